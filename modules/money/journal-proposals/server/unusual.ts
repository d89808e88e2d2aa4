import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Finding } from '../check.ts';
import { signedOf, wordOf } from '../lines.ts';
import type { TypedLine } from './queries.ts';

/** Pairs of an account and a centre that are looked at; those of a larger batch beyond them are not. */
const pairsAtMost = 200;
/** How many times the largest amount of earlier months is far above the usual. */
const farAbove = 3n;
/** So many earlier lines make something usual. */
const usualFrom = 3;
/** The latest lines of a pair that are looked at. */
const latestLines = 200;
/** What is said of one proposal at most. */
const saidAtMost = 50;

interface Asked {
  readonly companyId: string;
  readonly date: CalendarDate;
}
interface Pair {
  readonly account: string;
  readonly centre: string;
  readonly isNew: boolean;
  readonly count: number;
  readonly largest: number;
}

const pairOf = ({ account, centre }: Pick<TypedLine, 'account' | 'centre'>) => `${wordOf(account)}\n${wordOf(centre)}`;

/**
 * What of the lines is unlike anything before: an account that was never posted to with this centre, an amount far above all
 * of two years, and a journal that was posted in the same month already. Where the books begin, nothing is unusual.
 */
export async function unusualIn(
  context: Context,
  asked: Asked,
  lines: readonly TypedLine[],
): Promise<readonly Finding[]> {
  if (!(await hasHistory(context, asked))) return [];
  const pairs = await pairsOf(context, asked, lines);
  const found: Finding[] = [];
  const named = new Set<string>();
  for (const line of lines) {
    const pair = pairs.get(pairOf(line));
    if (!pair) continue;
    const about = { row: line.row, group: line.group };
    if (pair.isNew && !named.has(pairOf(line))) {
      named.add(pairOf(line));
      found.push({
        ...about,
        field: line.centre === '' ? 'account' : 'centre',
        ...(line.centre === ''
          ? { code: 'lineAccountNew' as const, details: { number: line.account } }
          : { code: 'lineCentreNew' as const, details: { number: line.account, code: line.centre } }),
      });
    }
    const signed = signedOf(line);
    const amount = (signed < 0n ? -signed : signed) as Cents;
    if (pair.count >= usualFrom && amount > cents(pair.largest) * farAbove)
      found.push({
        ...about,
        field: signed > 0n ? 'debit' : 'credit',
        code: 'lineAmountUnusual',
        details: { number: line.account, amount: cents(pair.largest) },
      });
  }
  return [...found, ...(await postedAlready(context, asked, lines))].slice(0, saidAtMost);
}

/** A company whose books are older than a month. */
async function hasHistory({ db, partition }: Context, { companyId, date }: Asked): Promise<boolean> {
  const { rows } = await sql`
    select from journal where partition = ${partition} and company_id = ${companyId} and posting_date < ${date}::date - interval '1 month' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

async function pairsOf(
  { db, partition }: Context,
  { companyId, date }: Asked,
  lines: readonly TypedLine[],
): Promise<ReadonlyMap<string, Pair>> {
  const distinct = [
    ...new Map(lines.filter(({ account }) => account !== '').map((line) => [pairOf(line), line])).values(),
  ];
  const given = distinct
    .slice(0, pairsAtMost)
    .map(({ account, centre }) => ({ account: wordOf(account), centre: wordOf(centre) }));
  if (given.length === 0) return new Map();
  const { rows } = await sql<Pair>`
    select g.account, g.centre, usual.count, usual.largest,
           not exists (select from ledger_balance b
              where b.partition = ${partition} and b.company_id = ${companyId} and b.account_id = t.id
                and b.centre_id = coalesce(c.id, '00000000-0000-0000-0000-000000000000')) as "isNew"
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(account text, centre text)
      join journal_account t on t.partition = ${partition} and t.code = g.account
      left join profit_centre c on c.partition = ${partition} and c.code = g.centre
      cross join lateral (
        select count(*)::int as count, coalesce(max(abs(l.amount)), 0)::float8 as largest
          from (select amount from journal_line l
                 where l.partition = ${partition} and l.company_id = ${companyId} and l.account_id = t.id and l.profit_centre_id is not distinct from c.id
                   and l.posting_date >= ${date}::date - interval '24 months' and l.posting_date <= ${date}::date
                 order by l.posting_date desc, l.journal_number desc, l.line desc limit ${latestLines}) l) usual
     where g.centre = '' or c.id is not null`.execute(db);
  return new Map(rows.map((pair) => [pairOf(pair), pair]));
}

/** Journals whose lines equal those of one that was posted in the same month by hand: somebody may be typing it twice. */
async function postedAlready(
  { db, partition }: Context,
  { companyId, date }: Asked,
  lines: readonly TypedLine[],
): Promise<readonly Finding[]> {
  const groups = [...Map.groupBy(lines, ({ group }) => group)].slice(0, pairsAtMost).map(([group, own]) => ({
    group,
    lines: own.length,
    key: own
      .map((line) => `${wordOf(line.account)} ${wordOf(line.centre)} ${signedOf(line)}`)
      .toSorted()
      .join('\n'),
    total: Number(own.reduce((sum, { debit }) => sum + (debit ?? 0n), 0n)),
  }));
  const { rows } = await sql<{ group: string; number: number; date: string }>`
    select distinct on (g."group") g."group", j.number, j.posting_date::text as date
      from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g("group" text, lines int, key text, total bigint)
      join journal j on j.partition = ${partition} and j.company_id = ${companyId} and j.source = 'journal' and j.reversal_of is null
       and j.total = g.total and j.lines = g.lines
       and j.posting_date >= date_trunc('month', ${date}::date)::date and j.posting_date < (date_trunc('month', ${date}::date) + interval '1 month')::date
     where g.total > 0 and not exists (select from journal r where r.partition = j.partition and r.reversal_of = j.id)
       and g.key = (select string_agg(k.key, E'\n' order by k.key collate "C")
          from (select t.code || ' ' || coalesce(c.code, '') || ' ' || l.amount as key
                  from journal_line l
                  join journal_account t on t.partition = l.partition and t.id = l.account_id
                  left join profit_centre c on c.partition = l.partition and c.id = l.profit_centre_id
                 where l.partition = j.partition and l.journal_id = j.id) k)
     order by g."group", j.number`.execute(db);
  return rows.map(({ group, number, date: day }) => ({
    row: null,
    field: '',
    group,
    code: 'groupPostedAlready',
    details: { group: group || '1', journal: `J-${number}`, date: day },
  }));
}
