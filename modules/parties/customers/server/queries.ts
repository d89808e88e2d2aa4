import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#platform/server/database.ts';
import { orNotFound } from '#platform/server/records.ts';
import { currentBank } from '#modules/parties/bank/server/index.ts';
import { partsOf } from '#modules/parties/parties/server/index.ts';
import './tables.ts';

/** As bank details name the noun that they belong to, and the trail the record. */
export const customerNoun = 'customer';

const parts = partsOf(customerNoun);

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
    .select([
      parts.directors('cellphone_number', 'email_address', 'address').as('directors'),
      currentBank(customerNoun).as('bank'),
      parts.findings.as('findings'),
    ])
    .select((eb) => [
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
    ])
    .where('s.partition', '=', partition);
}

export type StoredCustomer = Awaited<ReturnType<ReturnType<typeof allCustomers>['execute']>>[number];

/** The customer, or `notFound`. */
export async function getCustomer(db: Db, partition: string, id: string): Promise<StoredCustomer> {
  return orNotFound(await findCustomer(db, partition, id));
}
