import { sql } from 'kysely';
import { failures, type FieldProblem } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { rateZones } from '../contract.ts';
import type { RateZoneFailureCode } from '../messages/failures/index.ts';

const fail = failures<RateZoneFailureCode>();

/** What says which loads a rate of the zone prices. */
const fixed = ['country', 'cities', 'locationIds'] as const;

export const rateZoneStore = masterStore(rateZones, {
  facts: { isUsed: sql`rate_zone_is_used(t.partition, t.id)` },
  async refuse(context, { before, values }) {
    if (!before) return;
    const changed = fixed.filter((field) => written(before[field]) !== written(values[field]));
    if (changed.length > 0) await refuseUsed(context, before.id, changed);
  },
});

const written = (value: string | readonly string[]) => (typeof value === 'string' ? value : [...value].sort().join());

/** Refuses what approved rates rest on: `zoneInUse`, at each of the fields. */
export async function refuseUsed(
  { db, partition }: Context,
  id: string,
  fields: readonly (typeof fixed)[number][] = [],
): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`select rate_zone_is_used(${partition}, ${id}::uuid) as used`.execute(
    db,
  );
  if (!rows[0]?.used) return;
  const problem: FieldProblem = { code: 'zoneInUse' };
  throw fail('zoneInUse', 'rule', {}, Object.fromEntries(fields.map((field) => [field, problem])));
}

/** Refuses to switch a used zone on or off: its rates would price other loads at once. */
export async function refuseSwitch(
  context: Context,
  { id, isActive }: { readonly id: string; readonly isActive: boolean },
): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ isActive: boolean }>`
    select is_active as "isActive" from rate_zone where partition = ${partition} and id = ${id}`.execute(db);
  if (rows[0] && rows[0].isActive !== isActive) await refuseUsed(context, id);
}
