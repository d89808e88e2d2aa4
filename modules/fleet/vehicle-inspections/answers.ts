import { z } from 'zod';
import { defectLife, severities } from '#modules/fleet/vehicle-defects/status.ts';
import { itemResults } from './status.ts';
import { limitProperties, sections } from './template.ts';

// What answers of the desk and of phones have in common.

const id = z.uuid();
const name = z.string();
const timestamp = z.iso.datetime();
const bound = z.number().nullable();
const limit = z.object({ min: bound, warnBelow: bound, warnAbove: bound, max: bound });

export const inspectedUnit = z.object({ id, registrationNumber: name, kind: name, availability: name });

/** An item with its answer; `result` is empty until it has one. */
export const inspectionAnswer = z.object({
  unitId: id,
  code: name,
  section: z.enum(sections),
  /** In the language of the caller. */
  name,
  severity: z.enum(severities),
  canBeNa: z.boolean(),
  photoOnFail: z.boolean(),
  unit: name,
  property: z.enum(limitProperties),
  /** With the property, or of all. */
  usual: limit.nullable(),
  without: limit.nullable(),
  result: z.enum(['', ...itemResults]),
  isWarning: z.boolean(),
  value: z.number().nullable(),
  hasProperty: z.boolean(),
  note: name,
  answeredAt: timestamp.nullable(),
  photos: z.array(name),
  photosToCome: z.int(),
  /** What was measured before on this unit. */
  last: z.object({ value: z.number(), at: timestamp }).nullable(),
  defectId: id.nullable(),
});
export type InspectionAnswer = z.output<typeof inspectionAnswer>;

/** A defect as whoever takes over the unit reads it, before their own check. */
export const openDefect = z.object({
  id,
  defectNo: name,
  unitId: id,
  registrationNumber: name,
  name,
  note: name,
  severity: z.enum(severities),
  state: z.enum(defectLife.states),
  foundAt: timestamp,
  repairedBy: name,
  repairedAt: timestamp.nullable(),
  repairNote: name,
  orderNumber: name,
  /** The driver of this inspection has read of it. */
  isSeen: z.boolean(),
});
