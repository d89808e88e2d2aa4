-- Rates: what a customer pays and a supplier gets, by party, lane and load. An approved one is never edited: a new version
-- supersedes it. Amounts are whole cents; a price of one unit keeps four decimals.

create table rate (
  partition text not null,
  id uuid not null default uuidv7(),
  code text not null check (code <> '' and code = upper(btrim(code))),
  revision int not null default 1 check (revision > 0),
  lineage_id uuid not null,
  side text not null check (side in ('sell', 'buy')),
  party_kind text not null check (party_kind in ('general', 'customer', 'billTo', 'supplier')),
  customer_id uuid,
  bill_to_party_id uuid,
  supplier_id uuid,
  party_id uuid not null generated always as (coalesce(bill_to_party_id, customer_id, supplier_id, '00000000-0000-0000-0000-000000000000')) stored,
  origin_scope text not null,
  origin_value text not null default '',
  origin_country text not null default '',
  origin_key text not null,
  destination_scope text not null,
  destination_value text not null default '',
  destination_country text not null default '',
  destination_key text not null,
  both_ways boolean not null default false,
  mass_from numeric(14, 3) check (mass_from >= 0),
  mass_to numeric(14, 3) check (mass_to > mass_from),
  method text not null check (method in ('perLoad', 'perKm', 'perTon', 'perM3', 'perPallet', 'perStop', 'perHour', 'perDay', 'perContainer', 'percentOfSell')),
  rate numeric(14, 4) not null check (rate > 0),
  bands jsonb not null default '[]' check (jsonb_typeof(bands) = 'array'),
  band_mode text not null default 'slab' check (band_mode in ('slab', 'stepped')),
  min_units numeric(14, 3) check (min_units > 0),
  unit_rounding text not null default 'none' check (unit_rounding in ('none', 'whole', 'half', 'tenth')),
  min_charge bigint check (min_charge >= 0),
  max_charge bigint check (max_charge >= min_charge),
  included_stops int check (included_stops >= 0),
  extra_stop bigint check (extra_stop >= 0),
  free_standing_minutes int check (free_standing_minutes >= 0),
  standing_rate bigint check (standing_rate >= 0),
  extras jsonb not null default '[]' check (jsonb_typeof(extras) = 'array'),
  currency text not null default 'ZAR',
  vat_code text not null default 'standard' check (vat_code in ('standard', 'zeroRated', 'exempt', 'outOfScope')),
  fuel_clause_id uuid,
  priority int not null default 50 check (priority between 0 and 99),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  note text not null default '',
  stake bigint not null default 0,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING', 'APPROVED', 'SUPERSEDED', 'REJECTED')),
  edited_by uuid[] not null default '{}',
  submitted_by text,
  submitted_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  decision_reason text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  foreign key (partition, customer_id) references customer (partition, id),
  foreign key (partition, bill_to_party_id) references bill_to_party (partition, id),
  foreign key (partition, supplier_id) references supplier (partition, id),
  foreign key (partition, fuel_clause_id) references fuel_clause (partition, id),
  check (case party_kind when 'general' then num_nonnulls(customer_id, bill_to_party_id, supplier_id) = 0
    when 'customer' then customer_id is not null and num_nonnulls(bill_to_party_id, supplier_id) = 0
    when 'billTo' then customer_id is not null and bill_to_party_id is not null and supplier_id is null
    else supplier_id is not null and num_nonnulls(customer_id, bill_to_party_id) = 0 end),
  check (side = 'buy' or party_kind <> 'supplier'),
  check (side = 'sell' or party_kind in ('general', 'supplier')),
  -- Two approved versions of one rate never hold on the same day, whoever writes them (decision 0043).
  constraint rate_period exclude using gist (partition with =, lineage_id with =, daterange(valid_from, valid_to, '[]') with &&)
    where (status = 'APPROVED')
);
comment on table rate is 'What a customer pays or a supplier gets for a load; each row is one version, which is superseded and not edited once it was approved.';
comment on column rate.lineage_id is 'The id of the first version of the rate.';
comment on column rate.party_id is 'Whose loads it holds for: the bill-to party, the customer, the supplier; zeros for everybody.';
comment on column rate.origin_key is 'Scope and value as the lane is looked up: city:durban|south africa.';
comment on column rate.mass_from is 'Tonnes; the end is not in it.';
comment on column rate.rate is 'Of one unit, in the currency; per cent of a share of what the customer pays.';
comment on column rate.bands is 'Where another price begins: [{from, rate}], as decimal texts.';
comment on column rate.free_standing_minutes is 'Minutes at a stop before standing time counts; empty: those of the location.';
comment on column rate.standing_rate is 'Cents for an hour of standing.';
comment on column rate.extras is 'What is charged besides: [{itemMasterId, method, rate, passThrough}].';
comment on column rate.valid_to is 'The last day; empty while no end is known.';
comment on column rate.stake is 'Cents that one load of the usual size costs: amount limits of approvers are held against it.';
comment on column rate.edited_by is 'Staff who captured or changed it since it was last decided: they do not approve it.';
-- One load among very many rates: party and both ends of the lane.
create index rate_lane on rate (partition, side, party_id, origin_key, destination_key) where status = 'APPROVED';
create index rate_lane_back on rate (partition, side, party_id, destination_key, origin_key) where status = 'APPROVED' and both_ways;
create index rate_by_code on rate (partition, code, revision, id);
create unique index rate_code_once on rate (partition, code, revision);
create index rate_by_update on rate (partition, updated_at, id);
create index rate_by_start on rate (partition, valid_from, id);
create index rate_by_status on rate (partition, status, code, id);
create index rate_by_lineage on rate (partition, lineage_id, revision);
create index rate_by_customer on rate (partition, customer_id, code) where customer_id is not null;
create index rate_by_supplier on rate (partition, supplier_id, code) where supplier_id is not null;
create index rate_by_bill_to on rate (partition, bill_to_party_id) where bill_to_party_id is not null;
create index rate_by_clause on rate (partition, fuel_clause_id) where fuel_clause_id is not null;
create index rate_waiting on rate (partition, submitted_at) where status = 'PENDING';
create index rate_ending on rate (partition, valid_to) where status = 'APPROVED' and valid_to is not null;
create index rate_search on rate using gin (partition, search gin_trgm_ops);
call isolate('rate');
create policy lookup on rate for select to haulway_lookup using (true);
grant select on rate to haulway_lookup;
grant select, insert, update, delete on rate to haulway_app;
call master_references('rate', 'order_type_ids', 'order_type');
call master_references('rate', 'equipment_type_ids', 'equipment_type');
call master_references('rate', 'commodity_type_ids', 'commodity_type');
comment on column rate.equipment_type_ids is 'Any equipment where empty.';
-- A rate of one party is seen by who may see that party; a general one, and what customers pay, by nobody who is limited to suppliers.
create policy scope on rate as restrictive to haulway_app using (
  (select scope_is_everything())
  or (customer_id is not null and (select scope_open('supplier')) and exists (select from customer c where c.partition = rate.partition and c.id = customer_id))
  or (supplier_id is not null and exists (select from supplier s where s.partition = rate.partition and s.id = supplier_id))
  or (party_kind = 'general' and (select scope_open('supplier'))));
