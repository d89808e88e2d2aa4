import { z } from 'zod';
import { percentOfAmount } from '#platform/calculations.ts';
import { languages } from '#platform/language.ts';
import { cents } from '#platform/money.ts';
import { readPercent } from '#platform/scaled.ts';
import { vatCodes } from '#platform/vat-codes.ts';

/** The kinds of documents that a customer gets for money. */
const paperKinds = ['invoice', 'creditNote', 'debitNote'] as const;

/** Whole cents of the paper's currency. A plain number, since a paper is kept as JSON. */
const wholeCents = z.number().int().min(-1e15).max(1e15);
const day = z.iso.date();
const text = (max: number) => z.string().max(max);
/** A plain decimal with a point, as it was reckoned with: `27.34`. */
const decimal = (places: number) => z.string().regex(new RegExp(`^-?\\d{1,12}(\\.\\d{1,${places}})?$`));

const paperAddress = z.strictObject({
  addressLine1: text(200),
  addressLine2: text(200),
  suburb: text(100),
  city: text(100),
  region: text(100),
  country: text(100),
  postalcode: text(20),
});
export type PaperAddress = z.infer<typeof paperAddress>;

const seller = z.strictObject({
  name: text(200),
  tradeName: text(200).optional(),
  registrationNumber: text(50).optional(),
  vatNumber: text(50).optional(),
  address: paperAddress,
  /** ISO 3166, two letters. */
  countryCode: text(2),
  email: text(254).optional(),
  telNumber: text(50).optional(),
});

const buyer = z.strictObject({
  name: text(200),
  /** The number of the debtor with the seller. */
  accountNumber: text(50).optional(),
  registrationNumber: text(50).optional(),
  vatNumber: text(50).optional(),
  address: paperAddress,
  countryCode: text(2),
});

const paperLine = z.strictObject({
  /** Its number on the paper, from 1. */
  line: z.number().int().positive(),
  loadNumber: text(50).optional(),
  description: text(500),
  /** A decimal with three places at most. */
  quantity: decimal(3),
  /** What is counted: `load`, `km`, `t`. Its code for machines follows from the word. */
  unit: text(50),
  /** The price of one unit in the currency (not in cents), with up to four decimals. Missing where the units of an aggregated line differ in price. */
  price: decimal(4).optional(),
  net: wholeCents,
  vatCode: z.enum(vatCodes),
  vatPercent: z.number().min(0).max(100),
  vatShare: wholeCents,
});
export type PaperLine = z.infer<typeof paperLine>;

const paperVat = z.strictObject({
  code: z.enum(vatCodes),
  percent: z.number().min(0).max(100),
  net: wholeCents,
  vat: wholeCents,
});
export type PaperVat = z.infer<typeof paperVat>;

const annexRow = z.strictObject({
  loadNumber: text(50),
  deliveredOn: day,
  from: text(200),
  to: text(200),
  orderNumbers: z.array(text(100)),
  podNumbers: z.array(text(100)),
  net: wholeCents,
});
export type AnnexRow = z.infer<typeof annexRow>;

