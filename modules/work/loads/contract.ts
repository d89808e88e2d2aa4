import { z } from 'zod';
import { historyEntry } from '#platform/history.ts';
import { operation, pageOf, requiredText, service } from '#platform/operation.ts';
import { draftFacts, readiness } from './draft.ts';
import { boardOutput, waybillOutput } from './board.ts';
import { loadChange, loadChecked } from './fields.ts';
import { loadFilters, loadQuery } from './queries.ts';
import { loadRecord, loadRow, movedLoad } from './records.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    load: unknown;
  }
  interface Channels {
    loads: unknown;
  }
}

const id = z.uuid();
const reason = requiredText(500);
const submit = z.boolean().default(false);

const permitted = { audience: 'permitted' } as const;
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
const getLoad = operation({ ...reads, input: z.strictObject({ id }), output: loadRecord });

/** What many desks look at is read once for all who may see the same loads. */
const sharedLoads = { until: ['loads'] } as const;

export const loadService = service('tripDirector', {
  getLoads: operation({
    ...reads,
    shared: { ...sharedLoads, unless: ['isMine'] },
    input: loadQuery,
    output: pageOf(loadRow),
  }),
  /** Loads in the shape in which a file brings them in, under headings in the caller's language; the open ones by itself. */
  getLoadFile: operation({
    isLong: true,
    ...reads,
    input: z.strictObject({ search: loadQuery.shape.search, ...loadFilters }),
    output: z.object({ fileName: z.string(), rows: z.array(z.array(z.string())) }),
  }),
  getLoad,
  /** How many loads each chip holds, and the first of each status; counts end at a thousand. */
  getLoadBoard: operation({
    ...reads,
    shared: sharedLoads,
    input: z.strictObject({ rowsPerLane: z.int().min(0).max(100).default(0), countsLanes: z.boolean().default(true) }),
    output: boardOutput,
  }),
  /** `submit` books it in the same step, which takes the right to submit too: all of it, or nothing is written. */
  postLoad: operation({ ...permitted, input: loadChecked.safeExtend({ submit }), output: movedLoad }),
  /** Charges that rates, standing time or a tender wrote may come back as they were read; they are nobody's to type over. */
  putLoad: operation({
    ...changes,
    input: loadChange.safeExtend({ id, submit }),
    output: movedLoad,
    amends: { read: getLoad, by: ['id'], passing: ['isLate', 'lateMinutes', 'lastEventAt'] },
  }),
  /** A new draft with everything but times that passed, assignment and events; `daysLater` moves its windows. */
  postLoadCopy: operation({
    ...permitted,
    input: z.strictObject({ id, daysLater: z.int().min(0).max(366).default(0) }),
    output: movedLoad,
  }),

  submitLoad: operation({ ...changes, input: z.strictObject({ id }), output: movedLoad }),
  /** The same, while the customer's price is not agreed yet. */
  submitUnratedLoad: operation({ ...changes, input: z.strictObject({ id, reason }), output: movedLoad }),
  /** What a load lacks, and whether the customer's credit reaches for it: of a load, or of what somebody types. */
  getLoadReadiness: operation({
    ...reads,
    input: z.strictObject({ id: id.optional(), draft: draftFacts.optional() }),
    output: readiness,
  }),
  /** The waybill as a PDF in base64, in the language of the caller; no prices stand on it. */
  getLoadWaybill: operation({ ...reads, input: z.strictObject({ id }), output: waybillOutput }),
  getLoadHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
});
