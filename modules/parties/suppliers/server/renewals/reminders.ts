import { sql } from 'kysely';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import { dueReminder } from '#platform/insurance.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { literal, literals } from '#platform/server/states-in-sql.ts';
import { clientDays, closeDay, companyById, lastDayOf, type ClientDay } from '#modules/base/companies/server/index.ts';
import { sendLink } from '#modules/parties/links/server/index.ts';
import type { SupplierFailureCode } from '#modules/parties/suppliers/messages/failures/index.ts';
import { lateReminderDays, reminderLinkDays, reminderOffsets } from '#modules/parties/suppliers/renewals.ts';
import type { CertificateState, ApplicationState } from '#modules/parties/suppliers/status.ts';
import { suppliers } from '../changes.ts';
import { renewalContact } from './contact.ts';
import { renewalLinkOf } from './renewal-link.ts';

const work = 'gitReminders';
/** Mails that ask for something arrive when people begin to work. */
const firstHour = 8;

/** Asks carriers for a new certificate, by itself, each step of the ladder once. */
export function gitReminders(app: App): JobKind<object> {
  return {
    name: 'git-reminders',
    schedule: '*/15 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 900,
    async work() {
      for (const day of await clientDays(app)) if (day.hour >= firstHour) await remindOn(app, day);
    },
  };
}

/** A client's reminders of a day. One that fails holds up no other, and the day stays open for another try. */
export async function remindOn(app: App, day: ClientDay): Promise<void> {
  const last = await lastDayOf(app.database.single(day.partition), work, day);
  if (last !== null && last >= day.today) return;
  const system = systemContext(app, { language: 'en', requestId: `${work}-${day.today}`, operation: work });
  let failed = 0;
  for (const due of await dueReminders(app, day)) {
    await inPartition(system, day.partition, (context) => remind(context, due)).catch((error: unknown) => {
      failed++;
      app.log.error({ error, supplier: due.supplierId, daysBefore: due.daysBefore }, 'reminder not sent');
    });
  }
  if (failed === 0) await inPartition(system, day.partition, (context) => closeDay(context, work, day));
}

interface DueReminder {
  readonly supplierId: string;
  readonly certificateId: string;
  /** The last day of the cover that holds now, or that ended last. */
  readonly ends: CalendarDate;
  readonly daysBefore: number;
}

/**
 * The newest step that each supplier's cover has reached, where it was not taken yet. A renewal that joins on has moved
 * the end away; one that waits for review has stopped the ladder.
 */
async function dueReminders(app: App, { partition, companyId, today }: ClientDay): Promise<DueReminder[]> {
  const { rows } = await sql<{ supplier_id: string; certificate_id: string; ends: string; taken: number[] }>`
    select s.id as supplier_id, newest.id as certificate_id, present.ends,
      array(select days_before from git_reminder r where r.partition = s.partition and r.certificate_id = newest.id) as taken
      from supplier s
      cross join lateral (select upper(days) - 1 as ends from unnest(s.cover) days
        where lower(days) <= ${today}::date order by lower(days) desc limit 1) present
      cross join lateral (select g.id from git_certificate g
        where g.partition = s.partition and g.supplier_id = s.id and g.status = ${literal<CertificateState>('approved')}
        order by g.cover_to = present.ends desc nulls last, g.uploaded_at desc limit 1) newest
     where s.partition = ${partition} and s.company_id = ${companyId} and s.is_transporter
       and s.status not in ${literals<ApplicationState>('rejected', 'deleted')} and not s.awaits_certificate_review
       and s.cover_ends >= ${addDays(today, -lateReminderDays)}::date
       and present.ends between ${addDays(today, -lateReminderDays)}::date and ${addDays(today, Math.max(...reminderOffsets))}::date
     order by present.ends, s.id`.execute(app.database.single(partition));
  return rows.flatMap(({ supplier_id, certificate_id, ends, taken }) => {
    const daysBefore = dueReminder({ to: ends }, today, reminderOffsets);
    if (daysBefore === undefined || taken.includes(daysBefore)) return [];
    return [{ supplierId: supplier_id, certificateId: certificate_id, ends, daysBefore }];
  });
}

/** One step of one ladder, whole or not at all. Whoever comes second waits for the first, and finds it taken. */
async function remind(context: Context, due: DueReminder): Promise<void> {
  const { db, partition } = context;
  const supplier = await suppliers.lock(context, due.supplierId);
  const taken = await db
    .selectFrom('git_reminder')
    .select('days_before')
    .where('partition', '=', partition)
    .where('certificate_id', '=', due.certificateId)
    .where('days_before', '=', due.daysBefore)
    .executeTakeFirst();
  const certificate = supplier.certificates.find(({ id }) => id === due.certificateId);
  if (taken || certificate?.status !== 'approved') return;
  const contact = await renewalContact(db, supplier);
  const company = await companyById(db, partition, supplier.company_id);
  const link =
    contact &&
    (await sendLink(context, {
      ...renewalLinkOf(supplier),
      recipient: contact,
      language: supplier.language,
      validDays: reminderLinkDays(due.daysBefore, company.link_validity_days),
    }));
  await db
    .insertInto('git_reminder')
    .values({
      partition,
      certificate_id: due.certificateId,
      days_before: due.daysBefore,
      supplier_id: supplier.id,
      link_id: link?.id ?? null,
      recipient: contact?.email ?? '',
      problem: contact ? null : ('noMobileNumber' satisfies SupplierFailureCode),
      // When the mail was due, on the clock by which it became due.
      sent_at: context.now,
    })
    .execute();
  await context.audit({
    noun: 'supplier',
    recordId: supplier.id,
    event: contact ? 'renewalRequested' : 'renewalNotRequested',
    after: { email: contact?.email ?? '', gitTo: due.ends },
  });
  await context.publish('carriers', 'renewalRequested', supplier.id);
}
