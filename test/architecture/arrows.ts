/** The arrows between the rooms (docs/decisions/0001-rooms-and-arrows.md) as a table, and the check that holds them. */
import { importsOf, targetOf, type Source } from './source';

/**
 * room -> what it may import besides itself and kernel. `type x`: only types of x. A name with a slash is one part
 * of a room. Each adapter folder is a room of its own; `adapters` holds for those that are not named.
 */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  rules: [],
  bot: ['rules'],
  match: ['rules'],
  ports: ['type match', 'type rules'],
  text: ['rules/game', 'match/intent', 'type rules', 'type match'],
  command: ['rules', 'match/intent', 'type match', 'text'],
  render: ['rules', 'match/view', 'type match', 'text', 'type ports'],
  hall: ['match', 'rules/game', 'type rules'],
  session: ['match', 'hall', 'command', 'text', 'type ports', 'type rules'],
  runtime: ['session', 'hall', 'match', 'bot', 'render', 'type command', 'text', 'ports', 'rules'],
  adapters: ['ports', 'match/codec', 'match/player', 'type match', 'rules/game', 'type rules'],
  'adapters/worker': ['ports', 'bot', 'type match', 'rules'],
  config: ['ports/log'],
  'start-faults': ['type config', 'type ports'],
  commands: ['command', 'match/player', 'type match', 'type text', 'text/settings', 'rules'],
  locales: ['text', 'type command'],
};

/** The composition roots know everything, and nobody knows them. */
const ROOTS = /^src\/(main\.ts|healthcheck\.ts|tools\/)/;

/** 'src/rules/kelma/play' -> 'rules/kelma/play'; 'commands/sow' stays. */
const insideHouse = (path: string): string => path.replace(/^src\//, '').replace(/\.ts$/, '');

/** The room of a path inside the house: its first folder, for adapters the first two. */
function roomOf(path: string): string {
  const [first = '', second = ''] = insideHouse(path).split('/');
  return first === 'adapters' ? `${first}/${second}` : first;
}

const arrowsOf = (room: string): readonly string[] | undefined =>
  ARROWS[room] ?? (room.startsWith('adapters/') ? ARROWS['adapters'] : undefined);

function allows(arrow: string, target: string, typeOnly: boolean): boolean {
  const [name = '', ofTypes = false] = arrow.startsWith('type ') ? [arrow.slice(5), true] : [arrow];
  if (ofTypes && !typeOnly) return false;
  return target === name || target.startsWith(`${name}/`);
}

/** One line for each import that no arrow allows. */
export function wrongImports(source: Source): readonly string[] {
  if (ROOTS.test(source.path)) return [];
  const room = roomOf(source.path);
  const arrows = arrowsOf(room);
  if (arrows === undefined) return [`${source.path}: ${room} is no room of the house`];
  return importsOf(source).flatMap(({ specifier, typeOnly, line }) => {
    const path = targetOf(source, specifier);
    if (path === null || roomOf(path) === room) return [];
    const target = insideHouse(path);
    if (['kernel', ...arrows].some((arrow) => allows(arrow, target, typeOnly))) return [];
    return [
      `${source.path}:${String(line)}: ${room} may not import ${typeOnly ? 'types' : 'values'} of ${target}`,
    ];
  });
}
