import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Db } from '#platform/server/database.ts';
import './tables.ts';

const fail = failures<FailureCode>();

/** Contractors as owners of bank details. */
export const contractorOwner = 'contractor';

/** A contractor with all that belongs to it, in one statement. Signings come newest first. */
export function findContractor(db: Db, partition: string, id: string) {
  return db
    .selectFrom('contractor as t')
    .innerJoin('company as c', (join) =>
      join.onRef('c.partition', '=', 't.partition').onRef('c.id', '=', 't.company_id'),
    )
    .selectAll('t')
    .select([
      'c.name as client_name',
      'c.trade_name as client_trade_name',
      'c.logo_url as client_logo_url',
      'c.contractor_suretyship_above',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('contractor_director as d')
          .select(['d.id', 'd.name', 'd.id_type', 'd.id_number_sealed', 'd.address'])
          .whereRef('d.partition', '=', 't.partition')
          .whereRef('d.contractor_id', '=', 't.id')
          .orderBy('d.position'),
      ).as('directors'),
      jsonObjectFrom(
        eb
          .selectFrom('bank_version as b')
          .select(['b.id', 'b.bank', 'b.branch_name', 'b.branch_code', 'b.account_sealed'])
          .whereRef('b.partition', '=', 't.partition')
          .where('b.owner_kind', '=', contractorOwner)
          .whereRef('b.owner_id', '=', 't.id')
          .where('b.status', '=', 'current'),
      ).as('bank'),
      jsonArrayFrom(
        eb
          .selectFrom('contractor_signing as s')
          .leftJoin('stored_file as f', (join) =>
            join.onRef('f.partition', '=', 's.partition').onRef('f.blob_name', '=', 's.blob_name'),
          )
          .select(['s.id', 's.name', 's.capacity', 's.signature_sealed', 's.signed_at', 's.verified_number'])
          .select(['s.verified_at', 's.content_sha256', 's.blob_name', 'f.file_name', 'f.sha256'])
          .whereRef('s.partition', '=', 't.partition')
          .whereRef('s.contractor_id', '=', 't.id')
          .orderBy('s.signed_at', 'desc'),
      ).as('signings'),
      jsonArrayFrom(
        eb
          .selectFrom('stored_file as f')
          .select(['f.blob_name', 'f.file_name', 'f.content_type', 'f.facts', 'f.sha256'])
          .whereRef('f.partition', '=', 't.partition')
          .where((where) =>
            where.or([
              where('f.blob_name', '=', where.ref('t.certificate_blob_name')),
              where('f.blob_name', '=', where.ref('t.suretyship_blob_name')),
            ]),
          ),
      ).as('files'),
      jsonArrayFrom(
        eb
          .selectFrom('contractor_finding as f')
          .select(['f.path', 'f.level', 'f.code', 'f.facts'])
          .whereRef('f.partition', '=', 't.partition')
          .whereRef('f.contractor_id', '=', 't.id')
          .orderBy('f.position'),
      ).as('findings'),
    ])
    .where('t.partition', '=', partition)
    .where('t.id', '=', id)
    .executeTakeFirst();
}

export type StoredContractor = NonNullable<Awaited<ReturnType<typeof findContractor>>>;

/** The contractor, or `notFound`. */
export async function getContractor(db: Db, partition: string, id: string): Promise<StoredContractor> {
  const stored = await findContractor(db, partition, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

/** The client whose pool is named, or the company itself when none is; undefined when it is none of the partition's. */
export function findPool(
  db: Db,
  partition: string,
  { pool, ownCompanyId }: { pool: string; ownCompanyId: string },
): Promise<{ id: string; name: string } | undefined> {
  const query = db.selectFrom('company').select(['id', 'name']).where('partition', '=', partition);
  return (
    pool === ''
      ? query.where('id', '=', ownCompanyId)
      : query
          .where('is_client', '=', true)
          .where((where) => where.or([where('name', '=', pool), where('trade_name', '=', pool)]))
  ).executeTakeFirst();
}
