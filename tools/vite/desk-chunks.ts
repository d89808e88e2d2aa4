import path from 'node:path';
import type { Rolldown } from 'vite';
import { closure, type ModuleGraph } from './module-graph.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What staff work with, by where it begins: the page before sign-in, around every screen, every list, every form, what is decided, every party, every load. */
const parts = [
  ['desk-start', 'web/desk-main.tsx'],
  ['desk-frame', 'platform/web/shell/Shell.tsx'],
  ['desk-list', 'platform/web/list/ListScreen.tsx'],
  ['desk-form', 'platform/web/form/FormScreen.tsx'],
  ['desk-record', 'platform/web/record/asks.tsx'],
  ['desk-party', 'modules/parties/parties/web/index.ts'],
  ['desk-load', 'modules/work/road/web/desk.ts'],
] as const;

/**
 * Names the chunks in which the desk is sent: one for each part that many screens stand on. Each takes what the parts
 * before it do not have.
 */
export function deskChunks(): Rolldown.CodeSplittingGroup[] {
  let names: ReadonlyMap<string, string> | undefined;
  return parts.map(([chunk], index) => ({
    name: (id, graph) => ((names ??= plan(graph)).get(id) === chunk ? chunk : null),
    debugName: chunk,
    priority: parts.length - index,
  }));
}

function plan(graph: ModuleGraph): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [chunk, begin] of parts) {
    const module = path.join(root, begin);
    for (const id of closure(graph, module)) if (id !== module && !names.has(id)) names.set(id, chunk);
  }
  return names;
}
