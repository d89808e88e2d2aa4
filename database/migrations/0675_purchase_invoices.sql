-- Invoices of suppliers (decision 0236). A line states a charge of a load or what came of an order; what nobody expected names
-- an item alone. What is in the books stays as it is; what is paid of it follows from its open item.

create table purchase_invoice (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  supplier_id uuid not null,
  kind text not null default 'invoice' check (kind in ('invoice', 'creditNote')),
  status text not null default 'CAPTURED' check (status in ('CAPTURED', 'SUBMITTED', 'MATCHED', 'VARIANCE', 'DISPUTED', 'APPROVED', 'EXPORTING', 'EXPORTED',
    'EXPORT_FAILED', 'POSTED', 'REJECTED', 'VOID')),
  supplier_invoice_no text not null check (supplier_invoice_no <> ''),
  normalised_no text not null check (normalised_no <> ''),
  duplicate_reason text not null default '',
  duplicate_of_id uuid,
  released_by text not null default '',
  invoice_date date not null,
  received_on date not null,
  due_date date not null,
  currency text not null,
  vat_number text not null default '',
  missing_particulars text[] not null default '{}',
  claim_gaps text[] not null default '{}',
  net bigint not null check (net > 0),
  vat bigint not null check (vat >= 0),
  gross bigint not null check (gross = net + vat),
  own_vat bigint not null,
  original_id uuid,
  note text not null default '',
  blob_name text not null default '',
  file_name text not null default '',
  content_type text not null default '',
  edited_by uuid[] not null default '{}',
  submitted_by text not null default '',
  submitted_at timestamptz,
  matched_at timestamptz,
  is_vat_right boolean not null default true,
  approved_by text not null default '',
  approved_at timestamptz,
  decision_reason text not null default '',
  posting_date date,
  journal_id uuid,
  item_id uuid,
  vat_claimed bigint not null default 0 check (vat_claimed between 0 and vat),
  vat_warned_at timestamptz,
  vat_proposed bigint not null default 0 check (vat_proposed between 0 and vat_claimed),
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, supplier_id) references supplier (partition, id),
  foreign key (partition, original_id) references purchase_invoice (partition, id),
  foreign key (partition, duplicate_of_id) references purchase_invoice (partition, id),
  foreign key (partition, journal_id) references journal (partition, id),
  foreign key (partition, item_id) references open_item (partition, id),
  check (kind = 'creditNote' or original_id is null),
  check ((duplicate_of_id is null) = (duplicate_reason = ''))
);
comment on table purchase_invoice is 'Invoices and credit notes of suppliers. Amounts of a credit note are what it gives back, above zero.';
comment on column purchase_invoice.normalised_no is 'The number of the supplier without what is written now so and now so: one of its kind for each supplier over all years.';
comment on column purchase_invoice.duplicate_reason is 'Why a number that was there before is another document: a supplier began its numbers again.';
comment on column purchase_invoice.released_by is 'The second person who agreed to that.';
comment on column purchase_invoice.vat_number is 'As it stands on the document.';
comment on column purchase_invoice.missing_particulars is 'What the law asks of a tax invoice and the document lacks.';
comment on column purchase_invoice.claim_gaps is 'Why its VAT is not claimed and goes into cost; empty where it is claimed.';
comment on column purchase_invoice.own_vat is 'VAT as its lines come to by our rates.';
comment on column purchase_invoice.vat_claimed is 'What stands on the account of VAT in.';
comment on column purchase_invoice.vat_proposed is 'Output VAT that was proposed because it stays unpaid (VAT Act s 22(3)), less what was taken back.';
-- A number is one document, whatever its formatting; what was dropped, or released with a reason, leaves the number free.
create unique index purchase_invoice_once on purchase_invoice (partition, supplier_id, kind, normalised_no)
  where status not in ('REJECTED', 'VOID') and duplicate_reason = '';
