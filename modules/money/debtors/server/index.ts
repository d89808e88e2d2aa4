export { buildPaymentPromise, buildPaymentReminders } from './builders.ts';
