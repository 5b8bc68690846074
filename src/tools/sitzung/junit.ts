/** The report as JUnit XML, as CI servers read it: a test case for each file. */
import { explain, type Played } from './report';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters are no XML, however they are written. */
const escapeXml = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(/[^\t\n\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');

function testCase(played: Played): string {
  const { file, verdict, seconds } = played;
  const open = `  <testcase classname="sitzung" name="${escapeXml(file)}" time="${seconds.toFixed(3)}"`;
  if (verdict.kind === 'passed') return `${open}/>`;
  const lines = explain(played);
  const tag = verdict.kind === 'mismatch' ? 'failure' : 'error';
  const message = escapeXml(lines[0] ?? '');
  return `${open}>\n    <${tag} message="${message}">${escapeXml(lines.join('\n'))}</${tag}>\n  </testcase>`;
}

export function junit(played: readonly Played[]): string {
  const count = (test: (kind: Played['verdict']['kind']) => boolean): number =>
    played.filter(({ verdict }) => test(verdict.kind)).length;
  const failures = count((kind) => kind === 'mismatch');
  const errors = count((kind) => kind === 'fault' || kind === 'failed');
  const seconds = played.reduce((sum, each) => sum + each.seconds, 0);
  const suite =
    `<testsuite name="sitzung" tests="${played.length}" failures="${failures}" ` +
    `errors="${errors}" time="${seconds.toFixed(3)}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', suite, ...played.map(testCase), '</testsuite>', ''].join(
    '\n',
  );
}
