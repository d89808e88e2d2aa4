export { buildInvoice } from './builders.ts';
export { makeDrafts } from './make-drafts.ts';
