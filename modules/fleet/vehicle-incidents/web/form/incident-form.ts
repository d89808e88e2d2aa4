import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amount } from '#platform/money-codec.ts';
import { requiredText, text } from '#platform/operation.ts';
import { isWallClock, wallClockIn } from '#platform/wall-clock.ts';
import { instantOf } from '#modules/work/loads/web/desk.ts';
import type { IncidentRecord } from '#modules/fleet/vehicle-incidents/contract.ts';
import { incidentLimits, incidentPerson } from '#modules/fleet/vehicle-incidents/fields.ts';
import {
  cargoStates,
  incidentKinds,
  injuryKinds,
  nominationStates,
  preventabilities,
  servedWays,
  severities,
} from '#modules/fleet/vehicle-incidents/status.ts';

const day = z.union([calendarDate, z.literal('')]);
const money = amount.max(1_000_000_000).nullable();
const people = z.array(incidentPerson).max(incidentLimits.people);
const fileValue = z.object({ name: z.string(), size: z.number(), blobName: z.string() }).nullable();

/** An incident as its form holds it: times on the clock of the company, rand, and nothing chosen as an empty text. */
export const incidentForm = z.strictObject({
  kind: z.enum(incidentKinds),
  severity: z.enum(['', ...severities]),
  summary: requiredText(200),
  description: text(4000),
  occurredAt: requiredText(30).refine((value) => value === '' || isWallClock(value), { error: 'momentFormat' }),
  place: text(200),
  lat: z.number().min(-90).max(90).nullable(),
  lon: z.number().min(-180).max(180).nullable(),
  vehicleId: z.string(),
  driverId: z.string(),
  loadId: z.string(),
  delayMinutes: z.number().min(1).max(43_200).nullable(),
  injuries: z.enum(injuryKinds),
  hasDamage: z.boolean(),
  cargoState: z.enum(cargoStates),
  thirdParties: people,
  witnesses: people,
  policeStation: text(120),
  policeCaseNo: text(60),
  policeReportedOn: day,
  recoverer: text(120),
  replacementVehicleId: z.string(),
  insurer: text(120),
  insurerRef: text(80),
  rootCause: text(1000),
  preventability: z.enum(preventabilities),
  noticeNumber: text(40),
  points: z.number().min(0).max(100).nullable(),
  servedOn: day,
  howServed: z.enum(servedWays),
  nominatedDriverId: z.string(),
  nominatedOn: day,
  nominationStatus: z.enum(nominationStates),
  costs: z
    .array(z.strictObject({ description: requiredText(120), expected: money, actual: money }))
    .max(incidentLimits.costs),
  file: fileValue,
});
export type IncidentFields = typeof incidentForm;
export type IncidentValues = z.input<IncidentFields>;

export const emptyPerson = { name: '', phone: '', registration: '', insurer: '', note: '' };
export const emptyCost = { description: '', expected: null, actual: null };

/** What the address of a new incident says. */
export interface Begun {
  readonly load?: string;
  readonly vehicle?: string;
  readonly driver?: string;
}

/** Nothing is known yet but that it happened now. */
export function emptyIncident(timeZone: string, { load = '', vehicle = '', driver = '' }: Begun): IncidentValues {
  return {
    kind: 'accident',
    severity: '',
    summary: '',
    description: '',
    occurredAt: wallClockIn(timeZone, new Date()),
    place: '',
    lat: null,
    lon: null,
    vehicleId: vehicle,
    driverId: driver,
    loadId: load,
    delayMinutes: null,
    injuries: 'none',
    hasDamage: false,
    cargoState: '',
    thirdParties: [],
    witnesses: [],
    policeStation: '',
    policeCaseNo: '',
    policeReportedOn: '',
    recoverer: '',
    replacementVehicleId: '',
    insurer: '',
    insurerRef: '',
    rootCause: '',
    preventability: '',
    noticeNumber: '',
    points: null,
    servedOn: '',
    howServed: '',
    nominatedDriverId: '',
    nominatedOn: '',
    nominationStatus: '',
    costs: [],
    file: null,
  };
}

/** The form's values of an incident as the server has it. */
export function valuesOf(incident: IncidentRecord): IncidentValues {
  const empty = emptyIncident(incident.timeZone, {});
  const known = Object.fromEntries(
    Object.keys(empty).map((field) => {
      const value = incident[field as keyof IncidentRecord];
      return [field, value ?? empty[field as keyof IncidentValues]];
    }),
  ) as unknown as IncidentValues;
  return {
    ...known,
    occurredAt: wallClockIn(incident.timeZone, incident.occurredAt),
    costs: incident.costs.map((cost) => ({ ...cost })),
    file: null,
  };
}

/** The input of the calls; an incident that is reported has a delay and a file beside it. */
export function inputOf(values: z.output<IncidentFields>, timeZone: string) {
  const { file: _, delayMinutes: __, severity, ...rest } = values;
  return {
    ...rest,
    ...(severity !== '' && { severity }),
    occurredAt: instantOf(values.occurredAt, timeZone) ?? values.occurredAt,
    vehicleId: values.vehicleId || null,
    driverId: values.driverId || null,
    loadId: values.loadId || null,
    replacementVehicleId: values.replacementVehicleId || null,
    nominatedDriverId: values.nominatedDriverId || null,
    costs: values.costs.map(({ expected, ...cost }) => ({ ...cost, expected: expected ?? 0 })),
  };
}
