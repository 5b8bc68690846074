/** Waits for what a script expects of one person: a line, a GMCP message, bytes, the end of the line. */
import { transliterate } from '../../render/transliterate';
import type { Cast, Player } from './cast';
import { match, type Expectation, type Values } from './expectation';
import { lastOf, type Mismatch } from './mismatch';
import { holds } from './partial';
import { showBytes } from './raw-bytes';
import type { Step } from './script';
import type { GmcpMessage } from './stage';

type ReadStep = Extract<Step, { kind: 'read' }>;
type GmcpStep = Extract<Step, { kind: 'gmcp' }>;

/** How long something may take. */
export class Patience {
  private readonly limit: number;

  constructor(ms: number) {
    this.limit = performance.now() + ms;
  }

  /** Waits for anything new; false when there is none, or no time left. */
  async news({ seat }: Player): Promise<boolean> {
    return seat.news(Math.max(0, this.limit - performance.now()));
  }
}

const plain = (text: string): string => transliterate(text, 'ascii');

function inAscii(expectation: Expectation): Expectation {
  if (expectation.kind === 'anything') return expectation;
  if (expectation.kind === 'pattern') return { ...expectation, source: plain(expectation.source) };
  return {
    ...expectation,
    parts: expectation.parts.map((part) => ('text' in part ? { text: plain(part.text) } : part)),
  };
}

/** What the house says before it knows the client is in ASCII on a real line; there ß and ss are one. */
function matchAt(expectation: Expectation, { seat }: Player, at: number, values: Values): Values | null {
  const line = seat.lines[at] ?? '';
  const found = match(expectation, line, values);
  if (found !== null || at >= seat.greeted) return found;
  return match(inAscii(expectation), plain(line), values);
}

/** The values that the line gives, or why it is not there. skips: lines before it do not matter. */
export async function awaitLine(
  step: ReadStep,
  cast: Cast,
  values: Values,
  skips: boolean,
  ms: number,
): Promise<Values | Mismatch> {
  const patience = new Patience(ms);
  let player = cast.find(step.who) ?? (await cast.join(step.who));
  const skipping = skips || player.skipping;
  const from = player.lines;
  const missed = (why: Mismatch['why'], came: readonly string[]): Mismatch => {
    return { line: step.line, who: step.who, why, expected: step.source, came: lastOf(came) };
  };
  for (;;) {
    while (player.lines < player.seat.lines.length) {
      const at = player.lines;
      player.lines += 1;
      const found = matchAt(step.expectation, player, at, values);
      if (found !== null) {
        player.skipping = false;
        return found;
      }
      if (!skipping) return missed('different', [player.seat.lines[at] ?? '']);
    }
    if (await patience.news(player)) continue;
    // Who reads and is not there comes, unless something was to be read on the old line.
    if (!player.seat.closed || from < player.lines) {
      return missed(player.seat.closed ? 'closed' : 'silent', player.seat.lines.slice(from));
    }
    player = await cast.join(step.who);
  }
}

const showMessage = ({ name, data }: GmcpMessage): string =>
  data === undefined ? name : `${name} ${JSON.stringify(data)}`;

export async function awaitMessage(step: GmcpStep, player: Player, ms: number): Promise<Mismatch | null> {
  const patience = new Patience(ms);
  const { seat } = player;
  const from = player.messages;
  for (;;) {
    while (player.messages < seat.messages.length) {
      const message = seat.messages[player.messages];
      player.messages += 1;
      if (message?.name === step.name && holds(step.data, message.data)) return null;
    }
    if (await patience.news(player)) continue;
    const came = seat.messages.slice(from).map(showMessage);
    const why = seat.closed ? 'closed' : 'silent';
    return { line: step.line, who: step.who, why, expected: step.source, came: lastOf(came) };
  }
}

/** The bytes may come anywhere after those that were last waited for. */
export async function awaitBytes(
  step: Step,
  bytes: Buffer,
  player: Player,
  ms: number,
): Promise<Mismatch | null> {
  const patience = new Patience(ms);
  const { seat } = player;
  for (;;) {
    const found = seat.bytes?.indexOf(bytes, player.bytes) ?? -1;
    if (found >= 0) {
      player.bytes = found + bytes.length;
      return null;
    }
    if (await patience.news(player)) continue;
    const came = seat.bytes === null ? [] : [showBytes(seat.bytes.subarray(player.bytes).subarray(-60))];
    return { line: step.line, who: player.who, why: 'silent', expected: step.source, came };
  }
}

export async function awaitClose(step: Step, player: Player, ms: number): Promise<Mismatch | null> {
  if (await player.seat.gone(ms)) return null;
  const came = lastOf(player.seat.lines.slice(player.lines));
  return { line: step.line, who: player.who, why: 'open', expected: step.source, came };
}
