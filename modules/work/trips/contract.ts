import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { inspectionStart } from '#modules/work/inspections/contract.ts';
import { fileItem, inspectionFields, inspectionLimits } from '#modules/work/inspections/fields.ts';
import { inspectionNeeds, inspectionOutcomes } from '#modules/work/inspections/status.ts';
import { linkKey } from '#modules/parties/links/contract.ts';
import { moment, stopTypes } from '#modules/work/loads/fields.ts';
import { dispositions, execution, stopProgress, toldKinds } from '#modules/work/loads/status.ts';

const id = z.uuid();
const timestamp = z.iso.datetime();
const optionalTime = timestamp.nullable();
const name = z.string();

/** What a phone may bring: photos of goods, of papers, of damage and of an inspection, and the receiver's signature. */
export const tripFileKinds = ['photo', 'paper', 'damage', 'signature', 'inspection'] as const;
export type TripFileKind = (typeof tripFileKinds)[number];

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

const driverStop = z.object({
  id,
  sequence: z.int(),
  type: z.enum(stopTypes),
  name,
  address: name,
  country: name,
  /** The clock of its place (IANA name). */
  timeZone: name,
  /** What its clock is called beside that of the trip, `UTC+3`; empty where both show the same. */
  zoneText: name,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  contactName: name,
  contactNumber: name,
  isAppointment: z.boolean(),
  windowStart: optionalTime,
  windowEnd: optionalTime,
  appointmentRef: name,
  /** What the place and the planner say of it. */
  notes: z.array(name),
  references: z.array(name),
  status: z.enum(stopProgress.states),
  eta: optionalTime,
  arrivedAt: optionalTime,
  workStartedAt: optionalTime,
  workEndedAt: optionalTime,
  departedAt: optionalTime,
  arrivalReason: name,
  departReason: name,
  signatoryName: name,
  failReason: name,
  goods: z.array(
    z.object({
      id,
      reference: name,
      commodity: name,
      packing: name,
      quantityPlanned: z.number(),
      quantityActual: z.number().nullable(),
      shortQuantity: z.number().nullable(),
      damagedQuantity: z.number().nullable(),
    }),
  ),
});

/** A trip as its driver sees it: neither values nor prices, nor anything of the customer's money. */
export const driverTrip = z.object({
  loadId: id,
  loadNumber: name,
  status: z.enum(execution.states),
  /** Changes with every change of the load. */
  version: name,
  language: z.enum(languages),
  timeZone: name,
  /** The server's clock, by which a phone knows whether its own is right. */
  now: timestamp,
  clientName: name,
  clientLogo: name,
  clientColour: name,
  /** How the desk is reached. */
  telephone: name,
  support: name,
  driverName: name,
  vehicles: z.array(name),
  commodity: name,
  massKg: z.number().nullable(),
  pallets: z.int().nullable(),
  pieces: z.int().nullable(),
  unNumber: name,
  dangerClass: name,
  packingGroup: name,
  emergencyPhone: name,
  temperatureMin: z.number().nullable(),
  temperatureMax: z.number().nullable(),
  containerNumber: name,
  sealNos: z.array(name),
  distanceKm: z.number().nullable(),
  instructions: name,
  /** The customer takes a signature on the glass as proof. */
  signOnGlass: z.boolean(),
  /** What is inspected before the vehicle leaves; null where nobody asks for it. */
  inspection: inspectionStart
    .pick({
      need: true,
      isRequired: true,
      templateVersion: true,
      items: true,
      temperatureMin: true,
      temperatureMax: true,
      pallets: true,
      axleUnits: true,
      massLimitKg: true,
      lastOdometer: true,
      last: true,
    })
    .nullable(),
  stops: z.array(driverStop),
});
export type DriverTrip = z.output<typeof driverTrip>;

const tripOfLoad = z.object({
  /** Null where nothing was sent for whoever drives it now. */
  link: z
    .object({
      linkId: id,
      driverName: name,
      sentTo: name,
      sentAt: timestamp,
      openedAt: optionalTime,
      expiresAt: timestamp,
      delivery: z.enum(['waiting', 'sent', 'failed']),
    })
    .nullable(),
  /** Why nothing can be sent. */
  barrier: z.enum(['', 'noDriver', 'noMobile', 'notAssigned']),
  devices: z.array(
    z.object({ device: name, agent: name, firstSeenAt: timestamp, lastSeenAt: timestamp, skewMinutes: z.int() }),
  ),
  files: z.array(
    z.object({
      id,
      kind: z.enum(tripFileKinds),
      stopId: id.nullable(),
      stopName: name,
      blobName: name,
      size: z.int(),
      signatoryName: name,
      capturedAt: optionalTime,
      receivedAt: timestamp,
    }),
  ),
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
