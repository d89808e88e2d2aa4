import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { minimumUnits } from '#modules/prices/council-minimums/contract.ts';
import { payComponents } from '#modules/prices/driver-rates/pay.ts';
import { payRunFields, typedUnits } from './fields.ts';
import { findingCodes, lineComponents } from './price-trip.ts';
import { payRunLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    /** A run of drivers' pay. */
    driverPay: unknown;
    /** What a load is worth to its drivers, by the id of the load. */
    tripPay: unknown;
    /** By what a driver is paid, by the id of the driver. */
    driverPayTerm: unknown;
  }
  interface Channels {
    driverPay: unknown;
  }
}

const id = z.uuid();
const lockId = z.string();
const timestamp = z.iso.datetime();
const day = z.iso.date();
const name = z.string();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;

export const payRunSorts = ['periodTo', 'runNumber', 'updatedAt'] as const;
export const payRunQuery = listQuery.extend({
  sort: z.enum(payRunSorts).default('periodTo'),
  descending: z.boolean().default(true),
  status: z.array(z.enum(payRunLife.states)).max(4).optional(),
});
export const payRunRow = z.object({
  id,
  lockId,
  runNumber: name,
  companyName: name,
  periodFrom: day,
  periodTo: day,
  payDay: day,
  status: z.enum(payRunLife.states),
  total: amountAnswer,
  /** Lines are still being gathered. */
  isGathering: z.boolean(),
  drivers: z.int(),
  trips: z.int(),
  note: name,
  submittedBy: name,
  decidedBy: name,
  updatedBy: name,
  updatedAt: timestamp,
});
export type PayRunRow = z.output<typeof payRunRow>;

const finding = z.object({ code: z.enum(findingCodes), component: z.enum([...payComponents, '']) });

/** What a driver gets by a run, and whether the council would find it enough. */
const paidDriver = z.object({
  driverId: id,
  driverName: name,
  employeeNo: name,
  categoryName: name,
  trips: z.int(),
  /** The sum of the driver's lines. */
  amount: amountAnswer,
  /** How much of it is a change of what was paid before. */
  difference: amountAnswer,
  /** Below zero what is carried over to the next runs, above zero what is taken off for earlier ones. */
  moved: amountAnswer,
  /** What the driver gets: never less than nothing. */
  paid: amountAnswer,
  /** The least of the grade for this period; null where no minimum is kept for the driver. */
  minimum: z.object({ grade: name, unit: z.enum(minimumUnits), amount: amountAnswer, isBelow: z.boolean() }).nullable(),
  hasEmail: z.boolean(),
  sentAt: timestamp.nullable(),
});
/** A delivered load of the period, with its proof, that no run can pay yet. */
const unpaidTrip = z.object({
  loadId: id,
  loadNumber: name,
  day,
  driverName: name,
  findings: z.array(finding),
});
export const payRunRecord = payRunRow.extend({
  companyId: id,
  submittedAt: timestamp.nullable(),
  decidedAt: timestamp.nullable(),
  decisionReason: name,
  postedBy: name,
  postedAt: timestamp.nullable(),
  createdBy: name,
  createdAt: timestamp,
  /** A code of the failure texts: why the present person may not decide; null when they may. */
  decisionBarrier: name.nullable(),
  isAboveLimit: z.boolean(),
  paid: z.array(paidDriver),
  unpaid: z.array(unpaidTrip),
  /** How many there are: at most two hundred are listed. */
  unpaidCount: z.int(),
});
export type PayRunRecord = z.output<typeof payRunRecord>;

export const payLineSorts = ['day', 'updatedAt'] as const;
export const payLineQuery = listQuery.extend({
  runId: id,
  sort: z.enum(payLineSorts).default('day'),
  descending: z.boolean().default(false),
  driverId: id.optional(),
  loadId: id.optional(),
  component: z.array(z.enum(lineComponents)).max(20).optional(),
  isDifference: z.boolean().optional(),
});
export const payLineRow = z.object({
  id,
  driverId: id,
  driverName: name,
  employeeNo: name,
  loadId: id,
  loadNumber: name,
  origin: name,
  destination: name,
  day,
  component: z.enum(lineComponents),
  isDifference: z.boolean(),
  units: z.number(),
  rate: z.number(),
  rateCode: name,
  amount: amountAnswer,
});
export type PayLineRow = z.output<typeof payLineRow>;

const saved = z.object({ id, lockId, runNumber: name, status: z.enum(payRunLife.states) });

