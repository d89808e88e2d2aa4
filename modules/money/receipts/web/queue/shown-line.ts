import type { ReceiptLine } from '../calls.ts';
import type { LineMark } from './marks.ts';

/** What the icon of a line says: how it stands, and whether a rule is behind it. */
export function markOf({ standing, reasons }: Pick<ReceiptLine, 'standing' | 'reasons'>): LineMark {
  if (standing === 'decided') return 'posted';
  if (standing === 'ignored' || standing === 'returned' || standing === 'question') return standing;
  if (reasons.some(({ code }) => code === 'rule')) return 'rule';
  return standing;
}

const filler = /^(?:eft|fnb|absa|nedbank|payment|pmt|paym|deposit|dep|cash|credit|transfer|trf|from|ref|inv|invoice)$/i;

/**
 * The words of a line that will stand in the next one of the same payer as well: without numbers, which change, and without
 * the bank's own words. Empty where nothing is left.
 */
export function lastingWords({ text, payerName }: Pick<ReceiptLine, 'text' | 'payerName'>): string {
  const from = payerName.trim() !== '' && text.toLowerCase().includes(payerName.toLowerCase()) ? payerName : text;
  const words = from.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word) && !/\d/.test(word));
  const own = words.filter((word) => !filler.test(word));
  // The bank looks for the words as they stand, so what is not side by side cannot be one text.
  const whole = own.join(' ');
  return text.includes(whole) ? whole : (own.toSorted((a, b) => b.length - a.length)[0] ?? '');
}
