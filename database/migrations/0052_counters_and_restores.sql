-- Whoever tries names that do not exist leaves a counter for each. Two days of quiet and it says nothing any more; the address
-- from which somebody signed in is remembered for sixty.

grant select, delete on attempt_counter to haulway_lookup;

create or replace function purge_expired() returns void language sql security definer set search_path = public as $$
  delete from session where expires_at < now() - interval '1 day';
  delete from idempotency where created_at < now() - interval '24 hours';
  delete from change_event where at < now() - interval '1 hour';
  delete from file_token where expires_at < now();
  delete from sign_in_challenge where expires_at < now();
  delete from confirmation where expires_at < now();
  delete from security_event where at < now() - interval '400 days';
  delete from attempt_counter where last_failure_at < now() - case when key like 'known/%' then interval '60 days' else interval '2 days' end;
$$;

-- When a stranger has used up the codes of an account, the link goes out alone.
alter table reset_request
  drop constraint reset_request_code,
  add constraint reset_request_code check (kind = 'reset' or code_id is null);

-- What was done about the audit trail itself is read where the other entries of security are.
create or replace view security_log with (security_invoker = true) as
  select 'a' || id as id, partition, at, event, noun, record_id, actor_name as who, actor_id as user_id, ip, '' as agent, changes
    from audit_entry where noun in ('user', 'role', 'session', 'auditTrail') or event like '%Shown'
  union all
  select 's' || id, partition, at, event, 'signIn', coalesce(user_id::text, ''), account, user_id, ip, agent, '{}'::jsonb from security_event;
drop index audit_security;
create index audit_security on audit_entry (partition, at desc) where noun in ('user', 'role', 'session', 'auditTrail') or event like '%Shown';
