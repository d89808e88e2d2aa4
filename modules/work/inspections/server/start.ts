import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { execution } from '#modules/work/loads/status.ts';
import { itemsFor, ownNameOf } from '../checklist.ts';
import type { inspectionStart } from '../contract.ts';
import { checklistOf } from './checklists.ts';
import { inspectedLoad, leastLimit } from './inspected-load.ts';
import { needOf } from './need.ts';

const fail = failures<FailureCode>();

/** What an inspection of a load asks, as the desk and a driver's phone need it; `notFound` where the caller has no such load. */
export async function startInspection(
  context: Context,
  { loadId }: { readonly loadId: string },
): Promise<z.input<typeof inspectionStart>> {
  const inspected = await inspectedLoad(context, loadId);
  if (!inspected) throw fail('notFound', 'notFound');
  const { load, facts, limits, units, taresKg, lastOdometer } = inspected;
  const { need, last } = await needOf(context, loadId);
  const checklist = await checklistOf(context, load.company_id);
  const massKg = Number(load.mass_kg ?? 0);
  return {
    loadId: load.id,
    loadNumber: load.load_number,
    need,
    isRequired: load.load_inspection_required,
    canInspect: load.vehicle_id !== null && is(execution, load.status, 'driven'),
    timeZone: load.time_zone,
    registrationNumber: load.registration_number ?? '',
    trailer1RegNumber: load.trailer1_reg_number ?? '',
    trailer2RegNumber: load.trailer2_reg_number ?? '',
    driverName: load.driver_name ?? '',
    templateVersion: checklist.version,
    items: itemsFor(facts, checklist.items).map((item) => ({
      code: item.code,
      name: ownNameOf(item, context.language),
      canBeNa: item.canBeNa,
      needsPhoto: item.needsPhoto,
      value: item.value,
    })),
    temperatureMin: facts.temperatureMin,
    temperatureMax: facts.temperatureMax,
    pallets: facts.pallets,
    axleUnits: units.map((unit) => ({ ...unit, limitKg: limits[unit.kind] })),
    massLimitKg: leastLimit(inspected, units).limitKg,
    plannedKg: taresKg === null || massKg === 0 ? null : taresKg + massKg,
    lastOdometer: lastOdometer?.km ?? null,
    last: last
      ? { id: last.id, eventNo: last.event_no, outcome: last.outcome, inspectedAt: last.inspected_at.toISOString() }
      : null,
  };
}
