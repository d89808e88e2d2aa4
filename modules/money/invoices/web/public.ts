// The front door for public pages: a customer's phone must not fetch what staff work with.
export { CustomerInvoice } from './customer/customer-invoice.ts';
