import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Db } from '#platform/server/database.ts';
import './tables.ts';

const fail = failures<FailureCode>();

/** Suppliers as owners of bank details. */
export const supplierOwner = 'supplier';

const supplierColumns = [
  's.id',
  's.partition',
  's.company_id',
  's.vendor_number',
  's.account_number',
  's.registered_name',
  's.trade_name',
  's.holding_company',
  's.reg_no',
  's.is_vat_registered',
  's.vat_no',
  's.date_of_inc',
  's.cell_no',
  's.tel_no',
  's.fax',
  's.email',
  's.physical_address',
  's.postal_address',
  's.same_as_physical',
  's.is_transporter',
  's.git_cover',
  's.git_policy_number',
  's.git_insurer',
  's.git_from',
  's.git_to',
  's.payable_rate',
  's.tender_method',
  's.tender_email',
  's.tender_location_number',
  's.insurance_contact_name',
  's.insurance_contact_email',
  's.insurance_contact_mobile',
  's.language',
  's.status',
  's.source',
  's.source_link_id',
  's.submitted_by',
  's.submitted_at',
  's.edited_by',
  's.decided_by',
  's.decided_at',
  's.decision_reason',
  's.updated_by',
  's.updated_at',
  's.version',
] as const;

/** A supplier with all that belongs to it, in one statement. Certificates come newest first. */
export function findSupplier(db: Db, partition: string, id: string): Promise<StoredSupplier | undefined> {
  // One id, not a list of one: with a list the database makes its plan anew each time, which takes longer than to read.
  return allSuppliers(db, partition).where('s.id', '=', id).executeTakeFirst();
}

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
    .select(supplierColumns)
    .select(['c.name as client_name', 'c.trade_name as client_trade_name'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('supplier_director as d')
          .select([
            'd.id',
            'd.name',
            'd.id_type',
            'd.id_number_sealed',
            'd.id_number_last4',
            'd.cellphone_number',
            'd.email_address',
            'd.address',
          ])
          .whereRef('d.partition', '=', 's.partition')
          .whereRef('d.supplier_id', '=', 's.id')
          .orderBy('d.position'),
      ).as('directors'),
      jsonObjectFrom(
        eb
          .selectFrom('bank_version as b')
          .select([
            'b.id',
            'b.bank',
            'b.branch_name',
            'b.branch_code',
            'b.bank_code',
            'b.account_sealed',
            'b.account_last4',
          ])
          .whereRef('b.partition', '=', 's.partition')
          .where('b.owner_kind', '=', supplierOwner)
          .whereRef('b.owner_id', '=', 's.id')
          .where('b.status', '=', 'current'),
      ).as('bank'),
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
          ])
          .whereRef('g.partition', '=', 's.partition')
          .whereRef('g.supplier_id', '=', 's.id')
          .orderBy('g.uploaded_at', 'desc')
          .orderBy('g.id', 'desc'),
      ).as('certificates'),
      jsonArrayFrom(
        eb
          .selectFrom('supplier_finding as f')
          .select(['f.path', 'f.level', 'f.code', 'f.facts'])
          .whereRef('f.partition', '=', 's.partition')
          .whereRef('f.supplier_id', '=', 's.id')
          .orderBy('f.position'),
      ).as('findings'),
    ])
    .where('s.partition', '=', partition);
}

export type StoredSupplier = Awaited<ReturnType<ReturnType<typeof allSuppliers>['execute']>>[number];
export type StoredCertificate = StoredSupplier['certificates'][number];

/** The supplier, or `notFound`. */
export async function getSupplier(db: Db, partition: string, id: string): Promise<StoredSupplier> {
  const stored = await findSupplier(db, partition, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}
