import { sql } from 'kysely';
import type { z } from 'zod';
import { type CalendarDate, formatDate } from '#platform/dates.ts';
import { type Currency, formatMoney, centsOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { letterMail } from '#modules/base/companies/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { debtorService } from '../contract.ts';
import { debtorMailTexts } from '../messages/mail/index.ts';
import { debtorNoun } from './notes.ts';
import { addressesOf, arrangementOf } from './arrangements.ts';
import { type StatementFile, statementFile } from './statement-file.ts';

type Operation = (typeof debtorService)['operations']['sendShipperStatements'];

/** Sends statements of some customers now, to their usual addresses or to others. Answers how many mails there are. */
export async function sendStatements(
  context: Context,
  { customerIds, companyId, from, to, addresses }: z.output<Operation['input']>,
): Promise<{ mails: number; withoutAddress: number }> {
  const company = await bookCompany(context, companyId);
  let [mails, withoutAddress] = [0, 0];
  for (const customerId of new Set(customerIds)) {
    const recipients =
      addresses.length > 0
        ? await addressesOf(context, customerId, addresses)
        : await addressesOf(context, customerId, (await arrangementOf(context, customerId)).statement_to);
    if (recipients.length === 0) withoutAddress++;
    else
      mails += await sendStatement(
        context,
        { customerId, companyId: company.id, from, to },
        { recipients, byCalendar: false },
      );
  }
  return { mails, withoutAddress };
}

/** Sends one statement to its recipients, each in its own mail. The calendar sends it to an address once. */
export async function sendStatement(
  context: Context,
  query: {
    readonly customerId: string;
    readonly companyId: string;
    readonly from?: CalendarDate | undefined;
    readonly to?: CalendarDate | undefined;
  },
  { recipients, byCalendar }: { readonly recipients: readonly string[]; readonly byCalendar: boolean },
): Promise<number> {
  const file = await statementFile(context, query);
  const sent: string[] = [];
  for (const email of recipients) if (await sendTo(context, file, { email, byCalendar })) sent.push(email);
  if (sent.length === 0) return 0;
  const { customerId, from, to } = file.statement;
  await context.audit([
    {
      noun: debtorNoun,
      recordId: customerId,
      event: 'statementSent',
      after: { from, to, recipients: sent.join(', '), pdfSha256: file.sha256 },
    },
  ]);
  await context.publish('debtors', 'debtor.statementSent', customerId);
  return sent.length;
}

async function sendTo(
  context: Context,
  { statement, base64, contentType, fileName, sha256 }: StatementFile,
  { email, byCalendar }: { readonly email: string; readonly byCalendar: boolean },
): Promise<boolean> {
  const { db, partition, actor } = context;
  const { companyId, customerId, from, to, language, accounts } = statement;
  const { rows } = await sql<{ id: string }>`
    insert into debtor_statement (partition, company_id, customer_id, from_day, to_day, closing, recipient, attempt, by_calendar, pdf_sha256, sent_by)
    select ${partition}, ${companyId}::uuid, ${customerId}::uuid, ${from}::date, ${to}::date,
           coalesce((select sum(base_open) from open_item_span s where s.partition = ${partition} and s.company_id = ${companyId}::uuid and s.party_kind = 'customer'
             and s.party_id = ${customerId}::uuid and s.until_day > ${to}::date and s.from_day <= ${to}::date), 0)::bigint,
           ${email},
           1 + (select count(*) from debtor_statement d where d.partition = ${partition} and d.customer_id = ${customerId}::uuid and d.to_day = ${to}::date and lower(d.recipient) = lower(${email})),
           ${byCalendar}, ${sha256}, ${actor.name}
    on conflict do nothing returning id`.execute(db);
  const [row] = rows;
  if (!row) return false;
  const closing = accounts
    .map((account) =>
      formatMoney({ cents: centsOf(account.closing)!, currency: account.currency as Currency }, language),
    )
    .join(', ');
  const mail = await letterMail(context, debtorMailTexts, { email, language }, companyId, (text, { trade_name }) => {
    const words = { company: trade_name, date: formatDate(to as CalendarDate, language), amount: closing };
    return {
      purpose: 'statement',
      subject: text('statementSubject', words),
      paragraphs: [text('statementIntro', words), text('statementAsk')],
      attachments: [{ fileName, contentType, base64 }],
    };
  });
  const messageId = await context.send(mail);
  await sql`update debtor_statement set message_id = ${messageId} where partition = ${partition} and id = ${row.id}`.execute(
    db,
  );
  return true;
}
