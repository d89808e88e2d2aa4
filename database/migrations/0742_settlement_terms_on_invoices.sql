-- Terms of settlement are printed on invoices, and what is printed is what may be taken off (VAT Act 89 of 1991, s 21(3) proviso C; decision 0248).

alter table invoice add column settlement_percent numeric(5, 2) check (settlement_percent > 0 and settlement_percent <= 50);
alter table invoice add column settlement_amount bigint check (settlement_amount > 0);
alter table invoice add column settlement_until date;
alter table invoice add check ((settlement_percent is null) = (settlement_amount is null) and (settlement_amount is null) = (settlement_until is null));
alter table invoice add check (settlement_amount is null or kind = 'invoice' and settlement_amount <= gross and settlement_until >= tax_date);
comment on column invoice.settlement_percent is 'The discount for payment in time that is printed on it; null where none is. Frozen when it is posted.';
comment on column invoice.settlement_amount is 'The most that may be taken off with VAT, in the currency of the document.';
comment on column invoice.settlement_until is 'The last day on which it is paid in time.';

create function invoice_settlement_stays() returns trigger language plpgsql as $$
begin
  raise exception 'printed terms of settlement stay' using errcode = 'check_violation', constraint = 'invoice_posted';
end $$;
-- Only the posting itself writes them: a document without a paper has just been numbered.
create trigger invoice_settlement_stays before update of settlement_percent, settlement_amount, settlement_until on invoice for each row
  when (old.paper is not null and (old.settlement_percent, old.settlement_amount, old.settlement_until) is distinct from (new.settlement_percent, new.settlement_amount, new.settlement_until))
  execute function invoice_settlement_stays();
