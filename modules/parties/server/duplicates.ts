import { sql } from 'kysely';
import { isLookAlikeDomain, isPublicMailDomain, mailDomain } from '#platform/mail-domains.ts';
import { nameKey, similarNameThreshold } from '#platform/names.ts';
import type { Context } from '#platform/server/implement.ts';
import type { PartyNoun } from '../contract.ts';
import type { PartyFinding } from '../findings.ts';
import type { PartyFailureCode } from '../messages/failures/index.ts';
import { directorIndexes } from './directors.ts';

/** A value of a form, with the path of its field. */
interface Placed {
  readonly path: string;
  readonly value: string;
}

/** What is compared of a party, normalised; its fields are named as its own form names them. */
export interface ComparedParty {
  readonly noun: PartyNoun;
  /** The party itself, when it is there already. */
  readonly ownId: string | null;
  readonly registeredName: string;
  readonly countryCode: string;
  readonly registrationNumber: Placed;
  readonly vatNumber: Placed;
  readonly phones: readonly Placed[];
  readonly email: string;
  /** Keyed hashes under which the account may stand at another party; none when there is no account. */
  readonly account: { readonly path: string; readonly indexes: readonly string[] };
  /** Their identity numbers. */
  readonly directors: readonly Placed[];
}

interface Other {
  readonly noun: PartyNoun;
  readonly id: string;
  readonly name: string;
}

const noOne = '00000000-0000-0000-0000-000000000000';

/** Others, of whatever noun, that may be the same company or stand behind the same people (domain §4.19). */
export async function sharedWithOthers(context: Context, party: ComparedParty): Promise<PartyFinding[]> {
  const found = await Promise.all([sharing(context, party), similarNames(context, party), lookAlikes(context, party)]);
  return found.flat();
}

/** What tells a mail domain from others: the longest label before the last. Empty where anybody can have a mailbox. */
export function mailLabel(email: string): string {
  const domain = mailDomain(email);
  if (isPublicMailDomain(domain)) return '';
  const labels = domain.split('.').slice(0, -1);
  return labels.reduce((longest, label) => (label.length > longest.length ? label : longest), '');
}

type Shared = Other & {
  readonly kind: 'registration' | 'vat' | 'account' | 'director' | 'phone' | 'mailDomain';
  readonly value: string;
};

/** The same number, account, director, phone or mail domain at another party: allowed, and worth a look. */
async function sharing({ db, app }: Context, party: ComparedParty): Promise<PartyFinding[]> {
  const { noun, ownId, countryCode, registrationNumber, vatNumber, account } = party;
  const phones = party.phones.map(({ value }) => value).filter(Boolean);
  const domain = mailDomain(party.email);
  const directors = party.directors.map(({ value }) => directorIndexes(app.sealer, value));
  const { rows } = await sql<Shared>`
    select * from party_sharing(${noun}, ${ownId ?? noOne}, ${countryCode}, ${registrationNumber.value}, ${vatNumber.value},
      ${account.indexes}, ${directors.flat()}, ${phones}, ${isPublicMailDomain(domain) ? '' : domain})`.execute(db);
  return withoutRepeats(rows.map(findingOf));

  function findingOf(row: Shared): PartyFinding {
    switch (row.kind) {
      case 'registration':
      case 'vat':
        return about(row, row.kind === 'vat' ? vatNumber.path : registrationNumber.path, numbersOf[row.noun]);
      case 'account':
        return about(row, account.path, 'bankAccountShared');
      case 'director':
        return about(
          row,
          party.directors[directors.findIndex((indexes) => indexes.includes(row.value))]?.path ?? '',
          'directorShared',
        );
      case 'phone':
        return about(row, party.phones.find(({ value }) => value === row.value)?.path ?? '', 'phoneShared');
      case 'mailDomain':
        return about(row, 'email', 'mailDomainShared', { domain });
    }
  }
}

const numbersOf = {
  supplier: 'numbersOfSupplier',
  customer: 'numbersOfCustomer',
  contractor: 'numbersOfContractor',
} as const satisfies Record<PartyNoun, PartyFailureCode>;

/** The same phone as mobile and as landline of one party is one finding; so is a company with both numbers the same. */
function withoutRepeats(findings: readonly PartyFinding[]): PartyFinding[] {
  const isOfNumbers = ({ code }: PartyFinding) => Object.values<string>(numbersOf).includes(code);
  const key = (finding: PartyFinding) =>
    [isOfNumbers(finding) ? '' : finding.path, finding.code, finding.facts['keyIdentifier']].join(' ');
  return findings.filter((finding, index) => index === findings.findIndex((it) => key(it) === key(finding)));
}

async function similarNames({ db }: Context, { registeredName, ownId }: ComparedParty): Promise<PartyFinding[]> {
  const { rows } = await sql<Other>`
    select noun, id, name from party_named_like(${nameKey(registeredName)}, ${similarNameThreshold})
     where id <> ${ownId ?? noOne} order by similarity desc limit 5`.execute(db);
  return rows.map((row) => about(row, 'registeredName', 'partyNameSimilar'));
}

/** A domain that could be taken for that of a known party: the way in which bank details are changed by fraud. */
async function lookAlikes({ db }: Context, { email, ownId }: ComparedParty): Promise<PartyFinding[]> {
  const label = mailLabel(email);
  if (label === '') return [];
  const domain = mailDomain(email);
  const { rows } = await sql<Other & { mail_domain: string }>`
    select noun, id, name, mail_domain from party_mail_like(${label}) where id <> ${ownId ?? noOne}`.execute(db);
  return rows
    .filter((row) => isLookAlikeDomain(domain, row.mail_domain))
    .slice(0, 5)
    .map((row) => about(row, 'email', 'mailDomainLooksLike', { domain, known: row.mail_domain }));
}

function about(
  { noun, id, name }: Other,
  path: string,
  code: PartyFailureCode,
  facts: PartyFinding['facts'] = {},
): PartyFinding {
  return { path, level: 'W', code, facts: { partyName: name, party: noun, keyIdentifier: id, ...facts } };
}
