import { z } from 'zod';
import { historyEntry } from '#platform/history.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { claimRow } from '#modules/fleet/claims/contract.ts';
import { moment } from '#modules/work/loads/fields.ts';
import { delayMinutes, incidentContact, incidentFields, incidentFile, incidentLimits, settingFields } from './fields.ts';
import { callRoles } from './rules.ts';
import {
  cargoStates,
  fileKinds,
  incidentChips,
  incidentKinds,
  incidentLife,
  injuryKinds,
  nominationStates,
  preventabilities,
  servedWays,
  severities,
} from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    /** Something that happened to a vehicle, its driver or its goods. */
    vehicleIncident: unknown;
    /** Deadlines and numbers of a company, by its id. */
    incidentSetting: unknown;
  }
  interface Channels {
    incidents: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const day = z.iso.date();
const timestamp = z.iso.datetime();
const optionalTime = timestamp.nullable();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
const one = z.strictObject({ id });
const reasoned = z.strictObject({ id, reason: requiredText(500) });

export const incidentSorts = ['occurredAt', 'eventNo', 'updatedAt'] as const;
export const incidentQuery = listQuery.extend({
  sort: z.enum(incidentSorts).default('occurredAt'),
  descending: z.boolean().default(true),
  chip: z.enum(incidentChips).optional(),
  kind: z.array(z.enum(incidentKinds)).max(incidentKinds.length).optional(),
  severity: z.array(z.enum(severities)).max(3).optional(),
  status: z.array(z.enum(incidentLife.states)).max(8).optional(),
  vehicleId: id.optional(),
  loadId: id.optional(),
});

export const incidentRow = z.object({
  id,
  lockId: name,
  eventNo: name,
  kind: z.enum(incidentKinds),
  severity: z.enum(severities),
  status: z.enum(incidentLife.states),
  summary: name,
  occurredAt: timestamp,
  place: name,
  vehicleId: id.nullable(),
  registrationNumber: name,
  driverId: id.nullable(),
  driverName: name,
  loadId: id.nullable(),
  loadNumber: name,
  injuries: z.enum(injuryKinds),
  policeCaseNo: name,
  /** Until when the police must know of it; null where they need not, or do. */
  policeDueAt: optionalTime,
  expectedCost: amountAnswer,
  actualCost: amountAnswer,
  currency: name,
  /** Numbers of its claims. */
  claims: name,
  hasOpenClaim: z.boolean(),
  openActions: z.int(),
  nominateBy: day.nullable(),
  /** Days until the driver must be nominated, below zero afterwards; null where the clock does not run. */
  nominateDaysLeft: z.int().nullable(),
  /** Days since it happened while it is open. */
  daysOpen: z.int().nullable(),
  updatedBy: name,
  updatedAt: timestamp,
});
export type IncidentRow = z.output<typeof incidentRow>;

const person = z.object({ name, phone: name, registration: name, insurer: name, note: name });
export const incidentCallRow = z.object({
  id,
  role: z.enum(callRoles),
  name,
  phone: name,
  dueAt: optionalTime,
  calledAt: optionalTime,
  calledBy: name,
  note: name,
});
export const incidentActionRow = z.object({
  id,
  code: z.enum(['', 'police']),
  title: name,
  owner: name,
  dueAt: optionalTime,
  doneAt: optionalTime,
  doneBy: name,
});

export const incidentRecord = incidentRow.extend({
  companyId: id,
  description: name,
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  delayMinutes: z.int().nullable(),
  hasDamage: z.boolean(),
  cargoState: z.enum(cargoStates),
  thirdParties: z.array(person),
  witnesses: z.array(person),
  policeStation: name,
  policeReportedOn: day.nullable(),
  recoverer: name,
  replacementVehicleId: id.nullable(),
  replacementNumber: name,
  insurer: name,
  insurerRef: name,
  rootCause: name,
  preventability: z.enum(preventabilities),
  noticeNumber: name,
  points: z.int().nullable(),
  servedOn: day.nullable(),
  howServed: z.enum(servedWays),
  nominatedDriverId: id.nullable(),
  nominatedDriverName: name,
  nominatedOn: day.nullable(),
  nominationStatus: z.enum(nominationStates),
  duplicateOfId: id.nullable(),
  duplicateOfNo: name,
  decisionReason: name,
  closedAt: optionalTime,
  calls: z.array(incidentCallRow),
  notes: z.array(
    z.object({ id, at: timestamp, kind: z.enum(['note', 'statement', 'merged']), text: name, saidBy: name, notedBy: name }),
  ),
  actions: z.array(incidentActionRow),
  costs: z.array(z.object({ description: name, expected: amountAnswer, actual: amountAnswer.nullable() })),
  files: z.array(z.object({ id, kind: z.enum(fileKinds), fileName: name, contentType: name, addedBy: name, addedAt: timestamp })),
  claimRows: z.array(claimRow),
  /** Codes of the failure texts: what is missing before it is closed. */
  gaps: z.array(name),
  /** In which its times are read and typed. */
  timeZone: name,
  createdBy: name,
  createdAt: timestamp,
});
export type IncidentRecord = z.output<typeof incidentRecord>;

const saved = z.object({ id, lockId: name, eventNo: name, status: z.enum(incidentLife.states) });

export const incidentService = service('tripDirector', {
  getVehicleIncidents: operation({ ...reads, input: incidentQuery, output: pageOf(incidentRow) }),
  getVehicleIncident: operation({ ...reads, input: one, output: incidentRecord }),
  getVehicleIncidentHistory: operation({ ...reads, input: one, output: z.array(historyEntry) }),
  /** A photo or paper; without an incident it is kept for the report that names it. */
  postVehicleIncidentFile: operation({
    audience: 'permitted',
    upload: true,
    input: z.strictObject({
      id: id.optional(),
      kind: z.enum(fileKinds).default('photo'),
      fileName: requiredText(200),
      content: z.string().min(1, { error: 'required' }).max(14_000_000, { error: 'fileTooLarge' }),
    }),
    output: z.object({ blobName: name, fileName: name, size: z.number() }),
  }),
  getVehicleIncidentFile: operation({
    ...reads,
    input: z.strictObject({ id, fileId: id }),
    output: z.object({ base64: name, contentType: name, fileName: name }),
  }),
  /** Reports an incident: its call list, the action for the police, and what its load says follow from it. */
  postVehicleIncident: operation({
    audience: 'permitted',
    input: z.strictObject({
      ...incidentFields,
      delayMinutes,
      files: z.array(incidentFile).max(incidentLimits.files).default([]),
    }),
    output: saved,
  }),
  putVehicleIncident: operation({ ...changes, input: z.strictObject({ id, ...incidentFields }), output: saved }),
  /** Adds a line to the time line. */
  postVehicleIncidentNote: operation({
    audience: 'permitted',
    input: z.strictObject({
      id,
      /** When it happened; now where it is left out. */
      at: moment.optional(),
      kind: z.enum(['note', 'statement']).default('note'),
      text: requiredText(2000),
      /** Whose statement it is. */
      saidBy: text(120).default(''),
    }),
    output: saved,
  }),
  postVehicleIncidentAction: operation({
    ...changes,
    input: z.strictObject({ id, title: requiredText(200), owner: requiredText(120), dueAt: moment }),
    output: saved,
  }),
  putVehicleIncidentAction: operation({
    ...changes,
    input: z.strictObject({ id, actionId: id, isDone: z.boolean() }),
    output: saved,
  }),
  /** Says that somebody was rung, or that they were not. */
  putVehicleIncidentCall: operation({
    ...changes,
    input: z.strictObject({ id, callId: id, isCalled: z.boolean(), at: moment.optional(), note: text(300).default('') }),
    output: saved,
  }),
  triageVehicleIncident: operation({ ...changes, input: one, output: saved }),
  investigateVehicleIncident: operation({ ...changes, input: one, output: saved }),
  actOnVehicleIncident: operation({ ...changes, input: one, output: saved }),
  resolveVehicleIncident: operation({ ...changes, input: one, output: saved }),
  closeVehicleIncident: operation({ ...changes, onlyPeople: true, input: one, output: saved }),
  reopenVehicleIncident: operation({ ...changes, onlyPeople: true, input: reasoned, output: saved }),
  /** It is the same as another one, which goes on. */
  mergeVehicleIncident: operation({ ...changes, input: z.strictObject({ id, intoId: id }), output: saved }),
  deleteVehicleIncident: operation({ ...changes, input: reasoned, output: saved }),
  /** The report for an insurer as a PDF, in the language of the caller. */
  getVehicleIncidentSheet: operation({
    ...reads,
    input: one,
    output: z.object({ base64: name, contentType: name, fileName: name }),
  }),
  /** Deadlines and numbers of the caller's company. */
  getVehicleIncidentSetting: operation({
    ...reads,
    input: z.strictObject({}),
    output: z.object({ ...settingFields, contacts: z.array(incidentContact), timeZone: name }),
  }),
  putVehicleIncidentSetting: operation({
    audience: 'permitted',
    input: z.strictObject(settingFields),
    output: z.object({}),
  }),
});
