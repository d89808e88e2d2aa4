export { buildPaymentRun } from './builders.ts';
