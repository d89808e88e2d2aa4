import { sql } from 'kysely';
import { formatDate } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import { cents, type Currency, formatMoney } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { sendLetter } from '#modules/base/companies/server/index.ts';
import { paymentMailTexts } from '../messages/mail/index.ts';
import { remittanceAdvice } from './advice.ts';
import { findRun, paymentsOf } from './queries.ts';

interface Remitting {
  readonly partition: string;
  readonly runId: string;
}
const remittingJob = { name: 'payment-remittances' };
/** Documents that one mail lists; more are counted. */
const listedAtMost = 100;

/** Lets a job tell each supplier what was paid, once the transaction is there. */
export async function queueRemittances({ app, db, partition, afterCommit }: Context, runId: string): Promise<void> {
  await app.jobs.send<Remitting>(db, remittingJob, { partition, runId });
  afterCommit(() => app.jobs.wake());
}

/** Mails the remittance advices one by one, each with its PDF; after a kill the next attempt goes on with those who have none yet. */
export function paymentRemitting(app: App): JobKind<Remitting> {
  return { ...remittingJob, retries: 20, retryDelay: 2, lease: 600, work: (remitting) => remit(app, remitting) };
}

/** Each advice in a transaction of its own, with the mark that it was sent. */
export async function remit(app: App, { partition, runId }: Remitting): Promise<void> {
  const system = systemContext(app, { language: 'en', requestId: `remit-${runId}`, operation: 'closePaymentRun' });
  const waiting = await inPartition(system, partition, async (context) =>
    (await paymentsOf(context, runId)).filter(
      ({ hold, remitted_at, email }) => hold === '' && !remitted_at && email !== '',
    ),
  );
  for (const { id } of waiting) await inPartition(system, partition, (context) => remitOne(context, runId, id));
}

async function remitOne(context: Context, runId: string, paymentId: string): Promise<void> {
  const { db, partition, now } = context;
  const { rows } = await sql`
    update payment set remitted_at = ${now} where partition = ${partition} and id = ${paymentId} and remitted_at is null returning id`.execute(
    db,
  );
  const run = await findRun(context, runId);
  const payment = (await paymentsOf(context, runId)).find(({ id }) => id === paymentId);
  if (rows.length === 0 || !run || !payment) return;
  const language = payment.language as Language;
  const money = (amount: number) => formatMoney({ cents: cents(amount), currency: run.currency as Currency }, language);
  const advice = await remittanceAdvice(context, run, payment);
  const recipient = { email: payment.email, name: payment.supplier_name, language };
  await sendLetter(context, paymentMailTexts, recipient, run.company_id, (text, { trade_name: company }) => {
    const words = {
      company,
      number: run.run_number,
      date: formatDate(run.pay_day, language),
      amount: money(payment.amount),
      bank: payment.bank,
      end: payment.account_last4,
    };
    const listed = payment.items.slice(0, listedAtMost).flatMap(({ number, amount, deductions }) => [
      `${number}: ${money(deductions.reduce((sum, each) => sum + each.amount, amount))}`,
      ...deductions.map((each) =>
        text('remittanceTaken', {
          number,
          kind: text(`deduction_${each.kind}`),
          amount: money(-each.amount),
          reason: each.reason,
        }),
      ),
    ]);
    const more = Math.max(payment.items.length - listedAtMost, 0);
    return {
      purpose: 'remittance',
      subject: text('remittanceSubject', words),
      paragraphs: [
        text('remittanceIntro', words),
        ...listed,
        ...(more > 0 ? [text('remittanceMore', { count: more })] : []),
        text('remittanceAsk'),
      ],
      attachments: [advice],
    };
  });
}
