import { sql } from 'kysely';
import { addDays, todayIn } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { buildFuelAdjustment } from '#modules/work/fuel-adjustments/server/index.ts';
import { buildRateSimulation } from '#modules/work/rate-simulations/server/index.ts';

/**
 * Runs of the demonstration, once: that of this month, and a price that rises tomorrow and waits for a second person; and what a
 * higher tariff would have made of the last month.
 */
export async function seedFuelAdjustments(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: there } = await sql`select from fuel_adjustment where partition = ${partition} limit 1`.execute(db);
  const { rows: prices } = await sql<{ day: string }>`
    select effective_from::text as day from fuel_price
     where partition = ${partition} and is_active and fuel_type = 'diesel50' and region = 'inland' order by effective_from desc limit 1`.execute(
    db,
  );
  const today = todayIn('Africa/Johannesburg', app.clock.now());
  const [newest] = prices;
  if (there.length > 0 || !newest || newest.day > today) return;
  await buildFuelAdjustment(app, partition, {
    effectiveFrom: newest.day,
    note: 'Notice of the month',
    by: 'Naledi Mokoena',
    stage: 'applied',
  });
  const tomorrow = addDays(today, 1);
  for (const [region, short] of [
    ['inland', 'IN'],
    ['coast', 'CO'],
  ] as const)
    await sql`
      insert into fuel_price (partition, code, name, fuel_type, region, zone, kind, effective_from, price_per_litre, created_by, updated_by)
      select partition, ${`D50-${short}-WS-${tomorrow.replaceAll('-', '')}`}, name, fuel_type, region, zone, kind, ${tomorrow}::date, price_per_litre + 0.7310, created_by, updated_by
        from fuel_price where partition = ${partition} and is_active and fuel_type = 'diesel50' and region = ${region} order by effective_from desc limit 1`.execute(
      db,
    );
  await buildFuelAdjustment(app, partition, {
    effectiveFrom: tomorrow,
    note: 'Wholesale list corrected within the month',
    by: 'Pieter Botha',
    stage: 'submitted',
  });
  await buildRateSimulation(app, partition, {
    percent: 4.5,
    by: 'Pieter Botha',
    from: addDays(today, -30),
    to: today,
  });
}
