import { addDays } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { TyrePosition } from '../status.ts';
import { insertTyre } from './save-tyre.ts';
import './tables.ts';

interface BuiltTyre {
  readonly companyId: string;
  readonly code: string;
  readonly brand: string;
  readonly size: string;
  /** Millimetres, when it was bought half a year ago and now. */
  readonly tread: readonly [bought: number, now: number];
  readonly mounted?: {
    readonly vehicleId: string;
    readonly position: TyrePosition;
    readonly fromKm: number;
    readonly km: number;
  };
}

/** A tyre of a demonstration, mounted since it was bought where it says so; the odometer of the vehicle is left as it is. */
export async function buildTyre(context: Context, built: BuiltTyre): Promise<void> {
  const { db, partition, actor, today } = context;
  const [boughtOn, measuredOn] = [addDays(today, -182), addDays(today, -3)];
  const id = await insertTyre(context, built.companyId, {
    code: built.code,
    brand: built.brand,
    pattern: '',
    size: built.size,
    boughtOn,
    boughtTreadMm: built.tread[0],
    hasWearIndicator: true,
    cost: cents(612_500),
    warrantyUntil: addDays(boughtOn, 365),
    warrantyKm: null,
  });
  const by = { partition, tyre_id: id, created_by: actor.name };
  const { mounted } = built;
  const use =
    mounted &&
    (await db
      .insertInto('tyre_use')
      .values({
        ...by,
        vehicle_id: mounted.vehicleId,
        position: mounted.position,
        on_date: boughtOn,
        on_km: String(mounted.fromKm),
      })
      .returning('id')
      .executeTakeFirstOrThrow());
  if (mounted)
    await db
      .updateTable('tyre')
      .set({ status: 'MOUNTED', vehicle_id: mounted.vehicleId, position: mounted.position })
      .where('partition', '=', partition)
      .where('id', '=', id)
      .execute();
  await db
    .insertInto('tyre_tread')
    .values({
      ...by,
      use_id: use?.id ?? null,
      measured_on: measuredOn,
      mm: String(built.tread[1]),
      km: mounted ? String(mounted.km) : null,
    })
    .execute();
}
