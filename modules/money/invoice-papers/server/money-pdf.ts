import type { Language } from '#platform/language.ts';
import { openPdf } from '#modules/parties/parties/server/index.ts';
import { numberPages } from './pdf/draw.ts';
import { readFonts } from './pdf/fonts.ts';
import { Sheet } from './pdf/sheet.ts';

export interface MoneyPdf {
  readonly title: string;
  readonly language: Language;
  readonly madeAt: Date;
  /** The label of a page, once it is known how many there are. */
  readonly page: (page: number, pages: number) => string;
}

/** A paper about money that is no invoice, in the letters and measures of invoices: all fonts inside, pages numbered. */
export async function moneyPdf(
  { title, language, madeAt, page }: MoneyPdf,
  draw: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  const { pdf, bytes } = await openPdf({
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // No font of the reader's: each is embedded.
    font: '',
    lang: language === 'afr' ? 'af' : language,
    displayTitle: true,
    info: {
      Title: title.replaceAll(/[<>&]/g, ' '),
      Creator: 'Haulway',
      Producer: 'Haulway',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  const sheet = new Sheet(pdf, await readFonts());
  draw(sheet);
  numberPages(sheet, page);
  return bytes();
}
