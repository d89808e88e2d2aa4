-- Deductions from a supplier's invoice stand in the run that pays it, and are posted with it (decision 0246).

alter table open_item drop constraint open_item_kind_check;
alter table open_item add constraint open_item_kind_check check (kind in ('opening', 'invoice', 'creditNote', 'debitNote', 'receipt', 'purchaseInvoice', 'payment', 'reversal',
  'refund', 'discount', 'rest', 'badDebt', 'recovery', 'transfer', 'exchange', 'deduction'));

alter table purchase_invoice_deduction add column run_id uuid;
alter table purchase_invoice_deduction add column journal_id uuid;
alter table purchase_invoice_deduction add foreign key (partition, journal_id) references journal (partition, id);
alter table purchase_invoice_deduction add check (journal_id is null or run_id is not null);
comment on column purchase_invoice_deduction.run_id is 'The run of payments whose file the bank has: it is not taken back any more.';
comment on column purchase_invoice_deduction.journal_id is 'The journal of that run, once the bank has paid; nothing of it is taken off again.';
create index purchase_invoice_deduction_of_run on purchase_invoice_deduction (partition, run_id) where run_id is not null;
create index purchase_invoice_of_item on purchase_invoice (partition, item_id) where item_id is not null;

alter table payment_item add column deductions jsonb not null default '[]' check (jsonb_typeof(deductions) = 'array');
comment on column payment_item.deductions is 'What was taken off when it was gathered: id, kind, amount and reason of each.';
create trigger payment_deductions_stay before update of deductions on payment_item for each row execute function payment_is_open();
