import { sql } from 'kysely';
import type { z } from 'zod';
import { addDays, addMonths, type CalendarDate, daysBetween } from '#platform/dates.ts';
import { invalidFields } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { bandOf } from '#modules/money/ledger/ages.ts';
import { ageBands } from '#modules/money/ledger/contract.ts';
import type { debtorService } from '../contract.ts';
import { debtorOf } from './customers.ts';

type Operation = (typeof debtorService)['operations']['getShipperStatement'];
type Statement = z.input<Operation['output']>;

interface ItemRow {
  readonly id: string;
  readonly day: CalendarDate;
  readonly kind: string;
  readonly number: string;
  readonly document_id: string | null;
  readonly due_date: CalendarDate;
  readonly currency: string;
  readonly amount: number;
}
interface OpenRow {
  readonly currency: string;
  readonly due_date: CalendarDate;
  readonly open: number;
}

/**
 * A statement of some days: what was owed before them, everything that was posted in them, and what is owed after, which is
 * the ageing as of the last day. Settling one item by another moves no balance, and so is not a line.
 */
export async function statementOf(context: Context, query: z.output<Operation['input']>): Promise<Statement> {
  const company = await bookCompany(context, query.companyId);
  const debtor = await debtorOf(context, query.customerId);
  const to = query.to ?? company.today;
  const from = query.from ?? addDays(addMonths(to, -1), 1);
  if (to > company.today) throw invalidFields({ to: { code: 'statementDayAhead' } });
  if (to < from) throw invalidFields({ to: { code: 'statementDaysOrder' } });
  const { db, partition } = context;
  const which = sql`partition = ${partition} and company_id = ${company.id} and party_kind = 'customer' and party_id = ${debtor.id}`;
  const { rows: openings } = await sql<{ currency: string; amount: number }>`
    select currency, sum(amount)::bigint as amount from open_item where ${which} and posting_date < ${from}::date group by currency`.execute(
    db,
  );
  const { rows: lines } = await sql<ItemRow>`
    select id, posting_date::text as day, kind, number, document_id, due_date::text as due_date, currency, amount from open_item
     where ${which} and posting_date between ${from}::date and ${to}::date order by posting_date, number, id`.execute(
    db,
  );
  const { rows: open } = await sql<OpenRow>`
    select currency, due_date::text as due_date, open from open_item_span
     where ${which} and until_day > ${to}::date and from_day <= ${to}::date`.execute(db);
  const currencies = new Set([
    ...openings.filter(({ amount }) => amount !== 0).map(({ currency }) => currency),
    ...lines.map(({ currency }) => currency),
  ]);
  if (currencies.size === 0) currencies.add(company.currency);
  return {
    companyId: company.id,
    companyName: company.name,
    customerId: debtor.id,
    customerName: debtor.name,
    accountNumber: debtor.accountNumber,
    language: debtor.language,
    from,
    to,
    accounts: [...currencies].toSorted().map((currency) => {
      const of = <Row extends { readonly currency: string }>(rows: readonly Row[]) =>
        rows.filter((row) => row.currency === currency);
      const opening = of(openings)[0]?.amount ?? 0;
      return { currency, opening: cents(opening), ...movedFrom(opening, of(lines)), ...agesOf(of(open), to) };
    }),
  };
}

function movedFrom(opening: number, rows: readonly ItemRow[]) {
  let balance = opening;
  const lines = rows.map((row) => {
    balance += row.amount;
    return {
      id: row.id,
      day: row.day,
      kind: row.kind,
      number: row.number,
      documentId: row.document_id,
      dueDate: row.amount > 0 ? row.due_date : null,
      amount: cents(row.amount),
      balance: cents(balance),
    };
  });
  return { lines, closing: cents(balance) };
}

function agesOf(rows: readonly OpenRow[], day: CalendarDate) {
  const sum = (some: readonly OpenRow[]) => cents(some.reduce((whole, { open }) => whole + open, 0));
  const debits = rows.filter(({ open }) => open > 0);
  return {
    bands: ageBands.map((band) => sum(debits.filter(({ due_date }) => bandOf(daysBetween(due_date, day)) === band))),
    onAccount: sum(rows.filter(({ open }) => open < 0)),
    overdue: sum(debits.filter(({ due_date }) => due_date < day)),
  };
}
