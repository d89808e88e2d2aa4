import type { Language } from '#platform/language.ts';
import type { SummaryLine } from '#modules/parties/parties/summary.ts';
import { openPdf } from './pdf.ts';
import { contentHash, printable } from './printable.ts';

interface Section {
  readonly title: string;
  readonly lines: readonly SummaryLine[];
}

export interface PlainDocument {
  readonly language: Language;
  readonly title: string;
  /** The second line of every page: whose document it is. */
  readonly subtitle: string;
  readonly sections: readonly Section[];
  readonly pageLabel: (page: number) => string;
  readonly madeAt: Date;
}

export interface SignedDocument extends PlainDocument {
  readonly signature: { readonly png: Buffer; readonly caption: string; readonly alternative: string };
  /** The last page, which states the hash of all before it. */
  readonly certificate: (contentSha256: string, contentPages: number) => CertificatePage;
}

interface CertificatePage {
  readonly title: string;
  readonly lines: readonly SummaryLine[];
  readonly notes: readonly string[];
}

const ink = '#1a1815';
const faint = '#5f5a52';
const margin = 56;
const labelWidth = 170;
const gap = 14;
const signatureHeight = 90;

/**
 * A signed document as a PDF: the pages with the content, and a certificate page with the SHA-256 of their text. What is
 * hashed is every text in the order in which it is written, which is the order in which a reader gets it back.
 */
export async function signedDocument(
  document: SignedDocument,
): Promise<{ readonly bytes: Buffer; readonly contentSha256: string; readonly contentPages: number }> {
  const { pages, bytes } = await begun(document);
  pages.picture(document.signature);
  const contentPages = pages.count();
  const contentSha256 = contentHash(pages.written());

  const certificate = document.certificate(contentSha256, contentPages);
  pages.begin();
  pages.heading(certificate.title, 'H1');
  for (const line of certificate.lines) pages.line(line);
  for (const note of certificate.notes) pages.note(note);
  return { bytes: await bytes(), contentSha256, contentPages };
}

/** The same without a signature: what somebody sent, for them to keep. */
export async function plainDocument(document: PlainDocument): Promise<Buffer> {
  return (await begun(document)).bytes();
}

/** The document with its content written, and still open. */
async function begun(document: PlainDocument) {
  const { pdf, bytes } = await openPdf({
    margin,
    autoFirstPage: false,
    lang: document.language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: document.title, Subject: document.subtitle, CreationDate: document.madeAt },
  });
  const pages = pageWriter(pdf, document);
  pages.begin();
  pages.heading(document.title, 'H1');
  for (const section of document.sections) {
    pages.heading(section.title, 'H2');
    for (const line of section.lines) pages.line(line);
  }
  return { pages, bytes };
}

function pageWriter(pdf: PDFKit.PDFDocument, { title, subtitle, pageLabel }: PlainDocument) {
  const width = 595.28 - 2 * margin;
  const bottom = 841.89 - margin;
  const written: string[] = [];
  let page = 0;

  /** Every text goes through here: what is not recorded would not be in the hash. */
  function write(
    text: string,
    x: number,
    y: number,
    tag: 'H1' | 'H2' | 'P' | 'Lbl' | 'LBody',
    options: { width: number },
  ): void {
    const shown = printable(text);
    written.push(shown);
    pdf.addStructure(pdf.struct(tag, {}, () => void pdf.text(shown, x, y, options)));
  }
  function heightOf(text: string, room: number): number {
    return pdf.heightOfString(printable(text), { width: room });
  }
  function begin(): void {
    pdf.addPage();
    page += 1;
    pdf.font('Helvetica').fontSize(8).fillColor(faint);
    write(`${subtitle} · ${title} · ${pageLabel(page)}`, margin, 28, 'P', { width });
    pdf.y = margin;
  }
  /** Nothing is broken between two pages: the order of the text is then that of its writing. */
  function makeRoom(height: number): void {
    if (pdf.y + height > bottom) begin();
  }
  return {
    begin,
    count: () => page,
    written: () => written.join(''),
    heading(text: string, tag: 'H1' | 'H2'): void {
      makeRoom(tag === 'H1' ? 40 : 56);
      pdf
        .font('Helvetica-Bold')
        .fontSize(tag === 'H1' ? 18 : 12)
        .fillColor(ink);
      write(text, margin, pdf.y + (tag === 'H1' ? 0 : 12), tag, { width });
      pdf.y += 6;
    },
    line([label, value]: SummaryLine): void {
      pdf.font('Helvetica').fontSize(10);
      const room = width - labelWidth - gap;
      const height = Math.max(heightOf(label, labelWidth), heightOf(value, room));
      makeRoom(height);
      const top = pdf.y;
      pdf.font('Helvetica').fontSize(10).fillColor(faint);
      write(label, margin, top, 'Lbl', { width: labelWidth });
      pdf.fillColor(ink);
      write(value, margin + labelWidth + gap, top, 'LBody', { width: room });
      pdf.y = top + height + 4;
    },
    note(text: string): void {
      pdf.font('Helvetica').fontSize(9).fillColor(faint);
      makeRoom(heightOf(text, width) + 10);
      write(text, margin, pdf.y + 10, 'P', { width });
    },
    picture({ png, caption, alternative }: SignedDocument['signature']): void {
      makeRoom(signatureHeight + 36);
      const top = pdf.y + 8;
      pdf.addStructure(
        pdf.struct(
          'Figure',
          { alt: alternative },
          () => void pdf.image(png, margin, top, { fit: [width / 2, signatureHeight] }),
        ),
      );
      pdf
        .moveTo(margin, top + signatureHeight + 4)
        .lineTo(margin + width / 2, top + signatureHeight + 4)
        .strokeColor(ink)
        .lineWidth(0.5)
        .stroke();
      pdf.font('Helvetica').fontSize(10).fillColor(ink);
      write(caption, margin, top + signatureHeight + 10, 'P', { width });
    },
  };
}
