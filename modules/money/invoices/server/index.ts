export { buildInvoice } from './builders.ts';
export { billedOfUnbilled, draftInvoicesExposure, openInvoicesExposure } from './exposures.ts';
export { recipientsOf } from './recipients.ts';
export { type InBooks, invoiceInBooks, sameInBooks } from './in-books.ts';
export { makeDrafts } from './make-drafts.ts';
export { printedOffers, setSettlementTerm, settlementTerms, type Term, termsOf } from './settlement-terms.ts';
export { undoAccruals } from './undo-accruals.ts';
