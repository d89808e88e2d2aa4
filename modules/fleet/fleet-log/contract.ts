import { z } from 'zod';
import { amountAnswer, amountInput } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import {
  dateForms,
  decimalMarks,
  kmSources,
  lineFlags,
  lineKinds,
  lineSources,
  monthBarriers,
  purposes,
  slipColumns,
} from './fields.ts';
import { slipProblems } from './slip-file.ts';
import { fleetLogLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    fleetLogLine: unknown;
    fleetLogMonth: unknown;
    /** How files of a provider of fuel cards are read. */
    fleetSlipLayout: unknown;
  }
  interface Channels {
    fleetLog: unknown;
  }
}

const id = z.uuid();
const lockId = z.string();
const name = z.string();
const day = z.iso.date();
const moment = z.iso.datetime({ offset: true });
const timestamp = z.iso.datetime();
/** A month, `2026-10`. */
export const logMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'invalidValue' });
const km = z.number().min(0).max(9_999_999).multipleOf(0.1);

export const fleetLogLine = z.object({
  id,
  lockId,
  kind: z.enum(lineKinds),
  status: z.enum(fleetLogLife.states),
  /** The month in whose book it stands. */
  month: logMonth,
  day,
  startedAt: timestamp.nullable(),
  endedAt: timestamp,
  vehicleId: id.nullable(),
  registrationNumber: name,
  loadId: id.nullable(),
  loadNumber: name,
  driverName: name,
  fromPlace: name,
  toPlace: name,
  purpose: z.enum(purposes).nullable(),
  startKm: z.number().nullable(),
  endKm: z.number().nullable(),
  km: z.number(),
  kmSource: z.enum(kmSources).nullable(),
  stops: z.int(),
  overnight: z.boolean(),
  litres: z.number().nullable(),
  /** Rand a litre. */
  unitPrice: z.number().nullable(),
  amount: amountAnswer,
  /** The tank was filled up. */
  isFull: z.boolean(),
  odometerKm: z.number().nullable(),
  place: name,
  provider: name,
  slipNumber: name,
  card: name,
  flags: z.array(z.enum(lineFlags)),
  flagsAcceptedBy: name,
  source: z.enum(lineSources),
  remarks: name,
  reversesId: id.nullable(),
  isReversed: z.boolean(),
  /** Names of its photos, the first one first. */
  photos: z.array(name),
});
export type FleetLogLine = z.output<typeof fleetLogLine>;

export const fleetLog = z.object({
  vehicleId: id,
  registrationNumber: name,
  driverName: name,
  tankLitres: z.number().nullable(),
  normKmPerLitre: z.number().nullable(),
  month: logMonth,
  lines: z.array(fleetLogLine),
  /** Kilometres that nobody explains. */
  gaps: z.array(
    z.object({
      startKm: z.number(),
      endKm: z.number(),
      km: z.number(),
      from: timestamp,
      to: timestamp,
      fromPlace: name,
      toPlace: name,
    }),
  ),
  sums: z.object({
    km: z.number(),
    loadedKm: z.number(),
    emptyKm: z.number(),
    privateKm: z.number(),
    gapKm: z.number(),
    litres: z.number(),
    fuel: amountAnswer,
    tolls: amountAnswer,
  }),
  /** Nothing where it has no litres or no kilometres. */
  kmPerLitre: z.number().nullable(),
  barriers: z.array(z.object({ code: z.enum(monthBarriers), count: z.int() })),
  /** What locking posts, or has posted. */
  posts: z.array(
    z.object({ kind: z.enum(['fuel', 'toll']), account: name, accountName: name, centre: name, amount: amountAnswer }),
  ),
  locked: z.object({ by: name, at: timestamp, amount: amountAnswer, journalId: id.nullable() }).nullable(),
});
export type FleetLog = z.output<typeof fleetLog>;

