/** Sentences for players live in locales/; this finds those that stand in string literals instead. */
import * as ts from 'typescript';
import { lineOf, walk, type Source } from './source';

/** Where sentences live, and what speaks to the host at the command line and not to players. */
const ELSEWHERE = /^locales\/|^src\/(config\.ts|main\.ts|start-faults\.ts|healthcheck\.ts|tools\/|adapters\/metrics\/)/;

/** What a command declares of the input language: words that are read, not said. */
const INPUT_WORDS = new Set(['words', 'forms', 'topics', 'examples', 'example']);
const LOG_METHODS = new Set(['debug', 'info', 'warn', 'error']);

/** A hole of a template (a private character) or a word that can be spoken; 'wwwww SL,LT' of a position's literal is none. */
const PLACE = /\ue000|(?=\p{L}*[aeiouyäöü])\p{L}{2,}/iu.source;
const TWO_WORDS = new RegExp(`(?<!\\p{L})(${PLACE})[,;:.!?]?\\s+(?=(${PLACE})(?!\\p{L}))`, 'giu');
/** One word that only German spells so. */
const UMLAUT_WORD = /\p{L}*[äöüß]\p{L}*/giu;

function isProse(text: string): boolean {
  if ([...text.matchAll(TWO_WORDS)].some(([, one, two]) => one !== '\ue000' || two !== '\ue000')) return true;
  return (text.match(UMLAUT_WORD) ?? []).some((word) => word.length > 2);
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  // `${name} gewinnt` is glued prose: a hole stands for a word, though not for both.
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('\ue000');
  }
  return null;
}

/** log.warn({...}, 'message'): for the host. */
const isLogCall = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  LOG_METHODS.has(node.expression.name.text);

/** Words to the database: a statement in its room, or a template of kysely. */
const SQL_START =
  /^\s*(select|insert|update|delete|create|alter|drop|pragma|with|begin|vacuum|is not|not in)\b/;
const isStatement = (source: Source, text: string): boolean =>
  source.path.startsWith('src/adapters/sqlite/') && SQL_START.test(text);

const isSql = (node: ts.Node): boolean =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText().split(/[.<]/)[0] === 'sql';

const isThrown = (node: ts.Node): boolean =>
  ts.isNewExpression(node) && node.expression.getText().endsWith('Error');

function isInputWords(source: Source, node: ts.Node): boolean {
  const declares = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  return source.path.startsWith('commands/') && declares && INPUT_WORDS.has(node.name.getText(source.tree));
}

function isForPlayers(source: Source, literal: ts.Node): boolean {
  for (let node = literal.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return false;
    if (isThrown(node) || isLogCall(node) || isSql(node) || isInputWords(source, node)) return false;
    // What a called function says inside is judged by itself; a message only covers its own expression.
    if (ts.isFunctionLike(node)) return true;
  }
  return true;
}

/** One line for each literal that looks like a sentence for players. */
export function strayProse(source: Source): readonly string[] {
  if (ELSEWHERE.test(source.path)) return [];
  const found: string[] = [];
  walk(source, (node) => {
    const text = textOf(node);
    if (text === null || !isProse(text) || isStatement(source, text) || !isForPlayers(source, node)) return;
    found.push(
      `${source.path}:${String(lineOf(source, node))}: ${node.getText(source.tree)} belongs into locales/`,
    );
  });
  return found;
}
