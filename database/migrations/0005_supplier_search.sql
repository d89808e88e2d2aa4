-- The list of suppliers at 200,000 rows: matches are counted without touching the rows, and common patterns are not looked up.

drop index supplier_by_update;
create index supplier_by_update on supplier (partition, updated_at, id)
  include (is_transporter, cover, awaits_certificate_review, company_id) where status <> 'deleted';

drop function supplier_search(text, int);

-- The suppliers that match, or null when they are more than that: a pattern that every twentieth of the newest rows holds
-- is not even looked up, because the list is then quicker walked than searched.
create function supplier_search(pattern text, at_most int) returns uuid[] language plpgsql stable security definer set search_path = public as $$
declare
  own text := current_setting('app.partition', true);
  hits int;
  found_ids uuid[];
begin
  select count(*) into hits
    from (select search from supplier where partition = own and status <> 'deleted' order by updated_at desc limit 1000) newest
   where search like pattern;
  if hits >= 50 then return null; end if;
  -- Planned anew each time: rare and common patterns want different plans.
  execute 'select array_agg(id) from (select id from supplier where partition = $1 and search like $2 limit $3) matching'
     into found_ids using own, pattern, at_most + 1;
  if cardinality(found_ids) > at_most then return null; end if;
  return coalesce(found_ids, '{}');
end $$;
revoke all on function supplier_search(text, int) from public;
grant execute on function supplier_search(text, int) to haulway_app;
alter function supplier_search(text, int) owner to haulway_lookup;
