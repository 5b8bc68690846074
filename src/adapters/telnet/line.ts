/**
 * One person's line: bytes of a socket to events of the house, and the house's text to bytes. Joins the
 * parts beside it; each of them knows one thing.
 */
import type { Socket } from 'node:net';
import type { Clock } from '../../ports/clock';
import type {
  Charset,
  ClientTraits,
  CloseReason,
  Connection,
  ConnectionEvent,
  ConnectionId,
  ConnectionListener,
} from '../../ports/connection';
import { speaksHttp } from './browser';
import { ByteFilter } from './byte-filter';
import { ClientNews } from './client-news';
import { Dialogue } from './dialogue';
import { decodeLine, encodeText, withLineEnds } from './encoding';
import { Ending } from './ending';
import { FloodGuard } from './flood-guard';
import { makeGmcp, type GmcpMessage } from './gmcp';
import { heardGmcp } from './gmcp-in';
import { Intake } from './intake';
import { LineSplitter } from './line-splitter';
import { makeMssp } from './mssp';
import { Negotiator } from './negotiator';
import { Output } from './output';
import { PromptMark, type MarkKind } from './prompt-mark';
import { COMMAND } from './protocol';
import type { MsspAnswer, TelnetLimits } from './telnet-options';

const NOP = Buffer.of(COMMAND.IAC, COMMAND.NOP);

export interface LineSetting {
  readonly id: ConnectionId;
  readonly address: string;
  readonly limits: TelnetLimits;
  readonly clock: Clock;
  readonly mssp: () => MsspAnswer;
  /** limits.lineBytes long; lines of one thread share it. */
  readonly scratch: Buffer;
}

export class TelnetLine implements Connection {
  readonly id: ConnectionId;
  readonly address: string;
  private listener: ConnectionListener = () => undefined;
  private firstLine = true;
  private hidden = false;
  private asked = false;
  /** Nothing was sent since the last look, so a NOP keeps the way open. */
  private quiet = false;
  /** The house was told something in this turn. */
  private told = false;
  private readonly ending: Ending;
  private readonly intake: Intake;
  private readonly output: Output;
  private readonly news: ClientNews;
  private readonly prompt = new PromptMark();
  private readonly negotiator: Negotiator;
  private readonly dialogue: Dialogue;
  private readonly splitter: LineSplitter;
  private readonly filter: ByteFilter;
  private readonly flood: FloodGuard;

  constructor(
    private readonly socket: Socket,
    private readonly setting: LineSetting,
  ) {
    this.id = setting.id;
    this.address = setting.address;
    const { limits, clock } = setting;
    this.ending = new Ending(socket, limits.closeMs, clock);
    this.intake = new Intake(
      socket,
      (bytes) => this.receive(bytes),
      () => this.ended(),
    );
    this.flood = new FloodGuard(limits, clock.now());
    this.output = new Output(socket, limits, clock, {
      dropped: () => this.tell({ type: 'outputDropped' }),
      stuck: () => this.ending.abort('slowReader'),
    });
    this.news = new ClientNews(clock, (traits) => this.tell({ type: 'traits', traits }));
    const send = (bytes: Buffer): void => this.writeVital(bytes);
    this.dialogue = new Dialogue({
      send,
      learn: (news) => this.news.learn(news),
      gmcp: (message) => this.hear(message),
      mssp: () => makeMssp(setting.mssp()),
    });
    this.splitter = new LineSplitter(setting.scratch, {
      line: (bytes) => this.typed(bytes),
      tooLong: (beginning) => {
        if (!this.isBrowser(beginning) && this.inPace())
          this.tell({ type: 'lineTooLong', most: limits.lineBytes });
      },
    });
    this.negotiator = new Negotiator({
      send,
      typed: (bytes) => this.splitter.push(bytes),
      agreed: (option, on) => this.dialogue.agreed(option, on),
      subnegotiation: (option, body) => this.dialogue.subnegotiation(option, body),
    });
    this.filter = new ByteFilter(limits.subnegotiationBytes, {
      forward: (bytes) => this.negotiator.feed(bytes),
      admits: (verb, option) => this.negotiator.admits(verb, option),
      admitsSubnegotiation: (option) => this.negotiator.admitsSubnegotiation(option),
      areYouThere: () => (this.asked = true),
      skipping: () => this.skips(),
      heard: () => this.told,
      overflow: () => {
        if (this.inPace()) this.tell({ type: 'optionTooLong', most: limits.subnegotiationBytes });
      },
    });
  }

  /** Sends the probes; then the house may speak. first: bytes that came in before. */
  open(doorkeeper: (connection: Connection) => ConnectionListener, first: Buffer | null): void {
    this.socket.on('data', (chunk: Buffer) => this.intake.push(chunk));
    this.socket.on('end', () => this.intake.end());
    this.socket.on('close', () => this.closed());
    this.negotiator.open();
    this.listener = doorkeeper(this);
    if (first !== null && first.length > 0) this.intake.push(first);
  }

