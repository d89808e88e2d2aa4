import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { timeZones } from '#modules/base/companies/time-zones.ts';
import { zoneProofs } from './provider-time.ts';
import { proposalKinds, providers, telematicsProblems } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    telematicsAccount: unknown;
    telematicsUnit: unknown;
  }
  interface Channels {
    telematics: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const moment = z.iso.datetime();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', onlyPeople: true } as const;
const address = text(500).default('');

export const accountFields = {
  name: requiredText(60),
  /** Only https; none for files. */
  baseUrl: address,
  tokenUrl: address,
  organisationId: text(40).default(''),
  clientId: text(100).default(''),
  userName: text(100).default(''),
  /** Of times that the provider sends without an offset. */
  timeZone: z.enum(timeZones).default('Africa/Johannesburg'),
  isActive: z.boolean().default(false),
};
const secrets = {
  password: text(500).optional(),
  clientSecret: text(500).optional(),
};

const accountAnswer = z.object({
  id,
  lockId: name,
  companyId: id,
  provider: z.enum(providers),
  name,
  baseUrl: name,
  tokenUrl: name,
  organisationId: name,
  clientId: name,
  userName: name,
  timeZone: name,
  isZoneProved: z.boolean(),
  isActive: z.boolean(),
  readAt: moment.nullable(),
  problem: z.enum(['', ...telematicsProblems]),
  problemSince: moment.nullable(),
  /** Why the last reading of trips failed, while positions go on. */
  tripsProblem: z.enum(['', ...telematicsProblems]),
  /** Likewise of its events. */
  eventsProblem: z.enum(['', ...telematicsProblems]),
  units: z.int(),
});
export type TelematicsAccount = z.output<typeof accountAnswer>;

const unitAnswer = z.object({
  accountId: id,
  accountName: name,
  /** The provider's own id, as text. */
  unitId: name,
  registration: name,
  label: name,
  vehicleId: id.nullable(),
  vehicle: name,
  /** What its plate or its name says; a person confirms it. */
  proposedVehicleId: id.nullable(),
  proposedVehicle: name,
  confirmedBy: name,
  fixAt: moment.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  speedKmh: z.number().nullable(),
  /** Points that were set aside, since their time is in the future. */
  wrongClocks: z.int(),
  /** Its odometer does not fit the readings of the vehicle; empty where it does. */
  odometerDoubt: name,
});
export type TelematicsUnit = z.output<typeof unitAnswer>;

const track = z.array(
  z.object({
    fixAt: moment,
    latitude: z.number(),
    longitude: z.number(),
    speedKmh: z.number().nullable(),
    odometerKm: z.number().nullable(),
  }),
);

const trips = z.object({
  /** Days with trips, the first one first. */
  days: z.array(z.object({ day: z.iso.date(), trips: z.int(), km: z.number() })),
  trips: z.array(
    z.object({
      tripId: name,
      startedAt: moment,
      endedAt: moment,
      startKm: z.number().nullable(),
      endKm: z.number().nullable(),
      km: z.number(),
      fromPlace: name,
      toPlace: name,
    }),
  ),
});
export type VehicleTrips = z.output<typeof trips>;

export const telematicsService = service('tripDirector', {
  getTelematicsAccounts: operation({ ...reads, input: z.strictObject({}), output: z.array(accountAnswer) }),
  postTelematicsAccount: operation({
    ...changes,
    input: z.strictObject({
      ...accountFields,
      ...secrets,
      /** Missing: that of the caller. */
      companyId: id.optional(),
      provider: z.enum(providers),
    }),
    output: accountAnswer,
  }),
  putTelematicsAccount: operation({
    ...changes,
    locked: true,
    input: z.strictObject({
      ...accountFields,
      id,
      /** Missing: they stay, unless an address or the user changes. */
      ...secrets,
    }),
    output: accountAnswer,
  }),
  /** Reads once without keeping anything, and proves the zone by the time of receipt. */
  testTelematicsAccount: operation({
    ...reads,
    onlyPeople: true,
    input: z.strictObject({ id }),
    output: z.object({
      problem: z.enum(['', ...telematicsProblems]),
      units: z.int(),
      points: z.int(),
      zone: z.enum(zoneProofs),
    }),
  }),
  getTelematicsUnits: operation({
    ...reads,
    input: z.strictObject({ accountId: id.optional(), vehicleId: id.optional() }),
    output: z.array(unitAnswer),
  }),
  /** A person says which vehicle a unit is on; null takes it off. */
  confirmTelematicsUnit: operation({
    ...changes,
    input: z.strictObject({ accountId: id, unitId: requiredText(40), vehicleId: id.nullable() }),
    output: unitAnswer,
  }),
  /** A file of positions of an account without an interface: `unit,time,latitude,longitude` and more columns. */
  postTelematicsFile: operation({
    ...changes,
    input: z.strictObject({ accountId: id, content: z.string().min(1).max(200_000) }),
    output: z.object({
      points: z.int(),
      wrongClocks: z.int(),
      /** Lines that could not be read, from 1. */
      unread: z.array(z.int()),
    }),
  }),
  getVehicleTrack: operation({
    ...reads,
    input: z.strictObject({ vehicleId: id, from: moment, until: moment }),
    output: track,
  }),
  /** Trips as the trackers tell them, and the kilometres of each day of the client. */
  getVehicleTrips: operation({
    ...reads,
    input: z.strictObject({ vehicleId: id, from: calendarDate, until: calendarDate }),
    output: trips,
  }),
  /** Arrivals and departures that positions show at stops of loads on the road, and that nobody has told yet. */
  getStopProposals: operation({
    ...reads,
    input: z.strictObject({ loadId: id.optional() }),
    output: z.array(
      z.object({
        id,
        loadId: id,
        loadNumber: name,
        stopId: id,
        place: name,
        vehicle: name,
        kind: z.enum(proposalKinds),
        at: moment,
      }),
    ),
  }),
  dismissStopProposal: operation({ ...changes, input: z.strictObject({ id }), output: z.object({ id }) }),
});
