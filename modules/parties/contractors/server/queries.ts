import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#platform/server/database.ts';
import { orNotFound } from '#platform/server/records.ts';
import { currentBank } from '#modules/parties/bank/server/index.ts';
import { partsOf } from '#modules/parties/parties/server/index.ts';
import './tables.ts';

/** Contractors as owners of bank details. */
export const contractorOwner = 'contractor';

const parts = partsOf(contractorOwner);

/** A contractor with all that belongs to it, in one statement. Signings come newest first. */
export function findContractor(db: Db, partition: string, id: string) {
  return db
    .selectFrom('contractor as s')
    .innerJoin('company as c', (join) =>
      join.onRef('c.partition', '=', 's.partition').onRef('c.id', '=', 's.company_id'),
    )
    .selectAll('s')
    .select([
      'c.name as client_name',
      'c.trade_name as client_trade_name',
      'c.logo_url as client_logo_url',
      'c.contractor_suretyship_above',
    ])
    .select([
      parts.directors('address').as('directors'),
      currentBank(contractorOwner).as('bank'),
      parts.findings.as('findings'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('contractor_signing as g')
          .leftJoin('stored_file as f', (join) =>
            join.onRef('f.partition', '=', 'g.partition').onRef('f.blob_name', '=', 'g.blob_name'),
          )
          .select(['g.id', 'g.name', 'g.capacity', 'g.signature_sealed', 'g.signed_at', 'g.verified_number'])
          .select(['g.verified_at', 'g.content_sha256', 'g.blob_name', 'f.file_name', 'f.sha256'])
          .whereRef('g.partition', '=', 's.partition')
          .whereRef('g.contractor_id', '=', 's.id')
          .orderBy('g.signed_at', 'desc'),
      ).as('signings'),
      jsonArrayFrom(
        eb
          .selectFrom('stored_file as f')
          .select(['f.blob_name', 'f.file_name', 'f.content_type', 'f.facts', 'f.sha256'])
          .whereRef('f.partition', '=', 's.partition')
          .where((where) =>
            where.or([
              where('f.blob_name', '=', where.ref('s.certificate_blob_name')),
              where('f.blob_name', '=', where.ref('s.suretyship_blob_name')),
            ]),
          ),
      ).as('files'),
    ])
    .where('s.partition', '=', partition)
    .where('s.id', '=', id)
    .executeTakeFirst();
}

export type StoredContractor = NonNullable<Awaited<ReturnType<typeof findContractor>>>;

/** The contractor, or `notFound`. */
export async function getContractor(db: Db, partition: string, id: string): Promise<StoredContractor> {
  return orNotFound(await findContractor(db, partition, id));
}
