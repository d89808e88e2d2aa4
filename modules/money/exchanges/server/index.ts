export { buildExchanges } from './builders.ts';
export { exchangeOf, type NewExchange } from './exchange-of.ts';
export { deliverInvoiceByIntegration, fiscaliseInvoice } from './invoices.ts';
