/** Every wish that a command can make, carried out. */
import { assertNever } from '../kernel/assert-never';
import type { Intent, Show } from '../command/intent';
import { fold } from '../kernel/fold';
import { opponentAt } from '../hall/hall';
import { gameOf, type GameId } from '../rules/registry';
import { OFFERS, type Offer } from '../match/intent';
import { sideOf, viewOf } from '../match/view';
import { opponentOf } from '../rules/game';
import { evolve } from '../match/evolve';
import type { MatchId } from '../match/events';
import * as challenges from './challenges';
import { analyse } from './analysis';
import { hint } from './hints';
import { deleteFigure, finger } from './figure';
import { exportMatch, listMatches, replayMatch, statistics } from './history';
import type { House } from './house';
import type { Line } from './line';
import { look, peoplePage } from './places';
import { answerAboutBoard, play, showLastMove, showMatchBoard, showMoves, showRecord } from './play';
import { set, showSettings } from './preferences';
import { newMatch } from './new-match';
import { report } from './reports';
import { go, leaveTable, resume, sit, standUp, watchFrom } from './seating';
import { presenceOf, situationOf, tableOf } from './situation';
import { tablesPage } from './tables';
import { steward } from './stewards';
import { ignore, reply, talk, tell } from './talk';

function show(house: House, line: Line, what: Show): void {
  switch (what) {
    case 'place':
      return look(house, line);
    case 'board':
      return showMatchBoard(house, line, null);
    case 'tables':
      return line.page(tablesPage(house, line, null));
    case 'people':
      return line.page(peoplePage(house));
    case 'record':
      return showRecord(house, line);
    case 'lastMove':
      return showLastMove(house, line);
    case 'settings':
      return showSettings(line);
    case 'commands':
      return line.page(
        house.words.interpreter.commandsHere(situationOf(house, line), line.settings.language),
      );
    default:
      return assertNever(what);
  }
}

/** Stands for no match that anybody plays. */
const EXAMPLE = 0 as MatchId;

/** The rules of a game, with a small board as it stands at the start. */
function showRules(house: House, line: Line, wished: GameId | null): void {
  const game = wished ?? situationOf(house, line).game;
  if (game === null) {
    line.say({ code: 'which-rules' });
    return;
  }
  line.page([
    { kind: 'heading', message: { code: 'rules-heading', game } },
    { kind: 'topic', name: `rules-${game}` },
    { kind: 'text', message: { code: 'rules-board', game } },
  ]);
  const { person } = presenceOf(house, line);
  const rules = gameOf(game).exampleRules;
  const example = evolve(null, { type: 'MatchStarted', at: 0, table: 0, rules, players: [person, person] });
  const numbered = (number: number): string => line.catalogue.say({ code: 'seat-number', number });
  line.board(viewOf(EXAMPLE, example, null), [numbered(1), numbered(2)]);
}

/** Accepts what the opponent at the table proposes, or else a challenge. */
async function accept(house: House, line: Line, name: string | null): Promise<void> {
  const presence = presenceOf(house, line);
  const id = tableOf(house, presence)?.match ?? null;
  const match = id === null ? undefined : house.matches.get(id);
  const side = match === undefined ? null : sideOf(match, presence.person.id);
  const offers = OFFERS.filter((each) => side !== null && match?.offers[each]?.by === opponentOf(side));
  const wordOf = (each: Offer): string => line.catalogue.say({ code: 'offer-word', offer: each });
  const named = offers.find((each) => name !== null && fold(wordOf(each)) === fold(name));
  const [offer, another] = offers;
  if (named !== undefined) await play(house, line, { type: 'accept', offer: named });
  else if (name !== null || offer === undefined) await challenges.accept(house, line, name);
  else if (another === undefined) await play(house, line, { type: 'accept', offer });
  else {
    // A yes to the last one must not be taken for one to a draw that was offered long before.
    line.say({ code: 'offers-several', words: offers.map(wordOf) });
  }
}

/** Declines a challenge, or an offer at the table; each where there is one, and where it is from whom is named. */
async function decline(house: House, line: Line, name: string | null): Promise<void> {
  if (challenges.decline(house, line, name)) return;
  const presence = presenceOf(house, line);
  const table = tableOf(house, presence);
  const opponent = table === null ? null : opponentAt(table, presence.person.id);
  const isTheirs = name === null || (opponent?.kind === 'person' && opponent.id.startsWith(fold(name)));
  if (!isTheirs) line.say({ code: 'no-challenge-from', name });
  else if (table?.running === true) await play(house, line, { type: 'decline' });
  else line.say({ code: 'refused-nothing-to-decline' });
}

/** When it returns, or what it returns resolves, the wish is carried out or refused, and all is said. */
export function carryOut(house: House, line: Line, intent: Intent): Promise<void> | void {
  switch (intent.type) {
    case 'match':
      return play(house, line, intent.intent);
    case 'leaveTable':
      return leaveTable(house, line);
    case 'show':
      return show(house, line, intent.show);
    case 'showBoardAs':
      return showMatchBoard(house, line, intent.style);
    case 'askBoard':
      return answerAboutBoard(house, line, intent.question);
    case 'showMoves':
      return showMoves(house, line, intent.from);
    case 'help':
      return line.page(
        house.words.interpreter.help(intent.topic, situationOf(house, line), line.settings.language),
      );
    case 'rules':
      return showRules(house, line, intent.game);
    case 'go':
      return go(house, line, intent.to);
    case 'newMatch':
      return newMatch(house, line, intent);
    case 'accept':
      return accept(house, line, intent.name);
    case 'decline':
      return decline(house, line, intent.name);
    case 'sit':
      return sit(house, line, intent.table);
    case 'watch':
      return go(house, line, { kind: 'table', table: intent.table });
    case 'watchFrom':
      return watchFrom(house, line, intent.side);
    case 'standUp':
      return standUp(house, line);
    case 'resume':
      return resume(house, line, intent.table);
    case 'talk':
      return talk(house, line, intent.channel, intent.text);
    case 'tell':
      return tell(house, line, intent.to, intent.text);
    case 'reply':
      return reply(house, line, intent.text);
    case 'ignore':
      return ignore(house, line, intent.name);
    case 'set':
      return set(house, line, intent.setting, intent.value);
    case 'deleteFigure':
      return deleteFigure(house, line);
    case 'finger':
      return finger(house, line, intent.name);
    case 'matchList':
      return listMatches(house, line, intent.name);
    case 'statistics':
      return statistics(house, line, intent.name);
    case 'replay':
      return replayMatch(house, line, intent.step);
    case 'export':
      return exportMatch(house, line, intent.match);
    case 'hint':
      return hint(house, line);
    case 'analyse':
      return analyse(house, line, intent.match);
    case 'steward':
      return steward(house, line, intent.act);
    case 'report':
      return report(house, line, intent);
    case 'changePassword':
    case 'quit':
      // The session sees to these itself, before a wish is made of them.
      return;
    default:
      return assertNever(intent);
  }
}
