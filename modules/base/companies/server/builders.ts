import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { DocumentType, AskedSubjectType } from '../document-types.ts';
import { purposeOf, type TermsBodies, type TermsKind } from '../terms.ts';
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
      address: '{"country": "South Africa"}',
      ...company,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface PublishedTerms {
  readonly companyId: string;
  /** `supplier`, or the flow that brings suppliers in. */
  readonly purpose: string;
  readonly version: string;
  readonly bodies: TermsBodies;
  readonly kind?: TermsKind;
  readonly publishedAt?: Date;
}

/** A published version of terms; the one that was in force before is retired. */
export async function buildTerms(db: Db, partition: string, terms: PublishedTerms): Promise<void> {
  const { companyId, bodies, version, kind = 'terms', publishedAt = new Date() } = terms;
  const purpose = purposeOf(terms.purpose);
  if (!purpose) throw new Error(`${terms.purpose} asks for no agreement`);
  await db
    .updateTable('company_terms')
    .set({ status: 'retired', retired_at: sql<Date>`now()` })
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('purpose', '=', purpose)
    .where('status', '=', 'published')
    .execute();
  await db
    .insertInto('company_terms')
    .values({
      partition,
      company_id: companyId,
      kind,
      purpose,
      version,
      status: 'published',
      bodies: JSON.stringify(bodies),
      created_by: 'Naledi Mokoena',
      published_by: 'Naledi Mokoena',
      published_at: publishedAt,
      created_at: publishedAt,
    })
    .execute();
}

/** A paper that a company wants of each of its suppliers, customers, contractors, drivers or vehicles. */
export async function buildRequiredDocument(
  db: Db,
  partition: string,
  rule: {
    readonly companyId: string;
    readonly subjectType: AskedSubjectType;
    readonly code: DocumentType;
    readonly isMandatory: boolean;
    readonly maxAgeMonths: number | null;
    readonly position: number;
  },
): Promise<void> {
  const wish = { is_mandatory: rule.isMandatory, max_age_months: rule.maxAgeMonths, position: rule.position };
  await db
    .insertInto('required_document')
    .values({ partition, company_id: rule.companyId, subject_type: rule.subjectType, code: rule.code, ...wish })
    // The client began with the usual papers.
    .onConflict((conflict) => conflict.columns(['partition', 'company_id', 'subject_type', 'code']).doUpdateSet(wish))
    .execute();
}
