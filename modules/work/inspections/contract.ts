import { z } from 'zod';
import { historyEntry } from '#platform/history.ts';
import { listQuery, operation, pageOf, requiredText, service } from '#platform/operation.ts';
import { moment } from '#modules/work/loads/fields.ts';
import { axleUnitKinds } from '#modules/work/carriage/mass.ts';
import { execution } from '#modules/work/loads/status.ts';
import { itemValues } from './checklist.ts';
import { checklistFields, checklistItem, fileItem, inspectionFields, inspectionLimits } from './fields.ts';
import { findingCodes } from './outcome.ts';
import {
  inspectionChips,
  inspectionDecision,
  inspectionNeeds,
  inspectionOutcomes,
  inspectionPurposes,
  itemResults,
} from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    inspection: unknown;
    inspectionChecklist: unknown;
  }
  interface Channels {
    inspections: unknown;
    inspectionChecklist: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const timestamp = z.iso.datetime();
const optionalTime = timestamp.nullable();
const kilograms = z.number();

const finding = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(['critical', 'major', 'minor']),
  /** The item that it belongs to, and what a company calls it; empty where it belongs to none. */
  item: name,
  itemName: name,
  details: z.record(name, name),
});

export const axleUnit = z.object({
  kind: z.enum(axleUnitKinds),
  massKg: kilograms,
  isDriven: z.boolean(),
  fromM: z.number().nullable(),
  toM: z.number().nullable(),
});

/** What a supplier's own user never learns is absent for them, not null (work-and-money.md §15). */
const customerSide = { customerId: id.optional(), customerName: name.optional() };

export const inspectionRow = z.object({
  id,
  lockId: name,
  eventNo: name,
  purpose: z.enum(inspectionPurposes),
  outcome: z.enum(inspectionOutcomes),
  /** Whether somebody with the right let it go; empty where nobody is asked. */
  decision: z.enum(['', ...inspectionDecision.states]),
  loadId: id.nullable(),
  loadNumber: name,
  loadStatus: z.enum(['', ...execution.states]),
  origin: name,
  destination: name,
  ...customerSide,
  supplierId: id.nullable(),
  supplierName: name,
  vehicleId: id,
  registrationNumber: name,
  trailer1RegNumber: name,
  trailer2RegNumber: name,
  driverName: name,
  /** It was made of the vehicle and trailers that the load has now. */
  isOfPresentVehicles: z.boolean(),
  massSlipKg: kilograms.nullable(),
  findingCount: z.int(),
  source: z.enum(['staff', 'driver', 'supplier']),
  signedBy: name,
  inspectedAt: timestamp,
  updatedAt: timestamp,
});

export const inspectionRecord = inspectionRow.extend({
  templateVersion: z.int(),
  odometer: z.number().nullable(),
  items: z.array(
    z.object({
      code: name,
      /** What a company calls its own item; empty for those of the standard list. */
      name,
      result: z.enum(itemResults),
      value: z.number().nullable(),
      note: name,
      photos: z.array(name),
    }),
  ),
  axleUnits: z.array(axleUnit),
  /** The least of the limits that were known, and which it is. */
  massLimit: z.object({ limitKg: kilograms, rule: name }).nullable(),
  findings: z.array(finding),
  note: name,
  /** File names: of the signature, and of photos that belong to no item. */
  signature: name,
  /** Photos that a phone named and has not sent yet. */
  photosToCome: z.int(),
  allowReason: name,
  decidedBy: name,
  decidedAt: optionalTime,
  receivedAt: timestamp,
});

