import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Context } from '#platform/server/implement.ts';
import { closeDay, dailyWork, type ClientDay } from '#modules/base/companies/server/index.ts';
import { nextState } from '#platform/machine.ts';
import { application } from '../status.ts';
import { applications, customers } from './changes.ts';
import { customerLinkKind } from './link-kind-name.ts';

const work = 'unansweredCustomers';
/** So many days after the last link ended, nobody is expected to answer any more. */
const graceDays = 30;

/** Once a day: applications whose question was never answered expire, which frees their names and numbers. */
export const unansweredCustomers = (app: App) =>
  dailyWork(app, { name: 'unanswered-customers', work, schedule: '20 * * * *', turn: expireUnanswered });

async function expireUnanswered(context: Context, day: ClientDay): Promise<void> {
  if (!(await closeDay(context, work, day))) return;
  const { db, partition, now } = context;
  const ended = new Date(now.getTime() - graceDays * 86_400_000);
  const rows = await db
    .selectFrom('customer as t')
    .select('t.id')
    .where('t.partition', '=', partition)
    .where('t.company_id', '=', day.companyId)
    .where('t.status', '=', 'INFO_REQUESTED')
    // Who was a customer before goes on being one; somebody decides on the change.
    .where('t.standing', 'is', null)
    .where(
      sql<boolean>`(select max(l.expires_at) from link l where l.partition = t.partition and l.kind = ${customerLinkKind} and l.subject_id = t.id) < ${ended}`,
    )
    .orderBy('t.id')
    .execute();
  for (const { id } of rows) {
    const stored = await customers.lock(context, id);
    if (nextState(application, stored.status, 'expire')) await applications.move(context, stored, 'expire');
  }
}
