import { finished } from 'node:stream/promises';

/** A PDF of A4 pages to be drawn on; `bytes` ends it. */
export async function openPdf(options: PDFKit.PDFDocumentOptions) {
  // Read when the first one is made: it takes longer to read than most other libraries together.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ size: 'A4', ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {
    pdf,
    async bytes(): Promise<Buffer> {
      pdf.end();
      await finished(pdf);
      return Buffer.concat(chunks);
    },
  };
}
