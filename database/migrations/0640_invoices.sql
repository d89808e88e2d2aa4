-- Invoices to customers, with credit and debit notes (decision 0228). A line is one charge of one load: what is printed is made of
-- lines, and posted, credited and disputed are lines. Posted documents stay as they are; only what was given back is counted.

alter table load add column billing_gaps text[] not null default '{}', add column billing_reason text not null default '';
comment on column load.billing_gaps is 'What its invoice waits for, by code, as it was when that last changed; empty while nothing is missing or it is not delivered.';
comment on column load.billing_reason is 'Why its billing is on hold, or what operations are asked to mend.';
alter table load no force row level security;
update load set billing_gaps = array_remove(array[
         case when pod_status in ('AWAITED', 'podSubmitted', 'podRejected') then 'podMissing' end,
         case when sell_is_free then 'freeOfCharge' when sell_net <= 0 then 'rateMissing' end,
         case when cardinality(hold_types) > 0 then 'loadHeld' end], null)
 where delivered_at is not null and customer_billing = 'NOT_READY';
alter table load force row level security;
create index load_to_invoice on load (partition, delivered_at, id) where customer_billing in ('NOT_READY', 'READY', 'ON_HOLD', 'SENT_BACK') and delivered_at is not null;

alter table company
  add column invoice_approval_above numeric(15, 2) not null default 50000 check (invoice_approval_above >= 0);
comment on column company.invoice_approval_above is 'Invoices of more than this, with VAT, are approved by somebody who has not made them.';

create table invoice (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  kind text not null check (kind in ('invoice', 'creditNote', 'debitNote')),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'APPROVED', 'POSTED', 'VOID')),
  number bigint,
  customer_id uuid not null,
  bill_to_party_id uuid,
  currency text not null,
  tax_date date not null,
  supply_from date not null,
  supply_to date not null,
  term_days int not null check (term_days >= 0),
  due_date date not null,
  billing_mode text not null default 'perLoad' check (billing_mode in ('perLoad', 'perOrder', 'consolidated')),
  is_aggregated boolean not null default false,
  lists_loads boolean not null default false,
  language text not null,
  order_numbers text[] not null default '{}',
  net bigint not null,
  vat bigint not null,
  gross bigint not null check (gross = net + vat and gross >= 0),
  loads int not null default 0,
  original_id uuid,
  rebills boolean not null default false,
  reason text not null default '',
  zero_rate_reason text not null default '',
  note text not null default '',
  credited bigint not null default 0,
  paper jsonb,
  pdf_sha256 text not null default '',
  pdf_blob_name text not null default '',
  fiscal_status text not null default '' check (fiscal_status in ('', 'WAITING', 'DONE')),
  journal_id uuid,
  item_id uuid,
  former_papers jsonb not null default '[]',
  edited_by uuid[] not null default '{}',
  approved_by text not null default '',
  approved_at timestamptz,
  decision_reason text not null default '',
  posted_by text not null default '',
  posted_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  constraint invoice_number_once unique (partition, company_id, kind, number),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, original_id) references invoice (partition, id),
  foreign key (partition, journal_id) references journal (partition, id),
  foreign key (partition, item_id) references open_item (partition, id),
  check ((kind = 'invoice') = (original_id is null)),
  check ((status = 'POSTED') = (posted_at is not null)),
  check (kind = 'invoice' or reason <> '')
);
comment on table invoice is 'Invoices, credit notes and debit notes. Amounts of a credit note are what it takes back, above zero.';
comment on column invoice.number is 'Of the company and kind, without gaps; given when it is posted, never to a draft.';
comment on column invoice.tax_date is 'The date of the document, by which VAT and the month of posting follow.';
comment on column invoice.is_aggregated is 'One printed line for each item, unit, VAT code and profit centre; totals are the same either way.';
comment on column invoice.credited is 'What credit notes have taken back, less what debit notes gave back, with VAT.';
comment on column invoice.paper is 'What is printed, frozen when it was posted: parties, lines, totals.';
comment on column invoice.former_papers is 'What was printed before a corrected copy: the same number, dates and amounts.';
comment on column invoice.rebills is 'Of a credit note: the charges that it takes back whole are billed again.';
create trigger keep_number before update or delete on invoice for each row when (old.number is not null) execute function keep_number();
create constraint trigger number_at_commit after insert or update on invoice deferrable initially deferred
  for each row when (new.number is null and new.posted_at is not null and new.kind = 'invoice') execute function number_at_commit('invoice', 'posted_at');
