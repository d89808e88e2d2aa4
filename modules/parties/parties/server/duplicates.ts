import { sql } from 'kysely';
import { isLookAlikeDomain, isPublicMailDomain, mailDomain } from '#platform/mail-domains.ts';
import { nameKey, similarNameThreshold } from '#platform/names.ts';
import type { Context } from '#platform/server/implement.ts';
import type { PartyNoun } from '../contract.ts';
import type { PartyFinding } from '../findings.ts';
import type { PartyFailureCode } from '../messages/failures/index.ts';
import { directorIndexes } from './directors.ts';

/** What is compared of every party, under names that all forms have. */
interface ComparedDetail {
  readonly registeredName: string;
  readonly email: string;
  readonly bankAccountNo: string;
  readonly directors: readonly object[];
}

type TextOf<Detail> = { [Key in keyof Detail]-?: Detail[Key] extends string ? Key : never }[keyof Detail] & string;

/** A party that is compared, normalised, and what its form calls the rest. */
interface Compared<Detail extends ComparedDetail> {
  readonly noun: PartyNoun;
  /** The party itself, when it is there already. */
  readonly ownId: string | null;
  readonly detail: Detail;
  readonly countryCode: string;
  readonly registration: TextOf<Detail>;
  readonly vat: TextOf<Detail>;
  readonly phones: readonly TextOf<Detail>[];
  readonly directorNumber: TextOf<Detail['directors'][number]>;
  /** Keyed hashes under which an account may stand at another party. */
  accounts(sealer: Context['app']['sealer'], account: string): readonly string[];
}

/** The same with its values, each with the path of its field. */
type ComparedParty = ReturnType<typeof comparedOf>;

function comparedOf<Detail extends ComparedDetail>({ app }: Context, party: Compared<Detail>) {
  const { detail, directorNumber } = party;
  const at = (path: TextOf<Detail>) => ({ path: path as string, value: detail[path] as string });
  return {
    noun: party.noun,
    ownId: party.ownId,
    registeredName: detail.registeredName,
    email: detail.email,
    countryCode: party.countryCode,
    registrationNumber: at(party.registration),
    vatNumber: at(party.vat),
    phones: party.phones.map(at),
    accounts: detail.bankAccountNo ? party.accounts(app.sealer, detail.bankAccountNo) : [],
    /** Their identity numbers. */
    directors: detail.directors.map((director, index) => ({
      path: `directors.${index}.${directorNumber}`,
      value: (director as Readonly<Record<string, string>>)[directorNumber] ?? '',
    })),
  };
}

interface Other {
  readonly noun: PartyNoun;
  readonly id: string;
  readonly name: string;
}

const noOne = '00000000-0000-0000-0000-000000000000';

/** Others, of whatever noun, that may be the same company or stand behind the same people (domain §4.19). */
export async function sharedWithOthers<Detail extends ComparedDetail>(
  context: Context,
  compared: Compared<Detail>,
): Promise<PartyFinding[]> {
  const party = comparedOf(context, compared);
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
  const { noun, ownId, countryCode, registrationNumber, vatNumber, accounts } = party;
  const phones = party.phones.map(({ value }) => value).filter(Boolean);
  const domain = mailDomain(party.email);
  const directors = party.directors.map(({ value }) => directorIndexes(app.sealer, value));
  const { rows } = await sql<Shared>`
    select * from party_sharing(${noun}, ${ownId ?? noOne}, ${countryCode}, ${registrationNumber.value}, ${vatNumber.value},
      ${accounts}, ${directors.flat()}, ${phones}, ${isPublicMailDomain(domain) ? '' : domain}) limit 50`.execute(db);
  return withoutRepeats(rows.map(findingOf));

  function findingOf(row: Shared): PartyFinding {
    switch (row.kind) {
      case 'registration':
      case 'vat':
        return about(row, row.kind === 'vat' ? vatNumber.path : registrationNumber.path, numbersOf[row.noun]);
      case 'account':
        return about(row, 'bankAccountNo', 'bankAccountShared');
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
