import { invalidFields } from '#platform/failure.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import type { Language } from '#platform/language.ts';
import { writtenPhone } from '#platform/phone.ts';
import type { Db } from '#platform/server/database.ts';
import { purposeOf, type TermsKind } from '../terms.ts';
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
  'logo_url',
  'email_sender',
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
  readonly logo_url: string;
  readonly email_sender: string;
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
  return [writtenPhone(company.support_telephone), company.support_email].filter(Boolean).join(' · ') || fallback;
}

export interface Terms {
  readonly version: string;
  readonly language: string;
  readonly body: string;
}

/** What is published for a flow by link, in the language, or in English where it has none. */
export async function termsInForce(
  db: Db,
  partition: string,
  companyId: string,
  flow: string,
  language: Language,
  kind: TermsKind = 'terms',
): Promise<Terms | undefined> {
  const purpose = purposeOf(flow);
  if (!purpose) return undefined;
  const row = await db
    .selectFrom('company_terms')
    .select(['version', 'bodies'])
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('purpose', '=', purpose)
    .where('status', '=', 'published')
    .executeTakeFirst();
  const own = row?.bodies[language];
  if (own) return { version: row.version, language, body: own };
  const english = row?.bodies.en;
  return english === undefined ? undefined : { version: row!.version, language: 'en', body: english };
}

/** A client as its parties refer to it. */
export interface Client {
  readonly id: string;
  readonly name: string;
  readonly trade_name: string;
}

/** The client of this name, or that company itself when no name is given; undefined when it is none of the partition's. */
export function clientNamed(
  db: Db,
  partition: string,
  { name, ownCompanyId }: { name: string; ownCompanyId: string },
): Promise<Client | undefined> {
  const query = db.selectFrom('company').select(['id', 'name', 'trade_name']).where('partition', '=', partition);
  return (
    name === ''
      ? query.where('id', '=', ownCompanyId)
      : query
          .where('is_client', '=', true)
          .where((where) => where.or([where('name', '=', name), where('trade_name', '=', name)]))
  ).executeTakeFirst();
}

/** The client that staff name in a form, or their own company; one that is none of theirs is refused at its field. */
export async function chosenClient(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  { companyId: ownCompanyId }: Pick<UserActor, 'companyId'>,
  { name, field }: { readonly name: string; readonly field: string },
): Promise<Client> {
  const client = await clientNamed(db, partition, { name, ownCompanyId });
  if (!client) throw invalidFields({ [field]: { code: 'notAnOption' } });
  return client;
}

/** The client of a party, as the party's row was read with it. */
export function clientOf(party: {
  readonly company_id: string;
  readonly client_name: string;
  readonly client_trade_name: string;
}): Client {
  return { id: party.company_id, name: party.client_name, trade_name: party.client_trade_name };
}
