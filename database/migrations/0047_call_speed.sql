-- What a process has not been told yet: what is newer, and the ids that were passed over, whose transactions may commit later.
-- Before, two hundred rows were taken in at each change to find one.
drop function events_after(bigint);
create function events_after(last bigint, missing bigint[]) returns setof change_event
language sql stable security definer set search_path = public set plan_cache_mode = force_generic_plan as $$
  select * from change_event where id > last or id = any (missing) order by id limit 1000
$$;
revoke all on function events_after(bigint, bigint[]) from public;
grant execute on function events_after(bigint, bigint[]) to haulway_app;
alter function events_after(bigint, bigint[]) owner to haulway_lookup;

-- As dear as it is, so that a small table is read through its index too: of forty customers it was worked out anew for each
-- new party, which took a millisecond. Of the new party itself once, not once a table.
alter function mail_label_slips(text) cost 5000;
create or replace function party_mail_like(wanted text) returns table (noun text, id uuid, name text, mail_domain text)
language plpgsql stable security definer
set search_path = public set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  slips int[] := mail_label_slips(wanted);
begin
  return query select p.noun, p.id, p.name, p.mail_domain from party p
    where p.partition = current_setting('app.partition', true) and mail_label_slips(p.mail_label) && slips and p.is_live
    limit 200;
end $$;
