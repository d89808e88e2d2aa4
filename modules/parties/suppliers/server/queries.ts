import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compiledOnce } from '#platform/server/compiled.ts';
import type { Db } from '#platform/server/database.ts';
import { orNotFound } from '#platform/server/records.ts';
import { currentBank } from '#modules/parties/bank/server/index.ts';
import { partsOf } from '#modules/parties/parties/server/index.ts';
import './tables.ts';

/** Suppliers as owners of bank details. */
export const supplierOwner = 'supplier';

const parts = partsOf('supplier');

/** A supplier with all that belongs to it, in one statement. Certificates come newest first. */
export async function findSupplier(db: Db, partition: string, id: string): Promise<StoredSupplier | undefined> {
  const [found] = await supplierById(db, partition, id);
  return found;
}

// One id, not a list of one: with a list the database makes its plan anew each time, which takes longer than to read.
const supplierById = compiledOnce((db, partition: string, id: string) =>
  allSuppliers(db, partition).where('s.id', '=', id),
);

/** Suppliers with all that belongs to them, in any order. */
export function findSuppliers(db: Db, partition: string, ids: readonly string[]): Promise<StoredSupplier[]> {
  return allSuppliers(db, partition)
    .where(sql<boolean>`s.id = any (${ids}::uuid[])`)
    .execute();
}

function allSuppliers(db: Db, partition: string) {
  return db
    .selectFrom('supplier as s')
    .innerJoin('company as c', (join) =>
      join.onRef('c.partition', '=', 's.partition').onRef('c.id', '=', 's.company_id'),
    )
    .selectAll('s')
    .select(['c.name as client_name', 'c.trade_name as client_trade_name'])
    .select([
      parts.directors('cellphone_number', 'email_address', 'address').as('directors'),
      currentBank(supplierOwner).as('bank'),
      parts.findings.as('findings'),
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('git_certificate as g')
          .select([
            'g.id',
            'g.status',
            'g.cover',
            'g.policy_number',
            'g.insurer',
            'g.cover_from',
            'g.cover_to',
            'g.blob_name',
            'g.file_name',
            'g.content_type',
            'g.facts',
          ])
          .select([
            'g.uploaded_by',
            'g.uploaded_by_id',
            'g.uploaded_at',
            'g.decided_by',
            'g.decided_at',
            'g.reject_reason',
            'g.difference_reason',
            'g.territory',
            'g.listed_vehicles',
          ])
          .select(
            sql<{ id: string; name: string }[]>`(
              select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name), '[]')
                from commodity_type t where t.partition = g.partition and t.id = any (g.excluded_commodity_type_ids))`.as(
              'excluded_commodity_types',
            ),
          )
          .whereRef('g.partition', '=', 's.partition')
          .whereRef('g.supplier_id', '=', 's.id')
          .orderBy('g.uploaded_at', 'desc')
          .orderBy('g.id', 'desc'),
      ).as('certificates'),
    )
    .where('s.partition', '=', partition);
}

export type StoredSupplier = Awaited<ReturnType<ReturnType<typeof allSuppliers>['execute']>>[number];
export type StoredCertificate = StoredSupplier['certificates'][number];

/** The supplier, or `notFound`. */
export async function getSupplier(db: Db, partition: string, id: string): Promise<StoredSupplier> {
  return orNotFound(await findSupplier(db, partition, id));
}
