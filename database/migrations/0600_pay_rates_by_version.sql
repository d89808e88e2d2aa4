-- Versions that a second person approves change the pay of suppliers and drivers: the share of a supplier, the minimum and
-- the co-driver's share of a category, and the minimum of a council.
create table pay_rate_version (
  partition text not null,
  id uuid not null default uuidv7(),
  owner_kind text not null check (owner_kind in ('supplier', 'driverRateCategory', 'councilMinimum')),
  owner_id uuid not null,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  reason text not null default '',
  asked_by text not null,
  decided_by text not null default '',
  created_at timestamptz not null default now(),
  primary key (partition, id)
);
call effective_periods('pay_rate_version', 'owner_id');
comment on table pay_rate_version is 'What a supplier or drivers are paid by, and from which day until which.';
comment on column pay_rate_version.terms is 'The fields of the owner that are paid by, as the wire calls them.';
comment on column pay_rate_version.effective_from is 'The first day; 2000-01-01 of the first version, which has always held.';

create table pay_rate_change (
  partition text not null,
  id uuid not null default uuidv7(),
  owner_kind text not null check (owner_kind in ('supplier', 'driverRateCategory', 'councilMinimum')),
  owner_id uuid not null,
  effective_from date,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
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
  check (status <> 'APPROVED' or (decided_by_id is not null and decided_by_id <> all (edited_by)))
);
comment on table pay_rate_change is 'Versions that somebody asks for; what is approved becomes a version.';
comment on column pay_rate_change.effective_from is 'Its first day; empty for the day of the approval.';
comment on column pay_rate_change.edited_by is 'Staff who asked for it: they do not approve it.';
create unique index pay_rate_change_once on pay_rate_change (partition, owner_id) where status = 'PENDING';
create index pay_rate_change_of on pay_rate_change (partition, owner_id, id);
create index pay_rate_change_waiting on pay_rate_change (partition, created_at) where status = 'PENDING';

create function pay_rate_terms(kind text, r jsonb) returns jsonb language sql immutable as $$
  select case kind
    when 'supplier' then jsonb_build_object('payableRateInPercentage', r -> 'payable_rate')
    when 'driverRateCategory' then jsonb_build_object('minimumPerTrip', r -> 'minimum_per_trip', 'coDriverShare', r -> 'co_driver_share')
    when 'councilMinimum' then jsonb_build_object('unit', r -> 'unit', 'amount', r -> 'amount', 'validTo', r -> 'valid_to')
  end $$;

alter table supplier no force row level security;
alter table driver_rate_category no force row level security;
alter table council_minimum no force row level security;
insert into pay_rate_version (partition, owner_kind, owner_id, terms, effective_from, asked_by)
select o.partition, 'supplier', o.id, pay_rate_terms('supplier', to_jsonb(o)), '2000-01-01'::date, o.updated_by from supplier o
union all
select o.partition, 'driverRateCategory', o.id, pay_rate_terms('driverRateCategory', to_jsonb(o)), '2000-01-01'::date, o.created_by from driver_rate_category o
union all
select o.partition, 'councilMinimum', o.id, pay_rate_terms('councilMinimum', to_jsonb(o)), '2000-01-01'::date, o.created_by from council_minimum o;
alter table supplier force row level security;
alter table driver_rate_category force row level security;
alter table council_minimum force row level security;

call isolate('pay_rate_version');
create policy scope on pay_rate_version as restrictive to haulway_app using (
  (select scope_is_everything()) or owner_kind <> 'supplier'
  or exists (select from supplier s where s.partition = pay_rate_version.partition and s.id = owner_id));
-- A supplier's own people read what it is paid by; what others are paid by is nothing for people outside.
create policy scope_of_pay on pay_rate_version as restrictive to haulway_app using (
  owner_kind = 'supplier' or (select scope_kind()) not in ('supplier', 'filter', 'customer'));
grant select, insert, update, delete on pay_rate_version to haulway_app;
call isolate('pay_rate_change');
create policy scope on pay_rate_change as restrictive to haulway_app using (
  (select scope_is_everything()) or owner_kind <> 'supplier'
  or exists (select from supplier s where s.partition = pay_rate_change.partition and s.id = owner_id));
create policy scope_of_pay on pay_rate_change as restrictive to haulway_app using ((select scope_kind()) not in ('supplier', 'filter', 'customer'));
grant select, insert, update, delete on pay_rate_change to haulway_app;

