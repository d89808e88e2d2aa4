import { z } from 'zod';
import { type Cents, cents, centsOfWire } from '#platform/money.ts';
import type { TheirState } from '#modules/money/accounting-exports/status.ts';
import type { Standing } from '../port.ts';

const day = z.string().transform((text) => text.slice(0, 10));
/** Decimals come as numbers; what lies below a cent is noise. */
const amount = z.number().transform((value): Cents => centsOfWire(value));

/** A purchase invoice as it is read. Fields that nothing here needs are left alone. */
export const purchaseInvoice = z.object({
  id: z.string(),
  number: z.string().default(''),
  status: z.string().default(''),
  vendorNumber: z.string().default(''),
  vendorInvoiceNumber: z.string().default(''),
  invoiceDate: day,
  dueDate: day,
  totalAmountExcludingTax: amount.default(cents(0)),
  totalTaxAmount: amount.default(cents(0)),
  totalAmountIncludingTax: amount.default(cents(0)),
  lastModifiedDateTime: z.string().default(''),
});
export type PurchaseInvoice = z.output<typeof purchaseInvoice>;

/** A purchase credit memo, read as an invoice is: its date and the vendor's number have names of their own. */
const purchaseCreditMemo = z
  .looseObject({ creditMemoDate: day, vendorCreditMemoNumber: z.string().default('') })
  .transform(
    ({ creditMemoDate, vendorCreditMemoNumber, ...rest }) =>
      ({
        ...rest,
        invoiceDate: creditMemoDate,
        vendorInvoiceNumber: vendorCreditMemoNumber,
      }) as unknown as z.input<typeof purchaseInvoice>,
  )
  .pipe(purchaseInvoice);

/** How the two kinds of document are called there. */
export const namesOf = {
  invoice: {
    set: 'purchaseInvoices',
    lines: 'purchaseInvoiceLines',
    number: 'vendorInvoiceNumber',
    date: 'invoiceDate',
    row: purchaseInvoice,
  },
  creditNote: {
    set: 'purchaseCreditMemos',
    lines: 'purchaseCreditMemoLines',
    number: 'vendorCreditMemoNumber',
    date: 'creditMemoDate',
    row: purchaseCreditMemo,
  },
} as const;

const states: Readonly<Record<string, TheirState>> = {
  Draft: 'draft',
  'In Review': 'draft',
  Open: 'posted',
  Paid: 'paid',
  Canceled: 'canceled',
  Corrective: 'canceled',
};

/** In words of no system. A status that is not documented is none of a draft: nothing is done to it. */
export function standingOf(read: PurchaseInvoice): Standing {
  return {
    id: read.id,
    number: read.number,
    state: states[read.status] ?? (read.status.trim() === '' ? 'draft' : 'posted'),
    vendorNumber: read.vendorNumber,
    vendorInvoiceNumber: read.vendorInvoiceNumber,
    invoiceDate: read.invoiceDate,
    dueDate: read.dueDate,
    net: read.totalAmountExcludingTax,
    vat: read.totalTaxAmount,
    gross: read.totalAmountIncludingTax,
  };
}

/** A list, of which each row is read by its schema. */
export const listOf = <Row extends z.ZodType>(row: Row) => z.object({ value: z.array(row) });

export const line = z.object({
  id: z.string(),
  sequence: z.number(),
  dimensionSetLines: z.array(z.object({ code: z.string(), valueCode: z.string() })).default([]),
});
export const attachment = z.object({ id: z.string(), fileName: z.string(), byteSize: z.number().default(0) });
export const vendor = z.object({
  id: z.string(),
  number: z.string(),
  blocked: z.string().default(' '),
  paymentTermsId: z.string().default(''),
});
export const paymentTerm = z.object({ id: z.string(), discountPercent: z.number().default(0) });
export const account = z.object({ number: z.string(), displayName: z.string().default('') });
export const company = z.object({ id: z.string(), name: z.string().default('') });
export const batchAnswer = z.object({
  responses: z.array(z.object({ id: z.string().nullish(), status: z.number(), body: z.unknown().optional() })),
});
