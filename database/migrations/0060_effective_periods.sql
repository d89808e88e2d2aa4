-- Versions that hold for a time: rates, and whatever else is superseded instead of edited.

create extension if not exists btree_gist;

-- Makes a table into one of versions: from which day each holds, until which, and since when it is superseded. `owners`
-- are the columns that say of what they are versions. The table brings `partition` and `id` with it; two versions of one
-- owner that hold on the same day are refused by the database.
create procedure effective_periods(versions regclass, variadic owners text[]) language plpgsql as $$
declare
  same text := (select string_agg(format('%I with =', owner), ', ' order by place) from unnest(array['partition'] || owners) with ordinality as each (owner, place));
begin
  execute format('alter table %s
    add column effective_from date not null,
    add column effective_until date check (effective_until >= effective_from),
    add column superseded_at timestamptz,
    add column in_force daterange not null generated always as (daterange(effective_from, effective_until, ''[]'')) stored', versions);
  execute format('alter table %1$s add constraint %1$s_period exclude using gist (%2$s, in_force with &&) where (superseded_at is null)', versions, same);
  execute format('comment on column %s.effective_until is %L', versions, 'The last day; empty while no end is known.');
  execute format('comment on column %s.superseded_at is %L', versions, 'When another version took all its days; such a one is kept, and holds on no day.');
end $$;
