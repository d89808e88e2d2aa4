-- Companies, people and rights, and the functions that find a session, an account, a link before the partition is known.

create table company (
  id uuid primary key default uuidv7(),
  partition text not null,
  name text not null,
  trade_name text not null,
  is_client boolean not null default false,
  licence_type text not null default 'Lite' check (licence_type in ('Pro', 'Lite', 'mobileOnly')),
  global_location_number text not null default '',
  registration_number text not null default '',
  vat_number text not null default '',
  address jsonb not null default '{}',
  telephone text not null default '',
  contact_name text not null default '',
  support_email text not null default '',
  support_telephone text not null default '',
  brand_colour text not null default '',
  time_zone text not null default 'Africa/Johannesburg',
  session_idle_seconds int not null default 1200 check (session_idle_seconds between 60 and 43200),
  link_validity_days int not null default 14 check (link_validity_days between 1 and 90),
  is_active boolean not null default true,
  version int not null default 1,
  unique (partition, id),
  unique (partition, name)
);
comment on table company is 'The freight company of the partition (is_client), and companies it works with.';
comment on column company.licence_type is 'Pro means that loads can be tendered to its system.';
comment on column company.global_location_number is 'GS1 GLN, 13 digits; text because leading zeros matter.';
comment on column company.session_idle_seconds is 'sessionTimeOut of its users.';
call isolate('company');
create policy lookup on company for select to haulway_lookup using (true);
grant select on company to haulway_lookup;
grant select, insert, update on company to haulway_app;

