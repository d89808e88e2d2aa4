import { sql } from 'kysely';
import { todayIn } from '#platform/dates.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import { is } from '#platform/machine.ts';
import type { Db } from '#platform/server/database.ts';
import { setOf, literal } from '#platform/server/states-in-sql.ts';
import type { Standing } from '#modules/parties/customers/status.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import type { TenderStatus, ProofStatus, CustomerBilling, SupplierBilling } from '#modules/work/loads/side-statuses.ts';
import { execution, type LoadState } from '#modules/work/loads/status.ts';
import { places } from './invented-names.ts';

const batch = 20_000;
/** Who wrote them, so that loads that were there before are left as they are. */
const author = 'Benchmark';

interface LargeSeed {
  readonly partition: string;
  readonly companyId: string;
  /** Loads in all; each that was carried has two stops and five events. */
  readonly count: number;
  /** So many of them, the newest, are not delivered yet. */
  readonly open?: number;
}

/**
 * Loads for benchmarks with their stops and events, written by the database itself: a load a minute over the last two years,
 * and an open board before them. They are of the customers, approved carriers and load types that the partition has.
 */
export async function seedLoadsLarge(db: Db, { partition, companyId, count, open = 12_000 }: LargeSeed): Promise<void> {
  const done = Math.max(0, count - open);
  const minutesEach = 30_240 / Math.max(1, count - done);
  const references = await referencesOf(db, partition);
  for (let from = 1; from <= count; from += batch) {
    const rows = { partition, companyId, done, minutesEach, from, to: Math.min(count, from + batch - 1), references };
    await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = '5min'`.execute(transaction);
      // Trigram indexes are merged in larger steps, which costs less than many small ones.
      await sql`set local work_mem = '64MB'`.execute(transaction);
      await sql`set local gin_pending_list_limit = '32MB'`.execute(transaction);
      // Plans of the first batches, when the tables were empty, would read all that was written since.
      await sql`discard plans`.execute(transaction);
      await insertLoads(transaction, rows);
      await insertStops(transaction, rows);
      await insertEvents(transaction, rows);
    });
  }
}

interface References {
  readonly orderType: string;
  readonly profitCentre: string;
  readonly equipmentType: string;
  readonly commodityType: string;
  readonly customers: readonly string[];
  readonly suppliers: readonly string[];
}

async function referencesOf(db: Db, partition: string): Promise<References> {
  const ids = async (table: string, condition = sql`true`): Promise<readonly string[]> => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where partition = ${partition} and ${condition} order by id limit 1000`.execute(
      db,
    );
    if (rows.length === 0) throw new Error(`Loads need a ${table}, and ${partition} has none.`);
    return rows.map(({ id }) => id);
  };
  const [orderType, profitCentre, equipmentType, commodityType] = await Promise.all([
    ids('order_type', sql`module = 'load'`),
    ids('profit_centre'),
    ids('equipment_type'),
    ids('commodity_type'),
  ]);
  return {
    orderType: orderType[0]!,
    profitCentre: profitCentre[0]!,
    equipmentType: equipmentType[0]!,
    commodityType: commodityType[0]!,
    customers: await ids('customer', sql`standing = ${literal<Standing>('ACTIVE')}`),
    suppliers: await ids('supplier', sql`status = ${literal<ApplicationState>('approved')} and is_transporter`),
  };
}

interface Batch {
  readonly partition: string;
  readonly companyId: string;
  readonly done: number;
  /** Minutes between two loads of the open board: it holds what loads from yesterday on for three weeks. */
  readonly minutesEach: number;
  readonly from: number;
  readonly to: number;
  readonly references: References;
}

