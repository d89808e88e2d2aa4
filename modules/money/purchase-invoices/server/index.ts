export { buildExportsOf, buildPurchase, type BuiltPurchase } from './builders.ts';
export { deductiblePurchases, takeOffPurchase } from './decisions.ts';
export { capture, fileKinds, fileSubject, lockSupplier } from './capture.ts';
export {
  claimDeductions,
  costsOfItems,
  markDeductions,
  pendingDeductions,
  pendingSum,
  releaseDeductions,
  type TakenOff,
} from './deductions.ts';
export { sameNumber } from './duplicates.ts';
export { heldItems } from './held-items.ts';
export { type Expected, owedCharges } from './expected.ts';
export { invoiceMail } from './papers/mailed.ts';
