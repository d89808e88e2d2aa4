-- A clause that prices loads is not edited: another version holds from a day on, once a second person has approved it.

create table fuel_clause_version (
  partition text not null,
  id uuid not null default uuidv7(),
  clause_id uuid not null,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  reason text not null default '',
  asked_by text not null,
  decided_by text not null default '',
  created_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, clause_id) references fuel_clause (partition, id) on delete cascade
);
call effective_periods('fuel_clause_version', 'clause_id');
comment on table fuel_clause_version is 'What a fuel clause says, and from which day until which: rating takes the version in force on the day that the clause goes by.';
comment on column fuel_clause_version.terms is 'What the form of a clause knows, without its name, its party and its day.';
comment on column fuel_clause_version.effective_from is 'The first day; 2000-01-01 of the first version, which has always held.';

create table fuel_clause_change (
  partition text not null,
  id uuid not null default uuidv7(),
  clause_id uuid not null,
  effective_from date not null,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  reason text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  edited_by uuid[] not null default '{}',
  decided_by text,
  decided_at timestamptz,
  decision_reason text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  foreign key (partition, clause_id) references fuel_clause (partition, id) on delete cascade
);
comment on table fuel_clause_change is 'Versions of fuel clauses that somebody asks for; what is approved becomes a version.';
comment on column fuel_clause_change.edited_by is 'Staff who asked for it: they do not approve it.';
create unique index fuel_clause_change_once on fuel_clause_change (partition, clause_id) where status = 'PENDING';
create index fuel_clause_change_of on fuel_clause_change (partition, clause_id, id);
create index fuel_clause_change_waiting on fuel_clause_change (partition, created_at) where status = 'PENDING';

create function fuel_clause_terms(c fuel_clause) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'calculation', c.calculation, 'valueType', c.value_type, 'fuelType', c.fuel_type, 'region', c.region, 'zone', c.zone, 'kind', c.kind,
    'basePrice', c.base_price, 'baseDate', c.base_date, 'weightPercent', c.weight_percent, 'thresholdPercent', c.threshold_percent,
    'floorPercent', c.floor_percent, 'capPercent', c.cap_percent, 'manualValue', c.manual_value, 'appliesTo', c.applies_to,
    'missingPrice', c.missing_price, 'showAsLine', c.show_as_line) $$;

-- Every clause that is there holds as it stands, from the beginning.
alter table fuel_clause no force row level security;
insert into fuel_clause_version (partition, clause_id, terms, effective_from, asked_by)
select c.partition, c.id, fuel_clause_terms(c), '2000-01-01', c.created_by from fuel_clause c;
alter table fuel_clause force row level security;

-- A new clause has its first version at once, however it comes in; until rates use it, that one follows what is edited.
create function keep_first_version() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    insert into fuel_clause_version (partition, clause_id, terms, effective_from, asked_by)
    values (new.partition, new.id, fuel_clause_terms(new), '2000-01-01', new.created_by);
  else
    update fuel_clause_version v set terms = fuel_clause_terms(new)
     where v.partition = new.partition and v.clause_id = new.id
       and not exists (select from fuel_clause_version o where o.partition = v.partition and o.clause_id = v.clause_id and o.id <> v.id);
  end if;
  return null;
end $$;
create trigger fuel_clause_first_version after insert or update on fuel_clause for each row execute function keep_first_version();

call isolate('fuel_clause_version');
create policy scope on fuel_clause_version as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from fuel_clause c where c.partition = fuel_clause_version.partition and c.id = clause_id));
grant select, insert, update, delete on fuel_clause_version to haulway_app;
call isolate('fuel_clause_change');
create policy scope on fuel_clause_change as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from fuel_clause c where c.partition = fuel_clause_change.partition and c.id = clause_id));
grant select, insert, update, delete on fuel_clause_change to haulway_app;

-- The trail of changes is that of prices.
drop policy scope_of_prices on audit_entry;
create policy scope_of_prices on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or noun not in ('rate', 'fuelClause', 'fuelClauseChange', 'rateZone', 'fuelAdjustment'));

-- Who keeps clauses asks for versions; who approves rates decides them.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.getFuelClauseVersions']) a)
 where 'tripDirector.getFuelClauses' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.postFuelClauseVersion', 'tripDirector.cancelFuelClauseVersion']) a)
 where 'tripDirector.putFuelClause' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.approveFuelClauseVersion', 'tripDirector.rejectFuelClauseVersion']) a)
 where 'tripDirector.approveRate' = any (r.authorisations) and 'tripDirector.getFuelClauses' = any (r.authorisations);
alter table role_profile force row level security;
