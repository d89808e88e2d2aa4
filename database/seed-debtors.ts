import crypto from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import { type Cents, cents, centsOf } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountOfRole, accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import { buildDebtorNote, buildPaymentPromise, buildPaymentReminders } from '#modules/money/debtors/server/index.ts';
import { allocate, type NewItem, postJournal } from '#modules/money/ledger/server/index.ts';
import { bookCompany, postingDay } from '#modules/money/posting-periods/server/index.ts';
import type { ApplicationState } from '#modules/parties/customers/status.ts';

/** Invoices of the former system that nobody has paid: the customer's place, number, rand, and days since the due day. */
const unpaid: readonly (readonly [customer: number, number: string, amount: number, days: number])[] = [
  [0, 'INV-014588', 18_502.15, 75],
  [0, 'INV-014712', 22_410, 45],
  [0, 'INV-014840', 12_650, 16],
  [1, 'INV-014301', 18_744, 135],
  [1, 'INV-014402', 41_806, 104],
  [2, 'INV-014861', 61_220.45, 22],
  [2, 'INV-014933', 64_380, -5],
  [3, 'INV-014902', 14_230, 4],
  [3, 'INV-014951', 21_877, -18],
];

/**
 * Debtors of the demonstration: what was open when the year began is paid by now, and four customers that have no loads owe
 * for long; one has promised, one was reminded, one is to be rung. All by the same doors as in the product.
 */
export async function seedDebtors(app: App, partition: string): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: 'seed', operation: 'seed' });
  const within = <T>(work: (context: Context) => Promise<T>) => inPartition(system, partition, work);
  // Once: a demonstration that is started again has its promises.
  const { rows: before } = await sql`select from payment_promise where partition = ${partition} limit 1`.execute(
    app.database.writer(partition),
  );
  if (before.length > 0) return;
  const { today, customers } = await within(async (context) => {
    const company = await bookCompany(context, null);
    await payOpenings(context, company);
    const { rows } = await sql<{ id: string }>`
      select c.id from customer c where c.partition = ${partition} and c.company_id = ${company.id} and c.status = ${'approve' satisfies ApplicationState}
         and c.email <> '' and not exists (select from load l where l.partition = c.partition and l.customer_id = c.id)
         and not exists (select from open_item i where i.partition = c.partition and i.party_id = c.id)
       order by c.account_number desc limit 4`.execute(context.db);
    return { today: company.today, customers: rows.map(({ id }) => id) };
  });
  for (const [place, number, amount, days] of unpaid) {
    const customerId = customers[place];
    if (customerId === undefined) continue;
    await within(async (context) => {
      const dueDate = addDays(today, -days);
      await post(context, {
        customerId,
        number,
        amount: centsOf(amount)!,
        kind: 'opening',
        date: addDays(dueDate, -30),
        dueDate,
      });
    });
  }
  const [ringing, , promising, reminded] = customers;
  if (reminded) await buildPaymentReminders(app, partition, [reminded]);
  if (ringing) {
    await within((context) =>
      post(context, {
        customerId: ringing,
        number: 'PAY-0918',
        amount: cents(-750_000n),
        kind: 'receipt',
        date: today,
        dueDate: today,
      }),
    );
    await buildDebtorNote(app, partition, { customerId: ringing, text: 'They look for the proof of INV-014588.' });
  }
  if (promising)
    await buildPaymentPromise(app, partition, {
      customerId: promising,
      amount: cents(6_122_045n),
      dueDay: addDays(today, 3),
      note: 'After their month-end run.',
    });
}

interface Item {
  readonly customerId: string;
  readonly number: string;
  readonly amount: Cents;
  readonly kind: NewItem['kind'];
  readonly date: CalendarDate;
  readonly dueDate: CalendarDate;
}

/** Posts an item against the bank where it is a receipt, else against earnings of earlier years: the opening account is at nothing already. Answers its id and day. */
async function post(context: Context, { customerId, number, amount, kind, date, dueDate }: Item) {
  const { db, partition } = context;
  const { id: companyId, today } = await bookCompany(context, null);
  const debtors = (await accountOfRole(context, 'debtors'))!;
  const bank = (await accountsOfNumbers(context, ['1000'])).get('1000')!;
  const other = kind === 'receipt' ? bank : (await accountOfRole(context, 'retainedEarnings'))!;
  const party = { kind: 'customer', id: customerId } as const;
  const day = await postingDay(context, { companyId, area: 'sales', date }, today);
  const journal = await postJournal(context, {
    companyId,
    area: 'sales',
    date: day,
    source: kind === 'receipt' ? 'receipt' : 'opening',
    sourceId: crypto.randomUUID(),
    event: 'posted',
    document: number,
    text: kind === 'receipt' ? 'Payment received' : 'Open debtor of the former system',
    lines: [
      { accountId: debtors.id, party, amount },
      { accountId: other.id, amount: cents(-amount) },
    ],
    items: [{ kind, accountId: debtors.id, party, number, date, dueDate, amount }],
  });
  const { rows } = await sql<{ id: string }>`
    select id from open_item where partition = ${partition} and journal_id = ${journal.id}`.execute(db);
  return { id: rows[0]!.id, day };
}

/** The customers paid what they owed when the year began, a month ago. */
async function payOpenings(
  context: Context,
  company: { readonly id: string; readonly today: CalendarDate },
): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string; party_id: string; number: string; amount: number }>`
    select id, party_id, number, amount from open_item
     where partition = ${partition} and company_id = ${company.id} and party_kind = 'customer' and kind = 'opening' and open_amount(partition, id, 'infinity') > 0
     order by number`.execute(db);
  for (const [place, { id, party_id, amount }] of rows.entries()) {
    const paid = await post(context, {
      customerId: party_id,
      number: `PAY-08${10 + place}`,
      amount: cents(-amount),
      kind: 'receipt',
      date: addDays(company.today, -30),
      dueDate: addDays(company.today, -30),
    });
    await allocate(context, company.id, [{ from: paid.id, to: id, amount: cents(amount), day: paid.day }]);
  }
}
