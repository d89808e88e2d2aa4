import { z } from 'zod';
import { swapReasons } from '../status.ts';

const chosen = z.string().refine((id) => id !== '', { error: 'required' });
/** Named vehicle and driver. Nobody drives along and nothing is shared unless somebody says so. */
const crew = z.strictObject({
  vehicleId: chosen,
  trailer1Id: z.string(),
  trailer2Id: z.string(),
  driverId: chosen,
  coDriverId: z.string(),
  isShared: z.boolean(),
  sharedReason: z.string().max(200),
});
export type Crew = z.output<typeof crew>;

/** A vehicle that works for several loads says why, as the server asks it to. */
function explained({ isShared, sharedReason }: Crew, context: z.RefinementCtx): void {
  if (isShared && sharedReason.trim() === '')
    context.addIssue({ code: 'custom', path: ['sharedReason'], message: 'required' });
}

export const assignment = crew.superRefine(explained);
export const carrierAndCrew = crew.extend({ supplierId: z.string() }).superRefine(explained);
// Nothing is chosen at first: a reason that stood there already would be recorded without having been meant.
export const swap = crew
  .extend({ reason: z.string().pipe(z.enum(swapReasons, { error: 'required' })) })
  .superRefine(explained);

interface Assigned {
  readonly vehicleId: string | null;
  readonly trailer1Id: string | null;
  readonly trailer2Id: string | null;
  readonly driverId: string | null;
  readonly coDriverId: string | null;
}

/** What a load has already, as its dialog begins; of nothing, an empty one. */
export const crewOf = (load?: Assigned) => ({
  vehicleId: load?.vehicleId ?? '',
  trailer1Id: load?.trailer1Id ?? '',
  trailer2Id: load?.trailer2Id ?? '',
  driverId: load?.driverId ?? '',
  coDriverId: load?.coDriverId ?? '',
  isShared: false,
  sharedReason: '',
});

const orNull = (id: string) => id || null;

/** As the server takes it. A reason that was typed before the tick was taken back is none. */
export const crewInput = ({ vehicleId, trailer1Id, trailer2Id, driverId, coDriverId, ...shared }: Crew) => ({
  vehicleId,
  trailer1Id: orNull(trailer1Id),
  trailer2Id: orNull(trailer2Id),
  driverId,
  coDriverId: orNull(coDriverId),
  isShared: shared.isShared,
  sharedReason: shared.isShared ? shared.sharedReason : '',
});
