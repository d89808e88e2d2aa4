-- A zone that approved rates name says which loads they price. It is not edited: another zone, and a new version of the rates that
-- name it, which a second person approves, take its place (decision 0200).
create index rate_from_zone on rate (partition, origin_value) where origin_scope = 'zone';
create index rate_to_zone on rate (partition, destination_value) where destination_scope = 'zone';

-- Asked for all rates, whatever the caller may see of them.
create function rate_zone_is_used(own text, zone uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from rate r where r.partition = own and r.origin_scope = 'zone' and r.origin_value = zone::text and r.status in ('APPROVED', 'SUPERSEDED'))
      or exists (select from rate r where r.partition = own and r.destination_scope = 'zone' and r.destination_value = zone::text and r.status in ('APPROVED', 'SUPERSEDED'))
$$;
comment on function rate_zone_is_used(text, uuid) is 'Whether a rate that is or was approved names a zone.';
revoke all on function rate_zone_is_used(text, uuid) from public;
grant execute on function rate_zone_is_used(text, uuid) to haulway_app;
alter function rate_zone_is_used(text, uuid) owner to haulway_lookup;

-- Places are left out: where two of them are merged, the zone goes on with the one that stays.
create function guard_used_zone() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' then
    if (old.country, old.cities, old.is_active) is not distinct from (new.country, new.cities, new.is_active) then return new; end if;
  end if;
  if not rate_zone_is_used(old.partition, old.id) then return coalesce(new, old); end if;
  raise exception 'Rate zone % is used: another one takes its place', old.code using errcode = '23001';
end $$;
create trigger rate_zone_used before update or delete on rate_zone for each row execute function guard_used_zone();
