-- Who may see (decision 0205): a supplier's own people, a customer's own people, staff with a carrierFilter, and roles that
-- are limited to suppliers, customers, profit centres or companies pass one wall. The scope of the connection is resolved in
-- one function, session_scope, and what cannot be resolved is closed: a list of no ids, which no record is among.

-- Bindings.

create function carriers_named(authorisations text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(a, length('tripDirector.loadingPerformance.carrierFilter.') + 1)), '{}')
    from unnest(authorisations) a where starts_with(a, 'tripDirector.loadingPerformance.carrierFilter.');
$$;
comment on function carriers_named(text[]) is 'The names after carrierFilter among the authorisations of a role.';
alter table role_profile add column carrier_names text[] generated always as (carriers_named(authorisations)) stored;
comment on column role_profile.carrier_names is 'The suppliers that carrierFilter limits its holders to, by name.';

alter table app_user add column customer_ids uuid[] not null default '{}';
comment on column app_user.customer_ids is 'The only customers that a customer user sees, and the only ones whose loads a supplier user with names of customers sees.';
comment on column app_user.shippers is 'Names of the customers of customer_ids, as they were chosen. A supplier user without any sees the loads of all.';
do $$ begin
  alter table app_user no force row level security;
  alter table customer no force row level security;
  update app_user u set customer_ids = array(select c.id from customer c
      where c.partition = u.partition and c.company_id = u.company_id and c.registered_name = any (u.shippers))
   where u.shippers <> '{}';
  alter table customer force row level security;
  alter table app_user force row level security;
end $$;

-- What the scope of a connection says.

create function scope_kind() returns text language sql stable parallel safe as $$
  select case when coalesce(current_setting('app.scope', true), '') = '' then '' else coalesce(current_setting('app.scope')::jsonb ->> 'kind', '') end;
$$;
comment on function scope_kind() is 'As whom the connection sees: supplier, filter (staff with a carrierFilter), customer, or empty for staff.';

create function scope_leaves(noun text) returns boolean language sql stable parallel safe as $$
  select case when coalesce(current_setting('app.scope', true), '') = '' then true else not current_setting('app.scope')::jsonb ? noun end;
$$;
comment on function scope_leaves(text) is 'Whether the scope says nothing of a noun itself. scope_open asks whether all its records are seen, which a limit to companies ends too.';

create or replace function scope_open(noun text) returns boolean language sql stable parallel safe as $$
  select case when coalesce(current_setting('app.scope', true), '') = '' then true
    else not current_setting('app.scope')::jsonb ? noun
      and not (noun in ('supplier', 'customer') and current_setting('app.scope')::jsonb ? 'company') end;
$$;

create function filtered_suppliers(of_partition text, of_user uuid) returns uuid[] language sql stable security definer set search_path = public as $$
  select case when bool_or(p.carrier_names <> '{}') then array(
           select s.id from supplier s join app_user u on u.partition = s.partition and u.id = of_user
            where s.partition = of_partition and s.company_id = u.company_id and s.status <> 'deleted'
              and s.registered_name = any (select unnest(n.carrier_names) from user_profile m
                    join role_profile n on n.partition = m.partition and n.id = m.profile_id
                   where m.partition = of_partition and m.user_id = of_user)
            order by s.id) end
    from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
   where up.partition = of_partition and up.user_id = of_user;
$$;
comment on function filtered_suppliers(text, uuid) is 'The suppliers of the own company that carrierFilter names for a person: none where a name is nobody''s, null where no role has one.';
alter function filtered_suppliers(text, uuid) owner to haulway_lookup;

