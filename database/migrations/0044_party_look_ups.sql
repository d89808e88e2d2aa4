-- Who is like a new party is looked up with every one that is taken on. As text, planning these took longer than running
-- them; here they are planned once a connection. The index is right whatever is asked, so no plan depends on the values.

create or replace function party_named_like(wanted text, at_least real) returns table (noun text, id uuid, name text, similarity real)
language plpgsql stable security definer
set search_path = public set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  perform set_config('pg_trgm.similarity_threshold', at_least::text, true);
  return query select p.noun, p.id, p.name, similarity(p.name_key, wanted) from party p
    where p.partition = current_setting('app.partition', true) and p.name_key % wanted and p.is_live;
end $$;

create or replace function party_mail_like(wanted text) returns table (noun text, id uuid, name text, mail_domain text)
language plpgsql stable security definer
set search_path = public set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select p.noun, p.id, p.name, p.mail_domain from party p
    where p.partition = current_setting('app.partition', true) and mail_label_slips(p.mail_label) && mail_label_slips(wanted) and p.is_live
    limit 200;
end $$;