  get traits(): ClientTraits {
    return this.news.traits;
  }

  send(lines: readonly string[], prompt: string | null): void {
    if (lines.length === 0 && prompt === null) return;
    // A prompt that stands is left first, so the text begins on a line of its own.
    let text = this.prompt.standing ? '\r\n' : '';
    for (const line of lines) text += `${withLineEnds(line)}\r\n`;
    if (prompt !== null) text += withLineEnds(prompt);
    const bytes = encodeText(text, this.traits.charset);
    this.prompt.left();
    const mark = prompt === null ? null : this.prompt.shown(this.markKind());
    this.write(mark === null || mark.length === 0 ? bytes : Buffer.concat([bytes, mark]));
  }

  setCharset(charset: Charset | null): void {
    this.news.learn({ chosen: charset });
  }

  setEcho(typed: 'hidden' | 'shown'): void {
    this.hidden = typed === 'hidden';
    this.negotiator.echo(this.hidden);
  }

  sendGmcp(name: string, data: unknown): void {
    if (this.traits.gmcp) this.write(makeGmcp(name, data));
  }

  close(reason: CloseReason): void {
    if (this.ending.reason !== null) return;
    // The terminal is the player's again.
    if (this.hidden) this.setEcho('shown');
    this.sendGmcp('Core.Goodbye', reason);
    this.output.flush();
    this.ending.end(reason);
  }

  /** Called now and then: keeps the line of a client that negotiates from being cut as idle. */
  keepAlive(): void {
    if (this.quiet && this.negotiator.talks) this.output.send(NOP);
    this.quiet = true;
  }

  /** The peer has ended its side; what it sent before is answered first, and the house knows when that is done. */
  private ended(): void {
    if (this.ending.reason !== null) return;
    this.ending.awaitAnswers(() => this.close('peer'));
    this.tell({ type: 'ended' });
  }

  /** One turn's share of what came in; returns how many bytes it took. */
  private receive(bytes: Buffer): number {
    if (this.ending.reason !== null) return bytes.length;
    this.told = false;
    const taken = this.filter.push(bytes);
    this.write(this.prompt.late(this.markKind()));
    // However often it was asked in one packet.
    if (this.asked) this.write(NOP);
    this.asked = false;
    return taken;
  }

  private typed(bytes: Buffer): void {
    if (this.ending.reason !== null || this.isBrowser(bytes)) return;
    // The client has shown the line end itself, unless it was told to show nothing.
    if (!this.hidden) this.prompt.left();
    if (!this.inPace()) return;
    const { text, provesUtf8 } = decodeLine(bytes);
    if (provesUtf8) this.news.learn({ typedUtf8: true });
    this.tell({ type: 'line', text });
  }

  private hear(message: GmcpMessage): void {
    const heard = this.inPace() ? heardGmcp(message) : null;
    if (heard === null) return;
    if (heard.name === 'Core.Ping') this.sendGmcp('Core.Ping', undefined);
    else if (heard.name !== 'Core.KeepAlive') this.tell({ type: 'gmcp', ...heard });
  }

  private isBrowser(line: Buffer): boolean {
    const browser = this.firstLine && speaksHttp(line);
    this.firstLine = false;
    if (browser) this.ending.abort('http');
    return browser;
  }

  private inPace(): boolean {
    const pace = this.flood.take(this.setting.clock.now());
    if (pace === 'tooFast') this.tell({ type: 'flooding', pausedMs: this.setting.limits.floodPauseMs });
    return pace === 'fine';
  }

  /** Whether the line that comes in is left out: it is too long, or comes within a pause. */
  private skips(): boolean {
    if (this.splitter.skipping) return true;
    if (!this.flood.pauses(this.setting.clock.now())) return false;
    this.splitter.drop();
    return true;
  }

  private markKind(): MarkKind {
    if (!this.negotiator.talks) return 'silent';
    if (this.negotiator.agreedEor) return 'endOfRecord';
    return this.negotiator.knowsEor ? 'goAhead' : 'undecided';
  }

  private write(bytes: Buffer): void {
    this.quiet = false;
    this.output.send(bytes);
  }

  private writeVital(bytes: Buffer): void {
    this.quiet = false;
    this.output.sendVital(bytes);
  }

  private tell(event: ConnectionEvent): void {
    this.told = true;
    if (this.ending.reason === null) this.listener(event);
  }

  private closed(): void {
    this.output.closed();
    this.news.stop();
    this.listener({ type: 'closed', reason: this.ending.closed() });
    this.listener = () => undefined;
  }
}
