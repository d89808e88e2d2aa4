import type { Insertable } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import type { Tables } from '#platform/server/tables.ts';
import './tables.ts';

/** A company of the partition; the defaults make a freight company that people can sign in for. */
export async function buildCompany(
  db: Db,
  partition: string,
  company: Partial<Insertable<Tables['company']>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('company')
    .values({
      partition,
      name: 'Highveld Haulage (Pty) Ltd',
      trade_name: 'Highveld Haulage',
      is_client: true,
      address: '{}',
      ...company,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A published version of terms. */
export async function buildTerms(
  db: Db,
  partition: string,
  terms: { companyId: string; purpose: string; language: string; version: string; body: string },
): Promise<void> {
  const { companyId, ...rest } = terms;
  await db
    .insertInto('company_terms')
    .values({ partition, company_id: companyId, ...rest })
    .execute();
}
