import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { email } from '#modules/parties/parties/fields.ts';
import {
  centreBookings,
  notInvoicedRow,
  orderChips,
  type OrderChip,
  orderQuery,
  orderRecord,
  orderRow,
  saved,
} from './answers.ts';
import { acceptanceFields, internalChecked, purchaseChecked, receiptFields, serviceChecked } from './fields.ts';
import { named } from './named.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    companyOrder: unknown;
  }
  interface Channels {
    purchaseOrders: unknown;
    serviceOrders: unknown;
    internalOrders: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const day = z.iso.date();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
const decides = { ...changes, onlyPeople: true } as const;
const reasoned = z.strictObject({ id, reason: requiredText(500) });
const onlyId = z.strictObject({ id });
const counts = z.object(
  Object.fromEntries(orderChips.map((chip) => [chip, z.int().nullable()])) as Record<
    OrderChip,
    z.ZodNullable<z.ZodInt>
  >,
);
const pdf = z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() });

interface Inputs<Create extends z.ZodType, Change extends z.ZodType, Receive extends z.ZodType> {
  readonly create: Create;
  readonly change: Change;
  readonly receive: Receive;
}

/** What is done with orders of every kind. */
const every = <Create extends z.ZodType, Change extends z.ZodType, Receive extends z.ZodType>(
  inputs: Inputs<Create, Change, Receive>,
) => {
  const read = operation({ ...reads, input: onlyId, output: orderRecord });
  return {
    'get*s': operation({ ...reads, input: orderQuery, output: pageOf(orderRow) }),
    /** How many orders each chip holds; counts end at a thousand, and one that failed is null. */
    'get*Counts': operation({ ...reads, input: z.strictObject({}), output: counts }),
    'get*': read,
    'get*History': operation({ ...reads, input: onlyId, output: z.array(historyEntry) }),
    /** As a PDF, as whoever does it gets it. */
    'get*Paper': operation({ ...reads, input: onlyId, output: pdf }),
    'post*': operation({ audience: 'permitted', input: inputs.create, output: saved }),
    /** Changes it; once it was sent, as its next revision, which a second person approves if it costs much more. */
    'put*': operation({
      ...changes,
      input: inputs.change,
      output: saved,
      amends: { read, by: ['id'], passing: ['findings', 'budget', 'bookings'] },
    }),
    /** Removes a draft that nobody was sent. */
    'delete*': operation({ ...changes, input: onlyId, output: onlyId }),
    'submit*': operation({ ...changes, input: onlyId, output: saved }),
    'approve*': operation({ ...decides, input: z.strictObject({ id, comment: text(500).default('') }), output: saved }),
    'reject*': operation({ ...decides, input: reasoned, output: saved }),
    'receive*': operation({
      // Two people at the ramp each write down what they counted: not against a version, but against what is open.
      audience: 'permitted',
      input: inputs.receive,
      output: saved.extend({ receiptId: id }),
    }),
    /** Takes a wrong receipt back. */
    'undo*Receipt': operation({
      audience: 'permitted',
      input: z.strictObject({ id, receiptId: id, reason: requiredText(500) }),
      output: saved,
    }),
    'hold*': operation({ ...changes, input: reasoned, output: saved }),
    'release*': operation({ ...changes, input: onlyId, output: saved }),
    /** Ends an order; a reason says why what is still open will not come. */
    'close*': operation({ ...changes, input: z.strictObject({ id, reason: text(500).default('') }), output: saved }),
    'cancel*': operation({ ...changes, input: reasoned, output: saved }),
  };
};

/** What goes to a supplier besides: the mail, and what others would have asked. */
const bought = {
  /** Mails it to the supplier as a PDF. */
  'send*': operation({ ...changes, input: z.strictObject({ id, to: email.default('') }), output: saved }),
  /** A quote of another supplier; its `blobName` goes with the order. */
  'post*File': operation({
    audience: 'permitted',
    upload: true,
    input: z.strictObject({ fileName: text(200), content: z.string().max(14_000_000, { error: 'fileTooLarge' }) }),
    output: z.object({ blobName: name, fileName: name, contentType: name, size: z.int() }),
  }),
  'get*File': operation({ ...reads, input: z.strictObject({ id, blobName: text(100) }), output: pdf }),
};

const purchase = every({
  create: purchaseChecked,
  change: purchaseChecked.safeExtend({ id }),
  receive: receiptFields.extend({ id }),
});
const ofService = every({
  create: serviceChecked,
  change: serviceChecked.safeExtend({ id }),
  receive: acceptanceFields.extend({ id }),
});
const internal = every({
  create: internalChecked,
  change: internalChecked.safeExtend({ id }),
  receive: receiptFields.extend({ id }),
});

export const orderService = service('tripDirector', {
  ...named('PurchaseOrder', { ...purchase, ...bought }),
  ...named('ServiceOrder', {
    ...ofService,
    ...bought,
    /** The workshop has the vehicle. */
    'start*': operation({ ...changes, input: onlyId, output: saved }),
    /** It cannot go on; the note says what it waits for. */
    'await*Parts': operation({ ...changes, input: reasoned, output: saved }),
    /** It goes on, or was not done after all. */
    'resume*': operation({ ...changes, input: onlyId, output: saved }),
    /** The workshop says that it is done; somebody of the company accepts it. */
    'finish*': operation({ ...changes, input: onlyId, output: saved }),
  }),
  ...named('InternalOrder', {
    ...internal,
    /** Charges what was delivered: a cost of the asking centre, a recovery of the performing one. */
    'book*': operation({ ...decides, input: onlyId, output: saved }),
    /** Asks to take back what was charged. The manager of the centre that got it decides, by approve or reject. */
    'post*Reversal': operation({ ...decides, input: reasoned, output: saved }),
  }),
  /** What is booked on a profit centre by orders of all kinds: still to come, received, invoiced or charged. */
  getProfitCentreOrders: operation({ ...reads, input: onlyId, output: centreBookings }),
  /** What came until the end of a day and no invoice has stated by then, line by line: the accrual of a month. */
  getOrderAccruals: operation({
    ...reads,
    input: z.strictObject({ companyId: id.optional(), on: calendarDate.optional() }),
    output: z.object({
      on: day,
      rows: z.array(notInvoicedRow).max(5000),
      /** A sum for each currency. */
      totals: z.array(z.object({ currency: name, net: amountAnswer })),
    }),
  }),
});
