import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amount, amountAnswer, inCents } from '#platform/money-codec.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { linkAnswer, linkKey } from '#modules/parties/links/contract.ts';
import { contestReasons, statementAnswers } from './answer.ts';

const id = z.uuid();
const guestId = z.string().max(128).optional();
const name = z.string();
const day = z.iso.date();
const rand = amount.max(100_000_000_000);
const someRand = inCents(rand.min(0.01, { error: 'required' }));

/** A load that waits for the supplier's invoice, with its charges. */
const owedLoad = z.object({
  loadId: id,
  loadNumber: name,
  route: name,
  deliveredOn: day.nullable(),
  charges: z.array(z.object({ chargeId: id, description: name, vatCode: z.enum(vatCodes), left: amountAnswer })),
});
/** What both pages need to count as the server does. */
const basis = {
  currency: name.optional(),
  /** By which VAT is counted. */
  country: name.optional(),
  today: day.optional(),
  /** The supplier's own numbers of before, by which the same one twice is told at once. */
  sent: z.array(z.object({ number: name, date: day, gross: amountAnswer })).optional(),
};

export const invoiceNumber = requiredText(60);
const brought = {
  supplierInvoiceNo: invoiceNumber,
  invoiceDate: calendarDate,
  /** The name of the photo or file, which was stored before. */
  blobName: z.string().min(1, { error: 'required' }).max(100),
  guestId,
};

export const supplierLinkService = service('tripDirector', {
  /** Before the code no more than the client's trade name and the masked number; after it, the loads that wait for an invoice. */
  getPurchaseInvoiceLink: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: linkAnswer.extend({ ...basis, loads: z.array(owedLoad).optional() }),
  }),
  /** The photo or file of an invoice, kept before the rest is sent. */
  postPurchaseInvoiceLinkFile: operation({
    audience: 'verifiedGuest',
    upload: true,
    input: z.strictObject({
      fileName: text(200).default(''),
      content: z.string().min(1, { error: 'required' }).max(14_000_000, { error: 'fileTooLarge' }),
      guestId,
    }),
    output: z.object({ blobName: name, fileName: name, size: z.int() }),
  }),
  /** The invoice of the supplier, as it stands on its paper. */
  postPurchaseInvoiceByLink: operation({
    audience: 'verifiedGuest',
    input: z.strictObject({
      ...brought,
      /** With VAT. */
      gross: someRand,
      vat: inCents(rand),
      loadIds: z.array(id).min(1, { error: 'required' }).max(200, { error: 'tooMany' }),
    }),
    output: z.object({ supplierInvoiceNo: name, gross: amountAnswer }),
  }),

  /** Before the code no more than the client's trade name and the masked number; after it, the statement. */
  getSupplierStatementLink: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: linkAnswer.extend({
      ...basis,
      statement: z
        .object({
          from: day,
          to: day,
          /** What another invoice states meanwhile is not asked any more. */
          lines: z.array(owedLoad.extend({ id })),
        })
        .optional(),
    }),
  }),
  /** What the supplier says of each line, and its own number and document: the answer becomes its invoice. */
  postSupplierStatementAnswer: operation({
    audience: 'verifiedGuest',
    input: z.strictObject({
      ...brought,
      lines: z
        .array(
          z.strictObject({
            id,
            answer: z.enum(statementAnswers, { error: 'required' }),
            reason: z.union([z.enum(contestReasons), z.literal('')]).default(''),
            claimed: someRand.nullable().default(null),
            words: text(200).default(''),
          }),
        )
        .min(1, { error: 'required' })
        .max(500, { error: 'tooMany' }),
      /** The total that the page showed, with VAT. */
      gross: inCents(rand),
    }),
    output: z.object({ supplierInvoiceNo: name, gross: amountAnswer }),
  }),
});
