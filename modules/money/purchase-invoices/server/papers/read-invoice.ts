import { centsOf, decimalOf } from '#platform/money.ts';
import { datesIn } from '#platform/server/certificate/dates.ts';
import { folded, labelled, type Labels, linesOf, surest } from '#platform/server/certificate/reading.ts';

/** What the text of an invoice says, as far as it could be read. A person looks at the paper beside it. */
export interface FoundInInvoice {
  readonly supplierInvoiceNo?: string;
  /** YYYY-MM-DD */
  readonly invoiceDate?: string;
  /** In rand with two decimals. */
  readonly gross?: string;
  readonly vat?: string;
  readonly vatNumber?: string;
}

// Folded: lower case, no accents. Each group: English, Afrikaans, Portuguese, French.
const number = '(?:number|nommer|numero|num|no|nr|n|#)[.°ºo]{0,2}';
const numberLabels: Labels = {
  clear: [
    `(?:tax )?invoice ?${number}`,
    `(?:belasting)?faktuur ?${number}`,
    `(?:${number} da )?fatura ?${number}`,
    `facture ?${number}`,
  ],
  common: ['invoice', 'faktuur', 'fatura', 'facture'],
};
const dateLabels: Labels = {
  clear: [
    '(?:tax )?invoice date',
    'date of (?:the )?invoice',
    'faktuurdatum',
    'data da fatura',
    'date de (?:la )?facture',
  ],
  common: ['date', 'datum', 'data'],
};
const totalLabels: Labels = {
  clear: [
    '(?:grand |invoice )?total(?: due| incl(?:uding|\\.)?(?: vat)?| amount)?',
    'totaal(?: insluitend)?',
    'montante total',
    'total a pagar',
    '(?:montant )?total ttc',
  ],
  common: ['amount due'],
};
const vatLabels: Labels = {
  clear: ['(?:vat|btw|iva|tva)(?: \\(?15(?:[.,]0+)? ?%\\)?| 15(?:[.,]0+)? ?%| amount)?'],
  common: [],
};
const isInvoice = /\b(?:invoice|faktuur|fatura|facture)\b/;
/** Another kind of paper that names an invoice besides. */
const isOther =
  /\b(?:proof of delivery|delivery note|bewys van aflewering|prova de entrega|preuve de livraison|statement of account|remittance advice|credit note)\b/;

/** Whether a text calls itself an invoice, and not a paper that goes with one. */
export function saysInvoice(text: string): boolean {
  const plain = folded(text);
  return isInvoice.test(plain) && !isOther.test(plain);
}

/**
 * Reads the text of an invoice. What is not said in so many words stays empty: a date behind "due" alone, an amount without
 * the word total, and our own VAT number are none.
 */
export function readInvoice(text: string, ownVatNumber: string): FoundInInvoice {
  const lines = linesOf(text);
  const found = {
    supplierInvoiceNo: surest(labelled(lines, numberLabels, numberIn))?.value,
    invoiceDate: surest(labelled(lines, dateLabels, (words) => datesIn(words)[0]?.date))?.value,
    gross: largest(labelled(lines, totalLabels, rand).map(({ value }) => value)),
    vat: surest(labelled(lines, vatLabels, rand))?.value,
    vatNumber: vatNumberIn(text, ownVatNumber),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** A number of an invoice has a digit; a word or a date behind the label is something else. */
function numberIn(text: string): string | undefined {
  const [typed = ''] = text.trim().split(/\s{2,}/);
  const value = /^[\p{L}\d][\p{L}\d/.\- ]{0,40}/u.exec(typed)?.[0].trim() ?? '';
  const first = value.split(' ').slice(0, 2).join(' ');
  const known = /\d/.test(first.split(' ')[0]!) ? first.split(' ')[0]! : first;
  return /\d/.test(known) && datesIn(known).length === 0 ? known : undefined;
}

/** An amount with two decimals, in any of the ways in which they are written here. */
function rand(text: string): string | undefined {
  const digits = /^(?:zar|r)?[ ]*(\d[\d .,']*[.,]\d{2})(?!\d)/i.exec(text.trim())?.[1];
  if (!digits) return undefined;
  const amount = centsOf(`${digits.slice(0, -3).replaceAll(/\D/g, '')}.${digits.slice(-2)}`);
  return amount === undefined ? undefined : decimalOf(amount);
}

function largest(amounts: readonly string[]): string | undefined {
  return amounts.toSorted((one, other) => Number(other) - Number(one))[0];
}

function vatNumberIn(text: string, own: string): string | undefined {
  const ours = own.replaceAll(/\D/g, '');
  const numbers = [...text.matchAll(/(?<!\d)4\d{2}[ ]?\d{3}[ ]?\d{4}(?!\d)|(?<!\d)4\d{9}(?!\d)/g)].map(([each]) =>
    each.replaceAll(' ', ''),
  );
  const others = [...new Set(numbers)].filter((each) => each !== ours);
  // Two numbers of others: nobody knows whose is whose.
  return others.length === 1 ? others[0] : undefined;
}
