import { z } from 'zod';
import type { FileValue } from '#platform/web/fields/index.ts';
import type { OrderRecord } from '#modules/orders/answers.ts';
import { between, limits, type PurchaseInput, purchaseFields, quoteFields } from '#modules/orders/fields.ts';

/** As the wire has it, with the files of quotes in place of the names under which they are kept. */
export const orderForm = purchaseFields
  .extend({
    quotes: z
      .array(quoteFields.extend({ file: z.custom<FileValue | null>() }))
      .max(limits.quotes, { error: 'tooMany' }),
  })
  .superRefine(between);
export type OrderValues = z.input<typeof orderForm>;

export const emptyQuote: OrderValues['quotes'][number] = {
  supplierName: '',
  amount: null as never,
  reference: '',
  file: null,
};

export function emptyOrder(): OrderValues {
  return {
    orderTypeId: '',
    supplierId: '',
    profitCentreId: '',
    vehicleId: '',
    loadId: '',
    requiredBy: '',
    deliverTo: '',
    currency: 'ZAR',
    terms: '',
    note: '',
    lines: [],
    quotes: [],
  };
}

/** An order as the form has it. */
export function valuesOf(order: OrderRecord): OrderValues {
  return {
    orderTypeId: order.orderTypeId,
    supplierId: order.supplierId ?? '',
    profitCentreId: order.profitCentreId,
    vehicleId: order.vehicleId ?? '',
    loadId: order.loadId ?? '',
    requiredBy: order.requiredBy ?? '',
    deliverTo: order.deliverTo,
    currency: order.currency as OrderValues['currency'],
    terms: order.terms,
    note: order.note,
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
  };
}

/** What is sent of what was typed. */
export function inputOfForm({ quotes, ...values }: z.output<typeof orderForm>): PurchaseInput {
  return {
    ...values,
    quotes: quotes.map(({ file, ...quote }) => ({ ...quote, blobName: file?.blobName ?? '' })),
  };
}