/** A load as its drivers are paid for it: each line, what is missing, and which runs paid what. */
export const loadPay = z.object({
  isPriced: z.boolean(),
  day: day.nullable(),
  categoryName: name,
  routeType: z.enum(['local', 'lineHaul', 'crossBorder']).nullable(),
  total: amountAnswer,
  isComplete: z.boolean(),
  isSettled: z.boolean(),
  findings: z.array(finding),
  lines: z.array(
    z.object({
      driverId: id,
      driverName: name,
      component: z.enum(lineComponents),
      units: z.number(),
      rate: z.number(),
      rateCode: name,
      amount: amountAnswer,
      isTyped: z.boolean(),
    }),
  ),
  typed: z.array(z.object({ component: z.enum(payComponents), units: z.number(), note: name, typedBy: name })),
  paid: z.array(z.object({ runId: id, runNumber: name, status: z.enum(payRunLife.states), amount: amountAnswer })),
});
export type LoadPay = z.output<typeof loadPay>;

/** By what a driver is paid since when, and what runs paid. */
export const driverPayRecord = z.object({
  /** Drivers of suppliers are paid by their suppliers. */
  isPaidHere: z.boolean(),
  terms: z.array(
    z.object({
      id,
      validFrom: day,
      categoryId: id.nullable(),
      categoryName: name,
      grade: name,
      createdBy: name,
      createdAt: timestamp,
      /** It reaches days that were paid, and a second person has not agreed to it: nobody is paid by it. */
      waits: z.boolean(),
      /** The present person may agree to it, by stating the same. */
      mayAgree: z.boolean(),
      agreedBy: name,
    }),
  ),
  runs: z.array(
    z.object({
      runId: id,
      runNumber: name,
      status: z.enum(payRunLife.states),
      periodFrom: day,
      periodTo: day,
      payDay: day,
      trips: z.int(),
      /** The sum of the lines, and what the driver got. */
      amount: amountAnswer,
      paid: amountAnswer,
    }),
  ),
  /** Grades for which a council minimum is kept. */
  grades: z.array(name),
});
export type DriverPayRecord = z.output<typeof driverPayRecord>;

export const driverPayService = service('tripDirector', {
  /** Runs of drivers' pay. */
  getDriverPay: operation({ ...reads, input: payRunQuery, output: pageOf(payRunRow) }),
  getDriverPayRun: operation({ ...reads, input: z.strictObject({ id }), output: payRunRecord }),
  getDriverPayLines: operation({ ...reads, input: payLineQuery, output: pageOf(payLineRow) }),
  getDriverPayHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  /** The period that follows the last run of the company. */
  getDriverPayPeriod: operation({
    ...reads,
    input: z.strictObject({ companyId: id.nullable().default(null) }),
    output: z.object({ periodFrom: calendarDate, periodTo: calendarDate, payDay: calendarDate }),
  }),
  /** A draft; its lines are gathered by a job, five hundred trips at a time. */
  postDriverPay: operation({ audience: 'permitted', input: payRunFields, output: saved }),
  /** Prices what is open again and takes in what came since. */
  gatherDriverPay: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  submitDriverPay: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  approveDriverPay: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, comment: text(500).default('') }),
    output: saved,
  }),
  rejectDriverPay: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** Posts an approved run: it is never changed again. */
  closeDriverPay: operation({ ...changes, onlyPeople: true, input: z.strictObject({ id }), output: saved }),
  /** Removes a draft; its trips wait for another run. */
  deleteDriverPay: operation({ ...changes, input: z.strictObject({ id }), output: z.object({ id }) }),
  /** What one driver gets by a run, as a PDF in base64 in the driver's language. */
  getDriverPayStatement: operation({
    ...reads,
    input: z.strictObject({ id, driverId: id }),
    output: z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() }),
  }),
  /** Mails the statements of an approved run to its drivers, each once. Drivers without an address are counted. */
  sendDriverPayStatements: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id }),
    output: z.object({ mailed: z.int(), without: z.int() }),
  }),

  /** What a load is worth to its drivers. */
  getDriverPayOfLoad: operation({ ...reads, input: z.strictObject({ loadId: id }), output: loadPay }),
  /** Units that somebody typed, all of them; the load is priced again at once. */
  putDriverPayUnits: operation({
    audience: 'permitted',
    input: z.strictObject({ loadId: id, units: typedUnits }),
    output: loadPay,
  }),
  getDriverPayOfDriver: operation({ ...reads, input: z.strictObject({ driverId: id }), output: driverPayRecord }),
  /**
   * By what a driver is paid from a day on; one that begins on the same day is replaced. One that reaches days that were paid
   * waits until a second person states the same.
   */
  postDriverPayTerm: operation({
    audience: 'permitted',
    input: z.strictObject({
      driverId: id,
      validFrom: calendarDate,
      categoryId: id.nullable().default(null),
      grade: text(80).default(''),
    }),
    output: driverPayRecord,
  }),
  deleteDriverPayTerm: operation({
    audience: 'permitted',
    input: z.strictObject({ driverId: id, id }),
    output: driverPayRecord,
  }),
});
