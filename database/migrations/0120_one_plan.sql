-- A session is looked up with every call of somebody who is signed in. It is asked for by a list of hashes, and for lists
-- PostgreSQL makes its plan anew each time, which took three times as long as the look-up itself. Every part of it is found
-- by a key, so one plan is right whatever is asked.
alter function session_find(bytea[]) set plan_cache_mode = force_generic_plan;

-- The matches of a text in any searched table, and how common it is: `newest` of the thousand newest rows (by the column `newest_by`) match, and `ids` are
-- those of the matches, `at_most` at most. Where more than `common` of the newest match, nothing is looked up and `ids` is
-- null: walking the order of the list finds a page sooner. Several patterns are one search; a row need match only one.
create function search_matches(noun regclass, patterns text[], newest_by text, at_most int, common int)
returns table (newest int, ids uuid[], is_all boolean) language plpgsql stable security definer
set search_path = public set enable_seqscan = off set enable_indexscan = on set plan_cache_mode = force_custom_plan as $$
declare
  own text := current_setting('app.partition', true);
  wanted text := (select string_agg(format('search like %L', search_key(pattern)), ' or ') from unnest(patterns) pattern);
begin
  execute format('select count(*) from (select search from %s where partition = $1 order by %I desc limit 1000) newest where %s', noun, newest_by, wanted)
     into newest using own;
  is_all := false;
  if newest < common then
    -- The planner has no figures for rare patterns, takes them to be frequent and would read the whole table.
    perform set_config('enable_indexscan', 'off', true);
    execute format('select array_agg(id) from (select id from %s where partition = $1 and (%s) limit $2) matching', noun, wanted)
       into ids using own, at_most + 1;
    is_all := coalesce(cardinality(ids), 0) <= at_most;
    ids := coalesce(ids[:at_most], '{}');
  end if;
  return next;
end $$;
revoke all on function search_matches(regclass, text[], text, int, int) from public;
grant execute on function search_matches(regclass, text[], text, int, int) to haulway_app;
alter function search_matches(regclass, text[], text, int, int) owner to haulway_lookup;

-- All that match, where they are no more than `at_most`; a null where they are more. Joined to the table within the same
-- statement, so that twenty thousand ids travel nowhere.
create function search_every(noun regclass, patterns text[], at_most int) returns setof uuid language plpgsql stable security definer
set search_path = public set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_custom_plan rows 5000 as $$
declare
  wanted text := (select string_agg(format('search like %L', search_key(pattern)), ' or ') from unnest(patterns) pattern);
  found_ids uuid[];
begin
  execute format('select array_agg(id) from (select id from %s where partition = $1 and (%s) limit $2) matching', noun, wanted)
     into found_ids using current_setting('app.partition', true), at_most + 1;
  return query select unnest(case when cardinality(found_ids) > at_most then array[null::uuid] else found_ids end);
end $$;
revoke all on function search_every(regclass, text[], int) from public;
grant execute on function search_every(regclass, text[], int) to haulway_app;
alter function search_every(regclass, text[], int) owner to haulway_lookup;
drop function search_records(regclass, text, int), search_all_records(regclass, text, int);
