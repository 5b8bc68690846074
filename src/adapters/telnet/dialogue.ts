/** What is said within the options once they are agreed: who asks, what an answer teaches, how often at most. */
import { CHARSET_REJECTED, CHARSET_REQUEST, readCharsetReply } from './charset-offer';
import { ENVIRONMENT_REQUEST, readScreenReader } from './environment';
import { readGmcp, type GmcpMessage } from './gmcp';
import type { Learnt } from './learnt';
import { OPTION } from './protocol';
import { TERMINAL_TYPE_REQUEST, TerminalTypes } from './terminal-type';
import { readWindowSize } from './window-size';

export interface DialogueSink {
  /** A whole subnegotiation to send. */
  send(bytes: Buffer): void;
  learn(news: Partial<Learnt>): void;
  gmcp(message: GmcpMessage): void;
  /** The answer to a list of servers, made when it is asked for. */
  mssp(): Buffer;
}

export class Dialogue {
  private readonly terminal = new TerminalTypes();
  /** Our offer of charsets is out and not answered. */
  private offering = false;
  private offered = false;
  private countered = false;
  private gmcpAgreed = false;

  constructor(private readonly sink: DialogueSink) {}

  agreed(option: number, on: boolean): void {
    if (option === OPTION.GMCP) {
      this.gmcpAgreed = on;
      this.sink.learn({ gmcp: on });
    } else if (option === OPTION.TTYPE) {
      const asks = on && this.terminal.ask();
      this.sink.learn({ terminalAwaited: asks });
      if (asks) this.sink.send(TERMINAL_TYPE_REQUEST);
    } else if (option === OPTION.NEW_ENVIRON) {
      this.sink.learn({ environmentAwaited: on });
      if (on) this.sink.send(ENVIRONMENT_REQUEST);
    } else if (!on) return;
    else if (option === OPTION.MSSP) this.sink.send(this.sink.mssp());
    else if (option === OPTION.CHARSET && !this.offered) {
      this.offered = true;
      this.offering = true;
      this.sink.send(CHARSET_REQUEST);
    }
  }

  /** Takes any bytes; what is malformed or was not asked for changes nothing. */
  subnegotiation(option: number, body: Buffer): void {
    switch (option) {
      case OPTION.NAWS:
        this.sink.learn(readWindowSize(body) ?? {});
        return;
      case OPTION.TTYPE:
        this.terminalType(body);
        return;
      case OPTION.CHARSET:
        this.charset(body);
        return;
      case OPTION.NEW_ENVIRON: {
        const reader = readScreenReader(body);
        const told = reader === null ? {} : { environmentReader: reader };
        this.sink.learn({ ...told, environmentAwaited: false });
        return;
      }
      case OPTION.GMCP: {
        const message = this.gmcpAgreed ? readGmcp(body) : null;
        if (message !== null) this.sink.gmcp(message);
        return;
      }
    }
  }

  private terminalType(body: Buffer): void {
    const answer = this.terminal.answer(body);
    if (answer === null) return;
    const asks = !answer.done && this.terminal.ask();
    this.sink.learn({ ...answer.learnt, terminalAwaited: asks });
    if (asks) this.sink.send(TERMINAL_TYPE_REQUEST);
  }

  private charset(body: Buffer): void {
    const reply = readCharsetReply(body);
    if (reply?.type === 'counterOffer') {
      // Answered once: a client that offers again on each refusal would go on for ever.
      if (!this.countered) this.sink.send(CHARSET_REJECTED);
      this.countered = true;
      return;
    }
    if (reply === null || !this.offering) return;
    this.offering = false;
    if (reply.type === 'accepted') this.sink.learn({ agreed: reply.charset });
  }
}
