import { z } from 'zod';
import { loadRow } from './records.ts';
import { execution } from './status.ts';

/** The counted questions of a dispatcher's day: each is a filter of the list, a count of the board, a figure of the dashboard. */
export const loadChips = ['unassigned', 'tenderEnding', 'late', 'silent', 'podMissing', 'held', 'unbilled'] as const;
export type LoadChip = (typeof loadChips)[number];

export const boardOutput = z.object({
  /** A chip that somebody may not know of is absent. */
  counts: z.object(
    Object.fromEntries(loadChips.map((chip) => [chip, z.int().optional()])) as Record<
      LoadChip,
      z.ZodOptional<z.ZodInt>
    >,
  ),
  lanes: z.array(z.object({ status: z.enum(execution.states), total: z.int(), rows: z.array(loadRow) })),
  countedAt: z.iso.datetime(),
});

/** A file as `downloadFile` answers it. */
export const waybillOutput = z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() });
