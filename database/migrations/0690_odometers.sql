-- Odometer readings of vehicles, from whoever tells them (decision 0239). A reading is judged by its neighbours in time, in one
-- function that every writer goes through.

create table odometer_reading (
  partition text not null,
  id uuid not null default uuidv7(),
  vehicle_id uuid not null,
  at timestamptz not null,
  km numeric(10, 1) not null check (km >= 0),
  source text not null check (source in ('record', 'inspection', 'trip', 'order', 'person', 'slip', 'log', 'tracker', 'counter')),
  source_id text not null default '',
  device_id text not null default '',
  unit text not null default 'km' check (unit in ('km', 'm', 'mi')),
  note text not null default '',
  doubt text not null default '' check (doubt in ('', 'readingBelow', 'readingAbove', 'readingAboveNext', 'readingBelowNext')),
  withdrawn_at timestamptz,
  withdraw_reason text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  foreign key (partition, vehicle_id) references vehicle (partition, id)
);
comment on table odometer_reading is 'Kilometres that a vehicle had run at a moment. The present reading is the last one that counts; it is stored nowhere else.';
comment on column odometer_reading.km is 'Kilometres of the vehicle: what the counter showed, with the offset of its device.';
comment on column odometer_reading.source_id is 'The record that told it: when that is corrected, the reading follows.';
comment on column odometer_reading.unit is 'The unit in which the source counts.';
comment on column odometer_reading.doubt is 'Why it does not count, though a record or a phone told it; empty where it counts.';
comment on column odometer_reading.withdrawn_at is 'When a person took it back: it counts no more.';
create index odometer_reading_counted on odometer_reading (partition, vehicle_id, at) where doubt = '' and withdrawn_at is null;
create unique index odometer_reading_once on odometer_reading (partition, source, source_id) where source_id <> '' and withdrawn_at is null;
create index odometer_reading_of_vehicle on odometer_reading (partition, vehicle_id, at desc, id desc);
create index odometer_reading_by_time on odometer_reading (partition, at desc, id desc);

create table odometer_offset (
  partition text not null,
  id uuid not null default uuidv7(),
  vehicle_id uuid not null,
  device_id text not null default '',
  at timestamptz not null,
  counter_km numeric(10, 1) not null check (counter_km >= 0),
  vehicle_km numeric(10, 1) not null check (vehicle_km >= 0),
  reason text not null check (reason <> ''),
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, vehicle_id, device_id, at),
  foreign key (partition, vehicle_id) references vehicle (partition, id)
);
comment on table odometer_offset is 'A device or a counter that was changed: what it shows at a moment, and what the vehicle had run then, as a person says.';
comment on column odometer_offset.device_id is 'The tracker; empty for the counter of the dashboard.';

do $$
declare each text;
begin
  foreach each in array array['odometer_reading', 'odometer_offset'] loop
    execute format('call isolate(%L)', each);
    -- The fleet is the client's own: whoever is limited to some records does not read it.
    execute format('create policy scope on %s as restrictive for select to haulway_app using ((select scope_is_everything()))', each);
    execute format('create policy lookup on %s to haulway_lookup using (true) with check (true)', each);
    execute format('grant select, insert, update on %s to haulway_app, haulway_lookup', each);
  end loop;
end $$;
revoke update on odometer_offset from haulway_app;

-- Judges a reading by its neighbours in time, however late it is told: not below the one before, not above the one after, and
-- at most 1,500 km a day from either. Null where it fits.
create function odometer_fault(of_vehicle uuid, of_at timestamptz, of_km numeric, but uuid default null) returns jsonb
  language plpgsql stable security definer set search_path = public as $$
declare
  own text := current_setting('app.partition', true);
  per_day constant numeric := 1500;
  past record;
  next record;
