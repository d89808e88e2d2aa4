import { printable } from '#modules/parties/parties/server/index.ts';

/** What one sheet says, ready to be written. */
export interface Sheet {
  readonly title: string;
  readonly number: string;
  readonly company: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly heads: readonly [string, string, string];
  readonly items: readonly (readonly [string, string, string])[];
  readonly massesTitle: string;
  readonly masses: readonly string[];
  readonly findingsTitle: string;
  readonly findings: readonly string[];
  readonly notes: readonly string[];
  readonly signedTitle: string;
  readonly signedBy: string;
  readonly signature: Uint8Array | undefined;
  readonly made: string;
}

export const margin = 42;
const width = 595.28 - 2 * margin;
const foot = 841.89 - margin;
const [ink, faint, line, red] = ['#1a1815', '#5f5a52', '#b8b2a8', '#a3262a'];
const styles = {
  title: ['Helvetica-Bold', 20, ink],
  heading: ['Helvetica-Bold', 11, ink],
  label: ['Helvetica', 8, faint],
  text: ['Helvetica', 9.5, ink],
  trouble: ['Helvetica-Bold', 9.5, red],
} as const satisfies Record<string, readonly [string, number, string]>;
type Style = keyof typeof styles;

/** Where the next line goes; a new page begins where the sheet would run out. */
class Pen {
  y = margin;
  private readonly pdf: PDFKit.PDFDocument;
  constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf;
  }

  /** Writes a text and answers how high it is; the pen stays where it is. */
  at(style: Style, text: string, x: number, room: number): number {
    const [font, size, colour] = styles[style];
    const shown = printable(text);
    this.pdf.font(font).fontSize(size).fillColor(colour).text(shown, x, this.y, { width: room, lineGap: 1 });
    return this.pdf.heightOfString(shown, { width: room, lineGap: 1 });
  }

  line(style: Style, text: string, after = 2): void {
    this.need(24);
    this.y += this.at(style, text, margin, width) + after;
  }

  row(style: Style, cells: readonly string[], shares: readonly number[]): void {
    this.need(28);
    let x = margin;
    const heights = cells.map((cell, place) => {
      const room = shares[place]! * width;
      const height = this.at(style, cell, x, room - 8);
      x += room;
      return height;
    });
    this.y += Math.max(...heights) + 4;
  }

  rule(): void {
    this.pdf
      .moveTo(margin, this.y)
      .lineTo(margin + width, this.y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
    this.y += 8;
  }

  need(room: number): void {
    if (this.y + room <= foot) return;
    this.pdf.addPage();
    this.y = margin;
  }
}

const thirds = [0.36, 0.28, 0.36] as const;

export function writeSheet(pdf: PDFKit.PDFDocument, sheet: Sheet): void {
  const pen = new Pen(pdf);
  pen.line('label', sheet.title);
  pen.line('title', sheet.number);
  pen.line('label', `${sheet.company} · ${sheet.made}`, 10);
  for (let place = 0; place < sheet.facts.length; place += 2) {
    const pair = sheet.facts.slice(place, place + 2);
    pen.row(
      'label',
      pair.map(([label]) => label),
      [0.5, 0.5],
    );
    pen.y -= 3;
    pen.row(
      'text',
      pair.map(([, value]) => value),
      [0.5, 0.5],
    );
  }
  pen.y += 4;
  pen.rule();
  pen.row('label', sheet.heads, thirds);
  for (const item of sheet.items) pen.row('text', item, thirds);
  part(pen, sheet.massesTitle, sheet.masses, 'text');
  part(pen, sheet.findingsTitle, sheet.findings, 'trouble');
  for (const note of sheet.notes) pen.line('text', note, 4);
  sign(pdf, pen, sheet);
}

function part(pen: Pen, title: string, lines: readonly string[], style: Style): void {
  if (lines.length === 0) return;
  pen.y += 4;
  pen.rule();
  pen.line('heading', title, 4);
  for (const text of lines) pen.line(style, text, 3);
}

function sign(pdf: PDFKit.PDFDocument, pen: Pen, { signedTitle, signedBy, signature }: Sheet): void {
  pen.need(96);
  pen.y += 8;
  pen.rule();
  pen.line('label', signedTitle);
  if (signature) {
    pdf.image(Buffer.from(signature), margin, pen.y, { fit: [180, 56] });
    pen.y += 60;
  }
  pen.line('heading', signedBy);
}
