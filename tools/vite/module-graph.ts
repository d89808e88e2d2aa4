import path from 'node:path';
import type { Rolldown } from 'vite';

/** What the bundler tells of modules while it decides which of them are sent together. */
export interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}
export type Modules = ReadonlySet<string>;

/** A module and everything that it cannot run without, besides styles. */
export function closure(graph: ModuleGraph, module: string): Modules {
  // A set goes on with what is added to it on the way.
  const found = new Set([module]);
  for (const id of found) for (const imported of importsOf(graph, id)) found.add(imported);
  return found;
}

const iconIndex = '/lucide-react/dist/esm/lucide-react.mjs';

/** What a module imports. Of the index of icons, which would bring all 1,700, only those that the module names. */
function importsOf(graph: ModuleGraph, id: string): string[] {
  const info = graph.getModuleInfo(id);
  const imports = (info?.importedIds ?? []).filter((imported) => !imported.endsWith('.css'));
  const index = imports.find((imported) => imported.endsWith(iconIndex));
  if (!index) return imports;
  const names =
    /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(info?.code ?? '')?.[1]?.match(/\b[A-Z]\w+/g) ?? [];
  return [
    ...imports.filter((imported) => imported !== index),
    ...names.flatMap((name) => iconFile(graph, index, name) ?? []),
  ];
}

function iconFile(graph: ModuleGraph, index: string, name: string): string | undefined {
  const line = (graph.getModuleInfo(index)?.code ?? '')
    .split('\n')
    .find((each) => new RegExp(`\\bdefault as ${name}\\b`).test(each));
  const file = line && /from ['"](.+)['"]/.exec(line)?.[1];
  return file && path.join(path.dirname(index), file);
}

/** What these modules fetch by `import()`. */
export function later(graph: ModuleGraph, modules: Modules): string[] {
  return [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

/** Where chunks begin, from a document on: itself, and whatever is ever fetched from it. */
export function beginnings(graph: ModuleGraph, document: string): Modules {
  const found = new Set([document]);
  for (const begin of found) for (const next of later(graph, closure(graph, begin))) found.add(next);
  return found;
}
