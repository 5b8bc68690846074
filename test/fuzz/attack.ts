/** Plays one hostile stream on a line, or several one after the other, and tells whether the house let go of it. */
import { closesWithin, openLine, type HostileLine, type Target } from './hostile-line';
import type { Step, Stream, Way } from './stream';

/** How a hostile connection ended. stuck: the house has not closed it in time. refused: it was not let in at all. */
export type Outcome = 'ended' | 'stuck' | 'refused';

/** Far more than the house gives a peer that does not close. */
const CLOSE_MS = 30_000;
/** How long somebody waits for a return word. */
const WORD_MS = 3_000;
/** The name and the word are among the first things that are said. */
const KEPT_TEXT = 4_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The one who attacks: the line that is used, those before it, and what was said on the first. */
class Attacker {
  private heard = '';

  constructor(
    private readonly target: Target,
    private readonly way: Way | null,
    private line: HostileLine,
    private readonly before: HostileLine[] = [],
  ) {
    line.talk.on('data', (chunk: Buffer) => {
      if (this.heard.length < KEPT_TEXT) this.heard += chunk.toString('utf8');
    });
  }

  async perform(step: Step): Promise<void> {
    const { socket, talk } = this.line;
    switch (step.type) {
      case 'by':
        return;
      case 'send':
        if (!talk.destroyed) talk.write(step.bytes);
        return;
      case 'pause':
        return socket.closed ? undefined : sleep(step.ms);
      case 'stop-reading':
        talk.pause();
        return;
      case 'read-on':
        talk.resume();
        return;
      case 'half-close':
        talk.end();
        return;
      case 'reset':
        socket.resetAndDestroy();
        return;
      case 'come-back':
        return this.comeBack();
    }
  }

  /** Resolves with false when the house has not let go of all lines in time. */
  async leave(last: Step | undefined): Promise<boolean> {
    for (const { socket } of this.before) socket.destroy();
    if (last?.type !== 'half-close' && last?.type !== 'reset') this.line.socket.destroy();
    const closed = await closesWithin(this.line.socket, CLOSE_MS);
    this.line.socket.destroy();
    return closed;
  }

  /** On a new line, as a client that was cut off; who was never given a return word stays where he is. */
  private async comeBack(): Promise<void> {
    const words = await this.returnWords();
    const line = words === null ? null : await openLine(this.target, this.way);
    if (words === null || line === null) return;
    this.before.push(this.line);
    this.line = line;
    line.talk.resume();
    line.talk.write(`${words.name}\r\n${words.word}\r\n`);
  }

  private async returnWords(): Promise<{ readonly name: string; readonly word: string } | null> {
    for (let waited = 0; ; waited += 20) {
      const name = /Willkommen, ([^\s!]+)!/u.exec(this.heard)?.[1];
      const word = /R(?:ü|ue|.)ckkehrwort: (\S+ \S+)/u.exec(this.heard)?.[1];
      if (name !== undefined && word !== undefined) return { name, word };
      if (waited >= WORD_MS || this.line.socket.closed) return null;
      await sleep(20);
    }
  }
}

export async function attack(target: Target, stream: Stream): Promise<Outcome> {
  const [first] = stream;
  const way = first?.type === 'by' ? first.way : null;
  const line = await openLine(target, way);
  if (line === null) return 'refused';
  const attacker = new Attacker(target, way, line);
  for (const step of stream) await attacker.perform(step);
  return (await attacker.leave(stream.at(-1))) ? 'ended' : 'stuck';
}
