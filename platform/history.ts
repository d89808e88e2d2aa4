import { z } from 'zod';
import { operation, service, text } from './operation.ts';

/** One line of a record's history, in the words of the audit trail. */
export const historyEntry = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  byKind: z.enum(['user', 'token', 'link', 'guest', 'system']),
  event: z.string(),
  /** Field path → what it was, and what it became. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const historyService = service('tripDirector', {
  /** Who changed what, from what, to what; for those who may read the noun. Newest first. */
  getRecordHistory: operation({
    audience: 'signedIn',
    reads: true,
    input: z.strictObject({ noun: text(60), id: z.uuid() }),
    output: z.array(historyEntry),
  }),
});
