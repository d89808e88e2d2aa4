import crypto from 'node:crypto';

/** Letters of the PDF's built-in fonts beyond Latin-1 (WinAnsi). */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * A text in the letters that every PDF reader has built in. A letter that they lack loses its marks, or becomes a
 * question mark; what is signed is the text as it is printed.
 */
export function printable(text: string): string {
  return [...text.normalize('NFC').replace(/\s+/gu, ' ')].map(printableLetter).join('');
}

function printableLetter(letter: string): string {
  if (isPrintable(letter)) return letter;
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  if (bare !== '' && [...bare].every(isPrintable)) return bare;
  return /^[\p{C}\p{M}]$/u.test(letter) ? '' : '?';
}

function isPrintable(letter: string): boolean {
  const code = letter.codePointAt(0)!;
  // The soft hyphen is printable and disappears again when the text is read.
  return (code >= 0x20 && code < 0x7f) || (code > 0xa0 && code <= 0xff && code !== 0xad) || beyondLatin1.has(letter);
}

/** SHA-256 of a text without its white space: line breaks are the reader's, letters are the document's. */
export function contentHash(text: string): string {
  return crypto.createHash('sha256').update(text.replace(/\s+/gu, '')).digest('hex');
}
