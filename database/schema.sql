-- What a freshly migrated database looks like. Written by `npm run generate`; `npm run check` compares.

-- Tables

table app_user
  -- A person who signs in.
  id uuid not null default uuidv7()
  partition text not null
  account text not null  -- Email address, lower case; one account a person over all partitions.
  name text not null
  surname text not null
  phone text not null default ''::text
  user_role text not null  -- What the sign-in may state as userRole, lower case.
  user_type text not null default 'staff'::text
  company_id uuid not null
  language text not null default 'en'::text
  password_hash text  -- argon2id with its parameters; empty until the person has set one.
  status text not null default 'active'::text
  last_sign_in_at timestamp with time zone
  created_at timestamp with time zone not null default now()
  version integer not null default 1
table attempt_counter
  -- Failed sign-ins per account and per address: the brake holds across restarts and processes.
  key text not null  -- What is counted, hashed; no account name stands here in clear.
  failures integer not null
  last_failure_at timestamp with time zone not null
  blocked_until timestamp with time zone not null
table audit_entry
  -- Who changed what, when, from where: one entry a change, in its transaction. Only ever appended to.
  id bigint not null identity
  partition text not null
  at timestamp with time zone not null default now()
  actor_kind text not null
  actor_id uuid
  actor_name text not null
  ip text not null default ''::text
  request_id text not null
  operation text not null
  noun text not null
  record_id text not null
  event text not null
  changes jsonb not null default '{}'::jsonb  -- Field → [from, to]. Identity and account numbers are masked before they come here.
table change_event
  -- What changed, for the sockets of every server process; an hour is kept.
  id bigint not null identity
  partition text not null
  channel text not null
  event text not null
  record_id text not null
  lock_id text
  by_name text
  at timestamp with time zone not null default now()
table company
  -- The freight company of the partition (is_client), and companies it works with.
  id uuid not null default uuidv7()
  partition text not null
  name text not null
  trade_name text not null
  is_client boolean not null default false
  licence_type text not null default 'Lite'::text  -- Pro means that loads can be tendered to its system.
  global_location_number text not null default ''::text  -- GS1 GLN, 13 digits; text because leading zeros matter.
  registration_number text not null default ''::text
  vat_number text not null default ''::text
  address jsonb not null default '{}'::jsonb
  telephone text not null default ''::text
  contact_name text not null default ''::text
  support_email text not null default ''::text
  support_telephone text not null default ''::text
  brand_colour text not null default ''::text
  time_zone text not null default 'Africa/Johannesburg'::text
  session_idle_seconds integer not null default 1200  -- sessionTimeOut of its users.
  link_validity_days integer not null default 14
  is_active boolean not null default true
  version integer not null default 1
table company_terms
  -- Terms and conditions that applicants agree to; a published version is never edited, only followed by another.
  partition text not null
  company_id uuid not null
  purpose text not null
  language text not null
  version text not null
  body text not null  -- Plain text; an empty line separates paragraphs.
  published_at timestamp with time zone not null default now()
table file_token
  -- Single-use tokens for GET /files/{token}.
  token_hash bytea not null
  partition text not null
  blob_name text not null
  expires_at timestamp with time zone not null default (now() + '00:01:00'::interval)
table git_certificate
  -- Goods-in-transit certificates of a supplier, the newest last; a newer approved one supersedes those before it.
  id uuid not null default uuidv7()
  partition text not null
  supplier_id uuid not null
  status text not null default 'submitted'::text
  cover numeric(15,2) not null  -- Rand.
  policy_number text not null default ''::text
  insurer text not null default ''::text
  cover_from date
  cover_to date
  blob_name text
  file_name text
  content_type text
  facts jsonb not null default '{}'::jsonb  -- What was read from the text of the document.
  uploaded_by text not null
  uploaded_by_id uuid  -- The member of staff, if it was one; they may not decide it.
  uploaded_at timestamp with time zone not null default now()
  decided_by text
  decided_at timestamp with time zone
  reject_reason text
table idempotency
  -- The first answer to each Idempotency-Key, kept 24 hours (wire.md §5). Written in the transaction of the change.
  partition text not null
  actor text not null  -- The user or the link.
  operation text not null
  key text not null
  body_hash bytea not null
  answer jsonb
  created_at timestamp with time zone not null default now()
