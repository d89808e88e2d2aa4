-- Loads: what is moved, for whom, by whom, and everything that happens on the way. Amounts are whole cents.

create table load (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  load_number text not null check (load_number <> ''),
  order_type_id uuid not null,
  profit_centre_id uuid not null,
  customer_id uuid not null,
  bill_to_party_id uuid,
  order_numbers jsonb not null default '[]' check (jsonb_typeof(order_numbers) = 'array'),
  equipment_type_id uuid not null,
  commodity_type_id uuid not null,
  packing_type_id uuid,
  direction text not null default 'domestic' check (direction in ('domestic', 'export', 'import', 'transit')),
  direction_reason text not null default '',
  pieces int check (pieces >= 0),
  pallets int check (pallets >= 0),
  mass_kg numeric(10, 1) check (mass_kg >= 0),
  volume_m3 numeric(8, 2) check (volume_m3 >= 0),
  load_value bigint not null default 0 check (load_value >= 0),
  un_number text not null default '',
  danger_class text not null default '',
  packing_group text not null default '',
  emergency_phone text not null default '',
  temperature_min numeric(5, 1),
  temperature_max numeric(5, 1),
  container_number text not null default '',
  seal_nos text[] not null default '{}',
  distance_km numeric(8, 1) check (distance_km >= 0),
  distance_source text not null default 'typed' check (distance_source in ('typed', 'route', 'odometer')),
  instructions text not null default '',
  internal_notes text not null default '',
  supplier_id uuid,
  is_own_fleet boolean not null default false,
  supplier_reference text not null default '',
  vehicle_id uuid,
  trailer1_id uuid,
  trailer2_id uuid,
  driver_id uuid,
  co_driver_id uuid,
  sell_net bigint not null default 0,
  sell_gross bigint not null default 0,
  buy_net bigint not null default 0,
  pod_policy jsonb,
  requires_pod boolean not null default false,
  load_inspection_required boolean not null default false,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'READY', 'TENDERED', 'BOOKED', 'ASSIGNED', 'DISPATCHED', 'IN_TRANSIT', 'DELIVERED', 'CLOSED', 'CANCELLED')),
  former_status text not null default '',
  tender_status text not null default 'NONE' check (tender_status in ('NONE', 'OPEN', 'ACCEPTED', 'EXHAUSTED', 'WITHDRAWN', 'NEEDS_ATTENTION')),
  tender_ends_at timestamptz,
  pod_status text not null default 'NOT_REQUIRED' check (pod_status in ('NOT_REQUIRED', 'AWAITED', 'podSubmitted', 'podAccepted', 'podRejected', 'WAIVED')),
  customer_billing text not null default 'NOT_READY' check (customer_billing in ('NOT_READY', 'READY', 'IN_REVIEW', 'ON_HOLD', 'SENT_BACK', 'INVOICED', 'PART_CREDITED', 'CREDITED')),
  supplier_billing text not null default 'NOT_READY' check (supplier_billing in ('NOT_READY', 'EXPECTED', 'RECEIVED', 'MATCHED', 'VARIANCE', 'APPROVED', 'EXPORTED', 'PAID')),
  hold_types text[] not null default '{}',
  is_late boolean not null default false,
  late_minutes int not null default 0 check (late_minutes >= 0),
  has_exception boolean not null default false,
  origin text not null default '',
  destination text not null default '',
  countries text[] not null default '{}',
  stop_count int not null default 0,
  load_at timestamptz not null default now(),
  trip_until timestamptz,
  next_due_at timestamptz,
  next_stop text not null default '',
  eta timestamptz,
  last_event_at timestamptz,
  ready_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  created_by text not null,
  created_by_id uuid,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  unique (partition, company_id, load_number),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, order_type_id) references order_type (partition, id),
  foreign key (partition, profit_centre_id) references profit_centre (partition, id),
  foreign key (partition, customer_id) references customer (partition, id),
  foreign key (partition, equipment_type_id) references equipment_type (partition, id),
  foreign key (partition, commodity_type_id) references commodity_type (partition, id),
  foreign key (partition, packing_type_id) references packing_type (partition, id),
  foreign key (partition, supplier_id) references supplier (partition, id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  foreign key (partition, trailer1_id) references vehicle (partition, id),
  foreign key (partition, trailer2_id) references vehicle (partition, id),
  foreign key (partition, driver_id) references driver (partition, id),
  foreign key (partition, co_driver_id) references driver (partition, id),
  check (not (is_own_fleet and supplier_id is not null)),
  check (temperature_min <= temperature_max)
);
comment on table load is 'What is moved for a customer, from its first pickup to its last delivery. Amounts are cents.';
comment on column load.load_number is 'The prefix of its order type and a running number of the company; numbers may be left out.';
comment on column load.bill_to_party_id is 'Who is invoiced; empty: the customer itself.';
comment on column load.load_value is 'Cents; 0 is not stated, and never counts as checked.';
comment on column load.sell_gross is 'What the customer will owe, with VAT once per code: what counts against its credit.';
comment on column load.former_status is 'Where it was cancelled, so that it can be restored there.';
comment on column load.pod_policy is 'What the customer asked of proofs of delivery when the load was delivered.';
comment on column load.hold_types is 'The types of its holds that are not released.';
comment on column load.is_late is 'By more than the grace period: at the last stop that was reached, or by the estimated arrival at the next.';
comment on column load.next_due_at is 'When it must be at the next pickup or delivery at the latest.';
comment on column load.load_at is 'When loading is planned; the moment of capture while nobody has said.';
comment on column load.trip_until is 'The end of its last planned stop.';
comment on column load.search_words is 'What the list is searched in. No customer: who sees one supplier alone must not find loads by it.';

