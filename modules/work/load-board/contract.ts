import { z } from 'zod';
import { operation, service } from '#platform/operation.ts';
import { moment } from '#modules/work/loads/fields.ts';
import { loadRow } from '#modules/work/loads/records.ts';

/** The longest stretch of a day plan. */
const planDays = 8;

const planInput = z
  .strictObject({ from: moment, until: moment })
  .refine(({ from, until }) => from < until, { path: ['until'], error: 'rangeReversed' })
  .refine(({ from, until }) => new Date(until).getTime() - new Date(from).getTime() <= planDays * 86_400_000, {
    path: ['until'],
    error: 'planTooLong',
  });

const planOutput = z.object({
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

export const loadBoardService = service('tripDirector', {
  /** Who is where when: vehicles with what they carry between two moments, and what waits for one. */
  getLoadPlan: operation({ audience: 'permitted', reads: true, input: planInput, output: planOutput }),
});
