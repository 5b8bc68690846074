/** Source files as the architecture test sees them: a path from the project's root, its text and its syntax tree. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as ts from 'typescript';

export interface Source {
  /** From the project's root, with forward slashes: 'src/rules/game.ts'. */
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** One import, re-export, import() or require(), whether of types only or of values. */
export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly line: number;
}

export const sourceOf = (path: string, text: string): Source => ({
  path,
  text,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true),
});

/** Every .ts file below the folders, in a fixed order. */
export function readSources(root: string, folders: readonly string[]): readonly Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
      .sort()
      .map((path) => sourceOf(path, readFileSync(join(root, path), 'utf8'))),
  );
}

export const lineOf = (source: Source, node: ts.Node): number =>
  source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1;

/** Calls `look` with every node of the file, parents first. */
export function walk(source: Source, look: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    look(node);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
}

function clauseIsTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause.namedBindings;
  if (clause.name !== undefined || bindings === undefined || ts.isNamespaceImport(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}

function exportIsTypeOnly(node: ts.ExportDeclaration): boolean {
  if (node.isTypeOnly) return true;
  const clause = node.exportClause;
  if (clause === undefined || ts.isNamespaceExport(clause)) return false;
  return clause.elements.length > 0 && clause.elements.every((element) => element.isTypeOnly);
}

/** The module named by a node, if the node names one. */
function moduleNamed(node: ts.Node): { name: ts.Node; typeOnly: boolean } | null {
  if (ts.isImportDeclaration(node)) {
    return { name: node.moduleSpecifier, typeOnly: clauseIsTypeOnly(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
    return { name: node.moduleSpecifier, typeOnly: exportIsTypeOnly(node) };
  }
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
    return { name: node.moduleReference.expression, typeOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { name: node.argument.literal, typeOnly: true };
  }
  if (ts.isCallExpression(node)) {
    const callee = node.expression;
    const loads =
      callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');
    const name = node.arguments[0];
    if (loads && name !== undefined) return { name, typeOnly: false };
  }
  return null;
}

export function importsOf(source: Source): readonly Import[] {
  const imports: Import[] = [];
  walk(source, (node) => {
    const named = moduleNamed(node);
    if (named === null) return;
    const specifier = ts.isStringLiteralLike(named.name) ? named.name.text : '(computed)';
    imports.push({ specifier, typeOnly: named.typeOnly, line: lineOf(source, node) });
  });
  return imports;
}

/** The path that a relative import means, without extension: 'src/rules/game'; null for a package. */
export const targetOf = (source: Source, specifier: string): string | null =>
  specifier.startsWith('.') ? posix.join(posix.dirname(source.path), specifier) : null;
