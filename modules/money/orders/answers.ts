import { z } from 'zod';
import { amountAnswer } from '#platform/money-codec.ts';
import { listQuery } from '#platform/operation.ts';
import type { OrderInput } from './fields.ts';
import { type OrderKind, orderKinds, orderStates } from './status.ts';

const id = z.uuid();
const lockId = z.string();
const name = z.string();
const timestamp = z.iso.datetime();
const day = z.iso.date();

/** The counted questions of whoever looks after orders. */
export const orderChips = [
  'draft',
  'waiting',
  'toSend',
  'awaited',
  'late',
  'toAccept',
  'notInvoiced',
  'toBook',
] as const;
export type OrderChip = (typeof orderChips)[number];

/** Those that a kind asks. */
export const chipsOfKind = {
  purchase: ['draft', 'waiting', 'toSend', 'awaited', 'late', 'notInvoiced'],
  service: ['draft', 'waiting', 'toSend', 'awaited', 'toAccept', 'late', 'notInvoiced'],
  internal: ['draft', 'waiting', 'awaited', 'late', 'toBook'],
} as const satisfies Record<OrderKind, readonly OrderChip[]>;

export const orderSorts = ['number', 'requiredBy', 'updatedAt'] as const satisfies readonly (
  | 'number'
  | 'updatedAt'
  | keyof OrderInput
)[];
export const orderQuery = listQuery.extend({
  sort: z.enum(orderSorts).default('updatedAt'),
  descending: z.boolean().default(true),
  /** All but closed and cancelled ones where it is left out. */
  status: z.array(z.enum(orderStates)).max(20).optional(),
  chip: z.enum(orderChips).optional(),
  orderTypeId: id.optional(),
  supplierId: id.optional(),
  performingCentreId: id.optional(),
  profitCentreId: id.optional(),
  vehicleId: id.optional(),
});

export const orderRow = z.object({
  id,
  lockId,
  kind: z.enum(orderKinds),
  number: name,
  status: z.enum(orderStates),
  /** The state of the revision in force, while the next one waits for its decision. */
  inForce: z.enum(orderStates).nullable(),
  orderTypeId: id,
  orderTypeName: name,
  supplierId: id.nullable(),
  supplierName: name,
  /** Who works for the asking centre, of internal orders. */
  performingCentreId: id.nullable(),
  performingCentreName: name,
  profitCentreId: id,
  profitCentreName: name,
  requesterName: name,
  vehicleId: id.nullable(),
  registrationNumber: name,
  loadId: id.nullable(),
  loadNumber: name,
  requiredBy: day.nullable(),
  currency: name,
  net: amountAnswer,
  vat: amountAnswer,
  gross: amountAnswer,
  revision: z.int(),
  /** The revision that the supplier has; 0 while it has none. */
  sentRevision: z.int(),
  /** Per cent of what was ordered, by its amount. */
  receivedShare: z.number(),
  invoicedShare: z.number(),
  createdAt: timestamp,
  updatedBy: name,
  updatedAt: timestamp,
});

export type OrderRow = z.output<typeof orderRow>;

/** What stands in the way of submitting or approving an order, line by line, as a code of the failure texts. */
const finding = z.object({
  code: name,
  line: z.int().nullable(),
  item: name,
  centre: name,
  /** The centre in which it is mended; null where that is done elsewhere. */
  centreId: id.nullable(),
});

const line = z.object({
  id,
  itemMasterId: id,
  itemCode: name,
  description: name,
  quantity: z.number(),
  unit: name,
  price: z.number(),
  vatCode: name,
  profitCentreId: id,
  profitCentreName: name,
  /** The journal account; empty while neither item nor centre has one. */
  account: name,
  net: amountAnswer,
  quantityReceived: z.number(),
  quantityInvoiced: z.number(),
  /** Most that may still be received. */
  receivable: z.number(),
});

export type OrderRecordLine = z.output<typeof line>;

const sentLine = z.object({
  id,
  description: name,
  quantity: z.number(),
  price: z.number(),
  vatCode: name,
  net: amountAnswer,
});

/** Of internal orders: the one manager whose centre asks, and the one whose centre works. */
const agreement = z.object({
  side: z.enum(['asking', 'performing']),
  centre: name,
  manager: name,
  /** Empty while they have not agreed. */
  agreedBy: name,
  agreedAt: timestamp.nullable(),
});

/** What one centre pays another for a line: a cost there and a recovery here, of the same amount. */
const booking = z.object({
  id,
  description: name,
  quantity: z.number(),
  amount: amountAnswer,
  costCentre: name,
  costAccount: name,
  recoveryCentre: name,
  recoveryAccount: name,
  bookedOn: day,
  bookedBy: name,
  /** How often the order was charged by then. */
  round: z.int(),
  /** Takes back what the round had charged: quantity and amount are below zero. */
  isReversal: z.boolean(),
  reason: name,
});

