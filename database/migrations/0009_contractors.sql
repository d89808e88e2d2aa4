-- Contractors (creditors, subcontractors): their applications, who signed them, and what was decided.

alter table company add column contractor_suretyship_above numeric(15, 2) check (contractor_suretyship_above >= 0);
comment on column company.contractor_suretyship_above is 'Rand: a contractor''s credit limit above it needs a deed of suretyship. Empty: never.';

create sequence contractor_account_number;
comment on sequence contractor_account_number is 'For the account numbers of contractors; gaps do no harm.';

create table contractor (
  id uuid primary key default uuidv7(),
  partition text not null,
  company_id uuid not null,
  account_number text not null default 'K' || lpad(nextval('contractor_account_number')::text, 6, '0'),
  registered_name text not null,
  registered_key text not null,
  trade_name text not null default '',
  holding_company text not null default '',
  country_code text not null default 'ZA',
  reg_no text not null default '',
  is_vat_registered boolean not null default true,
  vat_no text not null default '',
  date_of_inc date,
  previous_name text not null default '',
  nature_of_trade text not null default '',
  mobile_number text not null default '',
  cell_no text not null default '',
  tel_no text not null default '',
  fax text not null default '',
  email text not null,
  postal_add text not null default '',
  physical_add text not null default '',
  suburb text not null default '',
  country text not null default '',
  province text not null default '',
  city text not null default '',
  postal_code text not null default '',
  auditor text not null default '',
  auditor_add text not null default '',
  certificate_blob_name text,
  suretyship_blob_name text,
  authorised_by text not null default '',
  credit_check text not null default '',
  bank_rating_code text not null default '' check (bank_rating_code in ('', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'none')),
  bank_rating_amount numeric(15, 2) check (bank_rating_amount >= 0),
  bank_rating_term_days int check (bank_rating_term_days >= 0),
  bank_rating_date date,
  bank_rating_reason text not null default '',
  credit_limit numeric(15, 2) check (credit_limit >= 0),
  payment_term int check (payment_term >= 0),
  approver_signature_sealed text,
  assessed_by text,
  language text not null default 'en',
  status text not null default 'invited' check (status in ('invited', 'pending', 'infoRequested', 'approved', 'rejected', 'deleted')),
  warnings int not null default 0,
  submitted_at timestamptz,
  edited_by uuid[] not null default '{}',
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search text generated always as (lower(regexp_replace(normalize(registered_name || ' ' || trade_name || ' ' || account_number || ' ' || reg_no || ' ' || vat_no || ' ' || email || ' ' || city, NFKD), '[\u0300-\u036f]', '', 'g'))) stored,
  unique (partition, id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table contractor is 'A contractor that applies for a credit account with a client, from the invitation on. Its bank details are versions in bank_version.';
comment on column contractor.company_id is 'The client; on the wire its name is the pool.';
comment on column contractor.registered_name is 'On the wire also subbieName. Fixed by the invitation, like the email.';
comment on column contractor.registered_key is 'The registered name without legal form, case, accents and marks: a client has it once.';
comment on column contractor.country_code is 'ISO 3166-1 code, or the name outside Africa: numbers are unique within it.';
comment on column contractor.mobile_number is 'E.164, like the other numbers: the one that received the code.';
comment on column contractor.postal_add is 'One text each, as in the specification: postalAdd, physicalAdd.';
comment on column contractor.certificate_blob_name is 'The GIT certificate in force.';
comment on column contractor.suretyship_blob_name is 'The deed of suretyship, signed on paper or with an advanced electronic signature.';
comment on column contractor.authorised_by is 'Approval step, on the wire authCreditAcc.';
comment on column contractor.credit_check is 'Approval step, on the wire recCreditCheck.';
comment on column contractor.bank_rating_code is 'On the wire bankCode: the code A to H that a bank gives for an amount over a term; none where it no longer gives any.';
comment on column contractor.bank_rating_amount is 'Rand.';
comment on column contractor.credit_limit is 'Rand.';
comment on column contractor.payment_term is 'Days from the statement.';
comment on column contractor.approver_signature_sealed is 'Of who assessed it, encrypted; on the wire approvedSignature.';
comment on column contractor.edited_by is 'Staff who assessed or changed it since the last approval; they may not approve it.';
comment on column contractor.search is 'What the list is searched in: lower case, without accents and marks.';

-- A client has a name, a registration number and a VAT number once, whoever is quicker.
create unique index contractor_name_once on contractor (partition, company_id, registered_key) where status <> 'deleted';
create unique index contractor_registration_once on contractor (partition, company_id, country_code, reg_no) where status <> 'deleted' and reg_no <> '';
create unique index contractor_vat_once on contractor (partition, company_id, country_code, vat_no) where status <> 'deleted' and vat_no <> '';
create unique index contractor_account_number_once on contractor (partition, account_number);

-- One order of the list each, so that a page is read and never sorted.
create index contractor_by_name on contractor (partition, registered_key, id) where status <> 'deleted';
create index contractor_by_limit on contractor (partition, credit_limit, id) where status <> 'deleted';
create index contractor_by_submission on contractor (partition, submitted_at, id) where status <> 'deleted';
create index contractor_by_update on contractor (partition, updated_at, id) where status <> 'deleted';
create index contractor_by_status on contractor (partition, status, updated_at, id);
create index contractor_search on contractor using gin (partition, search gin_trgm_ops);

-- What duplicates are found by.
create index contractor_mobile on contractor (partition, mobile_number) where mobile_number <> '';
create index contractor_cell on contractor (partition, cell_no) where cell_no <> '';
call isolate('contractor');
create policy lookup on contractor for select to haulway_lookup using (true);
grant select on contractor to haulway_lookup;
grant select, insert, update on contractor to haulway_app;
grant usage on sequence contractor_account_number to haulway_app;

create table contractor_director (
  id uuid primary key,
  partition text not null,
  contractor_id uuid not null,
  position int not null,
  name text not null,
  id_type text check (id_type in ('SA_ID', 'passport', 'other')),
  id_number_sealed text,
  id_number_index text,
  address text not null default '',
  unique (partition, contractor_id, position),
  foreign key (partition, contractor_id) references contractor (partition, id)
);
comment on table contractor_director is 'Directors of a contractor, in the order in which they were listed.';
comment on column contractor_director.id_number_sealed is 'Encrypted; empty when none was given.';
comment on column contractor_director.id_number_index is 'Keyed hash of the number, to find the same person at another contractor.';
create index contractor_director_number on contractor_director (partition, id_number_index) where id_number_index is not null;
call isolate('contractor_director');
grant select, insert, delete on contractor_director to haulway_app;

create table contractor_signing (
  id uuid primary key,
  partition text not null,
  contractor_id uuid not null,
  link_id uuid,
  name text not null,
  capacity text not null,
  signature_sealed text not null,
  signed_at timestamptz not null,
  verified_number text not null,
  verified_at timestamptz,
  ip text not null,
  agent text not null,
  content_sha256 text not null,
  blob_name text not null,
  foreign key (partition, contractor_id) references contractor (partition, id)
);
comment on table contractor_signing is 'Every signed submit of an application, with its proof. Rows are never changed.';
comment on column contractor_signing.signature_sealed is 'The picture of the signature, encrypted.';
comment on column contractor_signing.verified_number is 'Masked; the one-time code was sent to it. The link holds it in full.';
comment on column contractor_signing.content_sha256 is 'SHA-256 of the text of the application''s pages without white space, as it stands on the certificate page.';
comment on column contractor_signing.blob_name is 'The PDF, made once at the submit.';
create index contractor_signing_of_contractor on contractor_signing (partition, contractor_id, signed_at);
call isolate('contractor_signing');
grant select, insert on contractor_signing to haulway_app;

create table contractor_finding (
  partition text not null,
  contractor_id uuid not null,
  position int not null,
  path text not null,
  level text not null check (level in ('W', 'I')),
  code text not null,
  facts jsonb not null default '{}',
  primary key (partition, contractor_id, position),
  foreign key (partition, contractor_id) references contractor (partition, id)
);
comment on table contractor_finding is 'What the checks found at the last submit, for the staff who decide.';
call isolate('contractor_finding');
grant select, insert, delete on contractor_finding to haulway_app;

create table contractor_decision (
  id uuid primary key default uuidv7(),
  partition text not null,
  contractor_id uuid not null,
  event text not null,
  from_status text not null,
  to_status text not null,
  reason text not null default '',
  steps text[] not null default '{}',
  link_id uuid,
  decided_by text not null,
  decided_by_id uuid,
  decided_at timestamptz not null default now(),
  foreign key (partition, contractor_id) references contractor (partition, id)
);
comment on table contractor_decision is 'Every change of a contractor''s status, and why.';
comment on column contractor_decision.steps is 'Of a request for information: the steps that were asked for.';
create index contractor_decision_of_contractor on contractor_decision (partition, contractor_id, decided_at);
call isolate('contractor_decision');
grant select, insert on contractor_decision to haulway_app;
