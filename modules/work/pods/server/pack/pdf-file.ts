import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { packDensity } from './tiff-file.ts';

interface Picture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Drawn pages in one PDF, each in its own size. Nothing of the files they came in is left in it, scripts least of all. */
export async function pdfOf(pages: readonly Picture[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const { jpeg, width, height } of pages) {
    const size: [number, number] = [(width * 72) / packDensity, (height * 72) / packDensity];
    pdf.addPage({ size, margin: 0 });
    pdf.image(jpeg, 0, 0, { width: size[0], height: size[1] });
  }
  pdf.end();
  await finished(pdf);
  return new Uint8Array(Buffer.concat(chunks));
}
