-- Runs that pay suppliers (decision 0238): what goes out, who signed which sum, and the file of the bank. Amounts are whole cents.

create table payment_rule (
  partition text not null,
  company_id uuid not null,
  two_signers_above bigint check (two_signers_above >= 0),
  format text not null default 'pain001' check (format in ('pain001', 'csv')),
  columns jsonb not null default '[]' check (jsonb_typeof(columns) = 'array'),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, company_id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table payment_rule is 'How a company pays: how many sign, and in which form its bank takes payments.';
comment on column payment_rule.two_signers_above is 'Above this amount two people sign, beside the one who made the run; null for one at any amount.';
comment on column payment_rule.columns is 'Columns of a CSV file with their headings; the usual ones where it is empty.';

create table payment_run (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  run_number text not null check (run_number <> ''),
  bank_account_id uuid not null,
  due_until date not null,
  pay_day date not null,
  note text not null default '',
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING', 'APPROVED', 'SENT', 'POSTED', 'VOID')),
  total bigint not null default 0 check (total >= 0),
  round int not null default 1,
  digest text not null default '',
  signers_needed int not null default 1 check (signers_needed in (1, 2)),
  edited_by uuid[] not null default '{}',
  submitted_by text,
  submitted_at timestamptz,
  decision_reason text not null default '',
  file_name text not null default '',
  file_format text not null default '',
  file_made_at timestamptz,
  file_sha256 text not null default '',
  file_taken_by text,
  file_taken_at timestamptz,
  posted_by text,
  posted_at timestamptz,
  journal_id uuid,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  unique (partition, company_id, run_number),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, bank_account_id) references bank_account (partition, id),
  foreign key (partition, journal_id) references journal (partition, id),
  check (status not in ('SENT', 'POSTED') or file_sha256 <> '')
);
comment on table payment_run is 'A run that pays suppliers from one account at a bank.';
comment on column payment_run.total is 'What goes out: the sum of its payments.';
comment on column payment_run.round is 'How often it was prepared: one more each time it comes back.';
comment on column payment_run.digest is 'Hash over what goes out, to which accounts: a signature is of one digest.';
comment on column payment_run.edited_by is 'Who made or changed it: they do not sign it.';
comment on column payment_run.file_sha256 is 'Hash of the file that was taken: whoever fetches it again gets the same.';
create index payment_run_by_day on payment_run (partition, pay_day desc, id desc);
create index payment_run_by_number on payment_run (partition, run_number, id);
create index payment_run_by_update on payment_run (partition, updated_at desc, id desc);
create index payment_run_waiting on payment_run (partition, submitted_at) where status = 'PENDING';
create index payment_run_of_account on payment_run (partition, bank_account_id);
create index payment_run_of_journal on payment_run (partition, journal_id) where journal_id is not null;
create index payment_run_search on payment_run using gin (partition, search gin_trgm_ops);

create table payment (
  partition text not null,
  id uuid not null default uuidv7(),
  run_id uuid not null,
  supplier_id uuid not null,
  amount bigint not null,
  hold text not null default '' check (hold in ('', 'takenOut', 'supplierBlocked', 'bankMissing', 'bankHeld', 'bankChanged', 'creditLeft')),
  hold_reason text not null default '',
  bank_version_id uuid,
  remitted_at timestamptz,
  primary key (partition, id),
  unique (partition, run_id, supplier_id),
  foreign key (partition, run_id) references payment_run (partition, id),
  foreign key (partition, supplier_id) references supplier (partition, id),
  foreign key (partition, bank_version_id) references bank_version (partition, id),
  check (hold <> '' or amount > 0 and bank_version_id is not null)
);
comment on table payment is 'What a run pays one supplier, or why it pays nothing.';
comment on column payment.hold is 'Why it is held; empty where it goes out.';
comment on column payment.bank_version_id is 'The bank details to which it goes: those in force when it was gathered.';
create index payment_of_supplier on payment (partition, supplier_id);
create index payment_of_bank_version on payment (partition, bank_version_id) where bank_version_id is not null;

create table payment_item (
  partition text not null,
  id uuid not null default uuidv7(),
  run_id uuid not null,
  payment_id uuid not null,
  item_id uuid not null,
  amount bigint not null check (amount <> 0),
  is_live boolean not null default true,
  primary key (partition, id),
  foreign key (partition, run_id) references payment_run (partition, id),
  foreign key (partition, payment_id) references payment (partition, id),
  foreign key (partition, item_id) references open_item (partition, id)
);
comment on table payment_item is 'What of a supplier''s open items a run settles: above zero what is owed, below zero its credits.';
comment on column payment_item.is_live is 'It goes out by this run: no other run may take it meanwhile.';
create unique index payment_item_once on payment_item (partition, item_id) where is_live;
create index payment_item_of_run on payment_item (partition, run_id);
create index payment_item_of_payment on payment_item (partition, payment_id);

