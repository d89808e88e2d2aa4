export { invoiceXml } from './en16931.ts';
export { element, xmlDocument } from './xml.ts';
export { invoicePdf } from './pdf.ts';
export { moneyPdf } from './money-pdf.ts';
export { band, bottom, page, room, type Sheet } from './pdf/sheet.ts';
