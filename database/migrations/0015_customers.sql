-- Customers (shippers): their applications for credit, bill-to parties, credit limits, and what the checks
-- found. Also what is compared over all parties, whether they supply or buy.

alter table company add column if not exists credit_approval_threshold numeric(15, 2) not null default 250000
  check (credit_approval_threshold >= 0);
comment on column company.credit_approval_threshold is 'Rand. A credit limit above it is recommended by one person and approved by another.';

create sequence customer_account_number;
comment on sequence customer_account_number is 'For the account numbers of customers who are given none; gaps do no harm.';

create table customer (
  id uuid primary key default uuidv7(),
  partition text not null,
  company_id uuid not null,
  account_number text not null default 'C' || lpad(nextval('customer_account_number')::text, 6, '0') check (account_number <> ''),
  registered_name text not null,
  trade_name text not null,
  previous_name text not null default '',
  registered_key text not null,
  name_key text not null,
  holding_company text not null default '',
  country_code text not null,
  registration_number text not null,
  vat_number text not null default '',
  date_of_inc date,
  mobile_number text not null default '',
  tel_number text not null default '',
  fax text not null default '',
  email text not null,
  mail_domain text generated always as (split_part(email, '@', 2)) stored,
  mail_label text not null default '',
  physical_address jsonb not null,
  postal_address jsonb not null,
  same_as_physical boolean not null default false,
  city text generated always as (physical_address ->> 'city') stored,
  region text generated always as (physical_address ->> 'region') stored,
  country text generated always as (physical_address ->> 'country') stored,
  monthly_purchase numeric(15, 2) not null check (monthly_purchase >= 0),
  credit_required numeric(15, 2) not null check (credit_required >= 0),
  average_monthly numeric(15, 2) not null default 0 check (average_monthly >= 0),
  exceeds_turnover boolean not null default false,
  trade_references jsonb not null default '[]',
  tender_response_time int check (tender_response_time >= 1),
  tender_response_unit text not null default '' check (tender_response_unit in ('', 'minute', 'hour')),
  load_value numeric(15, 2) not null default 0 check (load_value >= 0),
  sign_on_glass boolean not null default false,
  pod_submit_method text not null default 'EMAIL' check (pod_submit_method in ('EMAIL', 'PORTAL', 'INTEGRATION', 'PAPER')),
  pod_send_format text not null default 'PDF' check (pod_send_format in ('PDF', 'TIFF')),
  pod_per_reference boolean not null default false,
  invoice_lines_aggregated boolean not null default false,
  order_number_required boolean not null default false,
  load_numbers_on_invoice boolean not null default false,
  load_inspection_required boolean not null default false,
  fuel_rate_change_method text not null default 'BASIC' check (fuel_rate_change_method in ('BASIC', 'MANUAL')),
  tms_enabled boolean not null default false,
  contacts jsonb not null default '[]',
  bank_letter_blob_name text,
  bank_letter_date date,
  bank_letter_facts jsonb not null default '{}',
  bank_letter_uploaded_by text,
  bank_letter_uploaded_at timestamptz,
  terms_version text,
  terms_language text,
  terms_accepted_at timestamptz,
  language text not null default 'en',
  status text not null default 'new' check (status in ('new', 'pending', 'VETTING', 'INFO_REQUESTED', 'RECOMMENDED', 'approve', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  standing text check (standing in ('ACTIVE', 'DORMANT', 'SUSPENDED', 'CLOSED')),
  credit_status text check (credit_status in ('GOOD', 'WATCH', 'HOLD', 'SUSPENDED', 'REVIEW_DUE')),
  is_live boolean generated always as (status not in ('WITHDRAWN', 'EXPIRED') and coalesce(standing, '') <> 'CLOSED') stored,
  credit_limit numeric(15, 2) not null default 0 check (credit_limit >= 0),
  payment_term int check (payment_term >= 0),
  recommendation jsonb,
  recommended_by_id uuid,
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
  search text not null generated always as (search_key(registered_name || ' ' || trade_name || ' ' || account_number || ' ' || registration_number || ' ' || vat_number || ' ' || email || ' ' || mobile_number || ' ' || (physical_address ->> 'city'))) stored,
  unique (partition, id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table customer is 'A customer (shipper) of a client, from its first submit on.';
comment on column customer.company_id is 'The client that it buys from: the freight company whose link or staff brought it in.';
comment on column customer.registered_key is 'The registered name without legal form, case, accents and marks: the same key is the same name, which a client has once.';
comment on column customer.name_key is 'The same without words of the trade too, for names that are almost the same.';
comment on column customer.country_code is 'ISO 3166-1 code of the country of registration, or its name outside Africa: numbers are unique within it.';
comment on column customer.mail_label is 'What tells the mail domain from others; empty where anybody can have a mailbox.';
comment on column customer.physical_address is 'addressLine1, addressLine2, suburb, city, region, province, postalCode, country; on the wire also postalcode.';
comment on column customer.monthly_purchase is 'Rand, like the other amounts: what it expects to buy in a month.';
comment on column customer.exceeds_turnover is 'Turnover or assets reach the threshold of the National Credit Act; on the wire exceedTurnOver.';
comment on column customer.trade_references is 'At most four of {name, person, contactNumber}.';
comment on column customer.tender_response_time is 'How long a transporter may take to answer a tender, in tender_response_unit.';
comment on column customer.load_value is 'GIT cover that its loads need, in rand; 0 is not stated.';
comment on column customer.sign_on_glass is 'The recipient signs on the driver''s screen.';
comment on column customer.contacts is 'A list of {type, name, number, emailAddress}; type is Admin or Finance.';
comment on column customer.bank_letter_date is 'The date on the bank''s letter of confirmation, as a person confirmed it; never that of the upload. The account itself stands in bank_version.';
comment on column customer.bank_letter_facts is 'What was read from the text of the letter.';
comment on column customer.terms_version is 'The terms that were agreed to, in terms_language.';
comment on column customer.status is 'Of the application for credit; approve is approved.';
comment on column customer.standing is 'Of the customer, once it was approved for the first time.';
comment on column customer.credit_limit is 'Rand; the limit in force. Its versions stand in credit_limit.';
comment on column customer.payment_term is 'Days from the invoice; 0 is cash on delivery.';
comment on column customer.recommendation is '{limit, paymentTerm, conditions, bankRatingCode, comments, by, at} while the application is recommended.';
comment on column customer.warnings is 'How many findings of level W the record has.';
comment on column customer.edited_by is 'Staff who captured or changed it since the last approval; they may not decide it.';
comment on column customer.search is 'What the list is searched in.';

-- A client has a name, a registration number and a VAT number once, whoever is quicker; a partition an account number.
create unique index customer_name_once on customer (partition, company_id, registered_key) where is_live;
create unique index customer_registration_once on customer (partition, company_id, country_code, registration_number) where is_live;
create unique index customer_vat_once on customer (partition, company_id, country_code, vat_number) where is_live and vat_number <> '';
create unique index customer_account_number_once on customer (partition, account_number);

-- One order of the list each, so that a page is read and never sorted.
create index customer_by_name on customer (partition, registered_key, id);
create index customer_by_trade_name on customer (partition, lower(trade_name), id);
create index customer_by_credit_limit on customer (partition, credit_limit, id);
create index customer_by_credit_required on customer (partition, credit_required, id);
create index customer_by_submission on customer (partition, submitted_at, id);
create index customer_by_update on customer (partition, updated_at, id)
  include (company_id, status, standing, credit_status, is_live, warnings);
create index customer_by_status on customer (partition, status, updated_at, id);
create index customer_by_standing on customer (partition, standing, updated_at, id) where standing is not null;
create index customer_by_account_number on customer (partition, account_number, id);
create index customer_search on customer using gin (partition, search gin_trgm_ops);

-- What duplicates are found by.
create index customer_similar_name on customer using gin (partition, name_key gin_trgm_ops);
create index customer_similar_mail on customer using gin (partition, mail_label gin_trgm_ops);
create index customer_mail_domain on customer (partition, mail_domain);
create index customer_registration on customer (partition, country_code, registration_number);
create index customer_vat on customer (partition, country_code, vat_number) where vat_number <> '';
create index customer_mobile_number on customer (partition, mobile_number) where mobile_number <> '';
create index customer_tel_number on customer (partition, tel_number) where tel_number <> '';
call isolate('customer');
create policy lookup on customer for select to haulway_lookup using (true);
grant select on customer to haulway_lookup;
grant select, insert, update on customer to haulway_app;
grant usage on sequence customer_account_number to haulway_app;

create table customer_director (
  id uuid primary key,
  partition text not null,
  customer_id uuid not null,
  position int not null,
  name text not null,
  id_type text check (id_type in ('SA_ID', 'passport', 'other')),
  id_number_sealed text,
  id_number_index text,
  id_number_last4 text not null default '',
  cellphone_number text not null default '',
  email_address text not null default '',
  unique (partition, customer_id, position),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table customer_director is 'Directors of a customer, in the order in which they were listed.';
comment on column customer_director.id_number_sealed is 'Encrypted; empty when none was given.';
comment on column customer_director.id_number_index is 'Keyed hash of the number, to find the same person at another party.';
create index customer_director_number on customer_director (partition, id_number_index) where id_number_index is not null;
call isolate('customer_director');
grant select, insert, update, delete on customer_director to haulway_app;

create table bill_to_party (
  id uuid primary key default uuidv7(),
  partition text not null,
  customer_id uuid not null,
  position int not null,
  account_number text not null,
  business_unit_name text not null,
  vat_number text not null,
  email_address text not null,
  address jsonb not null,
  debtor_account_number text not null default '',
  is_active boolean not null default true,
  unique (partition, id),
  unique (partition, customer_id, position),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table bill_to_party is 'Who is invoiced for a customer''s loads besides itself. Never deleted, since invoices refer to it; switched off instead.';
comment on column bill_to_party.account_number is 'The customer''s account number, a dot, and the position from 1.';
comment on column bill_to_party.address is 'addressLine1, addressLine2, suburb, country, region, city, postalCode.';
comment on column bill_to_party.debtor_account_number is 'The account in the client''s own books.';
create unique index bill_to_party_account_number_once on bill_to_party (partition, account_number);
call isolate('bill_to_party');
grant select, insert, update on bill_to_party to haulway_app;

create table credit_limit (
  id uuid primary key default uuidv7(),
  partition text not null,
  customer_id uuid not null,
  amount numeric(15, 2) not null check (amount >= 0),
  payment_term int not null check (payment_term >= 0),
  conditions text not null default '',
  bank_rating_code text not null default '' check (bank_rating_code in ('', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H')),
  effective_from date not null,
  recommended_by text,
  recommended_by_id uuid,
  approved_by text not null,
  approved_by_id uuid,
  approved_at timestamptz not null default now(),
  unique (partition, id),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table credit_limit is 'Credit limits of a customer, a row for each version. In force is the newest that has begun.';
comment on column credit_limit.amount is 'Rand.';
comment on column credit_limit.payment_term is 'Days from the invoice; 0 is cash on delivery.';
comment on column credit_limit.bank_rating_code is 'The bank''s own rating, A to H; banks are withdrawing them, so it is mostly empty.';
create index credit_limit_of_customer on credit_limit (partition, customer_id, effective_from desc, approved_at desc);
call isolate('credit_limit');
grant select, insert on credit_limit to haulway_app;

create table customer_finding (
  partition text not null,
  customer_id uuid not null,
  position int not null,
  path text not null,
  level text not null check (level in ('W', 'I')),
  code text not null,
  facts jsonb not null default '{}',
  primary key (partition, customer_id, position),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table customer_finding is 'What the checks found at the last submit or edit, for the staff who decide.';
comment on column customer_finding.path is 'Field path inside the record; empty for the whole.';
call isolate('customer_finding');
grant select, insert, delete on customer_finding to haulway_app;

create table customer_decision (
  id uuid primary key default uuidv7(),
  partition text not null,
  customer_id uuid not null,
  event text not null,
  from_status text not null,
  to_status text not null,
  reason text not null default '',
  credit jsonb,
  steps text[] not null default '{}',
  link_id uuid,
  decided_by text not null,
  decided_by_id uuid,
  decided_at timestamptz not null default now(),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table customer_decision is 'Every change of the status or the standing of a customer, and why.';
comment on column customer_decision.credit is 'What was recommended or approved: limit, paymentTerm, conditions, bankRatingCode, comments.';
comment on column customer_decision.steps is 'Of a request for information: the steps that were asked for.';
create index customer_decision_of_customer on customer_decision (partition, customer_id, decided_at);
call isolate('customer_decision');
grant select, insert on customer_decision to haulway_app;

-- All parties under the same names, for what is compared between them. Views of the caller: the walls of the tables hold.
create view party with (security_invoker = true) as
  select partition, 'supplier' as noun, id, company_id, registered_name as name, name_key, country_code, reg_no, vat_no,
         cell_no as phone, tel_no as other_phone, mail_domain, mail_label, status <> 'deleted' as is_live
    from supplier
  union all
  select partition, 'customer', id, company_id, registered_name, name_key, country_code, registration_number, vat_number,
         mobile_number, tel_number, mail_domain, mail_label, is_live
    from customer;
comment on view party is 'Suppliers and customers, as duplicates are looked for among them.';

create view party_director with (security_invoker = true) as
  select partition, 'supplier' as noun, supplier_id as party_id, id_number_index from supplier_director
  union all
  select partition, 'customer', customer_id, id_number_index from customer_director;
comment on view party_director is 'Directors of all parties.';

grant select on party, party_director to haulway_app;
grant select on party to haulway_lookup;

create index supplier_registration on supplier (partition, country_code, reg_no);
create index supplier_vat on supplier (partition, country_code, vat_no) where vat_no <> '';

-- As for suppliers alone (0004), now over all parties.
drop function supplier_named_like(text, real);
drop function supplier_mail_like(text, real);

create function party_named_like(wanted text, at_least real) returns table (noun text, id uuid, name text, similarity real)
language plpgsql stable security definer set search_path = public as $$
begin
  perform set_config('pg_trgm.similarity_threshold', at_least::text, true);
  return query execute 'select noun, id, name, similarity(name_key, $1) from party
    where partition = current_setting(''app.partition'', true) and name_key % $1 and is_live' using wanted;
end $$;

create function party_mail_like(wanted text, at_least real) returns table (noun text, id uuid, name text, mail_domain text)
language plpgsql stable security definer set search_path = public as $$
begin
  perform set_config('pg_trgm.similarity_threshold', at_least::text, true);
  return query execute 'select noun, id, name, mail_domain from party
    where partition = current_setting(''app.partition'', true) and mail_label % $1 and is_live limit 200' using wanted;
end $$;

do $$
declare door text;
begin
  foreach door in array array['party_named_like(text, real)', 'party_mail_like(text, real)']
  loop
    execute format('revoke all on function %s from public', door);
    execute format('grant execute on function %s to haulway_app', door);
    execute format('alter function %s owner to haulway_lookup', door);
  end loop;
end $$;

-- Findings about another party name it whatever it is.
alter table supplier_finding no force row level security;
update supplier_finding
   set facts = (facts - 'carrierName') || jsonb_build_object('partyName', facts -> 'carrierName', 'party', 'supplier')
 where facts ? 'carrierName';
update supplier_finding set code = 'partyNameSimilar' where code = 'supplierNameSimilar';
alter table supplier_finding force row level security;