create or replace function session_scope(of_partition text, of_user uuid) returns jsonb language sql stable security definer set search_path = public as $$
  with person as (
    select u.id, u.company_id, u.supplier_id, u.user_type, u.shippers, u.customer_ids,
           case when u.supplier_id is null then filtered_suppliers(of_partition, of_user) end as filtered
      from app_user u where u.partition = of_partition and u.id = of_user
  ), said as (
    select e.key as noun, e.value as scope
      from person
      join user_profile up on up.partition = of_partition and up.user_id = person.id
      join role_profile p on p.partition = up.partition and p.id = up.profile_id
      cross join lateral jsonb_each(p.record_scope) e
     where person.user_type not in ('supplier', 'customer')
  ), of_roles as (
    select noun, bool_or((scope -> 'own')::boolean) as own,
           (select coalesce(jsonb_agg(distinct i), '[]') from said o, jsonb_array_elements_text(o.scope -> 'ids') i where o.noun = said.noun) as ids
      from said group by noun
  ), bound (noun, own, ids) as (
    -- Their own supplier, and of its loads only those of the customers that are named.
    select 'supplier', false, jsonb_build_array(supplier_id) from person where supplier_id is not null
    union all
    select 'loadCustomer', false, to_jsonb(customer_ids) from person where supplier_id is not null and shippers <> '{}'
    union all
    select 'customer', false, to_jsonb(customer_ids) from person where user_type = 'customer'
    union all
    -- A filter narrows what the roles leave of suppliers.
    select 'supplier', false, to_jsonb(array(
        select s.id from supplier s where s.partition = of_partition and s.id = any (filtered)
           and not exists (select from of_roles r where r.noun = 'supplier'
             and not (r.ids ? s.id::text or r.own and s.captured_by_id = of_user))))
      from person where filtered is not null
    union all
    -- Whoever is limited to companies sees their own.
    select 'company', false, r.ids || to_jsonb(person.company_id) from of_roles r, person where r.noun = 'company'
    union all
    select noun, own, ids from of_roles
     where noun <> 'company' and not (noun = 'supplier' and exists (select from person where filtered is not null))
  )
  select jsonb_build_object('user', of_user)
      || (select jsonb_strip_nulls(jsonb_build_object('kind', case
             when supplier_id is not null then 'supplier' when user_type = 'customer' then 'customer' when filtered is not null then 'filter' end)) from person)
      || jsonb_object_agg(noun, jsonb_build_object('own', own, 'ids', ids))
    from bound having count(*) > 0;
$$;

-- A filter follows the name of a supplier, so what names a person's rights does too.
create or replace function grants_key(of_partition text, of_user uuid) returns text language sql stable security definer set search_path = public as $$
  select u.version || ',' || coalesce((select string_agg(p.id::text || ':' || p.version, ',' order by p.id)
            from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
           where up.partition = u.partition and up.user_id = u.id), '')
         || coalesce(',' || (select registered_name from supplier where supplier.partition = u.partition and supplier.id = u.supplier_id), '')
         || coalesce(',' || array_to_string(filtered_suppliers(u.partition, u.id), '+'), '')
    from app_user u where u.partition = of_partition and u.id = of_user;
$$;

-- Records of a party, a load, an order: the questions of before, with companies, and for who sees as whom.

