-- Other systems call with an access token (decision 0056): within the rights of the person who made it, never beyond.

create table access_token (
  id uuid not null default uuidv7(),
  partition text not null,
  company_id uuid not null,
  name text not null,
  token_hash bytea not null,
  token_end text not null,
  authorisations text[] not null,
  made_by_id uuid not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  revoke_reason text,
  used_at timestamptz,
  used_from text,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, made_by_id) references app_user (partition, id),
  check ((revoked_at is null) = (revoked_by is null))
);
comment on table access_token is 'A token with which another system calls. It acts for the person who made it, within their rights, records and amounts of the moment.';
comment on column access_token.token_hash is 'SHA-256 of 256 random bits; the token itself was shown once.';
comment on column access_token.token_end is 'The last four characters, to tell tokens apart in a list.';
comment on column access_token.authorisations is 'What it was given. Of these only those hold that its maker still has.';
comment on column access_token.expires_at is 'From this moment it is not usable; empty for no end.';
comment on column access_token.used_at is 'To the minute.';
create index access_token_by_hash on access_token (token_hash);
create index access_token_of_company on access_token (partition, company_id, made_at desc);
-- Two that can be used never share a name: the trail names them by it.
create unique index access_token_name on access_token (partition, company_id, lower(name)) where revoked_at is null;
call isolate('access_token');
create policy lookup on access_token to haulway_lookup using (true) with check (true);
grant select, update (used_at, used_from) on access_token to haulway_lookup;
grant select, insert, update on access_token to haulway_app;

-- A token that may be used: not ended, not revoked, and its maker still at work for its company. The key of the grants names
-- delegations like that of a session, because both share what was read under it.
create function access_token_find(hash bytea)
returns table (id uuid, partition text, name text, authorisations text[], user_id uuid, account text, company_id uuid, company_name text,
               grants_key text, used_seconds_ago double precision)
language sql stable security definer set search_path = public as $$
  select t.id, t.partition, t.name, t.authorisations, u.id, u.account, c.id, c.name,
         grants_key(t.partition, u.id)
         || coalesce((select string_agg(';' || d.id || '=' || grants_key(d.partition, d.delegator_id), '' order by d.id)
            from delegation d where d.partition = t.partition and d.delegate_id = u.id
             and d.ended_at is null and d.starts_at <= now() and d.ends_at > now()), ''),
         extract(epoch from now() - t.used_at)
    from access_token t
    join app_user u on u.partition = t.partition and u.id = t.made_by_id and u.company_id = t.company_id and u.status = 'active'
    join company c on c.partition = t.partition and c.id = t.company_id and c.is_active
   where t.token_hash = hash and t.revoked_at is null and (t.expires_at is null or t.expires_at > now());
$$;

create function access_token_touch(of_partition text, used uuid, ip text) returns void language sql security definer set search_path = public as $$
  update access_token set used_at = now(), used_from = ip where partition = of_partition and id = used;
$$;

do $$
declare door text;
begin
  foreach door in array array['access_token_find(bytea)', 'access_token_touch(text, uuid, text)']
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to haulway_app', door);
    execute format('alter function %s owner to haulway_lookup', door);
  end loop;
end $$;

alter table audit_entry drop constraint audit_entry_actor_kind_check;
alter table audit_entry add constraint audit_entry_actor_kind_check check (actor_kind in ('user', 'token', 'link', 'guest', 'system'));
comment on column audit_entry.on_behalf_of is 'The colleague in whose place the actor decided, and then actor_name has both names; of a token the person who made it.';
comment on column idempotency.actor is 'The user, the link or the access token.';
