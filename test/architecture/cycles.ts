/** Circles of imports: files that can only be understood, and loaded, all at once. */
import { importsOf, targetOf, type Source } from './source';

/** path -> the paths of the sources that it imports, types included. */
function graphOf(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Set(sources.map((source) => source.path));
  const resolve = (target: string): string | undefined =>
    [`${target}.ts`, `${target}/index.ts`].find((path) => paths.has(path));
  return new Map(
    sources.map((source) => {
      const targets = importsOf(source).map(({ specifier }) => targetOf(source, specifier));
      return [source.path, targets.flatMap((target) => (target === null ? [] : (resolve(target) ?? [])))];
    }),
  );
}

/** Every circle once, as 'a -> b -> a'. */
export function cycles(sources: readonly Source[]): readonly string[] {
  const graph = graphOf(sources);
  const done = new Set<string>();
  const trail: string[] = [];
  const found: string[] = [];
  const visit = (path: string): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    trail.push(path);
    for (const next of graph.get(path) ?? []) visit(next);
    trail.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return found;
}
