-- Who names a link's token is told with it what the link is for, whose it is and whether it may be used, so that nobody has to
-- read it again for one call (decision 0173).
drop function link_find (bytea);
create function link_find (hash bytea)
  returns table (id uuid, partition text, is_former boolean, kind text, subject_id uuid, recipient_name text, is_usable boolean)
  language sql stable security definer set search_path = public set plan_cache_mode = 'force_generic_plan' as $$
  select l.id, l.partition, n.is_former, l.kind, l.subject_id, l.recipient_name,
         l.status = 'pending' and l.ended_reason is null and l.locked_at is null and l.expires_at > now()
    from (select partition, id, false as is_former from link where token_hash = hash
          union all
          select partition, link_id, made_for = 'former' from link_token where token_hash = hash) n
    join link l on l.partition = n.partition and l.id = n.id;
$$;

-- A guest who called before, with the link that their key names: both in one statement, which travels with what it is asked for.
create function guest_find (session_hash bytea, link_hash bytea)
  returns table (link_id uuid, link_partition text, is_verified boolean, seen_seconds_ago double precision,
    id uuid, partition text, is_former boolean, kind text, subject_id uuid, recipient_name text, is_usable boolean)
  language sql stable security definer set search_path = public set plan_cache_mode = 'force_generic_plan' as $$
  select s.link_id, s.link_partition, s.verified_at is not null, extract(epoch from now() - s.seen_at),
         l.id, l.partition, n.is_former, l.kind, l.subject_id, l.recipient_name,
         l.status = 'pending' and l.ended_reason is null and l.locked_at is null and l.expires_at > now()
    from session s
   cross join (select partition, id, false as is_former from link where token_hash = link_hash
               union all
               select partition, link_id, made_for = 'former' from link_token where token_hash = link_hash) n
    join link l on l.partition = n.partition and l.id = n.id
   where s.token_hash = session_hash and s.kind = 'guest' and s.ended_at is null and s.expires_at > now()
     and s.seen_at > now() - make_interval(secs => s.idle_seconds);
$$;

revoke execute on function link_find (bytea), guest_find (bytea, bytea) from public;
grant execute on function link_find (bytea), guest_find (bytea, bytea) to haulway_app;
alter function link_find (bytea) owner to haulway_lookup;
alter function guest_find (bytea, bytea) owner to haulway_lookup;
