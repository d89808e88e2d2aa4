import type { z } from 'zod';
import { type CalendarDate, daysBetween } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { debtorService } from '../contract.ts';
import { type DebtorFilter, debtorFilters, ringCodes } from '../kinds.ts';
import { type DebtorFacts, nextOf } from '../next.ts';
import { type DebtorRow, debtorRows } from './debtor-rows.ts';
import { debtorsAccount } from './ledger-account.ts';
import { ruleOf } from './rules.ts';

type Operation = (typeof debtorService)['operations']['getInvoiceAgeing'];
type Answer = z.input<Operation['output']>;

/** A debtor with what comes next. */
interface Judged {
  readonly row: DebtorRow;
  readonly days: number;
  readonly next: ReturnType<typeof nextOf>;
}

const keeps: Readonly<Record<DebtorFilter, (one: Judged) => boolean>> = {
  all: () => true,
  overdue: ({ row }) => row.overdue > 0,
  over60: ({ row }) => over60Of(row) > 0,
  ring: ({ next }) => ringCodes.includes(next),
  promised: ({ row }) => row.promised_for !== null,
  disputed: ({ row }) => row.disputed > 0,
};

/** What customers owe as of a day. Allocations of later days are not seen: what was open then is read as it was then. */
export async function invoiceAgeing(
  context: Context,
  { companyId, asOf, filter, search, offset, pageSize }: z.output<Operation['input']>,
): Promise<Answer> {
  const company = await bookCompany(context, companyId);
  const day = asOf ?? company.today;
  const [rows, ledger, rule] = [
    await debtorRows(context, company.id, { day, today: company.today }),
    await debtorsAccount(context, company.id, day),
    await ruleOf(context, company.id),
  ];
  const personAfter = rule.reminder_days[2]!;
  const all = rows.map((row) => judged(row, day, personAfter));
  const words = search.trim().toLowerCase();
  const found = all
    .filter(keeps[filter])
    .filter(({ row }) => words === '' || `${row.name} ${row.account_number}`.toLowerCase().includes(words))
    .toSorted(byGravity);
  const count = (name: DebtorFilter) => all.filter(keeps[name]).length;
  return {
    companyId: company.id,
    companyName: company.name,
    currency: company.currency,
    asOf: day,
    today: company.today,
    rows: found.slice(offset, offset + pageSize).map(answerOf),
    count: found.length,
    sum: {
      bands: bandsOf(total(rows)),
      onAccount: cents(sum(rows, ({ on_account }) => on_account)),
      total: cents(sum(rows, (row) => row.total)),
      overdue: cents(sum(rows, ({ overdue }) => overdue)),
    },
    ledger: cents(ledger.amount),
    accountNumber: ledger.number,
    counts: Object.fromEntries(debtorFilters.map((name) => [name, count(name)])) as Answer['counts'],
    figures: {
      over60: cents(sum(rows, over60Of)),
      over60Invoices: sum(rows, ({ over60_items }) => over60_items),
      disputed: cents(sum(rows, ({ disputed }) => disputed)),
      disputedInvoices: sum(rows, ({ disputed_items }) => disputed_items),
      promised: cents(sum(rows, ({ promised_week }) => promised_week)),
      promises: sum(rows, ({ promises_week }) => promises_week),
      onAccount: cents(sum(rows, ({ on_account }) => on_account)),
      onAccountItems: sum(rows, ({ on_account_items }) => on_account_items),
      ring: cents(
        sum(
          all.filter(keeps.ring).map(({ row }) => row),
          ({ overdue }) => overdue,
        ),
      ),
      openInvoices: sum(rows, ({ invoices }) => invoices),
    },
  };
}

const sum = (rows: readonly DebtorRow[], of: (row: DebtorRow) => number) =>
  rows.reduce((whole, row) => whole + of(row), 0);
const over60Of = ({ band3, band4, band5 }: Bands) => band3 + band4 + band5;
type Bands = Pick<DebtorRow, 'band0' | 'band1' | 'band2' | 'band3' | 'band4' | 'band5'>;

function total(rows: readonly DebtorRow[]): Bands {
  const of = (band: keyof Bands) => sum(rows, (row) => row[band]);
  return {
    band0: of('band0'),
    band1: of('band1'),
    band2: of('band2'),
    band3: of('band3'),
    band4: of('band4'),
    band5: of('band5'),
  };
}

function bandsOf({ band0, band1, band2, band3, band4, band5 }: Bands) {
  return [band0, band1, band2, band3, band4, band5].map((each) => cents(each));
}

function judged(row: DebtorRow, day: CalendarDate, personAfter: number): Judged {
  const days = row.since === null ? 0 : daysBetween(row.since, day);
  const facts: DebtorFacts = {
    overdue: row.overdue,
    onAccount: row.on_account,
    disputed: row.disputed,
    days,
    returned: row.returned,
    brokenPromises: row.broken,
    promisedFor: row.promised_for,
    ringOn: row.ring_on,
    isRung: row.is_rung,
    pausedUntil: row.paused_until,
  };
  return { row, days, next: nextOf(facts, day, personAfter) };
}

/** Who is to be rung first; then the oldest band with something in it, and of one band the larger amount. */
function byGravity(one: Judged, other: Judged): number {
  return (
    gravest(other.row) - gravest(one.row) ||
    amountOfGravest(other.row) - amountOfGravest(one.row) ||
    other.row.total - one.row.total ||
    one.row.name.localeCompare(other.row.name)
  );
}

const bandsOldest = ['band5', 'band4', 'band3', 'band2', 'band1', 'band0'] as const;
const gravest = (row: DebtorRow) => {
  const place = bandsOldest.findIndex((band) => row[band] > 0);
  return place === -1 ? -1 : bandsOldest.length - place;
};
const amountOfGravest = (row: DebtorRow) => row[bandsOldest.find((band) => row[band] > 0) ?? 'band0'];

function answerOf({ row, days, next }: Judged): Answer['rows'][number] {
  const said = {
    returned: { amount: row.returned, day: null, count: 0 },
    broken: { amount: 0, day: null, count: row.broken },
    ringAgain: { amount: 0, day: row.ring_on, count: 0 },
    stop: { amount: 0, day: row.since, count: days },
    disputed: { amount: row.disputed, day: null, count: row.disputed_items },
    promised: { amount: row.promised, day: row.promised_for, count: 0 },
    paused: { amount: 0, day: row.paused_until, count: 0 },
    ringLater: { amount: 0, day: row.ring_on, count: 0 },
    onAccount: { amount: -row.on_account, day: null, count: row.on_account_items },
    overdue: { amount: 0, day: row.since, count: days },
    none: { amount: 0, day: null, count: 0 },
  }[next];
  return {
    customerId: row.customer_id,
    customerName: row.name,
    accountNumber: row.account_number,
    bands: bandsOf(row),
    onAccount: cents(row.on_account),
    total: cents(row.total),
    overdue: cents(row.overdue),
    since: row.since,
    days,
    invoices: row.invoices,
    disputed: cents(row.disputed),
    next,
    nextAmount: cents(said.amount),
    nextDay: said.day,
    nextCount: said.count,
  };
}
