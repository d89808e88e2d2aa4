-- Exchanges with other systems about invoices: what was sent and answered, what is tried again, and what is being looked up.

create table exchange_partner (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  kind text not null check (kind in ('fiscal', 'customer')),
  name text not null check (name <> ''),
  url text not null check (url <> ''),
  customer_id uuid,
  secret_sealed text not null,
  is_active boolean not null default true,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, customer_id) references customer (partition, id),
  check ((customer_id is not null) = (kind = 'customer'))
);
comment on table exchange_partner is 'Another system that a company exchanges invoices with: a tax authority, or that of a customer.';
comment on column exchange_partner.secret_sealed is 'The token that it is called with, sealed.';
create unique index exchange_partner_one_authority on exchange_partner (partition, company_id) where kind = 'fiscal' and is_active;
create unique index exchange_partner_one_customer on exchange_partner (partition, company_id, customer_id) where kind = 'customer' and is_active;
create index exchange_partner_of_customer on exchange_partner (partition, customer_id) where customer_id is not null;

create table exchange (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  partner_id uuid not null,
  direction text not null check (direction in ('out', 'in')),
  purpose text not null check (purpose in ('fiscalise', 'deliver')),
  noun text not null check (noun <> ''),
  record_id uuid not null,
  number text not null check (number <> ''),
  their_number text not null default '',
  amount bigint not null,
  currency text not null,
  idempotency_key text not null,
  body text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'SUCCEEDED', 'FAILED', 'UNKNOWN', 'RESOLVED')),
  turn int not null default 1,
  tries int not null default 0,
  round_began_at int not null default 0,
  sent_at timestamptz,
  next_at timestamptz,
  problem text not null default '',
  answer jsonb,
  resolve_reason text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  unique (partition, idempotency_key),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, partner_id) references exchange_partner (partition, id)
);
comment on table exchange is 'A document on its way to or from another system.';
comment on column exchange.their_number is 'What the other system calls it.';
comment on column exchange.idempotency_key is 'The same at every try, so that the other system takes the document once.';
comment on column exchange.body is 'What is sent, the same at every try.';
comment on column exchange.status is 'UNKNOWN: it was sent and nobody knows whether it came; it is looked up and not sent again.';
comment on column exchange.turn is 'Counts what is to be done next; a job of another turn does nothing.';
comment on column exchange.round_began_at is 'Tries before the present round: trying again begins a new one.';
comment on column exchange.problem is 'Why the last try did not succeed; empty where it did.';
comment on column exchange.answer is 'What a successful answer says, as its purpose reads it.';
create index exchange_by_creation on exchange (partition, created_at desc, id desc);
create index exchange_by_state on exchange (partition, status, created_at desc, id desc);
create index exchange_of_record on exchange (partition, record_id);
create index exchange_of_partner on exchange (partition, partner_id, created_at desc);
create index exchange_due on exchange (next_at) where next_at is not null;
create index exchange_search on exchange using gin (partition, search gin_trgm_ops);

create table exchange_step (
  partition text not null,
  exchange_id uuid not null,
  number int not null,
  at timestamptz not null,
  kind text not null check (kind in ('try', 'lookUp')),
  outcome text not null,
  status_code int,
  milliseconds int not null,
  request text not null,
  answer text not null default '',
  primary key (partition, exchange_id, number),
  foreign key (partition, exchange_id) references exchange (partition, id) on delete cascade
);
comment on table exchange_step is 'One try or one look-up of an exchange: what was asked, and what came back.';
comment on column exchange_step.request is 'Without the body, which is that of the exchange; secrets are masked.';
comment on column exchange_step.answer is 'The first 64 KB; secrets are masked.';

do $$
declare each text;
begin
  foreach each in array array['exchange_partner', 'exchange', 'exchange_step'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
  end loop;
end $$;
grant select, insert, update on exchange_partner, exchange to haulway_app;
grant select, insert on exchange_step to haulway_app;
create policy lookup on exchange for select to haulway_lookup using (true);
grant select on exchange to haulway_lookup;

-- Exchanges whose turn is long due: their job was lost, and is queued again.
create function exchanges_overdue() returns table (partition text, id uuid, turn int)
language sql stable security definer set search_path = public as $$
  select e.partition, e.id, e.turn from exchange e
   where e.next_at < now() - interval '10 minutes' order by e.next_at limit 1000;
$$;
revoke all on function exchanges_overdue() from public;
grant execute on function exchanges_overdue() to haulway_app;
alter function exchanges_overdue() owner to haulway_lookup;

-- Roles that keep or approve driver pay see exchanges; those that keep it mend them, those that set webhooks set partners. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getInvoiceApiData', 'tripDirector.getInvoiceApiDataRecord', 'tripDirector.getInvoiceApiDataHistory', 'tripDirector.getInvoiceApiPartners']) a)
 where 'tripDirector.postDriverPay' = any (r.authorisations) or 'tripDirector.approveDriverPay' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.retryInvoiceApiData', 'tripDirector.resolveInvoiceApiData']) a)
 where 'tripDirector.postDriverPay' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getInvoiceApiPartners', 'tripDirector.postInvoiceApiPartner', 'tripDirector.putInvoiceApiPartner']) a)
 where 'tripDirector.postWebhookEndpoint' = any (r.authorisations);
alter table role_profile force row level security;
