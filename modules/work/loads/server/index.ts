export { createLoad } from './booking/book-loads.ts';
export type { KnownRecords } from './booking/known.ts';
export { isTyped, type NewLoad, newLoad, type PricedLoad, taxedOf } from './booking/new-load.ts';
export { inputAgain, storedInput, wireInput } from './booking/stored-input.ts';
export { refuseUnrated } from './booking/unrated.ts';
export { buildLoad, loadReferences, usualLoad } from './builders.ts';
export { type ChargeRow, type LoadTotals, sellInBooks, type TaxedLoad, totalsOfCharges, typedRow } from './charges.ts';
export { carriageFields, type FileProblems, isGivenAway, refusedAt } from './import/given-away.ts';
export type { ImportedLoad } from './import/imported-load.ts';
export { loadImport } from './import/load-import.ts';
export { factsOf, isCounted, isInvoiced, loads, type Moved, movedOf, tellDearer, tellGaps } from './load-record.ts';
export { proveLoad } from './prove-load.ts';
export {
  type BareLoad,
  chargesOf,
  findLoad,
  findLoads,
  goodsOf,
  holdsOf,
  loadColumns,
  stopsOf,
  zoneOfStored,
  type StoredCharge,
  type StoredHold,
  type StoredLoad,
  type StoredStop,
} from './queries.ts';
export { askedDraft, type AskedLoad, draftStops, type RateableStop } from './readiness/draft-load.ts';
export { problemsOfStored } from './readiness/submission-facts.ts';
export { rowOf, seesAsSupplier } from './records.ts';
export {
  type BillingGap,
  type BookedFromFile,
  type BookingRooms,
  type DraftPrice,
  type LoadCarriage,
  type LoadPrices,
  loadRoomsOf,
  type PriceGap,
  type TypedCharges,
} from './rooms.ts';
export { customerBillingAfter, owesSupplier, proofAfter, supplierBillingAfter, tenderAfter } from './side-statuses.ts';
export { type SummarisedLoad, summaryOf } from './summary.ts';
export { addEvent, addEvents, sourceOf } from './tell-event.ts';
export { drawQr } from './waybill/qr.ts';
