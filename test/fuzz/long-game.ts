/**
 * Hostile people who stay long and do much at the tables: up to some hundred lines that begin matches, fill pits over
 * and over, offer, decline and take back, go away in the middle, lose their line and come back by their return word.
 */
import type { Rng } from '../../src/kernel/rng';
import type { Corpus } from './corpus';
import type { Step } from './stream';
import { NAMES, pick } from './tricks';

const PEOPLE = NAMES.filter((name) => /^\p{Lu}/u.test(name));

/** Alone one may make every move at once. */
const ALONE = [
  'neustart khalaha allein',
  'neustart khalaha kalah allein',
  'neustart kelma allein',
  'neustart kelma weit allein',
];
const COMPUTERS = [
  'neustart khalaha computer leicht',
  'neustart khalaha kalah computer mittel',
  'neustart khalaha mitte computer schwer',
  'neustart khalaha kalah computer leicht gegen computer leicht',
  'neustart kelma computer leicht',
];
const SEATS = ['setze dich an tisch 1', 'zuschauen 1', 'tisch 2', 'zuschauen 2', 'fortsetzen 1', 'neustart'];
const DEALS = ['remis', 'annehmen', 'ablehnen', 'zurück', 'tipps', 'neustart', 'beenden', 'tausche', 'nein'];
const QUESTIONS = [
  'tipp',
  'stand',
  'züge',
  'verlauf',
  'letzter',
  'partien',
  'partie',
  'zug 3',
  'feld 3',
  'wer',
];
const EXITS = ['halle', 'raus', 'aufstehen', 'khalaha-saal', 'kelma-saal', 'gehe tisch 1', 'analyse'];
/** Said twice, they are meant. */
const FAREWELLS = ['aufgeben', 'aussteigen', 'aussteigen'];

const several = (rng: Rng, most: number, line: () => string): readonly string[] =>
  Array.from({ length: 1 + rng.below(most) }, line);

const filling = (rng: Rng): string => {
  const seeds = 3 + rng.below(5);
  if (rng.below(6) === 0) return pick(rng, ['fertig', 'fülle fertig', `alle mit ${seeds}`]);
  return `fülle ${rng.below(8)} mit ${seeds}`;
};

/** All pits as they may be filled, so that the game begins; twice, for both sides of who plays alone. */
const filled = (): readonly string[] => ['alle mit 6', 'fertig', 'alle mit 6', 'fertig'];

const square = (rng: Rng): string => `${pick(rng, ['a', 'b', 'c', 'd', 'e'])}${1 + rng.below(11)}`;
const kelmaMove = (rng: Rng, { kelmaMoves }: Corpus): string =>
  rng.below(3) === 0 ? `${square(rng)}-${square(rng)}` : pick(rng, kelmaMoves);

function beginning(rng: Rng): string {
  if (rng.below(6) === 0) return challenge(rng);
  return pick(rng, rng.below(3) > 0 ? ALONE : COMPUTERS);
}

/** One match from its beginning to the moment when this person has had enough of it. */
function episode(rng: Rng, corpus: Corpus): readonly string[] {
  const begin = beginning(rng);
  const kelma = begin.includes('kelma');
  const move = (): string => (kelma ? kelmaMove(rng, corpus) : String(rng.below(8)));
  const lines = [begin, ...(kelma ? [] : several(rng, 12, () => filling(rng)))];
  if (!kelma && rng.below(3) > 0) lines.push(...filled());
  for (let turns = rng.below(6); turns > 0; turns -= 1) {
    lines.push(...several(rng, 10, move));
    if (rng.below(2) === 0) lines.push(pick(rng, DEALS));
    if (rng.below(3) === 0) lines.push(pick(rng, QUESTIONS));
  }
  if (rng.below(3) > 0) lines.push(...Array<string>(1 + rng.below(2)).fill(pick(rng, FAREWELLS)));
  if (rng.below(2) === 0) lines.push(pick(rng, EXITS));
  if (rng.below(3) === 0) lines.push(pick(rng, SEATS));
  return lines;
}

const challenge = (rng: Rng): string =>
  `neustart ${pick(rng, ['khalaha', 'khalaha kalah', 'kelma'])} ${pick(rng, NAMES)}`;

/** Cut off, or leaving the old line to its fate; then again, on a new one. */
const lostLine = (rng: Rng): readonly Step[] => [
  ...pick<readonly Step[]>(rng, [[{ type: 'reset' }], [{ type: 'half-close' }], []]),
  { type: 'pause', ms: rng.below(60) },
  { type: 'come-back' },
  { type: 'pause', ms: 20 + rng.below(60) },
];

/** What a person types at most by the house's default: the pause between two lines. */
const PATIENT_MS = 55;

/** Lines of one packet, and the pause after it; a computer needs a second for its move. */
function packet(rng: Rng, lines: readonly string[], patient: boolean): readonly Step[] {
  const ms = patient ? lines.length * PATIENT_MS : rng.below(8);
  const wait = rng.below(60) === 0 ? 1100 : ms;
  return [
    { type: 'send', bytes: Buffer.from(lines.map((line) => `${line}\r\n`).join('')) },
    { type: 'pause', ms: wait },
  ];
}

/** patient: no faster than the house allows, so that all of it is heard. */
export function longGame(rng: Rng, corpus: Corpus): readonly Step[] {
  const patient = rng.below(2) === 0;
  const name = rng.below(5) === 0 ? pick(rng, PEOPLE) : 'gast';
  const steps: Step[] = [...packet(rng, [name], true), { type: 'pause', ms: 60 }];
  const most = 40 + rng.below(patient ? 120 : 300);
  for (let typed = 0; typed < most;) {
    const lines = episode(rng, corpus);
    typed += lines.length;
    for (let at = 0; at < lines.length;) {
      const size = 1 + rng.below(patient ? 3 : 12);
      steps.push(...packet(rng, lines.slice(at, at + size), patient));
      at += size;
      if (rng.below(25) === 0) steps.push(...lostLine(rng));
    }
  }
  // What is left behind waits for thirty days; so that the house is not filled with it, most do not leave any.
  return rng.below(6) === 0 ? steps : [...steps, ...packet(rng, ['aussteigen', 'aussteigen'], true)];
}
