-- What waits for a decision, over all nouns: since when it waits, who has taken it on, when it is due, who stands in for whom.

alter table supplier add column status_since timestamptz not null default now();
alter table customer add column status_since timestamptz not null default now();
alter table contractor add column status_since timestamptz not null default now();
alter table supplier no force row level security;
alter table customer no force row level security;
alter table contractor no force row level security;
update supplier set status_since = greatest(submitted_at, decided_at);
update customer set status_since = greatest(submitted_at, decided_at);
update contractor set status_since = coalesce(greatest(submitted_at, decided_at), updated_at);
alter table supplier force row level security;
alter table customer force row level security;
alter table contractor force row level security;
comment on column supplier.status_since is 'Since when the application stands where it stands; another submit begins anew.';
comment on column customer.status_since is 'Since when the application stands where it stands; another submit begins anew, being taken into review does not.';
comment on column contractor.status_since is 'Since when the application stands where it stands; another submit begins anew.';

create function note_status_since() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    new.status_since := coalesce(new.submitted_at, now());
  elsif new.submitted_at is distinct from old.submitted_at then
    new.status_since := coalesce(new.submitted_at, now());
  elsif new.status is distinct from old.status and not (old.status = 'pending' and new.status = 'VETTING') then
    new.status_since := case when new.decided_at is distinct from old.decided_at then coalesce(new.decided_at, now()) else now() end;
  end if;
  return new;
end $$;
create trigger supplier_status_since before insert or update of status, submitted_at on supplier for each row execute function note_status_since();
create trigger customer_status_since before insert or update of status, submitted_at on customer for each row execute function note_status_since();
create trigger contractor_status_since before insert or update of status, submitted_at on contractor for each row execute function note_status_since();

-- Only what is open, the oldest first: few rows of many.
create index supplier_waiting on supplier (partition, status_since, id) where status = 'pending';
create index customer_waiting on customer (partition, status_since, id) where status in ('pending', 'VETTING');
create index customer_recommended on customer (partition, status_since, id) where status = 'RECOMMENDED';
create index credit_change_proposed on credit_change (partition, proposed_at, id) where status = 'PROPOSED';
create index contractor_waiting on contractor (partition, status_since, id) where status = 'pending';
create index document_waiting on document (partition, uploaded_at, id)
  where status in ('submitted', 'pending') and superseded_at is null and owner_record_id is null;

create table approval_assignment (
  partition text not null,
  kind text not null,
  record_id uuid not null,
  user_id uuid not null,
  assigned_at timestamptz not null default now(),
  primary key (partition, kind, record_id),
  foreign key (partition, user_id) references app_user (partition, id)
);
comment on table approval_assignment is 'Who has taken on an open item of the inbox. Others may still decide it; once it is decided the row means nothing.';
call isolate('approval_assignment');
grant select, insert, update, delete on approval_assignment to haulway_app;

