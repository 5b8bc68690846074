/**
 * npm run turnier -- <game> <contestant> <contestant> [--spiele N] [--saat N] [--regeln preset] [--knoten N]: matches
 * between levels, or a level and chance, sides swapped; the same call gives the same result.
 */
import { join } from 'node:path';
import { endgameTable, TABLE_SEEDS } from '../adapters/worker/tables';
import { readConfig } from '../config';
import type { Result } from '../kernel/result';
import { err, ok } from '../kernel/result';
import type { GameRules } from '../rules/registry';
import { give, readCall, wholeNumber, type Answer, type Call, type Env } from './call';
import { CONTESTANTS, createContestant, type ContestantName } from './contestant';
import { confidence, playTournament } from './contest';
import { readGame, readRules } from './position';

const OPTIONS = { valued: ['spiele', 'saat', 'regeln', 'knoten'] };
const MATCHES = 100;
const TELL_EVERY = 20;

interface Wish {
  readonly rules: GameRules;
  readonly names: readonly [ContestantName, ContestantName];
  readonly matches: number;
  readonly seed: number;
  /** null: each level has its own budget. */
  readonly nodes: number | null;
}

function readContestant(word: string | undefined): Result<ContestantName, string> {
  const name = CONTESTANTS.find((known) => known === word);
  const given = word === undefined ? 'Es fehlt ein Spieler' : `${JSON.stringify(word)} ist kein Spieler`;
  return name === undefined ? err(`${given}. Möglich: ${CONTESTANTS.join(', ')}.`) : ok(name);
}

function readNames([, first, second, extra]: readonly string[]): Result<Wish['names'], string> {
  const one = readContestant(first);
  if (!one.ok) return one;
  const two = readContestant(second);
  if (!two.ok) return two;
  return extra === undefined ? ok([one.value, two.value]) : err(`${JSON.stringify(extra)} ist zu viel.`);
}

function readWish(call: Call): Result<Wish, string> {
  const game = readGame(call.words[0]);
  if (!game.ok) return game;
  const names = readNames(call.words);
  if (!names.ok) return names;
  const rules = readRules(game.value, call.options.get('regeln'));
  if (!rules.ok) return rules;
  const matches = wholeNumber(call, 'spiele', 2, 100_000);
  if (!matches.ok) return matches;
  if (matches.value !== null && matches.value % 2 === 1)
    return err(
      `--spiele: ${matches.value} geht nicht. Gespielt wird in Paaren mit getauschten Seiten, also gerade oft.`,
    );
  const seed = wholeNumber(call, 'saat', 0, 2 ** 31 - 1);
  if (!seed.ok) return seed;
  const nodes = wholeNumber(call, 'knoten', 1, 1e12);
  if (!nodes.ok) return nodes;
  return ok({
    rules: rules.value,
    names: names.value,
    matches: matches.value ?? MATCHES,
    seed: seed.value ?? 1,
    nodes: nodes.value,
  });
}

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;

export function holdTournament(args: readonly string[], env: Env, say: (line: string) => void): Answer {
  const config = readConfig(env);
  if (!config.ok) return config;
  const call = readCall(args, OPTIONS);
  if (!call.ok) return call;
  const wish = readWish(call.value);
  if (!wish.ok) return wish;
  const { rules, names, matches, seed, nodes } = wish.value;
  const tables = { folder: join(config.value.dataDir, 'endspiel'), seeds: TABLE_SEEDS };
  const create = (name: ContestantName) =>
    createContestant(name, rules, (each) => endgameTable(tables, each), nodes ?? Infinity);
  const began = performance.now();
  const tally = playTournament(rules, [create(names[0]), create(names[1])], matches, seed, (so) => {
    const played = so.wins + so.draws + so.losses;
    if (played % TELL_EVERY === 0 && played < matches)
      say(`${played} Partien: ${so.wins} gewonnen, ${so.draws} unentschieden, ${so.losses} verloren`);
  });
  const { wins, draws, losses, plies } = tally;
  const score = (wins + draws / 2) / matches;
  return ok({
    game: rules.game,
    rules: rules.preset,
    players: names,
    games: matches,
    seed,
    nodes,
    wins,
    draws,
    losses,
    score: rounded(score),
    confidence: 0.95,
    interval: confidence(score, matches).map(rounded),
    pliesPerGame: Math.round(plies / matches),
    seconds: Math.round((performance.now() - began) / 100) / 10,
  });
}

if (require.main === module) {
  give(holdTournament(process.argv.slice(2), process.env, (line) => process.stderr.write(`${line}\n`)));
}
