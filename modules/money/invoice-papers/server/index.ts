export { invoiceXml } from './en16931.ts';
export { element, xmlDocument } from './xml.ts';
export { invoicePdf } from './pdf.ts';