create table company_terms (
  partition text not null,
  company_id uuid not null,
  purpose text not null,
  language text not null,
  version text not null,
  body text not null,
  published_at timestamptz not null default now(),
  primary key (partition, company_id, purpose, language, version),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table company_terms is 'Terms and conditions that applicants agree to; a published version is never edited, only followed by another.';
comment on column company_terms.body is 'Plain text; an empty line separates paragraphs.';
call isolate('company_terms');
grant select, insert on company_terms to haulway_app;

create table role_profile (
  id uuid primary key default uuidv7(),
  partition text not null,
  profile_set text not null default 'PRIMARY',
  name text not null,
  is_default boolean not null default false,
  authorisations text[] not null default '{}',
  version int not null default 1,
  unique (partition, id),
  unique (partition, profile_set, name)
);
comment on table role_profile is 'A role: a profile of authorisations.';
comment on column role_profile.authorisations is 'Strings as in wire.md §3, e.g. tripDirector.getAllCarriersByClientName.';
call isolate('role_profile');
create policy lookup on role_profile for select to haulway_lookup using (true);
grant select on role_profile to haulway_lookup;
grant select, insert, update, delete on role_profile to haulway_app;

create table app_user (
  id uuid primary key default uuidv7(),
  partition text not null,
  account text not null unique,
  name text not null,
  surname text not null,
  phone text not null default '',
  user_role text not null,
  user_type text not null default 'staff',
  company_id uuid not null,
  language text not null default 'en',
  password_hash text,
  status text not null default 'active' check (status in ('invited', 'active', 'locked', 'deactivated')),
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1,
  unique (partition, id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table app_user is 'A person who signs in.';
comment on column app_user.account is 'Email address, lower case; one account a person over all partitions.';
comment on column app_user.user_role is 'What the sign-in may state as userRole, lower case.';
comment on column app_user.password_hash is 'argon2id with its parameters; empty until the person has set one.';
call isolate('app_user');
create policy lookup on app_user for select to haulway_lookup using (true);
grant select on app_user to haulway_lookup;
grant select, insert, update on app_user to haulway_app;

create table user_profile (
  partition text not null,
  user_id uuid not null,
  profile_id uuid not null,
  primary key (partition, user_id, profile_id),
  foreign key (partition, user_id) references app_user (partition, id),
  foreign key (partition, profile_id) references role_profile (partition, id)
);
comment on table user_profile is 'Which roles a person holds.';
call isolate('user_profile');
create policy lookup on user_profile for select to haulway_lookup using (true);
grant select on user_profile to haulway_lookup;
grant select, insert, delete on user_profile to haulway_app;

create table reset_request (
  id uuid primary key default uuidv7(),
  partition text not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  code_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  validated_at timestamptz,
  used_at timestamptz,
  replaced_at timestamptz,
  foreign key (partition, user_id) references app_user (partition, id)
);
comment on table reset_request is 'A password reset: a link of 30 minutes, and a code for those who type.';
comment on column reset_request.validated_at is 'When the link or the code was accepted; the password may then be changed once.';
call isolate('reset_request');
create policy lookup on reset_request for select to haulway_lookup using (true);
grant select on reset_request to haulway_lookup;
grant select, insert, update on reset_request to haulway_app;

-- The doors through which the server steps before a partition is known. Each returns or touches what its key names.

create function session_open(hash bytea, opened_kind text, opened_partition text, opened_user uuid, opened_company uuid, opened_language text, idle int, from_ip text, from_agent text)
returns void language sql security definer set search_path = public as $$
  insert into session (token_hash, kind, partition, user_id, company_id, language, idle_seconds, ip, agent)
  values (hash, opened_kind, opened_partition, opened_user, opened_company, opened_language, idle, from_ip, left(from_agent, 300));
$$;

create function session_find(hashes bytea[])
returns table (token_hash bytea, kind text, partition text, user_id uuid, company_id uuid, account text, user_name text, company_name text,
               link_id uuid, link_partition text, is_verified boolean, seen_seconds_ago double precision, grants_key text)
language sql stable security definer set search_path = public as $$
  select s.token_hash, s.kind, s.partition, s.user_id, s.company_id, u.account, u.name || ' ' || u.surname, c.name,
         s.link_id, s.link_partition, s.verified_at is not null, extract(epoch from now() - s.seen_at),
         (select string_agg(p.id::text || ':' || p.version, ',' order by p.id)
            from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
           where up.partition = s.partition and up.user_id = s.user_id)
    from session s
    left join app_user u on u.partition = s.partition and u.id = s.user_id
    left join company c on c.partition = s.partition and c.id = s.company_id
   where s.token_hash = any (hashes) and s.ended_at is null and s.expires_at > now()
     and s.seen_at > now() - make_interval(secs => s.idle_seconds)
     and (s.kind = 'guest' or (u.status = 'active' and c.is_active));
$$;

create function session_touch(hash bytea) returns void language sql security definer set search_path = public as $$
  update session set seen_at = now() where token_hash = hash and ended_at is null;
$$;

create function session_idle(hash bytea) returns int language sql stable security definer set search_path = public as $$
  select idle_seconds from session where token_hash = hash and ended_at is null;
$$;

create function session_hold_link(hash bytea, held uuid, held_partition text, verified boolean) returns void language sql security definer set search_path = public as $$
  update session set link_id = held, link_partition = held_partition,
         verified_at = case when verified then now() when link_id = held then verified_at end,
         idle_seconds = case when verified then 1800 else idle_seconds end
   where token_hash = hash and kind = 'guest' and ended_at is null;
$$;

create function session_end(hash bytea) returns void language sql security definer set search_path = public as $$
  update session set ended_at = now() where token_hash = hash and ended_at is null;
$$;

create function session_end_all(of_partition text, of_user uuid) returns setof bytea language sql security definer set search_path = public as $$
  update session set ended_at = now() where partition = of_partition and user_id = of_user and ended_at is null returning token_hash;
$$;

create function session_authorisations(of_partition text, of_user uuid) returns text[] language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(distinct a order by a), '{}')
    from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id, unnest(p.authorisations) a
   where up.partition = of_partition and up.user_id = of_user;
$$;

create function account_find(wanted text)
returns table (id uuid, partition text, account text, name text, surname text, user_role text, user_type text, language text, password_hash text, status text,
               company_id uuid, company_name text, company_trade_name text, company_active boolean, idle_seconds int)
language sql stable security definer set search_path = public as $$
  select u.id, u.partition, u.account, u.name, u.surname, u.user_role, u.user_type, u.language, u.password_hash, u.status,
         c.id, c.name, c.trade_name, c.is_active, c.session_idle_seconds
    from app_user u join company c on c.partition = u.partition and c.id = u.company_id
   where u.account = wanted;
$$;

create function link_find(hash bytea) returns table (id uuid, partition text) language sql stable security definer set search_path = public as $$
  select id, partition from link where token_hash = hash;
$$;

create function reset_find(hash bytea) returns table (id uuid, partition text, user_id uuid) language sql stable security definer set search_path = public as $$
  select id, partition, user_id from reset_request where token_hash = hash;
$$;

create function file_token_take(hash bytea) returns table (partition text, blob_name text) language sql security definer set search_path = public as $$
  delete from file_token where token_hash = hash and expires_at > now() returning partition, blob_name;
$$;

create function events_after(last bigint) returns setof change_event language sql stable security definer set search_path = public as $$
  select * from change_event where id > last order by id limit 1000;
$$;

create function events_newest() returns bigint language sql stable security definer set search_path = public as $$
  select coalesce(max(id), 0) from change_event;
$$;

-- The newest messages of all partitions, for the outbox page of the demonstration mode only.
create function outbox_newest(at_most int) returns setof outgoing_message language sql stable security definer set search_path = public as $$
  select * from outgoing_message order by created_at desc, id desc limit at_most;
$$;

create function purge_expired() returns void language sql security definer set search_path = public as $$
  delete from session where expires_at < now() - interval '1 day';
  delete from idempotency where created_at < now() - interval '24 hours';
  delete from change_event where at < now() - interval '1 hour';
  delete from file_token where expires_at < now();
$$;

do $$
declare door text;
begin
  foreach door in array array[
    'session_open(bytea, text, text, uuid, uuid, text, int, text, text)', 'session_find(bytea[])', 'session_touch(bytea)', 'session_idle(bytea)',
    'session_hold_link(bytea, uuid, text, boolean)', 'session_end(bytea)', 'session_end_all(text, uuid)', 'session_authorisations(text, uuid)',
    'account_find(text)', 'link_find(bytea)', 'reset_find(bytea)', 'file_token_take(bytea)', 'events_after(bigint)', 'events_newest()', 'outbox_newest(int)', 'purge_expired()']
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to haulway_app', door);
    execute format('alter function %s owner to haulway_lookup', door);
  end loop;
end $$;
