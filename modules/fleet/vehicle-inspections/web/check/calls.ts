import { lightClient } from '#platform/web/rpc.ts';
import type { checkService, VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const calls = lightClient<typeof checkService>('tripDirector', {
  getVehicleCheck: { guest: true, reads: true },
  openTripVehicleCheck: { guest: true, reads: true },
  postVehicleCheckAnswers: { guest: true, reads: true },
  postVehicleCheckFile: { guest: true, reads: true },
  finishVehicleCheck: { guest: true, reads: true },
});

export type Item = VehicleCheck['items'][number];
export type NewAnswer = Parameters<typeof calls.postVehicleCheckAnswers>[0]['answers'] extends infer List
  ? NonNullable<List> extends readonly (infer Each)[]
    ? Each
    : never
  : never;
export type NewFinish = Omit<
  Parameters<typeof calls.finishVehicleCheck>[0],
  'key' | 'guestId' | 'sourceDevice' | 'sentAt'
>;
