import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { AccountState } from '#modules/base/access/status.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import './tables.ts';

/** An offer with what is shown of its load and its supplier; those may be out of the reader's scope. */
export type StoredOffer = Selectable<Tables['tender_offer']> & {
  readonly load_number: string;
  readonly load_status: LoadState;
  readonly carried_by: string | null;
  readonly supplier_name: string;
  /** By the clock of the database, which is the law. */
  readonly is_over: boolean | null;
};

type Database = Pick<Context, 'db' | 'partition'>;

/** What a row is made of; the table is `t`. A supplier may not read the load before it carries it, so a function answers. */
export const offerColumns: RawBuilder<unknown> = sql`t.*, t.expires_at <= now() as is_over,
  tendered.load_number, tendered.status as load_status, tendered.supplier_id as carried_by,
  (select s.registered_name from supplier s where s.partition = t.partition and s.id = t.supplier_id) as supplier_name`;
export const offerJoins: RawBuilder<unknown> = sql`cross join lateral tendered_load(t.load_id) tendered`;

/** One offer; undefined where the caller has none with this id. */
export async function findOffer({ db, partition }: Database, id: string): Promise<StoredOffer | undefined> {
  const { rows } = await sql<StoredOffer>`
    select ${offerColumns} from tender_offer t ${offerJoins} where t.partition = ${partition} and t.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** The offers of the newest round of a load, locked in the order in which they are asked. The load is locked before them. */
export async function roundOf({ db, partition }: Database, loadId: string): Promise<StoredOffer[]> {
  await sql`select from tender_offer where partition = ${partition} and load_id = ${loadId} order by id for update`.execute(
    db,
  );
  const { rows } = await sql<StoredOffer>`
    select ${offerColumns} from tender_offer t ${offerJoins}
     where t.partition = ${partition} and t.load_id = ${loadId}
       and t.round = (select max(r.round) from tender_offer r where r.partition = t.partition and r.load_id = t.load_id)
     order by t.rank`.execute(db);
  return rows;
}

export interface Addressee {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly language: Language;
  readonly method: 'email' | 'integration';
  readonly location_number: string;
  readonly has_token: boolean;
}

/** How suppliers are reached: their address and their own number, or the token of their system. */
export async function addressees({ db, partition }: Database, ids: readonly string[]): Promise<Map<string, Addressee>> {
  const { rows } = await sql<Addressee>`
    select s.id, s.trade_name as name, coalesce(nullif(s.tender_email, ''), s.email) as email, s.cell_no as mobile, s.language,
           s.tender_method as method, s.tender_location_number as location_number,
           exists (select from access_token k join app_user u on u.partition = k.partition and u.id = k.made_by_id
                    where k.partition = s.partition and u.supplier_id = s.id and u.status = ${literal<AccountState>('active')} and k.revoked_at is null
                      and (k.expires_at is null or k.expires_at > now())
                      and 'tripDirector.acceptLoadTender' = any (k.authorisations)) as has_token
      from supplier s where s.partition = ${partition} and s.id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether some system of the company is told of offers. */
export async function hasListeningSystem({ db, partition }: Database, companyId: string): Promise<boolean> {
  const { rows } = await sql`
    select from webhook_endpoint where partition = ${partition} and company_id = ${companyId} and status = 'active'
       and events @> array['loadTender.sent'] limit 1`.execute(db);
  return rows.length > 0;
}

/** How long suppliers may take for loads of a customer. */
export async function responseMinutes({ db, partition }: Database, customerId: string): Promise<number | undefined> {
  const { rows } = await sql<{ minutes: number | null }>`
    select tender_response_time * case tender_response_unit when 'hour' then 60 else 1 end as minutes
      from customer where partition = ${partition} and id = ${customerId}`.execute(db);
  return rows[0]?.minutes ?? undefined;
}
