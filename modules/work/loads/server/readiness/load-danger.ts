import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { type CommodityDanger, type Danger, dangerOf } from '#modules/work/loads/danger.ts';

/** The danger of a commodity type, as a value of a statement in which it is `t`. */
export const commodityDanger = sql`jsonb_build_object('isDangerous', t.dangerous_goods, 'unNumber', t.un_number,
  'dangerClass', t.danger_class, 'packingGroup', t.packing_group)`;

/** The danger of what is typed together with its commodities, those of the load itself first; null where there is none. */
export async function dangerOfTyped(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  typed: Danger,
  commodityIds: readonly (string | null)[],
): Promise<Danger | null> {
  const ids = commodityIds.filter((id) => id !== null);
  const { rows } = await sql<{ danger: CommodityDanger }>`
    select ${commodityDanger} as danger from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
      join commodity_type t on t.partition = ${partition} and t.id = asked.id order by asked.place`.execute(db);
  return dangerOf(
    typed,
    rows.map(({ danger }) => danger),
  );
}
