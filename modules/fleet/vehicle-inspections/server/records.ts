import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { ReadingDoubt } from '#modules/fleet/odometers/sources.ts';
import { nameOf, openDefects, seenIn, type StoredDefect } from '#modules/fleet/vehicle-defects/server/index.ts';
import type { inspectionAnswer, openDefect } from '../answers.ts';
import type { vehicleInspectionRecord, vehicleInspectionRow } from '../contract.ts';
import { is } from '#platform/machine.ts';
import { vehicleInspectionLife } from '../status.ts';
import { askedOf, itemName } from '../template.ts';
import { openLink, phoneOf } from './link.ts';
import { answersOf, lastMeasured, photosOf, type StoredInspection, type UnitRow, unitsOf } from './queries.ts';
import { templateOf } from './templates.ts';

const numberOrNull = (value: string | null) => (value === null ? null : Number(value));
const isoOf = (date: Date | null) => date?.toISOString() ?? null;

export function rowOf(row: StoredInspection): z.input<typeof vehicleInspectionRow> {
  return {
    id: row.id,
    lockId: lockIdOf(row),
    eventNo: row.event_no,
    kind: row.kind,
    state: row.state,
    vehicleId: row.vehicle_id,
    registrationNumber: row.registration_number,
    trailer1RegNumber: row.trailer1_reg_number ?? '',
    trailer2RegNumber: row.trailer2_reg_number ?? '',
    driverId: row.driver_id,
    driverName: row.driver_name ?? '',
    dueOn: row.due_on,
    odometer: numberOrNull(row.odometer),
    odometerDoubt: row.odometer_doubt as '' | ReadingDoubt,
    askedCount: row.asked_count,
    answeredCount: row.answered_count,
    failedCount: row.failed_count,
    photosToCome: row.photos_to_come,
    durationS: row.duration_s,
    isTooFast: row.is_too_fast,
    signedBy: row.signed_by,
    startedAt: isoOf(row.started_at),
    finishedAt: isoOf(row.finished_at),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The units of an inspection, the vehicle first. */
export function unitsOfInspection(
  context: Context,
  { vehicle_id, trailer1_id, trailer2_id }: StoredInspection,
): Promise<readonly UnitRow[]> {
  return unitsOf(context, [vehicle_id, trailer1_id, trailer2_id]);
}

/** Every item that is asked of these units, with its answer so far. */
export async function itemsOf(
  context: Context,
  stored: StoredInspection,
  units: readonly UnitRow[],
): Promise<z.input<typeof inspectionAnswer>[]> {
  const [template, answers, photos, measured] = await Promise.all([
    templateOf(context, stored.template_id),
    answersOf(context, stored.id),
    photosOf(context, stored.id),
    lastMeasured(
      context,
      units.map(({ id }) => id),
      stored.id,
    ),
  ]);
  return askedOf(template.items, units).map(({ unitId, item }) => {
    const of = (each: { readonly unit_id: string; readonly code: string }) =>
      each.unit_id === unitId && each.code === item.code;
    const answer = answers.find(of);
    const last = measured.find(of);
    const own = photos.filter(of);
    return {
      unitId,
      code: item.code,
      section: item.section,
      name: itemName(item, context.language),
      severity: item.severity,
      canBeNa: item.canBeNa,
      photoOnFail: item.photoOnFail,
      unit: item.limits?.unit ?? '',
      property: item.limits?.property ?? '',
      usual: item.limits?.usual ?? null,
      without: item.limits?.without ?? null,
      result: answer?.result ?? '',
      isWarning: answer?.is_warning ?? false,
      value: numberOrNull(answer?.value ?? null),
      hasProperty: answer?.has_property ?? last?.has_property ?? true,
      note: answer?.note ?? '',
      answeredAt: isoOf(answer?.answered_at ?? null),
      photos: own.flatMap(({ blob_name: name }) => (name === null ? [] : [name])),
      photosToCome: own.filter(({ blob_name: name }) => name === null).length,
      last: last ? { value: last.value, at: last.at.toISOString() } : null,
      defectId: answer?.defect_id ?? null,
    };
  });
}

/** A defect as whoever takes over its unit reads it. */
export function defectOf(context: Context, row: StoredDefect, isSeen: boolean): z.input<typeof openDefect> {
  return {
    id: row.id,
    defectNo: row.defect_no,
    unitId: row.unit_id,
    registrationNumber: row.registration_number,
    name: nameOf(row, context.language),
    note: row.note,
    severity: row.severity,
    state: row.state,
    foundAt: row.found_at.toISOString(),
    repairedBy: row.repaired_by,
    repairedAt: isoOf(row.repaired_at),
    repairNote: row.repair_note,
    orderNumber: row.order_number ?? '',
    isSeen,
  };
}

/** Open and repaired defects of the units of an inspection. */
export async function defectsOf(context: Context, stored: StoredInspection): Promise<z.input<typeof openDefect>[]> {
  const ids = [stored.vehicle_id, stored.trailer1_id, stored.trailer2_id].filter((id) => id !== null);
  const [rows, seen] = await Promise.all([openDefects(context, ids), seenIn(context, stored.id)]);
  return rows.map((row) => defectOf(context, row, seen.includes(row.id)));
}

/** An inspection with its items, what was found before, and the link on its driver's phone. */
export async function recordOf(
  context: Context,
  stored: StoredInspection,
): Promise<z.input<typeof vehicleInspectionRecord>> {
  const units = await unitsOfInspection(context, stored);
  const isOpen = is(vehicleInspectionLife, stored.state, 'answerable');
  return {
    ...rowOf(stored),
    trailer1Id: stored.trailer1_id,
    trailer2Id: stored.trailer2_id,
    templateVersion: stored.template_version,
    note: stored.note,
    timeZone: context.timeZone,
    receivedAt: isoOf(stored.received_at),
    units: units.map(({ id, code, kind, availability }) => ({ id, registrationNumber: code, kind, availability })),
    items: await itemsOf(context, stored, units),
    defects: await defectsOf(context, stored),
    link: isOpen ? await openLink(context, stored.id) : null,
    canSend: isOpen && (await phoneOf(context, stored.driver_id)) !== undefined,
  };
}
