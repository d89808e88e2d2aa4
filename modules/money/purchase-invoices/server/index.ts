export { buildPurchase, type BuiltPurchase } from './builders.ts';
export { capture, fileKinds, fileSubject, lockSupplier } from './capture.ts';
export { sameNumber } from './duplicates.ts';
export { type Expected, expectedOf, owedCharges } from './expected.ts';
