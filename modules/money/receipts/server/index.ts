export { buildReceipt, buildRule, matchOpenLines } from './builders.ts';
