export { invoiceXml } from './en16931.ts';
export { invoicePdf } from './pdf.ts';
