import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { type PodState, podLife } from '../status.ts';
import type { ProvedLoad } from './queries.ts';

/** Where a proof of a load stands: a stop, and a document where the customer wants one for each. */
export interface Slot {
  readonly stopId: string;
  readonly stopName: string;
  readonly type: string;
  readonly reference: string;
}

interface StopRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly refs: string[];
}

/**
 * The places of a load's proofs: one for each stop, or for each document of a delivery stop where the customer wants that and
 * the stop names documents. Stops that failed have one too: the paper comes back with the reason on it.
 */
export async function slotsOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  { id, is_per_reference }: Pick<ProvedLoad, 'id' | 'is_per_reference'>,
): Promise<Slot[]> {
  const { rows } = await sql<StopRow>`
    select s.id, s.type, coalesce(n.name, nullif(s.address, ''), n.city, '') as name,
        array(select distinct r from (
          select jsonb_array_elements_text(s.doc_references) as r
          union all select g.reference from goods_line g where g.partition = s.partition and g.stop_id = s.id) named
          where r <> '' order by r) as refs
      from stop s left join location n on n.partition = s.partition and n.id = s.stop_location_id
     where s.partition = ${partition} and s.load_id = ${id} and s.type in ('pickup', 'delivery')
     order by s.sequence`.execute(db);
  return rows.flatMap(({ id: stopId, name, type, refs }) => {
    const isSplit = is_per_reference && type === 'delivery' && refs.length > 0;
    return (isSplit ? refs : ['']).map((reference) => ({ stopId, stopName: name, type, reference }));
  });
}

/** Those that are waited for: of deliveries. A collection may have one, but nobody waits for it. */
export function awaitedOf(slots: readonly Slot[]): Slot[] {
  return slots.filter(({ type }) => type === 'delivery');
}

export interface Standing {
  readonly id: string;
  readonly stop_id: string | null;
  readonly reference: string;
  readonly status: PodState;
}

/** The proofs of a load that count. */
export async function standingOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  loadId: string,
): Promise<Standing[]> {
  return db
    .selectFrom('pod')
    .select(['id', 'stop_id', 'reference', 'status'])
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .where('status', 'not in', podLife.sets.unplaced)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function standsIn(slot: Pick<Slot, 'stopId' | 'reference'>) {
  return ({ stop_id, reference }: Standing) => stop_id === slot.stopId && reference === slot.reference;
}
