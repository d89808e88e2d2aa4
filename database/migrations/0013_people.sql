-- People and rights: invitations, roles that ask for a second factor, second factors, supplier users, the security log.

alter table app_user
  add column supplier_id uuid,
  add column shippers text[] not null default '{}',
  add column locked_reason text check (locked_reason in ('attempts', 'administrator')),
  add column invited_at timestamptz,
  add column second_factor_at timestamptz,
  add column updated_at timestamptz not null default now(),
  add column updated_by text not null default '',
  add column search text generated always as (lower(name || ' ' || surname || ' ' || account || ' ' || phone)) stored,
  add constraint app_user_type check (user_type in ('staff', 'companyMaster', 'supplier', 'customer', 'driver', 'integration')),
  add constraint app_user_supplier foreign key (partition, supplier_id) references supplier (partition, id),
  add constraint app_user_bound check ((user_type = 'supplier') = (supplier_id is not null)),
  add constraint app_user_locked check ((status = 'locked') = (locked_reason is not null));
comment on column app_user.user_type is 'companyMaster is the company''s own account of last resort; supplier users are bound to supplier_id.';
comment on column app_user.supplier_id is 'The only supplier that a supplier user sees.';
comment on column app_user.shippers is 'Names of the customers whose loads a supplier user sees; empty: of all.';
comment on column app_user.locked_reason is 'After too many wrong passwords, which a reset by mail opens again, or by an administrator, which only an administrator does.';
comment on column app_user.second_factor_at is 'When a second factor was set up; sign-in asks for it from then on.';
create index app_user_by_name on app_user (partition, lower(surname), lower(name), id);
create index app_user_by_status on app_user (partition, status, id);
create index app_user_search on app_user using gin (search gin_trgm_ops);
create index app_user_of_supplier on app_user (partition, supplier_id) where supplier_id is not null;

alter table role_profile
  add column description text not null default '',
  add column requires_second_factor boolean not null default false,
  add column updated_at timestamptz not null default now(),
  add column updated_by text not null default '';
comment on column role_profile.profile_set is 'PRIMARY for people of the company, CARRIER for users of suppliers.';
comment on column role_profile.is_default is 'Offered first to new users of its set; at most one in a set.';
comment on column role_profile.requires_second_factor is 'Who holds it has no rights until a second factor is set up.';
create unique index role_profile_default on role_profile (partition, profile_set) where is_default;
create index user_profile_holders on user_profile (partition, profile_id);

-- An invitation is a reset that lasts longer and has no code: who follows it sets the first password.
alter table reset_request
  alter column code_id drop not null,
  add column kind text not null default 'reset' check (kind in ('reset', 'invitation')),
  add constraint reset_request_code check ((kind = 'reset') = (code_id is not null));

create table second_factor (
  id uuid primary key default uuidv7(),
  partition text not null,
  user_id uuid not null,
  kind text not null check (kind in ('authenticator', 'passkey')),
  name text not null default '',
  secret_sealed text,
  last_step bigint,
  credential_id text,
  public_key bytea,
  sign_count bigint,
  transports text[] not null default '{}',
  challenge text,
  confirmed_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (partition, user_id) references app_user (partition, id),
  unique (partition, credential_id)
);
comment on table second_factor is 'What a person has besides the password: an authenticator app or passkeys. Not in force until it was used once.';
comment on column second_factor.last_step is 'Time step of the last code that was accepted: a code works once.';
comment on column second_factor.sign_count is 'The passkey''s own counter; one that goes back betrays a copy.';
comment on column second_factor.challenge is 'What a passkey has to sign to be registered; emptied when it has.';
create index second_factor_of_user on second_factor (partition, user_id);
call isolate('second_factor');
grant select, insert, update, delete on second_factor to haulway_app;

create table recovery_code (
  partition text not null,
  user_id uuid not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (partition, user_id, code_hash),
  foreign key (partition, user_id) references app_user (partition, id)
);
comment on table recovery_code is 'For who has lost the second factor: shown once, stored as a keyed hash, each good for one sign-in.';
call isolate('recovery_code');
grant select, insert, update, delete on recovery_code to haulway_app;

create table sign_in_challenge (
  token_hash bytea primary key,
  partition text not null,
  user_id uuid not null,
  passkey_challenge text not null,
  attempts int not null default 0,
  expires_at timestamptz not null default now() + interval '5 minutes',
  used_at timestamptz,
  foreign key (partition, user_id) references app_user (partition, id)
);
comment on table sign_in_challenge is 'A sign-in whose password was right and whose second factor is still to come.';
comment on column sign_in_challenge.attempts is 'Raised before anything is compared; five and the sign-in starts again.';
create index sign_in_challenge_expiry on sign_in_challenge (expires_at);
call isolate('sign_in_challenge');
create policy lookup on sign_in_challenge to haulway_lookup using (true);
grant select, delete on sign_in_challenge to haulway_lookup;
grant select, insert, update on sign_in_challenge to haulway_app;

create table security_event (
  id bigint generated always as identity,
  partition text not null,
  at timestamptz not null default now(),
  event text not null,
  account text not null,
  user_id uuid,
  ip text not null default '',
  agent text not null default '',
  request_id text not null default '',
  primary key (partition, id)
);
comment on table security_event is 'What was tried and refused: it changed no record, so the audit trail does not have it. Attempts on unknown accounts stand in the empty partition.';
create index security_event_recent on security_event (partition, at desc);
call isolate('security_event');
create policy lookup on security_event to haulway_lookup using (true);
grant select, delete on security_event to haulway_lookup;
grant select, insert on security_event to haulway_app;