create or replace function scope_hides_party(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select not scope_open('supplier') and (
            exists (select from supplier s
             where s.partition = current_setting('app.partition', true) and s.id = record
               and (not scope_leaves('supplier') and (s.captured_by_id = scope_own('supplier') or s.id = any (scope_ids('supplier'))) is not true
                 or not scope_leaves('company') and (s.company_id = any (scope_ids('company'))) is not true))
         or exists (select from contractor k
             where k.partition = current_setting('app.partition', true) and k.id = record
               and (not scope_leaves('supplier') and (k.captured_by_id = scope_own('supplier')) is not true
                 or not scope_leaves('company') and (k.company_id = any (scope_ids('company'))) is not true)))
      or scope_kind() = 'customer' and (exists (select from supplier s where s.partition = current_setting('app.partition', true) and s.id = record)
            or exists (select from contractor k where k.partition = current_setting('app.partition', true) and k.id = record))
      or not scope_open('customer') and exists (select from customer c
            where c.partition = current_setting('app.partition', true) and c.id = record
              and (not scope_leaves('customer') and (c.captured_by_id = scope_own('customer') or c.id = any (scope_ids('customer'))) is not true
                or not scope_leaves('company') and (c.company_id = any (scope_ids('company'))) is not true))
      or scope_kind() in ('supplier', 'filter') and exists (select from customer c
            where c.partition = current_setting('app.partition', true) and c.id = record);
$$;

create or replace function scope_hides_load(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from load l
    where l.partition = current_setting('app.partition', true) and l.id = record
      and (not scope_leaves('supplier') and (l.supplier_id is null or scope_hides_party(l.supplier_id))
        or not scope_leaves('customer') and scope_hides_party(l.customer_id)
        or not scope_leaves('loadCustomer') and (l.customer_id = any (scope_ids('loadCustomer'))) is not true
        or not scope_leaves('company') and (l.company_id = any (scope_ids('company'))) is not true
        or not scope_leaves('profitCentre') and (l.profit_centre_id = any (scope_ids('profitCentre'))) is not true));
$$;
create or replace function scope_hides_tendered(of_load uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from load l
    where l.partition = current_setting('app.partition', true) and l.id = of_load
      and (not scope_leaves('customer') and scope_hides_party(l.customer_id)
        or not scope_leaves('loadCustomer') and (l.customer_id = any (scope_ids('loadCustomer'))) is not true
        or not scope_leaves('company') and (l.company_id = any (scope_ids('company'))) is not true
        or not scope_leaves('profitCentre') and (l.profit_centre_id = any (scope_ids('profitCentre'))) is not true));
$$;
create or replace function scope_hides_order(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from company_order o
    where o.partition = current_setting('app.partition', true) and o.id = record
      and (scope_kind() = 'customer'
        or not scope_leaves('supplier') and (o.supplier_id is null or scope_hides_party(o.supplier_id))
        or not scope_leaves('company') and (o.company_id = any (scope_ids('company'))) is not true
        or not scope_leaves('profitCentre')
          and (o.profit_centre_id = any (scope_ids('profitCentre')) or o.performing_centre_id = any (scope_ids('profitCentre'))) is not true));
$$;
create or replace function scope_hides_offer(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from tender_offer o
    where o.partition = current_setting('app.partition', true) and o.id = record
      and (scope_kind() = 'customer' or scope_hides_party(o.supplier_id) or scope_hides_tendered(o.load_id)));
$$;

create function scope_customers_of_loads() returns uuid[] language plpgsql stable parallel safe cost 1000 as $$
begin
  return array(select distinct l.customer_id from load l where l.partition = current_setting('app.partition', true));
end $$;
comment on function scope_customers_of_loads() is 'The customers of the loads that the connection sees: a carrier''s part of the work (who pays, what cover is asked) is decided with them.';

alter policy scope on load using (
  ((select scope_leaves('supplier')) or supplier_id = any ((select scope_suppliers())::uuid[]))
  and ((select scope_leaves('customer')) or customer_id = any ((select scope_customers())::uuid[]))
  and ((select scope_leaves('loadCustomer')) or customer_id = any ((select scope_ids('loadCustomer'))::uuid[]))
  and ((select scope_leaves('profitCentre')) or profit_centre_id = any ((select scope_ids('profitCentre'))::uuid[])));
alter policy scope on supplier using (
  ((select scope_leaves('supplier')) or captured_by_id = (select scope_own('supplier')) or id = any ((select scope_ids('supplier'))::uuid[]))
  and (select scope_kind()) <> 'customer');
alter policy scope on customer using (
  ((select scope_leaves('customer')) or captured_by_id = (select scope_own('customer')) or id = any ((select scope_ids('customer'))::uuid[]))
  and ((select scope_kind()) not in ('supplier', 'filter') or not (select scope_leaves('customer')) or id = any ((select scope_customers_of_loads())::uuid[])));
alter policy scope on contractor using (
  ((select scope_leaves('supplier')) or captured_by_id = (select scope_own('supplier'))) and (select scope_kind()) <> 'customer');
alter policy scope on company_order using (
  ((select scope_leaves('supplier')) or exists (select from supplier s where s.partition = company_order.partition and s.id = company_order.supplier_id))
  and ((select scope_leaves('profitCentre')) or profit_centre_id = any ((select scope_ids('profitCentre'))::uuid[])
    or performing_centre_id = any ((select scope_ids('profitCentre'))::uuid[]))
  and (select scope_kind()) <> 'customer');
alter policy scope on vehicle using (
  ((select scope_open('supplier')) or supplier_id is null and (select scope_kind()) not in ('supplier', 'filter')
    or supplier_id = any ((select scope_suppliers())::uuid[]))
  and ((select scope_leaves('profitCentre')) or profit_centre_id = any ((select scope_ids('profitCentre'))::uuid[]))
  and (select scope_kind()) <> 'customer');
alter policy scope on driver using (
  ((select scope_open('supplier')) or supplier_id is null and (select scope_kind()) not in ('supplier', 'filter')
    or supplier_id = any ((select scope_suppliers())::uuid[]))
  and (select scope_kind()) <> 'customer');

create policy scope_of_tenders on tender_offer as restrictive to haulway_app using (
  ((select scope_leaves('loadCustomer')) or not scope_hides_tendered(load_id)) and (select scope_kind()) <> 'customer');
create policy scope_of_certificates on git_certificate as restrictive to haulway_app using ((select scope_kind()) <> 'customer');
-- What people outside, or limited to suppliers, are never shown of prices.
create policy scope_of_prices on rate as restrictive to haulway_app using ((select scope_kind()) not in ('supplier', 'filter', 'customer'));
create policy scope_of_prices on fuel_clause as restrictive to haulway_app using ((select scope_kind()) not in ('supplier', 'filter', 'customer'));

-- A customer's own people see of their loads what is told to customers.
create policy scope_of_customers on load_event as restrictive to haulway_app using ((select scope_kind()) <> 'customer' or customer_visible);
create policy scope_of_customers on load_hold as restrictive to haulway_app using ((select scope_kind()) <> 'customer' or visible_to_customer);
create policy scope_of_customers on load_charge as restrictive to haulway_app using ((select scope_kind()) <> 'customer' or side = 'sell');
do $$
declare inner_table text;
begin
  foreach inner_table in array array['load_override', 'load_rating', 'load_standing', 'resource_use', 'driver_trip', 'trip_device', 'trip_file',
                                     'inspection', 'inspection_file', 'load_paper_request', 'pod_reminder', 'audit_entry'] loop
    execute format('create policy scope_of_customers on %I as restrictive to haulway_app using ((select scope_kind()) <> ''customer'')', inner_table);
  end loop;
end $$;

-- What belongs to a party goes with it.
do $$
declare
  child record;
begin
  for child in select * from (values
      ('supplier_decision', 'supplier', 'supplier_id'), ('supplier_director', 'supplier', 'supplier_id'), ('supplier_finding', 'supplier', 'supplier_id'),
      ('git_reminder', 'supplier', 'supplier_id'),
      ('customer_decision', 'customer', 'customer_id'), ('customer_director', 'customer', 'customer_id'), ('customer_finding', 'customer', 'customer_id'),
      ('credit_limit', 'customer', 'customer_id'), ('bill_to_party', 'customer', 'customer_id'),
      ('contractor_decision', 'contractor', 'contractor_id'), ('contractor_director', 'contractor', 'contractor_id'),
      ('contractor_finding', 'contractor', 'contractor_id'), ('contractor_signing', 'contractor', 'contractor_id'),
      ('driver_rate', 'driver', 'driver_id'), ('location', 'customer', 'customer_id'),
      ('link_reminder', 'link', 'link_id'), ('link_draft', 'link', 'link_id')) of_party (child, owner, key) loop
    execute format('create policy scope on %1$I as restrictive to haulway_app using ((select scope_is_everything()) or %1$I.%3$I is null or %4$s)',
      child.child, child.owner, child.key, case child.owner
        when 'supplier' then format('%I = any ((select scope_suppliers())::uuid[])', child.key)
        when 'customer' then format('%I = any ((select scope_customers())::uuid[])', child.key)
        else format('exists (select from %2$I o where o.partition = %1$I.partition and o.id = %1$I.%3$I)', child.child, child.owner, child.key) end);
  end loop;
end $$;

-- What is of all records at once, or tells of them: for nobody who sees only some.
do $$
declare whole text;
begin
  foreach whole in array array['import_job', 'import_row', 'webhook_endpoint', 'webhook_delivery', 'webhook_attempt', 'pod_mail', 'pod_mailbox'] loop
    execute format('create policy scope on %I as restrictive to haulway_app using ((select scope_is_everything()))', whole);
  end loop;
end $$;

-- Companies: every table whose rows are of one.
do $$
declare owned text;
begin
  for owned in select c.table_name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
     where c.table_schema = 'public' and c.column_name = 'company_id' and c.table_name not in ('session')
     order by c.table_name loop
    execute format('create policy scope_of_companies on %I as restrictive to haulway_app using (
        (select scope_leaves(''company'')) or company_id is null or company_id = any ((select scope_ids(''company''))::uuid[]))', owned);
  end loop;
  create policy scope_of_companies on company as restrictive to haulway_app using (
    (select scope_leaves('company')) or id = any ((select scope_ids('company'))::uuid[]));
end $$;
comment on column role_profile.record_scope is 'Noun → {own, ids}: whose records the holder sees, supplier, customer, profitCentre and company. A noun that is not named is not limited. The limits of several roles add up.';