create constraint trigger number_of_credit_note after insert or update on invoice deferrable initially deferred
  for each row when (new.number is null and new.posted_at is not null and new.kind = 'creditNote') execute function number_at_commit('creditNote', 'posted_at');
create constraint trigger number_of_debit_note after insert or update on invoice deferrable initially deferred
  for each row when (new.number is null and new.posted_at is not null and new.kind = 'debitNote') execute function number_at_commit('debitNote', 'posted_at');
create index invoice_by_day on invoice (partition, tax_date desc, id desc);
create index invoice_by_update on invoice (partition, updated_at desc, id desc);
create index invoice_of_customer on invoice (partition, customer_id, tax_date desc, id desc);
create index invoice_waiting on invoice (partition, created_at) where status in ('DRAFT', 'APPROVED');
create index invoice_of_original on invoice (partition, original_id) where original_id is not null;
create index invoice_search on invoice using gin (partition, search gin_trgm_ops);

create table invoice_line (
  partition text not null,
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  line int not null check (line > 0),
  load_id uuid not null,
  charge_id uuid not null,
  item_master_id uuid,
  description text not null,
  quantity numeric(12, 3) not null,
  unit text not null default '',
  price numeric(15, 4) not null,
  net bigint not null,
  vat_code text not null,
  vat_percent numeric(6, 4) not null check (vat_percent >= 0),
  vat_share bigint not null,
  profit_centre_id uuid not null,
  account text not null default '',
  of_line_id uuid,
  given_back bigint not null default 0,
  given_back_vat bigint not null default 0,
  is_billed boolean not null default false,
  primary key (partition, id),
  unique (partition, invoice_id, line),
  foreign key (partition, invoice_id) references invoice (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, profit_centre_id) references profit_centre (partition, id),
  foreign key (partition, of_line_id) references invoice_line (partition, id),
  constraint invoice_line_given_back check (case when net >= 0 then given_back between 0 and net else given_back between net and 0 end),
  constraint invoice_line_given_back_vat check (case when vat_share >= 0 then given_back_vat between 0 and vat_share else given_back_vat between vat_share and 0 end)
);
comment on table invoice_line is 'A charge of a load on a document, or what a credit or debit note moves of one.';
comment on column invoice_line.vat_share is 'Its share of the VAT of its code, by largest remainder.';
comment on column invoice_line.account is 'The number of the account that its net goes to.';
comment on column invoice_line.of_line_id is 'Of a credit note: the line of the invoice; of a debit note: the line of the credit note or invoice.';
comment on column invoice_line.given_back is 'What posted credit notes have taken back of its net, less what debit notes returned.';
comment on column invoice_line.is_billed is 'The charge stands on this line: no other document may bill it. Ends when the document is void, or the line is taken back to be billed again.';
-- One tax invoice for a supply.
create unique index invoice_line_bills_once on invoice_line (partition, charge_id) where is_billed;
create index invoice_line_of_load on invoice_line (partition, load_id, invoice_id);
create index invoice_line_of_line on invoice_line (partition, of_line_id) where of_line_id is not null;

create table invoice_dispute (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  invoice_id uuid not null,
  line_id uuid,
  status text not null default 'OPEN' check (status in ('OPEN', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')),
  reason text not null check (reason in ('price', 'quantity', 'service', 'duplicate', 'notOurs', 'other')),
  amount bigint not null check (amount > 0),
  note text not null default '',
  raised_by text not null,
  raised_by_customer boolean not null default false,
  raised_at timestamptz not null default now(),
  answer text not null default '',
  decided_by text not null default '',
  decided_at timestamptz,
  credit_note_id uuid,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, invoice_id) references invoice (partition, id),
  foreign key (partition, line_id) references invoice_line (partition, id),
  foreign key (partition, credit_note_id) references invoice (partition, id),
  check ((status = 'OPEN') = (decided_at is null))
);
comment on table invoice_dispute is 'What a customer does not accept of an invoice, a line or the whole. Reminders leave it out while it is open.';
comment on column invoice_dispute.amount is 'With VAT, in cents of the invoice.';
create unique index invoice_dispute_open_once on invoice_dispute (partition, invoice_id, coalesce(line_id, '00000000-0000-0000-0000-000000000000')) where status = 'OPEN';
create index invoice_dispute_of_invoice on invoice_dispute (partition, invoice_id, raised_at);

create table invoice_send (
  partition text not null,
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  method text not null check (method in ('EMAIL', 'INTEGRATION')),
  recipient text not null,
  attempt int not null default 1,
  message_id uuid,
  pdf_sha256 text not null default '',
  sent_by text not null,
  sent_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, invoice_id, method, recipient, attempt),
  foreign key (partition, invoice_id) references invoice (partition, id)
);
comment on table invoice_send is 'To whom a document went, once for each address unless somebody sends it again.';
comment on column invoice_send.message_id is 'The mail in the outbox, which says whether it arrived.';
create index invoice_send_of_invoice on invoice_send (partition, invoice_id, sent_at);

