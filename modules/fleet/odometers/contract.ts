import { z } from 'zod';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { readingDoubts, readingSources, readingStates } from './sources.ts';
import { odometerUnits } from './units.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    odometerReading: unknown;
    /** A changed counter, or a changed tracker. */
    odometerOffset: unknown;
  }
  interface Channels {
    odometers: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const moment = z.iso.datetime({ offset: true });
const timestamp = z.iso.datetime();
/** Kilometres, to a tenth. */
export const kilometres = z.number().min(0).max(9_999_999).multipleOf(0.1);

export const readingSorts = ['at'] as const;
export const readingQuery = listQuery.extend({
  sort: z.enum(readingSorts).default('at'),
  descending: z.boolean().default(true),
  vehicleId: id.optional(),
  state: z.array(z.enum(readingStates)).max(3).optional(),
  source: z.array(z.enum(readingSources)).max(readingSources.length).optional(),
  from: moment.optional(),
  to: moment.optional(),
});
export const readingRow = z.object({
  id,
  lockId: name,
  vehicleId: id,
  registrationNumber: name,
  fleetNo: name,
  at: timestamp,
  km: z.number(),
  source: z.enum(readingSources),
  /** The unit in which the source counts. */
  unit: z.enum(odometerUnits),
  deviceId: name,
  state: z.enum(readingStates),
  doubt: z.enum(readingDoubts).nullable(),
  note: name,
  withdrawReason: name,
  createdBy: name,
  createdAt: timestamp,
});
export type ReadingRow = z.output<typeof readingRow>;

const saved = z.object({ id, lockId: name, km: z.number() });
const changes = { audience: 'permitted', locked: true } as const;

export const odometerService = service('tripDirector', {
  getVehicleOdometers: operation({
    audience: 'permitted',
    reads: true,
    input: readingQuery,
    output: pageOf(readingRow),
  }),
  postVehicleOdometer: operation({
    audience: 'permitted',
    input: z.strictObject({ vehicleId: id, at: moment, km: kilometres, note: text(500).default('') }),
    output: saved,
  }),
  /** Another figure or another moment in place of a wrong one: all that follows from it follows at once. */
  putVehicleOdometer: operation({
    ...changes,
    input: z.strictObject({ id, at: moment, km: kilometres, reason: requiredText(500) }),
    output: saved,
  }),
  deleteVehicleOdometer: operation({
    ...changes,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** A counter or a tracker that was changed: what it shows at a moment, and what the vehicle had run then. */
  postVehicleOdometerOffset: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({
      vehicleId: id,
      /** Of the tracker; empty for the counter of the dashboard. */
      deviceId: text(60).default(''),
      at: moment,
      counterKm: kilometres,
      vehicleKm: kilometres,
      reason: requiredText(500),
    }),
    output: z.object({
      id,
      /** Kilometres since the last reading, which nobody has explained yet; null where there was none. */
      gapKm: z.number().nullable(),
    }),
  }),
});
