-- Other systems are told what happens (decision 0057). A delivery is a row of the transaction in which the thing happened.

create table webhook_endpoint (
  id uuid not null default uuidv7(),
  partition text not null,
  company_id uuid not null,
  url text not null,
  description text not null default '',
  events text[] not null,
  status text not null default 'active' check (status in ('active', 'paused', 'deleted')),
  paused_because text not null default '' check (paused_because in ('', 'person', 'failing')),
  secret_sealed text not null,
  old_secret_sealed text,
  old_secret_until timestamptz,
  failing_since timestamptz,
  told_at timestamptz,
  made_by text not null,
  made_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  check ((status = 'paused') = (paused_because <> '')),
  check ((old_secret_sealed is null) = (old_secret_until is null))
);
comment on table webhook_endpoint is 'Where other systems of a company are told what happens.';
comment on column webhook_endpoint.events is 'Names of webhook events, as docs/webhooks.md lists them.';
comment on column webhook_endpoint.paused_because is 'A person paused it, or it failed for days.';
comment on column webhook_endpoint.secret_sealed is 'The key of the signatures, sealed; it was shown once.';
comment on column webhook_endpoint.old_secret_sealed is 'The key before, which signs too until old_secret_until.';
comment on column webhook_endpoint.failing_since is 'The first failure after the last success; empty while it works.';
comment on column webhook_endpoint.told_at is 'When administrators were last told that a delivery was given up.';
create index webhook_endpoint_of_company on webhook_endpoint (partition, company_id) where status <> 'deleted';
call isolate('webhook_endpoint');
grant select, insert, update on webhook_endpoint to haulway_app;

create table webhook_delivery (
  id uuid not null default uuidv7(),
  partition text not null,
  endpoint_id uuid not null,
  event text not null,
  event_id uuid not null,
  record_id text not null,
  body text not null,
  status text not null check (status in ('waiting', 'delivered', 'givenUp', 'held')),
  attempts int not null default 0,
  round_began_at int not null default 0,
  next_at timestamptz,
  made_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (partition, id),
  unique (partition, endpoint_id, event_id),
  foreign key (partition, endpoint_id) references webhook_endpoint (partition, id),
  check ((status = 'waiting') = (next_at is not null))
);
comment on table webhook_delivery is 'An event on its way to an endpoint; kept 30 days.';
comment on column webhook_delivery.body is 'What is sent, the same at every try.';
comment on column webhook_delivery.status is 'held: the endpoint is paused; it goes out when the endpoint is started again.';
comment on column webhook_delivery.round_began_at is 'Tries before the present round: sending again begins a new one.';
create index webhook_delivery_recent on webhook_delivery (partition, made_at desc);
create index webhook_delivery_of_endpoint on webhook_delivery (partition, endpoint_id, made_at desc);
create index webhook_delivery_waiting on webhook_delivery (partition, next_at) where status = 'waiting';
call isolate('webhook_delivery');
create policy lookup on webhook_delivery to haulway_lookup using (true);
grant select, delete on webhook_delivery to haulway_lookup;
grant select, insert, update on webhook_delivery to haulway_app;

create table webhook_attempt (
  partition text not null,
  delivery_id uuid not null,
  number int not null,
  at timestamptz not null,
  milliseconds int not null,
  url text not null,
  status_code int,
  problem text not null default '',
  answer text not null default '',
  primary key (partition, delivery_id, number),
  foreign key (partition, delivery_id) references webhook_delivery (partition, id) on delete cascade
);
comment on table webhook_attempt is 'One try of a delivery: where it went, and what came back.';
comment on column webhook_attempt.problem is 'Empty after a success: badStatus, redirect, timeout, unreachable, privateAddress.';
comment on column webhook_attempt.answer is 'The first 2 KB.';
call isolate('webhook_attempt');
create policy lookup on webhook_attempt to haulway_lookup using (true);
grant select, delete on webhook_attempt to haulway_lookup;
grant select, insert on webhook_attempt to haulway_app;

-- Deliveries whose try is long due: their job was lost, and is queued again.
create function webhooks_overdue() returns table (partition text, id uuid, attempts int)
language sql stable security definer set search_path = public as $$
  select d.partition, d.id, d.attempts from webhook_delivery d
   where d.status = 'waiting' and d.next_at < now() - interval '10 minutes' order by d.next_at limit 1000;
$$;

create function purge_webhooks() returns void language sql security definer set search_path = public as $$
  delete from webhook_delivery where made_at < now() - interval '30 days' and status <> 'waiting';
$$;

do $$
declare door text;
begin
  foreach door in array array['webhooks_overdue()', 'purge_webhooks()']
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to haulway_app', door);
    execute format('alter function %s owner to haulway_lookup', door);
  end loop;
end $$;
