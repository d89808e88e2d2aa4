import { sql } from 'kysely';
import { formatShortDateTime } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import { translator } from '#platform/messages.ts';
import { type MessageStatus, takeBackMessages } from '#platform/server/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { AccountState } from '#modules/base/access/status.ts';
import { companyById, letterMail } from '#modules/base/companies/server/index.ts';
import type { AlertKind } from '../kinds.ts';
import { alertKindTexts } from '../messages/kinds/index.ts';
import { vehicleAlertMailTexts } from '../messages/mail/index.ts';
import { alerting } from '../status.ts';
import { takeTurn } from './turn.ts';

/** Minutes after which a mail that could not be delivered is written anew: it would tell of what has passed. */
const staleMinutes = 10;
/** Alerts that one mail names; the list behind its button has them all. */
const namedAtMost = 30;

/**
 * Mails every person what is due for them and still open, in one mail. What has ended meanwhile is not told any more, and a
 * mail that no provider has taken is replaced by one that says how things stand now.
 */
export async function sendAlertMails(context: Context): Promise<void> {
  await takeTurn(context);
  await replaceStuckMails(context);
  await forgetEnded(context);
  const due = Map.groupBy(await dueTellings(context), ({ user_id }) => user_id);
  for (const tellings of due.values()) await mailPerson(context, tellings);
}

/** Mails that were tried in vain for a while are taken back, and what they told is due again. */
async function replaceStuckMails(context: Context): Promise<void> {
  const { db, partition, now } = context;
  const before = new Date(now.getTime() - staleMinutes * 60_000);
  const { rows } = await sql<{ id: string }>`
    select distinct m.id from outgoing_message m
      join vehicle_alert_telling k on k.partition = m.partition and k.message_id = m.id
     where m.partition = ${partition} and m.status = ${literal<MessageStatus>('waiting')} and m.attempts > 0 and k.told_at < ${before}`.execute(
    db,
  );
  const taken = await takeBackMessages(
    context,
    rows.map(({ id }) => id),
  );
  if (taken.length === 0) return;
  await sql`
    update vehicle_alert_telling set told_at = null, message_id = null, due_at = ${now}
     where partition = ${partition} and message_id = any (${taken}::uuid[])`.execute(db);
}

async function forgetEnded({ db, partition, now }: Context): Promise<void> {
  await sql`
    delete from vehicle_alert_telling k using vehicle_alert a
     where k.partition = ${partition} and k.told_at is null and k.due_at <= ${now}
       and a.partition = k.partition and a.id = k.alert_id and a.status in ${setOf(alerting, 'ended')}`.execute(db);
}

interface DueTelling {
  readonly alert_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly person: string;
  readonly language: Language;
  readonly company_id: string;
  readonly kind: AlertKind;
  readonly name: string;
  readonly since: Date;
}

/** What stands under a graver alert, or sleeps, waits on. */
async function dueTellings({ db, partition, now }: Context): Promise<readonly DueTelling[]> {
  const { rows } = await sql<DueTelling>`
    select k.alert_id, k.user_id, u.account as email, u.name as person, u.language, u.company_id, a.kind, a.name, a.since
      from vehicle_alert_telling k
      join vehicle_alert a on a.partition = k.partition and a.id = k.alert_id
      join app_user u on u.partition = k.partition and u.id = k.user_id and u.status = ${literal<AccountState>('active')}
     where k.partition = ${partition} and k.told_at is null and k.due_at <= ${now}
       and a.status in ${setOf(alerting, 'awake')} and a.parent_id is null
     order by array_position(array['critical', 'warning', 'info'], a.severity), a.since, a.id`.execute(db);
  return rows;
}

async function mailPerson(context: Context, tellings: readonly DueTelling[]): Promise<void> {
  const { db, partition, now } = context;
  const [{ user_id, email, person, language, company_id }] = tellings as readonly [DueTelling];
  const { time_zone } = await companyById(db, partition, company_id);
  const kinds = translator(language, (await alertKindTexts.load[language]()).texts);
  const mail = await letterMail(
    context,
    vehicleAlertMailTexts,
    { name: person, email, language },
    company_id,
    (text) => ({
      purpose: 'vehicleAlerts',
      subject: text('alertsSubject', { count: tellings.length }),
      paragraphs: [
        text('alertsText', { count: tellings.length }),
        ...tellings
          .slice(0, namedAtMost)
          .map(({ kind, name, since }) =>
            text('alertsLine', { alert: kinds(kind), name, since: formatShortDateTime(since, language, time_zone) }),
          ),
        ...(tellings.length > namedAtMost ? [text('alertsMore', { count: tellings.length - namedAtMost })] : []),
      ],
      action: { label: text('alertsAction'), url: `${context.app.config.baseUrl}/vehicleAlert` },
    }),
  );
  const messageId = await context.send(mail);
  await sql`
    update vehicle_alert_telling set told_at = ${now}, message_id = ${messageId}
     where partition = ${partition} and user_id = ${user_id} and alert_id = any (${tellings.map(({ alert_id }) => alert_id)}::uuid[])`.execute(
    db,
  );
}
