import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { operation, service, text } from '#platform/operation.ts';
import { linkKey } from '#modules/parties/links/contract.ts';
import { shownStops, stopPhases, trackedPhases } from './phases.ts';

const id = z.uuid();
const timestamp = z.iso.datetime();
const optionalTime = timestamp.nullable();
const name = z.string();

/** A stop as the customer sees it: the town, never a name. */
const trackedStop = z.object({
  sequence: z.int(),
  type: z.enum(shownStops),
  town: name,
  /** ISO 3166; the page has no list of names. */
  country: name,
  phase: z.enum(stopPhases),
  /** The clock of its place (IANA name). */
  timeZone: name,
  /** What its clock is called beside that of the load, `UTC+3`; empty where both show the same. */
  zoneText: name,
  plannedFrom: optionalTime,
  plannedUntil: optionalTime,
  eta: optionalTime,
  arrivedAt: optionalTime,
  departedAt: optionalTime,
});

/** A load as whoever holds its tracking link sees it: no people, no carrier, no vehicle, no price, no value. */
export const trackedLoad = z.object({
  loadNumber: name,
  /** The customer's own number. */
  orderNumber: name,
  phase: z.enum(trackedPhases),
  /** When the last delivery is expected, or was reached. */
  arrival: optionalTime,
  /** The clock of the last delivery, as each stop has it: `arrival` and `bookedFor` are on it. */
  arrivalZone: name,
  arrivalZoneText: name,
  /** Until when it was booked. */
  bookedFor: optionalTime,
  minutesLate: z.int(),
  /** In the words that the desk released for the customer. */
  cause: name,
  /** Somebody signed for the whole load, and the desk accepted it. */
  isProved: z.boolean(),
  commodity: name,
  massKg: z.number().nullable(),
  pallets: z.int().nullable(),
  stops: z.array(trackedStop),
  language: z.enum(languages),
  /** Of the company that carries it. */
  timeZone: name,
  now: timestamp,
  clientName: name,
  clientLogo: name,
  clientColour: name,
  support: name,
  /** When the link ends; a load on the way has no end yet. */
  sharedUntil: optionalTime,
});
export type TrackedLoad = z.output<typeof trackedLoad>;

const contact = z.object({ name, email: name, language: z.enum(languages) });

const trackingOfLoad = z.object({
  /** Null where nobody can follow the load. */
  link: z
    .object({ linkId: id, madeBy: name, madeAt: timestamp, openedAt: optionalTime, expiresAt: timestamp })
    .nullable(),
  /** Whether the load can be shared now. */
  isPossible: z.boolean(),
  /** Whom the customer named: it may be mailed to them. */
  contacts: z.array(contact),
});

/** For whom a tracking link is; with no address it is only made, to be handed over in another way. */
export const trackingRecipient = z.strictObject({
  recipientName: text(100).default(''),
  email: z.union([z.literal(''), z.email({ error: 'emailInvalid' }).max(254)]).default(''),
  language: z.enum(languages),
});

export const trackingService = service('tripDirector', {
  /** The load that a tracking link opens, without a code (decision 0120). */
  getTrackedLoad: operation({
    audience: 'guest',
    byLink: true,
    input: z.strictObject({ key: linkKey, guestId: z.string().max(128).optional() }),
    output: trackedLoad,
  }),
  /** Who can follow the load by a link. */
  getLoadTracking: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ id }),
    output: trackingOfLoad,
  }),
  /** A further address of the load's tracking link, mailed where there is somebody to mail it to. */
  sendLoadTracking: operation({
    audience: 'permitted',
    secret: true,
    input: trackingRecipient.extend({ id }),
    output: z.object({ linkId: id, url: name, sentTo: name, expiresAt: timestamp }),
  }),
  /** All addresses of it end. */
  revokeLoadTracking: operation({
    audience: 'permitted',
    input: z.strictObject({ id }),
    output: z.object({ id }),
  }),
});