-- The open board, and the lists that are asked for most (decision 0070).
create index load_open on load (partition, load_at, id) where status in ('DRAFT', 'READY', 'TENDERED', 'BOOKED', 'ASSIGNED', 'DISPATCHED', 'IN_TRANSIT');
create index load_by_time on load (partition, load_at desc, id desc);
create index load_by_number on load (partition, load_number, id);
create index load_by_update on load (partition, updated_at, id);
create index load_by_status on load (partition, status, load_at desc, id desc);
create index load_by_customer on load (partition, customer_id, load_at desc, id desc);
create index load_by_supplier on load (partition, supplier_id, load_at desc, id desc) where supplier_id is not null;
create index load_by_vehicle on load (partition, vehicle_id, load_at desc, id desc) where vehicle_id is not null;
create index load_by_driver on load (partition, driver_id, load_at desc, id desc) where driver_id is not null;
create index load_by_centre on load (partition, profit_centre_id, load_at desc, id desc);
create index load_exposure on load (partition, customer_id) include (sell_gross, hold_types, status)
  where status in ('READY', 'TENDERED', 'BOOKED', 'ASSIGNED', 'DISPATCHED', 'IN_TRANSIT');
create index load_unbilled on load (partition, customer_id, delivered_at) include (sell_gross)
  where status in ('DELIVERED', 'CLOSED') and customer_billing in ('NOT_READY', 'READY', 'IN_REVIEW', 'ON_HOLD', 'SENT_BACK');
create index load_pod_missing on load (partition, delivered_at, id) where pod_status in ('AWAITED', 'podRejected');
create index load_silent on load (partition, last_event_at, id) where status in ('DISPATCHED', 'IN_TRANSIT');
create index load_held on load (partition, load_at, id) where hold_types <> '{}';
create index load_search on load using gin (partition, search gin_trgm_ops);
create index load_by_order_type on load (partition, order_type_id);
create index load_by_equipment on load (partition, equipment_type_id);
create index load_by_commodity on load (partition, commodity_type_id);
create index load_by_trailer1 on load (partition, trailer1_id) where trailer1_id is not null;
create index load_by_trailer2 on load (partition, trailer2_id) where trailer2_id is not null;
create index load_by_co_driver on load (partition, co_driver_id) where co_driver_id is not null;
call isolate('load');
create policy lookup on load for select to haulway_lookup using (true);
grant select on load to haulway_lookup;
grant select, insert, update on load to haulway_app;

