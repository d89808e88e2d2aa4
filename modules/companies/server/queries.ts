import type { Language } from '#platform/language.ts';
import type { Db } from '#platform/server/database.ts';
import './tables.ts';

const clientColumns = [
  'id',
  'name',
  'trade_name',
  'time_zone',
  'support_email',
  'support_telephone',
  'link_validity_days',
  'brand_colour',
] as const;

/** The freight company that a person works for or that sent a link. */
export interface ClientCompany {
  readonly id: string;
  readonly name: string;
  readonly trade_name: string;
  readonly time_zone: string;
  readonly support_email: string;
  readonly support_telephone: string;
  readonly link_validity_days: number;
  readonly brand_colour: string;
}

export async function companyById(db: Db, partition: string, id: string): Promise<ClientCompany> {
  return db
    .selectFrom('company')
    .select(clientColumns)
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** How applicants reach the company, as outcome pages and mails show it. */
export function supportOf(
  company: Pick<ClientCompany, 'support_email' | 'support_telephone'>,
  fallback: string,
): string {
  return [company.support_telephone, company.support_email].filter(Boolean).join(' · ') || fallback;
}

export interface Terms {
  readonly version: string;
  readonly language: string;
  readonly body: string;
}

/** The newest published terms in the language, or in English where it has none. */
export async function termsInForce(
  db: Db,
  partition: string,
  companyId: string,
  purpose: string,
  language: Language,
): Promise<Terms | undefined> {
  const rows = await db
    .selectFrom('company_terms')
    .select(['version', 'language', 'body'])
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('purpose', '=', purpose)
    .where('language', 'in', [language, 'en'])
    .orderBy('published_at', 'desc')
    .execute();
  return rows.find((row) => row.language === language) ?? rows[0];
}
