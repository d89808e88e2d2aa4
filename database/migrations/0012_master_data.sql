-- Plain master data: what the nouns of one code and one name have in common, and the first six of them.

-- Words as they are searched and sorted: without case, accents and marks. "Müller" and "MULLER" are the same.
create function search_key(written text) returns text language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g'));

-- Makes a table with the columns of a noun into one of master data: partition, code, name, state, version, search, the
-- indexes of its list, isolation, grants. `also_searched` are its own text columns that the search looks into.
create procedure master_data(noun regclass, also_searched text[] default '{}') language plpgsql as $$
declare
  searched text := (select string_agg(format('%I', field), ' || '' '' || ') from unnest(array['code', 'name'] || also_searched) field);
begin
  execute format('alter table %s
    add column id uuid primary key default uuidv7(),
    add column partition text not null,
    add column code text not null check (code <> '''' and code = upper(btrim(code))),
    add column name text not null check (name <> ''''),
    add column is_active boolean not null default true,
    add column created_by text not null,
    add column created_at timestamptz not null default now(),
    add column updated_by text not null,
    add column updated_at timestamptz not null default now(),
    add column version int not null default 1,
    add column search text not null generated always as (search_key(%s)) stored,
    add unique (partition, id)', noun, searched);
  execute format('create unique index %s_code_once on %1$s (partition, code)', noun);
  execute format('create index %s_by_name on %1$s (partition, search_key(name), id)', noun);
  execute format('create index %s_by_update on %1$s (partition, updated_at, id)', noun);
  execute format('create index %s_inactive on %1$s (partition, code) where not is_active', noun);
  execute format('create index %s_search on %1$s using gin (partition, search gin_trgm_ops)', noun);
  execute format('comment on column %s.is_active is %L', noun, 'Records are never deleted: one that is not offered any more is deactivated.');
  execute format('call isolate(%L)', noun);
  execute format('create policy lookup on %s for select to haulway_lookup using (true)', noun);
  execute format('grant select on %s to haulway_lookup', noun);
  -- Deleted is only what an import made and nobody has touched since.
  execute format('grant select, insert, update, delete on %s to haulway_app', noun);
end $$;

-- The records that match, or null when they are more than `at_most`. As supplier_search, for any table of master data:
-- it reads the partition from the connection, and a pattern that every twentieth row holds is not looked up at all.
create function search_records(noun regclass, pattern text, at_most int) returns uuid[] language plpgsql stable security definer set search_path = public as $$
declare
  own text := current_setting('app.partition', true);
  wanted text := search_key(pattern);
  hits int;
  found_ids uuid[];
begin
  execute format('select count(*) from (select search from %s where partition = $1 order by updated_at desc limit 1000) newest where search like $2', noun)
     into hits using own, wanted;
  if hits >= 50 then return null; end if;
  execute format('select array_agg(id) from (select id from %s where partition = $1 and search like $2 limit $3) matching', noun)
     into found_ids using own, wanted, at_most + 1;
  if cardinality(found_ids) > at_most then return null; end if;
  return coalesce(found_ids, '{}');
end $$;
revoke all on function search_records(regclass, text, int) from public;
grant execute on function search_records(regclass, text, int) to haulway_app;
alter function search_records(regclass, text, int) owner to haulway_lookup;

-- Whether a record of another noun refers to this one: what is used keeps its code.
create function is_referenced(noun regclass, record_id uuid) returns boolean language plpgsql stable as $$
declare
  reference record;
  is_found boolean;
begin
  for reference in
    select c.conrelid::regclass as referring, a.attname as field
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
     where c.contype = 'f' and c.confrelid = noun and c.conrelid <> noun
  loop
    execute format('select exists (select from %s where partition = current_setting(''app.partition'', true) and %I = $1)', reference.referring, reference.field)
       into is_found using record_id;
    if is_found then return true; end if;
  end loop;
  return false;
end $$;

create table equipment_type (
  shortcode text not null,
  class text not null,
  payload_mass numeric(9, 3) not null check (payload_mass > 0),
  volume_max numeric(9, 3) not null,
  pallets int not null,
  length_m numeric(5, 2) not null,
  axles int not null,
  trailer_count int not null check (trailer_count between 0 and 2),
  temperature_capable boolean not null,
  dg_capable boolean not null,
  required_licence_code text not null,
  default_km_per_litre numeric(5, 2),
  co2_factor_g_per_tkm numeric(7, 2)
);
comment on table equipment_type is 'A kind of vehicle or combination that loads are planned for. Its code is vehicleId on the wire, its name is the description.';
comment on column equipment_type.payload_mass is 'Tonnes.';
comment on column equipment_type.volume_max is 'Cubic metres; 0 where volume does not limit a load.';
comment on column equipment_type.trailer_count is 'How many trailers a load names besides the vehicle.';
call master_data('equipment_type', '{shortcode}');
create index equipment_type_by_class on equipment_type (partition, class, code);

create table commodity_type (
  description text not null,
  category text not null,
  hs_code text not null,
  dangerous_goods boolean not null,
  un_number text not null,
  danger_class text not null,
  packing_group text not null,
  temperature_min numeric(5, 1),
  temperature_max numeric(5, 1),
  density_kg_m3 numeric(8, 2),
  high_risk boolean not null,
  min_git_cover_per_load numeric(15, 2),
  value_per_ton numeric(15, 2),
  excluded_by_default boolean not null,
  handling_notes text not null,
  check (not dangerous_goods or (un_number <> '' and danger_class <> '')),
  check (temperature_min <= temperature_max)
);
comment on table commodity_type is 'A kind of goods, with what it asks of vehicle, driver and insurance.';
comment on column commodity_type.temperature_min is 'Degrees Celsius.';
comment on column commodity_type.high_risk is 'Stolen more often than other goods.';
comment on column commodity_type.min_git_cover_per_load is 'Rand that the carrier''s GIT policy must cover for each load of it.';
comment on column commodity_type.excluded_by_default is 'GIT policies usually exclude it.';
call master_data('commodity_type', '{description,category,hs_code,un_number}');
create index commodity_type_by_category on commodity_type (partition, category, code);

create table packing_type (
  unit text not null,
  tare_kg numeric(8, 2) not null,
  length_cm numeric(6, 1) not null,
  width_cm numeric(6, 1) not null,
  height_cm numeric(6, 1) not null,
  stackable boolean not null,
  max_stack int not null,
  returnable boolean not null,
  deposit numeric(9, 2) not null
);
comment on table packing_type is 'What goods are packed in: pallets, bags, drums, bulk.';
comment on column packing_type.max_stack is 'How many stand on each other at most; 1 where none may.';
comment on column packing_type.returnable is 'Counted with pallet control: the receiver owes it, or its deposit in rand.';
call master_data('packing_type');
create index packing_type_by_unit on packing_type (partition, unit, code);

create table profit_centre (
  parent_id uuid,
  type text not null,
  manager text not null,
  currency text not null,
  active_from date,
  active_to date,
  monthly_budget numeric(15, 2),
  check (active_from <= active_to)
);
comment on table profit_centre is 'Where income and cost are counted: a tree of lanes, customer groups, depots, fleets.';
comment on column profit_centre.parent_id is 'The centre whose figures include this one''s. Never a centre below it: rules of the module.';
comment on column profit_centre.active_from is 'First and last day on which documents may name it; open where empty.';
call master_data('profit_centre', '{manager}');
alter table profit_centre add foreign key (partition, parent_id) references profit_centre (partition, id);
create index profit_centre_parent on profit_centre (partition, parent_id);
create index profit_centre_by_type on profit_centre (partition, type, code);

create table item_master (
  kind text not null,
  item_group text not null,
  unit text not null,
  default_price_buy numeric(15, 2),
  default_price_sell numeric(15, 2),
  vat_code_buy text not null,
  vat_code_sell text not null,
  journal_account_buy text not null,
  journal_account_sell text not null,
  profit_centre_id uuid,
  external_code text not null,
  taxable_for_withholding boolean not null
);
comment on table item_master is 'What is bought and sold: linehaul, fuel, standing time, tolls. Its name is the description on the wire.';
comment on column item_master.profit_centre_id is 'Where its amounts are counted unless the order type or the document says otherwise.';
comment on column item_master.external_code is 'Item or general-ledger number in the accounting system.';
call master_data('item_master', '{external_code}');
alter table item_master add foreign key (partition, profit_centre_id) references profit_centre (partition, id);
create index item_master_profit_centre on item_master (partition, profit_centre_id);
create index item_master_by_group on item_master (partition, item_group, code);

create table order_type (
  module text not null,
  number_prefix text not null,
  default_profit_centre_id uuid,
  default_item_id uuid,
  requires_order_number boolean not null,
  requires_pod boolean not null,
  requires_approval_above numeric(15, 2),
  billing_mode text not null,
  colour text not null
);
comment on table order_type is 'Kinds of loads and orders: how they are numbered, approved and billed.';
comment on column order_type.requires_approval_above is 'Rand; a second person approves what costs more. Empty: nothing needs it.';
call master_data('order_type', '{number_prefix}');
alter table order_type add foreign key (partition, default_profit_centre_id) references profit_centre (partition, id);
alter table order_type add foreign key (partition, default_item_id) references item_master (partition, id);
create index order_type_profit_centre on order_type (partition, default_profit_centre_id);
create index order_type_item on order_type (partition, default_item_id);
create index order_type_by_module on order_type (partition, module, code);
