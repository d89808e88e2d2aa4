// The front door of the pages on which suppliers bring invoices and answer statements.
export { SupplierInvoice } from './link/supplier-invoice.ts';
export { SupplierStatement } from './link/supplier-statement.ts';
