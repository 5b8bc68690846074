/** A person may be called Pit, though pits are called so: where a name is due, it is one. */
import { interpreter, meant } from './typed';

it('the name is free, and those of commands and of other fillers are not', () => {
  expect(interpreter.isReserved('Pit')).toBe(false);
  for (const name of ['Pits', 'Square', 'Feld', 'Tip']) expect(interpreter.isReserved(name)).toBe(true);
});

it.each([
  'teile anna mit hallo',
  'tm anna hallo',
  'tell anna hello',
  'ignoriere anna',
  'finger anna',
  'partien anna',
  'statistik anna',
  'annehmen anna',
  'ablehnen anna',
  'neustart kelma anna',
  'neustart anna kelma',
])('%s', (line) => {
  const read = (name: string, language: 'de' | 'en'): string =>
    JSON.stringify(meant('hall', line.replace('anna', name), language));
  for (const language of ['de', 'en'] as const)
    expect(read('pit', language)).toBe(read('anna', language).replaceAll('anna', 'pit'));
});