table link
  -- An emailed link: what it opens, for whom, until when. The token is only in the mail.
  id uuid not null default uuidv7()
  partition text not null
  kind text not null  -- The flow it opens: carrierregister, shipperregister, creditorapplicationform, creditlimitapprove, gitcertificaterenewal.
  token_hash bytea not null  -- SHA-256 of the 256-bit token.
  status text not null default 'pending'::text  -- Outward status, as the specification lists them.
  subject_id uuid  -- The record that it edits; empty for a new one until it is submitted.
  guest_id uuid not null default uuidv7()
  company_id uuid not null
  recipient_name text not null default ''::text
  recipient_email text not null
  recipient_mobile text not null  -- E.164. One-time codes go to this number and to no other.
  language text not null
  scope jsonb not null default '{}'::jsonb  -- What the flow asks for, e.g. the steps that are missing after a request for more information.
  expires_at timestamp with time zone not null
  sent_at timestamp with time zone
  opened_at timestamp with time zone
  verified_at timestamp with time zone
  submitted_at timestamp with time zone
  locked_at timestamp with time zone  -- Set after 20 wrong codes in all; a new link is needed then.
  ended_reason text
  percent integer not null default 0
  bad_codes integer not null default 0
  terms_version text  -- The terms that the recipient agreed to, with terms_accepted_at and the address they came from.
  terms_accepted_at timestamp with time zone
  terms_accepted_from text
  created_by uuid
  created_by_name text not null default ''::text
  created_at timestamp with time zone not null default now()
  version integer not null default 1
table link_draft
  -- What a guest has filled in so far, step by step; removed on submit.
  link_id uuid not null
  partition text not null
  step text not null
  sealed text not null  -- The step as JSON, encrypted: it holds identity and bank numbers.
  saved_at timestamp with time zone not null default now()
table migration
  name text not null
  sha256 text not null
  applied_at timestamp with time zone not null default now()
table one_time_code
  -- Six-digit codes for links and for password resets.
  id uuid not null default uuidv7()
  partition text not null
  purpose text not null
  subject_id uuid not null  -- The link or the user that the code is bound to.
  number_index text not null  -- Blind index of the normalised number or address, for the limits per number.
  salt bytea not null
  code_hash bytea not null  -- HMAC-SHA-256 of salt and code under the server key; the code itself is only in the message.
  attempts integer not null default 0  -- Raised before the comparison; five and the code is dead.
  created_at timestamp with time zone not null default now()
  expires_at timestamp with time zone not null default (now() + '00:10:00'::interval)
  used_at timestamp with time zone
  replaced_at timestamp with time zone
table outgoing_message
  -- Mails and SMS: written with the change that causes them, delivered after it by a job.
  id uuid not null default uuidv7()
  partition text not null
  channel text not null
  recipient_sealed text not null
  content_sealed text  -- Text, links and code, encrypted; removed once a real provider has taken the message.
  subject text not null default ''::text
  language text not null
  purpose text not null
  link_id uuid
  status text not null default 'waiting'::text  -- waiting, sent (a provider or the outbox has it), bounced (refused for good), dead (given up after all attempts).
  attempts integer not null default 0
  last_error text
  provider_id text
  created_at timestamp with time zone not null default now()
  sent_at timestamp with time zone
table place_city
  -- Towns of a thousand people and more, suburbs and border posts. GeoNames, CC BY 4.0.
  region_code text not null
  name text not null
  geonames_id integer  -- Empty for places that we added.
  latitude double precision  -- Degrees, WGS 84; empty for places that we added.
  longitude double precision
  population integer not null  -- 0 when it is not counted.
table place_country
  -- Countries of the world, with regions and towns for those of Africa.
  code text not null  -- ISO 3166-1 alpha-2.
  name text not null  -- English, as it is stored in addresses.
  calling_code text  -- Without the plus; empty outside Africa.
table place_region
  -- Provinces, counties, governorates: what an address calls region.
  code text not null  -- ISO 3166-2; the code of the country where it has no listed regions.
  country_code text not null
  name text not null
table place_source
  -- One row: which lists the tables hold.
  id boolean not null default true
  digest text not null  -- SHA-256 over the lists; the same digest means that there is nothing to load.
  credit text not null  -- The credit that the licence of the lists asks for.
  loaded_at timestamp with time zone not null default now()
table reset_request
  -- A password reset: a link of 30 minutes, and a code for those who type.
  id uuid not null default uuidv7()
  partition text not null
  user_id uuid not null
  token_hash bytea not null
  code_id uuid not null
  created_at timestamp with time zone not null default now()
  expires_at timestamp with time zone not null default (now() + '00:30:00'::interval)
  validated_at timestamp with time zone  -- When the link or the code was accepted; the password may then be changed once.
  used_at timestamp with time zone
  replaced_at timestamp with time zone
table role_profile
  -- A role: a profile of authorisations.
  id uuid not null default uuidv7()
  partition text not null
  profile_set text not null default 'PRIMARY'::text
  name text not null
  is_default boolean not null default false
  authorisations text[] not null default '{}'::text[]  -- Strings as in wire.md §3, e.g. tripDirector.getAllCarriersByClientName.
  version integer not null default 1
table session
  -- Signed-in people and guests. Reached only through the session_ functions: the partition is known once the row is.
  token_hash bytea not null  -- SHA-256 of the session id; the id itself is only with the browser.
  kind text not null
  partition text not null
  user_id uuid
  company_id uuid
  link_id uuid  -- The link that a guest holds.
  link_partition text
  verified_at timestamp with time zone  -- When the one-time code of that link was accepted; guests only.
  language text not null default 'en'::text
  idle_seconds integer not null default 1200  -- Life without activity. From the company of the user; 30 minutes for a verified guest.
  opened_at timestamp with time zone not null default now()
  seen_at timestamp with time zone not null default now()
  expires_at timestamp with time zone not null default (now() + '12:00:00'::interval)  -- Absolute end, whatever the activity.
  ended_at timestamp with time zone
  ip text not null default ''::text
  agent text not null default ''::text
