import { implement, type Implementation } from '#platform/server/implement.ts';
import { rateZoneService } from '../contract.ts';
import { rateZoneStore, refuseSwitch } from './store.ts';

export { rateZoneStore } from './store.ts';
export { type ZoneUser, zoneVersionOperations } from './versions.ts';

export const rateZoneOperations: Implementation = implement(rateZoneService, {
  getRateZones: rateZoneStore.list,
  postRateZone: rateZoneStore.create,
  async putRateZone(context, values) {
    await refuseSwitch(context, values);
    return rateZoneStore.change(context, values);
  },
});
