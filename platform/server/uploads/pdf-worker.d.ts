/** The half of the PDF reader that reads; its package brings types for the other half alone. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
