import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { sendLetter } from '#modules/base/companies/server/index.ts';
import { loads } from '#modules/work/loads/server/index.ts';
import type { CustomerBilling } from '#modules/work/loads/side-statuses.ts';
import type { invoiceService } from '../contract.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';
import { invoiceMailTexts } from '../messages/mail/index.ts';
import { billLoads } from '#modules/work/load-prices/server/index.ts';

const fail = failures<InvoiceFailureCode>();
type Operations = (typeof invoiceService)['operations'];

/** Holds loads back from billing, sends them back to operations, or lets them go on; each with a reason in its trail. */
export async function changeBilling(
  context: Context,
  { loadIds, act, reason }: z.output<Operations['putLoadBilling']['input']>,
): Promise<{ changed: number }> {
  refuseWhenScoped(context);
  if (act !== 'resume' && reason.trim() === '') throw invalidFields({ reason: { code: 'required' } });
  const { db, partition } = context;
  const ids = [...new Set(loadIds)];
  await sql`select from load where partition = ${partition} and id = any (${ids}::uuid[]) order by id for no key update`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; version: number; load_number: string; customer_billing: CustomerBilling }>`
    select id, version, load_number, customer_billing from load where partition = ${partition} and id = any (${ids}::uuid[]) order by id`.execute(
    db,
  );
  const from: readonly CustomerBilling[] = act === 'resume' ? ['ON_HOLD', 'SENT_BACK'] : ['READY'];
  const others = rows.filter(({ customer_billing }) => !from.includes(customer_billing));
  if (others.length > 0)
    throw fail(act === 'resume' ? 'billingNotHeld' : 'billingNotReady', 'rule', {
      count: others.length,
      loads: others.map(({ load_number }) => load_number).join(', '),
    });
  const changed = await billLoads(context, ids, act, { reason });
  const event = { hold: 'billingHeld', sendBack: 'billingSentBack', resume: 'billingResumed' }[act];
  await loads.announceMany(
    context,
    rows.map((written) => ({ written, event, after: { ...(reason && { reason }) } })),
  );
  return { changed };
}

interface Owner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly company_id: string;
  readonly loads: readonly string[];
  readonly count: number;
}

/** Writes to whoever booked loads that wait for something, one mail for each person and day. */
export async function remindOwners(
  context: Context,
  { gap }: z.output<Operations['remindBillingOwners']['input']>,
): Promise<{ mailed: number; loads: number }> {
  refuseWhenScoped(context);
  const { db, partition, today } = context;
  const { rows } = await sql<Owner>`
    select u.id, u.name || ' ' || u.surname as name, u.account as email, u.language, min(t.company_id::text)::uuid as company_id, (array_agg(t.load_number order by t.delivered_at))[1:10] as loads, count(*)::int as count
      from load t join app_user u on u.partition = t.partition and u.id = t.created_by_id and u.status = 'active'
     where t.partition = ${partition} and t.customer_billing = 'NOT_READY' and t.delivered_at is not null and t.billing_gaps <> '{}'
       and (${gap ?? null}::text is null or ${gap ?? null}::text = any (t.billing_gaps))
       and not exists (select from billing_reminder r where r.partition = t.partition and r.user_id = u.id and r.day = ${today}::date)
     group by u.id, u.name, u.surname, u.account, u.language order by u.id`.execute(db);
  for (const owner of rows) {
    await sql`insert into billing_reminder (partition, user_id, day) values (${partition}, ${owner.id}, ${today}::date) on conflict do nothing`.execute(
      db,
    );
    await sendLetter(context, invoiceMailTexts, owner, owner.company_id, (text) => {
      const words = { count: owner.count, loads: owner.loads.join(', ') };
      return {
        purpose: 'billingReminder',
        subject: text('reminderSubject', words),
        paragraphs: [text('reminderIntro', words), text('reminderAsk')],
        action: { label: text('reminderOpen'), url: `${context.app.config.baseUrl}/createInvoices?part=waiting` },
      };
    });
  }
  return { mailed: rows.length, loads: rows.reduce((sum, { count }) => sum + count, 0) };
}
