import { z } from 'zod';
import { swapReasons } from '#modules/work/loads/status.ts';

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

/**
 * What is missing is said at once: as many trailers as the equipment of the load asks for, and why a vehicle works for several
 * loads. The server says the same, but only once it was asked.
 */
const whole =
  (trailers: number) =>
  ({ isShared, sharedReason, trailer1Id, trailer2Id }: Crew, context: z.RefinementCtx): void => {
    const missing = (field: keyof Crew) => context.addIssue({ code: 'custom', path: [field], message: 'required' });
    if (trailers >= 1 && trailer1Id === '') missing('trailer1Id');
    if (trailers >= 2 && trailer2Id === '') missing('trailer2Id');
    if (isShared && sharedReason.trim() === '') missing('sharedReason');
  };

export const assignment = (trailers: number) => crew.superRefine(whole(trailers));
export const carrierAndCrew = (trailers: number) =>
  crew.extend({ supplierId: z.string() }).superRefine(whole(trailers));
type SwapReason = (typeof swapReasons)[number];
const isSwapReason = (reason: string): reason is SwapReason => swapReasons.includes(reason as SwapReason);
// Nothing is chosen at first: a reason that stood there already would be recorded without having been meant.
export const swap = (trailers: number) =>
  crew.extend({ reason: z.string().refine(isSwapReason, { error: 'required' }) }).superRefine(whole(trailers));

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

/** Of whom vehicles and drivers are offered: of the supplier that carries the load, or of the company itself. */
export const ownedBy = (supplierId: string | null) =>
  supplierId
    ? { vehicles: { supplierId }, drivers: { supplierId } }
    : { vehicles: { ownership: ['own' as const, 'leased' as const, 'rented' as const] }, drivers: { isOwn: true } };

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
