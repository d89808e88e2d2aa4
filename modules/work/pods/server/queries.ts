import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { CustomerBilling, ProofStatus } from '#modules/work/loads/side-statuses.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import './tables.ts';

/** As the trail names it. */
export const podNoun = 'pod';

type Reading = Pick<Context, 'db' | 'partition'>;

/** What a row of the list says of a proof beside its own columns. */
interface Beside {
  readonly load_number: string | null;
  readonly customer_id: string | null;
  readonly customer_name: string | null;
  readonly supplier_id: string | null;
  readonly supplier_name: string | null;
  readonly is_own_fleet: boolean | null;
  readonly registration_number: string | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly delivered_at: Date | null;
  readonly stop_name: string | null;
  readonly guess_number: string | null;
  readonly first_file: string | null;
  readonly page_count: number;
  readonly times_asked: number;
  readonly last_asked_at: Date | null;
}

const shownOfPod = [
  'id',
  'version',
  'status',
  'load_id',
  'stop_id',
  'reference',
  'method',
  'received_via',
  'received_from',
  'received_at',
  'exceptions',
  'is_seen_before',
  'guess',
  'reject_reason',
  'note',
  'decided_by',
  'decided_at',
  'since',
  'updated_at',
] as const satisfies readonly (keyof Tables['pod'])[];

/** A proof as the list shows it. */
export type ListedPod = Pick<Selectable<Tables['pod']>, (typeof shownOfPod)[number]> & Beside;

/** A proof with what its load says. */
export type StoredPod = Selectable<Tables['pod']> &
  Beside & { readonly customer_billing: CustomerBilling | null; readonly sell_net: number | null };

const beside: RawBuilder<unknown> = sql`l.load_number, l.customer_id, c.registered_name as customer_name,
  l.supplier_id, u.registered_name as supplier_name, l.is_own_fleet, v.code as registration_number, l.origin, l.destination,
  l.delivered_at, coalesce(n.name, nullif(s.address, ''), n.city) as stop_name,
  (select g.load_number from load g where g.partition = t.partition and g.id = (t.guess ->> 'loadId')::uuid) as guess_number,
  (select f.file_name from pod_file f where f.partition = t.partition and f.pod_id = t.id order by f.uploaded_at, f.id limit 1) as first_file,
  jsonb_array_length(t.pages) as page_count, a.times_asked, a.last_asked_at`;

/** What a row of the list is made of; the table is `t`. */
export const listedColumns: RawBuilder<unknown> = sql`${sql.join(shownOfPod.map((column) => sql.ref(`t.${column}`)))}, ${beside}`;

/**
 * The load of a proof `t` and who is named with it, its stop, and how often it was asked for, joined to it. Joined, not asked
 * for row by row: that took the database twice as long for a page.
 */
export const podLoad: RawBuilder<unknown> = sql`left join load l on l.partition = t.partition and l.id = t.load_id
  left join customer c on c.partition = t.partition and c.id = l.customer_id
  left join supplier u on u.partition = t.partition and u.id = l.supplier_id
  left join vehicle v on v.partition = t.partition and v.id = l.vehicle_id
  left join stop s on s.partition = t.partition and s.id = t.stop_id
  left join location n on n.partition = t.partition and n.id = s.stop_location_id
  cross join lateral (
    select count(*)::int as times_asked, max(r.sent_at) as last_asked_at
      from pod_reminder r where r.partition = t.partition and r.pod_id = t.id and r.problem is null) a`;

/** A proof with what its load says; undefined where the caller has none with this id. */
export async function findPod({ db, partition }: Reading, id: string): Promise<StoredPod | undefined> {
  const { rows } = await sql<StoredPod>`
    select t.*, ${beside}, l.customer_billing, l.sell_net from pod t ${podLoad} where t.partition = ${partition} and t.id = ${id}`.execute(
    db,
  );
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
  readonly status: LoadState;
  readonly customer_id: string;
  readonly supplier_id: string | null;
  readonly delivered_at: Date | null;
  readonly requires_pod: boolean;
  readonly pod_status: ProofStatus;
  readonly has_proof_exception: boolean;
  readonly customer_billing: CustomerBilling;
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
        has_proof_exception, customer_billing, search_words,
        coalesce((pod_policy ->> 'perReference')::boolean,
          (select c.pod_per_reference from customer c where c.partition = l.partition and c.id = l.customer_id), false) as is_per_reference
      from load l where partition = ${partition} and id = ${id} for no key update`.execute(db);
  return rows[0];
}
