import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import type { Known } from '../check.ts';
import { wordOf } from '../lines.ts';
import { likenessOf } from '../suggestion.ts';
import type { ProposalKind } from '../fields.ts';
import type { TypedLine } from './queries.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}
interface KnownAccount extends Named {
  readonly number: string;
  readonly isActive: boolean;
  readonly isControl: boolean;
  readonly centreRequired: boolean;
  readonly vatCode: string;
  readonly partyKind: 'customer' | 'supplier' | undefined;
}

/** What the lines of a proposal name, with the records themselves. */
export interface Resolved extends Known {
  readonly accounts: ReadonlyMap<string, KnownAccount>;
  readonly centres: ReadonlyMap<string, Named>;
  readonly loads: ReadonlyMap<string, Named>;
  /** `kind word` → the party. */
  readonly partiesFound: ReadonlyMap<string, Named>;
}

const partyKinds = { debtors: 'customer', creditors: 'supplier' } as const;

/** Looks up everything that lines name, in a handful of statements however many lines there are. */
export async function resolve(
  context: Context,
  { companyId, kind, date }: { readonly companyId: string; readonly kind: ProposalKind; readonly date: CalendarDate },
  lines: readonly TypedLine[],
): Promise<Resolved> {
  const words = (pick: (line: TypedLine) => string) => [
    ...new Set(lines.map((line) => wordOf(pick(line))).filter((word) => word !== '')),
  ];
  const [accounts, centres, loads, parties, earlier] = await Promise.all([
    accountsOfNumbers(
      context,
      words(({ account }) => account),
    ),
    centresOf(
      context,
      words(({ centre }) => centre),
      kind === 'yearEnd' ? null : date,
    ),
    loadsOf(
      context,
      words(({ loadNumber }) => loadNumber),
    ),
    partiesOf(
      context,
      companyId,
      words(({ party }) => party),
    ),
    earlierAmounts(context, { companyId, date }, lines),
  ]);
  return {
    accounts: new Map(
      [...accounts].map(([number, account]) => [
        number,
        {
          ...account,
          partyKind: account.role === 'debtors' || account.role === 'creditors' ? partyKinds[account.role] : undefined,
        },
      ]),
    ),
    centres,
    loads,
    parties: new Map([...parties].map(([key, found]) => [key, found.length])),
    partiesFound: new Map([...parties].map(([key, found]) => [key, found[0]!])),
    earlier,
  };
}

/** Centres in use on a day; all that there are where no day is named. */
async function centresOf({ db, partition }: Context, codes: readonly string[], date: CalendarDate | null) {
  const { rows } = await sql<Named & { readonly code: string }>`
    select id, code, name from profit_centre where partition = ${partition} and code = any (${codes}::text[])
       and (${date}::date is null or is_active and ${date}::date between coalesce(active_from, '-infinity') and coalesce(active_to, 'infinity'))`.execute(
    db,
  );
  return new Map(rows.map(({ code, ...centre }) => [code, centre]));
}

async function loadsOf({ db, partition }: Context, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, Named>();
  const { rows } = await sql<Named>`
    select id, load_number as name from load where partition = ${partition} and load_number = any (${numbers}::text[])`.execute(
    db,
  );
  return new Map(rows.map((load) => [wordOf(load.name), load]));
}

/** By name or account code. Several may have one name: they are told apart by their codes. */
async function partiesOf({ db, partition }: Context, companyId: string, words: readonly string[]) {
  if (words.length === 0) return new Map<string, Named[]>();
  const { rows } = await sql<Named & { readonly kind: string; readonly code: string }>`
    select 'customer' as kind, id, registered_name as name, account_number as code from customer
     where partition = ${partition} and company_id = ${companyId} and (upper(registered_name) = any (${words}::text[]) or upper(account_number) = any (${words}::text[]))
    union all
    select 'supplier', id, registered_name, account_number from supplier
     where partition = ${partition} and company_id = ${companyId} and (upper(registered_name) = any (${words}::text[]) or upper(account_number) = any (${words}::text[]))`.execute(
    db,
  );
  const found = new Map<string, Named[]>();
  for (const { kind, code, ...party } of rows)
    for (const word of new Set([wordOf(party.name), wordOf(code)]))
      if (words.includes(word)) found.set(`${kind} ${word}`, [...(found.get(`${kind} ${word}`) ?? []), party]);
  return found;
}

/** Amounts of lines with the same account, centre and text in the four months before: what is typed each month. */
async function earlierAmounts(
  { db, partition }: Context,
  { companyId, date }: { readonly companyId: string; readonly date: CalendarDate },
  lines: readonly TypedLine[],
): Promise<ReadonlyMap<string, readonly Cents[]>> {
  const asked = lines.filter(({ text, account }) => text !== '' && account !== '').slice(0, 500);
  if (asked.length === 0) return new Map();
  const given = asked.map(({ account, centre, text }) => ({
    account: wordOf(account),
    centre: wordOf(centre),
    text: wordOf(text),
  }));
  const { rows } = await sql<{ account: string; centre: string; text: string; amount: number }>`
    with asked as materialized (
      select distinct g.account, g.centre, g.text, t.id as account_id
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(account text, centre text, text text)
        join journal_account t on t.partition = ${partition} and t.code = g.account)
    select a.account, a.centre, a.text, l.amount
      from (select distinct account_id from asked) k
      join journal_line l on l.partition = ${partition} and l.company_id = ${companyId} and l.account_id = k.account_id
       and l.posting_date >= ${date}::date - interval '4 months' and l.posting_date < ${date}::date
      left join profit_centre c on c.partition = l.partition and c.id = l.profit_centre_id
      join asked a on a.account_id = l.account_id and a.text = upper(l.text) and a.centre = coalesce(c.code, '')
     order by l.posting_date desc limit 2000`.execute(db);
  const amounts = new Map<string, Cents[]>();
  for (const { amount, ...line } of rows) {
    const key = likenessOf(line);
    amounts.set(key, [...(amounts.get(key) ?? []), cents(amount)]);
  }
  return amounts;
}
