import { z } from 'zod';
import { currencies } from '#platform/currencies.ts';
import { calendarDate } from '#platform/dates.ts';
import { lineNet, sumOf } from '#platform/lines/totals.ts';
import { vatTotals } from '#platform/lines/vat-totals.ts';
import { optionalDate } from '#platform/master-data.ts';
import { amount } from '#platform/money-codec.ts';
import { cents, defaultCurrency } from '#platform/money.ts';
import { requiredText, text } from '#platform/operation.ts';
import { readQuantity, readUnitPrice } from '#platform/scaled.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { type VatPlace } from '#platform/vat-rates.ts';

/** Minus nothing is a slip of a machine, and would be written as one. */
const isNoMinusNothing = (value: number) => !Object.is(value, -0);

export const limits = { lines: 500, quotes: 10, defects: 50 } as const;
/** Kilometres. */
const odometer = z.int().min(0).max(9_999_999).refine(isNoMinusNothing, { error: 'invalidValue' }).nullable();
/** Rand, of a whole order without VAT. Beyond it somebody slipped on the keyboard. */
const mostNet = cents(100_000_000_000n);

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

/** Between centres of one company there is no VAT, and the centre that asks pays all of it. */
const internalLine = orderLine.omit({ vatCode: true, profitCentreId: true });

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
  loadId: optionalId,
  deliverTo: text(200).default(''),
  requiredBy: optionalDate(),
  /** For whoever gets it; printed on the order. */
  note: text(1000).default(''),
};
const lines = <Line extends z.ZodType>(line: Line) =>
  z.array(line).min(1, { error: 'linesMissing' }).max(limits.lines, { error: 'tooMany' });
const bought = {
  ...common,
  supplierId: z.uuid({ error: 'required' }),
  currency: z.enum(currencies).default(defaultCurrency),
  terms: text(100).default(''),
  lines: lines(orderLine),
  quotes: z.array(quote).max(limits.quotes, { error: 'tooMany' }).default([]),
};

/** What is to be repaired, in the words of whoever found it. */
const defect = z.strictObject({ id: z.uuid(), text: requiredText(200) });

export const purchaseFields = z.strictObject({ ...bought, vehicleId: optionalId });
export const serviceFields = z.strictObject({
  ...bought,
  vehicleId: z.uuid({ error: 'required' }),
  /** Of the vehicle when the work is asked for. */
  odometerKm: odometer.default(null),
  defects: z.array(defect).max(limits.defects, { error: 'tooMany' }).default([]),
});
export const internalFields = z.strictObject({
  ...common,
  performingCentreId: z.uuid({ error: 'required' }),
  vehicleId: optionalId,
  lines: lines(internalLine),
});

interface Lines {
  readonly lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'price'>[];
}
interface Centres {
  readonly profitCentreId: string;
  readonly performingCentreId?: string;
}

/** The rules that hold between fields: all of them at once, each on its field. */
export function between({ lines, ...centres }: Lines & Partial<Centres>, context: z.RefinementCtx): void {
  const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  const seen = new Set<string>();
  for (const [place, { id }] of lines.entries()) {
    if (seen.has(id)) report(['lines', place, 'id'], 'lineTwice');
    seen.add(id);
  }
  const net = sumOf(lines.flatMap((line) => (isWhole(line) ? [lineNet(line)] : [])));
  if (net > mostNet) report(['lines'], 'orderTooLarge');
  if (centres.performingCentreId && centres.performingCentreId === centres.profitCentreId)
    report(['performingCentreId'], 'sameCentre');
}

/** Whether a line can be counted: zod asks the rules between fields of lines that have faults of their own, too. */
function isWhole({ quantity, price }: Pick<OrderLine, 'quantity' | 'price'>): boolean {
  return readQuantity(quantity) !== undefined && readUnitPrice(price) !== undefined;
}

export const purchaseChecked = purchaseFields.superRefine(between);
export const serviceChecked = serviceFields.superRefine(between);
export const internalChecked = internalFields.superRefine(between);
export type PurchaseInput = z.output<typeof purchaseChecked>;
/** An order of any kind, as its form sends it. */
export type GivenOrder = PurchaseInput | z.output<typeof serviceChecked> | z.output<typeof internalChecked>;

const nothing = {
  supplierId: null,
  performingCentreId: null,
  currency: defaultCurrency,
  terms: '',
  quotes: [],
  odometerKm: null,
  defects: [],
} as const;

/** An order of any kind with all that some kind asks; what its own kind does not know is empty. */
export interface OrderInput extends Omit<z.output<typeof serviceFields>, 'supplierId' | 'vehicleId'> {
  readonly supplierId: string | null;
  readonly performingCentreId: string | null;
  readonly vehicleId: string | null;
}

export function wholeOrder(given: GivenOrder): OrderInput {
  return {
    ...nothing,
    quotes: [],
    defects: [],
    ...given,
    lines: given.lines.map((line) => ({ vatCode: 'outOfScope', profitCentreId: null, ...line })),
  };
}

/** What an order comes to, with the VAT of its company's country on the day it was captured. */
export function orderTotals(lines: readonly Pick<OrderLine, 'quantity' | 'price' | 'vatCode'>[], place: VatPlace) {
  return vatTotals(
    lines.map((line) => ({ net: lineNet(line), vatCode: line.vatCode })),
    place,
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

/** Work that a workshop has done, as far as it is accepted. */
export const acceptanceFields = receiptFields.omit({ deliveryNote: true }).extend({
  /** Of the vehicle when it came back; what is pulled has none. */
  odometerKm: odometer.default(null),
  /** The number under which the workshop keeps the work. */
  workCard: text(60).default(''),
  warrantyUntil: optionalDate(),
  /** Those of the order's defects that are repaired. */
  repaired: z.array(z.uuid()).max(limits.defects).default([]),
});
/** What came, or was accepted. */
export type GivenReceipt = z.output<typeof receiptFields> | z.output<typeof acceptanceFields>;
