/**
 * What a person typed or pasted, without white space and invisible characters, in plain digits and hyphens: numbers
 * copied from a PDF or a chat come with no-break spaces, typographic dashes and full-width digits.
 */
export function compact(raw: string): string {
  // Nearly all numbers are given so, and asked for several times with each record.
  if (/^[!-~]*$/.test(raw)) return raw;
  return raw
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

export function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}
