import path from 'node:path';
import type { Rolldown } from 'vite';
import { publicFlowModules } from './public-flows.ts';

const root = path.resolve(import.meta.dirname, '../..');
const apply = path.join(root, 'web/apply-main.tsx');
const desk = path.join(root, 'web/desk-main.tsx');

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}
type Modules = ReadonlySet<string>;

/** What staff work with, by where it begins: the page before sign-in, around every screen, every list, every form. */
const deskParts = [
  ['desk-start', 'web/desk-main.tsx'],
  ['desk-frame', 'platform/web/shell/Shell.tsx'],
  ['desk-list', 'platform/web/list/ListScreen.tsx'],
  ['desk-form', 'platform/web/form/FormScreen.tsx'],
] as const;
type ChunkName = 'base' | 'overlay' | 'form' | (typeof deskParts)[number][0];

/**
 * Names the chunks in which the product is sent. Left to itself the bundler makes one for every combination of screens
 * that share a module, and a phone pays for each of them with a request and with worse compression.
 *
 * `base`: what the first public screens share with anything else. What only one flow needs stays with that flow.
 * `overlay`: what the desk begins with and public pages need later: notices, dialogs.
 * `form`: what the forms of public pages are made of; what one of them alone needs, and no screen of the desk, stays with it.
 * `desk-…`: the desk's own, of which nothing ever reaches a public page.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let names: ReadonlyMap<string, ChunkName> | undefined;
  const order: readonly ChunkName[] = ['base', 'overlay', 'form', ...deskParts.map(([name]) => name)];
  // A group takes the dependencies of its modules along, so the ones that others build on come first.
  return order.map((chunk, index) => ({
    name: (id, graph) => ((names ??= plan(graph)).get(id) === chunk ? chunk : null),
    debugName: chunk,
    priority: order.length - index,
  }));
}

function plan(graph: ModuleGraph): ReadonlyMap<string, ChunkName> {
  const names = new Map<string, ChunkName>();
  const name = (chunk: ChunkName, modules: Iterable<string>) => {
    for (const id of modules) if (!names.has(id)) names.set(id, chunk);
  };
  const flows = Object.values(publicFlowModules());
  const onPublicPages = reachable(graph, apply);
  const deskBegins = closure(graph, desk);
  const forms = flows.map(
    (flow) => new Set(later(graph, closure(graph, flow)).flatMap((module) => [...closure(graph, module)])),
  );
  const onDesk = reachable(graph, desk);
  const isOfSeveral = (id: string) => onDesk.has(id) || forms.filter((form) => form.has(id)).length > 1;

  name('base', firstScreen(graph, flows));
  name(
    'overlay',
    filter(deskBegins, (id) => onPublicPages.has(id)),
  );
  // A slice's own modules stay with its screens, the numbering plans with the phone field, each language by itself.
  name(
    'form',
    filter(
      forms.flatMap((form) => [...form]),
      (id) => isOfSeveral(id) && isShared(id) && !/[\\/]phone|libphonenumber|[\\/]messages[\\/]/.test(id),
    ),
  );
  for (const [chunk, begin] of deskParts) {
    const module = path.join(root, begin);
    name(
      chunk,
      filter(closure(graph, module), (id) => id !== module && !onPublicPages.has(id)),
    );
  }
  return names;
}

function firstScreen(graph: ModuleGraph, flows: readonly string[]): string[] {
  const frame = filter(closure(graph, apply), (id) => id !== apply);
  const uses = new Map<string, number>();
  for (const begin of [desk, ...reachableBeginnings(graph, apply), ...reachableBeginnings(graph, desk)]) {
    for (const id of closure(graph, begin)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const ofFlows = flows.flatMap((flow) => filter(closure(graph, flow), (id) => id !== flow && (uses.get(id) ?? 0) > 1));
  return [...frame, ...ofFlows];
}

const isShared = (id: string) =>
  id.includes('/node_modules/') ||
  ['platform', 'modules/links/web', 'modules/parties'].some((folder) => id.startsWith(path.join(root, folder)));
const filter = (ids: Iterable<string>, keep: (id: string) => boolean) => [...ids].filter(keep);

/** A module and everything that it cannot run without, besides styles. */
function closure(graph: ModuleGraph, module: string): Modules {
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
function later(graph: ModuleGraph, modules: Modules): string[] {
  return [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

/** Where chunks begin, from a document on: itself, and whatever is ever fetched from it. */
function reachableBeginnings(graph: ModuleGraph, document: string): Modules {
  const found = new Set([document]);
  for (const begin of found) for (const next of later(graph, closure(graph, begin))) found.add(next);
  return found;
}

function reachable(graph: ModuleGraph, document: string): Modules {
  return new Set([...reachableBeginnings(graph, document)].flatMap((begin) => [...closure(graph, begin)]));
}