table stored_file
  -- A file under its random name; the bytes are with the file store.
  id uuid not null default uuidv7()
  partition text not null
  blob_name text not null
  company_id uuid not null
  subject_type text not null
  subject_id uuid
  link_id uuid  -- The link through which it came; only that link and staff may read it.
  file_name text not null
  content_type text not null
  size integer not null
  sha256 text not null
  pages integer
  facts jsonb not null default '{}'::jsonb  -- What was read from its text: insured name, policy number, cover, dates.
  scan text not null default 'not scanned'::text
  uploaded_by text not null
  uploaded_at timestamp with time zone not null default now()
table supplier
  -- A carrier, transporter or other supplier of a client, from its first submit on.
  id uuid not null default uuidv7()
  partition text not null
  company_id uuid not null  -- The client that it supplies: the freight company whose link or staff brought it in.
  vendor_number text not null default ''::text
  account_number text not null default ('S'::text || lpad((nextval('supplier_account_number'::regclass))::text, 6, '0'::text))
  registered_name text not null  -- On the wire also carrierName.
  trade_name text not null
  registered_key text not null  -- The registered name without legal form, case, accents and marks: the same key is the same name, which a client has once.
  name_key text not null  -- The same without words of the trade too, for names that are almost the same.
  holding_company text not null default ''::text
  country_code text not null  -- ISO 3166-1 code of the country of registration, or its name outside Africa: numbers are unique within it.
  reg_no text not null  -- Registration number in the registrar's form; a sole proprietor's identity number.
  is_vat_registered boolean not null default true
  vat_no text not null default ''::text
  date_of_inc date
  cell_no text not null default ''::text  -- E.164, like the other numbers.
  tel_no text not null default ''::text
  fax text not null default ''::text
  email text not null
  mail_domain text default split_part(email, '@'::text, 2)
  mail_label text not null default ''::text  -- What tells the mail domain from others: khumalo of khumalo.co.za; empty where anybody can have a mailbox.
  physical_address jsonb not null  -- As in the specification: addressLine1, addressLine2, suburb, city, region, province, postalCode, country.
  postal_address jsonb not null
  same_as_physical boolean not null default false
  city text default (physical_address ->> 'city'::text)
  region text default (physical_address ->> 'region'::text)
  is_transporter boolean not null default false
  git_cover numeric(15,2) not null default 0  -- Rand, as typed; the certificates hold what was reviewed.
  git_policy_number text not null default ''::text
  git_insurer text not null default ''::text
  git_from date  -- First and last day of the cover, as typed.
  git_to date
  cover datemultirange not null default '{}'::datemultirange  -- The days that approved certificates cover. From it and the date follows compliance, which is never stored.
  cover_ends date default COALESCE((upper(cover) - 1), git_to)  -- The last day of approved cover, or of the typed one where none is approved.
  awaits_certificate_review boolean not null default false
  payable_rate numeric(5,2) not null default 0  -- Percent of the customer's rate that the supplier is paid.
  tender_method text not null default 'email'::text
  tender_email text not null default ''::text
  tender_location_number text not null default ''::text  -- GS1 GLN, 13 digits; text because leading zeros matter.
  language text not null default 'en'::text  -- Of the mails to the supplier.
  status text not null default 'pending'::text
  warnings integer not null default 0  -- How many findings of level W the record has.
  source text not null
  source_link_id uuid
  submitted_by text not null
  submitted_at timestamp with time zone not null default now()
  edited_by uuid[] not null default '{}'::uuid[]  -- Staff who captured or changed it since the last approval; they may not decide it.
  decided_by text
  decided_at timestamp with time zone
  decision_reason text
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text default lower(((((((((((((((((registered_name || ' '::text) || trade_name) || ' '::text) || vendor_number) || ' '::text) || account_number) || ' '::text) || reg_no) || ' '::text) || vat_no) || ' '::text) || email) || ' '::text) || cell_no) || ' '::text) || (physical_address ->> 'city'::text)))  -- What the list is searched in, lower case.
table supplier_bank
  -- Bank details, a row for each version: what was paid to is never overwritten.
  id uuid not null
  partition text not null
  supplier_id uuid not null
  is_current boolean not null default true
  bank text not null default ''::text
  branch_name text not null default ''::text
  branch_code text not null default ''::text
  bank_code text not null default ''::text  -- Universal branch code or rating of the bank, as typed.
  account_sealed text  -- Encrypted; empty when none was given.
  account_index text  -- Keyed hash of the number without leading zeros, to find the same account at another supplier.
  account_last4 text not null default ''::text
  recorded_by text not null
  recorded_at timestamp with time zone not null default now()
