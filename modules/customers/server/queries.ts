import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Db } from '#platform/server/database.ts';
import './tables.ts';

const fail = failures<FailureCode>();

/** As bank details name the noun that they belong to, and the trail the record. */
export const customerNoun = 'customer';

/** A customer with all that belongs to it, in one statement. */
export function findCustomer(db: Db, partition: string, id: string): Promise<StoredCustomer | undefined> {
  // One id, not a list of one: with a list the database makes its plan anew each time, which takes longer than to read.
  return allCustomers(db, partition).where('s.id', '=', id).executeTakeFirst();
}

/** Customers with all that belongs to them, in any order. */
export function findCustomers(db: Db, partition: string, ids: readonly string[]): Promise<StoredCustomer[]> {
  return allCustomers(db, partition)
    .where(sql<boolean>`s.id = any (${ids}::uuid[])`)
    .execute();
}

function allCustomers(db: Db, partition: string) {
  return db
    .selectFrom('customer as s')
    .innerJoin('company as c', (join) =>
      join.onRef('c.partition', '=', 's.partition').onRef('c.id', '=', 's.company_id'),
    )
    .selectAll('s')
    .select(['c.name as client_name', 'c.trade_name as client_trade_name'])
    .select('c.credit_approval_threshold as approval_threshold')
    .select(['c.time_zone', 'c.credit_decrease_needs_acceptance'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('customer_director as d')
          .select([
            'd.id',
            'd.name',
            'd.id_type',
            'd.id_number_sealed',
            'd.cellphone_number',
            'd.email_address',
            'd.address',
          ])
          .whereRef('d.partition', '=', 's.partition')
          .whereRef('d.customer_id', '=', 's.id')
          .orderBy('d.position'),
      ).as('directors'),
      jsonObjectFrom(
        eb
          .selectFrom('bank_version as b')
          .select(['b.id', 'b.bank', 'b.branch_name', 'b.branch_code', 'b.account_sealed'])
          .whereRef('b.partition', '=', 's.partition')
          .where('b.owner_kind', '=', customerNoun)
          .whereRef('b.owner_id', '=', 's.id')
          .where('b.status', '=', 'current'),
      ).as('bank'),
      jsonArrayFrom(
        eb
          .selectFrom('bill_to_party as p')
          .select(['p.account_number', 'p.business_unit_name', 'p.vat_number', 'p.email_address', 'p.address'])
          .select(['p.debtor_account_number', 'p.is_active'])
          .whereRef('p.partition', '=', 's.partition')
          .whereRef('p.customer_id', '=', 's.id')
          .orderBy('p.position'),
      ).as('parties_to_bill'),
      jsonArrayFrom(
        eb
          .selectFrom('credit_limit as l')
          .select(['l.id', 'l.amount', 'l.payment_term', 'l.conditions', 'l.bank_rating_code', 'l.effective_from'])
          .select('l.effective_until')
          .select(['l.recommended_by', 'l.approved_by', 'l.approved_at'])
          .whereRef('l.partition', '=', 's.partition')
          .whereRef('l.customer_id', '=', 's.id')
          .orderBy('l.effective_from', 'desc')
          .orderBy('l.approved_at', 'desc')
          .orderBy('l.id', 'desc'),
      ).as('credit_limits'),
      jsonArrayFrom(
        eb
          .selectFrom('customer_finding as f')
          .select(['f.path', 'f.level', 'f.code', 'f.facts'])
          .whereRef('f.partition', '=', 's.partition')
          .whereRef('f.customer_id', '=', 's.id')
          .orderBy('f.position'),
      ).as('findings'),
    ])
    .where('s.partition', '=', partition);
}

export type StoredCustomer = Awaited<ReturnType<ReturnType<typeof allCustomers>['execute']>>[number];

/** The version as callers state it (wire.md §5). */
export function lockIdOf({ version }: { readonly version: number }): string {
  return String(version);
}

/** The customer, or `notFound`. */
export async function getCustomer(db: Db, partition: string, id: string): Promise<StoredCustomer> {
  const stored = await findCustomer(db, partition, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

/** The same, held against other changes until the transaction ends: what is read here is what is changed. */
export async function lockCustomer(db: Db, partition: string, id: string): Promise<StoredCustomer> {
  // Its own statement: the next one sees what the holder of the lock, for whom this one waited, has written.
  await db
    .selectFrom('customer')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return getCustomer(db, partition, id);
}
