/** One of the two who play: comes in under a name, comes back by the return word, and hears where things stand. */
import type { Ledger } from './ledger';
import { openLine, type ProgramLine } from './program-line';
import type { ToldState } from './position';

export const GOODBYE = 'Das Spielhaus schliesst kurz.';

export interface Player {
  readonly name: string;
  readonly line: ProgramLine;
  /** The newest state that this line was told; null before the first. */
  readonly told: () => ToldState | null;
}

interface Room {
  readonly place: string;
}

/** words: the return words by name, kept from one life of the house to the next. */
export async function comeIn(
  port: number,
  name: string,
  words: Map<string, string>,
  ledger: Ledger,
  opened: (line: ProgramLine) => void,
): Promise<Player> {
  let told: ToldState | null = null;
  let room: Room | null = null;
  let arrived = false;
  const line = await openLine(port, (message, data) => {
    if (message === 'Room.Info') room = data as Room;
    if (message !== 'Game.State') return;
    const first = told === null && !arrived;
    told = data as ToldState;
    ledger.hear(told, first);
  });
  opened(line);
  const sees = (pattern: RegExp): Promise<RegExpExecArray> => line.until(() => pattern.exec(line.text()));
  await sees(/Wie heisst Du\?/);
  line.type(name);
  const [, word] = await sees(/Dein Wort:|Rueckkehrwort: (\w+ \w+)/);
  if (word !== undefined) words.set(name, word);
  else {
    line.type(words.get(name) ?? 'unbekannt');
    const [answer] = await sees(/Willkommen zurueck|wieder da bist|stimmt nicht/);
    if (answer === 'stimmt nicht') throw new Error(`${name} is not let back to the seat`);
  }
  const { place } = await line.until(() => room);
  if (place === 'table') await line.until(() => told);
  else ledger.missing();
  arrived = true;
  return { name, line, told: () => told };
}
