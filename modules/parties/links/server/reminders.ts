import { sql } from 'kysely';
import { isWeekend } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import type { LinkStatus } from '#platform/server/link-tables.ts';
import { addLinkToken } from '#platform/server/link-tokens.ts';
import { linkColumns } from '#platform/server/links.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { clientDays, type ClientDay } from '#modules/base/companies/server/index.ts';
import { mailReminder } from './letters.ts';
import { noteOf } from './sending.ts';

/** Reminders are sent when somebody may be at work: on weekdays, in these hours of the client's own clock. */
const workingHours = { from: 8, until: 17 } as const;
/** Links of one client in one round; the next round, ten minutes later, takes the others. */
const atMostPerRound = 500;

/** Reminds the recipients of links until they submit. Whichever process does it, each reminder is sent once. */
export function linkReminders(app: App): JobKind<object> {
  return {
    name: 'remind-links',
    schedule: '*/10 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 540,
    work: async () => void (await remindDueLinks(app)),
  };
}

/** One round over all clients; returns how many reminders were sent. */
export async function remindDueLinks(app: App): Promise<number> {
  const kinds = [...app.linkKinds.values()].filter((kind) => !kind.remindsItself).map(({ name }) => name);
  let sent = 0;
  for (const day of await clientDays(app)) {
    if (!isAtWork(day)) continue;
    for (const { id, language } of await dueLinks(app, day, kinds)) {
      const context = systemContext(app, { language, requestId: `reminder-${id}`, operation: 'remindLink' });
      try {
        if (await inPartition(context, day.partition, (inside) => remindOnce(inside, id, day))) sent++;
      } catch (error) {
        // One link must not keep the others from their reminders; the next round tries it again.
        app.log.error({ error, link: id }, 'link not reminded');
      }
    }
  }
  return sent;
}

function isAtWork({ today, hour }: ClientDay): boolean {
  return !isWeekend(today) && hour >= workingHours.from && hour < workingHours.until;
}

/** Open at this moment, and with a reminder that is due and was not sent. The moment is the clock's, not the database's. */
function isDue(now: Date, { today }: ClientDay) {
  return sql<boolean>`l.status = ${literal<LinkStatus>('pending')} and l.ended_reason is null and l.locked_at is null and l.expires_at > ${now}
    and exists (select from ${dueDays(today)})`;
}

const dueDays = (today: string) => sql`(
  select day from company c, unnest(c.reminder_days) day
   where c.partition = l.partition and c.id = l.company_id and (l.sent_at at time zone c.time_zone)::date + day <= ${today}::date
  except
  select day from link_reminder r where r.partition = l.partition and r.link_id = l.id) due`;

function dueLinks(app: App, day: ClientDay, kinds: readonly string[]) {
  return app.database
    .single(day.partition)
    .selectFrom('link as l')
    .select(['l.id', 'l.language'])
    .where('l.partition', '=', day.partition)
    .where('l.company_id', '=', day.companyId)
    .where('l.kind', 'in', kinds)
    .where(isDue(app.clock.now(), day))
    .orderBy('l.sent_at')
    .limit(atMostPerRound)
    .execute();
}

/** Takes all that is due by now as one reminder: who missed two, because nothing ran, gets one. */
async function remindOnce(context: Context, id: string, day: ClientDay): Promise<boolean> {
  const { db, partition, now } = context;
  const link = await db
    .selectFrom('link as l')
    .select(linkColumns)
    .select(sql<boolean>`true`.as('is_usable'))
    .where('l.partition', '=', partition)
    .where('l.id', '=', id)
    .where(isDue(now, day))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!link) return false;
  if (await context.app.linkKinds.get(link.kind)?.endsUnneeded?.(context, link)) return false;
  const { rows } = await sql<{ day: number }>`
    insert into link_reminder (partition, link_id, day, sent_at)
    select l.partition, l.id, due.day, ${now} from link l, lateral ${dueDays(day.today)} where l.partition = ${partition} and l.id = ${id}
    on conflict do nothing returning day`.execute(db);
  if (rows.length === 0) return false;
  await mailReminder(context, link, await addLinkToken(context, link, 'reminder'));
  await noteOf(context, id, 'reminded', { day: Math.max(...rows.map((row) => row.day)) });
  return true;
}
