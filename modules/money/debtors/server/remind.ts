import { sql } from 'kysely';
import type { z } from 'zod';
import { formatDate } from '#platform/dates.ts';
import { cents, type Currency, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { sendLetter } from '#modules/base/companies/server/index.ts';
import { type BookCompany, bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { debtorService } from '../contract.ts';
import { debtorMailTexts } from '../messages/mail/index.ts';
import { debtorNoun } from './notes.ts';
import { type Reminded, remindersOf } from './reminders.ts';
import { ruleOf } from './rules.ts';

type Operations = (typeof debtorService)['operations'];

/** Whom a run would remind today, and who is left out with the reason. */
export async function previewReminders(
  context: Context,
  { companyId }: z.output<Operations['getPaymentReminders']['input']>,
): Promise<z.input<Operations['getPaymentReminders']['output']>> {
  const company = await bookCompany(context, companyId);
  const { reminder_days: days } = await ruleOf(context, company.id);
  const all = await remindersOf(context, company.id, { today: company.today, days });
  return {
    asOf: company.today,
    days: [...days],
    rows: all.map(({ customerId, customerName, language, recipients, decision }) => ({
      customerId,
      customerName,
      language,
      reason: decision.reason,
      step: decision.step,
      amount: cents(decision.amount),
      invoices: decision.items.length,
      recipients: [...recipients],
    })),
    due: all.filter(({ decision }) => decision.reason === 'due').length,
  };
}

/**
 * Sends the reminders of the day, all of them or none. Two who start a run come one after the other, and the second finds who
 * was reminded: the database too keeps one reminder of a customer and day, and each item once in each step.
 */
export async function sendReminders(
  context: Context,
  { companyId, customerIds }: z.output<Operations['sendPaymentReminders']['input']>,
): Promise<{ customers: number; mails: number }> {
  const { db, partition } = context;
  const company = await bookCompany(context, companyId);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reminders ${partition} ${company.id}`}, 0))`.execute(db);
  const { reminder_days: days } = await ruleOf(context, company.id);
  const due = (await remindersOf(context, company.id, { today: company.today, days })).filter(
    ({ customerId, decision }) =>
      decision.reason === 'due' && (customerIds === undefined || customerIds.includes(customerId)),
  );
  let mails = 0;
  for (const one of due) mails += await remind(context, company, one);
  if (due.length > 0) await context.publish('debtors', 'debtors.reminded', company.id);
  return { customers: due.length, mails };
}

async function remind(context: Context, company: BookCompany, one: Reminded): Promise<number> {
  const { db, partition, actor } = context;
  const { customerId, language, recipients, decision, numbers } = one;
  const { step, amount, items } = decision;
  const reminder = await db
    .insertInto('debtor_reminder')
    .values({
      partition,
      company_id: company.id,
      customer_id: customerId,
      step,
      day: company.today,
      amount,
      recipients: [...recipients],
      sent_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(
    db,
    'debtor_reminder_item',
    items
      .filter((item) => item.step !== null)
      .map((item) => ({
        partition,
        reminder_id: reminder.id,
        item_id: item.id,
        step: item.step,
        day: company.today,
        amount: item.amount,
      })),
  );
  const name = step === 1 ? 'friendly' : 'firm';
  for (const email of recipients)
    await sendLetter(context, debtorMailTexts, { email, language }, company.id, (text, { trade_name }) => {
      const words = {
        company: trade_name,
        amount: formatMoney({ cents: cents(amount), currency: company.currency as Currency }, language),
        invoices: items.map(({ id }) => numbers.get(id)!).join(', '),
        reference: one.accountNumber || one.customerName,
        date: formatDate(company.today, language),
      };
      return {
        purpose: 'paymentReminder',
        subject: text(`${name}Subject`, words),
        paragraphs: [text(`${name}Intro`, words), text(`${name}Ask`, words)],
      };
    });
  await context.audit([
    {
      noun: debtorNoun,
      recordId: customerId,
      event: 'reminded',
      after: { step, amount: cents(amount), to: recipients.join(', ') },
    },
  ]);
  return recipients.length;
}
