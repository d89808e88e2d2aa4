import crypto from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { sendLink, type LinkToSend } from './sending.ts';

export interface LinkOverrides extends Partial<Omit<LinkToSend, 'companyId' | 'kind'>>, Pick<LinkToSend, 'kind'> {
  readonly companyId: string;
  readonly sentBy?: string;
  readonly sentAt?: Date;
  /** How far the recipient has come; nothing means that the mail was not opened yet. */
  readonly reached?: {
    readonly opened?: Date;
    readonly verified?: Date;
    readonly percent?: number;
    readonly ended?: Date;
  };
}

/** Sends a link, and lets its recipient come as far as wanted. Returns the link's id. */
export async function buildLink(app: App, partition: string, overrides: LinkOverrides): Promise<string> {
  const { sentBy = 'Pieter Botha', sentAt, reached = {}, ...link } = overrides;
  const recipient = { name: '', email: `${crypto.randomUUID()}@carrier.example`, mobile: '+27825550100' };
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildLink' });
  return inPartition(system, partition, async (context) => {
    const { id } = await sendLink(context, { recipient, language: 'en', ...link });
    await updateRow({ db: context.db, partition }, 'link', id, {
      created_by_name: sentBy,
      opened_at: reached.opened ?? null,
      verified_at: reached.verified ?? null,
      percent: reached.percent ?? 0,
      ...(sentAt && {
        created_at: sentAt,
        sent_at: sentAt,
        expires_at: sql<Date>`expires_at - (now() - ${sentAt}::timestamptz)`,
      }),
      ...(reached.ended && { expires_at: reached.ended }),
    });
    if (!sentAt) return id;
    // The mail and the reminders went out on their days.
    await context.db
      .updateTable('outgoing_message')
      .set({ created_at: sentAt, sent_at: sentAt, status: 'sent' })
      .where('partition', '=', partition)
      .where('link_id', '=', id)
      .execute();
    await sql`insert into link_reminder (partition, link_id, day, sent_at)
        select ${partition}, ${id}, day, ${sentAt}::timestamptz + make_interval(days => day)
          from company c, unnest(c.reminder_days) day
         where c.partition = ${partition} and c.id = ${link.companyId}
           and ${sentAt}::timestamptz + make_interval(days => day) <= ${context.now}`.execute(context.db);
    return id;
  });
}
