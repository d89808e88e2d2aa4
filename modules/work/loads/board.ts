import { z } from 'zod';
import { moment } from './fields.ts';
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

/** The longest stretch of a day plan. */
const planDays = 8;

export const planInput = z
  .strictObject({ from: moment, until: moment })
  .refine(({ from, until }) => from < until, { path: ['until'], error: 'rangeReversed' })
  .refine(({ from, until }) => new Date(until).getTime() - new Date(from).getTime() <= planDays * 86_400_000, {
    path: ['until'],
    error: 'planTooLong',
  });

export const planOutput = z.object({
  vehicles: z.array(
    z.object({
      id: z.uuid(),
      registrationNumber: z.string(),
      equipmentName: z.string(),
      supplierId: z.uuid().nullable(),
      supplierName: z.string().nullable(),
      availability: z.string(),
    }),
  ),
  /** With a vehicle, and on the road or at work between the two moments. */
  loads: z.array(loadRow),
  /** The first that wait for a vehicle, by the time of loading. */
  unassigned: z.array(loadRow),
  unassignedTotal: z.int(),
});

/** A file as `downloadFile` answers it. */
export const waybillOutput = z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() });