/** The last hundredth of what was carried waits for its papers and its invoice. */
async function insertLoads(
  db: Db,
  { partition, companyId, done, minutesEach, from, to, references }: Batch,
): Promise<void> {
  const { customers, suppliers } = references;
  const vat = vatRateOf({ country: 'South Africa', day: todayIn('Africa/Johannesburg', new Date()) }, 'standard');
  const states = execution.sets.open.filter((state) => !is(execution, state, 'moving'));
  await sql`
    insert into load (partition, company_id, load_number, order_type_id, profit_centre_id, customer_id, equipment_type_id, commodity_type_id, order_numbers,
      mass_kg, pallets, load_value, distance_km, supplier_id, is_own_fleet, sell_net, sell_gross, buy_net, requires_pod, status, former_status,
      tender_status, tender_ends_at, pod_status, customer_billing, supplier_billing, hold_types, is_late, late_minutes, origin, destination, countries, stop_count,
      load_at, trip_until, next_due_at, next_stop, last_event_at, ready_at, delivered_at, cancelled_at, created_by, created_at, updated_by, updated_at, search_words)
    select ${partition}, ${companyId}, number, ${references.orderType}, ${references.profitCentre},
      (${customers}::uuid[])[1 + h % ${customers.length}::int], ${references.equipmentType}, ${references.commodityType},
      jsonb_build_array(jsonb_build_object('kind', 'customerOrder', 'number', 'PO-' || n)), 8000 + h % 20000, 10 + h % 20, 10000000 + (h % 900) * 100000::bigint, 200 + h % 1400,
      case when is_carried and h % 5 > 0 then (${suppliers}::uuid[])[1 + (h / 5) % ${suppliers.length}::int] end, is_carried and h % 5 = 0,
      sell, (sell + sell * ${vat}::numeric * 0.01)::bigint, (sell * 0.82)::bigint, true, status, case when status = ${literal<LoadState>('CANCELLED')} then ${literal<LoadState>('READY')} else '' end,
      case when status = ${literal<LoadState>('TENDERED')} then ${literal<TenderStatus>('OPEN')} else ${literal<TenderStatus>('NONE')} end, case when status = ${literal<LoadState>('TENDERED')} then now() + make_interval(mins => h % 600) end,
      case when status = ${literal<LoadState>('CLOSED')} then ${literal<ProofStatus>('podAccepted')} when status = ${literal<LoadState>('DELIVERED')} then case when h % 3 = 0 then ${literal<ProofStatus>('podSubmitted')} else ${literal<ProofStatus>('AWAITED')} end else ${literal<ProofStatus>('NOT_REQUIRED')} end,
      case when status = ${literal<LoadState>('CLOSED')} then ${literal<CustomerBilling>('INVOICED')} when status = ${literal<LoadState>('DELIVERED')} then ${literal<CustomerBilling>('READY')} else ${literal<CustomerBilling>('NOT_READY')} end,
      case when status = ${literal<LoadState>('CLOSED')} then ${literal<SupplierBilling>('PAID')} when status = ${literal<LoadState>('DELIVERED')} then ${literal<SupplierBilling>('EXPECTED')} else ${literal<SupplierBilling>('NOT_READY')} end,
      case when status = ${literal<LoadState>('READY')} and h % 50 = 0 then array['CREDIT'] else '{}' end,
      is_moving and h % 10 = 0, case when is_moving and h % 10 = 0 then 45 else 0 end,
      origin, destination, array['South Africa'], 2, load_at, load_at + interval '11 hours',
      case when status in ${setOf(execution, 'over')} then null when is_moving then load_at + interval '11 hours' else load_at + interval '2 hours' end,
      case when status in ${setOf(execution, 'over')} then '' when is_moving then destination else origin end,
      least(now(), load_at), load_at - interval '2 days', case when status in ${setOf(execution, 'delivered')} then load_at + interval '10 hours' end,
      case when status = ${literal<LoadState>('CANCELLED')} then load_at end, ${author}, load_at - interval '3 days', ${author}, least(now(), load_at + interval '11 hours'),
      number || ' PO-' || n || ' ' || origin || ' ' || destination
    from generate_series(${from}::int, ${to}::int) n,
      lateral (select (abs(hashint4(n)::bigint) / 2)::int as h, 'B' || lpad(n::text, 8, '0') as number,
        date_trunc('minute', now()) + case when n > ${done}::int then make_interval(mins => floor((n - ${done}::int) * ${minutesEach}::float)::int - 1440) else make_interval(mins => n - ${done}::int - 1440) end as load_at) timed,
      lateral (select case when n > ${done}::int then case when load_at < now() then case when h % 4 = 0 then ${literal<LoadState>('DISPATCHED')} else ${literal<LoadState>('IN_TRANSIT')} end
            else (${states}::text[])[1 + (h / 3) % ${states.length}::int] end
          when h % 25 = 0 then ${literal<LoadState>('CANCELLED')} when n > ${Math.floor(done * 0.99)}::int then ${literal<LoadState>('DELIVERED')} else ${literal<LoadState>('CLOSED')} end as status,
        (900000 + (h % 2400) * 1000)::bigint as sell,
        ${JSON.stringify(places)}::jsonb -> ((h / 13) % ${places.length}::int) ->> 0 as origin, ${JSON.stringify(places)}::jsonb -> ((h / 17) % ${places.length}::int) ->> 0 as destination) stated,
      lateral (select status in ${setOf(execution, 'moving')} as is_moving,
        (status in ${setOf(execution, 'carried')} or status in ${setOf(execution, 'delivered')}) as is_carried) derived`.execute(
    db,
  );
}

