/**
 * Colours by what they mean. One chalk instance per level, never chalk's global one, since every client has its
 * own abilities. Whatever is coloured is also told by a sign or a word.
 */
import chalk from 'chalk';

export const ROLES = [
  'own',
  'other',
  'neutral',
  'lastMove',
  'frame',
  'turn',
  'result',
  'heading',
  'command',
  'warning',
] as const;
export type Role = (typeof ROLES)[number];

/** Each role paints a text that holds no line ends; at level 0 it comes back unchanged. */
export type Paint = Readonly<Record<Role, (text: string) => string>>;

function createPaint(level: chalk.Level): Paint {
  const colours = new chalk.Instance({ level });
  return {
    own: (text) => colours.bold.green(text),
    other: (text) => colours.cyan(text),
    neutral: (text) => colours.bold.magenta(text),
    lastMove: (text) => colours.bold.yellow(text),
    frame: (text) => colours.dim(text),
    turn: (text) => colours.bold(text),
    result: (text) => colours.bold.yellow(text),
    heading: (text) => colours.bold.underline(text),
    command: (text) => colours.bold.cyan(text),
    warning: (text) => colours.bold.red(text),
  };
}

/** Level 0 without the way through chalk, which is long for the many small texts of a board. */
const PLAIN = Object.fromEntries(ROLES.map((role) => [role, (text: string): string => text])) as Record<
  Role,
  (text: string) => string
>;

const PAINTS = [PLAIN, createPaint(1), createPaint(2), createPaint(3)] as const;

/** level: chalk's, 0 (none) to 3 (true colour). */
export const paintOf = (level: 0 | 1 | 2 | 3): Paint => PAINTS[level];
