export { buildPurchase, type BuiltPurchase } from './builders.ts';
