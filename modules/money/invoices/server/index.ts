export { buildInvoice } from './builders.ts';
export { undoAccruals } from './undo-accruals.ts';
