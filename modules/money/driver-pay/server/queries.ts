import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import './tables.ts';

/** As the trail names it. */
export const payNoun = 'driverPay';

/** A run with the name of its company and what it holds. */
export type StoredRun = Selectable<Tables['driver_pay_run']> & {
  readonly company_name: string;
  readonly time_zone: string;
  readonly drivers: number;
  readonly trips: number;
};

/** What a row of the list is made of; the table is `t`. */
export const runColumns: RawBuilder<unknown> = sql`t.*,
  (select c.trade_name from company c where c.partition = t.partition and c.id = t.company_id) as company_name,
  (select c.time_zone from company c where c.partition = t.partition and c.id = t.company_id) as time_zone,
  (select count(distinct l.driver_id) from driver_pay_line l where l.partition = t.partition and l.run_id = t.id)::int as drivers,
  (select count(distinct l.load_id) from driver_pay_line l where l.partition = t.partition and l.run_id = t.id)::int as trips`;

type Reader = Pick<Context, 'db' | 'partition'>;

/** A run; undefined where the caller has none with this id. */
export async function findRun({ db, partition }: Reader, id: string): Promise<StoredRun | undefined> {
  const { rows } = await sql<StoredRun>`
    select ${runColumns} from driver_pay_run t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}
