export { buildCreditChange, type CreditChangeOverrides } from './builders.ts';
export { turnCreditDay } from './credit-day.ts';
export { creditApproveLink } from './link-kind.ts';
export { creditOfCustomers } from './of-customers.ts';
export { creditOperationsWith } from './operations.ts';
export { exposureParts, type ExposureProvider, isLate, lateCustomers } from './position.ts';
export { limitToday } from './queries.ts';
