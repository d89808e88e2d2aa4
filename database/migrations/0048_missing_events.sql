-- As before, in two parts that each walk the index from where they are asked: joined by "or" they walked it from its beginning.
create or replace function events_after(last bigint, missing bigint[]) returns setof change_event
language sql stable security definer set search_path = public set plan_cache_mode = force_generic_plan as $$
  (select * from change_event where id > last order by id limit 1000)
  union all
  (select * from change_event where id = any (missing))
  order by id
$$;
