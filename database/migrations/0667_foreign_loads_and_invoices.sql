-- Loads that are sold in a foreign currency: their charges are in it, and what they come to stands on the load in that of the
-- company, so that lists, margins and credit are one currency. Their documents are reckoned by the rate of their tax date.

alter table load
  add column sell_currency text check (sell_currency ~ '^[A-Z]{3}$'),
  add column sell_rate numeric(16, 8) check (sell_rate > 0),
  add check ((sell_currency is null) = (sell_rate is null));
comment on column load.sell_currency is 'In which its customer is charged; null in the company''s own currency.';
comment on column load.sell_rate is 'What one unit of it was worth when the load was priced: an estimate until it is invoiced.';

alter table invoice
  add column rate numeric(16, 8) check (rate > 0),
  add column rate_day date,
  add column rate_source text not null default '',
  add column base_currency text,
  add column base_net bigint,
  add column base_vat bigint,
  add column base_gross bigint;
alter table invoice no force row level security;
alter table invoice disable trigger invoice_stays;
update invoice i set base_currency = i.currency, base_net = i.net, base_vat = i.vat, base_gross = i.gross where i.posted_at is not null;
alter table invoice enable trigger invoice_stays;
alter table invoice force row level security;
alter table invoice
  add check (base_gross = base_net + base_vat),
  add check ((rate is null) = (rate_day is null)),
  add check (base_currency is null or (rate is null) = (base_currency = currency));
comment on column invoice.rate is 'Of a document in a foreign currency: what one unit is worth in the company''s own. That of its invoice for a credit note.';
comment on column invoice.rate_day is 'The day of the rate, which may be before the tax date; its source is printed.';
comment on column invoice.base_gross is 'In the company''s own currency, as it was posted; null of a draft.';

alter table invoice_line add column base_net bigint, add column base_vat bigint;
comment on column invoice_line.base_net is 'In the company''s own currency, as it was posted; null of a draft.';
alter table invoice_line no force row level security;
alter table invoice_line disable trigger invoice_line_stays;
update invoice_line l set base_net = l.net, base_vat = l.vat_share
  from invoice i where i.partition = l.partition and i.id = l.invoice_id and i.posted_at is not null;
alter table invoice_line enable trigger invoice_line_stays;
alter table invoice_line force row level security;

-- A document has a worth in the books, posted or not: who approves it and how much credit it takes depend on it.
create function invoice_worth(of_invoice invoice) returns bigint language sql stable as $$
  select coalesce(of_invoice.base_gross, (
    select case when c.base_currency = of_invoice.currency then of_invoice.gross
                else round(of_invoice.gross * coalesce(
                  (select o.rate from invoice o where o.partition = of_invoice.partition and o.id = of_invoice.original_id),
                  (select r.rate from exchange_rate r where r.partition = of_invoice.partition and r.is_active and r.currency = of_invoice.currency
                     and r.in_currency = c.base_currency and r.day <= of_invoice.tax_date order by r.day desc limit 1), 1))::bigint end
      from company c where c.partition = of_invoice.partition and c.id = of_invoice.company_id), of_invoice.gross);
$$;
comment on function invoice_worth(invoice) is 'With VAT in the currency of the books: as it was posted, else at the last rate up to its tax date; its own amount where there is none.';
grant execute on function invoice_worth(invoice) to haulway_app, haulway_lookup;

