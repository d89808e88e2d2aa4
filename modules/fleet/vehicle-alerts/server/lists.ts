import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { alertQuestions, vehicleAlertService } from '../contract.ts';
import { alerting, type AlertState } from '../status.ts';
import { hearingsOf } from './hearing.ts';
import { alertColumns, childrenOf, findAlert, type StoredAlert } from './queries.ts';
import { fieldsOf, recordOf } from './shown.ts';

type Question = (typeof alertQuestions)[number];
type Query = z.output<(typeof vehicleAlertService)['operations']['getVehicleAlerts']['input']>;

/** What stands for itself: what a graver alert has taken under it is shown there. */
const isOnTop = sql`t.parent_id is null and t.status in ${setOf(alerting, 'awake')}`;

function conditionOf({ actor, today, timeZone }: Context, question: Question): RawBuilder<unknown> {
  const own = actor.kind === 'user' ? actor.id : null;
  const conditions: Record<Question, RawBuilder<unknown>> = {
    open: isOnTop,
    unassigned: sql`${isOnTop} and t.assignee_id is null`,
    mine: sql`${isOnTop} and t.assignee_id = ${own}::uuid`,
    soon: sql`${isOnTop} and t.category = 'papers'`,
    snoozed: sql`t.status = ${literal<AlertState>('SNOOZED')}`,
    clearedToday: sql`t.is_self_cleared and t.ended_at >= (${today}::date)::timestamp at time zone ${timeZone}`,
  };
  return conditions[question];
}

/** Alerts by one of the questions of the screen, with what each has taken under it, and how many each question has. */
export async function listAlerts(context: Context, query: Query) {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const { question, category, vehicleId, loadId } = query;
  const [found, counts] = await Promise.all([
    searchedPage<StoredAlert>(db, {
      ...query,
      table: 'vehicle_alert',
      partition,
      columns: alertColumns,
      conditions: [
        conditionOf(context, question),
        ...(category ? [sql`t.category = ${category}`] : []),
        ...(vehicleId ? [sql`t.vehicle_id = ${vehicleId}`] : []),
        ...(loadId ? [sql`t.load_id = ${loadId}`] : []),
      ],
      order: ['t.since', 't.id'],
    }),
    countsOf(context),
  ]);
  const children = Map.groupBy(
    await childrenOf(
      context,
      found.rows.map(({ id }) => id),
    ),
    ({ parent_id }) => parent_id,
  );
  const rows = found.rows.map((row) => ({
    ...fieldsOf(row),
    children: (children.get(row.id) ?? []).map(fieldsOf),
  }));
  return { ...found, rows, ...counts };
}

async function countsOf(context: Context) {
  const { db, partition, actor } = context;
  const count = (question: Question) =>
    sql`count(*) filter (where ${conditionOf(context, question)})::int as ${sql.ref(question)}`;
  const heard = actor.kind === 'user' ? (await hearingsOf(context, [actor.id]))(actor.id).screenCategories : [];
  const companyId = actor.kind === 'user' ? actor.companyId : null;
  const concerns = sql`${isOnTop} and t.category = any (${heard}::text[]) and (t.company_id is null or t.company_id = ${companyId}::uuid)`;
  const { rows } = await sql<Record<Question | 'concerning' | 'critical', number>>`
    select ${sql.join((['open', 'unassigned', 'mine', 'soon', 'snoozed', 'clearedToday'] as const).map(count))},
           count(*) filter (where ${concerns})::int as concerning,
           count(*) filter (where ${concerns} and t.severity = 'critical')::int as critical
      from vehicle_alert t
     where t.partition = ${partition}
       and (t.status in ${setOf(alerting, 'open')} or (t.ended_at is not null and ${conditionOf(context, 'clearedToday')}))`.execute(
    db,
  );
  const { concerning, critical, ...counts } = rows[0]!;
  return { counts, concerning, critical };
}

export async function readAlert(context: Context, { id }: { readonly id: string }) {
  refuseWhenScoped(context);
  return recordOf(context, orNotFound(await findAlert(context, id)));
}
