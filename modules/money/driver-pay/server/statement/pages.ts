import { printable } from '#modules/parties/parties/server/index.ts';

type Style = 'title' | 'heading' | 'label' | 'text' | 'strong' | 'small';

const [ink, faint, line] = ['#1a1815', '#5f5a52', '#b8b2a8'];
export const margin = 42;
export const width = 595.28 - 2 * margin;
const foot = 841.89 - margin;
const styles = {
  title: ['Helvetica-Bold', 20, ink],
  heading: ['Helvetica-Bold', 10.5, ink],
  label: ['Helvetica', 8, faint],
  text: ['Helvetica', 9, ink],
  strong: ['Helvetica-Bold', 9, ink],
  small: ['Helvetica', 8, faint],
} as const satisfies Record<Style, readonly [string, number, string]>;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** Writes a text in the letters of every PDF reader; answers how high it is. */
export function write(pdf: PDFKit.PDFDocument, style: Style, text: string, place: Place): number {
  const [font, size, colour] = styles[style];
  const options = { width: place.width, lineGap: 1, align: place.align ?? 'left' } as const;
  const shown = printable(text);
  pdf.font(font).fontSize(size).fillColor(colour).text(shown, place.x, place.y, options);
  return pdf.heightOfString(shown, options);
}

/** Labels with their values side by side; answers where they end. */
export function writeFacts(
  pdf: PDFKit.PDFDocument,
  facts: readonly (readonly [string, string])[],
  top: number,
): number {
  const column = width / facts.length;
  const heights = facts.map(([label, value], place) => {
    const x = margin + place * column;
    const height = write(pdf, 'label', label, { x, y: top, width: column - 10 });
    return height + write(pdf, 'text', value, { x, y: top + height, width: column - 10 });
  });
  return top + Math.max(...heights) + 8;
}

/** What is paid for, units, rate, amount. */
const columns = [0.52, 0.14, 0.15, 0.19] as const;

/** Cells of one row, the figures to the right; answers where it ends. */
export function writeRow(pdf: PDFKit.PDFDocument, style: Style, cells: readonly string[], y: number): number {
  let x = margin;
  const heights = cells.map((cell, place) => {
    const room = columns[place]! * width;
    const height = write(pdf, style, cell, { x, y, width: room - 6, align: place === 0 ? 'left' : 'right' });
    x += room;
    return height;
  });
  return y + Math.max(...heights) + 3;
}

/** A new page where less than so much is left of this one. */
export function roomFor(pdf: PDFKit.PDFDocument, y: number, needed: number): number {
  if (y + needed <= foot) return y;
  pdf.addPage();
  return margin;
}

export function rule(pdf: PDFKit.PDFDocument, y: number): void {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
}
