import { sql } from 'kysely';
import { addDays, addMonths, type CalendarDate, defaultTimeZone, todayIn } from '#platform/dates.ts';
import { divideRounded, sumOf } from '#platform/calculations.ts';
import { type Cents, cents, centsOf, wireOf } from '#platform/money.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { buildProposal } from '#modules/money/journal-proposals/server/index.ts';
import { openBooks } from '#modules/money/posting-periods/server/index.ts';
import type { ApplicationState as CustomerState } from '#modules/parties/customers/status.ts';
import type { PostingState } from '#modules/money/posting-periods/status.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly companyId: string;
}
type Row = readonly [account: string, signed: number, text?: string, centre?: string, more?: object];

const lines = (group: string, rows: readonly Row[]) =>
  rows.map(([account, signed, text = '', centre = '', more = {}]) => ({
    group,
    account,
    centre,
    text,
    ...(signed > 0 ? { debit: signed } : { credit: -signed }),
    ...more,
  }));

/** What stood in the former books on the first day of the year. */
const balances: readonly Row[] = [
  ['1000', 912_300.55, 'Bank, current account'],
  ['1300', 77_040, 'Insurance paid for the year'],
  ['1400', 164_020, 'Diesel in the tank'],
  ['1500', 8_460_000, 'Four horses, six trailers'],
  ['1510', -3_115_000, 'Depreciation to date'],
  ['2110', -90_208.81, 'VAT of the last period'],
  ['2500', -3_980_000, 'Hire purchase'],
  ['3100', -100_000, 'Share capital'],
  ['3000', -2_556_303.48, 'Retained earnings'],
  ['3900', 228_151.74, 'Opening balances'],
];

/** One month's journals of the former invoicing, of costs and of wages. The figures move a little from month to month. */
function monthly(place: number, day: CalendarDate): readonly ReturnType<typeof lines>[] {
  const amountOf = (base: number, step: number, times: number) => cents(base + step * times);
  const sales = amountOf(138_824_480, 2_130_000, (place * 7) % 5);
  const fuel = amountOf(5_170_233, 191_050, (place * 3) % 4);
  const carriers = amountOf(81_120_490, 1_305_000, (place * 5) % 6);
  const diesel = amountOf(16_959_443, 402_000, place % 3);
  const standing = sumOf([cents(18_640_000), cents(3_850_000), cents(28_760)]);
  const vatOn = (net: Cents) =>
    divideRounded(net * BigInt(vatRateOf({ country: 'South Africa', day }, 'standard')!), 100n) as Cents;
  const owing = (...parts: readonly Cents[]) => -wireOf(sumOf(parts));
  return [
    lines('A', [
      ['1000', wireOf(sumOf([sales, fuel, vatOn(sumOf([sales, fuel]))])), 'Sales of the month, former system'],
      ['4000', owing(sales), 'Linehaul', 'N3'],
      ['4010', owing(fuel), 'Fuel adjustment', 'N3'],
      ['2100', owing(vatOn(sumOf([sales, fuel]))), 'VAT on sales'],
    ]),
    lines('B', [
      ['5000', wireOf(carriers), 'Carriers of the month, former system', 'N3'],
      ['1150', wireOf(vatOn(carriers)), 'VAT on carriers'],
      ['1000', owing(carriers, vatOn(carriers)), 'Paid to carriers'],
    ]),
    lines('C', [
      ['5020', wireOf(diesel), 'Diesel of the month', 'FLEET'],
      ['6300', 186_400, 'Salaries', 'OVERHEAD'],
      ['6400', 38_500, 'Rent and power', 'GERMISTON'],
      ['6200', 287.6, 'Bank charges', 'OVERHEAD'],
      ['1000', owing(diesel, standing), 'Paid by bank'],
    ]),
    lines('D', [
      ['6100', 1_240, 'Cover, workshop', 'FLEET'],
      ['6100', 2_580, 'Cover, office', 'OVERHEAD'],
      ['6100', 2_600, 'Cover, trailers', 'FLEET'],
      ['1300', -6_420, 'Cover of the month'],
      ['6500', 84_600, 'Depreciation of vehicles', 'FLEET'],
      ['1510', -84_600, 'Depreciation of vehicles'],
    ]),
  ];
}

