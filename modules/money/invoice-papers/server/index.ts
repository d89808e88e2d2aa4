export { invoiceXml } from './en16931.ts';
export { invoicePdf, type PdfOptions } from './pdf.ts';
