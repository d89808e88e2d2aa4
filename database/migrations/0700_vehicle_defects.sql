-- Defects of vehicles and trailers (decision 0241): each belongs to the unit that it is on. While a critical one is open the unit is
-- out of service, and it goes back to where it was when none is left.

create table vehicle_defect (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  defect_no text not null,
  unit_id uuid not null,
  inspection_id uuid,
  item_code text not null,
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  severity text not null check (severity in ('minor', 'major', 'critical')),
  value numeric(9, 2),
  note text not null default '',
  state text not null default 'OPEN'
    check (state in ('OPEN', 'ACKNOWLEDGED', 'IN_REPAIR', 'REPAIRED', 'VERIFIED', 'REOPENED', 'DEFERRED', 'NOT_NEEDED')),
  times_found int not null default 1 check (times_found > 0),
  found_by text not null,
  found_at timestamptz not null,
  order_id uuid,
  repaired_by text not null default '',
  repaired_by_id uuid,
  repaired_at timestamptz,
  repair_note text not null default '',
  verified_by text not null default '',
  verified_at timestamptz,
  deferred_until date,
  decided_by text not null default '',
  decision_reason text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  unique (partition, company_id, defect_no),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, unit_id) references vehicle (partition, id),
  foreign key (partition, order_id) references company_order (partition, id),
  check (state <> 'DEFERRED' or deferred_until is not null),
  check (state <> 'DEFERRED' or severity <> 'critical'),
  check (state <> 'NOT_NEEDED' or decision_reason <> '' and decided_by <> '')
);
comment on table vehicle_defect is 'A fault of a vehicle or a trailer, from its finding until somebody else has verified its repair.';
comment on column vehicle_defect.unit_id is 'The vehicle or trailer that it is on: an uncoupled trailer does not hold the truck.';
comment on column vehicle_defect.inspection_id is 'The inspection that found it first; empty where the desk reported it.';
comment on column vehicle_defect.item_code is 'The item of the checklist that failed.';
comment on column vehicle_defect.names is 'The item in each language, as its template called it then.';
comment on column vehicle_defect.times_found is 'One defect that each inspection finds again is one defect.';
comment on column vehicle_defect.repaired_by_id is 'Whoever repaired it does not verify it.';
comment on column vehicle_defect.decision_reason is 'Why it was deferred, reopened or needs no repair.';
create unique index vehicle_defect_open_once on vehicle_defect (partition, unit_id, item_code)
  where state not in ('VERIFIED', 'NOT_NEEDED') and item_code <> 'other';
create index vehicle_defect_of_unit on vehicle_defect (partition, unit_id, found_at desc);
create index vehicle_defect_of_order on vehicle_defect (partition, order_id) where order_id is not null;
create index vehicle_defect_of_inspection on vehicle_defect (partition, inspection_id) where inspection_id is not null;
create index vehicle_defect_by_time on vehicle_defect (partition, found_at, id);
create index vehicle_defect_by_number on vehicle_defect (partition, defect_no, id);
create index vehicle_defect_by_update on vehicle_defect (partition, updated_at, id);
create index vehicle_defect_search on vehicle_defect using gin (partition, search gin_trgm_ops);

create table vehicle_defect_seen (
  partition text not null,
  id uuid not null default uuidv7(),
  defect_id uuid not null,
  inspection_id uuid not null,
  driver_id uuid,
  state text not null,
  seen_by text not null,
  seen_at timestamptz not null,
  primary key (partition, id),
  unique (partition, defect_id, inspection_id),
  foreign key (partition, defect_id) references vehicle_defect (partition, id),
  foreign key (partition, driver_id) references driver (partition, id)
);
comment on table vehicle_defect_seen is 'Drivers who have read of a defect or its repair before their own check.';
comment on column vehicle_defect_seen.state is 'The state of the defect when it was read.';
create index vehicle_defect_seen_of on vehicle_defect_seen (partition, inspection_id);

create table vehicle_withdrawal (
  partition text not null,
  vehicle_id uuid not null,
  former text not null check (former not in ('outOfService', 'sold')),
  since timestamptz not null,
  primary key (partition, vehicle_id),
  foreign key (partition, vehicle_id) references vehicle (partition, id)
);
comment on table vehicle_withdrawal is 'Units that a critical defect has taken out of service, with the availability that they go back to.';

do $$
declare each text;
begin
  foreach each in array array['vehicle_defect', 'vehicle_defect_seen', 'vehicle_withdrawal'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
    execute format('create policy lookup on %s for select to haulway_lookup using (true)', each);
    execute format('grant select on %s to haulway_lookup', each);
    execute format('grant select, insert, update on %s to haulway_app', each);
  end loop;
end $$;
grant delete on vehicle_withdrawal to haulway_app;

-- Whoever sees vehicles sees their defects, who keeps vehicles works on them, and who releases holds says that no repair is needed.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getVehicleDefects', 'tripDirector.getVehicleDefect', 'tripDirector.getVehicleDefectHistory']) a)
 where 'tripDirector.getVehicles' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postVehicleDefect', 'tripDirector.putVehicleDefect']) a)
 where 'tripDirector.putVehicle' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.dismissVehicleDefect']) a)
 where 'tripDirector.releaseLoadHold' = any (r.authorisations);
alter table role_profile force row level security;