-- One log over what was done and what was refused; the rights of the reader hold in both tables.
create view security_log with (security_invoker = true) as
  select 'a' || id as id, partition, at, event, noun, record_id, actor_name as who, actor_id as user_id, ip, '' as agent, changes
    from audit_entry where noun in ('user', 'role', 'session') or event like '%Shown'
  union all
  select 's' || id, partition, at, event, 'signIn', coalesce(user_id::text, ''), account, user_id, ip, agent, '{}'::jsonb from security_event;
comment on view security_log is 'Sign-ins, refusals, changes of people and roles, revealed secrets.';
grant select on security_log to haulway_app;
create index audit_security on audit_entry (partition, at desc) where noun in ('user', 'role', 'session') or event like '%Shown';

alter table session add column id uuid not null default uuidv7();
comment on column session.id is 'Names the session to its owner, who may end it; useless to take it over.';

-- The same doors as before, and what they now also have to tell.
drop function session_find(bytea[]);
drop function session_authorisations(text, uuid);
drop function account_find(text);

create function session_find(hashes bytea[])
returns table (token_hash bytea, kind text, partition text, user_id uuid, company_id uuid, account text, user_name text, company_name text,
               link_id uuid, link_partition text, is_verified boolean, seen_seconds_ago double precision, grants_key text)
language sql stable security definer set search_path = public as $$
  select s.token_hash, s.kind, s.partition, s.user_id, s.company_id, u.account, u.name || ' ' || u.surname, c.name,
         s.link_id, s.link_partition, s.verified_at is not null, extract(epoch from now() - s.seen_at),
         u.version || ',' || coalesce((select string_agg(p.id::text || ':' || p.version, ',' order by p.id)
            from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
           where up.partition = s.partition and up.user_id = s.user_id), '')
         || coalesce(',' || (select registered_name from supplier where supplier.partition = u.partition and supplier.id = u.supplier_id), '')
    from session s
    left join app_user u on u.partition = s.partition and u.id = s.user_id
    left join company c on c.partition = s.partition and c.id = s.company_id
   where s.token_hash = any (hashes) and s.ended_at is null and s.expires_at > now()
     and s.seen_at > now() - make_interval(secs => s.idle_seconds)
     and (s.kind = 'guest' or (u.status = 'active' and c.is_active));
$$;

-- Whose role asks for a second factor has no rights until one is set up; a supplier user's binding is a right like any other.
create function session_authorisations(of_partition text, of_user uuid) returns text[] language sql stable security definer set search_path = public as $$
  with held as (
    select p.authorisations, p.requires_second_factor
      from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
     where up.partition = of_partition and up.user_id = of_user
  )
  select coalesce(array_agg(distinct a order by a), '{}')
    from app_user u, lateral (
      select unnest(authorisations) from held where u.second_factor_at is not null or not exists (select from held where requires_second_factor)
      union all
      select 'tripDirector.loadingPerformance.carrierFilter.' || s.registered_name from supplier s where s.partition = u.partition and s.id = u.supplier_id
    ) rights (a)
   where u.partition = of_partition and u.id = of_user;
$$;

create function account_find(wanted text)
returns table (id uuid, partition text, account text, name text, surname text, user_role text, user_type text, language text, password_hash text, status text,
               company_id uuid, company_name text, company_trade_name text, company_active boolean, idle_seconds int,
               phone text, shippers text[], locked_reason text, second_factor_at timestamptz)
language sql stable security definer set search_path = public as $$
  select u.id, u.partition, u.account, u.name, u.surname, u.user_role, u.user_type, u.language, u.password_hash, u.status,
         c.id, c.name, c.trade_name, c.is_active, c.session_idle_seconds,
         u.phone, u.shippers, u.locked_reason, u.second_factor_at
    from app_user u join company c on c.partition = u.partition and c.id = u.company_id
   where u.account = wanted;
$$;

create function session_list(of_partition text, of_user uuid)
returns table (id uuid, token_hash bytea, opened_at timestamptz, seen_at timestamptz, ip text, agent text)
language sql stable security definer set search_path = public as $$
  select id, token_hash, opened_at, seen_at, ip, agent from session
   where partition = of_partition and user_id = of_user and ended_at is null and expires_at > now()
     and seen_at > now() - make_interval(secs => idle_seconds)
   order by seen_at desc;
$$;

create function session_end_one(of_partition text, of_user uuid, ended uuid) returns setof bytea language sql security definer set search_path = public as $$
  update session set ended_at = now() where partition = of_partition and user_id = of_user and id = ended and ended_at is null returning token_hash;
$$;

create function sign_in_challenge_find(hash bytea) returns table (partition text, account text) language sql stable security definer set search_path = public as $$
  select c.partition, u.account from sign_in_challenge c join app_user u on u.partition = c.partition and u.id = c.user_id where c.token_hash = hash;
$$;

create or replace function purge_expired() returns void language sql security definer set search_path = public as $$
  delete from session where expires_at < now() - interval '1 day';
  delete from idempotency where created_at < now() - interval '24 hours';
  delete from change_event where at < now() - interval '1 hour';
  delete from file_token where expires_at < now();
  delete from sign_in_challenge where expires_at < now();
  delete from security_event where at < now() - interval '400 days';
$$;

do $$
declare door text;
begin
  foreach door in array array[
    'session_find(bytea[])', 'session_authorisations(text, uuid)', 'account_find(text)', 'session_list(text, uuid)',
    'session_end_one(text, uuid, uuid)', 'sign_in_challenge_find(bytea)']
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to haulway_app', door);
    execute format('alter function %s owner to haulway_lookup', door);
  end loop;
end $$;
