import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import './tables.ts';

/** As the trail names it. */
export const podNoun = 'pod';

type Reading = Pick<Context, 'db' | 'partition'>;

/** A proof with what its load says. */
export type StoredPod = Selectable<Tables['pod']> & {
  readonly load_number: string | null;
  readonly load_status: string | null;
  readonly customer_id: string | null;
  readonly customer_name: string | null;
  readonly supplier_id: string | null;
  readonly supplier_name: string | null;
  readonly is_own_fleet: boolean | null;
  readonly registration_number: string | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly delivered_at: Date | null;
  readonly customer_billing: string | null;
  readonly sell_net: number | null;
  readonly stop_name: string | null;
  readonly guess_number: string | null;
  readonly first_file: string | null;
  readonly times_asked: number;
  readonly last_asked_at: Date | null;
};

/** What a row of the list is made of; the table is `t`. */
export const podColumns: RawBuilder<unknown> = sql`t.*, l.load_number, l.load_status, l.customer_id, l.customer_name,
  l.supplier_id, l.supplier_name, l.is_own_fleet, l.registration_number, l.origin, l.destination, l.delivered_at,
  l.customer_billing, l.sell_net,
  (select coalesce(n.name, nullif(s.address, ''), n.city) from stop s
     left join location n on n.partition = s.partition and n.id = s.stop_location_id
    where s.partition = t.partition and s.id = t.stop_id) as stop_name,
  (select g.load_number from load g where g.partition = t.partition and g.id = (t.guess ->> 'loadId')::uuid) as guess_number,
  (select f.file_name from pod_file f where f.partition = t.partition and f.pod_id = t.id order by f.uploaded_at, f.id limit 1) as first_file,
  a.times_asked, a.last_asked_at`;

/** The load of a proof `t`, and how often it was asked for, joined to it. */
export const podLoad: RawBuilder<unknown> = sql`left join lateral (
  select l.load_number, l.status as load_status, l.customer_id, l.supplier_id, l.is_own_fleet, l.origin, l.destination,
    l.delivered_at, l.customer_billing, l.sell_net,
    (select c.registered_name from customer c where c.partition = l.partition and c.id = l.customer_id) as customer_name,
    (select u.registered_name from supplier u where u.partition = l.partition and u.id = l.supplier_id) as supplier_name,
    (select v.code from vehicle v where v.partition = l.partition and v.id = l.vehicle_id) as registration_number
    from load l where l.partition = t.partition and l.id = t.load_id) l on true
  cross join lateral (
    select count(*)::int as times_asked, max(r.sent_at) as last_asked_at
      from pod_reminder r where r.partition = t.partition and r.pod_id = t.id and r.problem is null) a`;

/** A proof with what its load says; undefined where the caller has none with this id. */
export async function findPod({ db, partition }: Reading, id: string): Promise<StoredPod | undefined> {
  const { rows } = await sql<StoredPod>`
    select ${podColumns} from pod t ${podLoad} where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

export function filesOf({ db, partition }: Reading, podId: string) {
  return db
    .selectFrom('pod_file')
    .selectAll()
    .where('partition', '=', partition)
    .where('pod_id', '=', podId)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
}

/** Of a load, as far as proofs need to know it. */
export interface ProvedLoad {
  readonly id: string;
  readonly company_id: string;
  readonly load_number: string;
  readonly status: string;
  readonly customer_id: string;
  readonly supplier_id: string | null;
  readonly delivered_at: Date | null;
  readonly requires_pod: boolean;
  readonly pod_status: string;
  readonly customer_billing: string;
  readonly search_words: string;
  readonly is_per_reference: boolean;
}

/**
 * The load, held until the transaction ends, so that arrivals, decisions and its own moves follow each other. Whoever needs
 * the proof too takes it afterwards: one order, no deadlock. Undefined where the caller has none with this id.
 */
export async function lockLoad({ db, partition }: Reading, id: string): Promise<ProvedLoad | undefined> {
  const { rows } = await sql<ProvedLoad>`
    select id, company_id, load_number, status, customer_id, supplier_id, delivered_at, requires_pod, pod_status,
        customer_billing, search_words,
        coalesce((pod_policy ->> 'perReference')::boolean,
          (select c.pod_per_reference from customer c where c.partition = l.partition and c.id = l.customer_id), false) as is_per_reference
      from load l where partition = ${partition} and id = ${id} for no key update`.execute(db);
  return rows[0];
}