create table payment_signature (
  partition text not null,
  id uuid not null default uuidv7(),
  run_id uuid not null,
  digest text not null check (digest <> ''),
  total bigint not null check (total > 0),
  signed_by text not null,
  signed_by_id uuid not null,
  signed_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, run_id, digest, signed_by_id),
  foreign key (partition, run_id) references payment_run (partition, id)
);
comment on table payment_signature is 'Who signed which sum of a run. One of another digest than the run has now counts no more.';

do $$
declare each text;
begin
  foreach each in array array['payment_rule', 'payment_run', 'payment', 'payment_item', 'payment_signature'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive for select to haulway_app using ((select scope_is_everything()))', each);
  end loop;
  grant select, insert, update on payment_rule, payment_run to haulway_app;
  grant select, insert, update, delete on payment, payment_item to haulway_app;
  grant select, insert on payment_signature to haulway_app;
  execute 'create policy lookup on payment_run to haulway_lookup using (true) with check (true)';
  execute 'create policy lookup on payment to haulway_lookup using (true) with check (true)';
  execute 'create policy lookup on payment_item to haulway_lookup using (true) with check (true)';
  execute 'create policy lookup on payment_signature to haulway_lookup using (true) with check (true)';
  grant select on payment_run, payment, payment_item, payment_signature to haulway_lookup;
end $$;

-- A run that money leaves by is what was signed: its sum is that of its payments, each of them that of its items, and as many others
-- as it needs have signed its digest. The database asks at the end of the transaction, whoever wrote.
create function payment_run_is_signed() returns trigger language plpgsql security definer set search_path = public as $$
declare
  own payment_run;
begin
  select * into own from payment_run r where r.partition = new.partition and r.id = new.id;
  if not found or own.status not in ('APPROVED', 'SENT', 'POSTED') then
    return null;
  end if;
  if (own.status = 'POSTED') <> (own.journal_id is not null) then
    raise exception 'payment run % has no journal', own.run_number using errcode = 'HW015';
  end if;
  if own.total <> coalesce((select sum(p.amount) from payment p where p.partition = own.partition and p.run_id = own.id and p.hold = ''), 0)
    or exists (select from payment p where p.partition = own.partition and p.run_id = own.id and p.hold = ''
        and p.amount <> (select coalesce(sum(i.amount), 0) from payment_item i where i.partition = p.partition and i.payment_id = p.id)) then
    raise exception 'payment run % is not the sum of its payments', own.run_number using errcode = 'HW015';
  end if;
  if (select count(*) from payment_signature s where s.partition = own.partition and s.run_id = own.id and s.digest = own.digest
        and s.total = own.total and not s.signed_by_id = any (own.edited_by)) < own.signers_needed then
    raise exception 'payment run % is not signed', own.run_number using errcode = 'HW015';
  end if;
  return null;
end $$;
alter function payment_run_is_signed() owner to haulway_lookup;
create constraint trigger payment_run_is_signed after insert or update on payment_run deferrable initially deferred
  for each row when (new.status in ('APPROVED', 'SENT', 'POSTED')) execute function payment_run_is_signed();

-- What is signed does not change beneath its signatures.
create function payment_is_open() returns trigger language plpgsql security definer set search_path = public as $$
declare
  of_run uuid := coalesce(new.run_id, old.run_id);
  of_partition text := coalesce(new.partition, old.partition);
begin
  if exists (select from payment_run r where r.partition = of_partition and r.id = of_run and r.status in ('APPROVED', 'SENT', 'POSTED')) then
    raise exception 'the payments of a signed run stay as they are' using errcode = 'HW015';
  end if;
  return coalesce(new, old);
end $$;
alter function payment_is_open() owner to haulway_lookup;
create trigger payment_is_open before insert or delete on payment for each row execute function payment_is_open();
create trigger payment_stays before update of amount, hold, bank_version_id, supplier_id on payment for each row execute function payment_is_open();
create trigger payment_item_is_open before insert or delete on payment_item for each row execute function payment_is_open();
create trigger payment_item_stays before update of amount, item_id on payment_item for each row execute function payment_is_open();
