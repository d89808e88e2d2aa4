-- A fuel price that loads were priced by is not edited and not switched off: another one takes its place once a second person has
-- approved it. The word that an unusual price is right belongs to one price, and ends with it.
alter table fuel_price add column confirmed_price numeric(9, 4) check (confirmed_price > 0);
comment on column fuel_price.confirmed_price is 'The price that somebody looked at, after a change of more than 15 %, and found right.';
alter table fuel_price no force row level security;
update fuel_price set confirmed_price = price_per_litre where is_confirmed;
alter table fuel_price force row level security;
alter table fuel_price drop column is_confirmed;
alter table fuel_price add column supersedes_id uuid, add column superseded_by_id uuid;
alter table fuel_price add foreign key (partition, supersedes_id) references fuel_price (partition, id);
alter table fuel_price add foreign key (partition, superseded_by_id) references fuel_price (partition, id);
comment on column fuel_price.supersedes_id is 'The price in whose place this one was approved.';
comment on column fuel_price.superseded_by_id is 'The price that was approved in its place.';

create table fuel_price_change (
  partition text not null,
  id uuid not null default uuidv7(),
  fuel_price_id uuid not null,
  effective_from date not null,
  price_per_litre numeric(9, 4) not null check (price_per_litre > 0),
  source text not null,
  reason text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  edited_by uuid[] not null default '{}',
  decided_by text,
  decided_by_id uuid,
  decided_at timestamptz,
  decision_reason text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  foreign key (partition, fuel_price_id) references fuel_price (partition, id) on delete cascade,
  check (status <> 'APPROVED' or (decided_by_id is not null and decided_by_id <> all (edited_by)))
);
comment on table fuel_price_change is 'Corrections of fuel prices that are used; what is approved becomes a price that supersedes the former one.';
comment on column fuel_price_change.price_per_litre is 'Rand.';
comment on column fuel_price_change.edited_by is 'Staff who asked for it: they do not approve it.';
create unique index fuel_price_change_once on fuel_price_change (partition, fuel_price_id) where status = 'PENDING';
create index fuel_price_change_of on fuel_price_change (partition, fuel_price_id, id);
create index fuel_price_change_waiting on fuel_price_change (partition, created_at) where status = 'PENDING';
call isolate('fuel_price_change');
grant select, insert, update, delete on fuel_price_change to haulway_app;

-- Asked for all records, whatever the caller may see of rates and loads.
create policy lookup on fuel_clause_version for select to haulway_lookup using (true);
create policy lookup on load_rating for select to haulway_lookup using (true);
create policy lookup on fuel_price_change for select to haulway_lookup using (true);
grant select on fuel_clause_version, load_rating, fuel_price_change to haulway_lookup;

create function fuel_price_is_used(price fuel_price, today date) returns boolean language sql stable security definer set search_path = public as $$
  select exists (
    select from fuel_clause_version v
     where v.partition = price.partition and v.terms ->> 'calculation' = 'Basic' and v.terms ->> 'fuelType' = price.fuel_type
       and v.terms ->> 'region' = price.region and v.terms ->> 'zone' = price.zone and v.terms ->> 'kind' = price.kind
       and exists (select from rate r where r.partition = v.partition and r.fuel_clause_id = v.clause_id and r.status in ('APPROVED', 'SUPERSEDED'))
       and (price.effective_from <= least(today, v.effective_until)
         -- A clause may take the first price for the days before it, too.
         or v.terms ->> 'missingPrice' = 'latest' and not exists (
           select from fuel_price e where e.partition = price.partition and e.is_active and e.fuel_type = price.fuel_type and e.region = price.region
              and e.zone = price.zone and e.kind = price.kind and e.effective_from < price.effective_from)
         -- Loads of later days that have a price already.
         or exists (
           select from load l join load_rating t on t.partition = l.partition and t.load_id = l.id
            where l.partition = price.partition and l.load_at >= price.effective_from::timestamp - interval '2 days'
              and t.trace -> 'fuel' ->> 'clauseId' = v.clause_id::text and t.trace -> 'fuel' ->> 'priceFrom' = price.effective_from::text)))
$$;
comment on function fuel_price_is_used(fuel_price, date) is 'Whether the course of a clause that approved rates name has reached the day of a price, or a load was priced by it.';
revoke all on function fuel_price_is_used(fuel_price, date) from public;
grant execute on function fuel_price_is_used(fuel_price, date) to haulway_app;
alter function fuel_price_is_used(fuel_price, date) owner to haulway_lookup;

create function guard_used_fuel_price() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' then
    if (old.fuel_type, old.region, old.zone, old.kind, old.effective_from, old.price_per_litre)
       is not distinct from (new.fuel_type, new.region, new.zone, new.kind, new.effective_from, new.price_per_litre) then
      if new.is_active = old.is_active then return new; end if;
      if new.is_active and old.superseded_by_id is null then return new; end if;
      if not new.is_active and exists (
        select from fuel_price_change c where c.partition = old.partition and c.fuel_price_id = old.id and c.status = 'APPROVED'
           and c.decided_at = (select max(o.decided_at) from fuel_price_change o where o.partition = c.partition and o.fuel_price_id = c.fuel_price_id))
      then return new; end if;
    end if;
  end if;
  if old.superseded_by_id is null and not fuel_price_is_used(old, current_date) then return coalesce(new, old); end if;
  raise exception 'Fuel price % is used: it is superseded, not changed', old.code using errcode = '23001';
end $$;
create trigger fuel_price_used before update or delete on fuel_price for each row execute function guard_used_fuel_price();

-- Who keeps fuel prices asks for corrections; who approves rates decides them.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.getFuelPriceCorrections']) a)
 where 'tripDirector.getFuelPrices' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.postFuelPriceCorrection', 'tripDirector.cancelFuelPriceCorrection']) a)
 where 'tripDirector.putFuelPrice' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.approveFuelPriceCorrection', 'tripDirector.rejectFuelPriceCorrection']) a)
 where 'tripDirector.approveRate' = any (r.authorisations) and 'tripDirector.getFuelPrices' = any (r.authorisations);
alter table role_profile force row level security;
