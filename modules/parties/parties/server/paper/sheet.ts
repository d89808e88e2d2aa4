import type { Language } from '#platform/language.ts';
import { openPdf } from './pdf.ts';
import { printable } from './printable.ts';

export type Style = 'title' | 'heading' | 'label' | 'text' | 'strong' | 'small';

const [ink, faint, line] = ['#1a1815', '#5f5a52', '#b8b2a8'];
const margin: number = 42;
const width = 595.28 - 2 * margin;
const foot = 841.89 - margin;
const styles = {
  title: ['Helvetica-Bold', 20, ink],
  heading: ['Helvetica-Bold', 11, ink],
  label: ['Helvetica', 8, faint],
  text: ['Helvetica', 9.5, ink],
  strong: ['Helvetica-Bold', 9.5, ink],
  small: ['Helvetica', 8, faint],
} as const satisfies Record<Style, readonly [string, number, string]>;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** Writes a text in the letters of every PDF reader; answers how high it is. */
export function write(
  pdf: PDFKit.PDFDocument,
  style: Style,
  text: string,
  { x, y, width: room, align = 'left' }: Place,
): number {
  const [font, size, colour] = styles[style];
  const shown = printable(text);
  pdf.font(font).fontSize(size).fillColor(colour).text(shown, x, y, { width: room, lineGap: 1, align });
  return pdf.heightOfString(shown, { width: room, lineGap: 1 });
}

/** Labels with their values, in two columns; answers where they end. */
export function writeFacts(
  pdf: PDFKit.PDFDocument,
  facts: readonly (readonly [string, string])[],
  top: number,
): number {
  const column = (width - 18) / 2;
  let y = top;
  for (let place = 0; place < facts.length; place += 2) {
    const heights = facts.slice(place, place + 2).map(([label, value], side) => {
      const x = margin + side * (column + 18);
      const height = write(pdf, 'label', label, { x, y, width: column });
      return height + write(pdf, 'text', value, { x, y: y + height, width: column });
    });
    y += Math.max(...heights) + 5;
  }
  return y;
}

function rule(pdf: PDFKit.PDFDocument, y: number): void {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
}

/** What every printed page has in common: its borders and its colours, in points. */
export const sheet = { margin, width, foot, ink, line, rule } as const;

interface Printing {
  readonly title: string;
  readonly language: Language;
  readonly now: Date;
  /** The line at the head of every sheet, once it is known how many there are. */
  head(page: number, pages: number): string;
}

/** Prints sheets of A4: `draw` begins with the first page that it adds. */
export async function printSheets(
  { title, language, now, head }: Printing,
  draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const { pdf, bytes } = await openPdf({
    margin,
    autoFirstPage: false,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: now },
  });
  draw(pdf);
  const { start, count } = pdf.bufferedPageRange();
  for (let place = 0; place < count; place++) {
    pdf.switchToPage(start + place);
    write(pdf, 'small', head(place + 1, count), { x: margin, y: margin - 22, width });
  }
  return bytes();
}
