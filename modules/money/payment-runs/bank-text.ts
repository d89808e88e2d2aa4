/** Letters of names that banks do not take, and how they are written instead. */
const written: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  '&': '+',
  _: '-',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': "'",
  '”': "'",
  '"': "'",
  ';': ',',
  '@': '(at)',
};

/**
 * A text in the signs that ISO 20022 payment files may bear at every bank (the Latin set of the European Payments Council):
 * letters without accents, digits, and / - ? : ( ) . , ' + and the blank. What has no such form becomes a blank.
 */
export function bankText(text: string, longest: number): string {
  return [...text]
    .map((sign) => written[sign] ?? sign)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}

/** An id of a message or payment: at most 35 of these signs, neither beginning nor ending with a slash, nor with two in a row. */
export function bankId(text: string): string {
  return bankText(text, 35)
    .replaceAll(' ', '')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^\/|\/$/g, '');
}
