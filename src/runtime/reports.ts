/** What players tell the stewards: of somebody's conduct, of faults, of ideas. Stored; stewards in the house hear it. */
import { playerIdOf } from '../match/player';
import type { Named, ReportKind } from '../ports/steward-log';
import { cleanText } from '../render/clean';
import type { House } from './house';
import type { Line } from './line';
import { presenceOf } from './situation';
import { record } from './records';

const LONGEST = 400;
const LONGEST_NAME = 40;
/** A report is a durable commit, so nobody may make them in a row. */
const PAUSE_MS = 10_000;

function whomOf(house: House, typed: string): Named {
  const shown = cleanText(typed, LONGEST_NAME);
  const id = playerIdOf(shown);
  return { id, name: house.hall.people.get(id)?.person.name ?? shown };
}

export async function report(
  house: House,
  line: Line,
  wish: { readonly kind: ReportKind; readonly name: string | null; readonly text: string },
): Promise<void> {
  const text = cleanText(wish.text, LONGEST);
  const now = house.ports.clock.now();
  const left = line.lastReport + PAUSE_MS - now;
  if (text === '') {
    line.say({ code: 'report-empty' });
    return;
  }
  if (left > 0) {
    line.say({ code: 'report-too-soon', seconds: Math.ceil(left / 1000) });
    return;
  }
  line.lastReport = now;
  const { person } = presenceOf(house, line);
  const whom = wish.name === null ? null : whomOf(house, wish.name);
  if (!(await record(house, line, { kind: wish.kind, whom, text }))) return;
  line.say({ code: 'report-thanks' });
  const news = {
    code: 'report-came',
    kind: wish.kind,
    by: person.name,
    whom: whom?.name ?? '',
    text,
  } as const;
  for (const other of house.lines.values()) if (other.steward && other !== line) other.say(news);
}
