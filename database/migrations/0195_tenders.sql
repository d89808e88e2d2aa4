-- Offers of loads to suppliers: who was asked, for how much, until when, and what they answered. Amounts are whole cents.

create table tender_offer (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  load_id uuid not null,
  round int not null check (round > 0),
  rank int not null check (rank > 0),
  mode text not null check (mode in ('waterfall', 'broadcast', 'single')),
  supplier_id uuid not null,
  method text not null check (method in ('email', 'integration')),
  sent_to text not null default '',
  link_id uuid,
  buy_amount bigint not null check (buy_amount > 0),
  minutes int not null check (minutes > 0),
  facts jsonb not null,
  findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array'),
  status text not null default 'PENDING' check (status in ('PENDING', 'SENT', 'VIEWED', 'ACCEPTED', 'DECLINED', 'COUNTERED', 'EXPIRED', 'WITHDRAWN', 'SUPERSEDED', 'DELIVERY_FAILED', 'SKIPPED')),
  sent_at timestamptz,
  expires_at timestamptz,
  viewed_at timestamptz,
  answered_at timestamptz,
  answered_by text not null default '',
  reason_code text not null default '',
  reason text not null default '',
  counter_amount bigint check (counter_amount > 0),
  counter_note text not null default '',
  agreed_amount bigint check (agreed_amount > 0),
  late_answer text not null default '' check (late_answer in ('', 'accept', 'decline', 'counter')),
  late_amount bigint check (late_amount > 0),
  late_answered_at timestamptz,
  late_answered_by text not null default '',
  sent_by text not null,
  sent_by_id uuid,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, supplier_id) references supplier (partition, id),
  check ((status in ('PENDING', 'SKIPPED')) = (sent_at is null) or status in ('WITHDRAWN', 'SUPERSEDED'))
);
comment on table tender_offer is 'A load offered to a supplier at an amount, with a clock. Offers that were sent together are one round.';
comment on column tender_offer.sent_to is 'The address of the mail, or the global location number of the system.';
comment on column tender_offer.minutes is 'How long the supplier may take, from the moment at which it is asked.';
comment on column tender_offer.facts is 'The load as it was offered. Whoever may not see the load itself yet reads it here.';
comment on column tender_offer.findings is 'What stood against the supplier when it was left out.';
comment on column tender_offer.expires_at is 'An answer that arrives then or later is kept in the late columns, and counts no more.';
comment on column tender_offer.agreed_amount is 'What was accepted: the amount of the offer, or that of a counter-offer that was taken.';
comment on column tender_offer.sent_by_id is 'Who is told when nobody takes it.';

create index tender_offer_of_load on tender_offer (partition, load_id, round, rank);
create index tender_offer_of_supplier on tender_offer (partition, supplier_id, created_at desc, id desc);
create index tender_offer_by_time on tender_offer (partition, created_at desc, id desc);
create index tender_offer_due on tender_offer (partition, expires_at) where status in ('SENT', 'VIEWED', 'COUNTERED');
create index tender_offer_search on tender_offer using gin (partition, search gin_trgm_ops);
create index tender_offer_of_company on tender_offer (partition, company_id);
-- What a race must never leave behind: two offers of one load that wait for the same supplier, or two that hold.
create unique index tender_offer_open_once on tender_offer (partition, load_id, supplier_id) where status in ('PENDING', 'SENT', 'VIEWED', 'COUNTERED');
create unique index tender_offer_accepted_once on tender_offer (partition, load_id, round) where status = 'ACCEPTED';

call isolate('tender_offer');
create policy lookup on tender_offer for select to haulway_lookup using (true);
grant select on tender_offer to haulway_lookup;
grant select, insert, update on tender_offer to haulway_app;

-- An offer follows the limit on its own supplier, and those on customer and profit centre of its load. The load itself is
-- out of a supplier's reach until it carries it, so a function asks.
create function scope_hides_tendered(of_load uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from load l
    where l.partition = current_setting('app.partition', true) and l.id = of_load
      and (not scope_open('customer') and scope_hides_party(l.customer_id)
        or not scope_open('profitCentre') and (l.profit_centre_id = any (scope_ids('profitCentre'))) is not true));
$$;
comment on function scope_hides_tendered(uuid) is 'Whether customer or profit centre of a load are outside the scope of the connection, whoever carries it.';
create function scope_hides_offer(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from tender_offer o
    where o.partition = current_setting('app.partition', true) and o.id = record
      and (scope_hides_party(o.supplier_id) or scope_hides_tendered(o.load_id)));
$$;
comment on function scope_hides_offer(uuid) is 'Whether a record is an offer outside the scope of the connection.';
create policy scope on tender_offer as restrictive to haulway_app using (
  ((select scope_open('supplier')) or exists (select from supplier s where s.partition = tender_offer.partition and s.id = tender_offer.supplier_id))
  and ((select scope_open('customer')) and (select scope_open('profitCentre')) or not scope_hides_tendered(load_id)));

do $$
declare door text;
begin
  foreach door in array array['scope_hides_tendered(uuid)', 'scope_hides_offer(uuid)'] loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to haulway_app, haulway_lookup', door);
    execute format('alter function %s owner to haulway_lookup', door);
  end loop;
  -- The functions that know every noun learn this one as well, whatever others have taught them.
  execute replace(pg_get_functiondef('scope_hides(uuid)'::regprocedure), 'or scope_hides_load(record)', 'or scope_hides_load(record) or scope_hides_offer(record)');
  execute replace(pg_get_functiondef('scope_hides_link(text, uuid, uuid)'::regprocedure), 'when subject is not null then scope_hides_party(subject)',
    'when subject is not null then scope_hides_party(subject) or scope_hides_load(subject) or scope_hides_offer(subject)');
  -- What a supplier accepted is an amount of a load that nobody types over.
  execute (select 'alter table load_charge drop constraint load_charge_source_check, add constraint load_charge_source_check '
                  || replace(pg_get_constraintdef(oid), '''extra''::text', '''extra''::text, ''tender''::text')
             from pg_constraint where conname = 'load_charge_source_check');
end $$;

-- What an offer shows of its load, also to those whom the load itself is hidden from until they carry it.
create function tendered_load(of_load uuid) returns table (load_number text, status text, supplier_id uuid)
language sql stable security definer set search_path = public as $$
  select l.load_number, l.status, l.supplier_id from load l
   where l.partition = current_setting('app.partition', true) and l.id = of_load;
$$;
revoke all on function tendered_load(uuid) from public;
grant execute on function tendered_load(uuid) to haulway_app, haulway_lookup;
alter function tendered_load(uuid) owner to haulway_lookup;
