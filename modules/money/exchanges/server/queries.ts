import { type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import './tables.ts';

/** An exchange with the name of the other system. */
export type StoredExchange = Selectable<Tables['exchange']> & { readonly partner_name: string };
export type StoredPartner = Selectable<Tables['exchange_partner']>;
type StoredStep = Selectable<Tables['exchange_step']>;

/** What a row of the list is made of; the table is `t`. */
export const exchangeColumns = sql`t.*,
  (select p.name from exchange_partner p where p.partition = t.partition and p.id = t.partner_id) as partner_name`;

type Reader = Pick<Context, 'db' | 'partition'>;

/** An exchange; undefined where the caller has none with this id. */
export async function findExchange({ db, partition }: Reader, id: string): Promise<StoredExchange | undefined> {
  const { rows } = await sql<StoredExchange>`
    select ${exchangeColumns} from exchange t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** The tries and look-ups of an exchange in their order, the newest hundred at most. */
export async function stepsOf({ db, partition }: Reader, id: string): Promise<readonly StoredStep[]> {
  const steps = await db
    .selectFrom('exchange_step')
    .selectAll()
    .where('partition', '=', partition)
    .where('exchange_id', '=', id)
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
  return steps.toReversed();
}

export async function findPartner({ db, partition }: Reader, id: string): Promise<StoredPartner | undefined> {
  return db
    .selectFrom('exchange_partner')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
}