table supplier_decision
  -- Every change of a supplier's status, and why.
  id uuid not null default uuidv7()
  partition text not null
  supplier_id uuid not null
  event text not null
  from_status text not null
  to_status text not null
  reason text not null default ''::text
  steps text[] not null default '{}'::text[]  -- Of a request for information: the steps that were asked for.
  link_id uuid
  decided_by text not null
  decided_by_id uuid
  decided_at timestamp with time zone not null default now()
table supplier_director
  -- Directors of a supplier, in the order in which they were listed.
  id uuid not null
  partition text not null
  supplier_id uuid not null
  position integer not null
  name text not null
  id_type text
  id_number_sealed text  -- Encrypted; empty when none was given.
  id_number_index text  -- Keyed hash of the number, to find the same person at another supplier.
  id_number_last4 text not null default ''::text
  cellphone_number text not null default ''::text
  email_address text not null default ''::text
table supplier_finding
  -- What the checks found at the last submit or edit, for the staff who decide.
  partition text not null
  supplier_id uuid not null
  position integer not null
  path text not null  -- Field path inside carrierDetail; empty for the whole.
  level text not null
  code text not null
  facts jsonb not null default '{}'::jsonb
table user_profile
  -- Which roles a person holds.
  partition text not null
  user_id uuid not null
  profile_id uuid not null

-- Constraints

app_user: app_user_account_key UNIQUE (account)
app_user: app_user_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
app_user: app_user_partition_id_key UNIQUE (partition, id)
app_user: app_user_pkey PRIMARY KEY (id)
app_user: app_user_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'locked'::text, 'deactivated'::text])))
attempt_counter: attempt_counter_pkey PRIMARY KEY (key)
audit_entry: audit_entry_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'link'::text, 'guest'::text, 'system'::text])))
audit_entry: audit_entry_pkey PRIMARY KEY (partition, id)
change_event: change_event_pkey PRIMARY KEY (id)
company: company_licence_type_check CHECK ((licence_type = ANY (ARRAY['Pro'::text, 'Lite'::text, 'mobileOnly'::text])))
company: company_link_validity_days_check CHECK (((link_validity_days >= 1) AND (link_validity_days <= 90)))
company: company_partition_id_key UNIQUE (partition, id)
company: company_partition_name_key UNIQUE (partition, name)
company: company_pkey PRIMARY KEY (id)
company: company_session_idle_seconds_check CHECK (((session_idle_seconds >= 60) AND (session_idle_seconds <= 43200)))
company_terms: company_terms_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
company_terms: company_terms_pkey PRIMARY KEY (partition, company_id, purpose, language, version)
file_token: file_token_pkey PRIMARY KEY (token_hash)
git_certificate: git_certificate_cover_check CHECK ((cover >= (0)::numeric))
git_certificate: git_certificate_partition_id_key UNIQUE (partition, id)
git_certificate: git_certificate_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
git_certificate: git_certificate_pkey PRIMARY KEY (id)
git_certificate: git_certificate_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'pending'::text, 'approved'::text, 'rejected'::text, 'superseded'::text])))
idempotency: idempotency_pkey PRIMARY KEY (partition, actor, operation, key)
link: link_ended_reason_check CHECK ((ended_reason = ANY (ARRAY['revoked'::text, 'superseded'::text])))
link: link_partition_id_key UNIQUE (partition, id)
link: link_percent_check CHECK (((percent >= 0) AND (percent <= 100)))
link: link_pkey PRIMARY KEY (id)
link: link_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'submitted'::text, 'accept'::text, 'decline'::text, 'deleted'::text])))
link: link_token_hash_key UNIQUE (token_hash)
link_draft: link_draft_partition_link_id_fkey FOREIGN KEY (partition, link_id) REFERENCES link(partition, id)
link_draft: link_draft_pkey PRIMARY KEY (partition, link_id, step)
migration: migration_pkey PRIMARY KEY (name)
one_time_code: one_time_code_pkey PRIMARY KEY (id)
one_time_code: one_time_code_purpose_check CHECK ((purpose = ANY (ARRAY['link'::text, 'reset'::text])))
outgoing_message: outgoing_message_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text])))
outgoing_message: outgoing_message_pkey PRIMARY KEY (id)
outgoing_message: outgoing_message_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'bounced'::text, 'dead'::text])))
place_city: place_city_pkey PRIMARY KEY (region_code, name)
place_city: place_city_region_code_fkey FOREIGN KEY (region_code) REFERENCES place_region(code)
place_country: place_country_code_check CHECK ((code ~ '^[A-Z]{2}$'::text))
place_country: place_country_name_key UNIQUE (name)
place_country: place_country_pkey PRIMARY KEY (code)
place_region: place_region_country_code_fkey FOREIGN KEY (country_code) REFERENCES place_country(code)
place_region: place_region_country_code_name_key UNIQUE (country_code, name)
place_region: place_region_pkey PRIMARY KEY (code)
place_source: place_source_id_check CHECK (id)
place_source: place_source_pkey PRIMARY KEY (id)
reset_request: reset_request_partition_user_id_fkey FOREIGN KEY (partition, user_id) REFERENCES app_user(partition, id)
reset_request: reset_request_pkey PRIMARY KEY (id)
reset_request: reset_request_token_hash_key UNIQUE (token_hash)
role_profile: role_profile_partition_id_key UNIQUE (partition, id)
role_profile: role_profile_partition_profile_set_name_key UNIQUE (partition, profile_set, name)
role_profile: role_profile_pkey PRIMARY KEY (id)
session: session_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'guest'::text])))
session: session_pkey PRIMARY KEY (token_hash)
stored_file: stored_file_partition_blob_name_key UNIQUE (partition, blob_name)
stored_file: stored_file_pkey PRIMARY KEY (id)
stored_file: stored_file_scan_check CHECK ((scan = ANY (ARRAY['not scanned'::text, 'clean'::text])))
supplier: supplier_git_cover_check CHECK ((git_cover >= (0)::numeric))
supplier: supplier_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
supplier: supplier_partition_id_key UNIQUE (partition, id)
supplier: supplier_payable_rate_check CHECK (((payable_rate >= (0)::numeric) AND (payable_rate <= (100)::numeric)))
supplier: supplier_pkey PRIMARY KEY (id)
supplier: supplier_source_check CHECK ((source = ANY (ARRAY['link'::text, 'staff'::text])))
supplier: supplier_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'infoRequested'::text, 'approved'::text, 'rejected'::text, 'deleted'::text])))
supplier: supplier_tender_method_check CHECK ((tender_method = ANY (ARRAY['email'::text, 'integration'::text])))
supplier_bank: supplier_bank_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
supplier_bank: supplier_bank_pkey PRIMARY KEY (id)
supplier_decision: supplier_decision_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
supplier_decision: supplier_decision_pkey PRIMARY KEY (id)
supplier_director: supplier_director_id_type_check CHECK ((id_type = ANY (ARRAY['SA_ID'::text, 'passport'::text, 'other'::text])))
supplier_director: supplier_director_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
supplier_director: supplier_director_partition_supplier_id_position_key UNIQUE (partition, supplier_id, "position")
supplier_director: supplier_director_pkey PRIMARY KEY (id)
supplier_finding: supplier_finding_level_check CHECK ((level = ANY (ARRAY['W'::text, 'I'::text])))
supplier_finding: supplier_finding_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
supplier_finding: supplier_finding_pkey PRIMARY KEY (partition, supplier_id, "position")
user_profile: user_profile_partition_profile_id_fkey FOREIGN KEY (partition, profile_id) REFERENCES role_profile(partition, id)
user_profile: user_profile_partition_user_id_fkey FOREIGN KEY (partition, user_id) REFERENCES app_user(partition, id)
user_profile: user_profile_pkey PRIMARY KEY (partition, user_id, profile_id)

