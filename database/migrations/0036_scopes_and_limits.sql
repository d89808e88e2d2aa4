-- How far a role reaches: the records that it is limited to, and the amounts up to which it decides.

alter table role_profile
  add column record_scope jsonb not null default '{}' check (jsonb_typeof(record_scope) = 'object'),
  add column amount_limits jsonb not null default '{}' check (jsonb_typeof(amount_limits) = 'object');
comment on column role_profile.record_scope is 'Noun → {own, ids}: whose records the holder sees, supplier, customer and profitCentre. A noun that is not named is not limited. The limits of several roles add up.';
comment on column role_profile.amount_limits is 'Kind of approval → rand: up to here the role decides. A kind that is not named has no limit.';

-- Who captured or invited a party, for roles that are limited to one's own. Unlike edited_by it stays when it is approved.
alter table supplier add column captured_by_id uuid;
alter table customer add column captured_by_id uuid;
comment on column supplier.captured_by_id is 'The member of staff who captured it, or who sent the link by which it came.';
comment on column customer.captured_by_id is 'The member of staff who captured it, or who sent the link by which it came.';

create function note_captured_by() returns trigger language plpgsql as $$ begin
  new.captured_by_id := coalesce(new.captured_by_id, new.edited_by[1],
    (select l.created_by from link l where l.partition = new.partition and l.id = new.source_link_id));
  return new;
end $$;
create trigger supplier_captured_by before insert on supplier for each row execute function note_captured_by();
create trigger customer_captured_by before insert on customer for each row execute function note_captured_by();

do $$
declare party text;
begin
  alter table link no force row level security;
  alter table audit_entry no force row level security;
  foreach party in array array['supplier', 'customer'] loop
    execute format('alter table %I no force row level security', party);
    execute format('update %I t set captured_by_id = coalesce(
        (select l.created_by from link l where l.partition = t.partition and l.id = t.source_link_id),
        (select a.actor_id from audit_entry a where a.partition = t.partition and a.noun = %L and a.record_id = t.id::text
            and a.actor_kind = ''user'' order by a.id limit 1),
        t.edited_by[1])', party, party);
    execute format('alter table %I force row level security', party);
  end loop;
  alter table link force row level security;
  alter table audit_entry force row level security;
end $$;

create index supplier_captured_by on supplier (partition, captured_by_id) where captured_by_id is not null;
create index customer_captured_by on customer (partition, captured_by_id) where captured_by_id is not null;
-- The wall below reads who captured a row; counting along these indexes stays as cheap as it was.
drop index supplier_by_update, supplier_by_status, supplier_by_cover_end, customer_by_update, customer_by_status;
create index supplier_by_update on supplier (partition, updated_at, id)
  include (status, is_transporter, cover, awaits_certificate_review, company_id, captured_by_id);
create index supplier_by_status on supplier (partition, status, updated_at, id) include (captured_by_id);
create index supplier_by_cover_end on supplier (partition, cover_ends, id) include (is_transporter, cover, captured_by_id) where status <> 'deleted';
create index customer_by_update on customer (partition, updated_at, id)
  include (company_id, status, standing, credit_status, is_live, warnings, captured_by_id);
create index customer_by_status on customer (partition, status, updated_at, id) include (captured_by_id);

-- The second wall. Like the partition, the scope is a setting of the connection (decision 0030): {user, supplier: {own, ids}, …},
-- or nothing for who is not limited. Every query of the server passes here, so that none can forget it.

create function scope_is_everything() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.scope', true), '') = '';
$$;
create function scope_open(noun text) returns boolean language sql stable parallel safe as $$
  select case when coalesce(current_setting('app.scope', true), '') = '' then true else not current_setting('app.scope')::jsonb ? noun end;
$$;
-- The person, where records of their own are in the scope.
create function scope_own(noun text) returns uuid language sql stable parallel safe as $$
  select case when (s -> noun -> 'own')::boolean then (s ->> 'user')::uuid end
    from (select nullif(current_setting('app.scope', true), '')::jsonb) scope (s);
