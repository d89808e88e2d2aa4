-- A common word whose matches stand far apart in the order of a list (names that begin with it, say): all of them by the
-- text index, up to a bound, instead of a walk over the whole table. As search_records, without its look at the newest rows.
create function search_all_records(noun regclass, pattern text, at_most int) returns uuid[] language plpgsql stable security definer set search_path = public as $$
declare
  found_ids uuid[];
begin
  execute format('select array_agg(id) from (select id from %s where partition = $1 and search like $2 limit $3) matching', noun)
     into found_ids using current_setting('app.partition', true), search_key(pattern), at_most + 1;
  if cardinality(found_ids) > at_most then return null; end if;
  return coalesce(found_ids, '{}');
end $$;
revoke all on function search_all_records(regclass, text, int) from public;
grant execute on function search_all_records(regclass, text, int) to haulway_app;
alter function search_all_records(regclass, text, int) owner to haulway_lookup;
