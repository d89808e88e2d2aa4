import fs from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { closure, later, type ModuleGraph, type Modules } from './module-graph.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The list of loads, with what modules above put into it: the screen of which a day is made comes as one. */
const listOfLoads = [
  'modules/work/loads/web/list/LoadList.tsx',
  'modules/work/road/web/list-part.ts',
  'modules/work/carriage/web/list-part.ts',
  'modules/work/load-board/web/list-part.ts',
  'modules/work/tenders/web/bulk.tsx',
  'modules/work/load-papers/web/load-part.tsx',
] as const;

/** What waits behind lines of the menu: each count is little, and all are asked for as the desk opens. */
function countsOfMenu(): string[] {
  const files = fs.globSync('modules/*/*/web/{count,waiting}.ts', { cwd: root });
  return files.toSorted();
}

/** What staff work with, by where it begins: the page before sign-in, around every screen, every list, what the menu counts, every form, what is decided, every party, every load, the list of them. */
const parts: readonly (readonly [chunk: string, ...begins: string[]])[] = [
  ['desk-start', 'web/desk-main.tsx'],
  ['desk-frame', 'platform/web/shell/Shell.tsx'],
  ['desk-list', 'platform/web/list/ListScreen.tsx'],
  ['desk-counts', ...countsOfMenu()],
  ['desk-form', 'platform/web/form/FormScreen.tsx'],
  ['desk-record', 'platform/web/record/asks.tsx'],
  ['desk-party', 'modules/parties/parties/web/index.ts'],
  ['desk-load', 'modules/work/road/web/desk.ts'],
  ['desk-loads', ...listOfLoads],
];

/** Icons weigh less than a request for them: all that are in no other part come together. */
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
/** Words of loads; those for what fails are fetched when it does. */
const texts =
  /[\\/]work[\\/](?:loads|road|carriage|load-board|tenders)[\\/]messages[\\/](?!.*failures[\\/])(?:.*[\\/])?(en|afr|pt|fr)\.ts$/;

/**
 * Names the chunks in which the desk is sent: one for each part that many screens stand on. Each takes what the parts
 * before it do not have.
 */
export function deskChunks(): Rolldown.CodeSplittingGroup[] {
  let names: ReadonlyMap<string, string> | undefined;
  const all = (graph: ModuleGraph) => (names ??= plan(graph));
  return [
    ...parts.map(([chunk], index) => ({
      name: (id: string, graph: ModuleGraph) => (all(graph).get(id) === chunk ? chunk : null),
      debugName: chunk,
      priority: 2 * (parts.length - index),
    })),
    {
      name: (id, graph) => {
        const name = all(graph).get(id);
        if (name?.startsWith('texts-') || name === 'desk-icons') return name;
        return name === undefined && icons.test(id) ? 'desk-icons' : null;
      },
      debugName: 'desk-texts',
      // Before the parts that would take their icons along, after those that everybody has.
      priority: 2 * (parts.length - partsOfAll.length) + 1,
    },
  ];
}

/** Parts that are here before any other: an icon in a later one would bring all of it for the menu. */
const partsOfAll: readonly string[] = ['desk-start', 'desk-frame', 'desk-list'];

function plan(graph: ModuleGraph): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [chunk, ...begins] of parts) {
    const modules = begins.map((begin) => path.join(root, begin));
    const missing = modules.find((module) => !graph.getModuleInfo(module));
    if (missing) throw new Error(`The desk has no ${missing}.`);
    for (const module of modules)
      for (const id of closure(graph, module))
        if (!modules.includes(id) && !names.has(id))
          names.set(id, partsOfAll.includes(chunk) || !icons.test(id) ? chunk : 'desk-icons');
  }
  const list = listOfLoads.flatMap((begin) => [...closure(graph, path.join(root, begin))]);
  for (const [id, language] of textsOf(graph, new Set(list)))
    if (names.get(id) === undefined) names.set(id, `texts-loads-${language}`);
  return names;
}

/** The texts that these modules fetch when they are shown, with their language. */
function textsOf(graph: ModuleGraph, modules: Modules): (readonly [id: string, language: string])[] {
  return later(graph, modules).flatMap((id) => {
    const language = texts.exec(id)?.[1];
    return language === undefined ? [] : [[id, language] as const];
  });
}