$$;
create function scope_ids(noun text) returns uuid[] language sql stable parallel safe as $$
  select coalesce(array(select jsonb_array_elements_text(s -> noun -> 'ids')::uuid), '{}')
    from (select nullif(current_setting('app.scope', true), '')::jsonb) scope (s);
$$;

create policy scope on supplier as restrictive to haulway_app using (
  (select scope_open('supplier')) or captured_by_id = (select scope_own('supplier')) or id = any ((select scope_ids('supplier'))::uuid[]));
create policy scope on customer as restrictive to haulway_app using (
  (select scope_open('customer')) or captured_by_id = (select scope_own('customer')) or id = any ((select scope_ids('customer'))::uuid[]));

create policy scope on git_certificate as restrictive to haulway_app using (
  (select scope_open('supplier')) or exists (select from supplier s where s.partition = git_certificate.partition and s.id = supplier_id));
create policy scope on driver as restrictive to haulway_app using (
  (select scope_open('supplier')) or supplier_id is null or exists (select from supplier s where s.partition = driver.partition and s.id = supplier_id));
create policy scope on vehicle as restrictive to haulway_app using (
  ((select scope_open('supplier')) or supplier_id is null or exists (select from supplier s where s.partition = vehicle.partition and s.id = supplier_id))
  and ((select scope_open('profitCentre')) or profit_centre_id = any ((select scope_ids('profitCentre'))::uuid[])));
create policy scope on credit_change as restrictive to haulway_app using (
  (select scope_open('customer')) or exists (select from customer c where c.partition = credit_change.partition and c.id = customer_id));

-- What names a record without saying of which table: whether it is one outside the scope.
create function scope_hides(record uuid) returns boolean language plpgsql stable security definer set search_path = public as $$
declare own text := current_setting('app.partition', true);
begin
  return scope_hides_party(record)
    or exists (select from credit_change h where h.partition = own and h.id = record and scope_hides_party(h.customer_id))
    or exists (select from link l where l.partition = own and l.id = record and scope_hides_link(l.kind, l.subject_id, l.created_by));
