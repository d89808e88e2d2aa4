import { lightClient } from '#platform/web/rpc.ts';
import type { DriverTrip, tripService } from '#modules/work/trips/contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const calls = lightClient<typeof tripService>('tripDirector', {
  getDriverTrip: { guest: true, reads: true },
  postDriverEvent: { guest: true, reads: true },
  postDriverEventFile: { guest: true, reads: true },
  postDriverInspection: { guest: true, reads: true },
});

export type Stop = DriverTrip['stops'][number];
/** An event as the page makes it; what is usual is left out. */
export type NewEvent = Omit<Parameters<typeof calls.postDriverEvent>[0]['events'][number], 'sourceEventId'>;
/** An inspection as the page makes it; the outbox adds from whom and when it is sent. */
export type NewInspection = Omit<
  Parameters<typeof calls.postDriverInspection>[0],
  'key' | 'guestId' | 'sourceDevice' | 'sourceInspectionId' | 'sentAt'
>;
export type AskedInspection = NonNullable<DriverTrip['inspection']>;
export type TripFileKind = Parameters<typeof calls.postDriverEventFile>[0]['kind'];
