import { loadPdfReader } from './pdf-reader.ts';

/** A PDF as a real reader sees it. */
export interface OpenPdf {
  readonly pages: number;
  /** Scripts, attached files or an opening action that the reader found where a look at the bytes found none. */
  acts(): Promise<boolean>;
  /** Whether a link on one of the first pages runs something, or opens a file of whoever looks at it, instead of a page. */
  linksAct(pages: number): Promise<boolean>;
  isEncrypted(): Promise<boolean>;
  /** The text of these pages, from 1 on, or else of the first ones, line by line as it is laid out; bounded. */
  text(wanted?: readonly number[]): Promise<string>;
  close(): Promise<void>;
}

/** Certificates and letters say who and when on their first pages; terms and conditions follow. */
const maxTextPages = 5;
/** Who asks for pages by number has many papers in one file. */
const maxWantedPages = 20;
const maxTextCharacters = 50_000;

/** Addresses that a viewer would run or read, once blanks are gone, which some viewers skip. */
const activeAddress = /^(javascript|vbscript|data|file):/i;
// oxlint-disable-next-line no-control-regex -- they are what hides the address
const blanks = /[\s\u0000-\u0020]/g;

/** Opens a file with pdf.js; throws where it is damaged beyond what readers mend. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const { getDocument } = await loadPdfReader();
  const loading = getDocument({
    // A copy: pdf.js takes over the memory that it is given.
    data: new Uint8Array(bytes),
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  });
  try {
    const pdf = await loading.promise;
    // A file whose first page cannot be opened shows nothing to anybody.
    await pdf.getPage(1);
    return {
      pages: pdf.numPages,
      acts: async () =>
        [await pdf.getJSActions(), await pdf.getAttachments(), (await pdf.getOpenAction())?.get('action')].some(
          (found) => found,
        ),
      async linksAct(pages) {
        for (let number = 1; number <= Math.min(pages, pdf.numPages); number++) {
          const annotations = (await (await pdf.getPage(number)).getAnnotations()) as {
            readonly url?: string;
            readonly unsafeUrl?: string;
          }[];
          if (
            annotations.some(({ url, unsafeUrl }) => activeAddress.test((unsafeUrl ?? url ?? '').replace(blanks, '')))
          )
            return true;
        }
        return false;
      },
      isEncrypted: async () => (await pdf.getPermissions()) !== null,
      async text(wanted) {
        const first = Array.from({ length: Math.min(pdf.numPages, maxTextPages) }, (_, index) => index + 1);
        const numbers = wanted?.filter((number) => number >= 1 && number <= pdf.numPages).slice(0, maxWantedPages);
        let text = '';
        for (const number of numbers ?? first) {
          if (text.length >= maxTextCharacters) break;
          const page = await pdf.getPage(number);
          const { items } = await page.getTextContent();
          text += `${linesOf(items.filter((item) => 'str' in item)).join('\n')}\n\n`;
        }
        // NUL and lone surrogates do not fit in the database.
        return text.slice(0, maxTextCharacters).replaceAll('\0', '').toWellFormed().trim();
      },
      close: () => loading.destroy(),
    };
  } catch (error) {
    await loading.destroy();
    throw error;
  }
}

interface TextPiece {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/**
 * Puts pieces of text back into lines by where they stand, since files draw them in any order; a wide gap becomes three
 * spaces, which tells the columns of a table from words.
 */
function linesOf(pieces: readonly TextPiece[]): string[] {
  const placed = pieces
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform, width, height }) => ({
      str,
      width,
      height: height || 10,
      x: transform[4] ?? 0,
      y: transform[5] ?? 0,
    }))
    .sort((a, b) => b.y - a.y || a.x - b.x);
  const rows: (typeof placed)[] = [];
  for (const piece of placed) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - piece.y) < Math.min(first.height, piece.height) / 2) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => {
    let line = '';
    let end = Number.NEGATIVE_INFINITY;
    for (const { str, x, width, height } of row.toSorted((a, b) => a.x - b.x)) {
      const gap = x - end;
      line += line === '' || gap < height * 0.15 ? str : `${gap > height * 1.2 ? '   ' : ' '}${str}`;
      end = x + width;
    }
    return line.trim();
  });
}
