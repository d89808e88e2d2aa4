-- Events of trackers (decision 0255): speeding, harsh driving, temperatures, fuel that drops and doors, as tracking companies
-- tell them; and drafts of claims by the day until which they are taken.

alter table telematics_account
  add column events_until text not null default '',
  add column events_problem text not null default '';
comment on column telematics_account.events_until is 'Where the next reading of events begins, where the provider tells them apart from positions.';
comment on column telematics_account.events_problem is 'Why the last reading of events failed; positions go on. Empty where it did not.';

create table telematics_event (
  partition text not null,
  account_id uuid not null,
  event_id text not null check (event_id <> ''),
  unit_id text not null,
  vehicle_id uuid,
  kind text not null check (kind in ('speeding', 'harshDriving', 'temperature', 'fuelDrop', 'doorOpen')),
  description text not null default '',
  at timestamptz not null,
  ended_at timestamptz,
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  speed_kmh numeric(5, 1),
  value numeric(10, 2),
  value_unit text not null default '',
  primary key (partition, account_id, event_id),
  foreign key (partition, account_id, unit_id) references telematics_unit (partition, account_id, unit_id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  check (ended_at >= at)
);
comment on table telematics_event is 'Something that a tracker noticed, for four hundred days. The provider''s own id is its key, so that one that comes twice is there once.';
comment on column telematics_event.vehicle_id is 'The vehicle that the unit was on when the event was read first; empty while nobody has confirmed one.';
comment on column telematics_event.description is 'The words of the provider, from which its kind follows.';
comment on column telematics_event.value is 'What was measured, in the unit of the provider; empty where it says nothing.';
create index telematics_event_of_vehicle on telematics_event (partition, vehicle_id, at desc) where vehicle_id is not null;
create index telematics_event_of_unit on telematics_event (partition, account_id, unit_id);
create index telematics_event_recent on telematics_event (partition, at);
create index telematics_event_by_time on telematics_event (at);

call isolate('telematics_event');
create policy scope on telematics_event as restrictive to haulway_app using ((select scope_is_everything()));
grant select, insert, update on telematics_event to haulway_app;
create policy lookup on telematics_event to haulway_lookup using (true);
grant select, delete on telematics_event to haulway_lookup;

-- Throws away a batch of events that are older than is kept, and says how many there were.
create function forget_telematics_events(before timestamptz) returns int
language sql security definer set search_path = public as $$
  with old as (select partition, account_id, event_id from telematics_event where at < before limit 10000),
       gone as (delete from telematics_event e using old
                 where e.partition = old.partition and e.account_id = old.account_id and e.event_id = old.event_id returning 1)
  select count(*)::int from gone;
$$;
revoke all on function forget_telematics_events(timestamptz) from public;
grant execute on function forget_telematics_events(timestamptz) to haulway_app;
alter function forget_telematics_events(timestamptz) owner to haulway_lookup;

create index claim_to_hand_in on claim (partition, hand_in_by) where status = 'DRAFT' and handed_in_on is null and hand_in_by is not null;
