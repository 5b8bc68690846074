/** What a tool is to work on: a game, house rules and a position, read from words; a fault is one line for the host. */
import type { Result } from '../kernel/result';
import { err, ok } from '../kernel/result';
import * as kelma from '../rules/kelma';
import * as khalaha from '../rules/khalaha';
import { GAME_IDS, gameOf, presetOf, type GameId, type GameRules } from '../rules/registry';

export interface KhalahaTask {
  readonly game: 'khalaha';
  readonly rules: khalaha.KhalahaRules;
  /** Whoever moves is the mover. */
  readonly setup: khalaha.KhalahaSetup;
  /** The mover is south; forced passes are made. */
  readonly state: khalaha.KhalahaState;
}

export interface KelmaTask {
  readonly game: 'kelma';
  readonly rules: kelma.KelmaRules;
  readonly state: kelma.KelmaState;
}

export type Task = KhalahaTask | KelmaTask;

export function readGame(word: string | undefined): Result<GameId, string> {
  const game = GAME_IDS.find((id) => id === word);
  const given = word === undefined ? 'Es fehlt das Spiel' : `Ein Spiel ${JSON.stringify(word)} gibt es nicht`;
  return game === undefined ? err(`${given}. Spiele: ${GAME_IDS.join(', ')}.`) : ok(game);
}

/** name: undefined takes the game's default. */
export function readRules(game: GameId, name: string | undefined): Result<GameRules, string> {
  const { presets } = gameOf(game);
  const rules = name === undefined ? presets[0] : presetOf(game, name);
  if (rules !== undefined) return ok(rules);
  const known = presets.map(({ preset }) => preset).join(', ');
  return err(`--regeln: ${JSON.stringify(name)} gibt es in ${game} nicht. Möglich: ${known}.`);
}

/** Two fillings, `444444/444444`: every pit one digit, south's first. */
export function readFillings(text: string): khalaha.KhalahaSetup | null {
  const [, south, north] = /^\s*(\d{6})\/(\d{6})\s*$/.exec(text) ?? [];
  if (south === undefined || north === undefined) return null;
  const pits = (digits: string): khalaha.Pits => Array.from(digits, Number);
  return { mover: pits(south), other: pits(north), moverStore: 0, otherStore: 0 };
}

const KHALAHA_FAULTS = {
  notALiteral:
    'erwartet wird <6, eigene Bank, andere Bank, eigene Felder 1-6, andere Felder 1-6>, etwa "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>"',
  otherBoard: 'nur Bretter mit 6 Feldern je Seite sind möglich',
  badCount: 'jedes Feld braucht eine ganze Zahl ab 0',
  tooManySeeds: `mehr als ${khalaha.MOST_SEEDS} Steine passen nicht auf das Brett`,
} as const;

function khalahaTask(rules: khalaha.KhalahaRules, text: string): Result<KhalahaTask, string> {
  const refuse = (code: keyof typeof KHALAHA_FAULTS): Result<never, string> =>
    err(`Die Stellung ${JSON.stringify(text)} geht nicht: ${KHALAHA_FAULTS[code]}.`);
  const fillings = readFillings(text);
  const parsed = fillings === null ? khalaha.parseLiteral(text) : ok(fillings);
  if (!parsed.ok) return refuse(parsed.error.code);
  const state = khalaha.fromSetup(parsed.value, rules);
  if (!state.ok) return refuse(state.error.code);
  return ok({ game: 'khalaha', rules, setup: parsed.value, state: state.value });
}

const KELMA_FAULTS: Readonly<Record<kelma.LiteralFault['code'], string>> = {
  unreadable: 'erwartet werden Reihen 11 bis 1, Steine, Zugrecht und Sperre',
  twoOnOneSquare: 'zwei stehen auf einem Feld',
  tooManyPawns: 'eine Seite hat zu viele Bauern',
  stonesMissing: 'ein Wendestein fehlt',
  stoneTwice: 'ein Wendestein steht zweimal da',
  faceNotOfStone: 'ein Wendestein zeigt eine Seite, die er nicht hat',
  lockWithoutStone: 'auf dem gesperrten Feld steht kein Wendestein',
  playedOnAfterGoal: 'nach dem Sieg ist weitergespielt worden',
};

function kelmaTask(rules: kelma.KelmaRules, text: string): Result<KelmaTask, string> {
  const position = kelma.parseLiteral(text);
  if (position.ok) return ok({ game: 'kelma', rules, state: kelma.stateFrom(rules, position.value) });
  const reason = KELMA_FAULTS[position.error.code];
  return err(`Die Stellung ${JSON.stringify(text)} geht nicht: ${reason}, wie in "${kelma.SETUPS.mitte}".`);
}

/** words: the game and the literal; a Khalaha position may also be two fillings. */
export function readTask(words: readonly string[], preset: string | undefined): Result<Task, string> {
  const [first, literal, extra] = words;
  const game = readGame(first);
  if (!game.ok) return game;
  const rules = readRules(game.value, preset);
  if (!rules.ok) return rules;
  if (literal === undefined) return err('Es fehlt die Stellung, am besten in Anführungszeichen.');
  if (extra !== undefined)
    return err(`${JSON.stringify(extra)} ist zu viel; gehört die Stellung in Anführungszeichen?`);
  return rules.value.game === 'khalaha' ? khalahaTask(rules.value, literal) : kelmaTask(rules.value, literal);
}
