import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { inspectionStart } from '#modules/work/inspections/contract.ts';
import { stopTypes } from '#modules/work/loads/fields.ts';
import { execution, stopProgress } from '#modules/work/loads/status.ts';

const id = z.uuid();
const timestamp = z.iso.datetime();
const optionalTime = timestamp.nullable();
const name = z.string();

/** What a phone may bring: photos of goods, of papers, of damage and of an inspection, and the receiver's signature. */
export const tripFileKinds = ['photo', 'paper', 'damage', 'signature', 'inspection'] as const;
export type TripFileKind = (typeof tripFileKinds)[number];

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

/** What staff see of the link and the phones of a load. */
export const tripOfLoad = z.object({
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
