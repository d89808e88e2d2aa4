-- Approved supplier invoices on their way into another accounting system, once and only once (decision 0237): the settings of each
-- company, one row for each document and version, files where there is no connection, and what differs there.

alter table exchange_partner drop constraint exchange_partner_kind_check,
  add constraint exchange_partner_kind_check check (kind in ('fiscal', 'customer', 'accounting'));
comment on table exchange_partner is 'Another system that a company exchanges documents with: a tax authority, that of a customer, that of accounting.';
create unique index exchange_partner_one_accounting on exchange_partner (partition, company_id) where kind = 'accounting';
alter table exchange drop constraint exchange_purpose_check,
  add constraint exchange_purpose_check check (purpose in ('fiscalise', 'deliver', 'export'));
create index exchange_exports_due on exchange (partition, company_id, next_at) where purpose = 'export' and next_at is not null;

create table accounting_system (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  partner_id uuid not null,
  kind text not null default 'files' check (kind in ('files', 'businessCentral')),
  tenant text not null default '',
  environment text not null default '',
  their_company_id text not null default '',
  client_id text not null default '',
  secret_sealed text not null,
  base_url text not null default '',
  token_url text not null default '',
  accounts jsonb not null default '{}',
  centres jsonb not null default '{}',
  vat_codes jsonb not null default '{}',
  dimension_code text not null default '',
  rounding_account text not null default '',
  auto_post boolean not null default false,
  is_active boolean not null default false,
  waits_for_second boolean not null default false,
  changed_by_id uuid,
  polled_at timestamptz,
  compared_at timestamptz,
  subscription_id text not null default '',
  notice_hash text not null default '',
  subscribed_until timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  unique (partition, company_id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, partner_id) references exchange_partner (partition, id)
);
comment on table accounting_system is 'The accounting system that approved supplier invoices of a company go to; files where none is connected.';
comment on column accounting_system.secret_sealed is 'The secret of the application there, sealed.';
comment on column accounting_system.accounts is 'Our account to theirs; one that is not named keeps its number.';
comment on column accounting_system.centres is 'Code of our profit centre to their dimension value; one that is not named keeps its code.';
comment on column accounting_system.vat_codes is 'Our VAT code to theirs.';
comment on column accounting_system.dimension_code is 'Their dimension that cost centres are values of.';
comment on column accounting_system.rounding_account is 'Their account of a line that makes cents equal; without one a cent that is left is drift.';
comment on column accounting_system.waits_for_second is 'Changed by somebody without a second factor: another person switches it on.';
comment on column accounting_system.polled_at is 'What changed there until then has been read.';
comment on column accounting_system.notice_hash is 'SHA-256 of the word by which their notices are known.';

