export { buildDebtorNote, buildPaymentPromise, buildPaymentReminders } from './builders.ts';