create table invoice_run (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  status text not null default 'RUNNING' check (status in ('RUNNING', 'DONE')),
  invoice_ids uuid[] not null,
  done int not null default 0,
  posted int not null default 0,
  refused jsonb not null default '[]',
  started_by text not null,
  started_by_id uuid,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  check (done between 0 and cardinality(invoice_ids))
);
comment on table invoice_run is 'Documents that are posted together by a job; after a kill it goes on where it stopped.';
comment on column invoice_run.refused is 'The documents that were not posted, each with the code and details of its refusal.';
create index invoice_run_newest on invoice_run (partition, started_at desc);

-- A document belongs to its customer and company; who is limited to suppliers or profit centres sees none.
do $$
declare each text;
begin
  foreach each in array array['invoice', 'invoice_line', 'invoice_dispute', 'invoice_send', 'invoice_run'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy lookup on %s for select to haulway_lookup using (true)', each);
    execute format('grant select on %s to haulway_lookup', each);
    execute format('grant select, insert, update, delete on %s to haulway_app', each);
  end loop;
  foreach each in array array['invoice', 'invoice_dispute', 'invoice_run'] loop
    execute format('create policy scope_of_companies on %s as restrictive to haulway_app using (
      (select scope_leaves(''company'')) or company_id = any ((select scope_ids(''company''))::uuid[]))', each);
  end loop;
end $$;
create policy scope on invoice as restrictive to haulway_app using (
  (select scope_is_everything()) or (select scope_leaves('supplier')) and (select scope_leaves('profitCentre')) and (select scope_leaves('loadCustomer'))
    and (select scope_kind()) not in ('supplier', 'filter')
    and ((select scope_leaves('customer')) or customer_id = any ((select scope_customers())::uuid[]))
    and ((select scope_kind()) <> 'customer' or status = 'POSTED'));
create policy scope on invoice_line as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from invoice i where i.partition = invoice_line.partition and i.id = invoice_line.invoice_id));
create policy scope on invoice_dispute as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from invoice i where i.partition = invoice_dispute.partition and i.id = invoice_dispute.invoice_id));
create policy scope on invoice_send as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from invoice i where i.partition = invoice_send.partition and i.id = invoice_send.invoice_id));
create policy scope on invoice_run as restrictive to haulway_app using ((select scope_is_everything()));
create policy scope_of_invoices on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or noun not in ('invoice', 'invoiceDispute'));

-- A posted document keeps its money, parties and lines. The amount that was given back may grow and shrink, and its paper may be corrected.
create function invoice_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a posted document is not removed' using errcode = 'check_violation', constraint = 'invoice_posted';
  end if;
  if (new.partition, new.id, new.company_id, new.kind, new.status, new.customer_id, new.bill_to_party_id, new.currency, new.tax_date, new.supply_from, new.supply_to,
      new.term_days, new.due_date, new.net, new.vat, new.gross, new.loads, new.original_id, new.rebills, new.posted_by, new.posted_at)
     is distinct from
     (old.partition, old.id, old.company_id, old.kind, old.status, old.customer_id, old.bill_to_party_id, old.currency, old.tax_date, old.supply_from, old.supply_to,
      old.term_days, old.due_date, old.net, old.vat, old.gross, old.loads, old.original_id, old.rebills, old.posted_by, old.posted_at)
    or old.journal_id is not null and new.journal_id is distinct from old.journal_id or old.item_id is not null and new.item_id is distinct from old.item_id then
    raise exception 'a posted document stays as it is' using errcode = 'check_violation', constraint = 'invoice_posted';
  end if;
  return new;
end $$;
create trigger invoice_stays before update or delete on invoice for each row when (old.posted_at is not null) execute function invoice_stays();

create function invoice_line_stays() returns trigger language plpgsql security definer set search_path = public as $$
declare
  row_of invoice_line := coalesce(old, new);
  is_posted boolean;
