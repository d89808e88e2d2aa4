import { findMasterCalled } from './find-called.ts';
import type { Implementation } from './implement.ts';
import type { ImportKind } from './import-kind.ts';
import type { Listener } from './listeners.ts';
import { masterImport } from './master-import.ts';
import { findMaster, readRight, seesMaster } from './master-reading.ts';
import type { ModuleParts, PartLists, PlainNoun, Product, ServerModule } from './module.ts';
import type { ChannelRight, RecordFilter } from './realtime.ts';

/** Puts modules together, from the base upwards. */
export function productOf(modules: readonly ServerModule[]): Product {
  const givers: readonly PartLists[] = [
    ...modules,
    ...modules.flatMap(({ plainNouns = [] }) => plainNouns.map(plainNounParts)),
  ];
  return {
    modules,
    all: <Part extends keyof ModuleParts>(part: Part) =>
      givers.flatMap((each): readonly ModuleParts[Part][] => each[part] ?? []),
  };
}

/** What follows from a plain noun: its list is searched, followed, shown with its history and brought in from files. */
function plainNounParts({ rules, operations, texts, unfold }: PlainNoun): PartLists {
  const { noun: data } = rules;
  const right = readRight(data, operations);
  return {
    channels: [{ channel: data.channel, right }],
    histories: [{ noun: data.noun, right, sees: (context, id) => seesMaster(context, data, operations, id) }],
    searches: [
      { noun: data.channel, needs: right, find: (context, search) => findMaster(context, data, operations, search) },
    ],
    finders: [{ noun: data.noun, find: findMasterCalled(data) }],
    imports: [(finders) => masterImport(rules, operations, texts, finders, unfold)],
  };
}

/** The operations of every module, in their order. */
export function implementationsOf(product: Product): readonly Implementation[] {
  return product.modules.flatMap(({ operations = [], plainNouns = [] }) => [
    ...(typeof operations === 'function' ? operations(product) : operations),
    ...plainNouns.map((noun) => noun.operations),
  ]);
}

/** Lists the listeners of all modules. */
export function listenersOf(product: Product): readonly { readonly module: string; readonly listener: Listener }[] {
  return product.modules.flatMap(({ name, listeners = [], listenersOver = [] }) =>
    [...listeners, ...listenersOver.map((over) => over(product))].map((listener) => ({ module: name, listener })),
  );
}

/** Everything that can be brought in from a file. */
export function importKindsOf(product: Product): readonly ImportKind[] {
  const finders = new Map(product.all('finders').map(({ noun, find }) => [noun, find]));
  return product.all('imports').map((importOf) => importOf(finders, product));
}

/** Channel of the sockets → the authorisations of which one admits to reading that noun. */
export function channelRightsOf(product: Product): Readonly<Record<string, ChannelRight>> {
  const byChannel = Map.groupBy(product.all('channels'), ({ channel }) => channel);
  return Object.fromEntries([...byChannel].map(([channel, rights]) => [channel, rights.flatMap(({ right }) => right)]));
}

/** Channel of the sockets → which of its records somebody hears of, where the right alone does not say. */
export function channelFiltersOf(product: Product): Readonly<Record<string, RecordFilter>> {
  return Object.fromEntries(product.all('channels').flatMap(({ channel, hears }) => (hears ? [[channel, hears]] : [])));
}
