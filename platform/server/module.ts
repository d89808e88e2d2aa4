import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../messages.ts';
import type { Channel } from '../nouns.ts';
import type { App } from './app.ts';
import type { DescribedService, NounSentences } from './described.ts';
import type { FindCalled } from './find-called.ts';
import type { Implementation } from './implement.ts';
import type { ImportKind, Unfold } from './import-kind.ts';
import type { JobKind } from './jobs.ts';
import type { LinkKind } from './links.ts';
import type { Listener } from './listeners.ts';
import type { MasterRules } from './master-data.ts';
import type { ChannelRight, RecordFilter } from './realtime.ts';
import type { HistoryReaders } from './record-history.ts';
import type { SealedColumn } from './sealing-anew.ts';
import type { SearchProvider } from './search-provider.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** One line of the menu, in one of its sections (server/navigation.ts). */
export interface MenuEntry {
  readonly group: string;
  /** Entries of a section stand in the order of their places. */
  readonly place: number;
  /** Entries of one title are doors to the same register: each person is shown the first that they may use. */
  readonly title: string;
  readonly url: string;
  /** The authorisation of the operation that the screen begins with; an empty one shows the entry to everyone who is signed in. */
  readonly permission: string;
}

/** A plain noun of master data: its rules, its operations, its words. Search, channel, history and import follow from it. */
export interface PlainNoun {
  readonly rules: MasterRules;
  readonly operations: Implementation;
  readonly texts: Catalogue;
  readonly described?: NounSentences;
  /** Knows a table that others publish of it, for imports. */
  readonly unfold?: Unfold;
}

/**
 * What a module can give the product, by the name of the part. A module that reads lists of its own kind adds them here by
 * declaration merging, as `bank` does with the nouns that have bank details.
 */
export interface ModuleParts {
  /** Sentences of its operations; those of plain nouns follow from them. */
  readonly described: DescribedService;
  /** The texts of its failure codes. */
  readonly failureTexts: Catalogue;
  /** The flows that an emailed link can open. */
  readonly linkKinds: LinkKind;
  /** Work that is done after the transaction which asked for it. */
  readonly jobs: (app: App, product: Product) => JobKind<never>;
  /** What it does when something happened in a module below it. */
  readonly listeners: Listener;
  /** The same, where what it does needs the parts of other modules. */
  readonly listenersOver: (product: Product) => Listener;
  /** A right that admits to a channel of the sockets; several modules may name rights for one channel. `hears` leaves records out. */
  readonly channels: { readonly channel: Channel; readonly right: ChannelRight; readonly hears?: RecordFilter };
  /** The readers of a noun's history. */
  readonly histories: HistoryReaders & { readonly noun: string };
  readonly searches: SearchProvider;
  /** Its columns of sealed values. */
  readonly sealed: SealedColumn;
  /** What other systems can be told of. */
  readonly webhookEvents: WebhookEvent;
  /** What can be brought in from a file; `finders` find the records that a column refers to. */
  readonly imports: (finders: ReadonlyMap<string, FindCalled>, product: Product) => ImportKind;
  /** Finds the records of a noun by what people call them. */
  readonly finders: { readonly noun: string; readonly find: FindCalled };
  /** Addresses besides `/rpc`. */
  readonly routes: (http: FastifyInstance, app: App) => void;
  readonly menu: MenuEntry;
  readonly plainNouns: PlainNoun;
}

export type PartLists = { readonly [Part in keyof ModuleParts]?: readonly ModuleParts[Part][] };

/** A module as the server knows it: all that it gives, in one place. */
export interface ServerModule extends PartLists {
  /** Its folder in its district, `modules/<district>/`. */
  readonly name: string;
  /** Its operations; a function where they need the parts of other modules. */
  readonly operations?: readonly Implementation[] | ((product: Product) => readonly Implementation[]);
}

/** All modules together. */
export interface Product {
  /** From the base upwards. */
  readonly modules: readonly ServerModule[];
  /** A part of all modules, in their order; what follows from plain nouns comes after the rest. */
  all<Part extends keyof ModuleParts>(part: Part): readonly ModuleParts[Part][];
}

export function serverModule(declared: ServerModule): ServerModule {
  return declared;
}
