export type { Blocker, BlockerProvider, ClosingMonth } from './blockers.ts';
export { openBegun } from './calendar-job.ts';
export { postingPeriodOperationsWith } from './operations.ts';
export { bookCompany, type BookCompany } from './companies.ts';
export { firstOpenDay, periodFor, type Place } from './period-for.ts';