create table stop (
  partition text not null,
  id uuid not null default uuidv7(),
  load_id uuid not null,
  sequence int not null check (sequence > 0),
  type text not null check (type in ('pickup', 'delivery', 'border', 'fuel', 'rest', 'depot', 'crossDock', 'containerReturn')),
  stop_location_id uuid,
  address text not null default '',
  stop_country text not null default '',
  schedule_type text not null default 'open' check (schedule_type in ('open', 'appointment')),
  window_start timestamptz,
  window_end timestamptz,
  appointment_ref text not null default '',
  planned_arrival timestamptz,
  eta timestamptz,
  status text not null default 'PLANNED' check (status in ('PLANNED', 'EN_ROUTE', 'ARRIVED', 'WORKING', 'COMPLETED', 'DEPARTED', 'FAILED', 'SKIPPED')),
  arrived_at timestamptz,
  work_started_at timestamptz,
  work_ended_at timestamptz,
  departed_at timestamptz,
  arrival_reason text not null default '',
  depart_reason text not null default '',
  minutes_late int not null default 0,
  doc_references jsonb not null default '[]' check (jsonb_typeof(doc_references) = 'array'),
  seal_in text not null default '',
  seal_out text not null default '',
  odometer numeric(9, 1),
  temperature_on_arrival numeric(5, 1),
  signatory_name text not null default '',
  fail_reason text not null default '',
  disposition text not null default '',
  note text not null default '',
  primary key (partition, id),
  constraint stop_order unique (partition, load_id, sequence) deferrable initially immediate,
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, stop_location_id) references location (partition, id),
  check (window_start <= window_end)
);
comment on table stop is 'Where a load is picked up, handed over or held up, in order. Times follow its events.';
comment on column stop.sequence is 'From 1 without gaps; checked at the end of a statement, so that stops can change places.';
comment on column stop.doc_references is 'Numbers of the documents that travel to this stop; a proof of delivery may be asked for each.';
comment on column stop.minutes_late is 'Whole minutes after the appointment, or after the end of the window.';
create index stop_by_location on stop (partition, stop_location_id) where stop_location_id is not null;

create table goods_line (
  partition text not null,
  id uuid not null default uuidv7(),
  load_id uuid not null,
  stop_id uuid not null,
  line_number int not null check (line_number > 0),
  reference text not null default '',
  commodity_type_id uuid,
  packing_type_id uuid,
  quantity_planned numeric(14, 3) not null check (quantity_planned >= 0),
  quantity_actual numeric(14, 3) check (quantity_actual >= 0),
  short_quantity numeric(14, 3) check (short_quantity >= 0),
  damaged_quantity numeric(14, 3) check (damaged_quantity >= 0),
  note text not null default '',
  primary key (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, stop_id) references stop (partition, id) on delete cascade,
  foreign key (partition, commodity_type_id) references commodity_type (partition, id),
  foreign key (partition, packing_type_id) references packing_type (partition, id)
);
comment on table goods_line is 'What is picked up or handed over at a stop: planned, received, short, damaged.';
create index goods_line_of_stop on goods_line (partition, stop_id, line_number);
create index goods_line_of_load on goods_line (partition, load_id);

