/**
 * Text of a session -> Script. `anna> typed`, `anna< read`, `anna~ GMCP`, `anna! step`, `uhr! 60 s`, `frist! 5 s`,
 * `haus! startet neu`, `# remark`. The only place that knows this syntax.
 */
import { err, ok, type Result } from '../../kernel/result';
import { fold } from '../../kernel/fold';
import { holesIn, namesIn, parseExpectation } from './expectation';
import { parseHeader } from './header';
import { parseBytes } from './raw-bytes';
import {
  isNoPerson,
  NO_PERSON,
  type Act,
  type Row,
  type Script,
  type ScriptFault,
  type Step,
  type StepKind,
} from './script';
import { parseSeconds } from './seconds';

/** The error is a German sentence. */
type Parsed<T> = Result<T, string>;

const PLAIN_ACTS: Readonly<
  Record<string, Extract<Act, { does: 'connects' | 'ends' | 'resets' | 'isClosed' }>['does']>
> = {
  kommt: 'connects',
  trennt: 'ends',
  'reisst ab': 'resets',
  'wird getrennt': 'isClosed',
};

/** `Name {"json":1}`; data is undefined without a body. */
function parseGmcp(text: string): Parsed<{ readonly name: string; readonly data: unknown }> {
  const [, name, body = ''] = /^([\w.-]+)(?: (.*))?$/.exec(text) ?? [];
  if (name === undefined) return err('Hier fehlt der Name der GMCP-Nachricht.');
  try {
    return ok({ name, data: body.trim() === '' ? undefined : (JSON.parse(body) as unknown) });
  } catch {
    return err(`Das ist kein JSON: ${body}`);
  }
}

function parseAct(text: string): Parsed<Act> {
  const plain = PLAIN_ACTS[fold(text)];
  if (plain !== undefined) return ok({ does: plain });
  const [, verb = '', rest = ''] = /^(\S+) (.+)$/.exec(text) ?? [];
  switch (fold(verb)) {
    case 'sendet':
    case 'empfaengt': {
      const bytes = parseBytes(rest);
      if (bytes === null) return err('Nach % stehen zwei hexadezimale Ziffern, zum Beispiel %FF.');
      return ok({ does: fold(verb) === 'sendet' ? 'sends' : 'receives', bytes });
    }
    case 'meldet': {
      const message = parseGmcp(rest);
      return message.ok ? ok({ does: 'tells', ...message.value }) : message;
    }
    default:
      return err(`Diesen Schritt gibt es nicht: ${text}`);
  }
}

function parseStep(who: string, text: string): Parsed<StepKind> {
  if (who === 'uhr' || who === 'frist') {
    const ms = parseSeconds(text);
    if (ms === null) return err(`Das ist keine Zeit, zum Beispiel 60 s: ${text}`);
    return ok({ kind: who === 'uhr' ? 'clock' : 'patience', ms });
  }
  if (who === 'haus') {
    if (text === 'startet neu') return ok({ kind: 'house', what: 'restart' });
    if (text === 'stirbt') return ok({ kind: 'house', what: 'kill' });
    return err(`Das Haus kennt nur die Schritte „startet neu“ und „stirbt“: ${text}`);
  }
  const act = parseAct(text);
  return act.ok ? ok({ kind: 'act', who, act: act.value }) : act;
}

function parseKind(source: string): Parsed<StepKind> {
  const [, who, sign, text = ''] = /^([a-zäöüß]+)([<>!~])(?: (.*))?$/u.exec(source) ?? [];
  if (who === undefined) return err(`Das ist keine Zeile einer Sitzung: ${source}`);
  if (sign !== '!' && isNoPerson(who)) return err(`${NO_PERSON}: ${source}`);
  if (sign === '>') return ok({ kind: 'type', who, text });
  if (sign === '!') return parseStep(who, text);
  if (sign === '~') {
    const message = parseGmcp(text);
    return message.ok ? ok({ kind: 'gmcp', who, ...message.value }) : message;
  }
  const expectation = parseExpectation(text);
  return expectation.ok ? ok({ kind: 'read', who, expectation: expectation.value }) : expectation;
}

/** Names of values that a step uses, though no line before gives them. Notes what it gives itself. */
function unknownValues(step: StepKind, known: Set<string>): readonly string[] {
  if (step.kind === 'type') return holesIn(step.text).filter((name) => !known.has(name));
  if (step.kind !== 'read') return [];
  const { needs, gives } = namesIn(step.expectation);
  const missing = needs.filter((name) => !known.has(name));
  gives.forEach((name) => known.add(name));
  return missing;
}

function parseRows(lines: readonly string[], first: number): Result<readonly Row[], ScriptFault> {
  const known = new Set<string>();
  const rows: Row[] = [];
  for (const [at, source] of lines.entries()) {
    const line = first + at;
    if (source === '' || source.startsWith('#')) {
      rows.push({ kind: 'remark', line, source });
      continue;
    }
    const step = parseKind(source);
    if (!step.ok) return err({ line, problem: step.error });
    const [missing] = unknownValues(step.value, known);
    if (missing !== undefined)
      return err({ line, problem: `Den Wert {${missing}} hat noch keine Zeile davor.` });
    rows.push({ ...step.value, line, source });
  }
  return ok(rows);
}

const speaksGmcp = (step: StepKind | Row, who: string): boolean =>
  (step.kind === 'gmcp' || (step.kind === 'act' && step.act.does === 'tells')) && step.who === who;

/** Who expects GMCP has agreed on it, without a word in the header. */
function withGmcp(script: Script): Script {
  const traits: Script['header']['traits'] = (who) => ({
    ...(script.rows.some((row) => speaksGmcp(row, who)) ? { gmcp: true } : null),
    ...script.header.traits(who),
  });
  return { ...script, header: { ...script.header, traits } };
}

/** text: of a whole file. */
export function parseScript(text: string): Result<Script, ScriptFault> {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  const rule = lines.indexOf('---');
  if (rule < 0) return err({ line: 1, problem: 'Es fehlt der Kopf; er endet mit einer Zeile aus ---.' });
  const header = parseHeader(lines.slice(0, rule));
  if (!header.ok) return header;
  const rows = parseRows(lines.slice(rule + 1), rule + 2);
  if (!rows.ok) return rows;
  return ok(withGmcp({ head: lines.slice(0, rule + 1), header: header.value, rows: rows.value }));
}

export const stepsOf = (script: Script): readonly Step[] =>
  script.rows.flatMap((row) => (row.kind === 'remark' ? [] : [row]));
