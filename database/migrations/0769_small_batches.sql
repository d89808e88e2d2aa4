-- Positions and events that are older than is kept go in small batches: each holds up others for a moment only.

create or replace function forget_positions(before timestamptz) returns int
language sql security definer set search_path = public as $$
  with old as (select partition, account_id, event_id from vehicle_position where fix_at < before order by fix_at limit 1000),
       gone as (delete from vehicle_position p using old
                 where p.partition = old.partition and p.account_id = old.account_id and p.event_id = old.event_id returning 1)
  select count(*)::int from gone;
$$;

create or replace function forget_telematics_events(before timestamptz) returns int
language sql security definer set search_path = public as $$
  with old as (select partition, account_id, event_id from telematics_event where at < before order by at limit 1000),
       gone as (delete from telematics_event e using old
                 where e.partition = old.partition and e.account_id = old.account_id and e.event_id = old.event_id returning 1)
  select count(*)::int from gone;
$$;
