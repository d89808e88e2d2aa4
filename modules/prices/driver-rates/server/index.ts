import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore, type Proposed } from '#platform/server/master-data.ts';
import { type DriverRateFields, driverRates, driverRateService } from '../contract.ts';
import type { DriverRateFailureCode } from '../messages/failures/index.ts';

const fail = failures<DriverRateFailureCode>();

export const driverRateStore = masterStore(driverRates, {
  facts: {
    paidTo: sql`coalesce(
      (select c.name from driver_rate_category c where c.partition = t.partition and c.id = t.category_id),
      (select d.name || ' ' || d.surname from driver d where d.partition = t.partition and d.id = t.driver_id),
      '')`,
  },
  refuse: refuseOverlap,
});

export const driverRateOperations: Implementation = implement(driverRateService, {
  getDriverRates: driverRateStore.list,
  postDriverRate: driverRateStore.create,
  putDriverRate: driverRateStore.change,
});

/**
 * Two rates of one key never hold on the same day: nobody could say which of them pays a trip. Writers of one partition come
 * one after the other; the exclusion constraint of the table holds it whoever writes.
 */
async function refuseOverlap(
  { db, partition }: Context,
  { before, values }: Proposed<DriverRateFields>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`driverRate ${partition}`}, 0))`.execute(db);
  const { rows } = await sql<{ code: string }>`
    select code from driver_rate
     where partition = ${partition} and is_active and id is distinct from ${before?.id ?? null}::uuid
       and code <> ${values.code} and coalesce(category_id, driver_id) is not distinct from ${values.categoryId ?? values.driverId}::uuid
       and component = ${values.component} and lower(vehicle_class) = lower(${values.vehicleClass})
       and route_type = ${values.routeType}
       and daterange(valid_from, valid_to, '[]') && daterange(${values.validFrom}::date, ${values.validTo}::date, '[]')
     limit 1`.execute(db);
  const [taken] = rows;
  if (!taken) return;
  const details = { code: taken.code };
  throw fail('driverRateOverlaps', 'rule', details, { validFrom: { code: 'driverRateOverlaps', details } });
}
