-- Suppliers: their details, directors, bank accounts, certificates, what the checks found and what was decided.

-- Search by parts of names, and names that are almost the same. Both come with PostgreSQL.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create sequence supplier_account_number;
comment on sequence supplier_account_number is 'For the account numbers of suppliers who are given none; gaps do no harm.';

create table supplier (
  id uuid primary key default uuidv7(),
  partition text not null,
  company_id uuid not null,
  vendor_number text not null default '',
  account_number text not null default 'S' || lpad(nextval('supplier_account_number')::text, 6, '0'),
  registered_name text not null,
  trade_name text not null,
  registered_key text not null,
  name_key text not null,
  holding_company text not null default '',
  country_code text not null,
  reg_no text not null,
  is_vat_registered boolean not null default true,
  vat_no text not null default '',
  date_of_inc date,
  cell_no text not null default '',
  tel_no text not null default '',
  fax text not null default '',
  email text not null,
  mail_domain text generated always as (split_part(email, '@', 2)) stored,
  mail_label text not null default '',
  physical_address jsonb not null,
  postal_address jsonb not null,
  same_as_physical boolean not null default false,
  city text generated always as (physical_address ->> 'city') stored,
  region text generated always as (physical_address ->> 'region') stored,
  is_transporter boolean not null default false,
  git_cover numeric(15, 2) not null default 0 check (git_cover >= 0),
  git_policy_number text not null default '',
  git_insurer text not null default '',
  git_from date,
  git_to date,
  cover datemultirange not null default '{}',
  cover_ends date generated always as (coalesce(upper(cover) - 1, git_to)) stored,
  awaits_certificate_review boolean not null default false,
  payable_rate numeric(5, 2) not null default 0 check (payable_rate between 0 and 100),
  tender_method text not null default 'email' check (tender_method in ('email', 'integration')),
  tender_email text not null default '',
  tender_location_number text not null default '',
  language text not null default 'en',
  status text not null default 'pending' check (status in ('pending', 'infoRequested', 'approved', 'rejected', 'deleted')),
  warnings int not null default 0,
  source text not null check (source in ('link', 'staff')),
  source_link_id uuid,
  submitted_by text not null,
  submitted_at timestamptz not null default now(),
  edited_by uuid[] not null default '{}',
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search text generated always as (lower(registered_name || ' ' || trade_name || ' ' || vendor_number || ' ' || account_number || ' ' || reg_no || ' ' || vat_no || ' ' || email || ' ' || cell_no || ' ' || (physical_address ->> 'city'))) stored,
  unique (partition, id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table supplier is 'A carrier, transporter or other supplier of a client, from its first submit on.';
comment on column supplier.company_id is 'The client that it supplies: the freight company whose link or staff brought it in.';
comment on column supplier.registered_name is 'On the wire also carrierName.';
comment on column supplier.registered_key is 'The registered name without legal form, case, accents and marks: the same key is the same name, which a client has once.';
comment on column supplier.name_key is 'The same without words of the trade too, for names that are almost the same.';
comment on column supplier.country_code is 'ISO 3166-1 code of the country of registration, or its name outside Africa: numbers are unique within it.';
comment on column supplier.reg_no is 'Registration number in the registrar''s form; a sole proprietor''s identity number.';
comment on column supplier.cell_no is 'E.164, like the other numbers.';
comment on column supplier.mail_label is 'What tells the mail domain from others: khumalo of khumalo.co.za; empty where anybody can have a mailbox.';
comment on column supplier.physical_address is 'As in the specification: addressLine1, addressLine2, suburb, city, region, province, postalCode, country.';
comment on column supplier.git_cover is 'Rand, as typed; the certificates hold what was reviewed.';
comment on column supplier.git_from is 'First and last day of the cover, as typed.';
comment on column supplier.cover is 'The days that approved certificates cover. From it and the date follows compliance, which is never stored.';
comment on column supplier.cover_ends is 'The last day of approved cover, or of the typed one where none is approved.';
comment on column supplier.payable_rate is 'Percent of the customer''s rate that the supplier is paid.';
comment on column supplier.tender_location_number is 'GS1 GLN, 13 digits; text because leading zeros matter.';
comment on column supplier.language is 'Of the mails to the supplier.';
comment on column supplier.warnings is 'How many findings of level W the record has.';
comment on column supplier.edited_by is 'Staff who captured or changed it since the last approval; they may not decide it.';
comment on column supplier.search is 'What the list is searched in, lower case.';

-- A client has a name, a registration number and a VAT number once, whoever is quicker.
create unique index supplier_name_once on supplier (partition, company_id, registered_key) where status <> 'deleted';
create unique index supplier_registration_once on supplier (partition, company_id, country_code, reg_no) where status <> 'deleted';
create unique index supplier_vat_once on supplier (partition, company_id, country_code, vat_no) where status <> 'deleted' and vat_no <> '';
create unique index supplier_vendor_number_once on supplier (partition, vendor_number) where status <> 'deleted' and vendor_number <> '';
create unique index supplier_account_number_once on supplier (partition, account_number) where status <> 'deleted';

-- One order of the list each, so that a page is read and never sorted.
create index supplier_by_name on supplier (partition, registered_key, id) where status <> 'deleted';
create index supplier_by_trade_name on supplier (partition, lower(trade_name), id) where status <> 'deleted';
create index supplier_by_vendor_number on supplier (partition, vendor_number, id) where status <> 'deleted';
create index supplier_by_cover on supplier (partition, git_cover, id) where status <> 'deleted';
create index supplier_by_cover_end on supplier (partition, cover_ends, id) where status <> 'deleted';
create index supplier_by_submission on supplier (partition, submitted_at, id) where status <> 'deleted';
create index supplier_by_update on supplier (partition, updated_at, id) where status <> 'deleted';
create index supplier_by_status on supplier (partition, status, updated_at, id);
create index supplier_search on supplier using gin (partition, search gin_trgm_ops);

-- What duplicates are found by.
create index supplier_similar_name on supplier using gin (partition, name_key gin_trgm_ops);
create index supplier_similar_mail on supplier using gin (partition, mail_label gin_trgm_ops);
create index supplier_mail_domain on supplier (partition, mail_domain);
create index supplier_cell_no on supplier (partition, cell_no) where cell_no <> '';
create index supplier_tel_no on supplier (partition, tel_no) where tel_no <> '';
call isolate('supplier');
create policy lookup on supplier for select to haulway_lookup using (true);
grant select on supplier to haulway_lookup;
grant select, insert, update on supplier to haulway_app;
grant usage on sequence supplier_account_number to haulway_app;

create table supplier_director (
  id uuid primary key,
  partition text not null,
  supplier_id uuid not null,
  position int not null,
  name text not null,
  id_type text check (id_type in ('SA_ID', 'passport', 'other')),
  id_number_sealed text,
  id_number_index text,
  id_number_last4 text not null default '',
  cellphone_number text not null default '',
  email_address text not null default '',
  unique (partition, supplier_id, position),
  foreign key (partition, supplier_id) references supplier (partition, id)
);
comment on table supplier_director is 'Directors of a supplier, in the order in which they were listed.';
comment on column supplier_director.id_number_sealed is 'Encrypted; empty when none was given.';
comment on column supplier_director.id_number_index is 'Keyed hash of the number, to find the same person at another supplier.';
create index supplier_director_number on supplier_director (partition, id_number_index) where id_number_index is not null;
call isolate('supplier_director');
grant select, insert, update, delete on supplier_director to haulway_app;

create table supplier_bank (
  id uuid primary key,
  partition text not null,
  supplier_id uuid not null,
  is_current boolean not null default true,
  bank text not null default '',
  branch_name text not null default '',
  branch_code text not null default '',
  bank_code text not null default '',
  account_sealed text,
  account_index text,
  account_last4 text not null default '',
  recorded_by text not null,
  recorded_at timestamptz not null default now(),
  foreign key (partition, supplier_id) references supplier (partition, id)
);
comment on table supplier_bank is 'Bank details, a row for each version: what was paid to is never overwritten.';
comment on column supplier_bank.bank_code is 'Universal branch code or rating of the bank, as typed.';
comment on column supplier_bank.account_sealed is 'Encrypted; empty when none was given.';
comment on column supplier_bank.account_index is 'Keyed hash of the number without leading zeros, to find the same account at another supplier.';
create unique index supplier_bank_current on supplier_bank (partition, supplier_id) where is_current;
create index supplier_bank_account on supplier_bank (partition, account_index) where is_current and account_index is not null;
call isolate('supplier_bank');
grant select, insert, update on supplier_bank to haulway_app;

create table git_certificate (
  id uuid primary key default uuidv7(),
  partition text not null,
  supplier_id uuid not null,
  status text not null default 'submitted' check (status in ('submitted', 'pending', 'approved', 'rejected', 'superseded')),
  cover numeric(15, 2) not null check (cover >= 0),
  policy_number text not null default '',
  insurer text not null default '',
  cover_from date,
  cover_to date,
  blob_name text,
  file_name text,
  content_type text,
  facts jsonb not null default '{}',
  uploaded_by text not null,
  uploaded_by_id uuid,
  uploaded_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  reject_reason text,
  unique (partition, id),
  foreign key (partition, supplier_id) references supplier (partition, id)
);
comment on table git_certificate is 'Goods-in-transit certificates of a supplier, the newest last; a newer approved one supersedes those before it.';
comment on column git_certificate.cover is 'Rand.';
comment on column git_certificate.facts is 'What was read from the text of the document.';
comment on column git_certificate.uploaded_by_id is 'The member of staff, if it was one; they may not decide it.';
create index git_certificate_of_supplier on git_certificate (partition, supplier_id, uploaded_at);
create index git_certificate_to_review on git_certificate (partition, uploaded_at) where status in ('submitted', 'pending');
call isolate('git_certificate');
grant select, insert, update on git_certificate to haulway_app;

create table supplier_finding (
  partition text not null,
  supplier_id uuid not null,
  position int not null,
  path text not null,
  level text not null check (level in ('W', 'I')),
  code text not null,
  facts jsonb not null default '{}',
  primary key (partition, supplier_id, position),
  foreign key (partition, supplier_id) references supplier (partition, id)
);
comment on table supplier_finding is 'What the checks found at the last submit or edit, for the staff who decide.';
comment on column supplier_finding.path is 'Field path inside carrierDetail; empty for the whole.';
call isolate('supplier_finding');
grant select, insert, delete on supplier_finding to haulway_app;

create table supplier_decision (
  id uuid primary key default uuidv7(),
  partition text not null,
  supplier_id uuid not null,
  event text not null,
  from_status text not null,
  to_status text not null,
  reason text not null default '',
  steps text[] not null default '{}',
  link_id uuid,
  decided_by text not null,
  decided_by_id uuid,
  decided_at timestamptz not null default now(),
  foreign key (partition, supplier_id) references supplier (partition, id)
);
comment on table supplier_decision is 'Every change of a supplier''s status, and why.';
comment on column supplier_decision.steps is 'Of a request for information: the steps that were asked for.';
create index supplier_decision_of_supplier on supplier_decision (partition, supplier_id, decided_at);
call isolate('supplier_decision');
grant select, insert on supplier_decision to haulway_app;

-- Row-level security lets no index be used with operators that PostgreSQL does not know to be leakproof, and those of
-- trigrams are not. These functions run as haulway_lookup and hold the wall themselves: they read the partition from the
-- connection, as the policy does, never from the caller.

create function supplier_search(pattern text, at_most int) returns setof uuid language plpgsql stable security definer set search_path = public as $$
begin
  -- Planned anew each time: rare and common patterns want different plans.
  return query execute 'select id from supplier where partition = current_setting(''app.partition'', true) and search like $1 limit $2' using pattern, at_most;
end $$;

create function supplier_named_like(wanted text, at_least real) returns table (id uuid, registered_name text, similarity real)
language plpgsql stable security definer set search_path = public as $$
begin
  perform set_config('pg_trgm.similarity_threshold', at_least::text, true);
  return query execute 'select id, registered_name, similarity(name_key, $1) from supplier
    where partition = current_setting(''app.partition'', true) and name_key % $1 and status <> ''deleted''' using wanted;
end $$;

create function supplier_mail_like(wanted text, at_least real) returns table (id uuid, registered_name text, mail_domain text)
language plpgsql stable security definer set search_path = public as $$
begin
  perform set_config('pg_trgm.similarity_threshold', at_least::text, true);
  return query execute 'select id, registered_name, mail_domain from supplier
    where partition = current_setting(''app.partition'', true) and mail_label % $1 and status <> ''deleted'' limit 200' using wanted;
end $$;

do $$
declare door text;
begin
  foreach door in array array['supplier_search(text, int)', 'supplier_named_like(text, real)', 'supplier_mail_like(text, real)']
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to haulway_app', door);
    execute format('alter function %s owner to haulway_lookup', door);
  end loop;
end $$;
