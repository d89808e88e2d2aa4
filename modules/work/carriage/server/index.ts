export { chooseCarriers } from './carrier-choices.ts';
export { openLoadsExposure, unbilledExposure } from './credit.ts';
export { carriageListeners } from './follow-loads.ts';
export { loadCarriageWith } from './given-carriage.ts';
export { followHeldLoad, holdDearer, holdDearerLoad } from './hold-dearer.ts';
export { holdForCredit } from './holds.ts';
export { executions } from './lives.ts';
export { assignLoad, podPolicyOf } from './moves.ts';
export { nameDriver, nameVehicle } from './named-resources.ts';
export { carriageOperationsWith } from './operations.ts';
export { customersWithLoadsToSend, reviewCredit } from './review-credit.ts';
export { reviewLoads } from './review-loads.ts';
export {
  bookTendered,
  carriersToAsk,
  endTender,
  loadToTender,
  noteTender,
  tenderLoad,
  transportersOf,
  whatStandsAgainst,
} from './tendering.ts';