create table load_charge (
  partition text not null,
  id uuid not null default uuidv7(),
  load_id uuid not null,
  side text not null check (side in ('sell', 'buy')),
  line_number int not null check (line_number > 0),
  item_master_id uuid,
  description text not null,
  quantity numeric(14, 3) not null,
  unit text not null default '',
  price numeric(14, 4) not null,
  net bigint not null,
  vat_code text not null default 'standard' check (vat_code in ('standard', 'zeroRated', 'exempt', 'outOfScope')),
  profit_centre_id uuid not null,
  source text not null default 'typed' check (source in ('typed', 'rate', 'fuel', 'standing', 'extra')),
  source_id uuid,
  primary key (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, item_master_id) references item_master (partition, id),
  foreign key (partition, profit_centre_id) references profit_centre (partition, id)
);
comment on table load_charge is 'Every amount of a load is a row: what the customer pays (sell) and what the supplier gets (buy).';
comment on column load_charge.net is 'Cents without VAT: quantity times price, rounded once.';
comment on column load_charge.source is 'Where the amount comes from; typed ones are the planner''s.';
create index load_charge_of_load on load_charge (partition, load_id, side, line_number);

create table load_hold (
  partition text not null,
  id uuid not null default uuidv7(),
  load_id uuid not null,
  type text not null check (type in ('CREDIT', 'DOCUMENT', 'CUSTOMER', 'SAFETY', 'BILLING', 'OTHER')),
  blocks_dispatch boolean not null,
  blocks_delivery boolean not null,
  blocks_billing boolean not null,
  visible_to_customer boolean not null default false,
  reason text not null,
  source text not null check (source in ('person', 'rule', 'api')),
  excess bigint not null default 0,
  placed_by text not null,
  placed_by_id uuid,
  placed_at timestamptz not null default now(),
  released_by text,
  released_by_id uuid,
  released_at timestamptz,
  release_reason text not null default '',
  primary key (partition, id),
  foreign key (partition, load_id) references load (partition, id)
);
comment on table load_hold is 'What keeps a load from being dispatched, delivered or billed, until somebody releases it.';
comment on column load_hold.excess is 'Cents by which the customer''s credit was exceeded; of CREDIT holds.';
create index load_hold_of_load on load_hold (partition, load_id, placed_at);
create unique index load_hold_credit_once on load_hold (partition, load_id) where type = 'CREDIT' and released_at is null;

create table load_event (
  partition text not null,
  id uuid not null default uuidv7(),
  load_id uuid not null,
  stop_id uuid,
  kind text not null,
  occurred_at timestamptz not null,
  captured_at timestamptz,
  received_at timestamptz not null default now(),
  source text not null check (source in ('driver', 'staff', 'supplier', 'api', 'integration', 'telematics', 'geofence', 'system')),
  actor text not null,
  actor_id uuid,
  lat numeric(9, 6),
  lon numeric(9, 6),
  accuracy_m int,
  reason_code text not null default '',
  minutes_late int,
  note text not null default '',
  data jsonb not null default '{}',
  customer_visible boolean not null default false,
  supersedes_id uuid,
  source_device text not null default '',
  source_event_id text not null default '',
  primary key (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, supersedes_id) references load_event (partition, id)
);
comment on table load_event is 'Everything that happened to a load. Rows are neither changed nor deleted: a correction is a row that supersedes another.';
comment on column load_event.occurred_at is 'When it happened, as it was claimed.';
comment on column load_event.captured_at is 'When the device noted it, by the clock of the device.';
comment on column load_event.data is 'What else is known: flags (outOfOrder, clockSkewMinutes, departBeforeArrival, stopOrder), ids, the estimated time.';
create index load_event_of_load on load_event (partition, load_id, occurred_at, id);
create index load_event_by_time on load_event (partition, occurred_at desc, id desc);
create index load_event_late on load_event (partition, occurred_at desc, id desc) where minutes_late > 15;
create unique index load_event_superseded_once on load_event (partition, supersedes_id) where supersedes_id is not null;
create unique index load_event_of_device on load_event (partition, load_id, source_device, source_event_id) where source_device <> '';
create function load_events_stay() returns trigger language plpgsql as $$ begin
  raise exception 'events of loads are only added to';
