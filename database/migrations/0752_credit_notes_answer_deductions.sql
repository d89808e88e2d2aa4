-- A credit note of a supplier takes the place of what was taken off the payment for the same reason (decision 0253). Until now it lowered
-- the next payment a second time unless somebody withdrew the deduction.

alter table purchase_invoice add column answers uuid[];
alter table purchase_invoice add constraint purchase_invoice_answers_check check (kind = 'creditNote' or answers is null);
comment on column purchase_invoice.answers is 'The deductions that a person chose for a credit note; null where they are found by its invoice, its loads or its amount.';

alter table purchase_invoice_deduction add column answered bigint not null default 0;
alter table purchase_invoice_deduction add constraint purchase_invoice_deduction_answered_check check (answered between 0 and amount);
comment on column purchase_invoice_deduction.answered is 'How much of it credit notes of the supplier have taken over; only the rest is taken off.';

create table purchase_deduction_answer (
  partition text not null,
  id uuid not null default uuidv7(),
  credit_note_id uuid not null,
  deduction_id uuid not null,
  amount bigint not null check (amount > 0),
  journal_id uuid,
  made_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, credit_note_id, deduction_id),
  foreign key (partition, credit_note_id) references purchase_invoice (partition, id),
  foreign key (partition, deduction_id) references purchase_invoice_deduction (partition, id),
  foreign key (partition, journal_id) references journal (partition, id)
);
comment on table purchase_deduction_answer is 'So much of a deduction a credit note took over when it was approved. It is written once and stays.';
comment on column purchase_deduction_answer.journal_id is 'The journal that took the posted deduction back; null where no payment had posted it yet.';
create index purchase_deduction_answer_of on purchase_deduction_answer (partition, deduction_id);
call isolate('purchase_deduction_answer');
create policy lookup on purchase_deduction_answer for select to haulway_lookup using (true);
grant select on purchase_deduction_answer to haulway_lookup;
grant select, insert on purchase_deduction_answer to haulway_app;
-- People who are limited to some records see no money of suppliers.
create policy scope on purchase_deduction_answer as restrictive to haulway_app using ((select scope_is_everything()));