create table accounting_export (
  partition text not null,
  id uuid not null,
  company_id uuid not null,
  document_id uuid not null,
  document_version int not null,
  vendor_number text not null,
  vendor_invoice_number text not null,
  document jsonb not null,
  their_id text not null default '',
  their_status text not null default '' check (their_status in ('', 'draft', 'posted', 'paid', 'canceled', 'inFile', 'gone')),
  pending text not null default '' check (pending in ('', 'create', 'lines', 'centres', 'round', 'attach', 'post')),
  pending_at timestamptz,
  has_created boolean not null default false,
  detail text not null default '',
  differences jsonb not null default '[]',
  compared_at timestamptz,
  primary key (partition, id),
  unique (partition, document_id, document_version),
  foreign key (partition, id) references exchange (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  check ((pending = '') = (pending_at is null))
);
comment on table accounting_export is 'A version of an approved document on its way into another accounting system; its exchange has its state.';
comment on column accounting_export.document is 'As it was approved, in words of no system; amounts are whole cents as text.';
comment on column accounting_export.pending is 'What was sent and not heard of yet: it is looked up before it is ever sent again.';
comment on column accounting_export.has_created is 'A creation of ours has left at some time: an empty draft with its number is ours.';
comment on column accounting_export.detail is 'What the other system said when it refused.';
comment on column accounting_export.differences is 'What differs there: field, ours, theirs.';
create index accounting_export_of_company on accounting_export (partition, company_id, their_status);
create index accounting_export_there on accounting_export (partition, company_id, their_id) where their_id <> '';
-- One document there is one document here.
create unique index accounting_export_once_there on accounting_export (partition, company_id, their_id) where their_id <> '' and their_status not in ('inFile', 'gone');

create function refuse_other_document() returns trigger language plpgsql as $$
begin
  raise exception 'an export keeps its document' using errcode = 'check_violation', constraint = 'accounting_export_document';
end $$;
create trigger accounting_export_document before update on accounting_export for each row
  when (row(old.document_id, old.document_version, old.vendor_number, old.vendor_invoice_number, old.document)
     is distinct from row(new.document_id, new.document_version, new.vendor_number, new.vendor_invoice_number, new.document))
  execute function refuse_other_document();

create table accounting_file (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  number int not null check (number > 0),
  documents int not null default 0,
  gross bigint not null default 0,
  content text not null default '',
  created_at timestamptz not null default now(),
  taken_by text not null default '',
  taken_at timestamptz,
  primary key (partition, id),
  unique (partition, company_id, number),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table accounting_file is 'A file of documents for an accounting system without a connection. Once it was taken it stays as it is.';
comment on column accounting_file.content is 'The file, once it was taken.';
create unique index accounting_file_one_open on accounting_file (partition, company_id) where taken_at is null;

create table accounting_difference (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  export_id uuid,
  their_id text not null default '',
  kind text not null check (kind in ('status', 'totals', 'dueDate', 'missingThere', 'missingHere')),
  number text not null,
  their_number text not null default '',
  vendor_number text not null default '',
  ours text not null default '',
  theirs text not null default '',
  found_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, export_id) references accounting_export (partition, id)
);
comment on table accounting_difference is 'What the nightly comparison found between ours and theirs, until it is found no more.';
create unique index accounting_difference_open_once on accounting_difference (partition, company_id, kind, coalesce(export_id::text, their_id)) where ended_at is null;
create index accounting_difference_newest on accounting_difference (partition, found_at desc, id desc);
create index accounting_difference_of_export on accounting_difference (partition, export_id) where export_id is not null;

do $$
declare each text;
begin
  foreach each in array array['accounting_system', 'accounting_export', 'accounting_file', 'accounting_difference'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
    execute format('create policy lookup on %s for select to haulway_lookup using (true)', each);
    execute format('grant select on %s to haulway_lookup', each);
    execute format('grant select, insert, update on %s to haulway_app', each);
  end loop;
end $$;

drop function exchanges_overdue();
-- Exchanges whose turn is long due: their job was lost, and is queued again.
create function exchanges_overdue() returns table (partition text, id uuid, turn int, company_id uuid, purpose text)
language sql stable security definer set search_path = public as $$
  select e.partition, e.id, e.turn, e.company_id, e.purpose from exchange e
   where e.next_at < now() - interval '10 minutes' order by e.next_at limit 1000;
$$;
revoke all on function exchanges_overdue() from public;
grant execute on function exchanges_overdue() to haulway_app;
alter function exchanges_overdue() owner to haulway_lookup;

-- The connected systems of all partitions, for the jobs that read what changed there.
create function accounting_systems_connected() returns table (partition text, company_id uuid)
language sql stable security definer set search_path = public as $$
  select s.partition, s.company_id from accounting_system s where s.is_active and s.kind = 'businessCentral' order by 1, 2;
$$;
-- Whose notice it is, by the word in its address.
create function accounting_system_of_notice(word_hash text) returns table (partition text, company_id uuid)
language sql stable security definer set search_path = public as $$
  select s.partition, s.company_id from accounting_system s where s.is_active and s.notice_hash = word_hash and word_hash <> '';
$$;
do $$ declare each text; begin
  foreach each in array array['accounting_systems_connected()', 'accounting_system_of_notice(text)'] loop
    execute format('revoke all on function %s from public', each);
    execute format('grant execute on function %s to haulway_app', each);
    execute format('alter function %s owner to haulway_lookup', each);
  end loop;
end $$;
create index accounting_system_of_notices on accounting_system (notice_hash) where notice_hash <> '';

-- Whoever sees exchanges sees exports, who mends them compares and takes files; who sets webhooks sets the accounting system. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getAccountingExports', 'tripDirector.getAccountingExport', 'tripDirector.getInvoiceDrift', 'tripDirector.getAccountingFiles']) a)
 where 'tripDirector.getInvoiceApiData' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.compareAccountingExport', 'tripDirector.takeAccountingFile']) a)
 where 'tripDirector.retryInvoiceApiData' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getBusinessCentralSetting', 'tripDirector.putBusinessCentralSetting', 'tripDirector.approveBusinessCentralSetting',
     'tripDirector.getBusinessCentralAccounts', 'tripDirector.testBusinessCentralConnection']) a)
 where 'tripDirector.putInvoiceApiPartner' = any (r.authorisations);
alter table role_profile force row level security;
