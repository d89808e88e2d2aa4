-- Receipts of customers (decision 0230): money that came, went back or was taken by the bank, and what ends a debt without money.
-- Each is an entry that is posted as it is made. What settles what stands in allocations of the ledger, and nowhere else.

alter table open_item drop constraint open_item_kind_check;
alter table open_item add constraint open_item_kind_check check (kind in ('opening', 'invoice', 'creditNote', 'debitNote', 'receipt', 'purchaseInvoice', 'payment', 'reversal',
  'refund', 'discount', 'rest', 'badDebt', 'recovery', 'transfer', 'exchange'));

create table receipt (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  kind text not null check (kind in ('receipt', 'refund', 'charge', 'discount', 'rest', 'badDebt', 'recovery', 'transfer')),
  status text not null default 'POSTED' check (status in ('POSTED', 'BOUNCED', 'REVERSED')),
  number bigint not null,
  customer_id uuid,
  method text not null default 'other' check (method in ('eft', 'card', 'cash', 'cheque', 'debitOrder', 'other')),
  day date not null,
  account_id uuid,
  currency text not null,
  amount bigint not null check (amount > 0),
  base_amount bigint not null check (base_amount > 0),
  net bigint not null default 0,
  vat bigint not null default 0,
  reference text not null default '',
  note text not null default '',
  reason text not null default '',
  purpose text not null default 'unsaid' check (purpose in ('unsaid', 'advance', 'deposit', 'tooMuch')),
  load_id uuid,
  purpose_confirmed_by text not null default '',
  bank_line_id uuid,
  bounce_line_id uuid,
  parent_id uuid,
  of_item_id uuid,
  item_id uuid,
  journal_id uuid not null,
  named_journal_id uuid,
  is_automatic boolean not null default false,
  matched jsonb not null default '[]',
  excess_proposal_id uuid,
  excess_vat bigint not null default 0,
  ended_on date,
  end_reason text not null default '',
  posted_by text not null,
  posted_by_id uuid,
  posted_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  unique (partition, company_id, kind, number),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, customer_id) references customer (partition, id),
  foreign key (partition, account_id) references journal_account (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, parent_id) references receipt (partition, id),
  foreign key (partition, of_item_id) references open_item (partition, id),
  foreign key (partition, item_id) references open_item (partition, id),
  foreign key (partition, journal_id) references journal (partition, id),
  foreign key (partition, named_journal_id) references journal (partition, id),
  check ((status = 'POSTED') = (ended_on is null)),
  check (kind = 'charge' or kind = 'receipt' or customer_id is not null),
  check ((item_id is null) = (customer_id is null))
);
comment on table receipt is 'Entries of the receipts'' book. Amounts are above zero; the kind says which way the money goes.';
comment on column receipt.number is 'Of the company and kind; gaps are allowed.';
comment on column receipt.customer_id is 'Empty of a payer whom nobody knows yet, and of a charge of the bank.';
comment on column receipt.account_id is 'The bank or cash account of the ledger; empty where no money moves.';
comment on column receipt.purpose is 'What is left of it: in advance of a load, a deposit, too much.';
comment on column receipt.bank_line_id is 'The line of a statement that it settles.';
comment on column receipt.bounce_line_id is 'The line with which the payment came back.';
comment on column receipt.parent_id is 'What it hangs on: it ends with that.';
comment on column receipt.of_item_id is 'What it writes off or takes off; of a recovery the debt that was written off.';
comment on column receipt.item_id is 'Its open item: what it settles from.';
comment on column receipt.named_journal_id is 'Of a payer whom nobody knew: what moved it to its customer.';
comment on column receipt.matched is 'Why it was matched: a list of {code, words}.';
comment on column receipt.excess_vat is 'The VAT that is proposed on what is kept of it.';
comment on column receipt.excess_proposal_id is 'The proposal of a journal for VAT on money that was kept (VAT Act s 8(27)).';
create index receipt_by_day on receipt (partition, day desc, id desc);
create index receipt_of_customer on receipt (partition, customer_id, day desc) where customer_id is not null;
create index receipt_of_line on receipt (partition, bank_line_id) where bank_line_id is not null;
create index receipt_of_bounce on receipt (partition, bounce_line_id) where bounce_line_id is not null;
create index receipt_of_item on receipt (partition, item_id) where item_id is not null;
create index receipt_about_item on receipt (partition, of_item_id) where of_item_id is not null;
create index receipt_of_parent on receipt (partition, parent_id) where parent_id is not null;
create index receipt_unknown on receipt (partition, company_id) where kind = 'receipt' and customer_id is null and status = 'POSTED';
create index receipt_search on receipt using gin (partition, search gin_trgm_ops);

create table receipt_rule (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  contains text not null check (contains <> ''),
  contains_key text not null generated always as (search_key(contains)) stored,
  customer_id uuid,
  is_charge boolean not null default false,
  account_id uuid,
  used int not null default 0,
  is_active boolean not null default true,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, customer_id) references customer (partition, id),
  foreign key (partition, account_id) references journal_account (partition, id),
  check ((customer_id is not null) <> is_charge)
);
comment on table receipt_rule is 'What a line of a statement with some words is, as a person decided once.';
create unique index receipt_rule_once on receipt_rule (partition, company_id, contains_key) where is_active;

