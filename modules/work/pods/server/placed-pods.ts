import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { type PodState, podLife } from '../status.ts';

/** A proof that counts, with the place and the document that it proves. */
interface PlacedPod {
  readonly id: string;
  readonly load_id: string;
  readonly status: PodState;
  readonly place: string;
}

/** The proofs that count of many loads, in the order of their stops. */
export async function placedPods(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  loadIds: readonly string[],
): Promise<PlacedPod[]> {
  const { rows } = await sql<PlacedPod>`
    select p.id, p.load_id, p.status, concat_ws(', ', coalesce(n.name, nullif(s.address, ''), n.city), nullif(p.reference, '')) as place
      from pod p
      left join stop s on s.partition = p.partition and s.id = p.stop_id
      left join location n on n.partition = s.partition and n.id = s.stop_location_id
     where p.partition = ${partition} and p.load_id = any (${loadIds}::uuid[])
       and p.status not in ${setOf(podLife, 'unplaced')}
     order by s.sequence, p.reference, p.created_at, p.id`.execute(db);
  return rows;
}
