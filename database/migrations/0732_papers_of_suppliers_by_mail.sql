-- Invoices that suppliers mail to the mailbox of a company: the paper waits at the desk with what its text says (decision 0246).

create table purchase_paper (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  supplier_id uuid not null,
  sender text not null,
  blob_name text not null check (blob_name <> ''),
  file_name text not null,
  content_type text not null,
  found jsonb not null default '{}' check (jsonb_typeof(found) = 'object'),
  purchase_invoice_id uuid,
  dropped_because text not null default '',
  decided_by text not null default '',
  decided_at timestamptz,
  updated_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, supplier_id) references supplier (partition, id),
  foreign key (partition, purchase_invoice_id) references purchase_invoice (partition, id),
  check ((decided_at is null) = (purchase_invoice_id is null and dropped_because = ''))
);
comment on table purchase_paper is 'A file that a supplier mailed and whose text says that it is an invoice: it waits until somebody captures it or drops it.';
comment on column purchase_paper.found is 'What was read in its text: number, date, total, VAT and VAT number. Nothing of it is taken as true.';
create index purchase_paper_waiting on purchase_paper (partition, created_at desc, id desc) where decided_at is null;
create index purchase_paper_by_day on purchase_paper (partition, created_at desc, id desc);
create index purchase_paper_of_supplier on purchase_paper (partition, supplier_id);
create index purchase_paper_of_invoice on purchase_paper (partition, purchase_invoice_id) where purchase_invoice_id is not null;
create index purchase_paper_search on purchase_paper using gin (partition, search gin_trgm_ops);
-- One file of a mail is one paper, however often the mail is read.
create unique index purchase_paper_once on purchase_paper (partition, blob_name);

do $$ begin
  call isolate('purchase_paper');
  create policy lookup on purchase_paper for select to haulway_lookup using (true);
  grant select on purchase_paper to haulway_lookup;
  grant select, insert, update on purchase_paper to haulway_app;
  -- People who are limited to some records see no money of suppliers.
  create policy scope on purchase_paper as restrictive to haulway_app using ((select scope_is_everything()));
  create policy scope_of_companies on purchase_paper as restrictive to haulway_app using (
    (select scope_leaves('company')) or company_id = any ((select scope_ids('company'))::uuid[]));
end $$;
create policy scope_of_purchase_papers on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or noun <> 'purchasePaper');
alter table purchase_invoice drop constraint purchase_invoice_captured_via_check;
alter table purchase_invoice add constraint purchase_invoice_captured_via_check check (captured_via in ('desk', 'link', 'statement', 'mail'));

alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getPurchasePapers', 'tripDirector.getPurchasePaper', 'tripDirector.getPurchasePaperFile', 'tripDirector.deletePurchasePaper']) a)
 where 'tripDirector.postPurchaseInvoice' = any (r.authorisations);
alter table role_profile force row level security;
