import { sql } from 'kysely';
import { invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Proposed } from '#platform/server/master-data.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { ProfitCentreFailureCode } from '../messages/failures/index.ts';

interface Wanted {
  readonly search: string;
  readonly number?: string | undefined;
  readonly atMost: number;
}

/** Accounts that a centre or an item can name, by their numbers; one that is named, also when it is not in use any more. */
export async function findAccounts(context: Context, { search, number, atMost }: Wanted) {
  refuseWhenLimited(context);
  const { db, partition } = context;
  const pattern = likePattern(search);
  const { rows } = await sql<{ number: string; name: string }>`
    select code as number, name from journal_account
     where partition = ${partition} and ${number === undefined ? sql`is_active and not is_control` : sql`code = upper(btrim(${number}))`}
       ${pattern ? sql`and search_key(code || ' ' || name) like search_key(${pattern})` : sql``}
     order by code limit ${atMost}`.execute(db);
  return rows;
}

const fields = ['journalAccountBuy', 'journalAccountSell'] as const;
type Accounts = Readonly<Record<(typeof fields)[number], string>>;
const wordOf = (number: string) => number.trim().toUpperCase();

/** The chart of a partition, once for all rows of a file. */
const charts = new WeakMap<Context, Promise<ReadonlySet<string>>>();

/**
 * Refuses a number that is no account in use, where somebody enters it; what stood there before stays. As long as there is no
 * chart, numbers are free: the books open with an account for each.
 */
export async function refuseUnknownAccounts(context: Context, { before, values }: Proposed<Accounts>): Promise<void> {
  const asked = fields.filter((field) => wordOf(values[field]) !== '' && values[field] !== before?.[field]);
  if (asked.length === 0) return;
  let chart = charts.get(context);
  if (!chart) charts.set(context, (chart = chartOf(context)));
  const known = await chart;
  if (known.size === 0) return;
  const code = 'journalAccountUnknown' satisfies ProfitCentreFailureCode;
  const unknown = asked.filter((field) => !known.has(wordOf(values[field])));
  if (unknown.length > 0)
    throw invalidFields(
      Object.fromEntries(unknown.map((field) => [field, { code, details: { number: values[field].trim() } }])),
    );
}

async function chartOf({ db, partition }: Context): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from journal_account where partition = ${partition} and is_active and not is_control`.execute(db);
  return new Set(rows.map(({ code }) => code));
}
