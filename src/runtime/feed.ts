/** Feeds a line's session with what came, and does what it wants done. */
import { assertNever } from '../kernel/assert-never';
import { opponentAt, unfinishedOf, type Table } from '../hall/hall';
import { fold } from '../kernel/fold';
import { cleanText } from '../render/clean';
import type { Effect, Input } from '../session/model';
import { update, type Speech } from '../session/update';
import { carryOut } from './carry-out';
import { checkOld, setPassword, wantPassword } from './figure';
import type { House } from './house';
import type { Line } from './line';
import { enterAsGuest, guestName, leave, lookUp } from './login';
import { peoplePage } from './places';
import { costOf, warn } from './play';
import { prove } from './prove';
import { clientKnown, rememberReader } from './screen-reader';
import { playsAt, situationOf } from './situation';

function speechOf(house: House, line: Line): Speech {
  const { words } = house;
  return {
    // Answers repeat words of the line, so it is cleaned before anything looks at it (T9).
    interpret: (typed) => {
      const clean = cleanText(typed, typed.length);
      const meant = words.interpreter.interpret(clean, situationOf(house, line), line.settings.language);
      line.command = meant.kind === 'intent' ? meant.command : null;
      return meant;
    },
    loginWord: (typed) => words.loginWords.get(fold(typed)) ?? null,
    isReserved: (name) => words.interpreter.isReserved(name),
    costOf: (weighty) => costOf(house, line, weighty),
    isAwaited: () => situationOf(house, line).moment?.challenged === true,
  };
}

/** Resolves when everything that followed from the input is done. */
export async function feed(house: House, line: Line, input: Input): Promise<void> {
  await follow(house, line, input);
  await rememberReader(house, line);
}

async function follow(house: House, line: Line, input: Input): Promise<void> {
  const [model, effects] = update(line.model, input, speechOf(house, line));
  line.model = model;
  for (const effect of effects) {
    const answer = await perform(house, line, effect);
    if (answer !== null) await follow(house, line, answer);
  }
}

async function perform(house: House, line: Line, effect: Effect): Promise<Input | null> {
  switch (effect.type) {
    case 'say':
      line.say(effect.message);
      return null;
    case 'who':
      line.page(peoplePage(house));
      return null;
    case 'lookUp':
      return lookUp(house, effect.name);
    case 'guest':
      await clientKnown(house, line);
      return enterAsGuest(house, line, await guestName(house));
    case 'enter':
      await clientKnown(house, line);
      return enterAsGuest(house, line, effect.name);
    case 'prove':
      return prove(house, line, effect.name, effect.word);
    case 'echo':
      line.setEcho(effect.typed);
      return null;
    case 'wantPassword':
      return wantPassword(house, line);
    case 'checkOld':
      return checkOld(house, line, effect.password);
    case 'setPassword':
      return setPassword(house, line, effect.password);
    case 'warn':
      warn(house, line, effect.question);
      return null;
    case 'carryOut':
      await carryOut(house, line, effect.intent);
      return null;
    case 'putOut':
      line.say({ code: 'closing-wrong-proofs' });
      line.close('wrongProofs');
      return null;
    case 'leave':
      await farewell(house, line);
      return null;
    default:
      return assertNever(effect);
  }
}

async function farewell(house: House, line: Line): Promise<void> {
  const { person } = line;
  const own = person === null ? [] : unfinishedOf(house.hall, person.id);
  if (person !== null && own.length > 0) {
    const account = await house.ports.accounts.find(person.id);
    const isRivalry = (table: Table): boolean =>
      opponentAt(table, person.id)?.kind === 'person' && playsAt(house, table, person.id);
    const rival = own.some(isRivalry) ? 'yes' : 'no';
    line.say({ code: 'goodbye-match-waits', proof: account?.proof.kind ?? 'returnWord', rival });
  } else line.say({ code: 'goodbye' });
  await leave(house, line, 'left');
  line.close('left');
}
