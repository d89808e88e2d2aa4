-- Invoices of suppliers in a foreign currency (decision 0254): they are owed and paid in it, and stand in the books at the rate of their
-- day. Runs of payments pay one currency each, from an account in it.

alter table purchase_invoice
  add column rate numeric(16, 8) check (rate > 0),
  add column rate_day date,
  add column rate_source text not null default '',
  add column base_currency text check (base_currency ~ '^[A-Z]{3}$'),
  add column base_net bigint,
  add column base_vat bigint,
  add column base_gross bigint;
comment on column purchase_invoice.rate is 'Of a document in a foreign currency: what one unit is worth in the company''s own. That of its invoice for a credit note.';
comment on column purchase_invoice.rate_day is 'The day of the rate, which may be before the date of the document.';
comment on column purchase_invoice.base_gross is 'In the company''s own currency, at the rate of its day; as it was posted once it is in the books.';
alter table purchase_invoice_line
  add column base_net bigint,
  add column base_vat bigint,
  add column target_net bigint;
comment on column purchase_invoice_line.base_net is 'In the company''s own currency.';
comment on column purchase_invoice_line.target_net is 'What it takes of its charge or of the line of its order, in the currency of that.';

alter table purchase_invoice no force row level security;
alter table purchase_invoice_line no force row level security;
alter table purchase_invoice disable trigger purchase_invoice_stays;
alter table purchase_invoice_line disable trigger purchase_invoice_line_stays;
update purchase_invoice set base_currency = currency, base_net = net, base_vat = vat, base_gross = gross;
update purchase_invoice_line set base_net = net, base_vat = vat_share, target_net = net;
set constraints all immediate;
alter table purchase_invoice enable trigger purchase_invoice_stays;
alter table purchase_invoice_line enable trigger purchase_invoice_line_stays;
alter table purchase_invoice force row level security;
alter table purchase_invoice_line force row level security;

alter table purchase_invoice
  add check (base_gross = base_net + base_vat),
  add check ((rate is null) = (rate_day is null)),
  add constraint purchase_invoice_rate_of_currency check (base_currency is null or (rate is null) = (base_currency = currency)),
  add constraint purchase_invoice_worth_check check (journal_id is null or base_gross is not null);
-- VAT in stands in the books, and so in the currency of the books.
alter table purchase_invoice drop constraint purchase_invoice_check1;
alter table purchase_invoice add constraint purchase_invoice_claimed_check check (vat_claimed between 0 and coalesce(base_vat, vat));

create or replace function purchase_invoice_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a document in the books is not removed' using errcode = 'check_violation', constraint = 'purchase_invoice_booked';
  end if;
  if (new.partition, new.id, new.company_id, new.supplier_id, new.kind, new.supplier_invoice_no, new.normalised_no, new.invoice_date, new.due_date, new.currency,
      new.net, new.vat, new.gross, new.vat_claimed, new.original_id, new.posting_date, new.journal_id, new.item_id, new.approved_by, new.approved_at,
      new.rate, new.rate_day, new.rate_source, new.base_currency, new.base_net, new.base_vat, new.base_gross)
     is distinct from
     (old.partition, old.id, old.company_id, old.supplier_id, old.kind, old.supplier_invoice_no, old.normalised_no, old.invoice_date, old.due_date, old.currency,
      old.net, old.vat, old.gross, old.vat_claimed, old.original_id, old.posting_date, old.journal_id, old.item_id, old.approved_by, old.approved_at,
      old.rate, old.rate_day, old.rate_source, old.base_currency, old.base_net, old.base_vat, old.base_gross)
     or new.status in ('CAPTURED', 'SUBMITTED', 'MATCHED', 'VARIANCE', 'DISPUTED', 'REJECTED', 'VOID') then
    raise exception 'a document in the books stays as it is' using errcode = 'check_violation', constraint = 'purchase_invoice_booked';
  end if;
  return new;
end $$;

alter table payment_run add column worth bigint not null default 0;
comment on column payment_run.worth is 'What goes out in the company''s own currency, at the last rate that was known when it changed: limits and second signatures go by it.';
alter table payment_run no force row level security;
update payment_run set worth = total;
set constraints all immediate;
alter table payment_run force row level security;

-- The list is sorted by total, too.
create index purchase_invoice_by_gross on purchase_invoice (partition, gross desc, id desc);
