export { buildExchanges } from './builders.ts';
export { exchangeOf } from './exchange-of.ts';
export { deliverInvoiceByIntegration, fiscaliseInvoice } from './invoices.ts';