/** What whoever inspects a load must know: what is asked, of which vehicles, and what they may weigh. */
export const inspectionStart = z.object({
  loadId: id,
  loadNumber: name,
  need: z.enum(inspectionNeeds),
  isRequired: z.boolean(),
  canInspect: z.boolean(),
  /** In which times of the inspection are read and typed. */
  timeZone: name,
  registrationNumber: name,
  trailer1RegNumber: name,
  trailer2RegNumber: name,
  driverName: name,
  templateVersion: z.int(),
  items: z.array(
    z.object({ code: name, name, canBeNa: z.boolean(), needsPhoto: z.boolean(), value: z.enum(itemValues) }),
  ),
  temperatureMin: z.number().nullable(),
  temperatureMax: z.number().nullable(),
  pallets: z.int().nullable(),
  /** The usual axle units of these vehicles, from the front. */
  axleUnits: z.array(z.object({ kind: z.enum(axleUnitKinds), isDriven: z.boolean(), limitKg: kilograms })),
  /** What the combination may weigh at most as far as that is known before it is weighed. */
  massLimitKg: kilograms,
  /** Tares and load; null where a tare is not known. */
  plannedKg: kilograms.nullable(),
  lastOdometer: z.number().nullable(),
  /** The newest inspection of these vehicles on this load. */
  last: z.object({ id, eventNo: name, outcome: z.enum(inspectionOutcomes), inspectedAt: timestamp }).nullable(),
});
export type InspectionStart = z.output<typeof inspectionStart>;

export const inspectionQuery = listQuery.extend({
  sort: z.enum(['inspectedAt', 'eventNo']).default('inspectedAt'),
  descending: z.boolean().default(true),
  chip: z.enum(inspectionChips).optional(),
  outcome: z.array(z.enum(inspectionOutcomes)).max(3).optional(),
  loadId: id.optional(),
  vehicleId: id.optional(),
});

const reads = { audience: 'permitted', reads: true } as const;

export const inspectionService = service('tripDirector', {
  getLoadInspections: operation({ ...reads, input: inspectionQuery, output: pageOf(inspectionRow) }),
  getLoadInspection: operation({ ...reads, input: z.strictObject({ id }), output: inspectionRecord }),
  getLoadInspectionHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  /** What an inspection of this load asks, and whether it waits for one. */
  getLoadInspectionStart: operation({ ...reads, input: z.strictObject({ loadId: id }), output: inspectionStart }),
  /** A photo, before the inspection that names it. */
  postLoadInspectionFile: operation({
    audience: 'permitted',
    upload: true,
    input: z.strictObject({
      loadId: id,
      fileName: requiredText(200),
      content: z.string().min(1, { error: 'required' }).max(14_000_000, { error: 'fileTooLarge' }),
    }),
    output: z.object({ blobName: name }),
  }),
  /** Keeps an inspection; its outcome follows from what was answered and weighed. */
  postLoadInspection: operation({
    audience: 'permitted',
    input: z.strictObject({
      loadId: id,
      ...inspectionFields,
      /** When it was made, where a clerk writes down what was reported; now without it. */
      inspectedAt: moment.optional(),
      files: z
        .array(z.strictObject({ item: fileItem, blobName: requiredText(100) }))
        .max(inspectionLimits.photos, { error: 'tooMany' })
        .default([]),
    }),
    output: inspectionRecord,
  }),
  /** Lets a load go whose inspection found what is not critical. */
  allowLoadInspection: operation({
    audience: 'permitted',
    locked: true,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: inspectionRecord,
  }),
  /** The inspection as a PDF, in the language of the caller. */
  getLoadInspectionSheet: operation({
    ...reads,
    input: z.strictObject({ id }),
    output: z.object({ base64: name, contentType: name, fileName: name }),
  }),
});

const shownChecklist = z.object({
  lockId: name,
  /** 1 is the standard list, which a company has until it saves its own. */
  checklistVersion: z.int(),
  changedBy: name,
  changedAt: optionalTime,
  items: z.array(checklistItem),
});

const getInspectionTemplate = operation({ ...reads, input: z.strictObject({}), output: shownChecklist });

/** What the caller's company asks of its loads. */
export const checklistService = service('tripDirector', {
  getInspectionTemplate,
  /** A new version; inspections that were made keep theirs. */
  putInspectionTemplate: operation({
    audience: 'permitted',
    locked: true,
    onlyPeople: true,
    input: checklistFields,
    output: shownChecklist,
    amends: { read: getInspectionTemplate, by: [] },
  }),
});
export type ShownChecklist = z.output<typeof shownChecklist>;

export type InspectionRecord = z.output<typeof inspectionRecord>;
