-- Statements of what suppliers are owed for delivered loads, and their invoices by link (decision 0246). Amounts are whole cents.

alter table purchase_invoice add column captured_via text not null default 'desk' check (captured_via in ('desk', 'link', 'statement'));
comment on column purchase_invoice.captured_via is 'How it came: typed at the desk, by the link of a supplier, or by the answer to our statement.';

create table supplier_statement (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  supplier_id uuid not null,
  from_day date not null,
  to_day date not null,
  currency text not null,
  net bigint not null check (net > 0),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'SENT', 'ANSWERED', 'WITHDRAWN')),
  link_id uuid,
  sent_to text not null default '',
  sent_at timestamptz,
  answered_by text not null default '',
  answered_at timestamptz,
  answered_no text not null default '',
  purchase_invoice_id uuid,
  decision_reason text not null default '',
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
  foreign key (partition, purchase_invoice_id) references purchase_invoice (partition, id),
  check (from_day <= to_day),
  check (status <> 'ANSWERED' or answered_at is not null)
);
comment on table supplier_statement is 'A statement that we make for a supplier: what it is owed for loads delivered in a period. It says line by line what is right, and its answer becomes its invoice.';
comment on column supplier_statement.net is 'What was owed for its loads when it was made, without VAT.';
comment on column supplier_statement.purchase_invoice_id is 'The invoice that its answer became; none where the supplier says that no load is its own.';
-- Two who make a statement for one supplier at once: the second one finds the first.
create unique index supplier_statement_open on supplier_statement (partition, company_id, supplier_id) where status in ('DRAFT', 'SENT');
create index supplier_statement_by_day on supplier_statement (partition, to_day desc, id desc);
create index supplier_statement_by_update on supplier_statement (partition, updated_at desc, id desc);
create index supplier_statement_of_supplier on supplier_statement (partition, supplier_id, to_day desc);
create index supplier_statement_of_invoice on supplier_statement (partition, purchase_invoice_id) where purchase_invoice_id is not null;
create index supplier_statement_search on supplier_statement using gin (partition, search gin_trgm_ops);

create table supplier_statement_line (
  partition text not null,
  id uuid not null default uuidv7(),
  statement_id uuid not null,
  line int not null check (line > 0),
  load_id uuid not null,
  charge_ids uuid[] not null check (cardinality(charge_ids) > 0),
  delivered_on date,
  net bigint not null check (net > 0),
  answer text not null default '' check (answer in ('', 'right', 'wrong')),
  reason text not null default '' check (reason in ('', 'standing', 'price', 'notMine')),
  claimed bigint check (claimed > 0),
  words text not null default '',
  primary key (partition, id),
  unique (partition, statement_id, load_id),
  foreign key (partition, statement_id) references supplier_statement (partition, id) on delete cascade,
  foreign key (partition, load_id) references load (partition, id),
  check ((answer = 'wrong') = (reason <> '')),
  check ((claimed is not null) = (reason in ('standing', 'price')))
);
comment on table supplier_statement_line is 'A load of a statement, and what the supplier says of it.';
comment on column supplier_statement_line.charge_ids is 'The charges of the load that were left to be invoiced.';
comment on column supplier_statement_line.claimed is 'What the supplier claims without VAT: standing time beside the rest, or another price for all of the load.';
create index supplier_statement_line_of_load on supplier_statement_line (partition, load_id);

create function scope_hides_supplier_statement(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from supplier_statement s
    where s.partition = current_setting('app.partition', true) and s.id = record and not scope_is_everything());
$$;
comment on function scope_hides_supplier_statement(uuid) is 'Whether a record is a statement for a supplier, of which people who are limited to some records see nothing.';

do $$
declare each text;
begin
  foreach each in array array['supplier_statement', 'supplier_statement_line'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy lookup on %s for select to haulway_lookup using (true)', each);
    execute format('grant select on %s to haulway_lookup', each);
    execute format('grant select, insert, update on %s to haulway_app', each);
    -- People who are limited to some records see no money of suppliers.
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
  end loop;
  execute 'create policy scope_of_companies on supplier_statement as restrictive to haulway_app using (
    (select scope_leaves(''company'')) or company_id = any ((select scope_ids(''company''))::uuid[]))';
  revoke all on function scope_hides_supplier_statement(uuid) from public;
  grant execute on function scope_hides_supplier_statement(uuid) to haulway_app, haulway_lookup;
  alter function scope_hides_supplier_statement(uuid) owner to haulway_lookup;
  -- Links learn this noun as well, whatever others have taught them.
  execute replace(pg_get_functiondef('scope_hides_link(text, uuid, uuid)'::regprocedure), 'when subject is not null then scope_hides_party(subject)',
    'when subject is not null then scope_hides_party(subject) or scope_hides_supplier_statement(subject)');
end $$;
create policy scope_of_supplier_statements on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or noun <> 'supplierStatement');

comment on column link.kind is 'The flow it opens: carrierregister, shipperregister, creditorapplicationform, creditlimitapprove, gitcertificaterenewal, podupload, podpack, paperupload, loadtender, customerinvoice, supplierinvoice, supplierstatement, drivertrip, loadtracking.';

-- Whoever captures invoices of suppliers asks for them by link; whoever reads them reads the statements.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getSupplierStatements', 'tripDirector.getSupplierStatement', 'tripDirector.getSupplierStatementHistory']) a)
 where 'tripDirector.getPurchaseInvoices' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postSupplierStatements', 'tripDirector.sendSupplierStatement', 'tripDirector.deleteSupplierStatement',
     'tripDirector.sendPurchaseInvoiceRequest']) a)
 where 'tripDirector.postPurchaseInvoice' = any (r.authorisations);
alter table role_profile force row level security;