create index purchase_invoice_by_day on purchase_invoice (partition, invoice_date desc, id desc);
create index purchase_invoice_by_update on purchase_invoice (partition, updated_at desc, id desc);
create index purchase_invoice_by_due_date on purchase_invoice (partition, due_date, id);
create index purchase_invoice_of_supplier on purchase_invoice (partition, supplier_id, invoice_date desc, id desc);
create index purchase_invoice_open on purchase_invoice (partition, status, updated_at) where status in ('CAPTURED', 'SUBMITTED', 'MATCHED', 'VARIANCE', 'DISPUTED');
create index purchase_invoice_of_original on purchase_invoice (partition, original_id) where original_id is not null;
create index purchase_invoice_claimed on purchase_invoice (partition, company_id, posting_date) where vat_claimed > 0;
create index purchase_invoice_search on purchase_invoice using gin (partition, search gin_trgm_ops);

create table purchase_invoice_line (
  partition text not null,
  id uuid not null default uuidv7(),
  purchase_invoice_id uuid not null,
  line int not null check (line > 0),
  load_id uuid,
  charge_id uuid,
  order_id uuid,
  order_line_id uuid,
  item_master_id uuid,
  description text not null,
  quantity numeric(14, 3) not null check (quantity > 0),
  net bigint not null check (net > 0),
  vat_code text not null check (vat_code in ('standard', 'zeroRated', 'exempt', 'outOfScope')),
  vat_percent numeric(6, 4) not null check (vat_percent >= 0),
  vat_share bigint not null,
  profit_centre_id uuid not null,
  account text not null default '',
  is_part boolean not null default false,
  expected bigint,
  verdict text not null default '' check (verdict in ('', 'agrees', 'part', 'over', 'under', 'notExpected', 'nothingLeft')),
  disputed bigint not null default 0 check (disputed >= 0),
  primary key (partition, id),
  unique (partition, purchase_invoice_id, line),
  foreign key (partition, purchase_invoice_id) references purchase_invoice (partition, id) on delete cascade,
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, order_line_id) references company_order_line (partition, id),
  foreign key (partition, item_master_id) references item_master (partition, id),
  foreign key (partition, profit_centre_id) references profit_centre (partition, id),
  check (charge_id is null or load_id is not null),
  check ((order_id is null) = (order_line_id is null) and (order_id is null or load_id is null))
);
comment on table purchase_invoice_line is 'What a supplier asks for: a charge of a load, what came of an order, or something that nobody expected.';
comment on column purchase_invoice_line.is_part is 'The supplier invoices the rest of the charge later.';
comment on column purchase_invoice_line.expected is 'What was left of the charge or delivery when the document was last compared; null where nothing was expected.';
comment on column purchase_invoice_line.disputed is 'How much of it, without VAT, was told the supplier not to be owed.';
create unique index purchase_invoice_line_charge_once on purchase_invoice_line (partition, purchase_invoice_id, charge_id) where charge_id is not null;
create unique index purchase_invoice_line_order_once on purchase_invoice_line (partition, purchase_invoice_id, order_line_id) where order_line_id is not null;
create index purchase_invoice_line_of_charge on purchase_invoice_line (partition, charge_id) where charge_id is not null;
create index purchase_invoice_line_of_order_line on purchase_invoice_line (partition, order_line_id) where order_line_id is not null;
create index purchase_invoice_line_of_load on purchase_invoice_line (partition, load_id) where load_id is not null;

create table purchase_invoice_deduction (
  partition text not null,
  id uuid not null default uuidv7(),
  purchase_invoice_id uuid not null,
  kind text not null check (kind in ('damage', 'short', 'advanceFuel', 'advanceCash', 'disputed', 'other')),
  amount bigint not null check (amount > 0),
  reason text not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, purchase_invoice_id) references purchase_invoice (partition, id) on delete cascade
);
comment on table purchase_invoice_deduction is 'What is taken off the payment of a document: claims, advances, what is disputed. Neither its total nor its VAT changes.';
create index purchase_invoice_deduction_of on purchase_invoice_deduction (partition, purchase_invoice_id, made_at);

