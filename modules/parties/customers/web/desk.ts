// What screens of other modules use of customers; the desk's first page does not fetch it.
export { customers, customersNoun } from './calls.ts';
export { customerSource } from './customer-source.ts';
export { CreditLimits, CreditStanding } from './page/CreditStanding.tsx';
export { creditListPath } from './paths.ts';
export { useReviewed } from './review/reviewed.ts';