create or replace function invoice_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a posted document is not removed' using errcode = 'check_violation', constraint = 'invoice_posted';
  end if;
  if (new.partition, new.id, new.company_id, new.kind, new.status, new.customer_id, new.bill_to_party_id, new.currency, new.tax_date, new.supply_from, new.supply_to,
      new.term_days, new.due_date, new.net, new.vat, new.gross, new.loads, new.original_id, new.rebills, new.posted_by, new.posted_at)
     is distinct from
     (old.partition, old.id, old.company_id, old.kind, old.status, old.customer_id, old.bill_to_party_id, old.currency, old.tax_date, old.supply_from, old.supply_to,
      old.term_days, old.due_date, old.net, old.vat, old.gross, old.loads, old.original_id, old.rebills, old.posted_by, old.posted_at)
    or old.base_gross is not null and (new.rate, new.rate_day, new.rate_source, new.base_currency, new.base_net, new.base_vat, new.base_gross)
       is distinct from (old.rate, old.rate_day, old.rate_source, old.base_currency, old.base_net, old.base_vat, old.base_gross)
    or old.journal_id is not null and new.journal_id is distinct from old.journal_id or old.item_id is not null and new.item_id is distinct from old.item_id then
    raise exception 'a posted document stays as it is' using errcode = 'check_violation', constraint = 'invoice_posted';
  end if;
  return new;
end $$;

create or replace function invoice_line_stays() returns trigger language plpgsql security definer set search_path = public as $$
declare
  row_of invoice_line := coalesce(old, new);
  is_posted boolean;
begin
  select i.posted_at is not null and i.number is not null into is_posted from invoice i where i.partition = row_of.partition and i.id = row_of.invoice_id;
  if is_posted then
    if tg_op <> 'UPDATE' or (new.partition, new.id, new.invoice_id, new.line, new.load_id, new.charge_id, new.item_master_id, new.description, new.quantity, new.unit,
         new.price, new.net, new.vat_code, new.vat_percent, new.vat_share, new.profit_centre_id, new.account, new.of_line_id)
       is distinct from (old.partition, old.id, old.invoice_id, old.line, old.load_id, old.charge_id, old.item_master_id, old.description, old.quantity, old.unit,
         old.price, old.net, old.vat_code, old.vat_percent, old.vat_share, old.profit_centre_id, old.account, old.of_line_id)
      or old.base_net is not null and (new.base_net, new.base_vat) is distinct from (old.base_net, old.base_vat) then
      raise exception 'the lines of a posted document stay as they are' using errcode = 'check_violation', constraint = 'invoice_posted';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create or replace function invoice_is_whole() returns trigger language plpgsql security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  own record;
begin
  -- As it is at the commit: it was numbered first, and journal and paper came after.
  select i.*, coalesce(s.line_net, 0) as line_net, coalesce(s.line_vat, 0) as line_vat, s.line_base_vat, s.line_base, s.lines_of from invoice i,
         lateral (select sum(l.net) as line_net, sum(l.vat_share) as line_vat, sum(l.base_vat) as line_base_vat, sum(l.base_net + l.base_vat) as line_base, count(*) as lines_of
                    from invoice_line l where l.partition = i.partition and l.invoice_id = i.id) s
    into own where i.partition = new.partition and i.id = new.id;
  if own.line_net <> own.net or own.line_vat <> own.vat then
    raise exception 'document % is not the sum of its lines', own.id using errcode = 'check_violation', constraint = 'invoice_whole';
  end if;
  -- In the books VAT is the sum of its lines too, and the total differs from them by cents of rounding alone; parts of lines are rounded each.
  if own.base_gross is null or own.line_base_vat is distinct from own.base_vat or abs(own.line_base - own.base_gross) > (case own.kind when 'invoice' then 5 else 5 + own.lines_of end)
    or own.rate is null and own.base_gross <> own.gross then
    raise exception 'document % is worth something else in the books', own.id using errcode = 'check_violation', constraint = 'invoice_whole';
  end if;
  if own.paper is null or own.journal_id is null or not exists (select from open_item i where i.partition = own.partition and i.id = own.item_id
      and i.document_id = own.id and i.journal_id = own.journal_id and i.currency = own.currency and i.amount = case own.kind when 'creditNote' then -own.gross else own.gross end
      and i.base_amount = case own.kind when 'creditNote' then -own.base_gross else own.base_gross end) then
    raise exception 'document % has no paper, journal or open item', own.id using errcode = 'check_violation', constraint = 'invoice_whole';
  end if;
  return null;
end $$;
