import { z } from 'zod';
import { currencies } from '#platform/currencies.ts';
import { calendarDate } from '#platform/dates.ts';
import { lineNet, sumOf, totalsOf } from '#platform/lines/totals.ts';
import { optionalDate } from '#platform/master-data.ts';
import { amount } from '#platform/money-codec.ts';
import { cents, defaultCurrency } from '#platform/money.ts';
import { requiredText, text } from '#platform/operation.ts';
import { readQuantity, readUnitPrice } from '#platform/scaled.ts';
import { vatCodes, vatRateOf } from '#platform/vat-codes.ts';

export const limits = { lines: 500, quotes: 10 } as const;
/** Rand, of a whole order without VAT. Beyond it somebody slipped on the keyboard. */
const mostNet = cents(100_000_000_000n);

/** Minus nothing is a slip of a machine, and would be written as one. */
const isNoMinusNothing = (value: number) => !Object.is(value, -0);
const optionalId = z
  .union([z.uuid(), z.literal('')])
  .nullable()
  .default(null)
  .transform((id) => id || null);

export const orderLine = z.strictObject({
  /** Made by the browser: receipts and invoices refer to it, and a revision tells changed lines from new ones by it. */
  id: z.uuid(),
  itemMasterId: z.uuid(),
  description: requiredText(120),
  quantity: z
    .number()
    .gt(0, { error: 'quantityZero' })
    .max(99_999_999)
    .refine((value) => readQuantity(value) !== undefined, { error: 'quantityDecimals' }),
  unit: text(20).default(''),
  /** Of one unit, without VAT. */
  price: z
    .number()
    .min(0)
    .max(999_999_999)
    .refine(isNoMinusNothing, { error: 'invalidValue' })
    .refine((value) => readUnitPrice(value) !== undefined, { error: 'priceDecimals' }),
  vatCode: z.enum(vatCodes).default('standard'),
  /** Who pays it; the order's own centre where it is left out. */
  profitCentreId: optionalId,
});
export type OrderLine = z.output<typeof orderLine>;

/** What another supplier would have asked, without its file. */
export const quoteFields = z.strictObject({
  supplierName: requiredText(120),
  /** Without VAT, in the currency of the order. */
  amount,
  reference: text(60).default(''),
});
/** With what postPurchaseOrderFile answered. */
const quote = quoteFields.extend({ blobName: text(100).default('') });

const common = {
  orderTypeId: z.uuid({ error: 'required' }),
  profitCentreId: z.uuid({ error: 'required' }),
  requiredBy: optionalDate(),
  currency: z.enum(currencies).default(defaultCurrency),
  /** For whoever gets it; printed on the order. */
  note: text(1000).default(''),
  lines: z.array(orderLine).min(1, { error: 'linesMissing' }).max(limits.lines, { error: 'tooMany' }),
};
const bought = {
  supplierId: z.uuid({ error: 'required' }),
  vehicleId: optionalId,
  loadId: optionalId,
  deliverTo: text(200).default(''),
  terms: text(100).default(''),
  quotes: z.array(quote).max(limits.quotes, { error: 'tooMany' }).default([]),
};

export const purchaseFields = z.strictObject({ ...common, ...bought });
type AnyOrder = Pick<z.output<typeof purchaseFields>, 'lines'>;

/** The rules that hold between fields: all of them at once, each on its field. */
export function between({ lines }: AnyOrder, context: z.RefinementCtx): void {
  const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  const seen = new Set<string>();
  for (const [place, { id }] of lines.entries()) {
    if (seen.has(id)) report(['lines', place, 'id'], 'lineTwice');
    seen.add(id);
  }
  const net = sumOf(lines.flatMap((line) => (isWhole(line) ? [lineNet(line)] : [])));
  if (net > mostNet) report(['lines'], 'orderTooLarge');
}

/** Whether a line can be counted: zod asks the rules between fields of lines that have faults of their own, too. */
function isWhole({ quantity, price }: Pick<OrderLine, 'quantity' | 'price'>): boolean {
  return readQuantity(quantity) !== undefined && readUnitPrice(price) !== undefined;
}

export const purchaseChecked = purchaseFields.superRefine(between);
export type PurchaseInput = z.output<typeof purchaseChecked>;

/** What an order comes to. Form and server work it out alike. */
export function orderTotals(lines: readonly Pick<OrderLine, 'quantity' | 'price' | 'vatCode'>[]) {
  return totalsOf(
    lines.map((line) => ({ net: lineNet(line), vatCode: line.vatCode })),
    vatRateOf,
  );
}

export const receivedLine = z.strictObject({
  lineId: z.uuid(),
  quantity: z
    .number()
    .gt(0, { error: 'quantityZero' })
    .max(99_999_999)
    .refine((value) => readQuantity(value) !== undefined, { error: 'quantityDecimals' }),
});

export const receiptFields = z.strictObject({
  receivedOn: calendarDate.meta({ format: 'date' }),
  /** The supplier's number of the delivery. */
  deliveryNote: text(60).default(''),
  note: text(500).default(''),
  lines: z.array(receivedLine).min(1, { error: 'nothingReceived' }).max(limits.lines, { error: 'tooMany' }),
});