end $$;
create trigger load_events_stay before update or delete or truncate on load_event for each statement execute function load_events_stay();

-- Reservations of vehicles and drivers for the time of a trip. The database refuses overlaps, whoever writes.
create table resource_use (
  partition text not null,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('vehicle', 'driver')),
  resource_id uuid not null,
  during tstzrange not null check (not isempty(during)),
  load_id uuid not null,
  is_shared boolean not null default false,
  shared_reason text not null default '',
  reserved_by text not null,
  reserved_at timestamptz not null default now(),
  released_at timestamptz,
  primary key (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  constraint resource_taken exclude using gist (partition with =, kind with =, resource_id with =, during with &&)
    where (not is_shared and released_at is null)
);
comment on table resource_use is 'Vehicles (trailers too) and drivers reserved for the days of a trip. Shunting shares them with a reason.';
create index resource_use_of_load on resource_use (partition, load_id);

do $$
declare child text;
begin
  foreach child in array array['stop', 'goods_line', 'load_charge', 'load_hold', 'load_event', 'resource_use'] loop
    execute format('call isolate(%L)', child);
    execute format('create policy scope on %1$s as restrictive to haulway_app using (
      (select scope_is_everything()) or exists (select from load l where l.partition = %1$s.partition and l.id = %1$s.load_id))', child);
    execute format('grant select, insert on %s to haulway_app', child);
  end loop;
  foreach child in array array['stop', 'goods_line', 'load_charge'] loop
    execute format('grant update, delete on %s to haulway_app', child);
  end loop;
  foreach child in array array['load_hold', 'resource_use'] loop
    execute format('grant update on %s to haulway_app', child);
  end loop;
end $$;

-- A load follows the limits on its supplier, on its customer and on its profit centre; where somebody is limited to
-- suppliers, a load that no supplier has is out of reach (decision 0070).
create policy scope on load as restrictive to haulway_app using (
  ((select scope_open('supplier')) or exists (select from supplier s where s.partition = load.partition and s.id = load.supplier_id))
  and ((select scope_open('customer')) or exists (select from customer c where c.partition = load.partition and c.id = load.customer_id))
  and ((select scope_open('profitCentre')) or profit_centre_id = any ((select scope_ids('profitCentre'))::uuid[])));

create function scope_hides_load(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from load l
    where l.partition = current_setting('app.partition', true) and l.id = record
      and (not scope_open('supplier') and (l.supplier_id is null or scope_hides_party(l.supplier_id))
        or not scope_open('customer') and scope_hides_party(l.customer_id)
        or not scope_open('profitCentre') and (l.profit_centre_id = any (scope_ids('profitCentre'))) is not true));
$$;
comment on function scope_hides_load(uuid) is 'Whether a record is a load outside the scope of the connection.';
revoke all on function scope_hides_load(uuid) from public;
grant execute on function scope_hides_load(uuid) to haulway_app, haulway_lookup;
alter function scope_hides_load(uuid) owner to haulway_lookup;

create or replace function scope_hides(record uuid) returns boolean language plpgsql stable security definer set search_path = public as $$
declare own text := current_setting('app.partition', true);
begin
  return scope_hides_party(record)
    or scope_hides_load(record)
    or exists (select from driver d where d.partition = own and d.id = record and scope_hides_party(d.supplier_id))
    or exists (select from vehicle v where v.partition = own and v.id = record
         and (scope_hides_party(v.supplier_id)
           or not scope_open('profitCentre') and (v.profit_centre_id = any (scope_ids('profitCentre'))) is not true))
    or exists (select from document d where d.partition = own and d.id = record and scope_hides(d.subject_id))
    or exists (select from credit_change h where h.partition = own and h.id = record and scope_hides_party(h.customer_id))
    or exists (select from link l where l.partition = own and l.id = record and scope_hides_link(l.kind, l.subject_id, l.created_by));
end $$;
