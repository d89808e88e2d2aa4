import { sql } from 'kysely';
import { addDays } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { buildVehicleService } from '#modules/fleet/service-plans/server/index.ts';

/** How far the first service is from what a truck has run: one is over, one is near, and others come later. */
const kilometresLeft = [-2350, 1800, 14_600, 22_000] as const;
const daysLeft = [12, 140, -4, 260] as const;

/** Own trucks of the demonstration follow the oil plan, and own trailers the roadworthy test; once. */
export async function seedServicePlans(app: App, partition: string): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: 'seed', operation: 'seed' });
  await inPartition(system, partition, async (context) => {
    const { rows: before } = await sql`select from vehicle_service where partition = ${partition} limit 1`.execute(
      context.db,
    );
    if (before.length > 0) return;
    const { rows } = await sql<{ id: string; km: number | null }>`
      select v.id, v.odometer::float8 as km from vehicle v
       where v.partition = ${partition} and v.ownership <> 'supplier' and v.is_active order by v.odometer nulls last, v.code limit 8`.execute(
      context.db,
    );
    for (const [place, { id, km }] of rows.entries()) {
      const firstOn = addDays(context.today, daysLeft[place % daysLeft.length]!);
      if (km === null) await buildVehicleService(context, { code: 'COF', vehicleId: id, firstKm: null, firstOn });
      else
        await buildVehicleService(context, {
          code: 'OIL',
          vehicleId: id,
          firstKm: Math.round(km) + kilometresLeft[place % kilometresLeft.length]!,
          firstOn: addDays(context.today, 200),
        });
    }
  });
}
