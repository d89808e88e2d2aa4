import { sql } from 'kysely';
import { isLookAlikeDomain, isPublicMailDomain, mailDomain } from '#platform/mail-domains.ts';
import { nameKey, sameNameKey, similarNameThreshold } from '#platform/names.ts';
import type { Context } from '#platform/server/implement.ts';
import { countryOf } from '../checks.ts';
import type { CarrierDetail } from '../fields.ts';
import type { SupplierFinding } from '../findings.ts';
import type { SupplierFailureCode } from '../messages/failures/index.ts';
import { mailLabel } from './supplier-details.ts';

export interface Duplicates {
  /** The live supplier of the same client that makes this one impossible, and why. */
  readonly taken: { readonly code: 'carrierNameTaken' | 'carrierExists'; readonly keyIdentifier: string } | undefined;
  /** Others that may be the same company, or stand behind the same people (domain §4.19). */
  readonly findings: readonly SupplierFinding[];
}

interface Compared {
  readonly detail: CarrierDetail;
  readonly companyId: string;
  /** The supplier itself, when it is there already. */
  readonly ownId: string | null;
}

interface Other {
  readonly id: string;
  readonly registered_name: string;
}

const noOne = '00000000-0000-0000-0000-000000000000';

/** Compares a supplier with all others of the partition. */
export async function findDuplicates(context: Context, compared: Compared): Promise<Duplicates> {
  const taken = await findTaken(context, compared);
  if (taken) return { taken, findings: [] };
  return {
    taken,
    findings: [
      ...(await findSharing(context, compared)),
      ...(await findSimilarNames(context, compared)),
      ...(await findLookAlikes(context, compared)),
    ],
  };
}

/** Whether the client has a live supplier of this name. */
export async function isNameTaken(
  { db, partition }: Context,
  { name, companyId, ownId }: { name: string; companyId: string; ownId: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('supplier')
    .select('id')
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('registered_key', '=', sameNameKey(name))
    .where('status', '<>', 'deleted')
    .where('id', '<>', ownId ?? noOne)
    .executeTakeFirst();
  return row !== undefined;
}

async function findTaken(
  { db, partition }: Context,
  { detail, companyId, ownId }: Compared,
): Promise<Duplicates['taken']> {
  const key = sameNameKey(detail.registeredName);
  const rows = await db
    .selectFrom('supplier')
    .select(['id', 'registered_key'])
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('status', '<>', 'deleted')
    .where('id', '<>', ownId ?? noOne)
    .where((where) =>
      where.or([
        where('registered_key', '=', key),
        where.and([where('country_code', '=', countryOf(detail)), where('reg_no', '=', detail.regNo)]),
        where.and([
          where('country_code', '=', countryOf(detail)),
          where('vat_no', '=', detail.vatNo),
          where('vat_no', '<>', ''),
        ]),
      ]),
    )
    .limit(3)
    .execute();
  const other = rows.find(({ registered_key }) => registered_key === key) ?? rows[0];
  return (
    other && { code: other.registered_key === key ? 'carrierNameTaken' : 'carrierExists', keyIdentifier: other.id }
  );
}

/** The same account, director, phone or mail domain at another supplier: allowed, and worth a look. */
async function findSharing({ db, partition, app }: Context, { detail, ownId }: Compared): Promise<SupplierFinding[]> {
  const phones = [detail.cellNo, detail.telno].filter(Boolean);
  const domain = mailDomain(detail.email);
  const accounts = app.sealer.blindIndexes(accountKey(detail.bankAccountNo), 'supplier_bank.account');
  const directors = detail.directors.flatMap(({ idNumber }, position) =>
    idNumber
      ? app.sealer.blindIndexes(idNumber, 'supplier_director.id_number').map((index) => ({ index, position }))
      : [],
  );
  const { rows } = await sql<Other & { path: string; code: SupplierFailureCode }>`
    select s.id, s.registered_name, shared.path, shared.code from (
      select supplier_id as id, 'bankAccountNo' as path, 'bankAccountShared' as code from supplier_bank
       where partition = ${partition} and is_current and ${detail.bankAccountNo !== ''} and account_index = any (${accounts})
      union all
      select d.supplier_id, 'directors.' || given.position || '.idNumber', 'directorShared' from jsonb_to_recordset(${JSON.stringify(directors)}::jsonb) as given (index text, position int)
        join supplier_director d on d.partition = ${partition} and d.id_number_index = given.index
      union all
      select id, case when cell_no = ${detail.cellNo} then 'cellNo' else 'telno' end, 'phoneShared' from supplier where partition = ${partition} and cell_no <> '' and cell_no = any (${phones})
      union all
      select id, case when tel_no = ${detail.cellNo} then 'cellNo' else 'telno' end, 'phoneShared' from supplier where partition = ${partition} and tel_no <> '' and tel_no = any (${phones})
      union all
      (select id, 'email', 'mailDomainShared' from supplier where partition = ${partition} and ${!isPublicMailDomain(domain)} and mail_domain = ${domain} limit 20)
    ) shared join supplier s on s.partition = ${partition} and s.id = shared.id
    where s.status <> 'deleted' and s.id <> ${ownId ?? noOne}
    limit 50`.execute(db);
  const findings = rows.map((row) => about(row, row.path, row.code, row.code === 'mailDomainShared' ? { domain } : {}));
  // The same phone as mobile and as landline of one supplier is one finding.
  return findings.filter(
    ({ path, code, facts }, index) =>
      index ===
      findings.findIndex(
        (it) => it.path === path && it.code === code && it.facts['keyIdentifier'] === facts['keyIdentifier'],
      ),
  );
}

/** An account number as it is compared: banks write the same one with and without zeros in front. */
export function accountKey(account: string): string {
  return account.replace(/^0+/, '');
}

async function findSimilarNames({ db }: Context, { detail, ownId }: Compared): Promise<SupplierFinding[]> {
  const { rows } = await sql<Other>`
    select id, registered_name from supplier_named_like(${nameKey(detail.registeredName)}, ${similarNameThreshold})
     where id <> ${ownId ?? noOne} order by similarity desc limit 5`.execute(db);
  return rows.map((row) => about(row, 'registeredName', 'supplierNameSimilar'));
}

/** A domain that could be taken for that of a known supplier: the way in which bank details are changed by fraud. */
async function findLookAlikes({ db }: Context, { detail, ownId }: Compared): Promise<SupplierFinding[]> {
  const label = mailLabel(detail.email);
  if (label === '') return [];
  const domain = mailDomain(detail.email);
  // One letter that differs changes three or four of the trigrams, of which a short name has few.
  const atLeast = Math.max(0.1, (label.length - 4) / (label.length + 6));
  const { rows } = await sql<Other & { mail_domain: string }>`
    select id, registered_name, mail_domain from supplier_mail_like(${label}, ${atLeast}) where id <> ${ownId ?? noOne}`.execute(
    db,
  );
  return rows
    .filter((row) => isLookAlikeDomain(domain, row.mail_domain))
    .slice(0, 5)
    .map((row) => about(row, 'email', 'mailDomainLooksLike', { domain, known: row.mail_domain }));
}

function about(
  { id, registered_name }: Other,
  path: string,
  code: SupplierFailureCode,
  facts: SupplierFinding['facts'] = {},
): SupplierFinding {
  return { path, level: 'W', code, facts: { carrierName: registered_name, keyIdentifier: id, ...facts } };
}
