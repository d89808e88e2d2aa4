import path from 'node:path';
import type { Rolldown } from 'vite';
import { publicFlowModules } from './public-flows.ts';

const start = path.resolve(import.meta.dirname, '../../web/apply-main.tsx');

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/**
 * Names the one chunk of what the first public screens need, besides each flow's own module. Left to itself the bundler
 * makes a chunk for every combination of screens that share a module, and a phone pays for each of them with a request.
 */
export function firstScreenChunk(): (id: string, graph: ModuleGraph) => string | null {
  let modules: ReadonlySet<string> | undefined;
  return (id, graph) => ((modules ??= firstScreenModules(graph)).has(id) ? 'base' : null);
}

function firstScreenModules(graph: ModuleGraph): ReadonlySet<string> {
  const begin = [start, ...Object.values(publicFlowModules())];
  return new Set(begin.flatMap((module) => [...staticImports(graph, module)]));
}

/** Everything that a module cannot run without, besides styles. */
function staticImports(graph: ModuleGraph, module: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported) || imported.endsWith('.css')) continue;
      found.add(imported);
      add(imported);
    }
  };
  add(module);
  return found;
}
