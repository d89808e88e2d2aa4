import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { readingDoubts } from '#modules/fleet/odometers/sources.ts';
import { checkService } from './check-contract.ts';
import { answerFields, inspectionLimits, odometerKm, templateFields, templateItem, templateKey } from './fields.ts';
import { dayStandings, dispatchRules, inspectionChips, inspectionKinds, vehicleInspectionLife } from './status.ts';
import { inspectionAnswer, inspectedUnit, openDefect } from './answers.ts';

export { checkService };

declare module '#platform/nouns.ts' {
  interface Nouns {
    vehicleInspection: unknown;
    inspectionTemplate: unknown;
    /** What a company does at a dispatch without the inspection of the day. */
    vehicleInspectionSetting: unknown;
  }
  interface Channels {
    vehicleInspections: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const timestamp = z.iso.datetime();
const optionalTime = timestamp.nullable();

export const shownTemplate = z.object({
  ...templateKey,
  lockId: name,
  /** 1 is the standard list, which a company has until it saves its own. */
  version: z.int(),
  isStandard: z.boolean(),
  changedBy: name,
  changedAt: optionalTime,
  items: z.array(templateItem),
});
export type ShownTemplate = z.output<typeof shownTemplate>;

export const vehicleInspectionRow = z.object({
  id,
  lockId: name,
  eventNo: name,
  kind: z.enum(inspectionKinds),
  state: z.enum(vehicleInspectionLife.states),
  vehicleId: id,
  registrationNumber: name,
  trailer1RegNumber: name,
  trailer2RegNumber: name,
  driverId: id.nullable(),
  driverName: name,
  dueOn: z.iso.date(),
  odometer: z.number().nullable(),
  /** Why the reading cannot be right; empty where nothing speaks against it. */
  odometerDoubt: z.enum(['', ...readingDoubts]),
  askedCount: z.int(),
  answeredCount: z.int(),
  failedCount: z.int(),
  photosToCome: z.int(),
  durationS: z.int().nullable(),
  isTooFast: z.boolean(),
  signedBy: name,
  startedAt: optionalTime,
  finishedAt: optionalTime,
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const vehicleInspectionRecord = vehicleInspectionRow.extend({
  trailer1Id: id.nullable(),
  trailer2Id: id.nullable(),
  templateVersion: z.int(),
  note: name,
  /** The clock in which times are shown. */
  timeZone: name,
  receivedAt: optionalTime,
  /** The inspected units, the vehicle first. */
  units: z.array(inspectedUnit),
  items: z.array(inspectionAnswer),
  /** Open and repaired defects of these units, with whether the driver has read of them. */
  defects: z.array(openDefect),
  /** Whether the driver has the link on a phone, and who got it. */
  link: z.object({ sentTo: name, expiresAt: timestamp }).nullable(),
  canSend: z.boolean(),
});
export type VehicleInspectionRecord = z.output<typeof vehicleInspectionRecord>;

export const vehicleInspectionQuery = listQuery.extend({
  sort: z.enum(['createdAt', 'eventNo']).default('createdAt'),
  descending: z.boolean().default(true),
  chip: z.enum(inspectionChips).optional(),
  state: z.array(z.enum(vehicleInspectionLife.states)).max(5).optional(),
  kind: z.array(z.enum(inspectionKinds)).max(5).optional(),
  vehicleId: id.optional(),
});

const combination = { vehicleId: id, trailer1Id: id.nullable().default(null), trailer2Id: id.nullable().default(null) };

/** What an inspection of a combination would ask, and whether today's is done. */
export const inspectionStart = z.object({
  kind: z.enum(inspectionKinds),
  templateVersion: z.int(),
  itemCount: z.int(),
  /** The inspection of today of exactly these units that counts. */
  done: z.object({ id, eventNo: name, state: z.enum(vehicleInspectionLife.states) }).nullable(),
  lastOdometer: z.number().nullable(),
  defects: z.array(openDefect),
});

const reads = { audience: 'permitted', reads: true } as const;
const getInspectionTemplates = operation({ ...reads, input: z.strictObject({}), output: z.array(shownTemplate) });

export const templateService = service('tripDirector', {
  /** The newest version of each list of the caller's company; the standard list where it has none of its own. */
  getInspectionTemplates,
  /** A list of its own for a kind and a class of vehicle. */
  postInspectionTemplate: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: templateFields,
    output: shownTemplate,
  }),
  /** A new version; inspections that were opened keep theirs. */
  putVehicleInspectionTemplate: operation({
    audience: 'permitted',
    locked: true,
    onlyPeople: true,
    input: templateFields,
    output: shownTemplate,
  }),
});

const acknowledged = z.array(id).max(100).default([]);

export const vehicleInspectionService = service('tripDirector', {
  getVehicleInspections: operation({ ...reads, input: vehicleInspectionQuery, output: pageOf(vehicleInspectionRow) }),
  getVehicleInspection: operation({ ...reads, input: z.strictObject({ id }), output: vehicleInspectionRecord }),
  getVehicleInspectionHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  getVehicleInspectionStart: operation({
    ...reads,
    input: z.strictObject({ ...combination, kind: z.enum(inspectionKinds).default('preTrip') }),
    output: inspectionStart,
  }),
  /** How loads stand to the inspection of the day of their truck and trailers, and what a dispatch without it does. */
  getVehicleInspectionOfLoad: operation({
    ...reads,
    input: z.strictObject({ loadIds: z.array(id).min(1).max(200) }),
    output: z.array(
      z.object({
        loadId: id,
        standing: z.enum(dayStandings),
        registrationNumber: name,
        id: id.nullable(),
        eventNo: name,
        beforeDispatch: z.enum(dispatchRules),
      }),
    ),
  }),
  getVehicleInspectionSetting: operation({
    ...reads,
    input: z.strictObject({}),
    output: z.object({ beforeDispatch: z.enum(dispatchRules) }),
  }),
  putVehicleInspectionSetting: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ beforeDispatch: z.enum(dispatchRules) }),
    output: z.object({ beforeDispatch: z.enum(dispatchRules) }),
  }),
  /** Opens an inspection of a combination, for today or a later day. */
  postVehicleInspection: operation({
    audience: 'permitted',
    input: z.strictObject({
      ...combination,
      kind: z.enum(inspectionKinds),
      driverId: id.nullable().default(null),
      /** Today where it is empty. */
      dueOn: calendarDate.nullable().default(null),
      /** Sends the link to the driver's phone. */
      send: z.boolean().default(false),
    }),
    output: vehicleInspectionRecord,
  }),
  /** Answers as they come; a critical item that fails acts at once. */
  putVehicleInspection: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({
      id,
      answers: z.array(z.strictObject(answerFields)).max(inspectionLimits.answers, { error: 'tooMany' }).default([]),
      /** Defects of before that were read. */
      acknowledged,
    }),
    output: vehicleInspectionRecord,
  }),
  /** Ends an inspection whose items are all answered; its state follows from them. */
  finishVehicleInspection: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({
      id,
      /** Kilometres; null for a trailer that is inspected alone. */
      odometer: odometerKm.nullable(),
      signedBy: requiredText(80),
      note: text(500).default(''),
    }),
    output: vehicleInspectionRecord,
  }),
  /** Sends the inspection to its driver's phone, by SMS. */
  sendVehicleInspection: operation({
    audience: 'permitted',
    input: z.strictObject({ id }),
    output: z.object({ sentTo: name, expiresAt: timestamp }),
  }),
  postVehicleInspectionFile: operation({
    audience: 'permitted',
    upload: true,
    input: z.strictObject({
      id,
      unitId: id,
      code: requiredText(40),
      fileName: requiredText(200),
      content: z.string().min(1, { error: 'required' }).max(14_000_000, { error: 'fileTooLarge' }),
    }),
    output: z.object({ blobName: name }),
  }),
  /** The inspection as a PDF, in the language of the caller. */
  getVehicleInspectionSheet: operation({
    ...reads,
    input: z.strictObject({ id }),
    output: z.object({ base64: name, contentType: name, fileName: name }),
  }),
});