begin
  select i.posted_at is not null and i.number is not null into is_posted from invoice i where i.partition = row_of.partition and i.id = row_of.invoice_id;
  if is_posted then
    if tg_op <> 'UPDATE' or (new.partition, new.id, new.invoice_id, new.line, new.load_id, new.charge_id, new.item_master_id, new.description, new.quantity, new.unit,
         new.price, new.net, new.vat_code, new.vat_percent, new.vat_share, new.profit_centre_id, new.account, new.of_line_id)
       is distinct from (old.partition, old.id, old.invoice_id, old.line, old.load_id, old.charge_id, old.item_master_id, old.description, old.quantity, old.unit,
         old.price, old.net, old.vat_code, old.vat_percent, old.vat_share, old.profit_centre_id, old.account, old.of_line_id) then
      raise exception 'the lines of a posted document stay as they are' using errcode = 'check_violation', constraint = 'invoice_posted';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
alter function invoice_line_stays() owner to haulway_lookup;
create trigger invoice_line_stays before insert or update or delete on invoice_line for each row execute function invoice_line_stays();

-- A posted document is the sum of its lines, and its open item is its total.
create function invoice_is_whole() returns trigger language plpgsql security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  own record;
begin
  -- As it is at the commit: it was numbered first, and journal and paper came after.
  select i.*, coalesce(s.line_net, 0) as line_net, coalesce(s.line_vat, 0) as line_vat into own from invoice i,
         lateral (select sum(l.net) as line_net, sum(l.vat_share) as line_vat from invoice_line l where l.partition = i.partition and l.invoice_id = i.id) s
   where i.partition = new.partition and i.id = new.id;
  if own.line_net <> own.net or own.line_vat <> own.vat then
    raise exception 'document % is not the sum of its lines', own.id using errcode = 'check_violation', constraint = 'invoice_whole';
  end if;
  if own.paper is null or own.journal_id is null or not exists (select from open_item i where i.partition = own.partition and i.id = own.item_id
      and i.document_id = own.id and i.journal_id = own.journal_id and i.amount = case own.kind when 'creditNote' then -own.gross else own.gross end) then
    raise exception 'document % has no paper, journal or open item', own.id using errcode = 'check_violation', constraint = 'invoice_whole';
  end if;
  return null;
end $$;
alter function invoice_is_whole() owner to haulway_lookup;
create constraint trigger invoice_is_whole after insert or update on invoice deferrable initially deferred
  for each row when (new.posted_at is not null) execute function invoice_is_whole();

-- A charge that stands on a document stays as it is there, also once other charges of its load are billed again.
create function refuse_billed_charge() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from invoice_line l where l.partition = old.partition and l.charge_id = old.id and l.is_billed) then
    raise exception 'a billed charge stays' using errcode = 'check_violation', constraint = 'load_charge_fixed';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
alter function refuse_billed_charge() owner to haulway_lookup;
create trigger load_charge_billed before update or delete on load_charge for each row when (old.side = 'sell') execute function refuse_billed_charge();

-- Whoever keeps the books bills, and whoever approves them approves invoices, until roles say otherwise. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getLoadsToInvoice', 'tripDirector.getBillingGaps', 'tripDirector.getInvoices', 'tripDirector.getInvoice', 'tripDirector.getInvoiceHistory', 'tripDirector.getInvoicePaper',
     'tripDirector.getInvoiceRun']) a)
 where 'tripDirector.postTransaction' = any (r.authorisations) or 'tripDirector.approveTransaction' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postInvoices', 'tripDirector.putInvoice', 'tripDirector.postInvoice', 'tripDirector.postInvoiceRun', 'tripDirector.deleteInvoice', 'tripDirector.sendInvoice', 'tripDirector.disputeInvoice',
     'tripDirector.settleInvoiceDispute', 'tripDirector.postInvoiceReversal', 'tripDirector.putLoadBilling', 'tripDirector.remindBillingOwners', 'tripDirector.correctInvoice']) a)
 where 'tripDirector.postTransaction' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.approveInvoice', 'tripDirector.rejectInvoice', 'tripDirector.postInvoice', 'tripDirector.postInvoiceRun', 'tripDirector.sendInvoice']) a)
 where 'tripDirector.approveTransaction' = any (r.authorisations);
alter table role_profile force row level security;

create table billing_reminder (
  partition text not null,
  user_id uuid not null,
  day date not null,
  primary key (partition, user_id, day)
);
comment on table billing_reminder is 'Who was written to about loads that wait to be invoiced: once a day.';
call isolate('billing_reminder');
grant select, insert on billing_reminder to haulway_app;
