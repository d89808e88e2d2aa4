-- Positions of vehicles from the systems of tracking companies (decision 0245): the accounts that are read, the units that they
-- report, where these were for ninety days, and what the places of stops make of it.

create table telematics_account (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  provider text not null check (provider in ('cartrack', 'mix', 'csv')),
  name text not null,
  base_url text not null default '',
  token_url text not null default '',
  organisation_id text not null default '',
  client_id text not null default '',
  user_name text not null default '',
  secret_sealed text not null,
  time_zone text not null,
  is_zone_proved boolean not null default false,
  is_active boolean not null default false,
  read_until text not null default '',
  read_at timestamptz,
  next_at timestamptz,
  problem text not null default '',
  problem_since timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  unique (partition, company_id, name),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table telematics_account is 'An account with a tracking company that positions are read from; csv where files are brought in.';
comment on column telematics_account.secret_sealed is 'The password and the secret of the application there, sealed.';
comment on column telematics_account.time_zone is 'The zone (IANA name) of times that the provider sends without one.';
comment on column telematics_account.is_zone_proved is 'A received time has shown that the zone is right.';
comment on column telematics_account.read_until is 'Where the next reading begins, as the provider counts: a time or a token.';
comment on column telematics_account.problem is 'Why the last reading failed; empty where it did not.';
create index telematics_account_due on telematics_account (next_at) where is_active;

create table telematics_unit (
  partition text not null,
  account_id uuid not null,
  unit_id text not null check (unit_id <> ''),
  registration text not null default '',
  label text not null default '',
  vehicle_id uuid,
  confirmed_by text not null default '',
  confirmed_at timestamptz,
  fix_at timestamptz,
  received_at timestamptz,
  latitude numeric(9, 6),
  longitude numeric(9, 6),
  speed_kmh numeric(5, 1),
  is_moving boolean not null default false,
  moving_rhythm int,
  parked_rhythm int,
  wrong_clocks int not null default 0,
  panic_at timestamptz,
  odometer_day date,
  odometer_km numeric(10, 1),
  odometer_doubt text not null default '',
  primary key (partition, account_id, unit_id),
  foreign key (partition, account_id) references telematics_account (partition, id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  check ((vehicle_id is null) = (confirmed_at is null))
);
comment on table telematics_unit is 'A device of a tracking company. The provider''s own id is its key; a person says which vehicle it is on.';
comment on column telematics_unit.unit_id is 'As text: ids of 64 bits do not fit a number.';
comment on column telematics_unit.vehicle_id is 'Confirmed by a person. Plates only propose.';
comment on column telematics_unit.moving_rhythm is 'Seconds between two points on the road, as this unit sends them.';
comment on column telematics_unit.parked_rhythm is 'Seconds between two points while it stands.';
comment on column telematics_unit.wrong_clocks is 'Points that were set aside because their time is in the future.';
comment on column telematics_unit.panic_at is 'When its panic button was pressed last.';
comment on column telematics_unit.odometer_day is 'The day of the last reading that was told of its odometer.';
comment on column telematics_unit.odometer_doubt is 'Why its odometer does not fit the readings of the vehicle: a person enters a dated reading of the changed tracker.';
create unique index telematics_unit_of_vehicle on telematics_unit (partition, account_id, vehicle_id) where vehicle_id is not null;
create index telematics_unit_on_vehicle on telematics_unit (partition, vehicle_id) where vehicle_id is not null;

create table vehicle_position (
  partition text not null,
  account_id uuid not null,
  unit_id text not null,
  event_id text not null,
  vehicle_id uuid,
  fix_at timestamptz not null,
  received_at timestamptz not null,
  latitude numeric(9, 6) not null check (latitude between -90 and 90),
  longitude numeric(9, 6) not null check (longitude between -180 and 180),
  speed_kmh numeric(5, 1),
  heading int,
  ignition boolean,
  odometer_km numeric(10, 2),
  primary key (partition, account_id, event_id),
  foreign key (partition, account_id, unit_id) references telematics_unit (partition, account_id, unit_id),
  foreign key (partition, vehicle_id) references vehicle (partition, id)
);
comment on table vehicle_position is 'Where a unit was, for ninety days. In the order of the fix, whenever it came.';
comment on column vehicle_position.event_id is 'The provider''s id of the point, or its unit and time: a point that comes twice is there once.';
comment on column vehicle_position.vehicle_id is 'The vehicle that the unit was on when the point was read; empty while nobody has confirmed one.';
comment on column vehicle_position.odometer_km is 'Kilometres; metres of the provider are divided when they are read.';
create index vehicle_position_of_unit on vehicle_position (partition, account_id, unit_id, fix_at desc);
create index vehicle_position_of_vehicle on vehicle_position (partition, vehicle_id, fix_at desc) where vehicle_id is not null;
create index vehicle_position_by_time on vehicle_position (fix_at);

create table stop_proposal (
  partition text not null,
  id uuid not null default uuidv7(),
  load_id uuid not null,
  stop_id uuid not null,
  vehicle_id uuid not null,
  kind text not null check (kind in ('arrived', 'departed')),
  at timestamptz not null,
  proposed_at timestamptz not null default now(),
  dismissed_by text not null default '',
  dismissed_at timestamptz,
  primary key (partition, id),
  unique (partition, stop_id, kind),
  foreign key (partition, load_id) references load (partition, id) on delete cascade,
  foreign key (partition, vehicle_id) references vehicle (partition, id)
);
comment on table stop_proposal is 'An arrival or a departure that positions show at the place of a stop. A person tells the event; nothing is written by itself.';
create index stop_proposal_of_load on stop_proposal (partition, load_id);

do $$
declare each text;
begin
  foreach each in array array['telematics_account', 'telematics_unit', 'vehicle_position', 'stop_proposal'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
  end loop;
end $$;
grant select, insert, update on telematics_account, telematics_unit, stop_proposal to haulway_app;
grant select, insert on vehicle_position to haulway_app;
create policy lookup on telematics_account for select to haulway_lookup using (true);
grant select on telematics_account to haulway_lookup;
create policy lookup on vehicle_position to haulway_lookup using (true);
grant select, delete on vehicle_position to haulway_lookup;

-- Accounts whose positions are to be read now.
create function telematics_due(at timestamptz) returns table (partition text, id uuid)
language sql stable security definer set search_path = public as $$
  select a.partition, a.id from telematics_account a where a.is_active and a.next_at <= at order by a.next_at limit 1000;
$$;
revoke all on function telematics_due(timestamptz) from public;
grant execute on function telematics_due(timestamptz) to haulway_app;
alter function telematics_due(timestamptz) owner to haulway_lookup;

-- Throws away a batch of positions that are older than is kept, and says how many there were.
create function forget_positions(before timestamptz) returns int
language sql security definer set search_path = public as $$
  with old as (select partition, account_id, event_id from vehicle_position where fix_at < before limit 10000),
       gone as (delete from vehicle_position p using old
                 where p.partition = old.partition and p.account_id = old.account_id and p.event_id = old.event_id returning 1)
  select count(*)::int from gone;
$$;
revoke all on function forget_positions(timestamptz) from public;
grant execute on function forget_positions(timestamptz) to haulway_app;
alter function forget_positions(timestamptz) owner to haulway_lookup;

-- Whoever keeps vehicles sees and sets tracking. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getTelematicsUnits', 'tripDirector.confirmTelematicsUnit', 'tripDirector.getVehicleTrack', 'tripDirector.getStopProposals',
     'tripDirector.dismissStopProposal', 'tripDirector.getTelematicsAccounts', 'tripDirector.postTelematicsFile']) a)
 where 'tripDirector.putVehicle' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getTelematicsAccounts', 'tripDirector.postTelematicsAccount', 'tripDirector.putTelematicsAccount',
     'tripDirector.testTelematicsAccount']) a)
 where 'tripDirector.postWebhookEndpoint' = any (r.authorisations);
alter table role_profile force row level security;
