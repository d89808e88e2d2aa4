import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { rateZones, rateZoneService } from '../contract.ts';

export const rateZoneStore = masterStore(rateZones);

export const rateZoneOperations: Implementation = implement(rateZoneService, {
  getRateZones: rateZoneStore.list,
  postRateZone: rateZoneStore.create,
  putRateZone: rateZoneStore.change,
});
