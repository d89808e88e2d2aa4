import path from 'node:path';
import type { Rolldown } from 'vite';
import { beginnings, closure, later, type ModuleGraph, type Modules } from './module-graph.ts';
import { publicFlowModules } from './public-flows.ts';

const root = path.resolve(import.meta.dirname, '../..');
const apply = path.join(root, 'web/apply-main.tsx');

const trips = path.join(root, 'modules/work/trips');
/** What the pages of drivers use early and late stays with them. */
const ofDrivers = [trips, path.join(root, 'modules/fleet/vehicle-inspections')];
const worker = path.join(root, 'platform/web/app/updates.ts');

type ChunkName = 'base' | 'worker' | 'extras' | 'form' | 'trip';
const order: readonly ChunkName[] = ['base', 'worker', 'extras', 'form', 'trip'];

/**
 * Names the chunks in which public pages are sent. Left to itself the bundler makes one for every combination of screens
 * that share a module, and a phone pays for each of them with a request and with worse compression.
 *
 * `base`: what the first public screens share. What only one flow needs stays with that flow.
 * `worker`: what starts the service worker, seconds after the first screen.
 * `extras`: what any of them may need at some time, form or not: notices, dialogs, the page of a link that has ended.
 * `trip`: the first screen of drivers, in one piece.
 * `form`: what the forms are made of; what one of them alone needs stays with it.
 */
export function publicChunks(): Rolldown.CodeSplittingGroup[] {
  let names: ReadonlyMap<string, ChunkName> | undefined;
  // A group takes the dependencies of its modules along, so those that others build on come first.
  return order.map((chunk, index) => ({
    name: (id, graph) => ((names ??= plan(graph)).get(id) === chunk ? chunk : null),
    debugName: chunk,
    priority: order.length - index,
  }));
}

function plan(graph: ModuleGraph): ReadonlyMap<string, ChunkName> {
  const flows = Object.values(publicFlowModules());
  const base = ofFirstScreens(graph, flows);
  const extras = later(graph, base)
    .filter((part) => isShared(part))
    .flatMap((part) => [...closure(graph, part)]);
  const forms = flows.map(
    (flow) => new Set(later(graph, closure(graph, flow)).flatMap((module) => [...closure(graph, module)])),
  );
  const isOfSeveral = (id: string) => forms.filter((form) => form.has(id)).length > 1;
  const ofForms = forms.flatMap((form) => [...form]).filter((id) => isOfSeveral(id) && isShared(id));
  const driver = publicFlowModules()['drivertrip'];
  const ofTrips = driver ? [...closure(graph, driver)].filter((id) => id.startsWith(trips) && id !== driver) : [];
  // A page that shows nothing but an icon or a state must not fetch the whole form for it.
  const light = ofForms.filter((id) => isLight(id));
  return new Map([
    ...ofTrips.map((id) => [id, 'trip'] as const),
    ...ofForms.map((id) => [id, 'form'] as const),
    ...[...extras, ...light].map((id) => [id, 'extras'] as const),
    [worker, 'worker'],
    ...[...base].map((id) => [id, 'base'] as const),
  ]);
}

function ofFirstScreens(graph: ModuleGraph, flows: readonly string[]): Modules {
  const frame = [...closure(graph, apply)].filter((id) => id !== apply);
  const uses = new Map<string, number>();
  for (const begin of beginnings(graph, apply))
    for (const id of closure(graph, begin)) uses.set(id, (uses.get(id) ?? 0) + 1);
  const ofFlows = flows.flatMap((flow) =>
    // What a flow alone uses, early and late, stays with it.
    [...closure(graph, flow)].filter(
      (id) => id !== flow && (uses.get(id) ?? 0) > 1 && !ofDrivers.some((folder) => id.startsWith(folder)),
    ),
  );
  return new Set([...frame, ...ofFlows]);
}

function isLight(id: string): boolean {
  return id.includes('/node_modules/lucide-react/') || id === path.join(root, 'platform/machine.ts');
}

const shared = ['platform', 'modules/parties/links/web', 'modules/parties/parties'].map((folder) =>
  path.join(root, folder),
);

/** A slice's own modules stay with its screens, the numbering plans with the phone field, each language by itself. */
function isShared(id: string): boolean {
  return (
    (id.includes('/node_modules/') || shared.some((folder) => id.startsWith(folder))) &&
    // Of its path in the product alone: the folder that all of it lies in may have any name.
    !/[\\/]phone|libphonenumber|signature|[\\/]messages[\\/]/.test(path.relative(root, id))
  );
}
