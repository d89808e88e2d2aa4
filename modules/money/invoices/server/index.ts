export { buildInvoice } from './builders.ts';