create table receipt_payer (
  partition text not null,
  company_id uuid not null,
  payer_key text not null check (payer_key <> ''),
  customer_id uuid not null,
  times int not null default 1,
  last_on date not null,
  primary key (partition, company_id, payer_key, customer_id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table receipt_payer is 'For whom an account at a bank, or a payer''s name, has paid: one account may pay under two names and for several customers.';

create table receipt_pays_for (
  partition text not null,
  payer_id uuid not null,
  customer_id uuid not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  primary key (partition, customer_id),
  foreign key (partition, payer_id) references customer (partition, id),
  foreign key (partition, customer_id) references customer (partition, id),
  check (payer_id <> customer_id)
);
comment on table receipt_pays_for is 'Who pays for a customer: those with one payer, and the payer, are a group.';
create index receipt_pays_for_payer on receipt_pays_for (partition, payer_id);

create table receipt_term (
  partition text not null,
  company_id uuid not null,
  customer_id uuid not null default '00000000-0000-0000-0000-000000000000',
  percent numeric(5, 2) not null check (percent > 0 and percent <= 50),
  days int not null check (days between 1 and 120),
  is_printed boolean not null default false,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  primary key (partition, company_id, customer_id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table receipt_term is 'Settlement discounts: so many percent for payment within so many days of the document.';
comment on column receipt_term.customer_id is 'Zeros for all customers without terms of their own.';
comment on column receipt_term.is_printed is 'The terms stand on the invoices: the discount needs no credit note (VAT Act s 21(3) proviso C).';

create table receipt_setting (
  partition text not null,
  company_id uuid not null,
  rest_limit bigint not null default 500 check (rest_limit >= 0),
  vat_cycle text not null default 'odd' check (vat_cycle in ('odd', 'even', 'every')),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, company_id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table receipt_setting is 'Limits of a company for its receipts.';
comment on column receipt_setting.rest_limit is 'The most that is written off as a small rest, in cents.';
comment on column receipt_setting.vat_cycle is 'The months in which VAT periods end: odd, even or every one.';

create table receipt_match (
  partition text not null,
  bank_line_id uuid not null,
  company_id uuid not null,
  standing text not null check (standing in ('certain', 'proposed', 'question', 'returned')),
  proposals jsonb not null default '[]',
  looked_at timestamptz not null default now(),
  primary key (partition, bank_line_id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table receipt_match is 'What an open line of a statement seems to be, as it was when it was last looked at.';

do $$
declare each text;
begin
  foreach each in array array['receipt', 'receipt_rule', 'receipt_payer', 'receipt_pays_for', 'receipt_term', 'receipt_setting', 'receipt_match'] loop
    execute format('call isolate(%L)', each);
    execute format('grant select, insert, update, delete on %s to haulway_app', each);
    -- Lists of money are closed to whoever is limited to some records.
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
  end loop;
end $$;
revoke delete on receipt from haulway_app;
create policy lookup on receipt for select to haulway_lookup using (true);
grant select on receipt to haulway_lookup;
create policy scope_of_receipts on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or noun not in ('receipt', 'receiptRule', 'receiptSetting'));

-- Money that was posted stays what it is; what is said of it, whose it is and how it ended are said once.
create function receipt_stays() returns trigger language plpgsql as $$
begin
  if (new.partition, new.id, new.company_id, new.kind, new.number, new.method, new.day, new.account_id, new.currency, new.amount, new.base_amount, new.net, new.vat,
      new.parent_id, new.of_item_id, new.journal_id, new.posted_by, new.posted_at)
     is distinct from (old.partition, old.id, old.company_id, old.kind, old.number, old.method, old.day, old.account_id, old.currency, old.amount, old.base_amount, old.net, old.vat,
      old.parent_id, old.of_item_id, old.journal_id, old.posted_by, old.posted_at)
    or old.customer_id is not null and (new.customer_id, new.item_id) is distinct from (old.customer_id, old.item_id)
    or old.named_journal_id is not null and new.named_journal_id is distinct from old.named_journal_id
    or old.status <> 'POSTED' and new.status <> old.status then
    raise exception 'an entry of money stays as it is' using errcode = 'check_violation', constraint = 'receipt_posted';
  end if;
  return new;
end $$;
create trigger receipt_stays before update on receipt for each row execute function receipt_stays();

-- A receipt and its open item say the same.
create function receipt_is_whole() returns trigger language plpgsql security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
begin
  if new.item_id is not null and not exists (
      select from open_item i where i.partition = new.partition and i.id = new.item_id and i.document_id = new.id and i.company_id = new.company_id
         and i.party_kind = 'customer' and i.party_id = new.customer_id and i.currency = new.currency and abs(i.amount) = new.amount
         and i.journal_id in (new.journal_id, new.named_journal_id)) then
    raise exception 'entry % and its open item differ', new.id using errcode = 'check_violation', constraint = 'receipt_whole';
  end if;
  return null;
end $$;
alter function receipt_is_whole() owner to haulway_lookup;
create constraint trigger receipt_is_whole after insert or update of item_id on receipt deferrable initially deferred
  for each row execute function receipt_is_whole();

-- Whoever settles holds both sides first, in the order of their ids, so that what is left is read once nobody else can take it.
create function hold_open_items(items uuid[]) returns void language plpgsql security definer set search_path = public as $$
begin
  perform from open_item i where i.partition = current_setting('app.partition', true) and i.id = any (items) order by i.id for update;
end $$;
do $$ begin
  revoke all on function hold_open_items(uuid[]) from public;
  grant execute on function hold_open_items(uuid[]) to haulway_app;
  alter function hold_open_items(uuid[]) owner to haulway_lookup;
end $$;
comment on function hold_open_items(uuid[]) is 'Holds open items until the transaction ends.';
