-- Handing decisions over gives somebody the right to spend the company's money. Whoever decides nothing by roles of their
-- own needs an administrator's word for it, and the delegator says which kinds and up to which amount.
alter table delegation
  add column kinds text[],
  add column amount_limit numeric(15, 2) check (amount_limit >= 0),
  add column needs_release boolean not null default false,
  add column released_at timestamptz,
  add column released_by text,
  add constraint delegation_release check ((released_at is null) = (released_by is null));
comment on column delegation.kinds is 'The kinds of approvals that were handed over; null for all of those days.';
comment on column delegation.amount_limit is 'Rand. Up to which amount the deputy decides; null for the limit of the delegator alone.';
comment on column delegation.needs_release is 'The deputy does not decide all of it by roles of their own: nothing holds before an administrator says so.';
comment on column delegation.released_at is 'When an administrator let it hold.';

-- As before; one that waits for an administrator is not in force.
create or replace function session_find(hashes bytea[])
returns table (token_hash bytea, kind text, partition text, user_id uuid, company_id uuid, account text, user_name text, company_name text,
               link_id uuid, link_partition text, is_verified boolean, seen_seconds_ago double precision, grants_key text)
language sql stable security definer set search_path = public as $$
  select s.token_hash, s.kind, s.partition, s.user_id, s.company_id, u.account, u.name || ' ' || u.surname, c.name,
         s.link_id, s.link_partition, s.verified_at is not null, extract(epoch from now() - s.seen_at),
         grants_key(s.partition, s.user_id)
         || coalesce((select string_agg(';' || d.id || '=' || grants_key(d.partition, d.delegator_id), '' order by d.id)
            from delegation d where d.partition = s.partition and d.delegate_id = s.user_id
             and (not d.needs_release or d.released_at is not null)
             and d.ended_at is null and d.starts_at <= now() and d.ends_at > now()), '')
    from session s
    left join app_user u on u.partition = s.partition and u.id = s.user_id
    left join company c on c.partition = s.partition and c.id = s.company_id
   where s.token_hash = any (hashes) and s.ended_at is null and s.expires_at > now()
     and s.seen_at > now() - make_interval(secs => s.idle_seconds)
     and (s.kind = 'guest' or (u.status = 'active' and c.is_active));
$$;

-- As before, with the amount up to which the deputy decides. Hand-overs of one person do not overlap, so there is one.
drop function session_lent(text, uuid);
create function session_lent(of_partition text, of_user uuid)
returns table (id uuid, name text, authorisations text[], amount_limit numeric)
language sql stable security definer set search_path = public as $$
  select l.id, l.name || ' ' || l.surname, array_agg(distinct a), min(d.amount_limit)
    from delegation d
    join app_user l on l.partition = d.partition and l.id = d.delegator_id and l.status = 'active'
    join app_user u on u.partition = d.partition and u.id = d.delegate_id
    cross join lateral unnest(d.authorisations) a
   where d.partition = of_partition and d.delegate_id = of_user
     and (not d.needs_release or d.released_at is not null)
     and d.ended_at is null and d.starts_at <= now() and d.ends_at > now()
     and a = any (session_authorisations(d.partition, l.id))
     and session_scope(d.partition, l.id) is null
     and (u.second_factor_at is not null or not exists (
       select from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
        where up.partition = l.partition and up.user_id = l.id and p.requires_second_factor))
   group by l.id, l.name, l.surname
   order by l.id;
$$;
revoke all on function session_lent(text, uuid) from public;
grant execute on function session_lent(text, uuid) to haulway_app, haulway_lookup;
alter function session_lent(text, uuid) owner to haulway_lookup;

-- Whoever may change roles lets hand-overs hold, and sees those that wait.
-- The walls hold for the owner of the table too, who has no partition here.
alter table role_profile no force row level security;
update role_profile set version = version + 1, authorisations = authorisations || array(
    select a from unnest(array['tripDirector.putDelegationRelease', 'tripDirector.getDelegations']) a where a <> all (authorisations))
 where authorisations @> array['tripDirector.putUserRole'];
alter table role_profile force row level security;

-- The security log shows hand-overs too.
create or replace view security_log with (security_invoker = true) as
  select 'a' || id as id, partition, at, event, noun, record_id, actor_name as who, actor_id as user_id, ip, '' as agent, changes
    from audit_entry where noun in ('user', 'role', 'session', 'auditTrail', 'delegation') or event like '%Shown'
  union all
  select 's' || id, partition, at, event, 'signIn', coalesce(user_id::text, ''), account, user_id, ip, agent, '{}'::jsonb from security_event;
drop index audit_security;
create index audit_security on audit_entry (partition, at desc)
  where noun in ('user', 'role', 'session', 'auditTrail', 'delegation') or event like '%Shown';
