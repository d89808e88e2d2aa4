import type { AnyCatalogue } from '#platform/web/texts.ts';
import type { ComponentType } from 'react';
import type { BulkAction } from '#platform/web/list/BulkBar.tsx';
import type { Column } from '#platform/web/list/columns.ts';
import type { Decision } from '#platform/web/record/decisions.ts';
import type { RecordPart } from '#platform/web/record/RecordParts.tsx';
import type { loadSortColumns } from '../queries.ts';
import type { Load, LoadRow } from './calls.ts';

/** The tabs of a load's page. Each holds sections, whose ids addresses may name as well as the tab's own. */
export const loadTabs = ['trip', 'carrier', 'price', 'papers'] as const;
export type LoadTab = (typeof loadTabs)[number];

/** A section of a tab, with its heading. */
export interface LoadSection extends RecordPart {
  readonly tab: LoadTab;
}

/** What a module above loads shows on the page of a load. The hooks ask for rights, texts and what is known. */
export interface LoadPart {
  /** A section in one of the tabs. */
  readonly useTab?: (load: Load) => LoadSection;
  /** What may be done with the load in any state, before what moves it on. */
  readonly useUpkeep?: (load: Load) => readonly Decision[];
  /** What moves the load from state to state; `warnings` are those of all parts, undefined while one of them is being read. */
  readonly useMoves?: (load: Load, warnings: readonly string[] | undefined) => readonly Decision[];
  /** What may be done with the load there, beside the decisions of the load itself. */
  readonly useDecisions?: (load: Load) => readonly Decision[];
  /** Warnings before the vehicle is sent, in whole sentences; undefined while they are being read. */
  readonly useWarnings?: (load: Load) => readonly string[] | undefined;
  /** Cards beside the trip, in the order of their places. */
  readonly cards?: readonly LoadCard[];
  /** The lines of what happened, between the stops of the trip and below them. */
  readonly trip?: LoadTrip;
}

export interface LoadCard {
  readonly place: number;
  readonly Card: ComponentType<{ readonly load: Load }>;
}

export interface LoadTrip {
  /** What happened at a stop; null: what happened before the first one. */
  readonly Events: ComponentType<{ readonly load: Load; readonly stopId: string | null }>;
  /** Below the last stop. */
  readonly Foot: ComponentType<{ readonly load: Load }>;
}

/** What is asked for in a row of the list, in a dialog over it: the name that a part gives the dialog, and the row. */
export interface AskedDeed {
  readonly deed: string;
  readonly row: LoadRow;
}
export type AskDeed = (asked: AskedDeed) => void;

/** The dialogs that rows ask for, by their names. */
export type Deeds = Readonly<Record<string, ComponentType<DeedProps>>>;
export interface DeedProps {
  readonly row: LoadRow;
  readonly onClose: () => void;
}

export type LoadColumn = Column<LoadRow, (typeof loadSortColumns)[number]>;
/** The bulk actions stand in the order of their places; one without a place stands at 50. */
export type LoadBulk = BulkAction<LoadRow> & { readonly place?: number };

/** What a module above loads shows in the list of loads, and does with several of them. */
export interface LoadListPart {
  /** The words with which it is drawn in the list: those of all parts are fetched together, and not in turn. */
  readonly texts?: readonly AnyCatalogue[];
  /** Beside the buttons over the list. */
  readonly Head?: ComponentType;
  /** A hook: columns between those of the trip and those of the money, in the order of their places. */
  readonly columns?: { readonly place: number; readonly useColumns: (ask: AskDeed) => readonly LoadColumn[] };
  /** What is done with a load from its card, where a phone has no cells to press. */
  readonly CardDeeds?: ComponentType<{ readonly row: LoadRow; readonly ask: AskDeed }>;
  /** The dialogs that its columns and cards ask for. */
  readonly deeds?: Deeds;
  /** A hook: it asks for rights and texts. `parts` are those of all modules. */
  readonly useBulk?: (parts: readonly LoadListPart[]) => readonly LoadBulk[];
  /** A hook too, of the question before vehicles are sent: undefined while it is not known yet. */
  readonly useBeforeDispatch?: (rows: readonly LoadRow[]) => readonly DispatchNote[] | undefined;
}

/** A sentence about one of several loads, said before any of them is sent. */
export interface DispatchNote {
  readonly loadId: string;
  readonly text: string;
  /** It will stay: the server refuses it. */
  readonly isBlocking: boolean;
}

/** What a module above loads says of a load while it is typed, beside its form. */
export interface LoadFormPart {
  readonly Aside: ComponentType<AsideProps>;
}
export interface AsideProps {
  /** What is typed, as the operations take it. */
  readonly draft: string;
  /** It is old by now: something is being typed. */
  readonly isTyping: boolean;
  readonly hasCustomer: boolean;
}
