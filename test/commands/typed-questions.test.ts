/** Typed lines that ask for one square, one row, one column. */
import { bad, code, missing, table } from './typed';

const field = (name: string): object => ({ type: 'askBoard', question: { about: 'field', name } });
const row = (rank: number): object => ({ type: 'askBoard', question: { about: 'row', rank } });
const column = (file: string): object => ({ type: 'askBoard', question: { about: 'column', file } });

table('feld', [
  ['khalaha', 'feld 3', field('3')],
  ['khalaha', 'Feld drei', field('3')],
  ['khalaha', 'feld das 3', field('3')],
  ['khalaha', 'feld 3?', field('3')],
  ['khalaha', 'square 3', field('3')],
  ['filling', 'feld 6', field('6')],
  ['over', 'feld 1', field('1')],
  ['adjourned', 'feld 1', field('1')],
  ['watching', 'feld 1', field('1')],
  ['khalaha', 'feld 0', field('0')],
  ['khalaha', 'feld c4', bad('pit', 'c4')],
  ['khalaha', 'feld', missing('field')],
  ['khalaha', 'feld oben', bad('field', 'oben')],
  ['kelma', 'feld z', code('command-bad', { given: 'z', example: 'feld c2' })],
  ['kelma', 'feld', code('command-missing', { example: 'feld c2' })],
  ['khalaha', 'feld z', code('command-bad', { given: 'z', example: 'feld 3' })],
  ['kelma', 'feld c4', field('c4')],
  ['kelma', 'feld C11', field('c11')],
  ['kelma', 'field c4', field('c4')],
  ['kelma', 'feld z9', field('z9')],
  ['hall', 'feld 3', code('command-not-here')],
  ['emptyTable', 'feld 3', code('command-not-now', { moment: 'none' })],
]);

table('reihe', [
  ['kelma', 'reihe 6', row(6)],
  ['kelma', 'reih elf', row(11)],
  ['kelma', 'rank 6', row(6)],
  ['kelma', 'row 1', row(1)],
  ['kelma', 'reihe 0', bad('rank', '0')],
  ['kelma', 'reihe 12', bad('rank', '12')],
  ['kelma', 'reihe c', bad('rank', 'c')],
  ['kelma', 'reihe', missing('rank')],
  ['khalaha', 'reihe 1', code('command-not-here', { where: 'kelma' })],
]);

table('spalte', [
  ['kelma', 'spalte c', column('c')],
  ['kelma', 'SPALTE E', column('e')],
  ['kelma', 'linie a', column('a')],
  ['kelma', 'file a', column('a')],
  ['kelma', 'column b', column('b')],
  ['kelma', 'spalte f', bad('file', 'f')],
  ['kelma', 'spalte 3', bad('file', '3')],
  ['kelma', 'spalte', missing('file')],
  ['khalaha', 'spalte c', code('command-not-here', { where: 'kelma' })],
]);
