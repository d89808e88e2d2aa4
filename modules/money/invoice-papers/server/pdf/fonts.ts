import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The two weights of a paper. Liberation Sans has the letters of all languages of Europe and of Africa's in Latin script. */
export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

const require = createRequire(import.meta.url);
let read: Promise<Fonts> | undefined;

/** The fonts, read once. The library that reads PDFs brings them (SIL Open Font License); what is embedded is a part of them. */
export function readFonts(): Promise<Fonts> {
  const folder = path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');
  return (read ??= Promise.all([
    readFile(path.join(folder, 'LiberationSans-Regular.ttf')),
    readFile(path.join(folder, 'LiberationSans-Bold.ttf')),
  ]).then(([regular, bold]) => ({ regular, bold })));
}

/** Letters that the font lacks and others that say the same: the marks of clicks, and narrow blanks between thousands. */
const alike: Readonly<Record<string, string>> = {
  '\u01c3': '!',
  '\u01c0': '|',
  '\u202f': '\u00a0',
  '\u2011': '-',
  '\u2212': '-',
};

/** A text in the letters that a font has: one that it lacks loses its marks, or becomes a question mark. */
export function lettersOf(has: (codePoint: number) => boolean): (text: string) => string {
  const known = new Map<string, string>();
  const shown = (letter: string): string => {
    if (has(letter.codePointAt(0)!)) return letter;
    const other = alike[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
    if (other !== '' && [...other].every((each) => has(each.codePointAt(0)!))) return other;
    return /^[\p{C}\p{M}]$/u.test(letter) ? '' : '?';
  };
  return (text) => {
    let whole = '';
    for (const letter of text.normalize('NFC').replace(/[\t\n\r ]+/g, ' ')) {
      let found = known.get(letter);
      if (found === undefined) known.set(letter, (found = shown(letter)));
      whole += found;
    }
    return whole;
  };
}
