/** The static list of all commands, in the order in which lists show them. */
import type { AnyCommand } from '../src/command/definition';
import accept from './accept';
import adjourn from './adjourn';
import allowHints from './allow-hints';
import announce from './announce';
import ban from './ban';
import bug from './bug';
import idea from './idea';
import kick from './kick';
import log from './log';
import mute from './mute';
import pardon from './pardon';
import report from './report';
import shutdown from './shutdown';
import analyse from './analyse';
import claim from './claim';
import deleteFigure from './delete-figure';
import exportMatch from './export';
import hint from './hint';
import finger from './finger';
import forward from './forward';
import matchList from './match-list';
import password from './password';
import replay from './replay';
import statistics from './statistics';
import toPly from './to-ply';
import column from './column';
import commandList from './commands';
import decline from './decline';
import draw from './draw';
import emote from './emote';
import field from './field';
import fill from './fill';
import go from './go';
import help from './help';
import ignore from './ignore';
import lastMove from './last-move';
import leave from './leave';
import look from './look';
import move from './move';
import moves from './moves';
import newMatch from './new-match';
import quit from './quit';
import record from './record';
import reply from './reply';
import resign from './resign';
import resume from './resume';
import row from './row';
import rules from './rules';
import say from './say';
import set from './set';
import settings from './settings';
import shout from './shout';
import sit from './sit';
import sow from './sow';
import stand from './stand';
import standUp from './stand-up';
import swap from './swap';
import tables from './tables';
import takeback from './takeback';
import tell from './tell';
import view from './view';
import watch from './watch';
import whisper from './whisper';
import who from './who';

export { lexicon } from './lexicon';

export const commands: readonly AnyCommand[] = [
  help,
  commandList,
  rules,
  look,
  go,
  tables,
  who,
  report,
  bug,
  idea,
  quit,
  newMatch,
  sit,
  watch,
  view,
  standUp,
  stand,
  field,
  moves,
  lastMove,
  record,
  draw,
  takeback,
  adjourn,
  resume,
  resign,
  leave,
  claim,
  hint,
  allowHints,
  analyse,
  accept,
  decline,
  fill,
  sow,
  swap,
  move,
  row,
  column,
  say,
  tell,
  reply,
  shout,
  emote,
  whisper,
  ignore,
  password,
  deleteFigure,
  finger,
  settings,
  set,
  matchList,
  statistics,
  replay,
  forward,
  toPly,
  exportMatch,
  ban,
  mute,
  kick,
  pardon,
  announce,
  shutdown,
  log,
];
