-- Debtors (decision 0232): statements, reminders, promises to pay, notes and calls. What is owed is read from the open items; here
-- stands only what people and the calendar did about it.

create table debtor_rule (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  statement_day int not null default 25 check (statement_day between 1 and 31),
  sends_statements boolean not null default true,
  reminder_days int[] not null default '{3,14,30}' check (cardinality(reminder_days) = 3 and 0 < reminder_days[1] and reminder_days[1] < reminder_days[2] and reminder_days[2] < reminder_days[3]),
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  unique (partition, company_id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table debtor_rule is 'When a company sends statements, and after how many days it reminds.';
comment on column debtor_rule.statement_day is 'The day of the month; the last one of a shorter month.';
comment on column debtor_rule.reminder_days is 'Days overdue of the friendly and the firm reminder, and of the one about which a person decides.';

create table debtor_arrangement (
  partition text not null,
  customer_id uuid not null,
  statement_day int check (statement_day between 1 and 31),
  sends_statements boolean not null default true,
  statement_to text[] not null default '{}',
  paused_until date,
  pause_reason text not null default '',
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, customer_id),
  foreign key (partition, customer_id) references customer (partition, id),
  check (paused_until is null or pause_reason <> '')
);
comment on table debtor_arrangement is 'What differs for one customer from the rule of its company.';
comment on column debtor_arrangement.statement_to is 'The addresses that get its statements; none where the usual people of its invoices do.';
comment on column debtor_arrangement.paused_until is 'Up to this day it is not reminded.';

create table debtor_statement (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  customer_id uuid not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  closing bigint not null,
  recipient text not null,
  attempt int not null default 1 check (attempt > 0),
  by_calendar boolean not null,
  message_id uuid,
  pdf_sha256 text not null,
  sent_by text not null,
  sent_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table debtor_statement is 'A statement that went to an address.';
comment on column debtor_statement.closing is 'What it said was owed, in the company''s own currency.';
-- The calendar sends a statement to an address once.
create unique index debtor_statement_once on debtor_statement (partition, company_id, customer_id, to_day, lower(recipient)) where by_calendar;
create index debtor_statement_of_customer on debtor_statement (partition, customer_id, sent_at desc);

create table debtor_reminder (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  customer_id uuid not null,
  step smallint not null check (step between 1 and 3),
  day date not null,
  amount bigint not null check (amount > 0),
  recipients text[] not null,
  sent_by text not null,
  sent_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, company_id, customer_id, day),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table debtor_reminder is 'A reminder that was sent: one of a customer and day, however often a run is started.';
create index debtor_reminder_of_customer on debtor_reminder (partition, customer_id, day desc);

create table debtor_reminder_item (
  partition text not null,
  reminder_id uuid not null,
  item_id uuid not null,
  step smallint not null check (step between 1 and 3),
  day date not null,
  amount bigint not null check (amount > 0),
  primary key (partition, item_id, step),
  foreign key (partition, reminder_id) references debtor_reminder (partition, id),
  foreign key (partition, item_id) references open_item (partition, id)
);
comment on table debtor_reminder_item is 'What a reminder asked for: each item once in each step.';
create index debtor_reminder_item_of_reminder on debtor_reminder_item (partition, reminder_id);

create table payment_promise (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  customer_id uuid not null,
  status text not null default 'GIVEN' check (status in ('GIVEN', 'WITHDRAWN')),
  amount bigint not null check (amount > 0),
  made_on date not null,
  due_day date not null check (due_day >= made_on),
  note text not null default '',
  reason text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table payment_promise is 'What a customer has promised to pay by a day. Whether it was kept follows from what came in.';
comment on column payment_promise.amount is 'In the company''s own currency.';
create index payment_promise_of_customer on payment_promise (partition, customer_id, made_on desc);
create index payment_promise_of_company on payment_promise (partition, company_id, due_day);

create table debtor_note (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  customer_id uuid not null,
  kind text not null check (kind in ('note', 'call', 'noAnswer', 'ringAgain', 'disputes')),
  text text not null default '',
  day date not null,
  ring_on date,
  written_by text not null,
  written_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, customer_id) references customer (partition, id),
  check ((kind = 'ringAgain') = (ring_on is not null))
);
comment on table debtor_note is 'What was said with a customer about what it owes: notes and calls.';
create index debtor_note_of_customer on debtor_note (partition, customer_id, written_at desc);
create index debtor_note_of_company on debtor_note (partition, company_id, day);

-- As all lists of money: closed to whoever is limited to some records.
do $$
declare each text;
begin
  foreach each in array array['debtor_rule', 'debtor_arrangement', 'debtor_statement', 'debtor_reminder', 'debtor_reminder_item', 'payment_promise', 'debtor_note'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
    execute format('grant select, insert on %s to haulway_app', each);
  end loop;
end $$;
grant update on debtor_rule, debtor_arrangement, payment_promise to haulway_app;
-- The mail is noted once it is in the outbox.
grant update (message_id) on debtor_statement to haulway_app;
create policy scope_of_debtors on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or noun not in ('debtor', 'debtorRule', 'paymentPromise'));

-- Whoever sees invoices and keeps the books looks after debtors, until roles say otherwise. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getInvoiceAgeing', 'tripDirector.getDebtorsOverview', 'tripDirector.getDebtor', 'tripDirector.getDebtorRule', 'tripDirector.getPaymentReminders',
     'tripDirector.getShipperStatement', 'tripDirector.getShipperStatementFile']) a)
 where 'tripDirector.getInvoices' = any (r.authorisations)
   and ('tripDirector.postTransaction' = any (r.authorisations) or 'tripDirector.approveTransaction' = any (r.authorisations));
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postPaymentPromise', 'tripDirector.withdrawPaymentPromise', 'tripDirector.postDebtorNote', 'tripDirector.putDebtorArrangement',
     'tripDirector.putDebtorRule', 'tripDirector.sendPaymentReminders', 'tripDirector.sendShipperStatements']) a)
 where 'tripDirector.getInvoices' = any (r.authorisations) and 'tripDirector.postTransaction' = any (r.authorisations);
alter table role_profile force row level security;
