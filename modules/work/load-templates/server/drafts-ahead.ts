import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import { Failure } from '#platform/failure.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { type ClientDay, clientDays } from '#modules/base/companies/server/index.ts';
import type { BookingRooms } from '#modules/work/loads/server/index.ts';
import { type Draft, draftFor } from './drafting.ts';
import { type StoredTemplate, templateColumns } from './records.ts';

const work = 'loadDrafts';

/** Makes the drafts of the days ahead, by the days of each client. A day that was missed is made up as long as it is ahead. */
export function draftsAhead(app: App, rooms: BookingRooms): JobKind<object> {
  return {
    name: 'load-drafts',
    schedule: '10,40 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 300,
    async work() {
      const system = systemContext(app, { language: 'en', requestId: work, operation: work });
      for (const day of await clientDays(app))
        for (const id of await activeTemplates(app, day))
          // Each template by itself: one that fails does not hold up the others.
          await inPartition(system, day.partition, (context) => draftAhead(context, rooms, { id, today: day.today }));
    },
  };
}

async function activeTemplates(app: App, { partition, companyId }: ClientDay): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from load_template
     where partition = ${partition} and company_id = ${companyId} and is_active and weekdays <> '{}' order by id`.execute(
    app.database.single(partition),
  );
  return rows.map(({ id }) => id);
}

/** The template is held while its days are made, so that no two processes make a day twice. */
async function draftAhead(
  context: Context,
  rooms: BookingRooms,
  { id, today }: { readonly id: string; readonly today: CalendarDate },
): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<StoredTemplate>`
    select ${templateColumns} from load_template t
     where t.partition = ${partition} and t.id = ${id} and t.is_active for update`.execute(db);
  const [template] = rows;
  if (!template) return;
  for (const day of await daysToMake(context, template, today))
    if (!(await made(context, rooms, { template, day }))) return noteFailure(context, template);
  if (template.failed_at !== null) await updateRow({ db, partition }, 'load_template', id, { failed_at: null });
}

async function daysToMake(
  { db, partition }: Context,
  { id, weekdays, days_ahead }: StoredTemplate,
  today: CalendarDate,
): Promise<readonly CalendarDate[]> {
  const { rows } = await sql<{ day: string }>`
    select d::date::text as day from generate_series(${today}::date, ${addDays(today, days_ahead)}::date, '1 day') d
     where extract(isodow from d)::int = any (${weekdays}::int[])
       and not exists (select from load_template_draft m
         where m.partition = ${partition} and m.template_id = ${id} and m.day = d::date)
     order by d`.execute(db);
  return rows.map(({ day }) => day);
}

/** A draft and the mark of its day, both or neither; false where the load is refused now. */
async function made(context: Context, rooms: BookingRooms, draft: Draft): Promise<boolean> {
  const { template, day } = draft;
  const { db, partition } = context;
  await sql`savepoint draft`.execute(db);
  try {
    const load = await draftFor(context, rooms, draft);
    await db
      .insertInto('load_template_draft')
      .values({ partition, template_id: template.id, day, load_id: load.id })
      .execute();
    await sql`release savepoint draft`.execute(db);
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await sql`rollback to savepoint draft`.execute(db);
    return false;
  }
}

/** Said once: what the load refers to is gone, or may no longer be chosen. */
async function noteFailure({ db, partition, now, publish }: Context, { id, failed_at }: StoredTemplate): Promise<void> {
  if (failed_at !== null) return;
  await updateRow({ db, partition }, 'load_template', id, { failed_at: now });
  await publish('loadTemplates', 'failed', id);
}