const lineInput = {
  endedAt: moment,
  startedAt: moment.nullable().default(null),
  driverId: id.nullable().default(null),
  fromPlace: text(80).default(''),
  toPlace: text(80).default(''),
  purpose: z.enum(purposes).exclude(['load']).nullable().default(null),
  startKm: km.nullable().default(null),
  endKm: km.nullable().default(null),
  overnight: z.boolean().default(false),
  litres: z.number().min(0.01).max(9999).multipleOf(0.01).nullable().default(null),
  unitPrice: z.number().min(0.0001).max(99_999).multipleOf(0.0001).nullable().default(null),
  /** Of a slip; litres times price where it is left out. */
  amount: amountInput.nullable().default(null),
  isFull: z.boolean().default(false),
  odometerKm: km.nullable().default(null),
  place: text(80).default(''),
  provider: text(60).default(''),
  slipNumber: text(60).default(''),
  card: text(40).default(''),
  remarks: text(500).default(''),
};

const saved = z.object({ id, lockId, status: z.enum(fleetLogLife.states), flags: z.array(z.enum(lineFlags)) });
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;

export const slipLayoutFields = {
  name: requiredText(60),
  provider: requiredText(60),
  /** The heading of each column that the file has. */
  columns: z.partialRecord(z.enum(slipColumns), requiredText(60)),
  /** Empty: a figure that may be read in two ways is asked about. */
  decimalMark: z.enum(decimalMarks).default(''),
  dateForm: z.enum(dateForms).default('DMY'),
  isActive: z.boolean().default(true),
};
export const slipLayout = z.object({
  id,
  lockId,
  name,
  provider: name,
  columns: z.partialRecord(z.enum(slipColumns), name),
  decimalMark: z.enum(decimalMarks),
  dateForm: z.enum(dateForms),
  isActive: z.boolean(),
});
export type SlipLayoutRow = z.output<typeof slipLayout>;

export const fleetLogService = service('tripDirector', {
  getFleetLog: operation({
    ...reads,
    input: z.strictObject({ vehicleId: id, month: logMonth }),
    output: fleetLog,
  }),
  /** Slips that wait for their vehicle, of all vehicles. */
  getFleetLogWaiting: operation({
    ...reads,
    input: listQuery,
    output: pageOf(fleetLogLine),
  }),
  postFleetLogLine: operation({
    audience: 'permitted',
    input: z.strictObject({ vehicleId: id, kind: z.enum(lineKinds), ...lineInput }),
    output: saved,
  }),
  /** All of a line that is not locked; a slip that waits gets its vehicle, with all others of its card where that is said. */
  putFleetLogLine: operation({
    ...changes,
    input: z.strictObject({
      id,
      vehicleId: id,
      ...lineInput,
      /** What does not fit is right all the same. */
      acceptFlags: z.boolean().default(false),
      /** The vehicle keeps the card: others that wait for it follow. */
      ofCard: z.boolean().default(false),
    }),
    output: saved,
  }),
  deleteFleetLogLine: operation({
    ...changes,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** A locked line is corrected by another that takes its figures away, in the first month that is not locked. */
  reverseFleetLogLine: operation({
    ...changes,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  lockFleetLogMonth: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ vehicleId: id, month: logMonth }),
    output: z.object({ lines: z.int(), amount: amountAnswer, journalId: id.nullable() }),
  }),
  getFleetSlipLayouts: operation({ ...reads, input: z.strictObject({}), output: z.array(slipLayout) }),
  postFleetSlipLayout: operation({
    audience: 'permitted',
    input: z.strictObject(slipLayoutFields),
    output: z.object({ id, lockId }),
  }),
  putFleetSlipLayout: operation({
    ...changes,
    input: z.strictObject({ id, ...slipLayoutFields }),
    output: z.object({ id, lockId }),
  }),
  /** A photo of a slip, which proves what was typed from it; also once the month is locked. */
  postFleetSlipPhoto: operation({
    audience: 'permitted',
    upload: true,
    input: z.strictObject({
      id,
      fileName: requiredText(200),
      content: z.string().min(1, { error: 'required' }).max(14_000_000, { error: 'fileTooLarge' }),
    }),
    output: z.object({ blobName: name }),
  }),
  /** Reads a file of slips. What was read before stays as it is; what cannot be read is named by its line. */
  postFleetSlipFile: operation({
    audience: 'permitted',
    upload: true,
    input: z.strictObject({ layoutId: id, fileName: requiredText(200), content: z.base64().max(14_000_000) }),
    output: z.object({
      added: z.int(),
      known: z.int(),
      waiting: z.int(),
      flagged: z.int(),
      refused: z.array(z.object({ row: z.int(), problem: z.enum(slipProblems), value: name })),
    }),
  }),
});