create table purchase_tolerance (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  supplier_id uuid,
  over_amount bigint not null check (over_amount >= 0),
  over_percent numeric(9, 4) not null check (over_percent between 0 and 100),
  under_amount bigint not null check (under_amount >= 0),
  under_percent numeric(9, 4) not null check (under_percent between 0 and 100),
  needs_pod boolean not null default true,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  primary key (partition, id),
  unique nulls not distinct (partition, company_id, supplier_id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, supplier_id) references supplier (partition, id)
);
comment on table purchase_tolerance is 'How far an invoice may be from what was expected: of a company, or of one of its suppliers.';
comment on column purchase_tolerance.needs_pod is 'Whether the proofs of a load are accepted or waived before its invoice is approved.';

do $$
declare each text;
begin
  foreach each in array array['purchase_invoice', 'purchase_invoice_line', 'purchase_invoice_deduction', 'purchase_tolerance'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy lookup on %s for select to haulway_lookup using (true)', each);
    execute format('grant select on %s to haulway_lookup', each);
    execute format('grant select, insert, update, delete on %s to haulway_app', each);
    -- People who are limited to some records see no money of suppliers.
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
  end loop;
  foreach each in array array['purchase_invoice', 'purchase_tolerance'] loop
    execute format('create policy scope_of_companies on %s as restrictive to haulway_app using (
      (select scope_leaves(''company'')) or company_id = any ((select scope_ids(''company''))::uuid[]))', each);
  end loop;
end $$;
create policy scope_of_purchase_invoices on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or noun <> 'purchaseInvoice');

-- A document that is in the books keeps its money, its supplier and its number; what comes after moves its state.
create function purchase_invoice_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a document in the books is not removed' using errcode = 'check_violation', constraint = 'purchase_invoice_booked';
  end if;
  if (new.partition, new.id, new.company_id, new.supplier_id, new.kind, new.supplier_invoice_no, new.normalised_no, new.invoice_date, new.due_date, new.currency,
      new.net, new.vat, new.gross, new.vat_claimed, new.original_id, new.posting_date, new.journal_id, new.item_id, new.approved_by, new.approved_at)
     is distinct from
     (old.partition, old.id, old.company_id, old.supplier_id, old.kind, old.supplier_invoice_no, old.normalised_no, old.invoice_date, old.due_date, old.currency,
      old.net, old.vat, old.gross, old.vat_claimed, old.original_id, old.posting_date, old.journal_id, old.item_id, old.approved_by, old.approved_at)
     or new.status in ('CAPTURED', 'SUBMITTED', 'MATCHED', 'VARIANCE', 'DISPUTED', 'REJECTED', 'VOID') then
    raise exception 'a document in the books stays as it is' using errcode = 'check_violation', constraint = 'purchase_invoice_booked';
  end if;
  return new;
end $$;
create trigger purchase_invoice_stays before update or delete on purchase_invoice for each row when (old.journal_id is not null) execute function purchase_invoice_stays();

create function purchase_invoice_line_stays() returns trigger language plpgsql security definer set search_path = public as $$
declare
  row_of purchase_invoice_line := coalesce(old, new);
begin
  if exists (select from purchase_invoice i where i.partition = row_of.partition and i.id = row_of.purchase_invoice_id and i.journal_id is not null) then
    raise exception 'the lines of a document in the books stay as they are' using errcode = 'check_violation', constraint = 'purchase_invoice_booked';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
alter function purchase_invoice_line_stays() owner to haulway_lookup;
create trigger purchase_invoice_line_stays before insert or update or delete on purchase_invoice_line for each row execute function purchase_invoice_line_stays();

