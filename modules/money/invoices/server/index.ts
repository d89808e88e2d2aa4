export { buildInvoice } from './builders.ts';
export { findInvoice, linesOf, type StoredInvoice } from './queries.ts';