begin
  select r.km, r.at into past from odometer_reading r
   where r.partition = own and r.vehicle_id = of_vehicle and r.doubt = '' and r.withdrawn_at is null and r.at <= of_at and r.id is distinct from but
   order by r.at desc, r.km desc limit 1;
  if found then
    if of_km < past.km then
      return jsonb_build_object('code', 'readingBelow', 'km', past.km, 'at', past.at);
    elsif of_km > past.km + per_day * greatest(1, ceil(extract(epoch from of_at - past.at) / 86400)) then
      return jsonb_build_object('code', 'readingAbove', 'km', past.km, 'at', past.at);
    end if;
  end if;
  select r.km, r.at into next from odometer_reading r
   where r.partition = own and r.vehicle_id = of_vehicle and r.doubt = '' and r.withdrawn_at is null and r.at > of_at and r.id is distinct from but
   order by r.at, r.km limit 1;
  if found then
    if of_km > next.km then
      return jsonb_build_object('code', 'readingAboveNext', 'km', next.km, 'at', next.at);
    elsif next.km > of_km + per_day * greatest(1, ceil(extract(epoch from next.at - of_at) / 86400)) then
      return jsonb_build_object('code', 'readingBelowNext', 'km', next.km, 'at', next.at);
    end if;
  end if;
  return null;
end $$;
comment on function odometer_fault(uuid, timestamptz, numeric, uuid) is 'Why a reading cannot be, beside its neighbours in time; null where it fits.';

-- Counts readings that were doubted beside a wrong one, once that one was corrected or taken back.
create function judge_odometer_again(of_vehicle uuid) returns void language plpgsql security definer set search_path = public as $$
declare
  own text := current_setting('app.partition', true);
  each record;
  fault jsonb;
begin
  for each in select r.id, r.at, r.km, r.doubt from odometer_reading r
      where r.partition = own and r.vehicle_id = of_vehicle and r.doubt <> '' and r.withdrawn_at is null order by r.at, r.km limit 500 loop
    fault := odometer_fault(of_vehicle, each.at, each.km, each.id);
    if coalesce(fault ->> 'code', '') <> each.doubt then
      update odometer_reading r set doubt = coalesce(fault ->> 'code', '') where r.partition = own and r.id = each.id;
    end if;
  end loop;
end $$;
comment on function judge_odometer_again(uuid) is 'Judges again what was doubted of a vehicle.';

-- Keeps what another record tells of an odometer. Nobody can be asked there: a reading that cannot be is kept and doubted. The
-- same record tells once; when it is corrected, its reading follows.
create function keep_odometer(of_vehicle uuid, of_at timestamptz, of_km numeric, of_source text, of_source_id text, told_by text) returns void
  language plpgsql security definer set search_path = public as $$
declare
  own text := current_setting('app.partition', true);
  known odometer_reading;
  why text;
begin
  if of_km is null or of_vehicle is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(of_vehicle::text, 690));
  select * into known from odometer_reading r
   where r.partition = own and r.source = of_source and r.source_id = of_source_id and r.withdrawn_at is null;
  if found and known.km = of_km and known.vehicle_id = of_vehicle then
    return;
  end if;
  why := coalesce(odometer_fault(of_vehicle, of_at, of_km, known.id) ->> 'code', '');
  if known.id is null then
    insert into odometer_reading (partition, vehicle_id, at, km, source, source_id, doubt, created_by, updated_by)
    values (own, of_vehicle, of_at, of_km, of_source, of_source_id, why, told_by, told_by);
  else
    update odometer_reading r set vehicle_id = of_vehicle, at = of_at, km = of_km, doubt = why, updated_by = told_by, updated_at = now(), version = r.version + 1
     where r.partition = own and r.id = known.id;
    perform judge_odometer_again(of_vehicle);
  end if;
end $$;
comment on function keep_odometer(uuid, timestamptz, numeric, text, text, text) is 'Keeps what another record tells of an odometer; what cannot be is doubted.';

