import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { literal, literals } from '#platform/server/states-in-sql.ts';
import { clientDays, type ClientDay } from '#modules/base/companies/server/index.ts';
import { hasCredit } from '#modules/parties/customers/status.ts';
import type { CreditChangeState } from '../status.ts';
import { cancel } from './decide.ts';
import { creditLinkKind } from './link-kind-name.ts';
import { proposals } from './moves.ts';
import { lockChange } from './queries.ts';
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

/** What the calendar asks of a change now: the one place that says it, for the search and for the locked row alike. */
function stepsDue(today: ClientDay['today'], now: Date) {
  return {
    expire: sql<boolean>`(t.status = ${literal<CreditChangeState>('SENT')} and (t.effective_until < ${today} or ${linkEnded(now)}))`,
    takeEffect: sql<boolean>`(t.status in ${literals<CreditChangeState>('accept', 'APPROVED_INTERNAL')} and t.effective_from <= ${today})`,
    end: sql<boolean>`(t.status = ${literal<CreditChangeState>('EFFECTIVE')} and t.effective_until < ${today} and t.ended_at is null)`,
  };
}

/** The newest link's time is over, also when staff had ended it before. */
function linkEnded(now: Date) {
  return sql<boolean>`(select l.expires_at from link l
    where l.partition = t.partition and l.kind = ${creditLinkKind} and l.subject_id = t.id
    order by l.created_at desc limit 1) <= ${now}`;
}

async function dueChanges(app: App, { partition, companyId, today }: ClientDay): Promise<string[]> {
  const rows = await app.database
    .single(partition)
    .selectFrom('credit_change as t')
    .select('t.id')
    .where('t.partition', '=', partition)
    .where('t.company_id', '=', companyId)
    .where(({ or }) => or(Object.values(stepsDue(today, app.clock.now()))))
    .orderBy('t.effective_from')
    .orderBy('t.id')
    .execute();
  return rows.map(({ id }) => id);
}

async function turnOne(context: Context, id: string, { today }: ClientDay): Promise<void> {
  const { db, partition, now } = context;
  const { change, customer } = await lockChange(context, id);
  // Asked again of the locked row: somebody may have decided meanwhile.
  const due = stepsDue(today, now);
  const step = await db
    .selectFrom('credit_change as t')
    .select([due.expire.as('expire'), due.takeEffect.as('takeEffect'), due.end.as('end')])
    .where('t.partition', '=', partition)
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow();
  if (step.end) await endTemporary(context, change, customer);
  if (step.expire) await proposals.move(context, change, 'expire');
  if (!step.takeEffect) return;
  if (hasCredit(customer.standing) || customer.standing === 'SUSPENDED') await takeEffect(context, change, customer);
  else await cancel(context, change, '');
}
