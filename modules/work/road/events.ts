import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { moment } from '#modules/work/loads/fields.ts';
import {
  arrivalReasons,
  departReasons,
  dispositions,
  eventSources,
  failReasons,
  loadEventKinds,
  systemSources,
  toldKinds,
} from '#modules/work/loads/status.ts';

const timestamp = z.iso.datetime();
const optionalTime = timestamp.nullable();
const name = z.string();
const id = z.uuid();

/** An event as people and devices tell it. */
export const toldEvent = {
  loadId: id,
  stopId: id.nullable().default(null),
  kind: z.enum(toldKinds),
  /** When it happened, as it is claimed. */
  occurredAt: moment,
  /** When a device noted it, by its own clock. */
  capturedAt: moment.nullable().default(null),
  /** Set by a new estimated arrival. */
  eta: moment.nullable().default(null),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lon: z.number().min(-180).max(180).nullable().default(null),
  accuracyM: z.int().min(0).max(100_000).nullable().default(null),
  reasonCode: z.enum(['', ...new Set([...departReasons, ...arrivalReasons, ...failReasons])]).default(''),
  disposition: z.enum(['', ...dispositions]).default(''),
  note: text(500).default(''),
  odometer: z.number().min(0).max(9_999_999).nullable().default(null),
  signatoryName: text(80).default(''),
  /** The customer reads the note on its tracking page. */
  customerVisible: z.boolean().default(false),
  /** The company's own people alone read the note; otherwise the carrier reads it. */
  isInternal: z.boolean().default(false),
  /** The kind of system that tells it, of calls with an access token alone; `integration` where it does not say. */
  source: z.enum(systemSources).optional(),
  sourceDevice: text(80).default(''),
  sourceEventId: text(80).default(''),
};

/** An event as the history of a load shows it. */
export const loadEventRecord = z.object({
  id: z.uuid(),
  loadId: z.uuid(),
  loadNumber: name,
  stopId: z.uuid().nullable(),
  stopSequence: z.int().nullable(),
  stopName: name,
  kind: z.enum(loadEventKinds),
  /** Claimed, captured by the device, received by the server. */
  occurredAt: timestamp,
  capturedAt: optionalTime,
  receivedAt: timestamp,
  source: z.enum(eventSources),
  actor: name,
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  accuracyM: z.number().nullable(),
  reasonCode: name,
  minutesLate: z.int().nullable(),
  note: name,
  /** Flags and facts: outOfOrder, repeated, clockSkewMinutes, clockChanged, departBeforeArrival, stopOrder, eta. */
  data: z.record(z.string(), z.unknown()),
  customerVisible: z.boolean(),
  /** Absent for whoever sees the load as its carrier. */
  isInternal: z.boolean().optional(),
  supersedesId: z.uuid().nullable(),
  /** The event that took its place: a correction, or that it is void. */
  supersededById: z.uuid().nullable(),
  isVoid: z.boolean(),
});