-- The record of a vehicle, whether it is typed or imported. One that says less than before corrects what it said.
create function vehicle_tells_odometer() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' and new.odometer < old.odometer then
    update odometer_reading r set source_id = new.id || '@' || new.version
     where r.partition = new.partition and r.source = 'record' and r.vehicle_id = new.id and r.km = old.odometer and r.withdrawn_at is null
       and r.id = (select x.id from odometer_reading x where x.partition = new.partition and x.source = 'record' and x.vehicle_id = new.id
                     and x.withdrawn_at is null order by x.at desc, x.id desc limit 1);
  end if;
  perform keep_odometer(new.id, clock_timestamp(), new.odometer, 'record', new.id || '@' || new.version, new.updated_by);
  return null;
end $$;
create trigger vehicle_tells_odometer_first after insert on vehicle
  for each row when (new.odometer is not null) execute function vehicle_tells_odometer();
create trigger vehicle_tells_odometer after update of odometer on vehicle
  for each row when (new.odometer is not null and new.odometer is distinct from old.odometer) execute function vehicle_tells_odometer();

create function inspection_tells_odometer() returns trigger language plpgsql as $$
begin
  perform keep_odometer(new.vehicle_id, new.inspected_at, new.odometer, 'inspection', new.id::text, new.updated_by);
  return null;
end $$;
create trigger inspection_tells_odometer after insert or update of odometer on inspection
  for each row when (new.odometer is not null) execute function inspection_tells_odometer();

create function stop_tells_odometer() returns trigger language plpgsql as $$
declare
  carried record;
begin
  select l.vehicle_id, d.name || ' ' || d.surname as driver into carried from load l
    left join driver d on d.partition = l.partition and d.id = l.driver_id where l.partition = new.partition and l.id = new.load_id;
  perform keep_odometer(carried.vehicle_id, coalesce(new.departed_at, new.work_ended_at, new.work_started_at, new.arrived_at, now()), new.odometer,
    'trip', new.id::text, coalesce(carried.driver, ''));
  return null;
end $$;
create trigger stop_tells_odometer after update of odometer on stop
  for each row when (new.odometer is not null and new.odometer is distinct from old.odometer) execute function stop_tells_odometer();

create function order_tells_odometer() returns trigger language plpgsql as $$
begin
  perform keep_odometer(new.vehicle_id, now(), new.accepted_odometer_km, 'order', new.id::text, new.updated_by);
  return null;
end $$;
create trigger order_tells_odometer after update of accepted_odometer_km on company_order
  for each row when (new.accepted_odometer_km is not null and new.accepted_odometer_km is distinct from old.accepted_odometer_km)
  execute function order_tells_odometer();

-- Records that were there before begin with what they say, in the order of time.
do $$
declare told record;
begin
  alter table vehicle no force row level security;
  alter table inspection no force row level security;
  for told in
    select i.partition, i.vehicle_id, i.inspected_at as at, i.odometer as km, 'inspection' as source, i.id::text as source_id, i.updated_by as by
      from inspection i where i.odometer is not null
    union all
    select v.partition, v.id, v.updated_at, v.odometer, 'record', v.id || '@' || v.version, v.updated_by from vehicle v where v.odometer is not null
    order by 3 loop
    perform set_config('app.partition', told.partition, true);
    perform keep_odometer(told.vehicle_id, told.at, told.km, told.source, told.source_id, told.by);
  end loop;
  perform set_config('app.partition', '', true);
  alter table vehicle force row level security;
  alter table inspection force row level security;
end $$;

do $$
declare each text;
begin
  foreach each in array array['odometer_fault(uuid, timestamptz, numeric, uuid)', 'judge_odometer_again(uuid)',
    'keep_odometer(uuid, timestamptz, numeric, text, text, text)'] loop
    execute format('revoke all on function %s from public', each);
    execute format('grant execute on function %s to haulway_app', each);
    execute format('alter function %s owner to haulway_lookup', each);
  end loop;
end $$;
alter function vehicle_tells_odometer() owner to haulway_lookup;
