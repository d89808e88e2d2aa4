export type { BlockerProvider } from './blockers.ts';
export { openBegun } from './calendar-job.ts';
export { postingPeriodOperationsWith } from './operations.ts';
export { bookCompany, type BookCompany } from './companies.ts';
export { openBooks } from './open-books.ts';
export { firstOpenDay, periodFor, postingDay } from './period-for.ts';
