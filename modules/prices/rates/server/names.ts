import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { StoredRate } from './queries.ts';

/** The names of the records that a version lists by their ids. */
export async function namesOf({ db, partition }: Context, stored: StoredRate) {
  const named = (table: string, ids: readonly string[]) =>
    sql`(select coalesce(array_agg(n.name order by n.name), '{}') from ${sql.table(table)} n
      where n.partition = ${partition} and n.id = any (${ids}::uuid[]))`;
  const extras = stored.extras.map(({ itemMasterId }) => itemMasterId);
  const { rows } = await sql<{
    orderTypeNames: string[];
    equipmentTypeNames: string[];
    commodityTypeNames: string[];
    extraNames: string[];
  }>`select ${named('order_type', stored.order_type_ids)} as "orderTypeNames",
      ${named('equipment_type', stored.equipment_type_ids)} as "equipmentTypeNames",
      ${named('commodity_type', stored.commodity_type_ids)} as "commodityTypeNames",
      (select coalesce(array_agg(coalesce(n.name, '') order by e.place), '{}') from unnest(${extras}::uuid[]) with ordinality e(id, place)
        left join item_master n on n.partition = ${partition} and n.id = e.id) as "extraNames"`.execute(db);
  return rows[0]!;
}

/** The client company whose series numbers rates. */
export async function companyIdOf({ db, partition }: Context): Promise<string> {
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('partition', '=', partition)
    .where('is_client', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return company.id;
}
