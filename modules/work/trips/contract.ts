import { z } from 'zod';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { fileItem, inspectionFields, inspectionLimits } from '#modules/work/inspections/fields.ts';
import { inspectionNeeds, inspectionOutcomes } from '#modules/work/inspections/status.ts';
import { linkKey } from '#modules/parties/links/contract.ts';
import { moment } from '#modules/work/loads/fields.ts';
import { dispositions, execution, toldKinds } from '#modules/work/loads/status.ts';
import { driverTrip, tripFileKinds, tripOfLoad } from './answers.ts';

export type { DriverTrip, TripFileKind } from './answers.ts';

const id = z.uuid();
const timestamp = z.iso.datetime();
const name = z.string();

export const tripLimits = {
  /** Events in one call; a phone with more waiting calls again. */
  events: 500,
  /** Files of one trip: enough for a photo of every page at thirty stops. */
  files: 300,
  /** Bytes; phones make photos smaller than this before they send them. */
  fileBytes: 4_000_000,
  signatureBytes: 200_000,
} as const;

/** A name that a phone gives to itself, an event or a file. */
const ownId = requiredText(80).refine((value) => value.length >= 8, { error: 'required' });
const quantity = z.number().min(0).max(1e9);

/** A clock may be years off, after its battery was out. */
const aheadMs = z.int().min(-1e12).max(1e12);

export const driverEvent = z.strictObject({
  sourceEventId: ownId,
  stopId: id.nullable().default(null),
  kind: z.enum(toldKinds),
  /** When it happened, as the driver says. */
  occurredAt: moment,
  /** When it was pressed, by the clock of the phone. */
  capturedAt: moment.nullable().default(null),
  /** By how many milliseconds that clock was ahead of the server's then; left out where the phone does not know. */
  aheadMs: aheadMs.nullable().default(null),
  eta: moment.nullable().default(null),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lon: z.number().min(-180).max(180).nullable().default(null),
  accuracyM: z.int().min(0).max(10_000_000).nullable().default(null),
  reasonCode: text(40).default(''),
  disposition: z.enum(['', ...dispositions]).default(''),
  note: text(500).default(''),
  odometer: z.number().min(0).max(9_999_999).nullable().default(null),
  signatoryName: text(80).default(''),
  goods: z
    .array(
      z.strictObject({
        goodsLineId: id,
        quantityActual: quantity,
        shortQuantity: quantity.default(0),
        damagedQuantity: quantity.default(0),
        note: text(200).default(''),
      }),
    )
    .max(100)
    .default([]),
  /** The ids that the phone gave to the files that belong to it. */
  files: z.array(ownId).max(40).default([]),
  /** An earlier event of the same phone in whose place this one stands. */
  supersedes: text(80).default(''),
});

const ofPhone = {
  key: linkKey,
  guestId: z.string().max(128).optional(),
  /** The phone's name for itself, made once. */
  sourceDevice: ownId,
};

const byLink = { audience: 'guest', byLink: true } as const;

export const tripService = service('tripDirector', {
  /** The trip that a driver's link opens, without a code (decision 0088). */
  getDriverTrip: operation({
    ...byLink,
    input: z.strictObject({ key: linkKey, guestId: z.string().max(128).optional() }),
    output: driverTrip,
  }),
  /** What happened on the road, one event or many, each kept once whatever is sent twice. */
  postDriverEvent: operation({
    ...byLink,
    input: z.strictObject({
      ...ofPhone,
      /** The clock of the phone as it sends. */
      sentAt: moment,
      events: z.array(driverEvent).min(1).max(tripLimits.events, { error: 'tooMany' }),
    }),
    output: z.object({
      results: z.array(z.object({ sourceEventId: name, isKnown: z.boolean(), flags: z.array(name) })),
      /** By how much the phone's clock is ahead. */
      skewMinutes: z.int(),
      status: z.enum(execution.states),
      version: name,
      now: timestamp,
    }),
  }),
  /** A photo or a signature, kept once by the id that the phone gave it. */
  postDriverEventFile: operation({
    ...byLink,
    upload: true,
    input: z.strictObject({
      ...ofPhone,
      sourceFileId: ownId,
      stopId: id.nullable().default(null),
      kind: z.enum(tripFileKinds),
      signatoryName: text(80).default(''),
      capturedAt: moment.nullable().default(null),
      content: z.string().max(6_000_000, { error: 'fileTooLarge' }),
    }),
    output: z.object({ sourceFileId: name, isKnown: z.boolean() }),
  }),

  /** The inspection of the load, kept once by the id that the phone gave it. Its photos come by themselves. */
  postDriverInspection: operation({
    ...byLink,
    input: z.strictObject({
      ...ofPhone,
      sourceInspectionId: ownId,
      /** The checklist that the phone had: a company may have changed it while the phone was without a network. */
      templateVersion: z.int().min(1).nullable().default(null),
      sentAt: moment,
      occurredAt: moment,
      /** As of an event. */
      aheadMs: aheadMs.nullable().default(null),
      ...inspectionFields,
      files: z
        .array(z.strictObject({ item: fileItem, sourceFileId: ownId }))
        .max(inspectionLimits.photos, { error: 'tooMany' })
        .default([]),
    }),
    output: z.object({
      sourceInspectionId: name,
      eventNo: name,
      outcome: z.enum(inspectionOutcomes),
      need: z.enum(inspectionNeeds),
    }),
  }),

  /** Whether the driver has the trip, which phones told of it, and what they sent. */
  getLoadTrip: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ id }),
    output: tripOfLoad,
  }),
  /** Sends the trip to whoever drives it now, by SMS; what was sent before ends. */
  sendDriverTrip: operation({
    audience: 'permitted',
    input: z.strictObject({ id }),
    output: z.object({ linkId: id, sentTo: name, expiresAt: timestamp }),
  }),
  revokeDriverTrip: operation({
    audience: 'permitted',
    input: z.strictObject({ id }),
    output: z.object({ id }),
  }),
});
