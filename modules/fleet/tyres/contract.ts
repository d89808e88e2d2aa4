import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { optionalDate } from '#platform/master-data.ts';
import { amountAnswer, amountInput } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { tyreChips, tyreLife, tyrePositions } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    tyre: unknown;
  }
  interface Channels {
    tyres: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const day = z.iso.date();
const millimetres = z.number().min(0).max(40).multipleOf(0.1);
const kilometres = z.number().min(0).max(9_999_999).multipleOf(0.1);
const position = z.enum(tyrePositions);

export const tyreFields = {
  /** The number that is on it. */
  code: requiredText(30),
  brand: text(40).default(''),
  pattern: text(40).default(''),
  size: text(30).default(''),
  boughtOn: calendarDate,
  boughtTreadMm: millimetres.min(1),
  /** It may be worn to 1.6 mm; without an indicator to 1 mm. */
  hasWearIndicator: z.boolean().default(true),
  /** Without VAT. */
  cost: amountInput,
  warrantyUntil: optionalDate(),
  warrantyKm: z.int().min(1).max(2_000_000).nullable().default(null),
};

export const tyreRow = z.object({
  id,
  lockId: name,
  code: name,
  brand: name,
  pattern: name,
  size: name,
  status: z.enum(tyreLife.states),
  vehicleId: id.nullable(),
  registrationNumber: name,
  position: z.union([position, z.literal('')]),
  boughtOn: day,
  boughtTreadMm: z.number(),
  hasWearIndicator: z.boolean(),
  cost: amountAnswer,
  warrantyUntil: day.nullable(),
  warrantyKm: z.int().nullable(),
  /** A warranty was given, and it runs still. */
  isInWarranty: z.boolean(),
  /** Kilometres while it was mounted. */
  runKm: z.number(),
  treadMm: z.number(),
  /** Millimetres in 10,000 km. */
  wear: z.number().nullable(),
  /** Kilometres until it is worn, as it wears. */
  leftKm: z.number().nullable(),
  /** Rand. */
  costPerKm: z.number().nullable(),
  isWorn: z.boolean(),
});
export type TyreRow = z.output<typeof tyreRow>;

export const tyreRecord = tyreRow.extend({
  /** The latest first, both. */
  uses: z.array(
    z.object({
      id,
      vehicleId: id,
      registrationNumber: name,
      position,
      onDate: day,
      onKm: z.number(),
      offDate: day.nullable(),
      offKm: z.number().nullable(),
      offReason: name,
    }),
  ),
  treads: z.array(z.object({ id, measuredOn: day, mm: z.number(), km: z.number().nullable(), createdBy: name })),
});
export type TyreRecord = z.output<typeof tyreRecord>;

export const tyreQuery = listQuery.extend({
  sort: z.enum(['code', 'position']).default('code'),
  chip: z.enum(tyreChips).optional(),
  vehicleId: id.optional(),
});

const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;

export const tyreService = service('tripDirector', {
  getTyres: operation({ ...reads, input: tyreQuery, output: pageOf(tyreRow) }),
  getTyre: operation({ ...reads, input: z.strictObject({ id }), output: tyreRecord }),
  getTyreHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  postTyre: operation({ audience: 'permitted', input: z.strictObject(tyreFields), output: tyreRecord }),
  putTyre: operation({ ...changes, input: z.strictObject({ id, ...tyreFields }), output: tyreRecord }),
  mountTyre: operation({
    ...changes,
    input: z.strictObject({ id, vehicleId: id, position, on: calendarDate, km: kilometres, treadMm: millimetres }),
    output: tyreRecord,
  }),
  dismountTyre: operation({
    ...changes,
    input: z.strictObject({ id, on: calendarDate, km: kilometres, treadMm: millimetres, reason: requiredText(200) }),
    output: tyreRecord,
  }),
  /** A measured tread; of a mounted tyre with what the vehicle has run. */
  measureTyre: operation({
    ...changes,
    input: z.strictObject({ id, on: calendarDate, km: kilometres.nullable().default(null), treadMm: millimetres }),
    output: tyreRecord,
  }),
  scrapTyre: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(200) }),
    output: tyreRecord,
  }),
});
