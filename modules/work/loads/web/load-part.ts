import type { BulkAction } from '#platform/web/list/BulkBar.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import type { RecordPart } from '#platform/web/record/RecordParts.tsx';
import type { Load, LoadRow } from './calls.ts';

/** What a module above loads shows on the page of a load. Both are hooks: they ask for rights, texts and what is known. */
export interface LoadPart {
  /** A tab of its own. */
  readonly useTab?: (load: Load) => RecordPart;
  /** What may be done with the load there, beside the decisions of the load itself. */
  readonly useDecisions?: (load: Load) => readonly Decision[];
  /** Warnings before the vehicle is sent, in whole sentences. */
  readonly useWarnings?: (load: Load) => readonly string[];
}

/** Actions of a module above loads on several of them. */
export interface LoadBulkPart {
  /** A hook: it asks for rights and texts. */
  readonly useBulk?: () => readonly BulkAction<LoadRow>[];
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
