-- How punctual a trip of the log book was, kept with it: the report of a year would otherwise look up each stop of each load.

alter table fleet_log_line
  add column timed_stops int not null default 0,
  add column on_time_stops int not null default 0,
  add constraint fleet_log_line_punctual check (on_time_stops between 0 and timed_stops);
comment on column fleet_log_line.timed_stops is 'Stops of its load that had a time to be at and were reached. Follows the stops, also once the month is locked.';
comment on column fleet_log_line.on_time_stops is 'Those of them that were reached in time.';

create function punctuality_of(of_partition text, of_load uuid) returns table (timed int, on_time int)
language sql stable as $$
  select count(*)::int, (count(*) filter (where s.minutes_late <= 0))::int from stop s
   where s.partition = of_partition and s.load_id = of_load and s.arrived_at is not null and s.window_end is not null;
$$;

-- Whoever writes the line or the stop may see less than all: what is counted does not depend on it.
create function fleet_log_line_is_punctual() returns trigger language plpgsql security definer set search_path = public as $$
begin
  select p.timed, p.on_time into new.timed_stops, new.on_time_stops from punctuality_of(new.partition, new.load_id) p;
  return new;
end $$;
create trigger fleet_log_line_is_punctual before insert on fleet_log_line
  for each row when (new.load_id is not null and new.kind = 'trip') execute function fleet_log_line_is_punctual();

create function stop_tells_punctuality() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update fleet_log_line t set timed_stops = p.timed, on_time_stops = p.on_time
    from punctuality_of(new.partition, new.load_id) p
   where t.partition = new.partition and t.load_id = new.load_id and t.kind = 'trip'
     and (t.timed_stops, t.on_time_stops) is distinct from (p.timed, p.on_time);
  return null;
end $$;
create trigger stop_tells_punctuality after update of arrived_at, window_end, minutes_late on stop
  for each row when ((old.arrived_at, old.window_end, old.minutes_late) is distinct from (new.arrived_at, new.window_end, new.minutes_late))
  execute function stop_tells_punctuality();

-- The walls hold for the owner too.
alter table fleet_log_line no force row level security;
alter table stop no force row level security;
update fleet_log_line t
   set (timed_stops, on_time_stops) = (select p.timed, p.on_time from punctuality_of(t.partition, t.load_id) p)
 where t.kind = 'trip' and t.load_id is not null;
alter table fleet_log_line force row level security;
alter table stop force row level security;
