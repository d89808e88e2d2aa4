import { z } from 'zod';
import { exceptionKinds, podLife, podMethods, podSources, rejectReasons } from './status.ts';

const timestamp = z.iso.datetime();
const optionalTime = timestamp.nullable();
const name = z.string();

const exception = z.object({
  kind: z.enum(exceptionKinds),
  goodsLineId: z.uuid().nullable(),
  quantity: z.number().nullable(),
  note: name,
});

/** What a supplier's own user never learns is absent for them, not null (work-and-money.md §15). */
const customerSide = { customerId: z.uuid().optional(), customerName: name.optional() };

export const podRow = z.object({
  id: z.uuid(),
  lockId: z.string(),
  status: z.enum(podLife.states),
  loadId: z.uuid().nullable(),
  loadNumber: name,
  stopId: z.uuid().nullable(),
  stopName: name,
  reference: name,
  ...customerSide,
  supplierId: z.uuid().nullable(),
  supplierName: name,
  isOwnFleet: z.boolean(),
  registrationNumber: name,
  origin: name,
  destination: name,
  deliveredAt: optionalTime,
  method: z.enum(['', ...podMethods]),
  receivedVia: z.enum(['', ...podSources]),
  receivedFrom: name,
  receivedAt: optionalTime,
  pageCount: z.int(),
  fileName: name,
  exceptions: z.array(exception),
  isSeenBefore: z.boolean(),
  guess: z.object({ loadId: z.uuid(), loadNumber: name, confidence: z.number(), by: name }).nullable(),
  rejectReason: z.enum(['', ...rejectReasons]),
  note: name,
  decidedBy: name,
  decidedAt: optionalTime,
  /** From when its age counts, and the age. */
  since: timestamp,
  ageDays: z.int(),
  /** How often it has been asked for. */
  timesAsked: z.int(),
  lastAskedAt: optionalTime,
  updatedAt: timestamp,
});
export type PodRow = z.output<typeof podRow>;

export const podRecord = podRow.extend({
  signedBy: name,
  signedAt: optionalTime,
  pages: z.array(z.object({ file: name, page: z.int(), turn: z.int() })),
  files: z.array(
    z.object({
      blobName: name,
      fileName: name,
      contentType: name,
      pages: z.int(),
      uploadedBy: name,
      uploadedAt: timestamp,
      isSuperseded: z.boolean(),
      /** Numbers of other loads on which the same file stands. */
      alsoOn: z.array(name),
    }),
  ),
  stop: z
    .object({
      sequence: z.int(),
      arrivedAt: optionalTime,
      departedAt: optionalTime,
      sealIn: name,
      sealOut: name,
      signatoryName: name,
      failReason: name,
      disposition: name,
    })
    .nullable(),
  goods: z.array(
    z.object({
      id: z.uuid(),
      reference: name,
      commodityName: name,
      quantityPlanned: z.number(),
      /** What was loaded of it, by who counted there; null where nobody did, or where it is not told apart. */
      quantityLoaded: z.number().nullable(),
      quantityActual: z.number().nullable(),
      damagedQuantity: z.number().nullable(),
    }),
  ),
  /** Why the caller may not accept it, where others could. */
  decisionBarrier: z.enum(['ownUpload']).nullable(),
  requests: z.array(z.object({ day: z.int(), recipient: name, problem: name.nullable(), sentAt: timestamp })),
});
export type PodRecord = z.output<typeof podRecord>;

export const podMatch = z.object({
  loadId: z.uuid(),
  loadNumber: name,
  status: name,
  customerName: name.optional(),
  supplierName: name,
  origin: name,
  destination: name,
  deliveredAt: optionalTime,
  confidence: z.number().nullable(),
  /** Where a proof can stand: those that are waited for first. */
  places: z.array(
    z.object({
      stopId: z.uuid(),
      stopName: name,
      reference: name,
      isWaiting: z.boolean(),
      status: z.enum(['', ...podLife.states]),
    }),
  ),
});