-- Indexes

CREATE UNIQUE INDEX app_user_account_key ON public.app_user USING btree (account)
CREATE UNIQUE INDEX app_user_partition_id_key ON public.app_user USING btree (partition, id)
CREATE UNIQUE INDEX app_user_pkey ON public.app_user USING btree (id)
CREATE UNIQUE INDEX attempt_counter_pkey ON public.attempt_counter USING btree (key)
CREATE UNIQUE INDEX audit_entry_pkey ON public.audit_entry USING btree (partition, id)
CREATE INDEX audit_record ON public.audit_entry USING btree (partition, noun, record_id, id DESC)
CREATE UNIQUE INDEX change_event_pkey ON public.change_event USING btree (id)
CREATE UNIQUE INDEX company_partition_id_key ON public.company USING btree (partition, id)
CREATE UNIQUE INDEX company_partition_name_key ON public.company USING btree (partition, name)
CREATE UNIQUE INDEX company_pkey ON public.company USING btree (id)
CREATE UNIQUE INDEX company_terms_pkey ON public.company_terms USING btree (partition, company_id, purpose, language, version)
CREATE UNIQUE INDEX file_token_pkey ON public.file_token USING btree (token_hash)
CREATE INDEX git_certificate_of_supplier ON public.git_certificate USING btree (partition, supplier_id, uploaded_at)
CREATE UNIQUE INDEX git_certificate_partition_id_key ON public.git_certificate USING btree (partition, id)
CREATE UNIQUE INDEX git_certificate_pkey ON public.git_certificate USING btree (id)
CREATE INDEX git_certificate_to_review ON public.git_certificate USING btree (partition, uploaded_at) WHERE (status = ANY (ARRAY['submitted'::text, 'pending'::text]))
CREATE INDEX idempotency_age ON public.idempotency USING btree (created_at)
CREATE UNIQUE INDEX idempotency_pkey ON public.idempotency USING btree (partition, actor, operation, key)
CREATE INDEX link_board ON public.link USING btree (partition, kind, created_at DESC)
CREATE UNIQUE INDEX link_draft_pkey ON public.link_draft USING btree (partition, link_id, step)
CREATE UNIQUE INDEX link_partition_id_key ON public.link USING btree (partition, id)
CREATE UNIQUE INDEX link_pkey ON public.link USING btree (id)
CREATE INDEX link_subject ON public.link USING btree (partition, kind, subject_id) WHERE (status = 'pending'::text)
CREATE UNIQUE INDEX link_token_hash_key ON public.link USING btree (token_hash)
CREATE UNIQUE INDEX migration_pkey ON public.migration USING btree (name)
CREATE INDEX one_time_code_number ON public.one_time_code USING btree (partition, number_index, created_at DESC)
CREATE UNIQUE INDEX one_time_code_pkey ON public.one_time_code USING btree (id)
CREATE INDEX one_time_code_recent ON public.one_time_code USING btree (partition, created_at DESC)
CREATE INDEX one_time_code_subject ON public.one_time_code USING btree (partition, subject_id, created_at DESC)
CREATE INDEX outgoing_message_link ON public.outgoing_message USING btree (partition, link_id) WHERE (link_id IS NOT NULL)
CREATE UNIQUE INDEX outgoing_message_pkey ON public.outgoing_message USING btree (id)
CREATE INDEX outgoing_message_recent ON public.outgoing_message USING btree (partition, created_at DESC)
CREATE UNIQUE INDEX place_city_pkey ON public.place_city USING btree (region_code, name)
CREATE UNIQUE INDEX place_country_name_key ON public.place_country USING btree (name)
CREATE UNIQUE INDEX place_country_pkey ON public.place_country USING btree (code)
CREATE UNIQUE INDEX place_region_country_code_name_key ON public.place_region USING btree (country_code, name)
CREATE UNIQUE INDEX place_region_pkey ON public.place_region USING btree (code)
CREATE UNIQUE INDEX place_source_pkey ON public.place_source USING btree (id)
CREATE UNIQUE INDEX reset_request_pkey ON public.reset_request USING btree (id)
CREATE UNIQUE INDEX reset_request_token_hash_key ON public.reset_request USING btree (token_hash)
CREATE UNIQUE INDEX role_profile_partition_id_key ON public.role_profile USING btree (partition, id)
CREATE UNIQUE INDEX role_profile_partition_profile_set_name_key ON public.role_profile USING btree (partition, profile_set, name)
CREATE UNIQUE INDEX role_profile_pkey ON public.role_profile USING btree (id)
CREATE INDEX session_expiry ON public.session USING btree (expires_at)
CREATE INDEX session_of_user ON public.session USING btree (partition, user_id) WHERE (ended_at IS NULL)
CREATE UNIQUE INDEX session_pkey ON public.session USING btree (token_hash)
CREATE UNIQUE INDEX stored_file_partition_blob_name_key ON public.stored_file USING btree (partition, blob_name)
CREATE UNIQUE INDEX stored_file_pkey ON public.stored_file USING btree (id)
CREATE UNIQUE INDEX supplier_account_number_once ON public.supplier USING btree (partition, account_number) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_bank_account ON public.supplier_bank USING btree (partition, account_index) WHERE (is_current AND (account_index IS NOT NULL))
CREATE UNIQUE INDEX supplier_bank_current ON public.supplier_bank USING btree (partition, supplier_id) WHERE is_current
CREATE UNIQUE INDEX supplier_bank_pkey ON public.supplier_bank USING btree (id)
CREATE INDEX supplier_by_cover ON public.supplier USING btree (partition, git_cover, id) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_by_cover_end ON public.supplier USING btree (partition, cover_ends, id) INCLUDE (is_transporter, cover) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_by_name ON public.supplier USING btree (partition, registered_key, id) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_by_status ON public.supplier USING btree (partition, status, updated_at, id)
CREATE INDEX supplier_by_submission ON public.supplier USING btree (partition, submitted_at, id) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_by_trade_name ON public.supplier USING btree (partition, lower(trade_name), id) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_by_update ON public.supplier USING btree (partition, updated_at, id) INCLUDE (is_transporter, cover, awaits_certificate_review, company_id) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_by_vendor_number ON public.supplier USING btree (partition, vendor_number, id) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_cell_no ON public.supplier USING btree (partition, cell_no) WHERE (cell_no <> ''::text)
CREATE INDEX supplier_decision_of_supplier ON public.supplier_decision USING btree (partition, supplier_id, decided_at)
CREATE UNIQUE INDEX supplier_decision_pkey ON public.supplier_decision USING btree (id)
CREATE INDEX supplier_director_number ON public.supplier_director USING btree (partition, id_number_index) WHERE (id_number_index IS NOT NULL)
CREATE UNIQUE INDEX supplier_director_partition_supplier_id_position_key ON public.supplier_director USING btree (partition, supplier_id, "position")
CREATE UNIQUE INDEX supplier_director_pkey ON public.supplier_director USING btree (id)
CREATE UNIQUE INDEX supplier_finding_pkey ON public.supplier_finding USING btree (partition, supplier_id, "position")
CREATE INDEX supplier_mail_domain ON public.supplier USING btree (partition, mail_domain)
CREATE UNIQUE INDEX supplier_name_once ON public.supplier USING btree (partition, company_id, registered_key) WHERE (status <> 'deleted'::text)
CREATE UNIQUE INDEX supplier_partition_id_key ON public.supplier USING btree (partition, id)
CREATE UNIQUE INDEX supplier_pkey ON public.supplier USING btree (id)
CREATE UNIQUE INDEX supplier_registration_once ON public.supplier USING btree (partition, company_id, country_code, reg_no) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_search ON public.supplier USING gin (partition, search gin_trgm_ops)
CREATE INDEX supplier_similar_mail ON public.supplier USING gin (partition, mail_label gin_trgm_ops)
CREATE INDEX supplier_similar_name ON public.supplier USING gin (partition, name_key gin_trgm_ops)
CREATE INDEX supplier_tel_no ON public.supplier USING btree (partition, tel_no) WHERE (tel_no <> ''::text)
CREATE UNIQUE INDEX supplier_vat_once ON public.supplier USING btree (partition, company_id, country_code, vat_no) WHERE ((status <> 'deleted'::text) AND (vat_no <> ''::text))
CREATE UNIQUE INDEX supplier_vendor_number_once ON public.supplier USING btree (partition, vendor_number) WHERE ((status <> 'deleted'::text) AND (vendor_number <> ''::text))
CREATE UNIQUE INDEX user_profile_pkey ON public.user_profile USING btree (partition, user_id, profile_id)

