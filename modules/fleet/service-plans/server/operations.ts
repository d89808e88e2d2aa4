import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { serviceStandings, vehicleServiceService } from '../contract.ts';
import { endService, followPlan, recordService, reverseService } from './follow.ts';
import { orderService } from './order-service.ts';
import { findService, servicesOf, type StoredService } from './queries.ts';
import { rowOf, serviceNoun, shownRecords } from './records.ts';

type Operations = (typeof vehicleServiceService)['operations'];

/** The fleet is the client's own: it is closed to whoever is limited to some records. */
function whole<Input, Output>(work: (context: Context, input: Input) => Promise<Output>) {
  return (context: Context, input: Input): Promise<Output> => {
    refuseWhenScoped(context);
    return work(context, input);
  };
}

export const vehicleServiceOperations: Implementation = implement(vehicleServiceService, {
  getVehicleServices: whole(list),
  getVehicleService: whole(async (context, { id }) => {
    const stored = orNotFound(await findService(context, id));
    return { ...rowOf(stored), isEnded: stored.ended_at !== null, records: await shownRecords(context, id) };
  }),
  getVehicleServiceHistory: whole(async (context, { id }) => {
    orNotFound(await findService(context, id));
    return recordHistory(context, serviceNoun, id);
  }),
  postVehicleService: whole(followPlan),
  endVehicleService: whole(endService),
  postServiceRecord: whole(recordService),
  orderVehicleService: whole(orderService),
  reverseServiceRecord: whole(reverseService),
});

/** How urgent: overdue, soon, later, unknown. */
const order = sql`array_position(${sql.lit(`{${serviceStandings.join(',')}}`)}::text[], s.standing)`;

async function list(
  context: Context,
  {
    page,
    pageSize,
    search,
    vehicleId,
    planId,
    standing,
    descending,
  }: z.output<Operations['getVehicleServices']['input']>,
): Promise<z.input<Operations['getVehicleServices']['output']>> {
  const conditions: RawBuilder<unknown>[] = [sql`s.ended_at is null`];
  if (vehicleId) conditions.push(sql`s.vehicle_id = ${vehicleId}`);
  if (planId) conditions.push(sql`s.plan_id = ${planId}`);
  const words = search.trim();
  if (words !== '')
    conditions.push(
      sql`search_key(s.registration_number || ' ' || s.fleet_no || ' ' || s.plan_code || ' ' || s.plan_name) like '%' || search_key(${words}) || '%'`,
    );
  const { rows: all } = await sql<StoredService>`
    select s.* from (${servicesOf(context, sql.join(conditions, sql` and `))}) s
     order by ${order} ${sql.raw(descending ? 'desc' : 'asc')}, s.left / nullif(case s.by when 'km' then s.km_per_day else 1 end, 0) nulls last, s.registration_number, s.plan_code`.execute(
    context.db,
  );
  const counts = Object.fromEntries(
    serviceStandings.map((each) => [each, all.filter((row) => row.standing === each).length]),
  ) as Record<(typeof serviceStandings)[number], number>;
  const shown = standing?.length ? all.filter((row) => standing.includes(row.standing)) : all;
  return {
    rows: shown.slice((page - 1) * pageSize, page * pageSize).map(rowOf),
    total: shown.length,
    totalIsCapped: false,
    counts,
  };
}
