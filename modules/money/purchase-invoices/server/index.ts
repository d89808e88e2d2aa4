export { buildPurchase, type BuiltPurchase } from './builders.ts';
export { deductiblePurchases, takeOffPurchase } from './decisions.ts';
