import { z } from 'zod';
import { amountAnswer } from '#platform/money-codec.ts';
import { stopTypes } from '#modules/work/loads/fields.ts';
import { execution } from '#modules/work/loads/status.ts';
import { declineReasons, lateAnswers, offer, tenderMethods, tenderModes } from './status.ts';

const timestamp = z.iso.datetime();

/** A stop as a supplier is told of it before it carries the load. */
export const offeredStop = z.object({
  sequence: z.int(),
  type: z.enum(stopTypes),
  place: z.string(),
  city: z.string(),
  country: z.string(),
  isAppointment: z.boolean(),
  windowStart: timestamp.nullable(),
  windowEnd: timestamp.nullable(),
});

/** The load as it is offered: nothing of the customer, and no amount. */
export const offeredLoad = z.object({
  origin: z.string(),
  destination: z.string(),
  loadAt: timestamp,
  tripUntil: timestamp.nullable(),
  timeZone: z.string(),
  stops: z.array(offeredStop),
  commodity: z.string(),
  equipment: z.string(),
  trailerCount: z.int(),
  massKg: z.number().nullable(),
  pallets: z.int().nullable(),
  pieces: z.int().nullable(),
  volumeM3: z.number().nullable(),
  unNumber: z.string(),
  dangerClass: z.string(),
  temperatureMin: z.number().nullable(),
  temperatureMax: z.number().nullable(),
  distanceKm: z.number().nullable(),
  instructions: z.string(),
});
export type OfferedLoad = z.output<typeof offeredLoad>;

export const offerFinding = z.object({
  code: z.string(),
  details: z.record(z.string(), z.string()),
  path: z.string(),
});

/** What only the company itself sees of an offer: how it asks, in which order, and why somebody was left out. */
const staffSide = {
  round: z.int().optional(),
  rank: z.int().optional(),
  mode: z.enum(tenderModes).optional(),
  method: z.enum(tenderMethods).optional(),
  sentTo: z.string().optional(),
  sentBy: z.string().optional(),
  findings: z.array(offerFinding).optional(),
  /** The load was changed after it was offered: an acceptance would be refused. */
  isChanged: z.boolean().optional(),
};

export const offerRow = z.object({
  id: z.uuid(),
  lockId: z.string(),
  loadId: z.uuid(),
  loadNumber: z.string(),
  loadStatus: z.enum(execution.states),
  /** The load is with this supplier. */
  isBooked: z.boolean(),
  supplierId: z.uuid(),
  supplierName: z.string(),
  status: z.enum(offer.states),
  ...staffSide,
  /** Rand, without VAT. */
  buyAmount: amountAnswer,
  minutes: z.int(),
  sentAt: timestamp.nullable(),
  expiresAt: timestamp.nullable(),
  viewedAt: timestamp.nullable(),
  answeredAt: timestamp.nullable(),
  answeredBy: z.string(),
  reasonCode: z.enum(['', ...declineReasons]),
  reason: z.string(),
  counterAmount: amountAnswer.nullable(),
  counterNote: z.string(),
  agreedAmount: amountAnswer.nullable(),
  lateAnswer: z.enum(lateAnswers),
  lateAmount: amountAnswer.nullable(),
  lateAnsweredAt: timestamp.nullable(),
  createdAt: timestamp,
  load: offeredLoad,
  /** The server's clock, by which offers end. */
  serverTime: timestamp,
});