end $$;
create function scope_hides_party(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select not scope_open('supplier') and exists (select from supplier s
            where s.partition = current_setting('app.partition', true) and s.id = record
              and (s.captured_by_id = scope_own('supplier') or s.id = any (scope_ids('supplier'))) is not true)
      or not scope_open('customer') and exists (select from customer c
            where c.partition = current_setting('app.partition', true) and c.id = record
              and (c.captured_by_id = scope_own('customer') or c.id = any (scope_ids('customer'))) is not true);
$$;
-- An invitation of which no record has come yet belongs to who sent it.
create function scope_hides_link(kind text, subject uuid, sender uuid) returns boolean language sql stable security definer set search_path = public as $$
  select case
    when subject is not null then scope_hides_party(subject)
      or exists (select from credit_change h where h.partition = current_setting('app.partition', true) and h.id = subject and scope_hides_party(h.customer_id))
    when kind = 'carrierregister' then not scope_open('supplier') and (sender = scope_own('supplier')) is not true
    when kind = 'shipperregister' then not scope_open('customer') and (sender = scope_own('customer')) is not true
    else false end;
$$;

create policy scope on link as restrictive to haulway_app using (
  (select scope_is_everything()) or not scope_hides_link(kind, subject_id, created_by));
create policy scope on bank_version as restrictive to haulway_app using ((select scope_is_everything()) or not scope_hides(owner_id));
create policy scope on document as restrictive to haulway_app using (
  (select scope_is_everything()) or case subject_type
    when 'driver' then exists (select from driver d where d.partition = document.partition and d.id = subject_id)
    when 'vehicle' then exists (select from vehicle v where v.partition = document.partition and v.id = subject_id)
    else not scope_hides(subject_id) end);
create policy scope on stored_file as restrictive for select to haulway_app using (
  (select scope_is_everything()) or subject_id is null or not scope_hides(subject_id));
create policy scope on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or record_id !~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' or not scope_hides(record_id::uuid));

-- Whether somebody whose view is limited may hear of a record on a socket.
create function scope_admits(channel text, record text) returns boolean language plpgsql stable as $$
begin
  if record !~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then return true; end if;
  return case channel
    when 'drivers' then exists (select from driver where id = record::uuid)
    when 'vehicles' then exists (select from vehicle where id = record::uuid)
    when 'documents' then exists (select from document where id = record::uuid)
    else not scope_hides(record::uuid) end;
end $$;

-- The records that somebody is limited to, over all their roles; null for no limit. A supplier's own user has that supplier.
create function session_scope(of_partition text, of_user uuid) returns jsonb language sql stable security definer set search_path = public as $$
  with stated as (
    select e.key as noun, e.value as scope
      from user_profile up
      join role_profile p on p.partition = up.partition and p.id = up.profile_id
      cross join lateral jsonb_each(p.record_scope) e
     where up.partition = of_partition and up.user_id = of_user
       and not exists (select from app_user u where u.partition = of_partition and u.id = of_user and u.supplier_id is not null)
    union all
    select 'supplier', jsonb_build_object('own', false, 'ids', jsonb_build_array(u.supplier_id))
      from app_user u where u.partition = of_partition and u.id = of_user and u.supplier_id is not null
  ), together as (
    select noun, bool_or((scope -> 'own')::boolean) as own,
           (select coalesce(jsonb_agg(distinct i), '[]') from stated o, jsonb_array_elements_text(o.scope -> 'ids') i where o.noun = stated.noun) as ids
      from stated group by noun
  )
  select jsonb_build_object('user', of_user) || jsonb_object_agg(noun, jsonb_build_object('own', own, 'ids', ids))
    from together having count(*) > 0;
$$;

-- Per role what it gives and up to which amounts; nothing where no role of the person has a limit.
create function session_limits(of_partition text, of_user uuid) returns jsonb language sql stable security definer set search_path = public as $$
  select case when bool_or(p.amount_limits <> '{}')
           then jsonb_agg(jsonb_build_object('authorisations', p.authorisations, 'limits', p.amount_limits)) else '[]'::jsonb end
    from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
   where up.partition = of_partition and up.user_id = of_user;
$$;

-- As before; who sees only some records cannot put somebody in their place who would see others.
create or replace function session_lent(of_partition text, of_user uuid) returns table (id uuid, name text, authorisations text[])
language sql stable security definer set search_path = public as $$
  select l.id, l.name || ' ' || l.surname, array_agg(distinct a)
    from delegation d
    join app_user l on l.partition = d.partition and l.id = d.delegator_id and l.status = 'active'
    join app_user u on u.partition = d.partition and u.id = d.delegate_id
    cross join lateral unnest(d.authorisations) a
   where d.partition = of_partition and d.delegate_id = of_user
     and d.ended_at is null and d.starts_at <= now() and d.ends_at > now()
     and a = any (session_authorisations(d.partition, l.id))
     and session_scope(d.partition, l.id) is null
     and (u.second_factor_at is not null or not exists (
       select from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
        where up.partition = l.partition and up.user_id = l.id and p.requires_second_factor))
   group by l.id, l.name, l.surname
   order by l.id;
$$;

do $$
declare door text;
begin
  foreach door in array array[
    'scope_hides(uuid)', 'scope_hides_party(uuid)', 'scope_hides_link(text, uuid, uuid)', 'session_scope(text, uuid)',
    'session_limits(text, uuid)', 'session_lent(text, uuid)']
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to haulway_app, haulway_lookup', door);
    execute format('alter function %s owner to haulway_lookup', door);
  end loop;
end $$;

create policy lookup on credit_change for select to haulway_lookup using (true);
grant select on credit_change to haulway_lookup;
