import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { DisputeState } from '#modules/money/invoices/status.ts';
import { type ReminderDecision, reminderOf } from '../reminder-steps.ts';
import type { PromiseState } from '../status.ts';
import { paidOf } from './paid.ts';
import { addressesOf } from './arrangements.ts';

/** A customer that is overdue, with what is decided about it. */
export interface Reminded {
  readonly customerId: string;
  readonly customerName: string;
  readonly accountNumber: string;
  readonly language: Language;
  readonly recipients: readonly string[];
  readonly decision: ReminderDecision;
  readonly numbers: ReadonlyMap<string, string>;
}

interface ItemRow {
  readonly item_id: string;
  readonly party_id: string;
  readonly number: string;
  readonly due_date: CalendarDate;
  readonly base_open: number;
  readonly disputed: number;
  readonly step: number;
  readonly reminded_on: CalendarDate | null;
}
interface CustomerRow {
  readonly id: string;
  readonly name: string;
  readonly account_number: string;
  readonly language: Language;
  readonly credit: number;
  readonly is_paused: boolean;
  readonly has_promised: boolean;
  readonly statement_to: readonly string[];
}

/** What is decided today about every customer that is overdue for as long as the first reminder says. */
export async function remindersOf(
  context: Context,
  companyId: string,
  { today, days }: { readonly today: CalendarDate; readonly days: readonly number[] },
): Promise<readonly Reminded[]> {
  const { db, partition } = context;
  const { rows: items } = await sql<ItemRow>`
    with late as materialized (
      select distinct party_id from open_item_span
       where partition = ${partition} and company_id = ${companyId} and party_kind = 'customer' and until_day = 'infinity'
         and base_open > 0 and due_date <= ${today}::date - ${days[0]}::int)
    select s.item_id, s.party_id, i.number, s.due_date::text as due_date, s.base_open,
           coalesce((select least(coalesce(sum(d.amount), 0), s.open) from invoice_dispute d where d.partition = i.partition and d.invoice_id = i.document_id
             and d.status = ${literal<DisputeState>('OPEN')}), 0)::bigint as disputed,
           coalesce(r.step, 0)::int as step, r.day::text as reminded_on
      from open_item_span s
      join late on late.party_id = s.party_id
      join open_item i on i.partition = s.partition and i.id = s.item_id
      left join lateral (select max(step) as step, max(day) as day from debtor_reminder_item r where r.partition = s.partition and r.item_id = s.item_id) r on true
     where s.partition = ${partition} and s.company_id = ${companyId} and s.party_kind = 'customer' and s.until_day = 'infinity'
       and s.base_open > 0 and s.due_date < ${today}::date`.execute(db);
  const byCustomer = Map.groupBy(items, ({ party_id }) => party_id);
  const { rows: customers } = await sql<CustomerRow>`
    select c.id, c.registered_name as name, c.account_number, c.language,
           coalesce((select -sum(s.base_open) from open_item_span s where s.partition = c.partition and s.company_id = ${companyId} and s.party_kind = 'customer'
             and s.party_id = c.id and s.until_day = 'infinity' and s.base_open < 0), 0)::bigint as credit,
           coalesce(x.paused_until >= ${today}::date, false) as is_paused,
           exists (select from payment_promise p where p.partition = c.partition and p.company_id = ${companyId} and p.customer_id = c.id and p.status = ${literal<PromiseState>('GIVEN')}
             and p.due_day >= ${today}::date and ${paidOf(sql`p`, sql`${today}::date`)} < p.amount) as has_promised,
           coalesce(x.statement_to, '{}') as statement_to
      from customer c left join debtor_arrangement x on x.partition = c.partition and x.customer_id = c.id
     where c.partition = ${partition} and c.id = any (${[...byCustomer.keys()]}::uuid[])
     order by c.registered_name, c.id`.execute(db);
  const reminded: Reminded[] = [];
  for (const customer of customers) {
    const own = byCustomer.get(customer.id)!;
    const recipients = await addressesOf(context, customer.id, customer.statement_to);
    const decision = reminderOf(
      {
        items: own.map((row) => ({
          id: row.item_id,
          dueDate: row.due_date,
          open: row.base_open,
          disputed: row.disputed,
          step: row.step,
          remindedOn: row.reminded_on,
        })),
        credit: customer.credit,
        isPaused: customer.is_paused,
        hasPromised: customer.has_promised,
        hasAddress: recipients.length > 0,
      },
      today,
      days as [number, number, number],
    );
    if (decision)
      reminded.push({
        customerId: customer.id,
        customerName: customer.name,
        accountNumber: customer.account_number ?? '',
        language: customer.language,
        recipients,
        decision,
        numbers: new Map(own.map(({ item_id, number }) => [item_id, number])),
      });
  }
  return reminded;
}