-- Row-level security

app_user: forced, lookup for r to haulway_lookup using true with check -
app_user: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
audit_entry: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
change_event: forced, lookup for * to haulway_lookup using true with check -
change_event: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
company: forced, lookup for r to haulway_lookup using true with check -
company: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
company_terms: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
file_token: forced, lookup for * to haulway_lookup using true with check -
file_token: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
git_certificate: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
idempotency: forced, lookup for * to haulway_lookup using true with check -
idempotency: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
link: forced, lookup for r to haulway_lookup using true with check -
link: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
link_draft: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
one_time_code: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
outgoing_message: forced, lookup for r to haulway_lookup using true with check -
outgoing_message: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
reset_request: forced, lookup for r to haulway_lookup using true with check -
reset_request: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
role_profile: forced, lookup for r to haulway_lookup using true with check -
role_profile: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
session: forced, lookup for * to haulway_lookup using true with check true
session: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
stored_file: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
supplier: forced, lookup for r to haulway_lookup using true with check -
supplier: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
supplier_bank: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
supplier_decision: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
supplier_director: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
supplier_finding: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
user_profile: forced, lookup for r to haulway_lookup using true with check -
user_profile: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))

-- Grants

app_user: haulway_app insert, select, update
app_user: haulway_lookup select
attempt_counter: haulway_app delete, insert, select, update
audit_entry: haulway_app insert, select
change_event: haulway_app insert, select
change_event: haulway_lookup delete, select
company: haulway_app insert, select, update
company: haulway_lookup select
company_terms: haulway_app insert, select
file_token: haulway_app insert
file_token: haulway_lookup delete, select
git_certificate: haulway_app insert, select, update
idempotency: haulway_app insert, select, update
idempotency: haulway_lookup delete, select
link: haulway_app insert, select, update
link: haulway_lookup select
link_draft: haulway_app delete, insert, select, update
one_time_code: haulway_app insert, select, update
outgoing_message: haulway_app insert, select, update
outgoing_message: haulway_lookup select
place_city: haulway_app select
place_country: haulway_app select
place_region: haulway_app select
place_source: haulway_app select
reset_request: haulway_app insert, select, update
reset_request: haulway_lookup select
role_profile: haulway_app delete, insert, select, update
role_profile: haulway_lookup select
session: haulway_lookup delete, insert, select, update
stored_file: haulway_app insert, select, update
supplier: haulway_app insert, select, update
supplier: haulway_lookup select
supplier_bank: haulway_app insert, select, update
supplier_decision: haulway_app insert, select
supplier_director: haulway_app delete, insert, select, update
supplier_finding: haulway_app delete, insert, select
user_profile: haulway_app delete, insert, select
user_profile: haulway_lookup select

