import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { askedEvents, defectChips, defectLife, severities } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    vehicleDefect: unknown;
  }
  interface Channels {
    vehicleDefects: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const timestamp = z.iso.datetime();
const optionalTime = timestamp.nullable();
const inLanguages = z.object({ en: name, afr: name, pt: name, fr: name });

export const defectRow = z.object({
  id,
  lockId: name,
  defectNo: name,
  /** The vehicle or trailer that it is on. */
  unitId: id,
  registrationNumber: name,
  unitKind: name,
  /** What failed, in the language of the caller. */
  name,
  itemCode: name,
  severity: z.enum(severities),
  state: z.enum(defectLife.states),
  value: z.number().nullable(),
  note: name,
  /** By how many inspections it was found. */
  timesFound: z.int(),
  foundBy: name,
  foundAt: timestamp,
  inspectionId: id.nullable(),
  inspectionNo: name,
  orderId: id.nullable(),
  orderNumber: name,
  deferredUntil: z.iso.date().nullable(),
  /** It was deferred to a day that is over. */
  isOverdue: z.boolean(),
  updatedAt: timestamp,
});

export const defectRecord = defectRow.extend({
  names: inLanguages,
  repairedBy: name,
  repairedAt: optionalTime,
  repairNote: name,
  verifiedBy: name,
  verifiedAt: optionalTime,
  decidedBy: name,
  decisionReason: name,
  /** Whether the caller repaired it, so that somebody else verifies it. */
  isOwnRepair: z.boolean(),
  /** Drivers who have read of it before their own check. */
  seenBy: z.array(z.object({ name, state: z.enum(defectLife.states), at: timestamp })),
  /** Service orders of the unit that are not over: the repair may go with one of them. */
  orders: z.array(z.object({ id, number: name, supplierName: name })),
});
export type DefectRecord = z.output<typeof defectRecord>;

export const defectQuery = listQuery.extend({
  sort: z.enum(['foundAt', 'defectNo']).default('foundAt'),
  descending: z.boolean().default(true),
  chip: z.enum(defectChips).optional(),
  severity: z.array(z.enum(severities)).max(3).optional(),
  state: z.array(z.enum(defectLife.states)).max(8).optional(),
  unitId: id.optional(),
  inspectionId: id.optional(),
});

const reads = { audience: 'permitted', reads: true } as const;

export const defectService = service('tripDirector', {
  getVehicleDefects: operation({ ...reads, input: defectQuery, output: pageOf(defectRow) }),
  getVehicleDefect: operation({ ...reads, input: z.strictObject({ id }), output: defectRecord }),
  getVehicleDefectHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  /** Units of loads that have not left which a critical defect has taken out of service: they need others. */
  getUnitsOutOfService: operation({
    ...reads,
    input: z.strictObject({ loadIds: z.array(id).min(1).max(200) }),
    output: z.array(
      z.object({
        loadId: id,
        unitId: id,
        registrationNumber: name,
        defects: z.array(z.object({ id, defectNo: name, name })),
      }),
    ),
  }),
  /** A defect that somebody tells the desk of, without an inspection. */
  postVehicleDefect: operation({
    audience: 'permitted',
    input: z.strictObject({ unitId: id, severity: z.enum(severities), note: requiredText(300) }),
    output: defectRecord,
  }),
  /** Takes a defect through its repair. */
  putVehicleDefect: operation({
    audience: 'permitted',
    locked: true,
    onlyPeople: true,
    input: z
      .strictObject({
        id,
        event: z.enum(askedEvents),
        /** Why it is deferred or open again; what was repaired. */
        note: text(500).default(''),
        /** The day to which it is deferred. */
        until: calendarDate.nullable().default(null),
        /** The service order with which it is repaired. */
        orderId: id.nullable().default(null),
      })
      .refine(({ event, note }) => !['defer', 'reopen'].includes(event) || note !== '', {
        path: ['note'],
        error: 'required',
      })
      .refine(({ event, until }) => event !== 'defer' || until !== null, { path: ['until'], error: 'required' }),
    output: defectRecord,
  }),
  /** Says that nothing is to be repaired. */
  dismissVehicleDefect: operation({
    audience: 'permitted',
    locked: true,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: defectRecord,
  }),
});
