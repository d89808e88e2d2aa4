import { sql } from 'kysely';
import type { z } from 'zod';
import { type CalendarDate, daysBetween } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { MessageStatus } from '#platform/server/messages.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { DisputeState } from '#modules/money/invoices/status.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { debtorService } from '../contract.ts';
import type { NoteKind } from '../kinds.ts';
import { debtorOf } from './customers.ts';
import { promiseAnswer, promisesWhere } from './promises.ts';
import { ruleOf } from './rules.ts';
import { addressesOf, arrangementOf } from './arrangements.ts';

type Operation = (typeof debtorService)['operations']['getDebtor'];

interface ItemRow {
  readonly id: string;
  readonly document_id: string | null;
  readonly kind: string;
  readonly number: string;
  readonly date: CalendarDate;
  readonly due_date: CalendarDate;
  readonly currency: string;
  readonly amount: number;
  readonly open: number;
  readonly disputed: number;
  readonly dispute_note: string;
}

/** A customer as a debtor today. */
export async function debtorRecordOf(
  context: Context,
  { customerId, companyId }: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  const company = await bookCompany(context, companyId);
  const debtor = await debtorOf(context, customerId);
  const { today } = company;
  const items = await itemsOf(context, company.id, customerId);
  const sums = await sumsOf(context, company.id, { customerId, today });
  const arrangement = await arrangementOf(context, customerId);
  const rule = await ruleOf(context, company.id);
  const promises = await promisesWhere(context, sql`p.company_id = ${company.id} and p.customer_id = ${customerId}`, {
    day: today,
    atMost: 10,
  });
  return {
    customerId,
    customerName: debtor.name,
    accountNumber: debtor.accountNumber,
    companyId: company.id,
    currency: company.currency,
    today,
    language: debtor.language,
    contact: debtor.contact,
    total: cents(sums.total),
    overdue: cents(sums.overdue),
    onAccount: cents(sums.on_account),
    items: items.map((row) => ({
      id: row.id,
      documentId: row.document_id,
      kind: row.kind,
      number: row.number,
      date: row.date,
      dueDate: row.due_date,
      days: row.open > 0 ? Math.max(0, daysBetween(row.due_date, today)) : 0,
      currency: row.currency,
      amount: cents(row.amount),
      open: cents(row.open),
      disputed: cents(row.disputed),
      disputeNote: row.dispute_note,
    })),
    promises: promises.map((each) => promiseAnswer(each, today)),
    ...(await happenedWith(context, company.id, customerId)),
    arrangement: {
      lockId: lockIdOf(arrangement),
      sendsStatements: arrangement.sends_statements,
      statementDay: arrangement.statement_day,
      companyStatementDay: rule.statement_day,
      statementTo: [...arrangement.statement_to],
      usualRecipients: [...(await addressesOf(context, customerId, []))],
      pausedUntil: arrangement.paused_until,
      pauseReason: arrangement.pause_reason,
    },
  };
}

async function itemsOf({ db, partition }: Context, companyId: string, customerId: string): Promise<readonly ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.id, i.document_id, i.kind, i.number, i.date::text as date, i.due_date::text as due_date, i.currency, i.amount, s.open,
           coalesce(d.amount, 0)::bigint as disputed, coalesce(d.note, '') as dispute_note
      from open_item_span s
      join open_item i on i.partition = s.partition and i.id = s.item_id
      left join lateral (
        select least(coalesce(sum(d.amount), 0), s.open) as amount, (array_agg(d.note order by d.raised_at desc) filter (where d.note <> ''))[1] as note from invoice_dispute d
         where d.partition = i.partition and d.invoice_id = i.document_id and d.status = ${literal<DisputeState>('OPEN')} and s.open > 0) d on true
     where s.partition = ${partition} and s.company_id = ${companyId} and s.party_kind = 'customer' and s.party_id = ${customerId} and s.until_day = 'infinity'
     order by (s.open < 0), i.due_date, i.number, i.id limit 100`.execute(db);
  return rows;
}

async function sumsOf(
  { db, partition }: Context,
  companyId: string,
  { customerId, today }: { readonly customerId: string; readonly today: CalendarDate },
) {
  const { rows } = await sql<{ total: number; overdue: number; on_account: number }>`
    select coalesce(sum(base_open), 0)::bigint as total,
           coalesce(sum(base_open) filter (where base_open > 0 and due_date < ${today}::date), 0)::bigint as overdue,
           coalesce(sum(base_open) filter (where base_open < 0), 0)::bigint as on_account
      from open_item_span where partition = ${partition} and company_id = ${companyId} and party_kind = 'customer' and party_id = ${customerId}
       and until_day = 'infinity'`.execute(db);
  return rows[0]!;
}

/** What people and the calendar did about it, the latest first. */
async function happenedWith({ db, partition }: Context, companyId: string, customerId: string) {
  const which = sql`partition = ${partition} and company_id = ${companyId} and customer_id = ${customerId}`;
  const { rows: notes } = await sql<{
    id: string;
    kind: NoteKind;
    text: string;
    day: CalendarDate;
    ring_on: CalendarDate | null;
    written_by: string;
    written_at: Date;
  }>`
    select id, kind, text, day::text as day, ring_on::text as ring_on, written_by, written_at from debtor_note
     where ${which} order by written_at desc limit 20`.execute(db);
  const { rows: reminders } = await sql<{
    id: string;
    step: number;
    day: CalendarDate;
    amount: number;
    recipients: string[];
    sent_by: string;
  }>`
    select id, step, day::text as day, amount, recipients, sent_by from debtor_reminder where ${which} order by day desc limit 10`.execute(
    db,
  );
  const { rows: statements } = await sql<{
    id: string;
    from_day: CalendarDate;
    to_day: CalendarDate;
    closing: number;
    recipient: string;
    sent_by: string;
    sent_at: Date;
    is_failed: boolean;
  }>`
    select id, from_day::text as from_day, to_day::text as to_day, closing, recipient, sent_by, sent_at,
           exists (select from outgoing_message m where m.partition = debtor_statement.partition and m.id = debtor_statement.message_id
             and m.status in (${literal<MessageStatus>('bounced')}, ${literal<MessageStatus>('dead')})) as is_failed
      from debtor_statement where ${which} order by sent_at desc, recipient limit 12`.execute(db);
  return {
    notes: notes.map(({ ring_on, written_by, written_at, ...note }) => ({
      ...note,
      ringOn: ring_on,
      writtenBy: written_by,
      writtenAt: written_at.toISOString(),
    })),
    reminders: reminders.map(({ sent_by, amount, ...each }) => ({ ...each, amount: cents(amount), sentBy: sent_by })),
    statements: statements.map((each) => ({
      id: each.id,
      fromDay: each.from_day,
      toDay: each.to_day,
      closing: cents(each.closing),
      recipient: each.recipient,
      sentBy: each.sent_by,
      sentAt: each.sent_at.toISOString(),
      isFailed: each.is_failed,
    })),
  };
}
