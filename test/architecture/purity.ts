/** The pure rooms: the same input gives the same output, at once. Time, chance and the world come in through ports. */
import * as ts from 'typescript';
import { lineOf, walk, type Source } from './source';

const PURE_ROOMS = /^src\/(kernel|rules|bot|match|text|command|render|session|hall)\//;

const IMPURE = new Set([
  'Date',
  'console',
  'process',
  'performance',
  'globalThis',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
]);

/** Whether the name means the global and not a property or a key of the same name. */
function isGlobal(node: ts.Identifier): boolean {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !(
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent)
  );
}

function impurityOf(node: ts.Node): string | null {
  if (ts.isIdentifier(node) && IMPURE.has(node.text) && isGlobal(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    if (node.expression.text === 'Math' && node.name.text === 'random') return 'Math.random';
  }
  if (ts.isAwaitExpression(node) || node.kind === ts.SyntaxKind.AsyncKeyword) return 'async';
  if (ts.isForOfStatement(node) && node.awaitModifier !== undefined) return 'for await';
  return null;
}

/** One line for each thing in a pure room that reaches out of it. */
export function impurities(source: Source): readonly string[] {
  if (!PURE_ROOMS.test(source.path)) return [];
  const found: string[] = [];
  walk(source, (node) => {
    const what = impurityOf(node);
    if (what !== null) found.push(`${source.path}:${String(lineOf(source, node))}: ${what} in a pure room`);
  });
  return found;
}
