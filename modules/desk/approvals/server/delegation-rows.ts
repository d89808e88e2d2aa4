import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Delegation } from '../contract.ts';
import { rightTo, type Queues } from './queues.ts';
import './tables.ts';

/** Hand-overs with the names of both, and their days in the client's zone. */
export function selectDelegations({ db, partition, timeZone }: Context) {
  const day = (column: 'd.starts_at' | 'd.ends_at', secondsBefore: number) =>
    sql<string>`to_char((${sql.ref(column)} - make_interval(secs => ${secondsBefore})) at time zone ${timeZone}, 'YYYY-MM-DD')`;
  return db
    .selectFrom('delegation as d')
    .innerJoin('app_user as f', (join) =>
      join.onRef('f.partition', '=', 'd.partition').onRef('f.id', '=', 'd.delegator_id'),
    )
    .innerJoin('app_user as t', (join) =>
      join.onRef('t.partition', '=', 'd.partition').onRef('t.id', '=', 'd.delegate_id'),
    )
    .select(['d.id', 'd.delegator_id', 'd.delegate_id', 'd.authorisations', 'd.note', 'd.ended_at'])
    .select(['d.needs_release', 'd.released_by', 'f.company_id'])
    .select([
      day('d.starts_at', 0).as('first_day'),
      day('d.ends_at', 1).as('last_day'),
      sql<number | null>`d.amount_limit::float8`.as('amount_limit'),
      sql<string>`f.name || ' ' || f.surname`.as('delegator_name'),
      sql<string>`t.name || ' ' || t.surname`.as('delegate_name'),
    ])
    .where('d.partition', '=', partition);
}

export type DelegationRow = Awaited<ReturnType<ReturnType<typeof selectDelegations>['executeTakeFirstOrThrow']>>;

export function oneDelegation(context: Context, id: string): Promise<DelegationRow> {
  return selectDelegations(context).where('d.id', '=', id).executeTakeFirstOrThrow();
}

/** A hand-over as its people see it today. */
export function shownDelegation({ today }: Context, queues: Queues, row: DelegationRow): Delegation {
  const rights = new Set(row.authorisations);
  const kinds = queues
    .filter(({ decides }) => decides.some((each) => rights.has(rightTo(each))))
    .map(({ kind }) => kind);
  return {
    delegationId: row.id,
    delegator: { userId: row.delegator_id, name: row.delegator_name },
    delegate: { userId: row.delegate_id, name: row.delegate_name },
    from: row.first_day,
    to: row.last_day,
    note: row.note,
    kinds: [...new Set(kinds)],
    amountLimit: row.amount_limit,
    state: stateOf(row, today),
    releasedBy: row.released_by,
  };
}

function stateOf(row: DelegationRow, today: string): Delegation['state'] {
  if (row.ended_at !== null || row.last_day < today) return 'over';
  if (row.needs_release && row.released_by === null) return 'waiting';
  return row.first_day > today ? 'planned' : 'inForce';
}
