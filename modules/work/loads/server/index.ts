export { settleBilling, tellGaps } from './billing.ts';
export { proveLoad } from './prove-load.ts';
export type { BillingGap, BillingNeed } from './billing-need.ts';
export { buildLoad, loadReferences } from './builders.ts';
export { beforeEvents, tellFromDevice } from './device-events.ts';
export { skewOf } from './device-flags.ts';
export { loads } from './lives.ts';
export { assignLoad } from './moves.ts';
export { notingDevice } from './noting-device.ts';
export { loadOperationsWith } from './operations.ts';
export { findLoad, goodsOf, stopsOf, type StoredLoad, type StoredStop } from './queries.ts';
export { seesAsSupplier } from './records.ts';
export { isFixed, rateStored } from './rating.ts';
export {
  type LoadToPrice,
  loadsToPrice,
  type PriceState,
  pricesOf,
  type RatedRow,
  ratedRows,
  usualItemsOf,
} from './load-prices.ts';
export { type KnownPlaces, rateableLoads } from './rating-facts.ts';
export { refreshLoad } from './refresh-stops.ts';
export { reviewLoads } from './review-loads.ts';
export { createLoad } from './book-loads.ts';
export { addEvent } from './tell-event.ts';
export { inputAgain, storedInput, wireInput } from './stored-input.ts';
export {
  bookTendered,
  carriersToAsk,
  endTender,
  loadToTender,
  noteTender,
  tenderLoad,
  transporters,
  whatStandsAgainst,
} from './tendering.ts';
export { type NewPrice, writePrices } from './write-prices.ts';
