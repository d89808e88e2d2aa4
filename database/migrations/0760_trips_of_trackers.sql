-- Trips as tracking companies tell them: from the start of the engine to its end.

alter table telematics_account
  add column trips_until text not null default '',
  add column trips_next_at timestamptz,
  add column trips_problem text not null default '';
comment on column telematics_account.trips_until is 'Where the next reading of trips begins, as the provider counts.';
comment on column telematics_account.trips_problem is 'Why the last reading of trips failed; positions go on. Empty where it did not.';

create table telematics_trip (
  partition text not null,
  account_id uuid not null,
  trip_id text not null check (trip_id <> ''),
  unit_id text not null,
  vehicle_id uuid,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  start_km numeric(10, 2),
  end_km numeric(10, 2),
  distance_km numeric(10, 2) not null check (distance_km >= 0),
  from_place text not null default '',
  to_place text not null default '',
  primary key (partition, account_id, trip_id),
  foreign key (partition, account_id, unit_id) references telematics_unit (partition, account_id, unit_id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  check (ended_at >= started_at),
  check (end_km >= start_km)
);
comment on table telematics_trip is 'A trip of a unit. The provider''s own id is its key, so that a trip over midnight, which both days answer, is there once.';
comment on column telematics_trip.vehicle_id is 'The vehicle that the unit was on when the trip was read first; empty while nobody has confirmed one.';
comment on column telematics_trip.start_km is 'What the tracker counted, in kilometres; empty where it counts nothing.';
create index telematics_trip_of_vehicle on telematics_trip (partition, vehicle_id, ended_at) where vehicle_id is not null;
create index telematics_trip_of_unit on telematics_trip (partition, account_id, unit_id);

call isolate('telematics_trip');
create policy scope on telematics_trip as restrictive to haulway_app using ((select scope_is_everything()));
grant select, insert, update on telematics_trip to haulway_app;

-- Whoever sees units sees their trips. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.getVehicleTrips']) a)
 where 'tripDirector.getVehicleTrack' = any (r.authorisations);
alter table role_profile force row level security;
