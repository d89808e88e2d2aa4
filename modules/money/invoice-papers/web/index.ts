// The preview of a document. A screen that shows it is fetched when it is shown, so it may name the brick itself.
export { InvoicePaper } from './InvoicePaper.tsx';
