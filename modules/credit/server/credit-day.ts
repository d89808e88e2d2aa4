import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { revokeLinks } from '#platform/server/links.ts';
import { nextState } from '#platform/machine.ts';
import { clientDays, type ClientDay } from '#modules/companies/server/index.ts';
import { creditChange } from '#modules/credit/status.ts';
import { hasCredit } from '#modules/customers/status.ts';
import { cancel } from './decide.ts';
import { creditLinkKind } from './link-kind-name.ts';
import { move } from './moves.ts';
import { lockChange, type StoredChange } from './queries.ts';
import { endTemporary, takeEffect } from './take-effect.ts';

const work = 'creditDay';

/**
 * What the calendar does to credit limits: accepted changes take effect at midnight of the client's zone, temporary limits
 * end, and what nobody answered expires with its link. Every step starts from the state in the locked row, so that it is
 * done once, however often and wherever this runs.
 */
export function creditDay(app: App): JobKind<object> {
  return {
    name: 'credit-day',
    // Every zone's midnight falls on a quarter of an hour.
    schedule: '*/15 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 600,
    work: () => turnCreditDay(app),
  };
}

/** One round over all clients. */
export async function turnCreditDay(app: App): Promise<void> {
  for (const day of await clientDays(app)) {
    for (const id of await dueChanges(app, day)) {
      const system = systemContext(app, { language: 'en', requestId: `${work}-${id}`, operation: work });
      try {
        await inPartition(system, day.partition, (context) => turnOne(context, id, day));
      } catch (error) {
        // One change must not keep the others from their day; the next round tries it again.
        app.log.error({ error, creditChange: id }, 'credit change not turned');
      }
    }
  }
}

async function dueChanges(app: App, day: ClientDay): Promise<string[]> {
  const { partition, companyId, today } = day;
  const rows = await app.database
    .single(partition)
    .selectFrom('credit_change as t')
    .select('t.id')
    .where('t.partition', '=', partition)
    .where('t.company_id', '=', companyId)
    .where(
      sql<boolean>`(t.status = 'SENT' and (t.effective_until < ${today} or ${linkEnded(app.clock.now())})
        or t.status in ('accept', 'APPROVED_INTERNAL') and t.effective_from <= ${today}
        or t.status = 'EFFECTIVE' and t.effective_until < ${today} and t.ended_at is null)`,
    )
    .orderBy('t.effective_from')
    .orderBy('t.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest link's time is over, also when staff had ended it before. */
function linkEnded(now: Date) {
  return sql<boolean>`(select l.expires_at from link l
    where l.partition = t.partition and l.kind = ${creditLinkKind} and l.subject_id = t.id
    order by l.created_at desc limit 1) <= ${now}`;
}

async function turnOne(context: Context, id: string, day: ClientDay): Promise<void> {
  const { db, partition } = context;
  const { change, customer } = await lockChange(db, partition, id);
  if (change.status === 'EFFECTIVE') {
    if (change.ended_at === null && isOver(change, day)) await endTemporary(context, change, customer);
    return;
  }
  if (nextState(creditChange, change.status, 'expire')) {
    if (isOver(change, day) || (await isUnanswered(context, id))) await expire(context, change);
    return;
  }
  if (!nextState(creditChange, change.status, 'takeEffect') || change.effective_from > day.today) return;
  if (hasCredit(customer.standing) || customer.standing === 'SUSPENDED') await takeEffect(context, change, customer);
  else await cancel(context, change, '');
}

function isOver({ effective_until }: StoredChange, { today }: ClientDay): boolean {
  return effective_until !== null && effective_until < today;
}

async function isUnanswered({ db, partition, now }: Context, id: string): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean | null }>`
    select ${linkEnded(now)} as ended from credit_change t where t.partition = ${partition} and t.id = ${id}`.execute(
    db,
  );
  return rows[0]?.ended === true;
}

async function expire(context: Context, change: StoredChange): Promise<void> {
  await move(context, change, 'expire');
  await revokeLinks(context, { kind: creditLinkKind, subjectId: change.id });
}
