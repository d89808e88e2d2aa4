import { z } from 'zod';
import type { FileValue } from '#platform/web/fields/index.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import {
  between,
  type GivenOrder,
  internalFields,
  limits,
  purchaseFields,
  quoteFields,
  serviceFields,
} from '#modules/money/orders/fields.ts';
import type { OrderKind } from '#modules/money/orders/status.ts';

/** As the wire has it, with the files of quotes in place of the names under which they are kept. */
const quotes = z
  .array(quoteFields.extend({ file: z.custom<FileValue | null>() }))
  .max(limits.quotes, { error: 'tooMany' });
const shapes = {
  purchase: purchaseFields.extend({ quotes }),
  service: serviceFields.extend({ quotes }),
  // The table of lines holds what all kinds have; what this one does not know is left out when it is sent.
  internal: internalFields.extend({ lines: purchaseFields.shape.lines }),
} as const;

/** Every field that some kind has, as its form names it. */
const whole = serviceFields.extend({
  quotes,
  vehicleId: purchaseFields.shape.vehicleId,
  performingCentreId: internalFields.shape.performingCentreId,
});
export type OrderForm = typeof whole;
export type OrderValues = z.input<OrderForm>;

const forms = {
  purchase: shapes.purchase.superRefine(between),
  service: shapes.service.superRefine(between),
  internal: shapes.internal.superRefine(between),
};

/** What the form of a kind holds and checks. */
export function formOf(kind: OrderKind): OrderForm {
  return forms[kind] as unknown as OrderForm;
}

export const emptyQuote: OrderValues['quotes'][number] = {
  supplierName: '',
  amount: null as never,
  reference: '',
  file: null,
};

const empty: OrderValues = {
  orderTypeId: '',
  supplierId: '',
  performingCentreId: '',
  profitCentreId: '',
  vehicleId: '',
  loadId: '',
  requiredBy: '',
  deliverTo: '',
  currency: 'ZAR',
  terms: '',
  note: '',
  odometerKm: null,
  defects: [],
  lines: [],
  quotes: [],
};

/** Those of the values that a kind has. */
function ofKind(kind: OrderKind, values: OrderValues): OrderValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => field in shapes[kind].shape)) as OrderValues;
}

export function emptyOrder(kind: OrderKind): OrderValues {
  return ofKind(kind, empty);
}

/** An order as the form has it. */
export function valuesOf(order: OrderRecord): OrderValues {
  return ofKind(order.kind, {
    orderTypeId: order.orderTypeId,
    supplierId: order.supplierId ?? '',
    performingCentreId: order.performingCentreId ?? '',
    profitCentreId: order.profitCentreId,
    vehicleId: order.vehicleId ?? '',
    loadId: order.loadId ?? '',
    requiredBy: order.requiredBy ?? '',
    deliverTo: order.deliverTo,
    currency: order.currency as OrderValues['currency'],
    terms: order.terms,
    note: order.note,
    odometerKm: order.odometerKm,
    defects: order.defects.map(({ id, text }) => ({ id, text })),
    lines: order.lines.map(({ id, itemMasterId, description, quantity, unit, price, vatCode, profitCentreId }) => ({
      id,
      itemMasterId,
      description,
      quantity,
      unit,
      price,
      vatCode: vatCode as never,
      profitCentreId,
    })),
    quotes: order.quotes.map(({ supplierName, amount, reference, blobName, fileName }) => ({
      supplierName,
      amount,
      reference,
      file: blobName === '' ? null : { name: fileName, size: 0, blobName },
    })),
  });
}

/** What is sent of what was typed. */
export function inputOfForm(kind: OrderKind, values: z.output<OrderForm>): GivenOrder {
  if (kind === 'internal') {
    const lines = values.lines.map(({ id, itemMasterId, description, quantity, unit, price }) => ({
      id,
      itemMasterId,
      description,
      quantity,
      unit,
      price,
    }));
    return { ...values, lines } as unknown as GivenOrder;
  }
  const kept = values.quotes.map(({ file, ...quote }) => ({ ...quote, blobName: file?.blobName ?? '' }));
  return { ...values, quotes: kept } as unknown as GivenOrder;
}