create table approval_policy (
  partition text not null,
  company_id uuid not null,
  kind text not null,
  warn_hours int not null check (warn_hours between 1 and 2160),
  overdue_hours int not null check (overdue_hours between 1 and 2160),
  primary key (partition, company_id, kind),
  check (warn_hours <= overdue_hours),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table approval_policy is 'How long each kind of decision may wait at a company, where it is not the usual time (modules/approvals/policy.ts).';
comment on column approval_policy.overdue_hours is 'Hours of the clock, nights and weekends too.';
call isolate('approval_policy');
grant select, insert, update, delete on approval_policy to haulway_app;

create table delegation (
  id uuid primary key default uuidv7(),
  partition text not null,
  delegator_id uuid not null,
  delegate_id uuid not null check (delegate_id <> delegator_id),
  authorisations text[] not null check (authorisations <> '{}'),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  note text not null default '',
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by text,
  foreign key (partition, delegator_id) references app_user (partition, id),
  foreign key (partition, delegate_id) references app_user (partition, id)
);
comment on table delegation is 'Who decides in whose place, from when to when.';
comment on column delegation.authorisations is 'The rights that were handed over. Of them only those hold that the delegator still has.';
comment on column delegation.ended_at is 'When it was taken back before its end.';
create index delegation_to on delegation (partition, delegate_id, ends_at) where ended_at is null;
create index delegation_from on delegation (partition, delegator_id, ends_at);
call isolate('delegation');
create policy lookup on delegation for select to haulway_lookup using (true);
grant select on delegation to haulway_lookup;
grant select, insert, update on delegation to haulway_app;

alter table audit_entry add column on_behalf_of uuid;
comment on column audit_entry.on_behalf_of is 'The colleague in whose place the actor decided; actor_name has both names.';

-- What roles somebody holds, in versions: another key means that rights are read again.
create function grants_key(of_partition text, of_user uuid) returns text language sql stable security definer set search_path = public as $$
  select u.version || ',' || coalesce((select string_agg(p.id::text || ':' || p.version, ',' order by p.id)
            from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
           where up.partition = u.partition and up.user_id = u.id), '')
         || coalesce(',' || (select registered_name from supplier where supplier.partition = u.partition and supplier.id = u.supplier_id), '')
    from app_user u where u.partition = of_partition and u.id = of_user;
$$;

-- The same door as before; the key also names the delegations in force, so that they begin and end on the minute.
create or replace function session_find(hashes bytea[])
returns table (token_hash bytea, kind text, partition text, user_id uuid, company_id uuid, account text, user_name text, company_name text,
               link_id uuid, link_partition text, is_verified boolean, seen_seconds_ago double precision, grants_key text)
language sql stable security definer set search_path = public as $$
  select s.token_hash, s.kind, s.partition, s.user_id, s.company_id, u.account, u.name || ' ' || u.surname, c.name,
         s.link_id, s.link_partition, s.verified_at is not null, extract(epoch from now() - s.seen_at),
         grants_key(s.partition, s.user_id)
         || coalesce((select string_agg(';' || d.id || '=' || grants_key(d.partition, d.delegator_id), '' order by d.id)
            from delegation d where d.partition = s.partition and d.delegate_id = s.user_id
             and d.ended_at is null and d.starts_at <= now() and d.ends_at > now()), '')
    from session s
    left join app_user u on u.partition = s.partition and u.id = s.user_id
    left join company c on c.partition = s.partition and c.id = s.company_id
   where s.token_hash = any (hashes) and s.ended_at is null and s.expires_at > now()
     and s.seen_at > now() - make_interval(secs => s.idle_seconds)
     and (s.kind = 'guest' or (u.status = 'active' and c.is_active));
$$;

-- Nobody is put in a place that they could not hold: whose role asks for a second factor is replaced by somebody who has one.
create function session_lent(of_partition text, of_user uuid) returns table (id uuid, name text, authorisations text[])
language sql stable security definer set search_path = public as $$
  select l.id, l.name || ' ' || l.surname, array_agg(distinct a)
    from delegation d
    join app_user l on l.partition = d.partition and l.id = d.delegator_id and l.status = 'active'
    join app_user u on u.partition = d.partition and u.id = d.delegate_id
    cross join lateral unnest(d.authorisations) a
   where d.partition = of_partition and d.delegate_id = of_user
     and d.ended_at is null and d.starts_at <= now() and d.ends_at > now()
     and a = any (session_authorisations(d.partition, l.id))
     and (u.second_factor_at is not null or not exists (
       select from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
        where up.partition = l.partition and up.user_id = l.id and p.requires_second_factor))
   group by l.id, l.name, l.surname
   order by l.id;
$$;

do $$
declare door text;
begin
  foreach door in array array['grants_key(text, uuid)', 'session_lent(text, uuid)']
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to haulway_app', door);
    execute format('alter function %s owner to haulway_lookup', door);
  end loop;
end $$;
