import { lettersOf, type Fonts } from './fonts.ts';

export const [ink, faint, hairline, band] = ['#1a1815', '#5f5a52', '#d8d4cc', '#f2f0ed'] as const;
export const page: { readonly width: number; readonly height: number; readonly margin: number } = {
  width: 595.28,
  height: 841.89,
  margin: 42,
};
export const room = page.width - 2 * page.margin;
/** Below it stands the number of the page alone. */
export const bottom = page.height - 52;

export type Style = 'title' | 'name' | 'heading' | 'strong' | 'text' | 'label' | 'small' | 'total';
const styles = {
  title: ['bold', 17, ink],
  name: ['bold', 12, ink],
  heading: ['bold', 11, ink],
  total: ['bold', 11, ink],
  strong: ['bold', 8.5, ink],
  text: ['regular', 8.5, ink],
  label: ['regular', 8.5, faint],
  small: ['regular', 7.5, faint],
} as const satisfies Record<Style, readonly [keyof Fonts, number, string]>;

/** What pdfkit keeps of a font it has embedded. */
interface Embedded {
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

/** A PDF with the letters and measures of papers. Coordinates are points from the top left corner. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  private readonly letters: (text: string) => string;

  constructor(pdf: PDFKit.PDFDocument, fonts: Fonts) {
    this.pdf = pdf;
    pdf.registerFont('bold', fonts.bold);
    pdf.registerFont('regular', fonts.regular);
    pdf.font('regular');
    const { font } = (pdf as unknown as { readonly _font: Embedded })._font;
    this.letters = lettersOf((codePoint) => font.hasGlyphForCodePoint(codePoint));
  }

  private choose(style: Style): void {
    const [font, size] = styles[style];
    this.pdf.font(font).fontSize(size);
  }

  /** How high a line of a style is. */
  lineHeight(style: Style): number {
    return styles[style][1] * 1.32;
  }

  widthOf(style: Style, text: string): number {
    this.choose(style);
    return this.pdf.widthOfString(this.letters(text));
  }

  /** A text cut into lines of a width; a word that is longer than a line is cut too. */
  wrap(style: Style, text: string, width: number): string[] {
    this.choose(style);
    const lines: string[] = [];
    let line = '';
    for (const word of this.letters(text).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.pdf.widthOfString(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (this.pdf.widthOfString(line) > width && line.length > 1) {
        let fitting = line.length - 1;
        while (fitting > 1 && this.pdf.widthOfString(line.slice(0, fitting)) > width) fitting -= 1;
        lines.push(line.slice(0, fitting));
        line = line.slice(fitting);
      }
    }
    return [...lines, line];
  }

  /** Writes one line; `right` ends it at `x`. */
  line(style: Style, text: string, x: number, y: number, align: 'left' | 'right' = 'left'): void {
    if (text === '') return;
    const shown = this.letters(text);
    this.choose(style);
    const left = align === 'right' ? x - this.pdf.widthOfString(shown) : x;
    this.pdf.fillColor(styles[style][2]).text(shown, left, y, { lineBreak: false });
  }

  /** Writes lines that were wrapped; answers where they end. */
  lines(style: Style, lines: readonly string[], x: number, y: number, align: 'left' | 'right' = 'left'): number {
    let at = y;
    for (const each of lines) {
      this.line(style, each, x, at, align);
      at += this.lineHeight(style);
    }
    return at;
  }

  /** Wraps and writes a text; answers where it ends. */
  text(style: Style, text: string, x: number, y: number, width: number): number {
    return text === '' ? y : this.lines(style, this.wrap(style, text, width), x, y);
  }

  rule(y: number, { from = page.margin, to = page.width - page.margin, strong = false } = {}): void {
    this.pdf
      .moveTo(from, y)
      .lineTo(to, y)
      .lineWidth(strong ? 1 : 0.5)
      .strokeColor(strong ? ink : hairline)
      .stroke();
  }
}
