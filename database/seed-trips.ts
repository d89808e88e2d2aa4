import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { execution } from '#modules/work/loads/status.ts';
import { addressOfTrip, bringTrip } from '#modules/work/trips/server/index.ts';

/** Goods that the demonstration's loads carry, by turns. */
const goods = [
  ['DN-88213', 30],
  ['DN-88214', 24],
  ['DN-88220', 18],
] as const;

/**
 * The trips that are under way, with what is handed over at each stop, on their drivers' phones. Answers the address of one
 * that is on the road, for a newcomer to open; a new address at every start, since only its hash is kept.
 */
export async function seedTrips(app: App, partition: string): Promise<string | undefined> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'seedTrips' });
  const actor = { kind: 'stranger', name: 'Anele Dube' } as const;
  return inPartition({ ...system, actor }, partition, async (context) => {
    const { rows } = await sql`select from driver_trip where partition = ${partition} limit 1`.execute(context.db);
    if (rows.length === 0) await send(context);
    return addressOfTrip(context);
  });
}

async function send(context: Context): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select id from load where partition = ${partition} and status in ${setOf(execution, 'reserved')} and driver_id is not null
     order by load_at, id`.execute(db);
  for (const [place, { id }] of rows.entries()) {
    const [reference, quantity] = goods[place % goods.length]!;
    await sql`
      insert into goods_line (partition, load_id, stop_id, line_number, reference, commodity_type_id, packing_type_id, quantity_planned)
      select ${partition}, s.load_id, s.id, 1, ${reference}, l.commodity_type_id,
             (select p.id from packing_type p where p.partition = ${partition} and p.code = 'CHEP'), ${quantity}
        from stop s join load l on l.partition = s.partition and l.id = s.load_id where s.partition = ${partition} and s.load_id = ${id} and s.type in ('pickup', 'delivery')
         and not exists (select from goods_line g where g.partition = s.partition and g.stop_id = s.id)`.execute(db);
    await sql`update load set instructions = 'Hard hat and vest. Report at gate 4 and ask for the bay.'
      where partition = ${partition} and id = ${id} and instructions = ''`.execute(db);
    await bringTrip(context, id);
  }
}
