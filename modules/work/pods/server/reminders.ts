import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { clientDays, type ClientDay } from '#modules/base/companies/server/index.ts';
import { ladder, reachedSteps } from '../rules.ts';
import { podLife } from '../status.ts';
import { carrierOf, missingOf, noteAsked, sendTo, type Asked } from './requests.ts';
import { lockLoad } from './queries.ts';

/** Mails that ask for something arrive when people are at work. */
const workingHours = { from: 8, until: 17 } as const;
/** Loads of one client in one round; the next one, a quarter of an hour later, takes the others. */
const atMostPerRound = 500;
const day = 86_400_000;

/** Asks again for what is missing, on days 1, 3, 7 and 14; each step once, whichever process does it. */
export function podReminders(app: App): JobKind<object> {
  return {
    name: 'pod-reminders',
    schedule: '*/15 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 840,
    work: async () => void (await remindDuePods(app)),
  };
}

/** One round over all clients. Answers how many loads were asked about. */
export async function remindDuePods(app: App): Promise<number> {
  let sent = 0;
  for (const client of await clientDays(app)) {
    if (client.hour < workingHours.from || client.hour >= workingHours.until) continue;
    for (const loadId of await dueLoads(app, client)) {
      const system = systemContext(app, { language: 'en', requestId: `pods-${loadId}`, operation: 'remindPods' });
      try {
        if (await inPartition(system, client.partition, (context) => remindLoad(context, loadId))) sent++;
      } catch (error) {
        // One load must not keep the others waiting; the next round tries it again.
        app.log.error({ error, load: loadId }, 'proof of delivery not asked for');
      }
    }
  }
  return sent;
}

async function dueLoads(app: App, { partition, companyId }: ClientDay): Promise<string[]> {
  const now = app.clock.now();
  const { rows } = await sql<{ load_id: string }>`
    select distinct p.load_id from pod p
      cross join unnest(${[...ladder]}::int[]) step
     where p.partition = ${partition} and p.company_id = ${companyId} and p.status in ${setOf(podLife, 'missing')}
       and p.asked_from is not null and p.asked_from <= ${new Date(now.getTime() - ladder[0] * day)}
       and p.asked_from > ${new Date(now.getTime() - 60 * day)}
       and p.asked_from + make_interval(days => step) <= ${now}
       and not exists (select from pod_reminder r
         where r.partition = p.partition and r.pod_id = p.id and r.round = p.asked_round and r.day >= step)
     limit ${atMostPerRound}`.execute(app.database.single(partition));
  return rows.map(({ load_id }) => load_id);
}

/** All that a load lacks and whose step is due, in one mail. Whoever comes second waits for the first, and finds it done. */
async function remindLoad(context: Context, loadId: string): Promise<boolean> {
  const { db, partition, now } = context;
  const load = await lockLoad(context, loadId);
  if (!load) return false;
  const { rows } = await sql<Asked & { asked_from: Date; taken: number }>`
    select p.id, p.asked_round, p.asked_from,
        coalesce((select max(r.day) from pod_reminder r
          where r.partition = p.partition and r.pod_id = p.id and r.round = p.asked_round), 0) as taken
      from pod p where p.partition = ${partition} and p.load_id = ${loadId} and p.status in ${setOf(podLife, 'missing')}
       and p.asked_from is not null`.execute(db);
  const due = rows
    .map((row) => ({ ...row, step: reachedSteps(row.asked_from, now).at(-1) ?? 0 }))
    .filter(({ step, taken }) => step > taken);
  if (due.length === 0) return false;
  const carrier = await carrierOf(context, load);
  const link = carrier && (await sendTo(context, load, carrier));
  for (const { step, ...asked } of due)
    await noteAsked(context, load, [asked], {
      day: step,
      recipient: carrier?.email ?? '',
      ...(link ? { linkId: link.id } : { problem: 'noPodRecipient' as const }),
    });
  return link !== undefined && (await missingOf(context, loadId)).length > 0;
}
