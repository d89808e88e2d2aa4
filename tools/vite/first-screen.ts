import path from 'node:path';
import type { Rolldown } from 'vite';
import { publicFlowModules } from './public-flows.ts';

const root = path.resolve(import.meta.dirname, '../..');
const start = path.join(root, 'web/apply-main.tsx');

/** The desk's own: what is there before sign-in, then around every screen, then around every list and every form. */
const deskChunks = [
  ['desk-start', 'web/desk-main.tsx'],
  ['desk-frame', 'platform/web/shell/Shell.tsx'],
  ['desk-list', 'platform/web/list/ListScreen.tsx'],
  ['desk-form', 'platform/web/form/FormScreen.tsx'],
] as const;

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/**
 * The chunk of what the first public screens need, besides each flow's own module, and those of what every screen of the
 * desk needs. Left to itself the bundler makes a chunk for every combination of screens that share a module, and the
 * person pays for each of them with a request. A module belongs to the first group that needs it; what public pages may
 * fetch later is in no group of the desk, so that a phone never fetches the desk with it.
 */
export function screenChunks(): Rolldown.CodeSplittingGroup[] {
  const desk = deskChunks.map(([name, module]) => ({
    ...group(name, (graph) => staticImports(graph, path.join(root, module)).difference(publicModules(graph))),
    includeDependenciesRecursively: false,
  }));
  const groups = [group('base', firstScreenModules), ...desk];
  return groups.map((each, index) => ({ ...each, priority: groups.length - index }));
}

function group(name: string, find: (graph: ModuleGraph) => ReadonlySet<string>): Rolldown.CodeSplittingGroup {
  let modules: ReadonlySet<string> | undefined;
  return { name: (id, graph) => ((modules ??= find(graph)).has(id) ? name : null), debugName: name };
}

function firstScreenModules(graph: ModuleGraph): ReadonlySet<string> {
  const begin = [start, ...Object.values(publicFlowModules())];
  return new Set(begin.flatMap((module) => [...staticImports(graph, module)]));
}

/** Everything that a module cannot run without, besides styles. */
function staticImports(graph: ModuleGraph, module: string): Set<string> {
  return imports(graph, module, ({ importedIds }) => importedIds);
}

/** Everything that public pages may ever fetch. */
function publicModules(graph: ModuleGraph): Set<string> {
  return imports(graph, start, ({ importedIds, dynamicallyImportedIds }) => [
    ...importedIds,
    ...dynamicallyImportedIds,
  ]);
}

function imports(
  graph: ModuleGraph,
  module: string,
  next: (module: Rolldown.ModuleInfo) => readonly string[],
): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    const info = graph.getModuleInfo(id);
    for (const imported of info ? next(info) : []) {
      if (found.has(imported) || imported.endsWith('.css')) continue;
      found.add(imported);
      add(imported);
    }
  };
  add(module);
  return found;
}
