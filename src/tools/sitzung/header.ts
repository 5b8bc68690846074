/** The header of a script: `key: value`, for one person `anna.key: value`; it ends with the line `---`. */
import { err, ok, type Result } from '../../kernel/result';
import type { ClientTraits } from '../../ports/connection';
import { parseSeconds } from './seconds';
import { isNoPerson, isPersonName, NO_PERSON, type Header, type ScriptFault } from './script';

type Traits = Partial<ClientTraits>;
/** null: not a value of that key. */
type ReadTrait = (value: string) => Traits | null;

const yesNo =
  (make: (yes: boolean) => Traits): ReadTrait =>
  (value) =>
    value === 'ja' || value === 'nein' ? make(value === 'ja') : null;

const CHARSETS: Readonly<Record<string, ClientTraits['charset']>> = {
  utf8: 'utf8',
  latin1: 'latin1',
  ascii: 'ascii',
};

const TRAITS: Readonly<Record<string, ReadTrait>> = {
  breite: (value) => (/^\d{2,3}$/.test(value) ? { columns: Number(value) } : null),
  zeichensatz: (value) => {
    const charset = CHARSETS[value];
    return charset === undefined ? null : { charset };
  },
  farben: (value) => (/^[01]$/.test(value) ? { colours: value === '0' ? 0 : 1 } : null),
  vorlesen: yesNo((screenReader) => ({ screenReader })),
  gmcp: yesNo((gmcp) => ({ gmcp })),
};

const SESSION: Readonly<Record<string, (value: string) => boolean>> = {
  rng: (value) => /^\d{1,9}$/.test(value),
  dabei: (value) => namesIn(value).every(isPersonName),
  frist: (value) => parseSeconds(value) !== null,
  locker: (value) => value === 'ja' || value === 'nein',
};

const DEFAULT_PATIENCE = '10 s';

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Whom a line of the header speaks of. */
const peopleIn = (key: string, value: string): readonly string[] =>
  key === 'dabei' ? namesIn(value) : key.split('.').slice(0, -1);

function isKnown(key: string, value: string): boolean | null {
  const session = SESSION[key];
  if (session !== undefined) return session(value);
  const trait = TRAITS[key.replace(/^[a-zäöüß]+\./u, '')];
  return trait === undefined ? null : trait(value) !== null;
}

function traitsFrom(fields: ReadonlyMap<string, string>, who: string): Traits {
  let found: Traits = {};
  for (const [name, read] of Object.entries(TRAITS)) {
    const value = fields.get(`${who}.${name}`) ?? fields.get(name);
    found = { ...found, ...(value === undefined ? null : read(value)) };
  }
  return found;
}

/** lines: without the rule. The first is line 1 of the file. */
export function parseHeader(lines: readonly string[]): Result<Header, ScriptFault> {
  const fields = new Map<string, string>();
  for (const [at, text] of lines.entries()) {
    if (text === '' || text.startsWith('#')) continue;
    const fault = (problem: string): Result<never, ScriptFault> => err({ line: at + 1, problem });
    const [, key, value] = /^((?:[a-zäöüß]+\.)?[a-z]+):\s*(.*?)\s*$/u.exec(text) ?? [];
    if (key === undefined || value === undefined) return fault(`Das ist keine Zeile für den Kopf: ${text}`);
    if (peopleIn(key, value).some(isNoPerson)) return fault(`${NO_PERSON}: ${text}`);
    const known = isKnown(key, value);
    if (known === null) return fault(`Den Schlüssel „${key}“ gibt es im Kopf nicht.`);
    if (!known) return fault(`„${value}“ passt nicht zu ${key}.`);
    fields.set(key, value);
  }
  return ok({
    rngSeed: Number(fields.get('rng') ?? '1'),
    present: namesIn(fields.get('dabei') ?? ''),
    traits: (who) => traitsFrom(fields, who),
    patienceMs: parseSeconds(fields.get('frist') ?? DEFAULT_PATIENCE) ?? 0,
    loose: fields.get('locker') === 'ja',
  });
}
