import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { type AlertKind, alertKinds, kindOf } from '../kinds.ts';
import { alerting } from '../status.ts';

/** Kind and the kinds that take it under them. */
const pairs = alertKinds.flatMap((child) =>
  (kindOf(child).under ?? []).map((parent) => ({ child, parent: parent as AlertKind })),
);

/**
 * Puts every open alert under the gravest one that is open for the same load or the same vehicle, and takes out those whose
 * parent has ended. One that sleeps takes nothing under it: nobody would hear of what is there.
 */
export async function placeUnderParents({ db, partition, publish }: Context): Promise<void> {
  const wanted = sql`(values ${sql.join(pairs.map(({ child, parent }, place) => sql`(${child}::text, ${parent}::text, ${place}::int)`))})`;
  const { rows } = await sql<{ id: string }>`
    with parent as (
      select p.id, p.kind, p.vehicle_id, p.load_id from vehicle_alert p
       where p.partition = ${partition} and p.status in ${setOf(alerting, 'awake')}),
    open as (
      select c.id, c.kind, c.vehicle_id, c.load_id from vehicle_alert c
       where c.partition = ${partition} and c.status in ${setOf(alerting, 'open')}),
    -- By vehicle and by load apart: either is found by hashing, both at once only by comparing all with all.
    pair as (
      select c.id, p.id as parent_id, w.place from open c join ${wanted} w (child, parent, place) on w.child = c.kind
        join parent p on p.kind = w.parent and p.vehicle_id = c.vehicle_id
      union all
      select c.id, p.id, w.place from open c join ${wanted} w (child, parent, place) on w.child = c.kind
        join parent p on p.kind = w.parent and p.load_id = c.load_id),
    gravest as (select distinct on (id) id, parent_id from pair order by id, place desc, parent_id),
    found as (select c.id, g.parent_id from open c left join gravest g on g.id = c.id)
    update vehicle_alert t set parent_id = top.id
      from found f
      -- A parent that stands under another one itself: both stand under the uppermost.
      left join found p on p.id = f.parent_id
      left join lateral (select coalesce(p.parent_id, f.parent_id) as id) top on true
     where t.partition = ${partition} and t.id = f.id and t.parent_id is distinct from top.id
    returning t.id`.execute(db);
  for (const { id } of rows) await publish('vehicleAlerts', 'changed', id);
}