/** The content of a document to a customer, as it was frozen when it was posted. PDF, XML and preview are made from it alone. */
export const invoicePaper = z.strictObject({
  kind: z.enum(paperKinds),
  /** A draft has no number, bears a watermark and is no tax invoice. */
  isDraft: z.boolean(),
  number: text(50).optional(),
  language: z.enum(languages),
  taxDate: day,
  supplyFrom: day,
  supplyTo: day,
  dueDate: day,
  /** The term of payment in words, in the language of the paper: `60 days`. */
  termDays: text(100),
  /** A discount for payment in time, as it is agreed on the document (VAT Act 89 of 1991, s 21(3) proviso C). */
  settlement: z
    .strictObject({
      percent: z.number().positive().max(50),
      /** The most that may be taken off, with VAT. */
      amount: wholeCents,
      until: day,
      /** The same in words, in the language of the paper. */
      words: text(200),
    })
    .optional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** What the amounts are in the currency of the seller's books, where it is another. */
  rate: z
    .strictObject({
      /** One unit of the paper's currency in that of the books. */
      rate: decimal(8),
      day,
      source: text(100),
      netBase: wholeCents,
      vatBase: wholeCents,
      grossBase: wholeCents,
      baseCurrency: z.string().regex(/^[A-Z]{3}$/),
    })
    .optional(),
  seller,
  bank: z
    .strictObject({
      bankName: text(100),
      branchCode: text(20),
      accountNumber: text(50),
      accountName: text(200),
      swift: text(20).optional(),
    })
    .optional(),
  buyer,
  orderNumbers: z.array(text(100)),
  lines: z.array(paperLine),
  /** One row for each VAT code and rate. */
  vat: z.array(paperVat),
  net: wholeCents,
  vatTotal: wholeCents,
  gross: wholeCents,
  /** The document that this one credits or debits, or corrects. */
  original: z.strictObject({ number: text(50), taxDate: day }).optional(),
  reason: text(1000).optional(),
  /** Why VAT is zero and by what it is proved, in the language of the paper. */
  zeroRateReason: text(500).optional(),
  annex: z.array(annexRow),
  /** The picture of the seller, by the hash of its bytes. */
  logo: z.strictObject({ sha256: text(64), contentType: text(40) }).optional(),
  /** Where a reader can check that the paper is genuine. */
  verifyUrl: z.url().optional(),
  /** The mark of a tax authority. */
  fiscal: z.strictObject({ id: text(200), qr: text(1000), signedAt: z.iso.datetime({ offset: true }) }).optional(),
  /** A corrected copy has the number, the dates and the amounts of the paper it replaces. */
  copy: z.literal('corrected').optional(),
});
export type InvoicePaper = z.infer<typeof invoicePaper>;

/** What does not add up on a paper. */
export type PaperFault =
  | 'negative'
  | 'linesNet'
  | 'vatTwice'
  | 'vatNet'
  | 'vatShares'
  | 'vatAmount'
  | 'net'
  | 'vatTotal'
  | 'gross';

const vatOf = ({ percent, net }: PaperVat) => Number(percentOfAmount(readPercent(percent)!, cents(net)));
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/**
 * Tells what does not add up: printed lines to the net amount, lines and their shares to each VAT row, each code and rate
 * once, VAT to its rate within a cent a line, and all to the gross amount. Nothing is rendered before it is empty.
 */
export function paperFaults(paper: InvoicePaper): readonly PaperFault[] {
  const { lines, vat, net, vatTotal, gross } = paper;
  const keyOf = (code: string, percent: number) => `${code} ${percent}`;
  const keys = vat.map(({ code, percent }) => keyOf(code, percent));
  const of = (key: string) => lines.filter(({ vatCode, vatPercent }) => keyOf(vatCode, vatPercent) === key);
  const faults: Readonly<Record<PaperFault, boolean>> = {
    // What is given back is a credit note with positive amounts.
    negative: gross < 0,
    linesNet: sum(lines.map((line) => line.net)) !== net,
    vatTwice: new Set(keys).size !== keys.length,
    vatNet:
      lines.some(({ vatCode, vatPercent }) => !keys.includes(keyOf(vatCode, vatPercent))) ||
      vat.some((row, place) => sum(of(keys[place]!).map((line) => line.net)) !== row.net),
    vatShares: vat.some((row, place) => sum(of(keys[place]!).map((line) => line.vatShare)) !== row.vat),
    // A price that was agreed with VAT and a credit that takes the rest differ by less than a cent a line.
    vatAmount: vat.some((row, place) => Math.abs(row.vat - vatOf(row)) > Math.max(1, of(keys[place]!).length)),
    net: sum(vat.map((row) => row.net)) !== net,
    vatTotal: sum(vat.map((row) => row.vat)) !== vatTotal,
    gross: net + vatTotal !== gross,
  };
  return (Object.keys(faults) as PaperFault[]).filter((fault) => faults[fault]);
}

/** Throws an error that names what does not add up, see {@link paperFaults}. */
export function paperTotals(paper: InvoicePaper): void {
  const faults = paperFaults(paper);
  if (faults.length > 0)
    throw new RangeError(`the paper ${paper.number ?? 'without a number'} does not add up: ${faults.join(', ')}`);
}
