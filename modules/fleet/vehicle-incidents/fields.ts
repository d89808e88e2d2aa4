import { z } from 'zod';
import { optionalDate } from '#platform/master-data.ts';
import { amount, inCents } from '#platform/money-codec.ts';
import { requiredText, text } from '#platform/operation.ts';
import { moment } from '#modules/work/loads/fields.ts';
import { callRoles } from './rules.ts';
import {
  cargoStates,
  fileKinds,
  incidentKinds,
  injuryKinds,
  nominationStates,
  preventabilities,
  servedWays,
  severities,
} from './status.ts';

export const incidentLimits = { people: 20, costs: 40, files: 40, contacts: 24 } as const;
const optionalId = z.uuid().nullable().default(null);
const money = inCents(amount.max(1_000_000_000));

/** Somebody else who took part in it, or who saw it. */
export const incidentPerson = z.strictObject({
  name: requiredText(120),
  phone: text(30).default(''),
  /** Registration of the vehicle; empty for a witness. */
  registration: text(20).default(''),
  insurer: text(120).default(''),
  note: text(500).default(''),
});
export type IncidentPerson = z.output<typeof incidentPerson>;

/** What it costs, without VAT. */
export const incidentCost = z.strictObject({
  description: requiredText(120),
  expected: money,
  /** Null until it is known. */
  actual: money.nullable().default(null),
});

export const incidentFile = z.strictObject({ kind: z.enum(fileKinds).default('photo'), blobName: requiredText(100) });

/** An incident as it is captured: at the roadside little is known, and the rest may come later. */
export const incidentFields = {
  kind: z.enum(incidentKinds),
  /** Follows from the kind and the harm where it is left out. */
  severity: z.enum(severities).optional(),
  summary: requiredText(200),
  description: text(4000).default(''),
  occurredAt: moment,
  place: text(200).default(''),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lon: z.number().min(-180).max(180).nullable().default(null),
  vehicleId: optionalId,
  driverId: optionalId,
  loadId: optionalId,
  injuries: z.enum(injuryKinds).default('none'),
  hasDamage: z.boolean().default(false),
  cargoState: z.enum(cargoStates).default(''),
  thirdParties: z.array(incidentPerson).max(incidentLimits.people).default([]),
  witnesses: z.array(incidentPerson).max(incidentLimits.people).default([]),
  policeStation: text(120).default(''),
  policeCaseNo: text(60).default(''),
  policeReportedOn: optionalDate(),
  recoverer: text(120).default(''),
  replacementVehicleId: optionalId,
  insurer: text(120).default(''),
  insurerRef: text(80).default(''),
  rootCause: text(1000).default(''),
  preventability: z.enum(preventabilities).default(''),
  /** Of a fine. */
  noticeNumber: text(40).default(''),
  points: z.int().min(0).max(100).nullable().default(null),
  servedOn: optionalDate(),
  howServed: z.enum(servedWays).default(''),
  nominatedDriverId: optionalId,
  nominatedOn: optionalDate(),
  nominationStatus: z.enum(nominationStates).default(''),
  costs: z.array(incidentCost).max(incidentLimits.costs).default([]),
};

/** Minutes by which the load is expected to be later; said once, when it is reported. */
export const delayMinutes = z
  .int()
  .min(1)
  .max(60 * 24 * 30)
  .nullable()
  .default(null);

/** The number of somebody to ring. */
export const incidentContact = z.strictObject({
  role: z.enum(callRoles),
  name: text(80).default(''),
  phone: requiredText(30),
});
export type IncidentContact = z.output<typeof incidentContact>;

const days = (least: number, most: number) => z.int().min(least).max(most);
export const settingFields = {
  policeHours: days(1, 720),
  nominateDays: days(1, 365),
  postedDays: days(0, 90),
  environmentDays: days(1, 90),
  contacts: z.array(incidentContact).max(incidentLimits.contacts).default([]),
};