/** The books of the demonstration, once: an opening, the months of the year, what waits, and months that are closed. */
export async function seedBooks(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: there } = await sql`select from journal_proposal where partition = ${partition} limit 1`.execute(db);
  const { rows: people } = await sql<Person & { account: string }>`
    select id, account, name || ' ' || surname as name, company_id as "companyId" from app_user where partition = ${partition}`.execute(
    db,
  );
  const person = (account: string) => people.find((each) => each.account.startsWith(account));
  const [by, approver] = [person('naledi.mokoena'), person('thandi.nkosi')];
  if (there.length > 0 || !by || !approver) return;
  const system = systemContext(app, { language: 'en', requestId: 'seed', operation: 'seed' });
  await inPartition(system, partition, (context) => openBooks(context, by.companyId));
  const today = todayIn(defaultTimeZone, app.clock.now());
  const { rows: years } = await sql<{ first: CalendarDate }>`
    select first_day::text as first from fiscal_year where partition = ${partition} and company_id = ${by.companyId} order by first_day desc limit 1`.execute(
    db,
  );
  const first = years[0]!.first;
  const posted = { by, approver };
  await buildProposal(app, partition, {
    ...posted,
    date: first,
    reason: 'Opening balances',
    rows: lines('A', balances),
  });
  await buildProposal(app, partition, {
    ...posted,
    kind: 'opening',
    date: first,
    reason: 'Open debtors and creditors',
    rows: await openItems(app, partition, first),
  });
  const months = monthEnds(first, today);
  for (const [place, date] of months.entries())
    await buildProposal(app, partition, {
      ...posted,
      date,
      reason: `Month-end ${date.slice(0, 7)}`,
      rows: monthly(place, date).flat(),
    });
  const last = months.at(-1) ?? today;
  await buildProposal(app, partition, {
    ...posted,
    date: last,
    reverseOn: addDays(last, 1),
    reason: 'Tolls not invoiced yet',
    rows: lines('A', [
      ['5020', 18_122.4, 'Tolls N3, statement to come', 'FLEET'],
      ['2070', -18_122.4, 'Tolls N3, statement to come'],
    ]),
  });
  await buildProposal(app, partition, {
    by,
    submit: true,
    date: today,
    reason: 'Tyre stock count',
    rows: lines('A', [
      ['6000', 18_400, 'Tyre stock count', 'FLEET'],
      ['1410', -18_400, 'Tyre stock count'],
    ]),
  });
  // Somebody mistyped the insurance of the workshop by 120.00 and will see it on the page.
  await buildProposal(app, partition, {
    by,
    date: today,
    reason: 'Month-end: insurance, bonus',
    rows: [
      ...lines('A', [
        ['6100', 1360, 'Cover, workshop', 'FLEET'],
        ['6100', 2580, 'Cover, office', 'OVERHEAD'],
        ['1300', -3820, 'Cover of the month'],
      ]),
      ...lines('B', [
        ['6300', 24_000, 'Bonus of the quarter'],
        ['2200', -24_000, 'Bonus of the quarter'],
      ]),
    ],
  });
  await closeMonths(app, partition, by, months.slice(0, -2));
}

/** The last days of the months of the year that are over. */
function monthEnds(first: CalendarDate, today: CalendarDate): CalendarDate[] {
  return Array.from({ length: 12 }, (_, place) => addDays(addMonths(first, place + 1), -1)).filter(
    (end) => end < today,
  );
}

/** What three customers owed and two suppliers were owed when the year began; it brings the opening account to nothing. */
async function openItems(app: App, partition: string, first: CalendarDate) {
  const named = async (table: 'customer' | 'supplier', status: string, count: number) =>
    (
      await sql<{ name: string }>`
        select account_number as name from ${sql.table(table)} where partition = ${partition} and status = ${status} order by account_number limit ${count}`.execute(
        app.database.writer(partition),
      )
    ).rows.map(({ name }) => name);
  const customers = await named('customer', 'approve' satisfies CustomerState, 3);
  const suppliers = await named('supplier', 'approved' satisfies ApplicationState, 2);
  const item = (account: string, party: string, number: string, signed: number, due: number): Row => [
    account,
    signed,
    number,
    '',
    { party, number, date: addDays(first, due - 30), dueDate: addDays(first, due) },
  ];
  const debtors = [
    ['INV-014711', 214_320.5, 12],
    ['INV-014692', 96_410.2, -18],
    ['INV-014588', 43_820.25, -71],
  ] as const;
  const creditors = [
    ['KZ-2207', -71_399.21, 20],
    ['LIM-0981', -55_000, 4],
  ] as const;
  const rows = [
    ...debtors.flatMap(([number, amount, due], place) =>
      customers[place] ? [item('1100', customers[place], number, amount, due)] : [],
    ),
    ...creditors.flatMap(([number, amount, due], place) =>
      suppliers[place] ? [item('2000', suppliers[place], number, amount, due)] : [],
    ),
  ];
  const rest = wireOf(sumOf(rows.map(([, signed]) => centsOf(signed)!)));
  return lines('A', [...rows, ['3900', -rest, 'Opening balances']]);
}

/** Months whose books are done. */
async function closeMonths(app: App, partition: string, by: Person, ends: readonly CalendarDate[]): Promise<void> {
  const db = app.database.writer(partition);
  await sql`
    update period_posting s set state = ${literal<PostingState>('CLOSED')}, changed_by = ${by.name}, changed_by_id = ${by.id}::uuid, changed_at = now(), updated_by = ${by.name}, version = s.version + 1
      from posting_period p
     where p.partition = s.partition and p.id = s.period_id and s.partition = ${partition} and p.company_id = ${by.companyId} and p.no < 13
       and s.state = ${literal<PostingState>('OPEN')} and p.last_day = any (${[...ends]}::date[])`.execute(db);
}