-- A document in the books is the sum of its lines, and its open item is its total.
create function purchase_invoice_is_whole() returns trigger language plpgsql security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  own record;
begin
  select i.*, s.line_net, s.line_vat into own from purchase_invoice i,
         lateral (select coalesce(sum(l.net), 0) as line_net, coalesce(sum(l.vat_share), 0) as line_vat from purchase_invoice_line l
                   where l.partition = i.partition and l.purchase_invoice_id = i.id) s
   where i.partition = new.partition and i.id = new.id;
  if own.line_net <> own.net or own.line_vat <> own.vat then
    raise exception 'document % is not the sum of its lines', own.id using errcode = 'check_violation', constraint = 'purchase_invoice_whole';
  end if;
  if not exists (select from open_item i where i.partition = own.partition and i.id = own.item_id and i.document_id = own.id and i.journal_id = own.journal_id
      and i.party_id = own.supplier_id and i.amount = case own.kind when 'creditNote' then own.gross else -own.gross end) then
    raise exception 'document % has no open item of its own', own.id using errcode = 'check_violation', constraint = 'purchase_invoice_whole';
  end if;
  return null;
end $$;
alter function purchase_invoice_is_whole() owner to haulway_lookup;
create constraint trigger purchase_invoice_is_whole after insert or update on purchase_invoice deferrable initially deferred
  for each row when (new.status in ('APPROVED', 'EXPORTING', 'EXPORTED', 'EXPORT_FAILED', 'POSTED')) execute function purchase_invoice_is_whole();

-- Of a charge no more is in the books than was expected and a person agreed to: nothing at all once nothing is left of it.
create function purchase_charge_left() returns trigger language plpgsql security definer set search_path = public as $$
declare
  agreed bigint;
  before bigint;
begin
  if new.charge_id is null then
    return null;
  end if;
  if exists (select from purchase_invoice i where i.partition = new.partition and i.id = new.purchase_invoice_id and (i.kind = 'creditNote' or i.status in ('REJECTED', 'VOID'))) then
    return null;
  end if;
  -- Two who state the same charge come one after the other, whatever they hold else.
  perform pg_advisory_xact_lock(hashtextextended('purchase charge ' || new.charge_id, 0));
  select c.net into agreed from load_charge c where c.partition = new.partition and c.id = new.charge_id and c.load_id = new.load_id and c.side = 'buy';
  select coalesce(sum(case i.kind when 'creditNote' then -n.net else n.net end), 0) into before from purchase_invoice_line n
    join purchase_invoice i on i.partition = n.partition and i.id = n.purchase_invoice_id
   where n.partition = new.partition and n.charge_id = new.charge_id and n.purchase_invoice_id <> new.purchase_invoice_id and i.status not in ('REJECTED', 'VOID');
  if agreed is not null and before > 0 and before >= agreed then
    raise exception 'nothing is left of this charge' using errcode = 'check_violation', constraint = 'purchase_charge_left';
  end if;
  return null;
end $$;
alter function purchase_charge_left() owner to haulway_lookup;
create policy lookup on load_charge for select to haulway_lookup using (true);
grant select on load_charge to haulway_lookup;
create trigger purchase_charge_left after insert or update of charge_id on purchase_invoice_line for each row execute function purchase_charge_left();

-- Whoever keeps the books captures, and whoever approves them decides, until roles say otherwise. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getPurchaseInvoices', 'tripDirector.getPurchaseInvoice', 'tripDirector.getPurchaseInvoiceHistory', 'tripDirector.getPurchaseInvoiceExpected',
     'tripDirector.getPurchaseInvoiceFile', 'tripDirector.getPurchaseInvoiceTolerance']) a)
 where 'tripDirector.postTransaction' = any (r.authorisations) or 'tripDirector.approveTransaction' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postPurchaseInvoice', 'tripDirector.putPurchaseInvoice', 'tripDirector.postPurchaseInvoiceFile', 'tripDirector.submitPurchaseInvoice',
     'tripDirector.matchPurchaseInvoice', 'tripDirector.disputePurchaseInvoice', 'tripDirector.deletePurchaseInvoice', 'tripDirector.postPurchaseInvoiceDeduction',
     'tripDirector.deletePurchaseInvoiceDeduction']) a)
 where 'tripDirector.postTransaction' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.approvePurchaseInvoice', 'tripDirector.approvePurchaseInvoiceVariance', 'tripDirector.rejectPurchaseInvoice', 'tripDirector.putPurchaseInvoiceTolerance']) a)
 where 'tripDirector.approveTransaction' = any (r.authorisations);
alter table role_profile force row level security;
