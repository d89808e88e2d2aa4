import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { tyreRecord, tyreRow } from '../contract.ts';
import type { TyreFigures } from '../figures.ts';
import { factsOf, type StoredTyre } from './queries.ts';

export function rowOf(today: string, stored: StoredTyre, figures: TyreFigures): z.input<typeof tyreRow> {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    code: stored.code,
    brand: stored.brand,
    pattern: stored.pattern,
    size: stored.size,
    status: stored.status,
    vehicleId: stored.vehicle_id,
    registrationNumber: stored.registration_number ?? '',
    position: stored.position,
    boughtOn: stored.bought_on,
    boughtTreadMm: Number(stored.bought_tread_mm),
    hasWearIndicator: stored.has_wear_indicator,
    cost: cents(Number(stored.cost)),
    warrantyUntil: stored.warranty_until,
    warrantyKm: stored.warranty_km,
    isInWarranty: isInWarranty(today, stored, figures),
    ...figures,
  };
}

/** It ends with its day or its kilometres, whichever is first. */
function isInWarranty(today: string, { warranty_until, warranty_km }: StoredTyre, { runKm }: TyreFigures): boolean {
  if (warranty_until === null && warranty_km === null) return false;
  return (warranty_until ?? today) >= today && runKm < (warranty_km ?? Infinity);
}

/** A tyre with where it was mounted and what was measured, the latest first. */
export async function recordOf(context: Context, stored: StoredTyre): Promise<z.input<typeof tyreRecord>> {
  const { uses, treads, figures } = (await factsOf(context, [stored])).get(stored.id)!;
  return {
    ...rowOf(context.today, stored, figures),
    uses: uses.toReversed().map((use) => ({
      id: use.id,
      vehicleId: use.vehicleId,
      registrationNumber: use.registrationNumber,
      position: use.position,
      onDate: use.onDate,
      onKm: use.onKm,
      offDate: use.offDate,
      offKm: use.offKm,
      offReason: use.offReason,
    })),
    treads: treads.toReversed().map(({ id, date, mm, km, createdBy }) => ({ id, measuredOn: date, mm, km, createdBy })),
  };
}