/** The loads of a batch; by their numbers, which have an index. */
const ofBatch = ({ partition, from, to }: Batch) => {
  const number = (n: number) => `B${String(n).padStart(8, '0')}`;
  return sql`l.partition = ${partition} and l.load_number between ${number(from)} and ${number(to)}`;
};

async function insertStops(db: Db, rows: Batch): Promise<void> {
  await sql`
    insert into stop (partition, load_id, sequence, type, address, stop_country, window_start, window_end, status, arrived_at, departed_at)
    select l.partition, l.id, s.sequence, s.type, case when s.sequence = 1 then l.origin else l.destination end, 'South Africa',
      l.load_at + s.after, l.load_at + s.after + interval '2 hours',
      case when is_passed then 'DEPARTED' else 'PLANNED' end, case when is_passed then l.load_at + s.after + interval '40 minutes' end,
      case when is_passed then l.load_at + s.after + interval '90 minutes' end
    from load l, (values (1, 'pickup', interval '0'), (2, 'delivery', interval '9 hours')) s (sequence, type, after),
      lateral (select l.status in ${setOf(execution, 'delivered')} or l.status = ${literal<LoadState>('IN_TRANSIT')} and s.sequence = 1 as is_passed) at
    where ${ofBatch(rows)}`.execute(db);
}

/** What happened to a load: five things to one that was carried, fewer to one that is not there yet. */
async function insertEvents(db: Db, rows: Batch): Promise<void> {
  await sql`
    insert into load_event (partition, load_id, kind, occurred_at, received_at, source, actor, minutes_late)
    select l.partition, l.id, e.kind, l.load_at + e.after, l.load_at + e.after + interval '3 minutes', e.source, ${author},
      case when e.kind = 'arrived' then case when hashtext(l.load_number) % 20 = 0 then 45 else 0 end end
    from load l, (values ('created', interval '-3 days', 'staff', 0), ('submitted', interval '-2 days', 'staff', 1), ('arrived', interval '40 minutes', 'driver', 2),
        ('departed', interval '90 minutes', 'driver', 2), ('delivered', interval '10 hours', 'driver', 3)) e (kind, after, source, needs)
    where ${ofBatch(rows)} and e.needs <= case when l.status = ${literal<LoadState>('DRAFT')} then 0 when l.status = ${literal<LoadState>('IN_TRANSIT')} then 2 when l.status in ${setOf(execution, 'delivered')} then 3 else 1 end`.execute(
    db,
  );
}
