import { implement, type Implementation } from '#platform/server/implement.ts';
import { fuelPriceService } from '../contract.ts';
import { askForCorrection, decideCorrection, readCorrections } from './corrections.ts';
import { fuelPriceStore, refuseUsed, withFreeCode } from './store.ts';

export { fuelPriceStore } from './store.ts';

export const fuelPriceOperations: Implementation = implement(fuelPriceService, {
  getFuelPrices: fuelPriceStore.list,
  postFuelPrice: async (context, values) => fuelPriceStore.create(context, await withFreeCode(context, values)),
  async putFuelPrice(context, values) {
    if (!values.isActive) await refuseUsed(context, values.id);
    return fuelPriceStore.change(context, values);
  },
  getFuelPriceCorrections: readCorrections,
  postFuelPriceCorrection: askForCorrection,
  approveFuelPriceCorrection: (context, { id, comment }) => decideCorrection(context, id, 'approve', comment),
  rejectFuelPriceCorrection: (context, { id, reason }) => decideCorrection(context, id, 'reject', reason),
  cancelFuelPriceCorrection: (context, { id }) => decideCorrection(context, id, 'cancel'),
});
