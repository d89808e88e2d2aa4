import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { masterCode, masterData } from '#platform/master-data.ts';
import { amountAnswer, amountInput } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    servicePlan: unknown;
    /** A vehicle that follows a plan. */
    vehicleService: unknown;
  }
  interface Channels {
    servicePlans: unknown;
    vehicleServices: unknown;
  }
}

export const countsFrom = ['done', 'plan'] as const;
/** How near a service is: nothing is known of a vehicle without a reading. */
export const serviceStandings = ['overdue', 'soon', 'later', 'unknown'] as const;
/** What a service is due by. */
export const serviceMeasures = ['km', 'days', 'hours'] as const;

const interval = (max: number) => z.int().min(1).max(max).nullable().default(null);

export const servicePlans = masterData({
  noun: 'servicePlan',
  channel: 'servicePlans',
  fields: z
    .strictObject({
      code: masterCode(20),
      name: requiredText(80),
      everyKm: interval(1_000_000),
      everyDays: interval(3650),
      everyHours: interval(50_000),
      countsFrom: z.enum(countsFrom).default('done'),
      warnKm: interval(100_000),
      warnDays: interval(365),
      warnHours: interval(5000),
      notes: text(1000).default(''),
    })
    .refine(({ everyKm, everyDays, everyHours }) => everyKm !== null || everyDays !== null || everyHours !== null, {
      path: ['everyKm'],
      error: 'intervalMissing',
    }),
  filters: { countsFrom: z.array(z.enum(countsFrom)).max(2).optional() },
});

const id = z.uuid();
const name = z.string();
const day = z.iso.date();
const measure = z.number().nullable();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
/** Kilometres or hours, to a tenth. */
const counted = z.number().min(0).max(9_999_999).multipleOf(0.1).nullable().default(null);

const serviceQuery = listQuery.extend({
  sort: z.enum(['urgency']).default('urgency'),
  vehicleId: id.optional(),
  planId: id.optional(),
  standing: z.array(z.enum(serviceStandings)).max(4).optional(),
});

export const serviceRow = z.object({
  id,
  lockId: name,
  planId: id,
  planCode: name,
  planName: name,
  vehicleId: id,
  registrationNumber: name,
  fleetNo: name,
  dueKm: measure,
  dueOn: day.nullable(),
  dueHours: measure,
  /** What the vehicle has run by its last reading. */
  km: measure,
  hours: measure,
  /** Of its last ninety days with readings. */
  kmPerDay: measure,
  standing: z.enum(serviceStandings),
  /** By what it is due first; null where nothing is known. */
  by: z.enum(serviceMeasures).nullable(),
  /** Kilometres, days or hours until then; below 0 it is overdue. */
  left: measure,
  lastDoneOn: day.nullable(),
  /** The last service was done under a warranty until this day; null where it has none. */
  warrantyUntil: day.nullable(),
  /** The service order that is open for it; null where there is none. */
  orderId: id.nullable(),
  orderNumber: name,
  /** All services of the vehicle by this plan, without VAT; those taken back count nothing. */
  cost: amountAnswer,
});
export type ServiceRow = z.output<typeof serviceRow>;

const serviceRecord = z.object({
  id,
  lockId: name,
  doneOn: day,
  km: measure,
  hours: measure,
  cost: amountAnswer,
  workshop: name,
  note: name,
  warrantyUntil: day.nullable(),
  orderId: id.nullable(),
  orderNumber: name,
  isReversed: z.boolean(),
  reverseReason: name,
  createdBy: name,
});
export type ServiceRecord = z.output<typeof serviceRecord>;

export const vehicleServiceRecord = serviceRow.extend({ isEnded: z.boolean(), records: z.array(serviceRecord) });
export type VehicleServiceRecord = z.output<typeof vehicleServiceRecord>;

const saved = z.object({ id, lockId: name });

export const servicePlanService = service('tripDirector', {
  getServicePlans: servicePlans.list,
  postServicePlan: servicePlans.create,
  putServicePlan: servicePlans.change,
});

/** What vehicles need by their plans, and what was done. */
export const vehicleServiceService = service('tripDirector', {
  /** Which vehicle needs which service, the most urgent first. */
  getVehicleServices: operation({
    ...reads,
    input: serviceQuery,
    output: pageOf(serviceRow).extend({ counts: z.record(z.enum(serviceStandings), z.int()) }),
  }),
  getVehicleService: operation({ ...reads, input: z.strictObject({ id }), output: vehicleServiceRecord }),
  getVehicleServiceHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  /** Lets a vehicle follow a plan, from the service that is due first. */
  postVehicleService: operation({
    audience: 'permitted',
    input: z.strictObject({
      planId: id,
      vehicleId: id,
      firstKm: counted,
      firstOn: calendarDate.nullable().default(null),
      firstHours: counted,
    }),
    output: saved,
  }),
  /** The vehicle follows the plan no more; what was done stays. */
  endVehicleService: operation({ ...changes, input: z.strictObject({ id, reason: requiredText(500) }), output: saved }),
  /** A service that was done: the next one is due from it. */
  postServiceRecord: operation({
    ...changes,
    input: z.strictObject({
      id,
      doneOn: calendarDate,
      km: counted,
      hours: counted,
      cost: amountInput,
      workshop: text(100).default(''),
      note: text(1000).default(''),
      warrantyUntil: calendarDate.nullable().default(null),
    }),
    output: saved,
  }),
  /** Writes the service order for what is due: one at a time for a plan and a vehicle, whoever asks for it. */
  orderVehicleService: operation({
    audience: 'permitted',
    input: z.strictObject({
      id,
      orderTypeId: id,
      supplierId: id,
      profitCentreId: id,
      itemMasterId: id,
      /** Without VAT, as it is expected. */
      price: amountInput,
    }),
    output: z.object({ id, orderId: id, orderNumber: name }),
  }),
  /** Takes a service back: it counts nothing, and what is due is again what was due before. */
  reverseServiceRecord: operation({
    ...changes,
    input: z.strictObject({ id, recordId: id, reason: requiredText(500) }),
    output: saved,
  }),
});