/** An order is read back under the names under which its form puts it. */
type ReadBack = Record<Exclude<keyof OrderInput, keyof OrderRow>, z.ZodType>;

export const orderRecord = orderRow.extend({
  deliverTo: name,
  terms: name,
  note: name,
  lines: z.array(line),
  /** The revision in force, while the next one waits: what comes is received of its lines. */
  former: z.object({ revision: z.int(), net: amountAnswer, lines: z.array(line) }).nullable(),
  quotes: z.array(
    z.object({ supplierName: name, amount: amountAnswer, reference: name, blobName: name, fileName: name }),
  ),
  submittedBy: name,
  submittedAt: timestamp.nullable(),
  decidedBy: name,
  decidedAt: timestamp.nullable(),
  decisionReason: name,
  sentTo: name,
  sentBy: name,
  sentAt: timestamp.nullable(),
  heldFrom: name,
  /** To whom it goes unless somebody says otherwise. */
  supplierEmail: name,
  findings: z.array(finding),
  /** Whether a second person has to look at it when it is submitted. */
  needsApproval: z.boolean(),
  /** A code of the failure texts: why the present person may not decide; null when they may. */
  decisionBarrier: name.nullable(),
  isAboveLimit: z.boolean(),
  receipts: z.array(
    z.object({
      id,
      receivedOn: day,
      deliveryNote: name,
      note: name,
      receivedBy: name,
      receivedAt: timestamp,
      /** Takes another receipt back. */
      reversesId: id.nullable(),
      isReversed: z.boolean(),
      lines: z.array(z.object({ lineId: id, description: name, quantity: z.number() })),
    }),
  ),
  /** What the supplier has, where that differs from the order as it is now. */
  sent: z.object({ revision: z.int(), net: amountAnswer, lines: z.array(sentLine) }).nullable(),
  /** Of service orders: when it was asked for, and when the work was accepted. */
  odometerKm: z.number().nullable(),
  acceptedOdometerKm: z.number().nullable(),
  /** Whether the vehicle has an odometer: what is pulled has none. */
  hasOdometer: z.boolean(),
  workCard: name,
  warrantyUntil: day.nullable(),
  defects: z.array(z.object({ id, text: name, isRepaired: z.boolean() })),
  agreements: z.array(agreement),
  bookings: z.array(booking),
  /** Somebody asks to take back what was charged; null while nobody does. */
  reversal: z.object({ reason: name, askedBy: name, askedAt: timestamp, centre: name, decider: name }).nullable(),
  /** What its centre may spend this month, in rand; null where it has no budget. */
  budget: z.object({ month: name, received: amountAnswer, ordered: amountAnswer, limit: amountAnswer }).nullable(),
} satisfies ReadBack & Record<string, z.ZodType>);
export type OrderRecord = z.output<typeof orderRecord>;

export const saved = z.object({
  id,
  lockId,
  number: name,
  revision: z.int(),
  status: z.enum(orderStates),
});

export const notInvoicedRow = z.object({
  orderId: id,
  lineId: id,
  kind: z.enum(orderKinds),
  number: name,
  supplierId: id.nullable(),
  supplierName: name,
  profitCentreId: id,
  profitCentreCode: name,
  account: name,
  vatCode: name,
  currency: name,
  description: name,
  /** Received and not invoiced, at the end of the day. */
  quantity: z.number(),
  net: amountAnswer,
});

/** Costs by the kind of the order; `recovery` is work for other centres, which they pay. */
export const centreGroups = [...orderKinds, 'recovery'] as const;
export type CentreGroup = (typeof centreGroups)[number];

/** Figures of a profit centre in one currency. Both periods begin on the first day of a month and end today. */
const centreFigures = z.object({
  group: z.enum(centreGroups),
  currency: name,
  /** Ordered and approved, and not received yet. */
  toCome: amountAnswer,
  receivedThisMonth: amountAnswer,
  received: amountAnswer,
  /** Invoiced by suppliers, or charged between centres. */
  settled: amountAnswer,
});

/** Orders of a profit centre that still have something to come, and sums of the past twelve months. */
export const centreBookings = z.object({
  from: day,
  month: day,
  figures: z.array(centreFigures),
  /** The largest hundred. */
  orders: z.array(
    z.object({
      id,
      kind: z.enum(orderKinds),
      group: z.enum(centreGroups),
      number: name,
      status: z.enum(orderStates),
      /** The supplier, or the other centre. */
      otherName: name,
      requiredBy: orderRow.shape.requiredBy,
      currency: name,
      toCome: amountAnswer,
    }),
  ),
});
export type CentreBookings = z.output<typeof centreBookings>;
