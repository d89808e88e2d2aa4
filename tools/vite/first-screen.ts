import path from 'node:path';
import type { Rolldown } from 'vite';

const start = path.resolve(import.meta.dirname, '../../web/apply-main.tsx');

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/**
 * Names the one chunk of everything that the first public screen needs. Left to itself the bundler makes a chunk for each
 * combination of screens that share a module, and a phone pays for every one of them with a request.
 */
export function firstScreenChunk(): (id: string, graph: ModuleGraph) => string | null {
  let modules: ReadonlySet<string> | undefined;
  return (id, graph) => ((modules ??= staticImports(graph)).has(id) ? 'base' : null);
}

function staticImports(graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported) || imported.endsWith('.css')) continue;
      found.add(imported);
      add(imported);
    }
  };
  add(start);
  return found;
}
