import type { App } from '#platform/server/app.ts';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { closeDay, dailyWork, lastDayOf, type ClientDay } from '#modules/base/companies/server/index.ts';
import { complianceOn } from '../list-suppliers.ts';
import { mailChanges } from './compliance-letter.ts';

const work = 'complianceDay';

/**
 * Compliance is derived and needs nobody to change it; but that it changed overnight is news. At each client's midnight
 * this tells the screens, the history of every supplier that the new day has made better or worse, and the staff concerned.
 */
export const complianceDay = (app: App) =>
  // Every zone's midnight falls on a quarter of an hour.
  dailyWork(app, { name: 'compliance-day', work, schedule: '*/15 * * * *', turn: turnDay });

/** In one transaction with the mark of the day, so that no change is told twice or never. */
async function turnDay(context: Context, day: ClientDay): Promise<void> {
  const since = (await lastDayOf(context.db, work, day)) ?? addDays(day.today, -1);
  if (!(await closeDay(context, work, day))) return;
  const changes = await changedSince(context, day, since);
  await mailChanges(context, day, changes);
  for (const { id, version, before, after } of changes) {
    await context.audit({
      noun: 'supplier',
      recordId: id,
      event: 'complianceChanged',
      before: { compliance: before },
      after: { compliance: after },
    });
    await context.publish('carriers', 'complianceChanged', id, lockIdOf({ version }));
  }
}

/** Both days are judged by the certificates as they are now: what differs is the work of the calendar alone. */
function changedSince({ db }: Context, { partition, companyId, today }: ClientDay, since: CalendarDate) {
  return db
    .selectFrom('supplier as t')
    .select(['t.id', 't.version', 't.registered_name', 't.account_number'])
    .select([complianceOn(since).as('before'), complianceOn(today).as('after')])
    .where('t.partition', '=', partition)
    .where('t.company_id', '=', companyId)
    .where('t.is_transporter', '=', true)
    .where('t.status', 'not in', ['rejected', 'deleted'])
    .where(complianceOn(since), '<>', complianceOn(today))
    .orderBy('t.registered_name')
    .orderBy('t.id')
    .execute();
}
