import { translator } from '#platform/messages.ts';
import { openPdf } from '#modules/parties/parties/server/index.ts';
import { paperContent } from '../content.ts';
import { paperTexts } from '../messages/paper/index.ts';
import { type InvoicePaper, paperTotals } from '../paper.ts';
import { invoiceXml } from './en16931.ts';
import { attachInvoice } from './factur-x.ts';
import { drawPaper, numberPages } from './pdf/draw.ts';
import { readFonts } from './pdf/fonts.ts';
import { Sheet } from './pdf/sheet.ts';

export interface PdfOptions {
  /** When the document was posted: the same paper and moment give the same bytes, and the same hash. */
  readonly madeAt: Date;
  /** PNG or JPEG. */
  readonly logo?: Uint8Array;
}

/**
 * A paper as a PDF of A4 pages in its own language (PDF/A-3b, all fonts inside). One that is not a draft carries itself as
 * EN 16931 XML (Factur-X). Throws a RangeError where the amounts do not add up.
 */
export async function invoicePdf(paper: InvoicePaper, { madeAt, logo }: PdfOptions): Promise<Uint8Array> {
  paperTotals(paper);
  const { language } = paper;
  const [{ texts }, fonts] = await Promise.all([paperTexts.load[language](), readFonts()]);
  const t = translator(language, texts);
  const content = paperContent(paper, t);
  const { pdf, bytes } = await openPdf({
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // No font of the reader's: each is embedded.
    font: '',
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    lang: language === 'afr' ? 'af' : language,
    displayTitle: true,
    // The library writes them into XML as they are.
    info: {
      Title: [content.title, content.number].filter(Boolean).join(' ').replaceAll(/[<>&]/g, ' '),
      Creator: 'Haulway',
      Producer: 'Haulway',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  const sheet = new Sheet(pdf, fonts);
  drawPaper(sheet, content, paper, logo);
  numberPages(sheet, (page, pages) => t('page', { page, pages }));
  if (!paper.isDraft) attachInvoice(pdf, invoiceXml(paper), madeAt);
  return bytes();
}
