import { sheet, type Style, write, writeFacts } from '#modules/parties/parties/server/index.ts';

/** What one report says, ready to be written. */
export interface Sheet {
  readonly title: string;
  readonly number: string;
  readonly company: string;
  readonly made: string;
  readonly summary: string;
  readonly facts: readonly (readonly [string, string])[];
  /** Parts without lines are left out. */
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly photosTitle: string;
  readonly photos: readonly Uint8Array[];
}

const { margin, width, foot } = sheet;
export { margin };

/** Where the next line goes; a new page begins where the sheet would run out. */
class Pen {
  y = margin;
  readonly pdf: PDFKit.PDFDocument;
  constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf;
  }

  line(style: Style, text: string, after = 3): void {
    this.need(this.pdf.fontSize(9.5).heightOfString(text, { width }) + 8);
    this.y += write(this.pdf, style, text, { x: margin, y: this.y, width }) + after;
  }

  rule(): void {
    this.need(40);
    sheet.rule(this.pdf, this.y);
    this.y += 8;
  }

  need(room: number): void {
    if (this.y + room <= foot) return;
    this.pdf.addPage();
    this.y = margin;
  }
}

const photo = { width: (width - 12) / 2, height: 150 };

export function writeSheet(pdf: PDFKit.PDFDocument, of: Sheet): void {
  const pen = new Pen(pdf);
  pen.line('label', of.title);
  pen.line('title', of.number);
  pen.line('label', `${of.company} · ${of.made}`, 8);
  pen.line('heading', of.summary, 8);
  pen.y = writeFacts(pdf, of.facts, pen.y) + 4;
  for (const { title, lines } of of.parts) {
    if (lines.length === 0) continue;
    pen.rule();
    pen.line('heading', title, 4);
    for (const text of lines) if (text !== '') pen.line('text', text);
  }
  if (of.photos.length === 0) return;
  pen.rule();
  pen.line('heading', of.photosTitle, 6);
  for (let place = 0; place < of.photos.length; place += 2) {
    pen.need(photo.height + 8);
    for (const [side, bytes] of of.photos.slice(place, place + 2).entries())
      pdf.image(Buffer.from(bytes), margin + side * (photo.width + 12), pen.y, { fit: [photo.width, photo.height] });
    pen.y += photo.height + 10;
  }
}