-- The lookup finds all records that pay by a version, also those that the caller may not see.
create policy lookup on pay_rate_version for select to haulway_lookup using (true);
create policy lookup on pay_rate_change for select to haulway_lookup using (true);
grant select on pay_rate_version, pay_rate_change, driver_pay_term, council_minimum to haulway_lookup;
create function pay_rate_is_used(kind text, in_partition text, owner uuid) returns boolean language sql stable security definer set search_path = public as $$
  select case kind
    when 'supplier' then exists (select from supplier s where s.partition = in_partition and s.id = owner and s.status = 'approved')
      or exists (select from load l where l.partition = in_partition and l.supplier_id = owner)
    when 'driverRateCategory' then exists (select from driver_pay_term t where t.partition = in_partition and t.category_id = owner)
    when 'councilMinimum' then exists (
      select from council_minimum m join driver_pay_term t on t.partition = m.partition and lower(t.grade) = lower(m.name)
       where m.partition = in_partition and m.id = owner)
  end or (select count(*) > 1 from pay_rate_version v where v.partition = in_partition and v.owner_id = owner) $$;
comment on function pay_rate_is_used(text, text, uuid) is 'Whether what is paid by a record changes by versions only.';
revoke all on function pay_rate_is_used(text, text, uuid) from public;
grant execute on function pay_rate_is_used(text, text, uuid) to haulway_app;
alter function pay_rate_is_used(text, text, uuid) owner to haulway_lookup;

-- A new record has its first version at once, however it comes in. Until it is used, that one follows what is edited; afterwards the
-- record says what its newest version says, and nothing else.
create function keep_pay_rate() returns trigger language plpgsql as $$
declare
  kind text := tg_argv[0];
  terms_now jsonb := pay_rate_terms(kind, to_jsonb(new));
begin
  if tg_op = 'INSERT' then
    insert into pay_rate_version (partition, owner_kind, owner_id, terms, effective_from, asked_by)
    values (new.partition, kind, new.id, terms_now, '2000-01-01', new.updated_by);
  elsif terms_now is distinct from pay_rate_terms(kind, to_jsonb(old)) then
    if pay_rate_is_used(kind, new.partition, new.id) then
      if terms_now is distinct from (
        select pay_rate_terms(kind, to_jsonb(new) || v.as_columns) from (
          select jsonb_build_object('payable_rate', n.terms -> 'payableRateInPercentage', 'minimum_per_trip', n.terms -> 'minimumPerTrip',
                   'co_driver_share', n.terms -> 'coDriverShare', 'unit', n.terms -> 'unit', 'amount', n.terms -> 'amount', 'valid_to', n.terms -> 'validTo') as as_columns
            from pay_rate_version n
           where n.partition = new.partition and n.owner_id = new.id and n.superseded_at is null order by n.effective_from desc limit 1) v)
      then raise exception 'What is paid by % % changes by an approved version', kind, new.id using errcode = '23001';
      end if;
    else
      update pay_rate_version v set terms = terms_now where v.partition = new.partition and v.owner_id = new.id;
    end if;
  end if;
  return null;
end $$;
create trigger supplier_pay_rate after insert or update on supplier for each row execute function keep_pay_rate('supplier');
create trigger driver_rate_category_pay_rate after insert or update on driver_rate_category for each row execute function keep_pay_rate('driverRateCategory');
create trigger council_minimum_pay_rate after insert or update on council_minimum for each row execute function keep_pay_rate('councilMinimum');

-- A version is what two people agreed to, and stays as it was agreed; only its last day moves when another one follows it.
create function guard_pay_rate_version() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    if new.effective_from = '2000-01-01' or exists (
      select from pay_rate_change c where c.partition = new.partition and c.owner_id = new.owner_id and c.status = 'APPROVED' and c.terms = new.terms)
    then return new; end if;
  elsif old.terms = new.terms and old.effective_from = new.effective_from or not pay_rate_is_used(old.owner_kind, old.partition, old.owner_id) then
    return new;
  end if;
  raise exception 'A version of what is paid by % % needs an approved change', new.owner_kind, new.owner_id using errcode = '23001';
end $$;
create trigger pay_rate_version_agreed before insert or update on pay_rate_version for each row execute function guard_pay_rate_version();

-- Roles that see the pay see its versions; those that change it ask for them; those that approve rates decide them.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.getPayRateVersions']) a)
 where r.authorisations && array['tripDirector.getCarrier', 'tripDirector.getDriverRateCategories', 'tripDirector.getCouncilMinimums'];
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.postPayRateVersion', 'tripDirector.cancelPayRateVersion']) a)
 where r.authorisations && array['tripDirector.putCarrier', 'tripDirector.putDriverRateCategory', 'tripDirector.putCouncilMinimum'];
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.getPayRateVersions', 'tripDirector.approvePayRateVersion', 'tripDirector.rejectPayRateVersion']) a)
 where r.authorisations && array['tripDirector.approveRate', 'tripDirector.approveCarrier', 'tripDirector.approveDriverPay'];
alter table role_profile force row level security;
