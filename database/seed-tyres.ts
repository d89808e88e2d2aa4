import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { odometerAt } from '#modules/fleet/odometers/server/index.ts';
import { buildTyre } from '#modules/fleet/tyres/server/index.ts';

const positions = ['1L', '1R', '2LO', '2LI', '2RI', '2RO'] as const;
const brands = ['Bridgestone', 'Michelin', 'Continental'] as const;

/** Six tyres on each of three trucks of the own fleet, one of them worn, and two in store; once. */
export async function seedTyres(app: App, partition: string): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'seedTyres' });
  const actor = { kind: 'stranger', name: 'Anele Dube' } as const;
  await inPartition({ ...system, actor }, partition, async (context) => {
    const { db, now } = context;
    const { rows: known } = await sql`select from tyre where partition = ${partition} limit 1`.execute(db);
    const { rows: companies } = await sql<{ id: string }>`
      select id from company where partition = ${partition} and is_client order by created_at limit 1`.execute(db);
    const { rows: trucks } = await sql<{ id: string; odometer: number }>`
      select id, coalesce(odometer, 210000)::float8 as odometer from vehicle
       where partition = ${partition} and ownership <> 'supplier' and is_active and kind in ('truckTractor', 'rigid') order by code limit 3`.execute(
      db,
    );
    const [company] = companies;
    if (known.length > 0 || !company) return;
    const common = { companyId: company.id, size: '315/80 R22.5' };
    const number = (count: number) => `T-${String(4100 + count)}`;
    for (const [place, truck] of trucks.entries()) {
      const km = Math.floor((await odometerAt(context, truck.id, now))?.km ?? truck.odometer);
      for (const [wheel, position] of positions.entries())
        await buildTyre(context, {
          ...common,
          code: number(place * 10 + wheel),
          brand: brands[(place + Math.floor(wheel / 2)) % brands.length]!,
          tread: [16, place === 1 && wheel === 4 ? 1.6 : 9 + ((place * 7 + wheel * 5) % 20) / 10],
          mounted: { vehicleId: truck.id, position, fromKm: km - 52_000 - place * 4000, km },
        });
    }
    for (const spare of [0, 1])
      await buildTyre(context, { ...common, code: number(90 + spare), brand: brands[spare]!, tread: [16, 16] });
  });
}