-- Functions

CREATE OR REPLACE FUNCTION public.account_find(wanted text)
 RETURNS TABLE(id uuid, partition text, account text, name text, surname text, user_role text, user_type text, language text, password_hash text, status text, company_id uuid, company_name text, company_trade_name text, company_active boolean, idle_seconds integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select u.id, u.partition, u.account, u.name, u.surname, u.user_role, u.user_type, u.language, u.password_hash, u.status,
         c.id, c.name, c.trade_name, c.is_active, c.session_idle_seconds
    from app_user u join company c on c.partition = u.partition and c.id = u.company_id
   where u.account = wanted;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.events_after(last bigint)
 RETURNS SETOF change_event
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select * from change_event where id > last order by id limit 1000;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.events_newest()
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select coalesce(max(id), 0) from change_event;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.file_token_take(hash bytea)
 RETURNS TABLE(partition text, blob_name text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  delete from file_token where token_hash = hash and expires_at > now() returning partition, blob_name;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE PROCEDURE public.isolate(IN isolated regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', isolated);
  execute format('alter table %s force row level security', isolated);
  execute format('create policy own_partition on %s using (partition = (select current_setting(''app.partition'', true))) with check (partition = (select current_setting(''app.partition'', true)))', isolated);
end $procedure$

CREATE OR REPLACE FUNCTION public.link_find(hash bytea)
 RETURNS TABLE(id uuid, partition text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select id, partition from link where token_hash = hash;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.outbox_newest(at_most integer)
 RETURNS SETOF outgoing_message
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select * from outgoing_message order by created_at desc, id desc limit at_most;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.purge_expired()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  delete from session where expires_at < now() - interval '1 day';
  delete from idempotency where created_at < now() - interval '24 hours';
  delete from change_event where at < now() - interval '1 hour';
  delete from file_token where expires_at < now();
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception 'the audit trail is only appended to'; end $function$

CREATE OR REPLACE FUNCTION public.reset_find(hash bytea)
 RETURNS TABLE(id uuid, partition text, user_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select id, partition, user_id from reset_request where token_hash = hash;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.session_authorisations(of_partition text, of_user uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select coalesce(array_agg(distinct a order by a), '{}')
    from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id, unnest(p.authorisations) a
   where up.partition = of_partition and up.user_id = of_user;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.session_end(hash bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update session set ended_at = now() where token_hash = hash and ended_at is null;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.session_end_all(of_partition text, of_user uuid)
 RETURNS SETOF bytea
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update session set ended_at = now() where partition = of_partition and user_id = of_user and ended_at is null returning token_hash;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.session_find(hashes bytea[])
 RETURNS TABLE(token_hash bytea, kind text, partition text, user_id uuid, company_id uuid, account text, user_name text, company_name text, link_id uuid, link_partition text, is_verified boolean, seen_seconds_ago double precision, grants_key text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select s.token_hash, s.kind, s.partition, s.user_id, s.company_id, u.account, u.name || ' ' || u.surname, c.name,
         s.link_id, s.link_partition, s.verified_at is not null, extract(epoch from now() - s.seen_at),
         (select string_agg(p.id::text || ':' || p.version, ',' order by p.id)
            from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
           where up.partition = s.partition and up.user_id = s.user_id)
    from session s
    left join app_user u on u.partition = s.partition and u.id = s.user_id
    left join company c on c.partition = s.partition and c.id = s.company_id
   where s.token_hash = any (hashes) and s.ended_at is null and s.expires_at > now()
     and s.seen_at > now() - make_interval(secs => s.idle_seconds)
     and (s.kind = 'guest' or (u.status = 'active' and c.is_active));
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.session_hold_link(hash bytea, held uuid, held_partition text, verified boolean)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update session set link_id = held, link_partition = held_partition,
         verified_at = case when verified then now() when link_id = held then verified_at end,
         idle_seconds = case when verified then 1800 else idle_seconds end
   where token_hash = hash and kind = 'guest' and ended_at is null;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.session_idle(hash bytea)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select idle_seconds from session where token_hash = hash and ended_at is null;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.session_open(hash bytea, opened_kind text, opened_partition text, opened_user uuid, opened_company uuid, opened_language text, idle integer, from_ip text, from_agent text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  insert into session (token_hash, kind, partition, user_id, company_id, language, idle_seconds, ip, agent)
  values (hash, opened_kind, opened_partition, opened_user, opened_company, opened_language, idle, from_ip, left(from_agent, 300));
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.session_touch(hash bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update session set seen_at = now() where token_hash = hash and ended_at is null;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.supplier_mail_like(wanted text, at_least real)
 RETURNS TABLE(id uuid, registered_name text, mail_domain text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform set_config('pg_trgm.similarity_threshold', at_least::text, true);
  return query execute 'select id, registered_name, mail_domain from supplier
    where partition = current_setting(''app.partition'', true) and mail_label % $1 and status <> ''deleted'' limit 200' using wanted;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.supplier_named_like(wanted text, at_least real)
 RETURNS TABLE(id uuid, registered_name text, similarity real)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform set_config('pg_trgm.similarity_threshold', at_least::text, true);
  return query execute 'select id, registered_name, similarity(name_key, $1) from supplier
    where partition = current_setting(''app.partition'', true) and name_key % $1 and status <> ''deleted''' using wanted;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.supplier_search(pattern text, at_most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  own text := current_setting('app.partition', true);
  hits int;
  found_ids uuid[];
begin
  select count(*) into hits
    from (select search from supplier where partition = own and status <> 'deleted' order by updated_at desc limit 1000) newest
   where search like pattern;
  if hits >= 50 then return null; end if;
  -- Planned anew each time: rare and common patterns want different plans.
  execute 'select array_agg(id) from (select id from supplier where partition = $1 and search like $2 limit $3) matching'
     into found_ids using own, pattern, at_most + 1;
  if cardinality(found_ids) > at_most then return null; end if;
  return coalesce(found_ids, '{}');
end $function$
 -- security definer, owned by haulway_lookup

-- Triggers

CREATE TRIGGER audit_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
