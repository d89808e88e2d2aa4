export { buildExchanges, type ExchangedDocument } from './builders.ts';
export { exchangeOf } from './exchange-of.ts';
export { deliverInvoiceByIntegration, fiscaliseInvoice } from './invoices.ts';
export { carryOutExchange } from './carry-out.ts';
export { exchangeOperations } from './operations.ts';
