import { z } from 'zod';
import { currencies } from '#platform/currencies.ts';
import { calendarDate } from '#platform/dates.ts';
import { amount } from '#platform/money-codec.ts';
import { centsOfWire, type Currency, wireOf } from '#platform/money.ts';
import type { InputOf } from '#platform/operation.ts';
import { requiredText, text } from '#platform/operation.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import type { FileValue } from '#platform/web/fields/index.ts';
import type { ExpectedRow, PurchaseRecord } from '#modules/money/purchase-invoices/answers.ts';
import { particulars } from '#modules/money/purchase-invoices/claim.ts';
import type { PurchasePaper, purchaseInvoiceService } from '#modules/money/purchase-invoices/contract.ts';
import { purchaseKinds } from '#modules/money/purchase-invoices/kinds.ts';

type Input = InputOf<(typeof purchaseInvoiceService)['operations']['postPurchaseInvoice']>;

/** The deductions whose place a credit note takes: found by its invoice, or chosen by a person. */
export const answering = ['found', 'chosen'] as const;

/** A line of the form: ids are empty texts where there is none. */
const lineForm = z.strictObject({
  loadId: z.string(),
  chargeId: z.string(),
  orderId: z.string(),
  orderLineId: z.string(),
  reference: z.string(),
  itemMasterId: z.string(),
  profitCentreId: z.string(),
  description: requiredText(200),
  quantity: z.number({ error: 'required' }).positive({ error: 'required' }),
  net: amount.min(0.01, { error: 'required' }),
  vatCode: z.enum(vatCodes),
  isPart: z.boolean(),
});

export const purchaseForm = z.strictObject({
  supplierId: z.uuid({ error: 'required' }),
  kind: z.enum(purchaseKinds),
  supplierInvoiceNo: requiredText(60),
  currency: z.enum(['', ...currencies]),
  invoiceDate: calendarDate,
  dueDate: z.union([z.literal(''), calendarDate]),
  vatNumber: text(20),
  vat: amount,
  missingParticulars: z.array(z.enum(particulars)),
  note: text(1000),
  duplicateReason: text(500),
  originalId: z.string(),
  answering: z.enum(answering),
  answers: z.array(z.string()),
  file: z.custom<FileValue | null>(),
  lines: z.array(lineForm).min(1, { error: 'required' }),
});
export type PurchaseFields = typeof purchaseForm;
export type PurchaseValues = z.input<PurchaseFields>;

export const emptyLine: PurchaseValues['lines'][number] = {
  loadId: '',
  chargeId: '',
  orderId: '',
  orderLineId: '',
  reference: '',
  itemMasterId: '',
  profitCentreId: '',
  description: '',
  quantity: 1,
  net: null as never,
  vatCode: 'standard',
  isPart: false,
};

export function emptyPurchase(today: string): PurchaseValues {
  return {
    supplierId: '',
    kind: 'invoice',
    supplierInvoiceNo: '',
    currency: '',
    invoiceDate: today,
    dueDate: '',
    vatNumber: '',
    vat: null as never,
    missingParticulars: [],
    note: '',
    duplicateReason: '',
    originalId: '',
    answering: 'found',
    answers: [],
    file: null,
    lines: [],
  };
}

/** A document that came by mail: what its text says is put in to be checked. */
export function paperValues({ supplierId, found }: PurchasePaper, today: string): PurchaseValues {
  return {
    ...emptyPurchase(today),
    supplierId,
    supplierInvoiceNo: found.supplierInvoiceNo ?? '',
    invoiceDate: found.invoiceDate ?? '',
    vatNumber: found.vatNumber ?? '',
    vat: (found.vat === undefined ? null : Number(found.vat)) as never,
  };
}

/** What is expected of the supplier, as a line of its document. */
export function lineOf(expected: ExpectedRow, currency: string): PurchaseValues['lines'][number] {
  return {
    ...emptyLine,
    loadId: expected.loadId ?? '',
    chargeId: expected.chargeId ?? '',
    orderId: expected.orderId ?? '',
    orderLineId: expected.orderLineId ?? '',
    reference: expected.reference,
    description: `${expected.reference} ${expected.description}`.slice(0, 200),
    quantity: expected.quantity || 1,
    // What was agreed in another currency stands on the paper in that of the document.
    net: currency === '' || currency === expected.currency ? expected.left : (null as never),
    vatCode: expected.vatCode,
  };
}

export function valuesOf(purchase: PurchaseRecord): PurchaseValues {
  return {
    supplierId: purchase.supplierId,
    kind: purchase.kind,
    supplierInvoiceNo: purchase.supplierInvoiceNo,
    currency: purchase.currency === purchase.baseCurrency ? '' : (purchase.currency as Currency),
    invoiceDate: purchase.invoiceDate,
    dueDate: purchase.dueDate,
    vatNumber: purchase.vatNumber,
    vat: purchase.vat,
    missingParticulars: [...purchase.missingParticulars],
    note: purchase.note,
    duplicateReason: purchase.duplicateReason,
    originalId: purchase.originalId ?? '',
    answering: purchase.answersChosen === null ? 'found' : 'chosen',
    answers: [...(purchase.answersChosen ?? [])],
    file: purchase.hasFile ? { name: purchase.fileName, size: 0, blobName: '' } : null,
    lines: purchase.lines.map((line) => ({
      loadId: line.loadId ?? '',
      chargeId: line.chargeId ?? '',
      orderId: line.orderId ?? '',
      orderLineId: line.orderLineId ?? '',
      reference: line.reference,
      itemMasterId: line.itemMasterId ?? '',
      profitCentreId: line.profitCentreId,
      description: line.description,
      quantity: line.quantity,
      net: line.net,
      vatCode: line.vatCode,
      isPart: line.isPart,
    })),
  };
}

const idOr = (value: string) => (value === '' ? null : value);

export function inputOf({
  file,
  lines,
  dueDate,
  currency,
  originalId,
  answering: how,
  answers,
  ...values
}: z.output<PurchaseFields>): Input {
  const isCredit = values.kind === 'creditNote';
  return {
    ...values,
    currency: currency || null,
    originalId: isCredit ? idOr(originalId) : null,
    answers: isCredit && how === 'chosen' ? answers : null,
    dueDate: idOr(dueDate),
    blobName: file?.blobName ?? '',
    lines: lines.map((line) => ({
      description: line.description,
      quantity: line.quantity,
      net: line.net,
      vatCode: line.vatCode,
      isPart: line.isPart,
      loadId: idOr(line.loadId),
      chargeId: idOr(line.chargeId),
      orderId: idOr(line.orderId),
      orderLineId: idOr(line.orderLineId),
      itemMasterId: idOr(line.itemMasterId),
      profitCentreId: idOr(line.profitCentreId),
    })),
  };
}

/** What the lines come to, for whoever compares it with the paper. */
export function netOf(lines: readonly Pick<PurchaseValues['lines'][number], 'net'>[]): number {
  return wireOf(lines.reduce((sum, { net }) => (sum + centsOfWire(net ?? 0)) as never, centsOfWire(0)));
}
