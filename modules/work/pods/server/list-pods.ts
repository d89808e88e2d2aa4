import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { carrierNamesIn } from '#modules/base/access/rights.ts';
import type { podQuery, podService } from '../contract.ts';
import type { podRow } from '../records.ts';
import { ageIds, boundsOf, type AgeBucket } from '../rules.ts';
import { podTabs, tabStates, type PodTab, podLife } from '../status.ts';
import { listedColumns, podLoad, type ListedPod } from './queries.ts';
import { rowsFor } from './records.ts';

type Query = z.output<typeof podQuery>;
type Counts = z.input<(typeof podService)['operations']['getPodCounts']['output']>;

const orders = { since: 't.since', updatedAt: 't.updated_at' } as const satisfies Record<Query['sort'], string>;
/** No more are counted: nobody reads so many. */
const countedAtMost = 1001;

/** A page of proofs; each tab is read along its index. */
export async function listPods(context: Context, query: Query): Promise<Page<z.input<typeof podRow>>> {
  const found = await searchedPage<ListedPod>(context.db, {
    ...query,
    table: 'pod',
    partition: context.partition,
    columns: listedColumns,
    joins: podLoad,
    oneOf: query.tab && tabStates[query.tab].map((state) => sql`t.status = ${sql.lit(state)}`),
    conditions: conditionsOf(context, query),
    order: [orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map(rowsFor(context)) };
}

function conditionsOf({ actor, now }: Context, query: Query): RawBuilder<unknown>[] {
  const { tab, age, status, loadId, customerId, supplierId, isOwnFleet, seenBefore } = query;
  const conditions: RawBuilder<unknown>[] = [];
  if (status?.length) conditions.push(sql`t.status = any (${status}::text[])`);
  // What was replaced or is void is history: shown to who asks for it.
  if (!tab && !status?.length) conditions.push(sql`t.status not in ${setOf(podLife, 'gone')}`);
  if (age) conditions.push(within(age, now));
  if (loadId) conditions.push(sql`t.load_id = ${loadId}`);
  if (seenBefore) conditions.push(sql`t.is_seen_before`);
  const isSupplier = actor.kind === 'user' && carrierNamesIn(actor.authorisations) !== undefined;
  const loads = [
    customerId && (isSupplier ? sql`false` : sql`o.customer_id = ${customerId}`),
    supplierId && sql`o.supplier_id = ${supplierId}`,
    isOwnFleet && sql`o.supplier_id is null`,
  ].filter(Boolean) as RawBuilder<unknown>[];
  if (loads.length > 0)
    conditions.push(
      sql`exists (select from load o where o.partition = t.partition and o.id = t.load_id and ${sql.join(loads, sql` and `)})`,
    );
  return conditions;
}

/** The condition on the age of a proof `t`. */
export function within(age: AgeBucket, now: Date): RawBuilder<unknown> {
  const { after, upTo } = boundsOf(age, now);
  const bounds = [after && sql`t.since > ${after}`, upTo && sql`t.since <= ${upTo}`].filter((each) => each !== null);
  return sql.join(bounds, sql` and `);
}

/** A count of the proofs in these states whose age lies between these moments. */
interface Count {
  readonly name: PodTab | AgeBucket;
  readonly states: readonly string[];
  readonly after: string;
  readonly until: string;
}

/**
 * The counts of the tabs, and of what is missing by age: the same conditions as the lists. All of them by one mention of the
 * table: what hides records from who is limited is planned for each mention, and costs more than counting does.
 */
export async function podCounts({ db, partition, now }: Context): Promise<Counts> {
  const asked: readonly Count[] = [
    ...podTabs.map((name) => ({ name, states: tabStates[name], after: '-infinity', until: 'infinity' })),
    ...ageIds.map((name) => {
      const { after, upTo } = boundsOf(name, now);
      return {
        name,
        states: tabStates.missing,
        after: after?.toISOString() ?? '-infinity',
        until: upTo?.toISOString() ?? 'infinity',
      };
    }),
  ];
  const { rows } = await sql<{ name: PodTab | AgeBucket; found: number }>`
    select a.name, (select count(*) from (select from pod t
        where t.partition = ${partition} and t.status = any (a.states) and t.since > a.after and t.since <= a.until
        limit ${sql.lit(countedAtMost)}) counted)::int as found
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as a (name text, states text[], after timestamptz, until timestamptz)`.execute(db);
  const counts = new Map(rows.map(({ name, found }) => [name, found]));
  const pick = <Key extends PodTab | AgeBucket>(keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, counts.get(key) ?? 0])) as Record<Key, number>;
  return { tabs: pick(podTabs), missing: pick(ageIds) };
}
