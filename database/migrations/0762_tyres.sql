-- Tyres (decision 0252): where each is mounted and was, how deep its tread was when somebody measured it. What it has run, how
-- fast it wears and what a kilometre costs follow from these.

create table tyre (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  code text not null check (code <> ''),
  brand text not null default '',
  pattern text not null default '',
  size text not null default '',
  bought_on date not null,
  bought_tread_mm numeric(4, 1) not null check (bought_tread_mm between 1 and 40),
  has_wear_indicator boolean not null default true,
  cost bigint not null check (cost >= 0),
  warranty_until date,
  warranty_km int check (warranty_km > 0),
  status text not null default 'STOCK' check (status in ('STOCK', 'MOUNTED', 'SCRAPPED')),
  vehicle_id uuid,
  position text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  unique (partition, company_id, code),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  check (vehicle_id is null or status = 'MOUNTED'),
  check ((vehicle_id is null) = (position = ''))
);
comment on table tyre is 'A tyre with the number that is on it.';
comment on column tyre.bought_tread_mm is 'The tread when it was bought, in millimetres.';
comment on column tyre.has_wear_indicator is 'It may be worn to 1.6 mm; without an indicator to 1 mm.';
comment on column tyre.cost is 'Cents of the books, without VAT.';
comment on column tyre.position is 'Where it is mounted: axle, side, and inner or outer of a pair.';
create unique index tyre_at_position on tyre (partition, vehicle_id, position) where vehicle_id is not null;
create index tyre_by_code on tyre (partition, code, id);
create index tyre_by_position on tyre (partition, position, code, id);
create index tyre_search on tyre using gin (partition, search gin_trgm_ops);

create table tyre_use (
  partition text not null,
  id uuid not null default uuidv7(),
  tyre_id uuid not null,
  vehicle_id uuid not null,
  position text not null check (position <> ''),
  on_date date not null,
  on_km numeric(10, 1) not null check (on_km >= 0),
  off_date date,
  off_km numeric(10, 1),
  off_reason text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, tyre_id) references tyre (partition, id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  check ((off_date is null) = (off_km is null)),
  check (off_km >= on_km),
  check (off_date >= on_date)
);
comment on table tyre_use is 'A tyre on a vehicle from one reading of its odometer to another: it runs while it is mounted, and at no other time.';
comment on column tyre_use.on_km is 'Kilometres of the vehicle, or of the hub of a trailer.';
create unique index tyre_use_open on tyre_use (partition, tyre_id) where off_date is null;
create index tyre_use_of_tyre on tyre_use (partition, tyre_id, on_date);
create index tyre_use_of_vehicle on tyre_use (partition, vehicle_id);

create table tyre_tread (
  partition text not null,
  id uuid not null default uuidv7(),
  tyre_id uuid not null,
  use_id uuid,
  measured_on date not null,
  mm numeric(4, 1) not null check (mm between 0 and 40),
  km numeric(10, 1) check (km >= 0),
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, tyre_id) references tyre (partition, id),
  foreign key (partition, use_id) references tyre_use (partition, id),
  check ((use_id is null) = (km is null))
);
comment on table tyre_tread is 'How deep a tread was when somebody measured it.';
comment on column tyre_tread.km is 'What its vehicle had run then; empty where it was not mounted.';
create index tyre_tread_of_tyre on tyre_tread (partition, tyre_id, measured_on desc, id desc);
create index tyre_tread_of_use on tyre_tread (partition, use_id) where use_id is not null;

do $$
declare each text;
begin
  foreach each in array array['tyre', 'tyre_use', 'tyre_tread'] loop
    execute format('call isolate(%L)', each);
    -- The fleet is the client's own: whoever is limited to some records does not read it.
    execute format('create policy scope on %s as restrictive for select to haulway_app using ((select scope_is_everything()))', each);
    execute format('grant select, insert on %s to haulway_app', each);
  end loop;
end $$;
grant update on tyre, tyre_use to haulway_app;
create policy lookup on tyre for select to haulway_lookup using (true);
grant select on tyre to haulway_lookup;

-- Whoever sees vehicles sees their tyres, and who keeps vehicles mounts and measures them. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getTyres', 'tripDirector.getTyre', 'tripDirector.getTyreHistory']) a)
 where 'tripDirector.getVehicles' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postTyre', 'tripDirector.putTyre', 'tripDirector.mountTyre', 'tripDirector.dismountTyre', 'tripDirector.measureTyre',
     'tripDirector.scrapTyre']) a)
 where 'tripDirector.putVehicle' = any (r.authorisations);
alter table role_profile force row level security;
