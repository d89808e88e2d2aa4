-- The matches of a text that is rare, in any searched table (decision 0112). Of the five hundred newest rows (by the column
-- `newest_by`) `common` match: then nothing is looked up, since walking the order of a list finds a page sooner. 0 for `common`
-- looks them up in any case. What is not looked up, or more than `at_most`, is one null. Several patterns are one search. Volatile, because PostgreSQL
-- lets no other function ask for a plan.
create function search_rare(noun regclass, patterns text[], newest_by text, common int, at_most int) returns setof uuid language plpgsql volatile security definer
set search_path = public set enable_seqscan = off set enable_indexscan = on set plan_cache_mode = force_custom_plan rows 1000 as $$
declare
  own text := current_setting('app.partition', true);
  wanted text := (select string_agg(format('search like %L', search_key(pattern)), ' or ') from unnest(patterns) pattern);
  newest int;
  estimate json;
  found_ids uuid[];
begin
  if common > 0 then
    execute format('select count(*) from (select search from %s where partition = $1 order by %I desc limit 500) newest where %s', noun, newest_by, wanted)
       into newest using own;
    if newest >= common then return next null; return; end if;
  end if;
  -- In the text index the partition is a key like others, with all its rows. Where most rows are of one partition, crossing
  -- them with that list costs more than looking up the text, and leaves out little. The planner's figures tell.
  execute format('explain (format json) select from %s where partition = %L', noun, own) into estimate;
  -- The planner has no figures for rare patterns, takes them to be frequent and would read the whole table.
  perform set_config('enable_indexscan', 'off', true);
  execute format('select array_agg(id) from (select id from %s where %s = $1 and (%s) limit $2) matching', noun,
      case when (estimate -> 0 -> 'Plan' ->> 'Plan Rows')::float8 * 2 > (select reltuples from pg_class where oid = noun) then 'partition || ''''' else 'partition' end,
      wanted)
    into found_ids using own, at_most + 1;
  return query select unnest(case when cardinality(found_ids) > at_most then array[null::uuid] else found_ids end);
end $$;
revoke all on function search_rare(regclass, text[], text, int, int) from public;
grant execute on function search_rare(regclass, text[], text, int, int) to haulway_app;
alter function search_rare(regclass, text[], text, int, int) owner to haulway_lookup;
drop function search_matches(regclass, text[], text, int, int), search_every(regclass, text[], int);
