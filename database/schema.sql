-- What a freshly migrated database looks like. Written by `npm run generate`; `npm run check` compares.

-- Tables

table access_token
  -- A token with which another system calls. It acts for the person who made it, within their rights, records and amounts of the moment.
  id uuid not null default uuidv7()
  partition text not null
  company_id uuid not null
  name text not null
  token_hash bytea not null  -- SHA-256 of 256 random bits; the token itself was shown once.
  token_end text not null  -- The last four characters, to tell tokens apart in a list.
  authorisations text[] not null  -- What it was given. Of these only those hold that its maker still has.
  made_by_id uuid not null
  made_by text not null
  made_at timestamp with time zone not null default now()
  expires_at timestamp with time zone  -- From this moment it is not usable; empty for no end.
  revoked_at timestamp with time zone
  revoked_by text
  revoke_reason text
  used_at timestamp with time zone  -- To the minute.
  used_from text
table accounting_difference
  -- What the nightly comparison found between ours and theirs, until it is found no more.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  export_id uuid
  their_id text not null default ''::text
  kind text not null
  number text not null
  their_number text not null default ''::text
  vendor_number text not null default ''::text
  ours text not null default ''::text
  theirs text not null default ''::text
  found_at timestamp with time zone not null
  seen_at timestamp with time zone not null
  ended_at timestamp with time zone
table accounting_export
  -- A version of an approved document on its way into another accounting system; its exchange has its state.
  partition text not null
  id uuid not null
  company_id uuid not null
  document_id uuid not null
  document_version integer not null
  vendor_number text not null
  vendor_invoice_number text not null
  document jsonb not null  -- As it was approved, in words of no system; amounts are whole cents as text.
  their_id text not null default ''::text
  their_status text not null default ''::text
  pending text not null default ''::text  -- What was sent and not heard of yet: it is looked up before it is ever sent again.
  pending_at timestamp with time zone
  has_created boolean not null default false  -- A creation of ours has left at some time: an empty draft with its number is ours.
  detail text not null default ''::text  -- What the other system said when it refused.
  differences jsonb not null default '[]'::jsonb  -- What differs there: field, ours, theirs.
  compared_at timestamp with time zone
table accounting_file
  -- A file of documents for an accounting system without a connection. Once it was taken it stays as it is.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  number integer not null
  documents integer not null default 0
  gross bigint not null default 0
  content text not null default ''::text  -- The file, once it was taken.
  created_at timestamp with time zone not null default now()
  taken_by text not null default ''::text
  taken_at timestamp with time zone
table accounting_system
  -- The accounting system that approved supplier invoices of a company go to; files where none is connected.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  partner_id uuid not null
  kind text not null default 'files'::text
  tenant text not null default ''::text
  environment text not null default ''::text
  their_company_id text not null default ''::text
  client_id text not null default ''::text
  secret_sealed text not null  -- The secret of the application there, sealed.
  base_url text not null default ''::text
  token_url text not null default ''::text
  accounts jsonb not null default '{}'::jsonb  -- Our account to theirs; one that is not named keeps its number.
  centres jsonb not null default '{}'::jsonb  -- Code of our profit centre to their dimension value; one that is not named keeps its code.
  vat_codes jsonb not null default '{}'::jsonb  -- Our VAT code to theirs.
  dimension_code text not null default ''::text  -- Their dimension that cost centres are values of.
  rounding_account text not null default ''::text  -- Their account of a line that makes cents equal; without one a cent that is left is drift.
  auto_post boolean not null default false
  is_active boolean not null default false
  waits_for_second boolean not null default false  -- Changed by somebody without a second factor: another person switches it on.
  changed_by_id uuid
  polled_at timestamp with time zone  -- What changed there until then has been read.
  compared_at timestamp with time zone
  subscription_id text not null default ''::text
  notice_hash text not null default ''::text  -- SHA-256 of the word by which their notices are known.
  subscribed_until timestamp with time zone
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  noticed_at timestamp with time zone  -- When a notice brought the poll forward last: another one soon after it asks for nothing more.
table allocation
  -- What of a credit (from_item) settles what of a debit (to_item). One that was wrong is undone by its mirror.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  from_item uuid not null
  to_item uuid not null
  amount bigint not null
  day date not null
  undoes uuid
  made_by text not null
  made_at timestamp with time zone not null default now()
  from_base bigint not null  -- What it settles of the credit in the company's own currency; reckoned by the database.
  to_base bigint not null  -- What it settles of the debit in the company's own currency.
table app_user
  -- A person who signs in.
  id uuid not null default uuidv7()
  partition text not null
  account text not null  -- Email address, lower case; one account a person over all partitions.
  name text not null
  surname text not null
  phone text not null default ''::text
  user_role text not null  -- What the sign-in may state as userRole, lower case.
  user_type text not null default 'staff'::text  -- companyMaster is the company's own account of last resort; supplier users are bound to supplier_id.
  company_id uuid not null
  language text not null default 'en'::text
  password_hash text  -- argon2id with its parameters; empty until the person has set one.
  status text not null default 'active'::text
  last_sign_in_at timestamp with time zone
  created_at timestamp with time zone not null default now()
  version integer not null default 1
  supplier_id uuid  -- The only supplier that a supplier user sees.
  shippers text[] not null default '{}'::text[]  -- Names of the customers of customer_ids, as they were chosen. A supplier user without any sees the loads of all.
  locked_reason text  -- After too many wrong passwords, which a reset by mail opens again, or by an administrator, which only an administrator does.
  invited_at timestamp with time zone
  second_factor_at timestamp with time zone  -- When a second factor was set up; sign-in asks for it from then on.
  updated_at timestamp with time zone not null default now()
  updated_by text not null default ''::text
  search text default lower(((((((name || ' '::text) || surname) || ' '::text) || account) || ' '::text) || phone))
  customer_ids uuid[] not null default '{}'::uuid[]  -- The only customers that a customer user sees, and the only ones whose loads a supplier user with names of customers sees.
table approval_assignment
  -- Who has taken on an open item of the inbox. Others may still decide it; once it is decided the row means nothing.
  partition text not null
  kind text not null
  record_id uuid not null
  user_id uuid not null
  assigned_at timestamp with time zone not null default now()
table approval_policy
  -- How long each kind of decision may wait at a company, where it is not the usual time (modules/approvals/policy.ts).
  partition text not null
  company_id uuid not null
  kind text not null
  warn_hours integer not null
  overdue_hours integer not null  -- Hours of the clock, nights and weekends too.
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
  on_behalf_of uuid  -- The colleague in whose place the actor decided, and then actor_name has both names; of a token the person who made it.
table audit_seal
  -- The chain over the audit trail: one row an entry, written with it, numbered and hashed after its commit.
  partition text not null
  entry_id bigint not null
  number bigint  -- Place in the chain of the partition, from 1 without gaps; empty until the next round of sealing.
  hash text  -- HMAC-SHA-256 under the server key over the hash before, the number and the entry.
table bank_account
  -- Accounts of the companies at banks, whose statements are read. What customers pay to is a version of bank_version.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  name text not null
  bank text not null default ''::text
  branch_code text not null default ''::text
  number_sealed text not null  -- The number as the bank writes it, sealed.
  number_index text not null  -- Keyed hash of the digits and letters without leading zeros: statements name the account by it.
  number_last4 text not null default ''::text
  currency text not null
  account_id uuid not null  -- The account of the chart on which its money stands.
  template text not null default ''::text  -- The columns in which its bank exports; empty while they are found out by their names.
  mapping jsonb  -- Which columns are read as what, where no template fits: set once and kept.
  mail_senders text[] not null default '{}'::text[]  -- Addresses whose attachments are read as statements of this account.
  mail_file text not null default ''::text  -- What the name of such an attachment contains; empty for any name.
  is_active boolean not null default true
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table bank_file
  -- Files of banks that came in, with what was new, known or refused of each.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  account_id uuid  -- The account that its person or mail names, for files that do not name one.
  file_name text not null
  sha256 text not null
  size bigint not null
  blob_name text not null default ''::text  -- Where the file waits for the job that reads it; empty once it is read.
  format text not null default ''::text
  origin text not null
  sender text not null default ''::text
  status text not null default 'WAITING'::text
  statements integer not null default 0
  stored integer not null default 0  -- Statements that are stored already: a job that was broken off goes on with the next.
  lines integer not null default 0
  new_lines integer not null default 0
  pending integer not null default 0  -- Rows that the bank has not booked yet; they come with a later statement.
  findings jsonb not null default '[]'::jsonb  -- What was refused or is worth knowing, each with code, row and details.
  read_at timestamp with time zone
  created_by text not null
  created_at timestamp with time zone not null default now()
table bank_line
  -- Lines of statements: money that came in (above zero) or went out.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  statement_id uuid not null
  account_id uuid not null
  line integer not null
  day date not null
  value_day date not null
  amount bigint not null
  currency text not null
  text text not null default ''::text
  reference text not null default ''::text
  payer_name text not null default ''::text
  payer_last4 text not null default ''::text
  payer_index text not null default ''::text  -- Keyed hash of the account that paid or was paid, where the bank names it: the same payer is known again.
  balance_after bigint
  same_key text not null  -- What makes two lines equal: day, amount and words. Equal lines are counted, and a file that is read again adds only what is more.
  nth integer not null  -- The first, second, third of equal lines of its account.
  is_fee boolean not null default false  -- The bank gave it as a fee beside another row.
  status text not null default 'OPEN'::text
  settled_by_kind text not null default ''::text  -- What settled it: a receipt, a bank charge, a refund; its id follows.
  settled_by_id uuid
  reason text not null default ''::text
  decided_by text not null default ''::text
  decided_at timestamp with time zone
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table bank_rule
  -- Whether at a company only people with a second factor approve changes of bank details. Who has one is asked for it everywhere.
  partition text not null
  company_id uuid not null
  needs_second_factor boolean not null
table bank_statement
  -- Statements as banks gave them. Each was proved whole before it was stored: opening and lines make the closing.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  account_id uuid not null
  file_id uuid not null
  place integer not null  -- Its place in the file.
  number text not null default ''::text
  from_day date not null
  to_day date not null
  opening bigint  -- Null where the file has no balances; so is the closing.
  closing bigint
  currency text not null
  lines integer not null default 0  -- Lines of the statement, those included that an earlier one had brought.
  new_lines integer not null default 0  -- Lines that it brought first.
  format text not null
  follows boolean  -- Whether it opens as the one before it closed, when it was read; null where there was none or a balance is missing.
  created_by text not null
  created_at timestamp with time zone not null default now()
table bank_version
  -- Bank details of suppliers and other parties, a row for each version: what was paid to is never overwritten.
  id uuid not null
  partition text not null
  owner_id uuid not null
  status text not null  -- pending: waits for a second person and is used nowhere. current: what is paid to. replaced: was current. withdrawn: a newer change took its place before it was decided.
  bank text not null default ''::text
  branch_name text not null default ''::text
  branch_code text not null default ''::text
  bank_code text not null default ''::text  -- Universal branch code or rating of the bank, as typed.
  account_sealed text  -- Encrypted; empty when none was given.
  account_index text  -- Keyed hash of the number without leading zeros, to find the same account at another party.
  account_last4 text not null default ''::text
  recorded_by text not null
  recorded_at timestamp with time zone not null default now()
  owner_kind text not null  -- The noun that it belongs to: supplier, customer.
  recorded_by_id uuid  -- The member of staff who changed it; they may not decide it. Empty for a change by link.
  decided_by text
  decided_by_id uuid
  decided_at timestamp with time zone
  reject_reason text
  version integer not null default 1
  difference_reason text  -- The approver says why the details were approved although the letter of the bank says something else; null where nothing differs.
table bill_to_party
  -- Who is invoiced for a customer's loads besides itself. Never deleted, since invoices refer to it; switched off instead.
  id uuid not null default uuidv7()
  partition text not null
  customer_id uuid not null
  position integer not null
  account_number text not null  -- The customer's account number, a dot, and the position from 1.
  business_unit_name text not null
  vat_number text not null
  email_address text not null
  address jsonb not null  -- addressLine1, addressLine2, suburb, country, region, city, postalCode.
  debtor_account_number text not null default ''::text  -- The account in the client's own books.
  is_active boolean not null default true
table billing_reminder
  -- Each person who was reminded by mail of loads that can be invoiced, and the day. A person is reminded once a day.
  partition text not null
  user_id uuid not null
  day date not null
table buyer_without_vat
  -- Customers that are not registered for VAT, as somebody of the billing desk has said: their invoices need no VAT number (VAT Act 89 of 1991, s 20(4)(c)).
  partition text not null
  customer_id uuid not null
  said_by text not null
  said_at timestamp with time zone not null default now()
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
table claim
  -- A claim against a supplier or an insurer, or by a customer.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  claim_no text not null
  kind text not null
  side text not null
  status text not null default 'DRAFT'::text
  supplier_id uuid
  customer_id uuid
  insurer text not null default ''::text
  reference text not null default ''::text
  load_id uuid
  pod_id uuid
  incident_id uuid
  incident_no text not null default ''::text  -- Number of the incident from which it came, beside its id.
  description text not null default ''::text
  currency text not null default 'ZAR'::text
  amount bigint not null
  reserve bigint not null default 0  -- Cents that we expect to bear ourselves while it is open.
  accepted bigint  -- Cents that were agreed on; null until somebody accepts it.
  hand_in_by date  -- Last day on which the other side takes it.
  handed_in_on date
  evidence jsonb not null default '[]'::jsonb  -- Papers that prove it: {code, isThere, note}. Those that are not there are missing.
  outcome text not null default ''::text
  decided_by text
  decided_at timestamp with time zone
  purchase_invoice_id uuid  -- Invoice of the supplier from whose payment it was taken off.
  proposal_id uuid  -- Journal that was proposed for it.
  edited_by uuid[] not null default '{}'::uuid[]  -- People who made or changed it: they do not accept it.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table commodity_type
  -- A kind of goods, with what it asks of vehicle, driver and insurance.
  description text not null
  category text not null
  hs_code text not null
  dangerous_goods boolean not null
  un_number text not null
  danger_class text not null
  packing_group text not null
  temperature_min numeric(5,1)  -- Degrees Celsius.
  temperature_max numeric(5,1)
  density_kg_m3 numeric(8,2)
  high_risk boolean not null  -- Stolen more often than other goods.
  min_git_cover_per_load numeric(15,2)  -- Rand that the carrier's GIT policy must cover for each load of it.
  value_per_ton numeric(15,2)
  excluded_by_default boolean not null  -- GIT policies usually exclude it.
  handling_notes text not null
  id uuid not null default uuidv7()
  partition text not null
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((((((((((code || ' '::text) || name) || ' '::text) || description) || ' '::text) || category) || ' '::text) || hs_code) || ' '::text) || un_number))
  packing_type_ids uuid[] not null default '{}'::uuid[]  -- What it is carried in; any packing where empty.
table commodity_type_packing_type_ids
  -- What commodity_type.packing_type_ids names; kept by a trigger.
  partition text not null
  commodity_type_id uuid not null
  packing_type_id uuid not null
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
  brand_colour text not null default ''::text  -- Shown on its public pages, #rrggbb; empty for none.
  time_zone text not null default 'Africa/Johannesburg'::text
  session_idle_seconds integer not null default 1200  -- sessionTimeOut of its users.
  link_validity_days integer not null default 14
  is_active boolean not null default true
  version integer not null default 1
  reminder_days integer[] not null default '{3,7,12}'::integer[]  -- Days after sending on which the recipient of a link is reminded, until it is submitted.
  contractor_suretyship_above numeric(15,2)  -- Rand: a contractor's credit limit above it needs a deed of suretyship. Empty: never.
  credit_approval_threshold numeric(15,2) not null default 250000  -- Rand. A credit limit above it is recommended by one person and approved by another.
  credit_decrease_needs_acceptance boolean not null default true  -- Whether a lower credit limit waits for the customer's acceptance, as a higher one always does.
  designation text not null default ''::text  -- What the contact person is in the company.
  logo_url text not null default ''::text  -- Address of the picture on this host, /logos/<company_logo.name>; empty for none.
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  updated_by text not null default ''::text
  search text not null default search_key(((((((((name || ' '::text) || trade_name) || ' '::text) || registration_number) || ' '::text) || vat_number) || ' '::text) || global_location_number))  -- What the list is searched in: search_key of the texts that one looks for.
  locale text not null default 'en-ZA'::text  -- How its people read dates and amounts unless they choose another language.
  base_currency text not null default 'ZAR'::text
  financial_year_start_month integer not null default 3  -- First month of its financial year, 1 to 12.
  default_vat_code text not null default 'standard'::text  -- What new items and lines start with.
  email_sender text not null default ''::text  -- Address that answers to its mails go to; empty for none.
  ended_link_days integer not null default 30  -- Days for which drafts and files of an expired link are kept; until then it can be extended.
  standing_free_minutes integer not null default 120  -- Minutes for which a vehicle stands for nothing, where neither the rate nor the place says so.
  standing_step_minutes integer not null default 15  -- Standing time is counted up to whole steps of so many minutes.
  standing_cap_hours integer not null default 24  -- At most so many hours are charged for each day by the clock of the company; 24 is no limit.
  margin_floor_percent numeric(5,2) not null default 5  -- Less than this is left of a load only by a right of its own.
  order_tolerance_percent numeric(5,2) not null default 5  -- So much may come, and be invoiced, above what an order says.
  order_rise_percent numeric(5,2) not null default 5  -- What a revision may add without a second approval: the lower of this share and order_rise_amount.
  order_rise_amount numeric(15,2) not null default 5000  -- Rand.
  local_trip_km integer not null default 100  -- A trip of a day is local up to so many kilometres: which driver rate pays it.
  invoice_approval_above numeric(15,2) not null default 50000  -- Invoices of more than this, with VAT, are approved by somebody who has not made them.
table company_logo
  -- The picture of a company that everybody may see who knows its random name (docs/decisions/0028).
  name text not null
  partition text not null
  company_id uuid not null
  content_type text not null
  size integer not null
  sha256 text not null
  uploaded_by text not null
  uploaded_at timestamp with time zone not null default now()
table company_order
  -- What the company orders: goods of a supplier, work of a workshop, or work of one of its own profit centres.
  partition text not null
  id uuid not null default uuidv7()
  kind text not null
  order_number text not null  -- The prefix of the order type and the next number of the company. Numbers may have gaps (decision 0044).
  company_id uuid not null
  order_type_id uuid not null
  supplier_id uuid
  performing_centre_id uuid  -- Who does the work of an internal order.
  profit_centre_id uuid not null  -- Who asks, and pays unless a line says otherwise.
  requester_id uuid not null
  vehicle_id uuid
  load_id uuid
  required_by date
  deliver_to text not null default ''::text
  currency text not null default 'ZAR'::text
  terms text not null default ''::text  -- When it is paid, as it is agreed with the supplier.
  note text not null default ''::text  -- For the supplier, printed on the order.
  odometer_km integer  -- Of the vehicle when the work was asked for.
  work_card text not null default ''::text  -- The number under which the workshop keeps the work.
  warranty_until date
  defects jsonb not null default '[]'::jsonb  -- What is to be repaired, and the receipt with which it was: [{id, text, repairedBy}].
  quotes jsonb not null default '[]'::jsonb  -- What suppliers offered: [{supplierName, amount, reference, blobName}], amounts in cents as texts.
  net bigint not null default 0  -- Cents in the currency of the order, as are vat and gross.
  vat bigint not null default 0
  gross bigint not null default 0
  revision integer not null default 1  -- Raised when it is changed after it was sent.
  sent_revision integer not null default 0  -- The revision that the supplier has; 0 while it has none.
  approved_net bigint  -- What the last approval covered: a rise is measured from it, so that many small ones add up.
  approved_supplier_id uuid  -- Whom the last approval was for.
  status text not null default 'DRAFT'::text
  held_from text not null default ''::text  -- The state to which releasing leads.
  edited_by uuid[] not null default '{}'::uuid[]  -- Who asked for it, captured or changed it since it was last decided: they do not approve it.
  submitted_by text not null default ''::text
  submitted_at timestamp with time zone
  decided_by text not null default ''::text
  decided_at timestamp with time zone
  decision_reason text not null default ''::text
  sent_to text not null default ''::text
  sent_by text not null default ''::text
  sent_at timestamp with time zone
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
  accepted_odometer_km integer  -- Of the vehicle when its work was accepted.
  asking_agreed_by text not null default ''::text  -- The manager of the asking centre, once they agreed to an internal order; empty before.
  asking_agreed_at timestamp with time zone
  performing_agreed_by text not null default ''::text  -- The manager of the performing centre, once they agreed to do it.
  performing_agreed_at timestamp with time zone
  reversal_reason text not null default ''::text  -- Why what was charged is to be taken back, while that waits for a second person.
  reversal_asked_by text not null default ''::text
  reversal_asked_by_id uuid
  reversal_asked_at timestamp with time zone
  in_force text not null default ''::text  -- The state of the revision in force, while the next one waits for its decision; empty otherwise.
  proposal jsonb  -- The revision that waits: {columns, lines}, as they will stand in the row of the order and in its lines.
table company_order_booking
  -- What a profit centre was charged by another one, line by line. Rows are neither changed nor deleted: the server may not.
  partition text not null
  id uuid not null default uuidv7()
  company_order_id uuid not null
  line_id uuid not null
  cost_centre_id uuid not null
  cost_account text not null
  recovery_centre_id uuid not null
  recovery_account text not null
  quantity numeric(14,3) not null
  amount bigint not null  -- Cents: what was delivered, times its price.
  booked_on date not null
  booked_by text not null
  booked_at timestamp with time zone not null default now()
  round integer not null default 1  -- How often the order was charged: a line is charged once a round.
  reverses_id uuid  -- The row that this one takes back, with the opposite quantity and amount.
  reason text not null default ''::text
table company_order_line
  -- What is ordered. What was received and invoiced of it follows its receipts and invoices, and is changed with them alone.
  item_master_id uuid not null
  description text not null
  quantity numeric(14,3) not null
  unit text not null
  price numeric(14,4) not null
  vat_code text not null
  profit_centre_id uuid not null
  account text not null default ''::text  -- The journal account of the item, else of the centre; empty while neither has one.
  net bigint not null  -- Cents: quantity times price, rounded once.
  quantity_received numeric(14,3) not null default 0
  quantity_invoiced numeric(14,3) not null default 0
  id uuid not null
  partition text not null
  company_order_id uuid not null
  line_number integer not null  -- From 1 without gaps; checked at the end of a statement, so that lines can change places.
table company_order_movement
  -- What was received of a line by a receipt, invoiced by a document, or valued anew by a revision; below zero where it was taken back. Only added to.
  partition text not null
  id uuid not null default uuidv7()
  company_order_id uuid not null
  line_id uuid not null
  receipt_id uuid
  invoice_source text not null default ''::text  -- The document that invoices it, by kind and id; one document moves a line once.
  quantity numeric(14,3) not null
  moved_on date not null
  net bigint not null  -- Cents by which it changes what is received and not invoiced: below zero for an invoice.
  currency text not null
  revision integer  -- The revision of the order whose price values anew what came and was not invoiced by then; null for receipts and invoices.
table company_order_receipt
  -- A delivery against an order, or the taking back of one. Rows are neither changed nor deleted: the server may not.
  partition text not null
  id uuid not null default uuidv7()
  company_order_id uuid not null
  received_on date not null
  delivery_note text not null default ''::text  -- The supplier's number of the delivery.
  note text not null default ''::text
  reverses_id uuid
  received_by text not null
  received_at timestamp with time zone not null default now()
table company_order_revision
  -- The document as it was sent. Rows are neither changed nor deleted: the server may not.
  partition text not null
  company_order_id uuid not null
  revision integer not null
  head jsonb not null
  lines jsonb not null
  sent_by text not null
  sent_at timestamp with time zone not null default now()
table company_terms
  -- Terms and privacy notices that applicants agree to. A published version is never edited, only followed by another.
  id uuid not null default uuidv7()
  partition text not null
  company_id uuid not null
  kind text not null default 'terms'::text
  purpose text not null
  version text not null  -- What is stored with each acceptance.
  status text not null default 'draft'::text
  bodies jsonb not null default '{}'::jsonb  -- Language → plain text; an empty line separates paragraphs.
  created_by text not null
  created_at timestamp with time zone not null default now()
  published_by text
  published_at timestamp with time zone
  retired_at timestamp with time zone
  updated_at timestamp with time zone not null default now()
  lock_version integer not null default 1
table confirmation
  -- Somebody who is signed in is asked for the second factor again. Of no use at sign-in, where a password comes before it.
  token_hash bytea not null
  partition text not null
  user_id uuid not null
  passkey_challenge text not null
  attempts integer not null default 0  -- Raised before anything is compared; five and another one is needed.
  expires_at timestamp with time zone not null default (now() + '00:05:00'::interval)
  used_at timestamp with time zone
table contractor
  -- A contractor that applies for a credit account with a client, from the invitation on. Its bank details are versions in bank_version.
  id uuid not null default uuidv7()
  partition text not null
  company_id uuid not null  -- The client; on the wire its name is the pool.
  account_number text not null default ('K'::text || lpad((nextval('contractor_account_number'::regclass))::text, 6, '0'::text))
  registered_name text not null  -- On the wire also subbieName. Fixed by the invitation, like the email.
  registered_key text not null  -- The registered name without legal form, case, accents and marks: a client has it once.
  trade_name text not null default ''::text
  holding_company text not null default ''::text
  country_code text not null default 'ZA'::text  -- ISO 3166-1 code, or the name outside Africa: numbers are unique within it.
  reg_no text not null default ''::text
  is_vat_registered boolean not null default true
  vat_no text not null default ''::text
  date_of_inc date
  previous_name text not null default ''::text
  nature_of_trade text not null default ''::text
  mobile_number text not null default ''::text  -- E.164, like the other numbers: the one that received the code.
  cell_no text not null default ''::text
  tel_no text not null default ''::text
  fax text not null default ''::text
  email text not null
  postal_add text not null default ''::text  -- One text each, as in the specification: postalAdd, physicalAdd.
  physical_add text not null default ''::text
  suburb text not null default ''::text
  country text not null default ''::text
  province text not null default ''::text
  city text not null default ''::text
  postal_code text not null default ''::text
  auditor text not null default ''::text
  auditor_add text not null default ''::text
  certificate_blob_name text  -- The GIT certificate in force.
  suretyship_blob_name text  -- The deed of suretyship, signed on paper or with an advanced electronic signature.
  authorised_by text not null default ''::text  -- Approval step, on the wire authCreditAcc.
  credit_check text not null default ''::text  -- Approval step, on the wire recCreditCheck.
  bank_rating_code text not null default ''::text  -- On the wire bankCode: the code A to H that a bank gives for an amount over a term; none where it no longer gives any.
  bank_rating_amount numeric(15,2)  -- Rand.
  bank_rating_term_days integer
  bank_rating_date date
  bank_rating_reason text not null default ''::text
  credit_limit numeric(15,2)  -- Rand.
  payment_term integer  -- Days from the statement.
  approver_signature_sealed text  -- Of who assessed it, encrypted; on the wire approvedSignature.
  assessed_by text
  language text not null default 'en'::text
  status text not null default 'invited'::text
  warnings integer not null default 0
  submitted_at timestamp with time zone
  edited_by uuid[] not null default '{}'::uuid[]  -- Staff who assessed or changed it since the last approval; they may not approve it.
  decided_by text
  decided_at timestamp with time zone
  decision_reason text
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text default lower(regexp_replace(NORMALIZE(((((((((((((registered_name || ' '::text) || trade_name) || ' '::text) || account_number) || ' '::text) || reg_no) || ' '::text) || vat_no) || ' '::text) || email) || ' '::text) || city), NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text))  -- What the list is searched in: lower case, without accents and marks.
  status_since timestamp with time zone not null default now()  -- Since when the application stands where it stands; another submit begins anew.
  name_key text not null default ''::text  -- As registered_key, without words of the trade too, for names that are almost the same.
  mail_domain text default split_part(email, '@'::text, 2)
  mail_label text not null default ''::text  -- What tells the mail domain from others; empty where anybody can have a mailbox.
  captured_by_id uuid  -- The member of staff who invited it first: who is limited to suppliers of their own sees it, and no other does.
table contractor_decision
  -- Every change of a contractor's status, and why.
  id uuid not null default uuidv7()
  partition text not null
  contractor_id uuid not null
  event text not null
  from_status text not null
  to_status text not null
  reason text not null default ''::text
  steps text[] not null default '{}'::text[]  -- Of a request for information: the steps that were asked for.
  link_id uuid
  decided_by text not null
  decided_by_id uuid
  decided_at timestamp with time zone not null default now()
table contractor_director
  -- Directors of a contractor, in the order in which they were listed.
  id uuid not null
  partition text not null
  contractor_id uuid not null
  position integer not null
  name text not null
  id_type text
  id_number_sealed text  -- Encrypted; empty when none was given.
  id_number_index text  -- Keyed hash of the number, the same at every party, to find the person there; of rows from before contractors were parties with their next submit.
  address text not null default ''::text
table contractor_finding
  -- What the checks found at the last submit or edit, for the staff who decide: one row a party, none where nothing was found.
  partition text not null
  contractor_id uuid not null
  findings jsonb not null  -- In their order, each with path (of the field inside the record; empty for the whole), level (W or I), code and facts.
table contractor_signing
  -- Every signed submit of an application, with its proof. Rows are never changed.
  id uuid not null
  partition text not null
  contractor_id uuid not null
  link_id uuid
  name text not null
  capacity text not null
  signature_sealed text not null  -- The picture of the signature, encrypted.
  signed_at timestamp with time zone not null
  verified_number text not null  -- Masked; the one-time code was sent to it. The link holds it in full.
  verified_at timestamp with time zone
  ip text not null
  agent text not null
  content_sha256 text not null  -- SHA-256 of the text of the application's pages without white space, as it stands on the certificate page.
  blob_name text not null  -- The PDF, made once at the submit.
table council_minimum
  -- The least pay of a grade for a unit of time, from which day on. A pay run warns where a driver gets less.
  unit text not null
  amount numeric(12,2) not null  -- Rand for one hour, day, week or month.
  valid_from date not null
  valid_to date  -- The last day; empty while no end is known.
  source text not null  -- Where the figure stands: the agreement or the notice.
  partition text not null
  id uuid not null default uuidv7()
  code text not null
  name text not null  -- The grade, as the council calls it; drivers are given one of these.
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((code || ' '::text) || name))
table credit_change
  -- A change of a customer's credit limit, from the proposal to the day on which it takes effect. None is ever deleted.
  id uuid not null default uuidv7()
  partition text not null
  company_id uuid not null
  customer_id uuid not null
  kind text not null
  current_limit numeric(15,2) not null  -- Rand, like the other amounts: the limit in force when it was proposed.
  new_limit numeric(15,2) not null
  insured_part numeric(15,2) not null default 0  -- What a credit insurer covers; the rest of the new limit is the client's own risk.
  reason text not null
  evidence_blob_name text  -- A document that supports the change.
  effective_from date not null  -- The day, in the client's zone, at whose midnight an accepted change takes effect.
  effective_until date  -- The last day of a temporary limit.
  review_on date
  recipient_name text not null default ''::text
  recipient_email text not null  -- Where the link goes; the one-time code goes to recipient_mobile.
  recipient_mobile text not null default ''::text
  language text not null default 'en'::text
  status text not null
  is_open boolean default (status = ANY (ARRAY['DRAFT'::text, 'PROPOSED'::text, 'APPROVED_INTERNAL'::text, 'SENT'::text, 'accept'::text]))
  needs_acceptance boolean not null default true  -- Whether the customer has to accept; settled when it is approved.
  proposed_by text not null
  proposed_by_id uuid
  proposed_at timestamp with time zone
  edited_by uuid[] not null default '{}'::uuid[]  -- Staff who proposed or changed it; they may not approve it.
  approved_by text  -- The second person; null where the limit is not above the threshold of the client.
  approved_by_id uuid
  approved_at timestamp with time zone
  decision_reason text not null default ''::text
  comment text not null default ''::text  -- What the customer said when it declined.
  acknowledged_by text
  acknowledged_at timestamp with time zone
  effective_at timestamp with time zone
  ended_at timestamp with time zone  -- When a temporary limit ended.
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table credit_limit
  -- Credit limits of a customer, a row for each version. In force is the newest that has begun.
  id uuid not null default uuidv7()
  partition text not null
  customer_id uuid not null
  amount numeric(15,2) not null  -- Rand.
  payment_term integer not null  -- Days from the invoice; 0 is cash on delivery.
  conditions text not null default ''::text
  bank_rating_code text not null default ''::text  -- The bank's own rating, A to H; banks are withdrawing them, so it is mostly empty.
  effective_from date not null
  recommended_by text
  recommended_by_id uuid
  approved_by text not null
  approved_by_id uuid
  approved_at timestamp with time zone not null default now()
  effective_until date  -- The last day of a temporary limit; null of one that lasts. In force is the newest that has begun and not ended.
table customer
  -- A customer (shipper) of a client, from its first submit on.
  id uuid not null default uuidv7()
  partition text not null
  company_id uuid not null  -- The client that it buys from: the freight company whose link or staff brought it in.
  account_number text not null default ('C'::text || lpad((nextval('customer_account_number'::regclass))::text, 6, '0'::text))
  registered_name text not null
  trade_name text not null
  previous_name text not null default ''::text
  registered_key text not null  -- The registered name without legal form, case, accents and marks: the same key is the same name, which a client has once.
  name_key text not null  -- The same without words of the trade too, for names that are almost the same.
  holding_company text not null default ''::text
  country_code text not null  -- ISO 3166-1 code of the country of registration, or its name outside Africa: numbers are unique within it.
  registration_number text not null
  vat_number text not null default ''::text
  date_of_inc date
  mobile_number text not null default ''::text
  tel_number text not null default ''::text
  fax text not null default ''::text
  email text not null
  mail_domain text default split_part(email, '@'::text, 2)
  mail_label text not null default ''::text  -- What tells the mail domain from others; empty where anybody can have a mailbox.
  physical_address jsonb not null  -- addressLine1, addressLine2, suburb, city, region, province, postalCode, country; on the wire also postalcode.
  postal_address jsonb not null
  same_as_physical boolean not null default false
  city text default (physical_address ->> 'city'::text)
  region text default (physical_address ->> 'region'::text)
  country text default (physical_address ->> 'country'::text)
  monthly_purchase numeric(15,2) not null  -- Rand, like the other amounts: what it expects to buy in a month.
  credit_required numeric(15,2) not null
  average_monthly numeric(15,2) not null default 0
  exceeds_turnover boolean not null default false  -- Turnover or assets reach the threshold of the National Credit Act; on the wire exceedTurnOver.
  trade_references jsonb not null default '[]'::jsonb  -- At most four of {name, person, contactNumber}.
  tender_response_time integer  -- How long a transporter may take to answer a tender, in tender_response_unit.
  tender_response_unit text not null default ''::text
  load_value numeric(15,2) not null default 0  -- GIT cover that its loads need, in rand; 0 is not stated.
  sign_on_glass boolean not null default false  -- The recipient signs on the driver's screen.
  pod_submit_method text not null default 'EMAIL'::text
  pod_send_format text not null default 'PDF'::text
  pod_per_reference boolean not null default false
  invoice_lines_aggregated boolean not null default false
  order_number_required boolean not null default false
  load_numbers_on_invoice boolean not null default false
  load_inspection_required boolean not null default false
  fuel_rate_change_method text not null default 'BASIC'::text
  tms_enabled boolean not null default false
  contacts jsonb not null default '[]'::jsonb  -- A list of {type, name, number, emailAddress}; type is Admin or Finance.
  bank_letter_blob_name text
  bank_letter_date date  -- The date on the bank's letter of confirmation, as a person confirmed it; never that of the upload. The account itself stands in bank_version.
  bank_letter_facts jsonb not null default '{}'::jsonb  -- What was read from the text of the letter.
  bank_letter_uploaded_by text
  bank_letter_uploaded_at timestamp with time zone
  terms_version text  -- The terms that were agreed to, in terms_language.
  terms_language text
  terms_accepted_at timestamp with time zone
  language text not null default 'en'::text
  status text not null default 'new'::text  -- Of the application for credit; approve is approved.
  standing text  -- Of the customer, once it was approved for the first time.
  credit_status text
  is_live boolean default ((status <> ALL (ARRAY['WITHDRAWN'::text, 'EXPIRED'::text])) AND (COALESCE(standing, ''::text) <> 'CLOSED'::text))
  credit_limit numeric(15,2) not null default 0  -- Rand; the limit in force. Its versions stand in credit_limit.
  payment_term integer  -- Days from the invoice; 0 is cash on delivery.
  recommendation jsonb  -- {limit, paymentTerm, conditions, bankRatingCode, comments, by, at} while the application is recommended.
  recommended_by_id uuid
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
  search text not null default search_key(((((((((((((((registered_name || ' '::text) || trade_name) || ' '::text) || account_number) || ' '::text) || registration_number) || ' '::text) || vat_number) || ' '::text) || email) || ' '::text) || mobile_number) || ' '::text) || (physical_address ->> 'city'::text)))  -- What the list is searched in.
  status_since timestamp with time zone not null default now()  -- Since when the application stands where it stands; another submit begins anew, being taken into review does not.
  captured_by_id uuid  -- The member of staff who captured it, or who sent the link by which it came.
  standing_ended_by_id uuid  -- Who suspended or closed the customer; empty while it stands.
table customer_decision
  -- Every change of the status or the standing of a customer, and why.
  id uuid not null default uuidv7()
  partition text not null
  customer_id uuid not null
  event text not null
  from_status text not null
  to_status text not null
  reason text not null default ''::text
  credit jsonb  -- What was recommended or approved: limit, paymentTerm, conditions, bankRatingCode, comments.
  steps text[] not null default '{}'::text[]  -- Of a request for information: the steps that were asked for.
  link_id uuid
  decided_by text not null
  decided_by_id uuid
  decided_at timestamp with time zone not null default now()
table customer_director
  -- Directors of a customer, in the order in which they were listed.
  id uuid not null
  partition text not null
  customer_id uuid not null
  position integer not null
  name text not null
  id_type text
  id_number_sealed text  -- Encrypted; empty when none was given.
  id_number_index text  -- Keyed hash of the number, to find the same person at another party.
  id_number_last4 text not null default ''::text
  cellphone_number text not null default ''::text
  email_address text not null default ''::text
  address text not null default ''::text  -- Home address, where the caller sent it.
table customer_finding
  -- What the checks found at the last submit or edit, for the staff who decide: one row a party, none where nothing was found.
  partition text not null
  customer_id uuid not null
  findings jsonb not null  -- In their order, each with path (of the field inside the record; empty for the whole), level (W or I), code and facts.
table daily_work
  -- The last day, in the client's time zone, for which a daily task was done to its end.
  partition text not null
  company_id uuid not null
  work text not null
  done_on date not null
table debtor_arrangement
  -- What differs for one customer from the rule of its company.
  partition text not null
  customer_id uuid not null
  statement_day integer
  sends_statements boolean not null default true
  statement_to text[] not null default '{}'::text[]  -- The addresses that get its statements; none where the usual people of its invoices do.
  paused_until date  -- Up to this day it is not reminded.
  pause_reason text not null default ''::text
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table debtor_note
  -- What was said with a customer about what it owes: notes and calls.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  customer_id uuid not null
  kind text not null
  text text not null default ''::text
  day date not null
  ring_on date
  written_by text not null
  written_at timestamp with time zone not null default now()
table debtor_reminder
  -- A reminder that was sent: one of a customer and day, however often a run is started.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  customer_id uuid not null
  step smallint not null
  day date not null
  amount bigint not null
  recipients text[] not null
  sent_by text not null
  sent_at timestamp with time zone not null default now()
table debtor_reminder_item
  -- What a reminder asked for: each item once in each step.
  partition text not null
  reminder_id uuid not null
  item_id uuid not null
  step smallint not null
  day date not null
  amount bigint not null
table debtor_rule
  -- When a company sends statements, and after how many days it reminds.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  statement_day integer not null default 25  -- The day of the month; the last one of a shorter month.
  sends_statements boolean not null default true
  reminder_days integer[] not null default '{3,14,30}'::integer[]  -- Days overdue of the friendly and the firm reminder, and of the one about which a person decides.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  sends_reminders boolean not null default false  -- Whether reminders go out by themselves on working days; otherwise a person starts them.
table debtor_setting
  -- What a company asks of its applicants, besides what stands with the company itself.
  company_id uuid not null
  partition text not null
  trade_references_min integer not null default 0
  directors_min integer not null default 1
  information_officer text not null default ''::text  -- Who answers questions about personal information (POPIA); named in the privacy notice.
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table debtor_statement
  -- A statement that went to an address.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  customer_id uuid not null
  from_day date not null
  to_day date not null
  closing bigint not null  -- What it said was owed, in the company's own currency.
  recipient text not null
  attempt integer not null default 1
  by_calendar boolean not null
  message_id uuid
  pdf_sha256 text not null
  sent_by text not null
  sent_at timestamp with time zone not null default now()
table delegation
  -- Who decides in whose place, from when to when.
  id uuid not null default uuidv7()
  partition text not null
  delegator_id uuid not null
  delegate_id uuid not null
  authorisations text[] not null  -- The rights that were handed over. Of them only those hold that the delegator still has.
  starts_at timestamp with time zone not null
  ends_at timestamp with time zone not null
  note text not null default ''::text
  created_at timestamp with time zone not null default now()
  ended_at timestamp with time zone  -- When it was taken back before its end.
  ended_by text
  kinds text[]  -- The kinds of approvals that were handed over; null for all of those days.
  amount_limit numeric(15,2)  -- Rand. Up to which amount the deputy decides; null for the limit of the delegator alone.
  needs_release boolean not null default false  -- The deputy does not decide all of it by roles of their own: nothing holds before an administrator says so.
  released_at timestamp with time zone  -- When an administrator let it hold.
  released_by text
table document
  -- Every file that says something about a supplier, a customer, a contractor, a driver, a vehicle, a load or a proposal of journals, a row for each version of it.
  id uuid not null default uuidv7()
  partition text not null
  company_id uuid not null
  lineage_id uuid not null  -- The first version; what replaces it carries on its lineage.
  file_version integer not null
  superseded_at timestamp with time zone  -- Since when a newer version stands in its place. Expired and expiring follow from the date and are never stored.
  type text not null
  subject_type text not null
  subject_id uuid not null
  subject_name text not null  -- As the lists show and search it; renamed with the record.
  owner_record_id uuid  -- The record of another module that decides about it (a GIT certificate); without one it is decided here.
  blob_name text not null
  file_name text not null
  status text not null default 'draft'::text
  issue_date date
  expiry_date date
  number text not null default ''::text
  issuer text not null default ''::text
  tags text[] not null default '{}'::text[]
  sensitivity text not null
  language text not null default 'en'::text
  uploaded_via text not null
  uploaded_by text not null
  uploaded_by_id uuid  -- The member of staff, if it was one; they may not decide it.
  uploaded_at timestamp with time zone not null default now()
  reviewed_by text
  reviewed_at timestamp with time zone
  reject_reason text
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text default search_key(((((((subject_name || ' '::text) || file_name) || ' '::text) || number) || ' '::text) || issuer))  -- What the list is searched in: search_key of the texts that one looks for.
  difference_reason text  -- The approver says why something else was approved than the document says; null where nothing differs.
table document_subject
  -- Whom and what documents are about. exempt: types that the rules do not ask of it, such as a GIT certificate of who carries nothing. supplier_id: whose users may see it. is_asked: whether the same is asked of each; what is asked of a load follows from the load (decision 0130), and of a journal nothing is.
  partition text
  company_id uuid
  subject_type text
  subject_id uuid
  name text
  account_number text
  exempt text[]
  supplier_id uuid
  is_asked boolean
table driver
  -- Drivers. The code is the driver number.
  surname text not null
  id_type text not null
  id_number text not null  -- Masked: its last four characters. Never the number itself.
  id_number_sealed text  -- The number, sealed.
  id_number_index text  -- Keyed hash of type and number: finds the same person.
  date_of_birth date
  nationality text not null
  work_permit_no text not null
  work_permit_expiry date
  mobile text not null
  email text not null
  language text not null
  supplier_id uuid  -- For whom they drive; empty for the company's own.
  licence_no text not null
  licence_code text not null
  vehicle_restrictions text not null
  licence_issue date
  licence_expiry date
  prdp_goods boolean not null  -- Professional driving permit, category G; passengers are P, dangerous goods D.
  prdp_passengers boolean not null
  prdp_dangerous_goods boolean not null
  prdp_expiry date
  medical_expiry date
  dg_training_expiry date
  passport_expiry date
  first_aid boolean not null
  cross_border boolean not null
  home_depot_id uuid
  next_of_kin_name text not null
  next_of_kin_number text not null
  availability text not null
  blocked_reason text not null
  notes text not null
  first_expiry date default LEAST(work_permit_expiry, licence_expiry, prdp_expiry, medical_expiry, dg_training_expiry, passport_expiry)  -- The day on which the first of their papers ends.
  id uuid not null default uuidv7()
  partition text not null
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((((((((code || ' '::text) || name) || ' '::text) || surname) || ' '::text) || mobile) || ' '::text) || licence_no))
  has_whatsapp boolean not null default false
  photo_blob_name text  -- Their face, for those who hand over goods to them.
  document_expiries jsonb not null default '{}'::jsonb  -- Column of a date to the end that the approved document states. A date that stands here is the document's and not typed.
  verified_mobile text not null default ''::text  -- The number that a code was sent to and came back from. Another number in `mobile` is unverified, whoever wrote it.
  mobile_verified_at timestamp with time zone
  lacks_paper boolean not null default ((((licence_code <> ''::text) OR (licence_no <> ''::text) OR prdp_goods OR prdp_passengers OR prdp_dangerous_goods) AND (licence_expiry IS NULL)) OR ((prdp_goods OR prdp_passengers OR prdp_dangerous_goods) AND ((prdp_expiry IS NULL) OR (medical_expiry IS NULL))) OR (prdp_dangerous_goods AND (dg_training_expiry IS NULL)) OR ((cross_border OR (id_type = 'passport'::text)) AND (passport_expiry IS NULL)) OR ((work_permit_no <> ''::text) AND (work_permit_expiry IS NULL)))  -- Whether a paper that the record calls for has no date; `papersCalledFor` of the drivers says which.
table driver_pay_balance
  -- What a run carries over for a driver, or takes off. The sum over all runs is what is open, and it goes into the next run.
  partition text not null
  id uuid not null default uuidv7()
  run_id uuid not null
  driver_id uuid not null
  amount bigint not null  -- Cents: below zero is carried over to the next runs, above zero is taken off for what earlier ones carried.
table driver_pay_line
  -- One component of one load, paid to one driver by one run.
  partition text not null
  id uuid not null default uuidv7()
  run_id uuid not null
  driver_id uuid not null
  load_id uuid not null
  component text not null  -- Of the driver rates; minimum fills up to the least of a trip, coDriver moves the co-driver's share.
  is_difference boolean not null default false  -- An earlier run has paid for the load already: this is what has changed since.
  day date not null
  units numeric(14,3) not null
  rate numeric(14,4) not null
  rate_code text not null default ''::text
  amount bigint not null
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table driver_pay_run
  -- The pay of a company's drivers for a period. Two runs of one company never share a day.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  run_number text not null
  period_from date not null
  period_to date not null
  pay_day date not null
  note text not null default ''::text
  total bigint not null default 0  -- What it pays: the sum of its lines, without what is carried over or taken off.
  status text not null default 'DRAFT'::text
  gathering_since timestamp with time zone  -- Set while a job gathers its lines: what was priced before is priced again.
  gathered_at timestamp with time zone  -- When its lines were complete for the last time.
  edited_by uuid[] not null default '{}'::uuid[]  -- Who made it, gathered its lines or submitted it: they do not approve it.
  submitted_by text
  submitted_at timestamp with time zone
  decided_by text
  decided_at timestamp with time zone
  decision_reason text not null default ''::text
  posted_by text
  posted_at timestamp with time zone
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table driver_pay_statement
  -- Statements that were mailed: each driver gets that of a run once.
  partition text not null
  id uuid not null default uuidv7()
  run_id uuid not null
  driver_id uuid not null
  sent_to text not null
  sent_by text not null
  sent_at timestamp with time zone not null default now()
table driver_pay_term
  -- By which category and grade a driver is paid from a day on, until the next row.
  partition text not null
  id uuid not null default uuidv7()
  driver_id uuid not null
  category_id uuid
  grade text not null default ''::text  -- Of the council minimums; empty where none is checked.
  valid_from date not null
  created_by text not null
  created_at timestamp with time zone not null default now()
  created_by_id uuid
  waits boolean not null default false  -- It reaches days that were paid already, and a second person has not agreed to it: nobody is paid by it.
  agreed_by text not null default ''::text
  agreed_at timestamp with time zone
table driver_rate
  -- The pay of a driver for one unit of a component. Two of one key never hold on the same day.
  category_id uuid  -- Whom it pays: a category, or a driver; all drivers where both are empty.
  driver_id uuid
  component text not null
  rate numeric(14,4) not null  -- Rand for one unit: a kilometre, an hour, a night.
  free_minutes integer not null
  vehicle_class text not null  -- Empty where it holds for all classes.
  route_type text not null
  valid_from date not null
  valid_to date  -- The last day; empty while no end is known.
  partition text not null
  id uuid not null default uuidv7()
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((code || ' '::text) || name))
table driver_rate_category
  -- Drivers who are paid alike; their rates name the category.
  basis text not null
  minimum_per_trip numeric(9,2) not null  -- Rand. A trip that earns less is paid this much; 0 where there is no minimum.
  co_driver_share numeric(5,2) not null  -- Percent of the trip's pay that the co-driver gets.
  notes text not null
  partition text not null
  id uuid not null default uuidv7()
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((code || ' '::text) || name))
table driver_trip
  -- A trip as it was sent to a driver: to whom, with which vehicle, by which link. Another driver or vehicle is another row.
  partition text not null
  id uuid not null default uuidv7()
  load_id uuid not null
  link_id uuid not null
  driver_id uuid not null
  vehicle_id uuid
  trailer1_id uuid
  trailer2_id uuid
  sent_to text not null  -- The mobile number, masked.
  sent_at timestamp with time zone not null default now()
  ended_at timestamp with time zone  -- Revoked by a swap, a bounce, a cancellation or by staff; what is closed ends by the term of its link.
table equipment_type
  -- A kind of vehicle or combination that loads are planned for. Its code is vehicleId on the wire, its name is the description.
  shortcode text not null
  class text not null
  payload_mass numeric(9,3) not null  -- Tonnes.
  volume_max numeric(9,3) not null  -- Cubic metres; 0 where volume does not limit a load.
  pallets integer not null
  length_m numeric(5,2) not null
  axles integer not null
  trailer_count integer not null  -- How many trailers a load names besides the vehicle.
  temperature_capable boolean not null
  dg_capable boolean not null
  required_licence_code text not null
  default_km_per_litre numeric(5,2)
  co2_factor_g_per_tkm numeric(7,2)
  id uuid not null default uuidv7()
  partition text not null
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((((code || ' '::text) || name) || ' '::text) || shortcode))
table exchange
  -- A document on its way to or from another system.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  partner_id uuid not null
  direction text not null
  purpose text not null
  noun text not null
  record_id uuid not null
  number text not null
  their_number text not null default ''::text  -- What the other system calls it.
  amount bigint not null
  currency text not null
  idempotency_key text not null  -- The same at every try, so that the other system takes the document once.
  body text not null  -- What is sent, the same at every try.
  status text not null default 'WAITING'::text  -- UNKNOWN: it was sent and nobody knows whether it came; it is looked up and not sent again.
  turn integer not null default 1  -- Counts what is to be done next; a job of another turn does nothing.
  tries integer not null default 0
  round_began_at integer not null default 0  -- Tries before the present round: trying again begins a new one.
  sent_at timestamp with time zone
  next_at timestamp with time zone
  problem text not null default ''::text  -- Why the last try did not succeed; empty where it did.
  answer jsonb  -- What a successful answer says, as its purpose reads it.
  resolve_reason text not null default ''::text
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table exchange_partner
  -- Another system that a company exchanges documents with: a tax authority, that of a customer, that of accounting.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  kind text not null
  name text not null
  url text not null
  customer_id uuid
  secret_sealed text not null  -- The token that it is called with, sealed.
  is_active boolean not null default true
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table exchange_rate
  -- What one unit of a currency is worth in another one on a day. Documents keep the rate that they were posted by.
  currency text not null
  in_currency text not null
  day date not null
  rate numeric(16,8) not null
  partition text not null
  id uuid not null default uuidv7()
  code text not null
  name text not null  -- The source, as it is printed.
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((code || ' '::text) || name))
table exchange_step
  -- One try or one look-up of an exchange: what was asked, and what came back.
  partition text not null
  exchange_id uuid not null
  number integer not null
  at timestamp with time zone not null
  kind text not null
  outcome text not null
  status_code integer
  milliseconds integer not null
  request text not null  -- Without the body, which is that of the exchange; secrets are masked.
  answer text not null default ''::text  -- The first 64 KB; secrets are masked.
table file_token
  -- Single-use tokens for GET /files/{token}.
  token_hash bytea not null
  partition text not null
  blob_name text not null
  expires_at timestamp with time zone not null default (now() + '00:01:00'::interval)
  position integer not null default 0
  archive_path text  -- Where the file stands in the archive; empty for a file that is sent by itself.
table fiscal_year
  -- A financial year of a company. Years follow each other without a gap, and none is changed.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  name text not null
  first_day date not null
  last_day date not null
  created_by text not null
  created_at timestamp with time zone not null default now()
table fleet_log_line
  -- A trip of a vehicle, or a slip of fuel or toll.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  vehicle_id uuid
  kind text not null
  status text not null default 'OPEN'::text
  month date not null  -- The month in whose book it stands: that of its day, or a later one where that was locked.
  day date not null
  started_at timestamp with time zone
  ended_at timestamp with time zone not null
  load_id uuid
  driver_id uuid
  from_place text not null default ''::text
  to_place text not null default ''::text
  purpose text not null default ''::text
  start_km numeric(10,1)
  end_km numeric(10,1)
  km_source text not null default ''::text  -- Where its kilometres come from: readings of the odometer, the distance of the load, or a person.
  stops integer not null default 0
  overnight boolean not null default false
  litres numeric(9,2)
  unit_price numeric(14,4)
  amount bigint not null default 0  -- What the slip costs, with VAT that cannot be claimed; below zero in a reversing line.
  is_full boolean not null default false
  odometer_km numeric(10,1)
  place text not null default ''::text
  provider text not null default ''::text
  slip_number text not null default ''::text
  card text not null default ''::text  -- The number of the card as text: a spreadsheet shortens long numbers.
  flags jsonb not null default '[]'::jsonb  -- What does not fit: the tank, the price of the day, the amount. The month is not locked before somebody has accepted it.
  flags_accepted_by text not null default ''::text
  source text not null
  remarks text not null default ''::text
  reverses_id uuid  -- The locked line that it reverses.
  is_reversed boolean not null default false
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  timed_stops integer not null default 0  -- Stops of its load that had a time to be at and were reached. Follows the stops, also once the month is locked.
  on_time_stops integer not null default 0  -- Those of them that were reached in time.
table fleet_log_month
  -- A month of a vehicle that is locked: its lines stay, its costs are in the books.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  vehicle_id uuid not null
  month date not null
  lines integer not null
  amount bigint not null  -- Costs that were posted.
  journal_id uuid
  locked_by text not null
  locked_at timestamp with time zone not null default now()
table fleet_slip_layout
  -- How files of a provider of fuel cards are read: columns by their headings, the decimal mark, the form of dates.
  partition text not null
  id uuid not null default uuidv7()
  name text not null
  provider text not null
  columns jsonb not null
  decimal_mark text not null default ''::text  -- Empty where nobody has said it: a figure that may be read in two ways is then refused.
  date_form text not null
  is_active boolean not null default true
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table fleet_slip_photo
  -- A photo of a slip of the log book. It proves what was typed, and may come after the month was locked.
  partition text not null
  id uuid not null default uuidv7()
  line_id uuid not null
  blob_name text not null
  created_by text not null
  created_at timestamp with time zone not null default now()
table fuel_adjustment
  -- Runs of fuel adjustments over the loads that are not invoiced, from a day on.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  run_no text not null
  customer_id uuid  -- Whose loads alone are looked at; empty: those of all customers.
  effective_from date not null  -- The first loading day that is looked at; prices of fuel are those of that day.
  note text not null default ''::text
  status text not null default 'DRAFT'::text
  work text not null default ''::text  -- What a job is doing to it now; empty while nobody works on it.
  done integer not null default 0
  total integer not null default 0
  reached uuid  -- The last load that was looked at: a job that was killed goes on behind it.
  problem text not null default ''::text  -- Code of the failure texts: why the work stopped.
  calculated_at timestamp with time zone
  edited_by uuid[] not null default '{}'::uuid[]  -- Staff who began, calculated or submitted it: they do not approve it.
  submitted_by text
  submitted_at timestamp with time zone
  decided_by text
  decided_at timestamp with time zone
  decision_reason text not null default ''::text
  applied_by text
  applied_at timestamp with time zone
  reversed_by text
  reversed_at timestamp with time zone
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table fuel_adjustment_line
  -- What a run does to one customer by one fuel clause.
  partition text not null
  id uuid not null default uuidv7()
  adjustment_id uuid not null
  customer_id uuid not null
  clause_id uuid not null
  base_price numeric(9,4)
  weight_percent numeric(9,4)
  price_before numeric(9,4)  -- Rand a litre on the day before the run begins.
  price numeric(9,4)
  price_from date
  percent_before numeric(14,4)  -- What most of the loads that change carried; where none does, what the clause added on the day before.
  percent numeric(14,4)  -- What the clause adds from the day on: per cent, or rand for one unit of a manual clause in money.
  raw_percent numeric(14,4)  -- Before threshold, floor and cap.
  bound text not null default ''::text
  rate_count integer not null default 0
  month_net bigint not null default 0  -- Cents that the change makes on the loads of the 30 days before, without VAT.
  problem text not null default ''::text  -- Code of the failure texts: what blocks the approval as long as the line is part of the run.
  is_included boolean not null default true
  letter text not null default ''::text  -- The last letter that the customer got of this run; each is written once.
  letter_at timestamp with time zone
  letter_to text not null default ''::text
  carried_least numeric(14,4)  -- Of the loads that change, the least that fuel came to before; empty where none changes.
  carried_most numeric(14,4)
  other_before numeric(14,4)  -- What fuel added until now, where the clause counts in another way from the day on: money for one unit before per cent, or per cent before money.
table fuel_adjustment_load
  -- What a run does to one load: cents before and after, without VAT.
  partition text not null
  id uuid not null default uuidv7()
  adjustment_id uuid not null
  load_id uuid not null
  customer_id uuid not null
  clause_id uuid not null
  fuel_before bigint not null
  fuel_after bigint not null
  sell_before bigint not null
  sell_after bigint not null
  buy_before bigint not null
  buy_after bigint not null
  left_out text not null default ''::text  -- Code of the failure texts: why the load keeps its price; empty where it changes.
  applied_at timestamp with time zone
  reversed_at timestamp with time zone
  charges_before jsonb  -- The rated charges that the run replaced, to put them back when it is reversed.
  charges_after jsonb  -- The rated charges that the run wrote: only while they stand is it reversed.
  carried numeric(14,4)  -- What fuel came to on the load when the run was calculated: per cent, or rand for one unit; empty where that was counted in another way.
  is_carried_otherwise boolean not null default false  -- What it carries is money for one unit before per cent, or per cent before money.
table fuel_clause
  -- What a rate adds for fuel: always from the base price, never from the last adjusted rate.
  customer_id uuid  -- Whose loads it holds for: a customer, or a supplier; everybody where both are empty.
  supplier_id uuid
  calculation text not null
  value_type text not null
  fuel_type text not null
  region text not null
  zone text not null
  kind text not null
  base_price numeric(9,4)  -- Rand a litre on the base date.
  base_date date
  weight_percent numeric(9,4) not null  -- How much of a rate is fuel.
  threshold_percent numeric(9,4)  -- Smaller changes count as none.
  floor_percent numeric(9,4)
  cap_percent numeric(9,4)
  manual_value numeric(14,4)  -- Per cent, or rand for one unit, by value_type; of a manual clause.
  applies_to text not null
  date_basis text not null
  missing_price text not null
  show_as_line boolean not null  -- A charge of its own beside the linehaul; otherwise within it.
  partition text not null
  id uuid not null default uuidv7()
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((code || ' '::text) || name))
table fuel_clause_change
  -- Versions of fuel clauses that somebody asks for; what is approved becomes a version.
  partition text not null
  id uuid not null default uuidv7()
  clause_id uuid not null
  effective_from date not null
  terms jsonb not null
  reason text not null
  status text not null default 'PENDING'::text
  edited_by uuid[] not null default '{}'::uuid[]  -- Staff who asked for it: they do not approve it.
  decided_by text
  decided_at timestamp with time zone
  decision_reason text not null default ''::text
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table fuel_clause_version
  -- What a fuel clause says, and from which day until which: rating takes the version in force on the day that the clause goes by.
  partition text not null
  id uuid not null default uuidv7()
  clause_id uuid not null
  terms jsonb not null  -- What the form of a clause knows, without its name, its party and its day.
  reason text not null default ''::text
  asked_by text not null
  decided_by text not null default ''::text
  created_at timestamp with time zone not null default now()
  effective_from date not null  -- The first day; 2000-01-01 of the first version, which has always held.
  effective_until date  -- The last day; empty while no end is known.
  superseded_at timestamp with time zone  -- When another version took all its days; such a one is kept, and holds on no day.
  in_force daterange not null default daterange(effective_from, effective_until, '[]'::text)
table fuel_price
  -- The price of a litre from a day on, until the next price of the same fuel, region and kind.
  fuel_type text not null
  region text not null
  zone text not null  -- The code of the zone; empty inland and at the coast.
  kind text not null
  effective_from date not null
  price_per_litre numeric(9,4) not null  -- Rand.
  partition text not null
  id uuid not null default uuidv7()
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((code || ' '::text) || name))
  confirmed_price numeric(9,4)  -- The price that somebody looked at, after a change of more than 15 %, and found right.
  supersedes_id uuid  -- The price in whose place this one was approved.
  superseded_by_id uuid  -- The price that was approved in its place.
table fuel_price_change
  -- Corrections of fuel prices that are used; what is approved becomes a price that supersedes the former one.
  partition text not null
  id uuid not null default uuidv7()
  fuel_price_id uuid not null
  effective_from date not null
  price_per_litre numeric(9,4) not null  -- Rand.
  source text not null
  reason text not null
  status text not null default 'PENDING'::text
  edited_by uuid[] not null default '{}'::uuid[]  -- Staff who asked for it: they do not approve it.
  decided_by text
  decided_by_id uuid
  decided_at timestamp with time zone
  decision_reason text not null default ''::text
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
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
  link_id uuid  -- The renewal link through which it came.
  territory text[] not null default '{}'::text[]  -- Countries in which the policy holds, by their names; empty: nobody has said, which is never taken for everywhere that was checked.
  excluded_commodity_type_ids uuid[] not null default '{}'::uuid[]  -- Commodity types that the policy does not insure.
  listed_vehicles text[] not null default '{}'::text[]  -- Registrations of the vehicles on which the policy insures goods, in capitals without blanks; empty: on every vehicle.
  difference_reason text  -- The approver says why something else was approved than the document says; null where nothing differs.
table git_reminder
  -- The steps of the ladder that were taken for a certificate. The key is what makes each of them happen once.
  partition text not null
  certificate_id uuid not null
  days_before integer not null  -- Days before the last day of cover; -1 is the day after it.
  supplier_id uuid not null
  link_id uuid
  recipient text not null default ''::text
  problem text  -- Why nothing could be sent: a code of the failure texts.
  sent_at timestamp with time zone not null default now()
table goods_line
  -- What is picked up or handed over at a stop: planned, received, short, damaged.
  partition text not null
  id uuid not null default uuidv7()
  load_id uuid not null
  stop_id uuid not null
  line_number integer not null
  reference text not null default ''::text
  commodity_type_id uuid
  packing_type_id uuid
  quantity_planned numeric(14,3) not null
  quantity_actual numeric(14,3)
  short_quantity numeric(14,3)
  damaged_quantity numeric(14,3)
  note text not null default ''::text
table idempotency
  -- The first answer to each Idempotency-Key, kept 24 hours (wire.md §5). Written in the transaction of the change.
  partition text not null
  actor text not null  -- The user, the link or the access token.
  operation text not null
  key text not null
  body_hash bytea not null
  answer jsonb
  created_at timestamp with time zone not null default now()
table import_job
  -- A file that is being brought in, or was.
  id uuid not null default uuidv7()
  partition text not null
  company_id uuid not null
  kind text not null  -- What its rows are: debtor, creditor, or the noun of master data.
  file_name text not null
  file_hash text not null  -- SHA-256, to say that the same file was brought in before.
  format text not null
  delimiter text not null default ''::text
  headings text[] not null  -- The row of the headings, in its order.
  mapping jsonb not null default '{}'::jsonb  -- Place of a column → name of a field. A column without one is left out.
  mode text not null default 'upsert'::text
  day_first boolean not null default true
  decimal_comma boolean not null default false
  scope text not null default 'valid'::text  -- all: nothing is written unless everything can be.
  status text not null default 'UPLOADED'::text
  rows integer not null default 0
  done integer not null default 0  -- Rows that the present work is through with.
  problem text not null default ''::text  -- The failure code of what stopped it.
  started_by uuid not null
  started_by_name text not null
  language text not null default 'en'::text
  created_at timestamp with time zone not null default now()
  completed_at timestamp with time zone
  version integer not null default 1
  header_row integer not null default 1  -- The row of the headings, as a spreadsheet counts.
  counts jsonb not null default '{}'::jsonb  -- Rows by outcome, and those that are committed, when the last work ended. An outcome without rows is left out.
  reached integer not null default 0  -- Number of the last row that the present work is through with.
  sheets text[] not null default '{}'::text[]  -- The names of all sheets of the workbook, in their order; none of a text.
  sheet text not null default ''::text  -- The one that was read.
  meanings jsonb not null default '{}'::jsonb  -- Field → word of the file in small letters → choice.
  is_mark_shown boolean not null default true  -- Whether numbers of the file show its decimal mark; otherwise it is a guess.
table import_row
  -- The rows of a file as they stand in it, without its first one.
  partition text not null
  import_id uuid not null
  number integer not null  -- As a spreadsheet counts: the first row under the headings is 2.
  cells text[] not null
  outcome text  -- What the check against the present records came to; empty until it was checked.
  problems jsonb not null default '[]'::jsonb  -- Why not: a list of {field, code, details}.
  key_values text[] not null default '{}'::text[]  -- What tells this record from others, to find it twice in one file.
  record_id uuid
  record_lock text  -- The version that was checked, and after the commit the one that was written: a record that has another one was touched.
  before jsonb  -- Of a change: the record as it was.
  is_committed boolean not null default false
  part_of integer  -- The first row of the same record, where several rows make one; empty for that first row.
  number_columns smallint[]  -- Places of the cells, from 0, that are numbers of a workbook: their texts are plain, with a dot. Empty for texts.
  doubts jsonb  -- What is read and has to be looked at: a list of {field, code, details}. Empty where there is nothing.
  missing text[]  -- Names of the fields that its new record lacks before it can be approved. Empty where it lacks none.
table import_template
  -- What the columns of a file mean, under a name: the next file with these headings is read the same way.
  id uuid not null default uuidv7()
  partition text not null
  company_id uuid not null
  kind text not null
  name text not null
  mapping jsonb not null  -- Heading → name of a field.
  mode text not null
  day_first boolean not null
  decimal_comma boolean not null
  saved_by text not null
  saved_at timestamp with time zone not null default now()
table incident_action
  -- Actions after an incident, with their owner and their day.
  partition text not null
  id uuid not null default uuidv7()
  incident_id uuid not null
  code text not null default ''::text
  title text not null default ''::text
  owner text not null default ''::text
  due_at timestamp with time zone
  done_at timestamp with time zone
  done_by text not null default ''::text
  added_at timestamp with time zone not null default now()
table incident_call
  -- Whom to ring after an incident, in order, and who rang when.
  partition text not null
  id uuid not null default uuidv7()
  incident_id uuid not null
  place integer not null
  role text not null
  name text not null default ''::text
  phone text not null default ''::text
  due_at timestamp with time zone
  called_at timestamp with time zone
  called_by text not null default ''::text
  note text not null default ''::text
table incident_cost
  -- Costs of an incident without VAT: expected, and real once they are known.
  partition text not null
  id uuid not null default uuidv7()
  incident_id uuid not null
  line integer not null
  description text not null
  expected bigint not null default 0
  actual bigint
table incident_file
  -- Photos and papers of an incident.
  partition text not null
  id uuid not null default uuidv7()
  incident_id uuid not null
  kind text not null
  blob_name text not null
  file_name text not null
  content_type text not null
  added_by text not null
  added_at timestamp with time zone not null default now()
table incident_note
  -- The time line of an incident: what happened when, as somebody wrote it down. Rows are not changed.
  partition text not null
  id uuid not null default uuidv7()
  incident_id uuid not null
  happened_at timestamp with time zone not null
  kind text not null
  text text not null
  said_by text not null default ''::text
  noted_by text not null
  noted_at timestamp with time zone not null default now()
table incident_setting
  -- Deadlines of incidents in a company, and the numbers of whom it rings.
  partition text not null
  company_id uuid not null
  police_hours integer not null default 24  -- Hours after an incident with injury or damage in which the police must know of it.
  nominate_days integer not null default 32  -- Days after a notice of a fine was served in which the driver must be nominated.
  posted_days integer not null default 10  -- Days after its posting on which a notice is presumed to be served.
  environment_days integer not null default 14
  contacts jsonb not null default '[]'::jsonb  -- Numbers of whom to ring: {role, name, phone}.
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table inspection
  -- Inspections as they were made: what was answered and weighed, and what follows from it. An inspection is not changed; what failed is inspected again.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  event_no text not null  -- INS-000123: a plain number of the company, gaps allowed.
  purpose text not null
  template_version integer not null  -- The checklist that it was made with (modules/inspections/checklist.ts).
  load_id uuid
  vehicle_id uuid not null  -- The vehicle and trailers that were inspected. It counts for the load as long as it has the same.
  trailer1_id uuid
  trailer2_id uuid
  driver_id uuid
  odometer numeric(9,1)
  items jsonb not null  -- {code, result, value, note} in the order of the checklist.
  mass_slip_kg numeric(9,1)
  axle_units jsonb not null default '[]'::jsonb  -- As the weighbridge weighed them, from the front: {kind, massKg, isDriven, fromM, toM}.
  mass_limit jsonb  -- The least limit of the combination that was known: {limitKg, rule}.
  findings jsonb not null default '[]'::jsonb  -- What is not in order: {code, severity, item, details}.
  outcome text not null
  decision text not null default ''::text  -- Of a conditional one: whether somebody with the right let the load go.
  allow_reason text not null default ''::text
  decided_by text not null default ''::text
  decided_by_id uuid
  decided_at timestamp with time zone
  note text not null default ''::text
  signed_by text not null
  source text not null
  device text not null default ''::text
  source_inspection_id text not null default ''::text  -- The id that a phone gave it: what comes twice is kept once.
  inspected_at timestamp with time zone not null  -- When it was made; a phone brings it later.
  received_at timestamp with time zone not null default now()
  created_by text not null
  created_by_id uuid
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table inspection_file
  -- Photos and signatures of inspections, by the item that they belong to.
  partition text not null
  id uuid not null default uuidv7()
  inspection_id uuid not null
  load_id uuid
  item text not null
  blob_name text  -- Empty until the phone has sent the file that it named.
  device text not null default ''::text
  source_file_id text not null default ''::text
table inspection_template
  -- Versions of the checklists of companies. A version is never changed: inspections are read by the one that they were made with.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  version integer not null
  items jsonb not null  -- {code, names, failure, only, isMandatory, needsPhoto}, in the order in which they are asked.
  created_by text not null
  created_at timestamp with time zone not null default now()
table invoice
  -- Invoices, credit notes and debit notes. Amounts of a credit note are what it takes back, above zero.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  kind text not null
  status text not null default 'DRAFT'::text
  number bigint  -- Of the company and kind, without gaps; given when it is posted, never to a draft.
  customer_id uuid not null
  bill_to_party_id uuid
  currency text not null
  tax_date date not null  -- The date of the document, by which VAT and the month of posting follow.
  supply_from date not null
  supply_to date not null
  term_days integer not null
  due_date date not null
  billing_mode text not null default 'perLoad'::text
  is_aggregated boolean not null default false  -- One printed line for each item, unit, VAT code and profit centre; totals are the same either way.
  lists_loads boolean not null default false
  language text not null
  order_numbers text[] not null default '{}'::text[]
  net bigint not null
  vat bigint not null
  gross bigint not null
  loads integer not null default 0
  original_id uuid
  rebills boolean not null default false  -- Of a credit note: the charges that it takes back whole are billed again.
  reason text not null default ''::text
  zero_rate_reason text not null default ''::text
  note text not null default ''::text
  credited bigint not null default 0  -- What credit notes have taken back, less what debit notes gave back, with VAT.
  paper jsonb  -- What is printed, frozen when it was posted: parties, lines, totals.
  pdf_sha256 text not null default ''::text
  pdf_blob_name text not null default ''::text
  fiscal_status text not null default ''::text
  journal_id uuid
  item_id uuid
  former_papers jsonb not null default '[]'::jsonb  -- What was printed before a corrected copy: the same number, dates and amounts.
  edited_by uuid[] not null default '{}'::uuid[]
  approved_by text not null default ''::text
  approved_at timestamp with time zone
  decision_reason text not null default ''::text
  posted_by text not null default ''::text
  posted_at timestamp with time zone
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
  rate numeric(16,8)  -- Of a document in a foreign currency: what one unit is worth in the company's own. That of its invoice for a credit note.
  rate_day date  -- The day of the rate, which may be before the tax date; its source is printed.
  rate_source text not null default ''::text
  base_currency text
  base_net bigint
  base_vat bigint
  base_gross bigint  -- In the company's own currency, as it was posted; null of a draft.
  verify_hash text not null default ''::text  -- SHA-256 of the token in the code that is printed on it; empty of documents that were posted before there was one.
  settlement_percent numeric(5,2)  -- The discount for payment in time that is printed on it; null where none is. Frozen when it is posted.
  settlement_amount bigint  -- The most that may be taken off with VAT, in the currency of the document.
  settlement_until date  -- The last day on which it is paid in time.
table invoice_dispute
  -- Each dispute of a customer about an invoice: the line that it rejects, or the whole invoice, with the reason. Payment reminders leave the disputed amount out until the dispute is settled.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  invoice_id uuid not null
  line_id uuid
  status text not null default 'OPEN'::text
  reason text not null
  amount bigint not null  -- With VAT, in cents of the invoice.
  note text not null default ''::text
  raised_by text not null
  raised_by_customer boolean not null default false
  raised_at timestamp with time zone not null default now()
  answer text not null default ''::text
  decided_by text not null default ''::text
  decided_at timestamp with time zone
  credit_note_id uuid
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table invoice_line
  -- A charge of a load on a document, or what a credit or debit note moves of one.
  partition text not null
  id uuid not null default uuidv7()
  invoice_id uuid not null
  line integer not null
  load_id uuid not null
  charge_id uuid not null
  item_master_id uuid
  description text not null
  quantity numeric(12,3) not null
  unit text not null default ''::text
  price numeric(15,4) not null
  net bigint not null
  vat_code text not null
  vat_percent numeric(6,4) not null
  vat_share bigint not null  -- Its share of the VAT of its code, by largest remainder.
  profit_centre_id uuid not null
  account text not null default ''::text  -- The number of the account that its net goes to.
  of_line_id uuid  -- Of a credit note: the line of the invoice; of a debit note: the line of the credit note or invoice.
  given_back bigint not null default 0  -- What posted credit notes have taken back of its net, less what debit notes returned.
  given_back_vat bigint not null default 0
  is_billed boolean not null default false  -- The charge stands on this line: no other document may bill it. Ends when the document is void, or the line is taken back to be billed again.
  base_net bigint  -- In the company's own currency, as it was posted; null of a draft.
  base_vat bigint
table invoice_logo
  -- Logos of companies as posted documents bear them, each once.
  partition text not null
  sha256 text not null
  content_type text not null
  bytes bytea not null
table invoice_run
  -- Documents that are posted together by a job; after a kill it goes on where it stopped.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  status text not null default 'RUNNING'::text
  invoice_ids uuid[] not null
  done integer not null default 0
  posted integer not null default 0
  refused jsonb not null default '[]'::jsonb  -- The documents that were not posted, each with the code and details of its refusal.
  started_by text not null
  started_by_id uuid
  started_at timestamp with time zone not null default now()
  ended_at timestamp with time zone
table invoice_send
  -- To whom a document went, once for each address unless somebody sends it again.
  partition text not null
  id uuid not null default uuidv7()
  invoice_id uuid not null
  method text not null
  recipient text not null
  attempt integer not null default 1
  message_id uuid  -- The mail in the outbox, which says whether it arrived.
  pdf_sha256 text not null default ''::text
  sent_by text not null
  sent_at timestamp with time zone not null default now()
  opened_at timestamp with time zone  -- When its recipient first opened it by link, after the one-time code.
table item_master
  -- What is bought and sold: linehaul, fuel, standing time, tolls. Its name is the description on the wire.
  kind text not null
  item_group text not null
  unit text not null
  default_price_buy numeric(15,2)
  default_price_sell numeric(15,2)
  vat_code_buy text not null
  vat_code_sell text not null
  journal_account_buy text not null
  journal_account_sell text not null
  profit_centre_id uuid  -- Where its amounts are counted unless the order type or the document says otherwise.
  external_code text not null  -- Item or general-ledger number in the accounting system.
  taxable_for_withholding boolean not null
  id uuid not null default uuidv7()
  partition text not null
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((((code || ' '::text) || name) || ' '::text) || external_code))
table journal
  -- What was posted. Nothing of it is changed; a mistake is reversed by its mirror.
  partition text not null
  id uuid not null default uuidv7()
  number bigint not null  -- Of the company, in the order in which numbers were asked for; gaps are allowed.
  company_id uuid not null
  period_id uuid not null
  posting_date date not null
  document_date date not null
  area text not null
  source text not null
  source_id uuid not null  -- The record that posts; each posts an event once.
  event text not null
  document text not null default ''::text  -- What people call that record: DP-0012.
  text text not null default ''::text
  reason text not null default ''::text
  lines integer not null  -- How many lines it has: no fewer when it is committed, and never one more.
  total bigint not null  -- The sum of its debits in cents.
  reversal_of uuid
  approved_by text not null default ''::text
  posted_by text not null
  posted_by_id uuid
  posted_at timestamp with time zone not null default now()
  xid xid8 not null default pg_current_xact_id()  -- The transaction that posts it: lines are written by no other.
table journal_account
  -- The chart of accounts.
  class text not null
  role text not null default ''::text  -- What documents look the account up by: debtors, vatOut. Empty where only people post to it.
  is_control boolean not null default false  -- Only documents post to it: typed journals may not.
  centre_required boolean not null default false  -- Whether each of its lines names a profit centre.
  vat_code text not null default ''::text
  external_code text not null default ''::text
  partition text not null
  id uuid not null default uuidv7()
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((((code || ' '::text) || name) || ' '::text) || external_code))
table journal_line
  -- The lines of journals. Debit is above zero, credit below.
  partition text not null
  journal_id uuid not null
  line integer not null
  company_id uuid not null
  period_id uuid not null
  posting_date date not null
  journal_number bigint not null
  account_id uuid not null
  profit_centre_id uuid
  party_kind text
  party_id uuid
  amount bigint not null  -- Cents of the company's own currency.
  currency text not null
  currency_amount bigint not null  -- Of the line's own currency; 0 for a difference of exchange.
  vat_code text not null default ''::text
  load_id uuid
  text text not null default ''::text
table journal_proposal
  -- A journal or a batch that somebody proposes. Approving posts it, whole or not at all.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  number text not null
  kind text not null
  period_id uuid  -- The month that is accrued, or the period in which a year ends.
  posting_date date not null
  reverse_on date  -- The day on which its journals are reversed by themselves.
  reversed_at timestamp with time zone  -- When they were.
  reason text not null
  document_id uuid
  status text not null default 'DRAFT'::text
  total bigint not null default 0
  line_count integer not null default 0
  journal_count integer not null default 0
  edited_by uuid[] not null default '{}'::uuid[]  -- Who typed, changed or submitted it: they do not approve it.
  submitted_by text
  submitted_at timestamp with time zone
  decided_by text
  decided_at timestamp with time zone
  decision_reason text not null default ''::text
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
  repeat_until date  -- The last day on which it is proposed again; none where it does not recur.
  repeated_to date  -- The posting date of its latest repetition.
  repeat_of uuid  -- The proposal that this one repeats.
  repeat_every integer not null default 1  -- Months from one repetition to the next.
  spread_of uuid  -- The proposal whose amounts were spread over several months; none for the first of them.
  spread_part integer  -- Which of its months this one is, from 1.
  spread_parts integer
  reference text not null default ''::text  -- What a file or another system calls it; within its company it means one proposal. Empty for what was typed.
table journal_proposal_line
  -- The lines of a proposal as they were typed or pasted: numbers and codes, not records, so that nothing is lost that is not known.
  partition text not null
  proposal_id uuid not null
  row_no integer not null
  journal_group text not null default ''::text
  account text not null default ''::text
  centre text not null default ''::text
  text text not null default ''::text
  debit bigint
  credit bigint
  vat_code text not null default ''::text
  load_number text not null default ''::text
  party text not null default ''::text
  item_number text not null default ''::text
  item_date date
  due_date date
table journal_template
  -- The lines of a proposal under a name, from which others are started.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  name text not null
  kind text not null
  reason text not null
  line_count integer not null
  created_by text not null
  created_at timestamp with time zone not null default now()
table journal_template_line
  -- The lines of a template as they were typed. Loads, documents and days belong to one month and are not kept.
  partition text not null
  template_id uuid not null
  row_no integer not null
  journal_group text not null default ''::text
  account text not null default ''::text
  centre text not null default ''::text
  text text not null default ''::text
  debit bigint
  credit bigint
  vat_code text not null default ''::text
  party text not null default ''::text
table ledger_balance
  -- What lines have moved, by month, account and centre. Written with the lines, by the database alone.
  partition text not null
  company_id uuid not null
  period_id uuid not null
  account_id uuid not null
  centre_id uuid not null  -- The profit centre; zeros for none.
  closes_year boolean not null  -- Of journals that close a year: income statements leave them out.
  slot smallint not null  -- Who posts at once writes other rows of one balance.
  debit bigint not null
  credit bigint not null
table link
  -- An emailed link: what it opens, for whom, until when. The token is only in the mail.
  id uuid not null default uuidv7()
  partition text not null
  kind text not null  -- The flow it opens: carrierregister, shipperregister, creditorapplicationform, creditlimitapprove, gitcertificaterenewal, podupload, podpack, paperupload, loadtender, customerinvoice, supplierinvoice, supplierstatement, drivertrip, loadtracking.
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
  sent_at timestamp with time zone not null default now()  -- When it was last sent; reminders count from this day.
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
  privacy_version text  -- The privacy notice that was shown with the terms, by its version.
  reference text not null default ''::text  -- The number that the applicant was given with the submit; empty before it, and for flows without one.
  copy_blob_name text  -- The copy of what was sent, for the applicant.
table link_draft
  -- What a guest has filled in so far, step by step; removed on submit.
  link_id uuid not null
  partition text not null
  step text not null
  sealed text not null  -- The step as JSON, encrypted: it holds identity and bank numbers.
  saved_at timestamp with time zone not null default now()
table link_reminder
  -- The reminders that a link has had since it was last sent. The key is what makes each of them happen once.
  partition text not null
  link_id uuid not null
  day integer not null  -- Days after sending, as company.reminder_days had it.
  sent_at timestamp with time zone not null default now()
table link_token
  -- Further addresses of the same link. Nobody knows the mailed token any more, so a copy or a reminder carries one of its own, and all of them work.
  token_hash bytea not null  -- SHA-256 of the 256-bit token.
  partition text not null
  link_id uuid not null
  made_for text not null  -- A further address (copy, reminder), or one that was replaced and opens nothing any more (former).
  created_at timestamp with time zone not null default now()
table load
  -- What is moved for a customer, from its first pickup to its last delivery. Amounts are cents.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  load_number text not null  -- The prefix of its order type and a running number of the company; numbers may be left out.
  order_type_id uuid not null
  profit_centre_id uuid not null
  customer_id uuid not null
  bill_to_party_id uuid  -- Who is invoiced; empty: the customer itself.
  order_numbers jsonb not null default '[]'::jsonb
  equipment_type_id uuid not null
  commodity_type_id uuid not null
  packing_type_id uuid
  direction text not null default 'domestic'::text
  direction_reason text not null default ''::text
  pieces integer
  pallets integer
  mass_kg numeric(10,1)
  volume_m3 numeric(8,2)
  load_value bigint not null default 0  -- Cents; 0 is not stated, and never counts as checked.
  un_number text not null default ''::text
  danger_class text not null default ''::text
  packing_group text not null default ''::text
  emergency_phone text not null default ''::text
  temperature_min numeric(5,1)
  temperature_max numeric(5,1)
  container_number text not null default ''::text
  seal_nos text[] not null default '{}'::text[]
  distance_km numeric(8,1)
  distance_source text not null default 'typed'::text
  instructions text not null default ''::text
  internal_notes text not null default ''::text
  supplier_id uuid
  is_own_fleet boolean not null default false
  supplier_reference text not null default ''::text
  vehicle_id uuid
  trailer1_id uuid
  trailer2_id uuid
  driver_id uuid
  co_driver_id uuid
  sell_net bigint not null default 0
  sell_gross bigint not null default 0  -- What the customer will owe, with VAT once per code: what counts against its credit.
  buy_net bigint not null default 0
  pod_policy jsonb  -- What the customer asked of proofs of delivery when the load was delivered.
  requires_pod boolean not null default false
  load_inspection_required boolean not null default false
  status text not null default 'DRAFT'::text
  former_status text not null default ''::text  -- Where it was cancelled, so that it can be restored there.
  tender_status text not null default 'NONE'::text
  tender_ends_at timestamp with time zone
  pod_status text not null default 'NOT_REQUIRED'::text
  customer_billing text not null default 'NOT_READY'::text
  supplier_billing text not null default 'NOT_READY'::text
  hold_types text[] not null default '{}'::text[]  -- The types of its holds that are not released.
  is_late boolean not null default false  -- By more than the grace period: at the last stop that was reached, or by the estimated arrival at the next.
  late_minutes integer not null default 0
  has_exception boolean not null default false  -- Whether something was not in order: at a stop, or by a proof of delivery.
  origin text not null default ''::text
  destination text not null default ''::text
  countries text[] not null default '{}'::text[]
  stop_count integer not null default 0
  load_at timestamp with time zone not null default now()  -- When loading is planned; the moment of capture while nobody has said.
  trip_until timestamp with time zone  -- The end of its last planned stop.
  next_due_at timestamp with time zone  -- When it must be at the next pickup or delivery at the latest.
  next_stop text not null default ''::text
  eta timestamp with time zone
  last_event_at timestamp with time zone  -- When something last happened that its row shows. What a device tells besides stands in trip_device.told_at; the load was last heard of at the later of the two.
  ready_at timestamp with time zone
  delivered_at timestamp with time zone  -- When its last delivery ended; of a load whose stops have no times, when somebody said that it was delivered.
  cancelled_at timestamp with time zone
  created_by text not null
  created_by_id uuid
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text  -- What the list is searched in. No customer: who sees one supplier alone must not find loads by it.
  search text not null default search_key(search_words)
  external_reference text not null default ''::text  -- What another system calls the load. A file that says it again means the same load.
  has_proof_exception boolean not null default false  -- Whether an accepted proof of delivery says that something was not in order.
  sell_is_free boolean not null default false  -- Somebody decided that the customer pays nothing; an amount of 0 alone means that no price is agreed.
  buy_is_free boolean not null default false  -- Somebody decided that the supplier gets nothing; an amount of 0 alone means that no price is agreed.
  delivery_ended_at timestamp with time zone  -- When the vehicle left its last delivery, or came there as long as it has not left.
  billing_gaps text[] not null default '{}'::text[]  -- What its invoice waits for, by code, as it was when that last changed; empty while nothing is missing or it is not delivered.
  billing_reason text not null default ''::text  -- Why its billing is on hold, or what operations are asked to mend.
  sell_currency text  -- In which its customer is charged; null in the company's own currency.
  sell_rate numeric(16,8)  -- What one unit of it was worth when the load was priced: an estimate until it is invoiced.
table load_charge
  -- Every amount of a load is a row: what the customer pays (sell) and what the supplier gets (buy).
  partition text not null
  id uuid not null default uuidv7()
  load_id uuid not null
  side text not null
  line_number integer not null
  item_master_id uuid
  description text not null
  quantity numeric(14,3) not null
  unit text not null default ''::text
  price numeric(14,4) not null
  net bigint not null  -- Cents without VAT: quantity times price, rounded once.
  vat_code text not null default 'standard'::text
  profit_centre_id uuid not null
  source text not null default 'typed'::text  -- Where the amount comes from; typed ones are the planner's.
  source_id uuid
table load_event
  -- Everything that happened to a load. Rows are neither changed nor deleted: a correction is a row that supersedes another.
  partition text not null
  id uuid not null default uuidv7()
  load_id uuid not null
  stop_id uuid
  kind text not null
  occurred_at timestamp with time zone not null  -- When it happened, as it was claimed.
  captured_at timestamp with time zone  -- When the device noted it, by the clock of the device.
  received_at timestamp with time zone not null default now()
  source text not null
  actor text not null
  actor_id uuid
  lat numeric(9,6)
  lon numeric(9,6)
  accuracy_m integer
  reason_code text not null default ''::text
  minutes_late integer
  note text not null default ''::text
  data jsonb not null default '{}'::jsonb  -- What else is known: flags (outOfOrder, clockSkewMinutes, departBeforeArrival, stopOrder), ids, the estimated time.
  customer_visible boolean not null default false
  supersedes_id uuid
  source_device text not null default ''::text
  source_event_id text not null default ''::text
  is_internal boolean not null default false  -- Its note is read by the company's own people alone. The note of another event than a note is left out for others, and the event is not.
table load_hold
  -- What keeps a load from being dispatched, delivered or billed, until somebody releases it.
  partition text not null
  id uuid not null default uuidv7()
  load_id uuid not null
  type text not null
  blocks_dispatch boolean not null
  blocks_delivery boolean not null
  blocks_billing boolean not null
  visible_to_customer boolean not null default false
  reason text not null
  source text not null
  excess bigint not null default 0  -- Cents by which the customer's credit was exceeded; of CREDIT holds.
  placed_by text not null
  placed_by_id uuid
  placed_at timestamp with time zone not null default now()
  released_by text
  released_by_id uuid
  released_at timestamp with time zone
  release_reason text not null default ''::text
  findings jsonb not null default '[]'::jsonb  -- {code, level, subject, details, path}: what stood against carrier, vehicle or driver when the product placed the hold.
  covered jsonb  -- Of a credit hold that somebody released: for which customer, by how many cents above its credit, and whether that credit was blocked.
table load_override
  -- Exceptions from what a carrier must have, for one load and one supplier. Rows are neither changed nor deleted.
  partition text not null
  id uuid not null default uuidv7()
  load_id uuid not null
  supplier_id uuid  -- Empty: the own fleet.
  code text not null
  reason text not null
  stake bigint not null default 0  -- Cents that no insurance covers.
  decided_by text not null
  decided_by_id uuid
  decided_at timestamp with time zone not null default now()
  details jsonb not null default '{}'::jsonb  -- What stood against the load then, as the finding said it: countries, licence codes, kilograms.
table load_paper_request
  -- Missing papers of a load that its carrier or its customer was asked for by a link.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  load_id uuid not null
  asked_of text not null
  codes text[] not null  -- The papers, by the kind of document.
  note text not null default ''::text
  link_id uuid
  asked_by text not null
  asked_at timestamp with time zone not null
  last_asked_at timestamp with time zone not null
  times integer not null default 1
  ended_at timestamp with time zone
  ended_because text not null default ''::text  -- Everything came, staff took it back, or the load needs it no longer; empty while it is open.
table load_rating
  -- Traces of prices: which rates fitted a load, which one won and why, and the arithmetic to the cent. Rows are neither changed nor deleted.
  partition text not null
  id uuid not null default uuidv7()
  load_id uuid not null
  side text not null
  outcome text not null  -- rate, payable, typed; or why there is no price.
  rate_id uuid
  trace jsonb not null
  total bigint not null
  reason text not null default ''::text  -- Why somebody put another amount in its place.
  made_by text not null
  made_at timestamp with time zone not null default now()
table load_standing
  -- What was decided on the standing time of a stop; one decision each, which a later one replaces.
  partition text not null
  load_id uuid not null
  stop_id uuid not null
  decision text not null
  minutes integer not null  -- Minutes beyond what is free, as they were when it was decided; times that are corrected later show that they differ.
  sell_per_hour bigint not null default 0
  buy_per_hour bigint not null default 0
  reason text not null default ''::text
  decided_by text not null
  decided_by_id uuid
  decided_at timestamp with time zone not null default now()
  buy_minutes integer not null default 0  -- The same by what the price of the supplier leaves free.
table load_template
  -- A load to be booked again: what its form held, and for which days drafts of it are made ahead.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  name text not null
  customer_id uuid not null
  origin text not null default ''::text
  destination text not null default ''::text
  input jsonb not null  -- The load as the form sends it, with its times on the base day.
  base_day date not null  -- The day of its first window by the company's clock: another day moves all its times by whole days.
  weekdays integer[] not null default '{}'::integer[]  -- ISO 8601: 1 is Monday. None: drafts are made only when somebody asks for one.
  days_ahead integer not null default 7
  is_active boolean not null default true
  failed_at timestamp with time zone  -- When a draft could not be made; empty again once one could.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((((name || ' '::text) || origin) || ' '::text) || destination))
table load_template_draft
  -- The days for which a draft was made by itself: each once, also where somebody cancelled the draft.
  partition text not null
  template_id uuid not null
  day date not null
  load_id uuid not null
table location
  -- Where loads are collected and delivered: warehouses, ports, border posts, customers' sites.
  type text not null
  address_line1 text not null
  address_line2 text not null
  suburb text not null
  city text not null
  region text not null
  country text not null
  postal_code text not null
  latitude numeric(8,6)  -- Degrees, WGS 84; both or none.
  longitude numeric(9,6)
  geofence_radius integer not null  -- Metres around the pin within which a vehicle has arrived; 0 for none.
  gln text not null  -- GS1 global location number; text because leading zeros matter.
  contact_name text not null
  contact_number text not null
  contact_email text not null
  operating_hours jsonb not null  -- Weekday, as its English name, to times such as 06:00-12:00, 13:00-17:00. Empty: closed or not known.
  appointment_required boolean not null
  average_service_minutes integer
  free_minutes integer  -- Loading or offloading time before standing time is charged.
  constraint text not null  -- What vehicles it takes, in words: masses, heights, equipment.
  dangerous_goods_allowed boolean not null
  security_notes text not null
  notes_or_instructions text not null
  id uuid not null default uuidv7()
  partition text not null
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((((((((code || ' '::text) || name) || ' '::text) || suburb) || ' '::text) || city) || ' '::text) || gln))
  customer_id uuid  -- The customer whose site it is; null where it is nobody's or everybody's.
  other_side_id uuid  -- Of a border post, the post across the border. Each of the two names the other.
  hours_exceptions jsonb[] not null default '{}'::jsonb[]  -- Days that are not as the week: {from, until, everyYear, hours, note}, by the first day. Empty hours: closed.
  max_length_m numeric(5,2)  -- What the place takes at most: metres, metres, kilograms with the vehicle.
  max_height_m numeric(4,2)
  max_mass_kg integer
  tail_lift_required boolean not null default false  -- Nothing there takes goods off the vehicle.
  forklift_available boolean not null default false
  ppe_required boolean not null default false
  side_loading_only boolean not null default false
  quiet_at_night boolean not null default false  -- No reversing alarm at night.
  time_zone text not null default ''::text  -- IANA name, where somebody said it; empty: the zone of the country and province.
table message_text
  -- A company's own words for a text of a mail or an SMS. Merge fields stand in braces: {company}.
  partition text not null
  company_id uuid not null
  catalogue text not null  -- The texts that it belongs to: supplierMail.
  key text not null  -- The built-in text that it replaces: inviteIntro.
  language text not null
  text text not null
  updated_by text not null
  updated_at timestamp with time zone not null default clock_timestamp()
table migration
  name text not null
  sha256 text not null
  applied_at timestamp with time zone not null default now()
table named_resource
  -- Vehicles and drivers that were named for a load before they were on file. Rows are neither changed nor deleted.
  partition text not null
  kind text not null
  resource_id uuid not null
  load_id uuid not null  -- The load that may have it before it is checked.
  named_by text not null
  named_at timestamp with time zone not null default now()
table number_series
  -- The next running number of a company, for each kind of record that is numbered.
  partition text not null
  company_id uuid not null
  kind text not null
  has_gaps boolean not null  -- A number that was taken and not used is lost, and nobody waits for it.
  next bigint not null
table odometer_offset
  -- A device or a counter that was changed: what it shows at a moment, and what the vehicle had run then, as a person says.
  partition text not null
  id uuid not null default uuidv7()
  vehicle_id uuid not null
  device_id text not null default ''::text  -- The tracker; empty for the counter of the dashboard.
  at timestamp with time zone not null
  counter_km numeric(10,1) not null
  vehicle_km numeric(10,1) not null
  reason text not null
  created_by text not null
  created_at timestamp with time zone not null default now()
table odometer_reading
  -- Kilometres that a vehicle had run at a moment. The present reading is the last one that counts; it is stored nowhere else.
  partition text not null
  id uuid not null default uuidv7()
  vehicle_id uuid not null
  at timestamp with time zone not null
  km numeric(10,1) not null  -- Kilometres of the vehicle: what the counter showed, with the offset of its device.
  source text not null
  source_id text not null default ''::text  -- The record that told it: when that is corrected, the reading follows.
  device_id text not null default ''::text
  unit text not null default 'km'::text  -- The unit in which the source counts.
  note text not null default ''::text
  doubt text not null default ''::text  -- Why it does not count, though a record or a phone told it; empty where it counts.
  withdrawn_at timestamp with time zone  -- When a person took it back: it counts no more.
  withdraw_reason text not null default ''::text
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
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
table open_item
  -- What a party owes (above zero) or is owed. What is left of it follows from its allocations.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  party_kind text not null
  party_id uuid not null
  account_id uuid not null
  journal_id uuid not null
  kind text not null
  document_id uuid
  number text not null
  date date not null
  due_date date not null
  posting_date date not null
  currency text not null
  amount bigint not null  -- Cents of its own currency; 0 for the difference of exchange of an allocation.
  base_amount bigint not null  -- The same in the company's own currency, as it was posted.
table open_item_span
  -- How much of an item was open from a day on, until another day on which that changed. Days on which nothing was open have no row. Written by the database alone.
  partition text not null
  item_id uuid not null
  from_day date not null
  until_day date not null default 'infinity'::date  -- The first day on which something else was open; infinity while it is so.
  company_id uuid not null
  party_kind text not null
  party_id uuid not null
  kind text not null
  due_date date not null
  currency text not null
  open bigint not null
  base_open bigint not null  -- The same in the company's own currency: what it was posted with, less what allocations settled of it there.
table order_type
  -- Kinds of loads and orders: how they are numbered, approved and billed.
  module text not null
  number_prefix text not null
  default_profit_centre_id uuid
  default_item_id uuid
  requires_order_number boolean not null
  requires_pod boolean not null
  requires_approval_above numeric(15,2)  -- Rand; a second person approves what costs more. Empty: nothing needs it.
  billing_mode text not null
  colour text not null
  id uuid not null default uuidv7()
  partition text not null
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((((code || ' '::text) || name) || ' '::text) || number_prefix))
  equipment_type_ids uuid[] not null default '{}'::uuid[]  -- What its loads may be planned for; any equipment where empty.
table order_type_equipment_type_ids
  -- What order_type.equipment_type_ids names; kept by a trigger.
  partition text not null
  order_type_id uuid not null
  equipment_type_id uuid not null
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
table packing_type
  -- What goods are packed in: pallets, bags, drums, bulk.
  unit text not null
  tare_kg numeric(8,2) not null
  length_cm numeric(6,1) not null
  width_cm numeric(6,1) not null
  height_cm numeric(6,1) not null
  stackable boolean not null
  max_stack integer not null  -- How many stand on each other at most; 1 where none may.
  returnable boolean not null  -- Counted with pallet control: the receiver owes it, or its deposit in rand.
  deposit numeric(9,2) not null
  id uuid not null default uuidv7()
  partition text not null
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((code || ' '::text) || name))
  pallet_account text not null default ''::text  -- Account with the pool or the owner, on which returnable units are counted.
table party
  -- Suppliers, customers and contractors, as duplicates are looked for among them.
  partition text
  noun text
  id uuid
  company_id uuid
  name text
  name_key text
  country_code text
  reg_no text
  vat_no text
  mail_domain text
  mail_label text
  is_live boolean
table party_director
  -- Directors of all parties.
  partition text
  noun text
  party_id uuid
  id_number_index text
table party_phone
  -- Phones of all parties.
  partition text
  noun text
  party_id uuid
  phone text
table pay_rate_change
  -- Versions that somebody asks for; what is approved becomes a version.
  partition text not null
  id uuid not null default uuidv7()
  owner_kind text not null
  owner_id uuid not null
  effective_from date  -- Its first day; empty for the day of the approval.
  terms jsonb not null
  reason text not null
  status text not null default 'PENDING'::text
  edited_by uuid[] not null default '{}'::uuid[]  -- Staff who asked for it: they do not approve it.
  decided_by text
  decided_by_id uuid
  decided_at timestamp with time zone
  decision_reason text not null default ''::text
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table pay_rate_version
  -- What a supplier or drivers are paid by, and from which day until which.
  partition text not null
  id uuid not null default uuidv7()
  owner_kind text not null
  owner_id uuid not null
  terms jsonb not null  -- The fields of the owner that are paid by, as the wire calls them.
  reason text not null default ''::text
  asked_by text not null
  decided_by text not null default ''::text
  created_at timestamp with time zone not null default now()
  effective_from date not null  -- The first day; 2000-01-01 of the first version, which has always held.
  effective_until date  -- The last day; empty while no end is known.
  superseded_at timestamp with time zone  -- When another version took all its days; such a one is kept, and holds on no day.
  in_force daterange not null default daterange(effective_from, effective_until, '[]'::text)
table payment
  -- What a run pays one supplier, or why it pays nothing.
  partition text not null
  id uuid not null default uuidv7()
  run_id uuid not null
  supplier_id uuid not null
  amount bigint not null
  hold text not null default ''::text  -- Why it is held; empty where it goes out.
  hold_reason text not null default ''::text
  bank_version_id uuid  -- The bank details to which it goes: those in force when it was gathered.
  remitted_at timestamp with time zone
  item_id uuid  -- The invoice that is held alone; null where the row is what the run does for the supplier.
  hold_day date  -- The day of loading on which no cover was in force.
table payment_item
  -- What of a supplier's open items a run settles: above zero what is owed, below zero its credits.
  partition text not null
  id uuid not null default uuidv7()
  run_id uuid not null
  payment_id uuid not null
  item_id uuid not null
  amount bigint not null
  is_live boolean not null default true  -- It goes out by this run: no other run may take it meanwhile.
  deductions jsonb not null default '[]'::jsonb  -- What was taken off when it was gathered: id, kind, amount and reason of each.
table payment_promise
  -- What a customer has promised to pay by a day. Whether it was kept follows from what came in.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  customer_id uuid not null
  status text not null default 'GIVEN'::text
  amount bigint not null  -- In the company's own currency.
  made_on date not null
  due_day date not null
  note text not null default ''::text
  reason text not null default ''::text
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table payment_rule
  -- How a company pays: how many sign, and in which form its bank takes payments.
  partition text not null
  company_id uuid not null
  two_signers_above bigint  -- Above this amount two people sign, beside the one who made the run; null for one at any amount.
  format text not null default 'pain001'::text
  columns jsonb not null default '[]'::jsonb  -- Columns of a CSV file with their headings; the usual ones where it is empty.
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table payment_run
  -- A run that pays suppliers from one account at a bank.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  run_number text not null
  bank_account_id uuid not null
  due_until date not null
  pay_day date not null
  note text not null default ''::text
  status text not null default 'DRAFT'::text
  total bigint not null default 0  -- What goes out: the sum of its payments.
  round integer not null default 1  -- How often it was prepared: one more each time it comes back.
  digest text not null default ''::text  -- Hash over what goes out, to which accounts: a signature is of one digest.
  signers_needed integer not null default 1
  edited_by uuid[] not null default '{}'::uuid[]  -- Who made or changed it: they do not sign it.
  submitted_by text
  submitted_at timestamp with time zone
  decision_reason text not null default ''::text
  file_name text not null default ''::text
  file_format text not null default ''::text
  file_made_at timestamp with time zone
  file_sha256 text not null default ''::text  -- Hash of the file that was taken: whoever fetches it again gets the same.
  file_taken_by text
  file_taken_at timestamp with time zone
  posted_by text
  posted_at timestamp with time zone
  journal_id uuid
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
  worth bigint not null default 0  -- What goes out in the company's own currency, at the last rate that was known when it changed: limits and second signatures go by it.
table payment_signature
  -- Who signed which sum of a run. One of another digest than the run has now counts no more.
  partition text not null
  id uuid not null default uuidv7()
  run_id uuid not null
  digest text not null
  total bigint not null
  signed_by text not null
  signed_by_id uuid not null
  signed_at timestamp with time zone not null default now()
table period_posting
  -- Whether an area posts into a month. Whoever posts holds the row for share, so that closing waits for them, and they for it.
  partition text not null
  id uuid not null default uuidv7()
  period_id uuid not null
  area text not null
  state text not null default 'FUTURE'::text
  reason text not null default ''::text
  changed_by text not null default ''::text  -- The person of the last change; empty where the calendar has opened it.
  changed_by_id uuid
  changed_at timestamp with time zone
  updated_by text not null default ''::text
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
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
table pod
  -- Proofs of delivery: a row for each that is awaited of a load, filled in when it comes, and for each that came and fits no load yet.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  load_id uuid
  stop_id uuid  -- The stop at which it was signed. A stop that is taken out of the load leaves it behind.
  reference text not null default ''::text  -- The document that it proves, where the customer wants one for each.
  status text not null
  method text not null default ''::text
  pages jsonb not null default '[]'::jsonb  -- In order: {file, page, turn}. The file is a blob name, the page counts from 1, the turn is in degrees to the right.
  signed_by text not null default ''::text
  signed_at timestamp with time zone
  received_from text not null default ''::text
  received_via text not null default ''::text
  received_at timestamp with time zone
  sender_supplier_id uuid
  exceptions jsonb not null default '[]'::jsonb  -- What was not in order: {kind, goodsLineId, quantity, note}.
  guess jsonb  -- Which load it seems to be for: {loadId, confidence, by}.
  is_seen_before boolean not null default false  -- A page of it stands on another load too.
  uploader_ids uuid[] not null default '{}'::uuid[]  -- Staff who brought its pages: they do not accept it.
  assignee_id uuid
  assignee text not null default ''::text
  reject_reason text not null default ''::text
  note text not null default ''::text  -- What was said beside the reason of a rejection, a waiver or a reopening.
  decided_by text not null default ''::text
  decided_by_id uuid
  decided_at timestamp with time zone
  superseded_by uuid
  since timestamp with time zone not null  -- From when its age counts: the delivery, or its arrival where no load is known.
  asked_from timestamp with time zone  -- From when the reminders count; empty while nothing is asked for.
  asked_round integer not null default 1  -- How often it has been asked for from the start: each rejection begins the reminders anew.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table pod_file
  -- Files of proofs of delivery, a row for each proof that has pages of it.
  partition text not null
  id uuid not null default uuidv7()
  pod_id uuid not null
  blob_name text not null
  sha256 text not null
  content_type text not null
  pages integer not null
  file_name text not null
  uploaded_by text not null
  uploaded_by_id uuid
  uploaded_at timestamp with time zone not null default now()
  superseded_at timestamp with time zone  -- Since when a newer file stands in its place, because it was rejected.
table pod_mail
  -- Mails that were read, each once. Its row is written with the proofs that came of it.
  partition text not null
  mailbox_id uuid not null
  uid_validity bigint not null
  uid bigint not null
  sender text not null default ''::text
  subject text not null default ''::text
  pod_ids uuid[] not null default '{}'::uuid[]
  refused text[] not null default '{}'::text[]  -- Attachments that could not be taken: name and code.
  read_at timestamp with time zone not null
table pod_mailbox
  -- The mailbox of a company to which scans of proofs of delivery are sent.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  host text not null
  port integer not null
  security text not null
  user_name text not null
  password_sealed text not null
  folder text not null default 'INBOX'::text
  is_active boolean not null default true
  uid_validity bigint  -- Of the folder when it was last read (RFC 9051 §2.3.1.1); another one means that its numbers count anew.
  last_uid bigint not null default 0  -- Up to this mail everything is read.
  last_read_at timestamp with time zone
  problem text not null default ''::text  -- Why it could not be read the last time: a code of the failure texts.
  failing_since timestamp with time zone
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table pod_pack
  -- Sendings of proofs of delivery to customers, a row for each.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  load_id uuid not null
  reference text not null default ''::text  -- The document that it proves, where the customer wants a pack for each.
  pod_ids uuid[] not null
  method text not null
  format text not null
  status text not null default 'WAITING'::text
  recipients text[] not null default '{}'::text[]
  parts jsonb not null default '[]'::jsonb  -- Its files, in order: {blobName, fileName, pages, bytes}.
  is_again boolean not null default false  -- The customer was sent these proofs before, and is told so.
  is_by_hand boolean not null default false
  link_id uuid
  problem text not null default ''::text  -- Why it could not be sent: a code of the failure texts, or what the mail server said.
  asked_at timestamp with time zone not null
  sent_at timestamp with time zone
  fetched_at timestamp with time zone  -- When the customer, or its system, first took a file of it.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table pod_pack_mail
  -- Mails of a pack. One that is handed over says so before and after, so that after a crash nobody takes for sent, or for not sent, what nobody knows.
  partition text not null
  pack_id uuid not null
  part integer not null
  recipient text not null
  status text not null default 'WAITING'::text
  problem text not null default ''::text
  sent_at timestamp with time zone
table pod_reminder
  -- Which step of the ladder was taken for which proof of delivery, so that each is taken once. Day 0 is asking itself.
  partition text not null
  pod_id uuid not null
  round integer not null
  day integer not null
  link_id uuid
  recipient text not null default ''::text
  problem text  -- Why nobody could be asked: a code of the failure texts.
  sent_at timestamp with time zone not null
table posting_period
  -- The months of a year, and a thirteenth for adjusting entries of its last day.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  year_id uuid not null
  no smallint not null
  first_day date not null
  last_day date not null
table profit_centre
  -- Where income and cost are counted: a tree of lanes, customer groups, depots, fleets.
  parent_id uuid  -- The centre whose figures include this one's. Never a centre below it: rules of the module.
  type text not null
  manager text not null
  currency text not null
  active_from date  -- First and last day on which documents may name it; open where empty.
  active_to date
  monthly_budget numeric(15,2)
  id uuid not null default uuidv7()
  partition text not null
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((((code || ' '::text) || name) || ' '::text) || manager))
  journal_account_buy text not null default ''::text  -- Where its costs are posted unless the item says otherwise.
  journal_account_sell text not null default ''::text
  item_groups text[] not null default '{}'::text[]  -- Groups of items that it may count; all where empty.
  manager_id uuid  -- The person who agrees for it to orders between centres.
table purchase_deduction_answer
  -- So much of a deduction a credit note took over when it was approved. It is written once and stays.
  partition text not null
  id uuid not null default uuidv7()
  credit_note_id uuid not null
  deduction_id uuid not null
  amount bigint not null
  journal_id uuid  -- The journal that took the posted deduction back; null where no payment had posted it yet.
  made_at timestamp with time zone not null default now()
table purchase_invoice
  -- Invoices and credit notes of suppliers. Amounts of a credit note are what it gives back, above zero.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  supplier_id uuid not null
  kind text not null default 'invoice'::text
  status text not null default 'CAPTURED'::text
  supplier_invoice_no text not null
  normalised_no text not null  -- The number of the supplier without what is written now so and now so: one of its kind for each supplier over all years.
  duplicate_reason text not null default ''::text  -- Why a number that was there before is another document: a supplier began its numbers again.
  duplicate_of_id uuid
  released_by text not null default ''::text  -- The second person who agreed to that.
  invoice_date date not null
  received_on date not null
  due_date date not null
  currency text not null
  vat_number text not null default ''::text  -- As it stands on the document.
  missing_particulars text[] not null default '{}'::text[]  -- What the law asks of a tax invoice and the document lacks.
  claim_gaps text[] not null default '{}'::text[]  -- Why its VAT is not claimed and goes into cost; empty where it is claimed.
  net bigint not null
  vat bigint not null
  gross bigint not null
  own_vat bigint not null  -- VAT as its lines come to by our rates.
  original_id uuid
  note text not null default ''::text
  blob_name text not null default ''::text
  file_name text not null default ''::text
  content_type text not null default ''::text
  edited_by uuid[] not null default '{}'::uuid[]
  submitted_by text not null default ''::text
  submitted_at timestamp with time zone
  matched_at timestamp with time zone
  is_vat_right boolean not null default true
  approved_by text not null default ''::text
  approved_at timestamp with time zone
  decision_reason text not null default ''::text
  posting_date date
  journal_id uuid
  item_id uuid
  vat_claimed bigint not null default 0  -- What stands on the account of VAT in.
  vat_warned_at timestamp with time zone
  vat_proposed bigint not null default 0  -- Output VAT that was proposed because it stays unpaid (VAT Act s 22(3)), less what was taken back.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
  captured_via text not null default 'desk'::text  -- How it came: typed at the desk, by the link of a supplier, or by the answer to our statement.
  answers uuid[]  -- The deductions that a person chose for a credit note; null where they are found by its invoice, its loads or its amount.
  rate numeric(16,8)  -- Of a document in a foreign currency: what one unit is worth in the company's own. That of its invoice for a credit note.
  rate_day date  -- The day of the rate, which may be before the date of the document.
  rate_source text not null default ''::text
  base_currency text
  base_net bigint
  base_vat bigint
  base_gross bigint  -- In the company's own currency, at the rate of its day; as it was posted once it is in the books.
table purchase_invoice_deduction
  -- What is taken off the payment of a document: claims, advances, what is disputed. Neither its total nor its VAT changes.
  partition text not null
  id uuid not null default uuidv7()
  purchase_invoice_id uuid not null
  kind text not null
  amount bigint not null
  reason text not null
  made_by text not null
  made_at timestamp with time zone not null default now()
  run_id uuid  -- The run of payments whose file the bank has: it is not taken back any more.
  journal_id uuid  -- The journal of that run, once the bank has paid; nothing of it is taken off again.
  answered bigint not null default 0  -- How much of it credit notes of the supplier have taken over; only the rest is taken off.
table purchase_invoice_line
  -- What a supplier asks for: a charge of a load, what came of an order, or something that nobody expected.
  partition text not null
  id uuid not null default uuidv7()
  purchase_invoice_id uuid not null
  line integer not null
  load_id uuid
  charge_id uuid
  order_id uuid
  order_line_id uuid
  item_master_id uuid
  description text not null
  quantity numeric(14,3) not null
  net bigint not null
  vat_code text not null
  vat_percent numeric(6,4) not null
  vat_share bigint not null
  profit_centre_id uuid not null
  account text not null default ''::text
  is_part boolean not null default false  -- The supplier invoices the rest of the charge later.
  expected bigint  -- What was left of the charge or delivery when the document was last compared; null where nothing was expected.
  verdict text not null default ''::text
  disputed bigint not null default 0  -- How much of it, without VAT, was told the supplier not to be owed.
  base_net bigint  -- In the company's own currency.
  base_vat bigint
  target_net bigint  -- What it takes of its charge or of the line of its order, in the currency of that.
table purchase_paper
  -- A file that a supplier mailed and whose text says that it is an invoice: it waits until somebody captures it or drops it.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  supplier_id uuid not null
  sender text not null
  blob_name text not null
  file_name text not null
  content_type text not null
  found jsonb not null default '{}'::jsonb  -- What was read in its text: number, date, total, VAT and VAT number. Nothing of it is taken as true.
  purchase_invoice_id uuid
  dropped_because text not null default ''::text
  decided_by text not null default ''::text
  decided_at timestamp with time zone
  updated_by text not null
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table purchase_tolerance
  -- How far an invoice may be from what was expected: of a company, or of one of its suppliers.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  supplier_id uuid
  over_amount bigint not null
  over_percent numeric(9,4) not null
  under_amount bigint not null
  under_percent numeric(9,4) not null
  needs_pod boolean not null default true  -- Whether the proofs of a load are accepted or waived before its invoice is approved.
  updated_by text not null
  updated_at timestamp with time zone not null default now()
table rate
  -- What a customer pays or a supplier gets for a load; each row is one version, which is superseded and not edited once it was approved.
  partition text not null
  id uuid not null default uuidv7()
  code text not null
  revision integer not null default 1
  lineage_id uuid not null  -- The id of the first version of the rate.
  side text not null
  party_kind text not null
  customer_id uuid
  bill_to_party_id uuid
  supplier_id uuid
  party_id uuid not null default COALESCE(bill_to_party_id, customer_id, supplier_id, '00000000-0000-0000-0000-000000000000'::uuid)  -- Whose loads it holds for: the bill-to party, the customer, the supplier; zeros for everybody.
  origin_scope text not null
  origin_value text not null default ''::text
  origin_country text not null default ''::text
  origin_key text not null  -- Scope and value as the lane is looked up: city:durban|south africa.
  destination_scope text not null
  destination_value text not null default ''::text
  destination_country text not null default ''::text
  destination_key text not null
  both_ways boolean not null default false
  mass_from numeric(14,3)  -- Tonnes; the end is not in it.
  mass_to numeric(14,3)
  method text not null
  rate numeric(14,4) not null  -- Of one unit, in the currency; per cent of a share of what the customer pays.
  bands jsonb not null default '[]'::jsonb  -- Where another price begins: [{from, rate}], as decimal texts.
  band_mode text not null default 'slab'::text
  min_units numeric(14,3)
  unit_rounding text not null default 'none'::text
  min_charge bigint
  max_charge bigint
  included_stops integer
  extra_stop bigint
  free_standing_minutes integer  -- Minutes at a stop before standing time counts; empty: those of the location.
  standing_rate bigint  -- Cents for an hour of standing.
  extras jsonb not null default '[]'::jsonb  -- What is charged besides: [{itemMasterId, method, rate, passThrough}].
  currency text not null default 'ZAR'::text
  vat_code text not null default 'standard'::text
  fuel_clause_id uuid
  priority integer not null default 50
  valid_from date not null
  valid_to date  -- The last day; empty while no end is known.
  note text not null default ''::text
  stake bigint not null default 0  -- Cents that one load of the usual size costs: amount limits of approvers are held against it.
  status text not null default 'DRAFT'::text
  edited_by uuid[] not null default '{}'::uuid[]  -- Staff who captured or changed it since it was last decided: they do not approve it.
  submitted_by text
  submitted_at timestamp with time zone
  decided_by text
  decided_at timestamp with time zone
  decision_reason text not null default ''::text
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
  order_type_ids uuid[] not null default '{}'::uuid[]
  equipment_type_ids uuid[] not null default '{}'::uuid[]  -- Any equipment where empty.
  commodity_type_ids uuid[] not null default '{}'::uuid[]
table rate_commodity_type_ids
  -- What rate.commodity_type_ids names; kept by a trigger.
  partition text not null
  rate_id uuid not null
  commodity_type_id uuid not null
table rate_equipment_type_ids
  -- What rate.equipment_type_ids names; kept by a trigger.
  partition text not null
  rate_id uuid not null
  equipment_type_id uuid not null
table rate_order_type_ids
  -- What rate.order_type_ids names; kept by a trigger.
  partition text not null
  rate_id uuid not null
  order_type_id uuid not null
table rate_simulation
  -- Simulations of a draft rate, or of a percentage on many rates, over loads of the past.
  partition text not null
  id uuid not null default uuidv7()
  rate_id uuid
  change jsonb  -- The percentage and the rates that it reaches, as it was asked.
  title text not null
  period_from date not null
  period_to date not null
  status text not null default 'RUNNING'::text
  done integer not null default 0
  total integer not null default 0
  reached uuid  -- The last load that was looked at: a job that was killed goes on behind it.
  loads_changed integer not null default 0
  loads_typed integer not null default 0
  loads_unpriced integer not null default 0  -- Loads that would have had no price by the change, and had one without it.
  created_by text not null
  created_at timestamp with time zone not null default now()
  ended_at timestamp with time zone
table rate_simulation_party
  -- What a customer would have paid, or a supplier would have got, in cents without VAT.
  partition text not null
  id uuid not null default uuidv7()
  simulation_id uuid not null
  side text not null
  party_id uuid not null
  loads integer not null default 0
  changed integer not null default 0
  before bigint not null default 0
  after bigint not null default 0
table rate_zone
  -- A named set of cities and places, so that one rate holds for all of them.
  country text not null
  cities text not null  -- Names of cities of its country, with commas between them.
  partition text not null
  id uuid not null default uuidv7()
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((((code || ' '::text) || name) || ' '::text) || cities))
  location_ids uuid[] not null default '{}'::uuid[]  -- Places that belong to it wherever they are.
  country_key text not null default search_key(country)
  city_keys text[] not null default string_to_array(search_key(cities), ', '::text)  -- The names of the cities as places are compared with them.
table rate_zone_location_ids
  -- What rate_zone.location_ids names; kept by a trigger.
  partition text not null
  rate_zone_id uuid not null
  location_id uuid not null
table receipt
  -- Entries of the receipts' book. Amounts are above zero; the kind says which way the money goes.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  kind text not null
  status text not null default 'POSTED'::text
  number bigint not null  -- Of the company and kind; gaps are allowed.
  customer_id uuid  -- Empty of a payer whom nobody knows yet, and of a charge of the bank.
  method text not null default 'other'::text
  day date not null
  account_id uuid  -- The bank or cash account of the ledger; empty where no money moves.
  currency text not null
  amount bigint not null
  base_amount bigint not null
  net bigint not null default 0
  vat bigint not null default 0
  reference text not null default ''::text
  note text not null default ''::text
  reason text not null default ''::text
  purpose text not null default 'unsaid'::text  -- What is left of it: in advance of a load, a deposit, too much.
  load_id uuid
  purpose_confirmed_by text not null default ''::text
  bank_line_id uuid  -- The line of a statement that it settles.
  bounce_line_id uuid  -- The line with which the payment came back.
  parent_id uuid  -- What it hangs on: it ends with that.
  of_item_id uuid  -- What it writes off or takes off; of a recovery the debt that was written off.
  item_id uuid  -- Its open item: what it settles from.
  journal_id uuid not null
  named_journal_id uuid  -- Of a payer whom nobody knew: what moved it to its customer.
  is_automatic boolean not null default false
  matched jsonb not null default '[]'::jsonb  -- Why it was matched: a list of {code, words}.
  excess_proposal_id uuid  -- The proposal of a journal for VAT on money that was kept (VAT Act s 8(27)).
  excess_vat bigint not null default 0  -- The VAT that is proposed on what is kept of it.
  ended_on date
  end_reason text not null default ''::text
  posted_by text not null
  posted_by_id uuid
  posted_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table receipt_match
  -- What an open line of a statement seems to be, as it was when it was last looked at.
  partition text not null
  bank_line_id uuid not null
  company_id uuid not null
  standing text not null
  proposals jsonb not null default '[]'::jsonb
  looked_at timestamp with time zone not null default now()
table receipt_payer
  -- For whom an account at a bank, or a payer's name, has paid: one account may pay under two names and for several customers.
  partition text not null
  company_id uuid not null
  payer_key text not null
  customer_id uuid not null
  times integer not null default 1
  last_on date not null
table receipt_pays_for
  -- Who pays for a customer: those with one payer, and the payer, are a group.
  partition text not null
  payer_id uuid not null
  customer_id uuid not null
  made_by text not null
  made_at timestamp with time zone not null default now()
table receipt_rule
  -- What a line of a statement with some words is, as a person decided once.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  contains text not null
  contains_key text not null default search_key(contains)
  customer_id uuid
  is_charge boolean not null default false
  account_id uuid
  used integer not null default 0
  is_active boolean not null default true
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table receipt_setting
  -- Limits of a company for its receipts.
  partition text not null
  company_id uuid not null
  rest_limit bigint not null default 500  -- The most that is written off as a small rest, in cents.
  vat_cycle text not null default 'odd'::text  -- The months in which VAT periods end: odd, even or every one.
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table receipt_term
  -- Settlement discounts: so many percent for payment within so many days of the document.
  partition text not null
  company_id uuid not null
  customer_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid  -- Zeros for all customers without terms of their own.
  percent numeric(5,2) not null
  days integer not null
  is_printed boolean not null default false  -- The terms stand on the invoices: the discount needs no credit note (VAT Act s 21(3) proviso C).
  updated_by text not null
  updated_at timestamp with time zone not null default now()
table recovery_code
  -- For who has lost the second factor: shown once, stored as a keyed hash, each good for one sign-in.
  partition text not null
  user_id uuid not null
  code_hash text not null
  used_at timestamp with time zone
table required_document
  -- The documents that a company wants of each supplier, customer, contractor, driver, vehicle and load.
  partition text not null
  company_id uuid not null
  subject_type text not null
  code text not null  -- A type of document.
  label text not null default ''::text  -- What the company calls it; empty for the usual name.
  is_mandatory boolean not null default true
  max_age_months integer  -- Older than this, by its date of issue, it counts as missing.
  position integer not null
  applies text not null default 'always'::text  -- Of which loads it is wanted.
  blocks text not null default 'nothing'::text  -- What a load does not do without it; nothing: it is a warning before the vehicle is sent.
table reset_request
  -- A password reset: a link of 30 minutes, and a code for those who type.
  id uuid not null default uuidv7()
  partition text not null
  user_id uuid not null
  token_hash bytea not null
  code_id uuid
  created_at timestamp with time zone not null default now()
  expires_at timestamp with time zone not null default (now() + '00:30:00'::interval)
  validated_at timestamp with time zone  -- When the link or the code was accepted; the password may then be changed once.
  used_at timestamp with time zone
  replaced_at timestamp with time zone
  kind text not null default 'reset'::text
table resource_use
  -- Vehicles (trailers too) and drivers reserved for the days of a trip. Shunting shares them with a reason.
  partition text not null
  id uuid not null default uuidv7()
  kind text not null
  resource_id uuid not null
  during tstzrange not null
  load_id uuid not null
  is_shared boolean not null default false
  shared_reason text not null default ''::text
  reserved_by text not null
  reserved_at timestamp with time zone not null default now()
  released_at timestamp with time zone
table retired_key
  -- Server keys that open nothing any more. What is left of them checks hashes whose values nobody has: the audit trail, recovery codes.
  id text not null
  hashing_sealed text not null  -- The part of the key that hashes, under the key that seals now.
  retired_at timestamp with time zone not null default now()
table role_profile
  -- A role: a profile of authorisations.
  id uuid not null default uuidv7()
  partition text not null
  profile_set text not null default 'PRIMARY'::text  -- PRIMARY for people of the company, CARRIER for users of suppliers.
  name text not null
  is_default boolean not null default false  -- Offered first to new users of its set; at most one in a set.
  authorisations text[] not null default '{}'::text[]  -- Strings as in wire.md §3, e.g. tripDirector.getAllCarriersByClientName.
  version integer not null default 1
  description text not null default ''::text
  requires_second_factor boolean not null default false  -- Who holds it has no rights until a second factor is set up.
  updated_at timestamp with time zone not null default now()
  updated_by text not null default ''::text
  record_scope jsonb not null default '{}'::jsonb  -- Noun → {own, ids}: whose records the holder sees, supplier, customer, profitCentre and company. A noun that is not named is not limited. The limits of several roles add up.
  amount_limits jsonb not null default '{}'::jsonb  -- Kind of approval → rand: up to here the role decides. A kind that is not named has no limit.
  carrier_names text[] default carriers_named(authorisations)  -- The suppliers that carrierFilter limits its holders to, by name.
table saved_view
  -- A list as somebody wants to see it again; a shared one is seen by everybody of the company.
  id uuid not null default uuidv7()
  partition text not null
  company_id uuid not null
  owner_id uuid not null
  list text not null  -- The id of the list screen.
  name text not null
  is_shared boolean not null default false
  state jsonb not null  -- Search, filters, order and columns; the screen leaves out what it does not offer any more.
  version integer not null default 1
  updated_at timestamp with time zone not null default now()
table second_factor
  -- What a person has besides the password: an authenticator app or passkeys. Not in force until it was used once.
  id uuid not null default uuidv7()
  partition text not null
  user_id uuid not null
  kind text not null
  name text not null default ''::text
  secret_sealed text
  last_step bigint  -- Time step of the last code that was accepted: a code works once.
  credential_id text
  public_key bytea
  sign_count bigint  -- The passkey's own counter; one that goes back betrays a copy.
  transports text[] not null default '{}'::text[]
  challenge text  -- What a passkey has to sign to be registered; emptied when it has.
  confirmed_at timestamp with time zone
  last_used_at timestamp with time zone
  created_at timestamp with time zone not null default now()
table security_event
  -- What was tried and refused: it changed no record, so the audit trail does not have it. Attempts on unknown accounts stand in the empty partition.
  id bigint not null identity
  partition text not null
  at timestamp with time zone not null default now()
  event text not null
  account text not null
  user_id uuid
  ip text not null default ''::text
  agent text not null default ''::text
  request_id text not null default ''::text
table security_log
  -- Sign-ins, refusals, changes of people and roles, revealed secrets.
  id text
  partition text
  at timestamp with time zone
  event text
  noun text
  record_id text
  who text
  user_id uuid
  ip text
  agent text
  changes jsonb
table service_plan
  -- Work that comes again: after so many kilometres, days or hours of the engine, whichever is first.
  every_km integer
  every_days integer
  every_hours integer
  counts_from text not null default 'done'::text  -- Whether the next one counts from when the last was done, or from when it was due.
  warn_km integer  -- So many kilometres before it is due it is said; a tenth of the interval where it is null. Hours likewise.
  warn_days integer  -- So many days before, by the calendar or by what the vehicle runs in a day; seven where it is null.
  warn_hours integer
  notes text not null default ''::text
  partition text not null
  id uuid not null default uuidv7()
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((code || ' '::text) || name))
table service_record
  -- A service that was done. One that was taken back stands here with its reason, and counts nothing.
  partition text not null
  id uuid not null default uuidv7()
  service_id uuid not null
  done_on date not null
  km numeric(10,1)
  hours numeric(10,1)
  cost bigint not null default 0  -- Cents of the books, without VAT.
  workshop text not null default ''::text
  note text not null default ''::text
  warranty_until date
  due_km numeric(10,1)  -- When the service that it fulfils was due: a plan that counts from there goes on from it.
  due_on date
  due_hours numeric(10,1)
  reversed_at timestamp with time zone
  reverse_reason text not null default ''::text
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  order_id uuid  -- The service order by which it was done.
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
  id uuid not null default uuidv7()  -- Names the session to its owner, who may end it; useless to take it over.
table sign_in_challenge
  -- A sign-in whose password was right and whose second factor is still to come.
  token_hash bytea not null
  partition text not null
  user_id uuid not null
  passkey_challenge text not null
  attempts integer not null default 0  -- Raised before anything is compared; five and the sign-in starts again.
  expires_at timestamp with time zone not null default (now() + '00:05:00'::interval)
  used_at timestamp with time zone
table stop
  -- Where a load is picked up, handed over or held up, in order. Times follow its events.
  partition text not null
  id uuid not null default uuidv7()
  load_id uuid not null
  sequence integer not null  -- From 1 without gaps; checked at the end of a statement, so that stops can change places.
  type text not null
  stop_location_id uuid
  address text not null default ''::text
  stop_country text not null default ''::text
  schedule_type text not null default 'open'::text
  window_start timestamp with time zone
  window_end timestamp with time zone
  appointment_ref text not null default ''::text
  planned_arrival timestamp with time zone
  eta timestamp with time zone
  status text not null default 'PLANNED'::text
  arrived_at timestamp with time zone
  work_started_at timestamp with time zone
  work_ended_at timestamp with time zone
  departed_at timestamp with time zone
  arrival_reason text not null default ''::text
  depart_reason text not null default ''::text
  minutes_late integer not null default 0  -- Whole minutes after the appointment, or after the end of the window.
  doc_references jsonb not null default '[]'::jsonb  -- Numbers of the documents that travel to this stop; a proof of delivery may be asked for each.
  seal_in text not null default ''::text
  seal_out text not null default ''::text
  odometer numeric(9,1)
  temperature_on_arrival numeric(5,1)
  signatory_name text not null default ''::text
  fail_reason text not null default ''::text
  disposition text not null default ''::text
  note text not null default ''::text
table stop_proposal
  -- An arrival or a departure that positions show at the place of a stop. A person tells the event; nothing is written by itself.
  partition text not null
  id uuid not null default uuidv7()
  load_id uuid not null
  stop_id uuid not null
  vehicle_id uuid not null
  kind text not null
  at timestamp with time zone not null
  proposed_at timestamp with time zone not null default now()
  dismissed_by text not null default ''::text
  dismissed_at timestamp with time zone
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
  search text default search_key(((((((((((((((((registered_name || ' '::text) || trade_name) || ' '::text) || vendor_number) || ' '::text) || account_number) || ' '::text) || reg_no) || ' '::text) || vat_no) || ' '::text) || email) || ' '::text) || cell_no) || ' '::text) || (physical_address ->> 'city'::text)))  -- What the list is searched in: search_key of the texts that one looks for.
  insurance_contact_name text not null default ''::text  -- Who answers for the insurance, often a broker; empty means the supplier itself.
  insurance_contact_email text not null default ''::text
  insurance_contact_mobile text not null default ''::text  -- E.164. The one-time code of a renewal goes here.
  status_since timestamp with time zone not null default now()  -- Since when the application stands where it stands; another submit begins anew.
  captured_by_id uuid  -- The member of staff who captured it, or who sent the link by which it came.
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
  address text not null default ''::text  -- Home address, where the caller sent it.
table supplier_finding
  -- What the checks found at the last submit or edit, for the staff who decide: one row a party, none where nothing was found.
  partition text not null
  supplier_id uuid not null
  findings jsonb not null  -- In their order, each with path (of the field inside the record; empty for the whole), level (W or I), code and facts.
table supplier_statement
  -- A statement that we make for a supplier: what it is owed for loads delivered in a period. It says line by line what is right, and its answer becomes its invoice.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  supplier_id uuid not null
  from_day date not null
  to_day date not null
  currency text not null
  net bigint not null  -- What was owed for its loads when it was made, without VAT.
  status text not null default 'DRAFT'::text
  link_id uuid
  sent_to text not null default ''::text
  sent_at timestamp with time zone
  answered_by text not null default ''::text
  answered_at timestamp with time zone
  answered_no text not null default ''::text
  purchase_invoice_id uuid  -- The invoice that its answer became; none where the supplier says that no load is its own.
  decision_reason text not null default ''::text
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table supplier_statement_line
  -- A load of a statement, and what the supplier says of it.
  partition text not null
  id uuid not null default uuidv7()
  statement_id uuid not null
  line integer not null
  load_id uuid not null
  charge_ids uuid[] not null  -- The charges of the load that were left to be invoiced.
  delivered_on date
  net bigint not null
  answer text not null default ''::text
  reason text not null default ''::text
  claimed bigint  -- What the supplier claims without VAT: standing time beside the rest, or another price for all of the load.
  words text not null default ''::text
table telematics_account
  -- An account with a tracking company that positions are read from; csv where files are brought in.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  provider text not null
  name text not null
  base_url text not null default ''::text
  token_url text not null default ''::text
  organisation_id text not null default ''::text
  client_id text not null default ''::text
  user_name text not null default ''::text
  secret_sealed text not null  -- The password and the secret of the application there, sealed.
  time_zone text not null  -- The zone (IANA name) of times that the provider sends without one.
  is_zone_proved boolean not null default false  -- A received time has shown that the zone is right.
  is_active boolean not null default false
  read_until text not null default ''::text  -- Where the next reading begins, as the provider counts: a time or a token.
  read_at timestamp with time zone
  next_at timestamp with time zone
  problem text not null default ''::text  -- Why the last reading failed; empty where it did not.
  problem_since timestamp with time zone
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  trips_until text not null default ''::text  -- Where the next reading of trips begins, as the provider counts.
  trips_next_at timestamp with time zone
  trips_problem text not null default ''::text  -- Why the last reading of trips failed; positions go on. Empty where it did not.
  events_until text not null default ''::text  -- Where the next reading of events begins, where the provider tells them apart from positions.
  events_problem text not null default ''::text  -- Why the last reading of events failed; positions go on. Empty where it did not.
table telematics_event
  -- Something that a tracker noticed, for four hundred days. The provider's own id is its key, so that one that comes twice is there once.
  partition text not null
  account_id uuid not null
  event_id text not null
  unit_id text not null
  vehicle_id uuid  -- The vehicle that the unit was on when the event was read first; empty while nobody has confirmed one.
  kind text not null
  description text not null default ''::text  -- The words of the provider, from which its kind follows.
  at timestamp with time zone not null
  ended_at timestamp with time zone
  latitude numeric(9,6)
  longitude numeric(9,6)
  speed_kmh numeric(5,1)
  value numeric(10,2)  -- What was measured, in the unit of the provider; empty where it says nothing.
  value_unit text not null default ''::text
table telematics_trip
  -- A trip of a unit. The provider's own id is its key, so that a trip over midnight, which both days answer, is there once.
  partition text not null
  account_id uuid not null
  trip_id text not null
  unit_id text not null
  vehicle_id uuid  -- The vehicle that the unit was on when the trip was read first; empty while nobody has confirmed one.
  started_at timestamp with time zone not null
  ended_at timestamp with time zone not null
  start_km numeric(10,2)  -- What the tracker counted, in kilometres; empty where it counts nothing.
  end_km numeric(10,2)
  distance_km numeric(10,2) not null
  from_place text not null default ''::text
  to_place text not null default ''::text
table telematics_unit
  -- A device of a tracking company. The provider's own id is its key; a person says which vehicle it is on.
  partition text not null
  account_id uuid not null
  unit_id text not null  -- As text: ids of 64 bits do not fit a number.
  registration text not null default ''::text
  label text not null default ''::text
  vehicle_id uuid  -- Confirmed by a person. Plates only propose.
  confirmed_by text not null default ''::text
  confirmed_at timestamp with time zone
  fix_at timestamp with time zone
  received_at timestamp with time zone
  latitude numeric(9,6)
  longitude numeric(9,6)
  speed_kmh numeric(5,1)
  is_moving boolean not null default false
  moving_rhythm integer  -- Seconds between two points on the road, as this unit sends them.
  parked_rhythm integer  -- Seconds between two points while it stands.
  wrong_clocks integer not null default 0  -- Points that were set aside because their time is in the future.
  panic_at timestamp with time zone  -- When its panic button was pressed last.
  odometer_day date  -- The day of the last reading that was told of its odometer.
  odometer_km numeric(10,1)
  odometer_doubt text not null default ''::text  -- Why its odometer does not fit the readings of the vehicle: a person enters a dated reading of the changed tracker.
table tender_offer
  -- A load offered to a supplier at an amount, with a clock. Offers that were sent together are one round.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  load_id uuid not null
  round integer not null
  rank integer not null
  mode text not null
  supplier_id uuid not null
  method text not null
  sent_to text not null default ''::text  -- The address of the mail, or the global location number of the system.
  link_id uuid
  buy_amount bigint not null
  minutes integer not null  -- How long the supplier may take, from the moment at which it is asked.
  facts jsonb not null  -- The load as it was offered. Whoever may not see the load itself yet reads it here.
  findings jsonb not null default '[]'::jsonb  -- What stood against the supplier when it was left out.
  status text not null default 'PENDING'::text
  sent_at timestamp with time zone
  expires_at timestamp with time zone  -- An answer that arrives then or later is kept in the late columns, and counts no more.
  viewed_at timestamp with time zone
  answered_at timestamp with time zone
  answered_by text not null default ''::text
  reason_code text not null default ''::text
  reason text not null default ''::text
  counter_amount bigint
  counter_note text not null default ''::text
  agreed_amount bigint  -- What was accepted: the amount of the offer, or that of a counter-offer that was taken.
  late_answer text not null default ''::text
  late_amount bigint
  late_answered_at timestamp with time zone
  late_answered_by text not null default ''::text
  sent_by text not null
  sent_by_id uuid  -- Who is told when nobody takes it.
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
  told_at timestamp with time zone  -- When the supplier was told that the load went to another.
table trip_device
  -- The phones that told something of a trip. A second one is shown to the desk.
  partition text not null
  load_id uuid not null
  device text not null
  agent text not null default ''::text
  first_seen_at timestamp with time zone not null default now()
  last_seen_at timestamp with time zone not null default now()
  skew_minutes integer not null default 0  -- By how much the clock of the phone was ahead when it last sent; behind is negative.
  events integer not null default 0
  told_at timestamp with time zone  -- When it last told something new of the load, which has been heard of then.
table trip_file
  -- Photos and signatures that a driver's phone sent. A file that comes twice is kept once.
  partition text not null
  id uuid not null default uuidv7()
  load_id uuid not null
  stop_id uuid  -- Where it was taken; a stop that was removed since is not named.
  kind text not null
  blob_name text not null
  size integer not null
  signatory_name text not null default ''::text
  device text not null
  source_file_id text not null
  captured_at timestamp with time zone
  received_at timestamp with time zone not null default now()
table trip_pay
  -- What a delivered load is worth to its drivers now, and how that came about. A run pays the difference to what was paid before.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  load_id uuid not null
  driver_id uuid not null
  co_driver_id uuid
  day date not null  -- The loading day in the company's zone: rates of this day hold.
  first_day date not null
  last_day date not null
  minutes integer not null default 0  -- From the first arrival to the last departure.
  is_complete boolean not null  -- Whether everything is known that the pay depends on. What is not complete is paid by no run.
  is_settled boolean not null default false  -- Whether lines of runs add up to it. Set with the lines, in one transaction.
  total bigint not null
  trace jsonb not null
  load_version integer not null  -- Of the load as it was priced; a later one is priced again.
  priced_at timestamp with time zone not null default now()
table trip_pay_unit
  -- Units of a component that somebody typed for a load, in the place of those that follow from its events.
  partition text not null
  id uuid not null default uuidv7()
  load_id uuid not null
  component text not null
  units numeric(14,3) not null
  note text not null default ''::text
  typed_by text not null
  typed_by_id uuid
  typed_at timestamp with time zone not null default now()
table tyre
  -- A tyre with the number that is on it.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  code text not null
  brand text not null default ''::text
  pattern text not null default ''::text
  size text not null default ''::text
  bought_on date not null
  bought_tread_mm numeric(4,1) not null  -- The tread when it was bought, in millimetres.
  has_wear_indicator boolean not null default true  -- It may be worn to 1.6 mm; without an indicator to 1 mm.
  cost bigint not null  -- Cents of the books, without VAT.
  warranty_until date
  warranty_km integer
  status text not null default 'STOCK'::text
  vehicle_id uuid
  position text not null default ''::text  -- Where it is mounted: axle, side, and inner or outer of a pair.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table tyre_tread
  -- How deep a tread was when somebody measured it.
  partition text not null
  id uuid not null default uuidv7()
  tyre_id uuid not null
  use_id uuid
  measured_on date not null
  mm numeric(4,1) not null
  km numeric(10,1)  -- What its vehicle had run then; empty where it was not mounted.
  created_by text not null
  created_at timestamp with time zone not null default now()
table tyre_use
  -- A tyre on a vehicle from one reading of its odometer to another: it runs while it is mounted, and at no other time.
  partition text not null
  id uuid not null default uuidv7()
  tyre_id uuid not null
  vehicle_id uuid not null
  position text not null
  on_date date not null
  on_km numeric(10,1) not null  -- Kilometres of the vehicle, or of the hub of a trailer.
  off_date date
  off_km numeric(10,1)
  off_reason text not null default ''::text
  created_by text not null
  created_at timestamp with time zone not null default now()
table user_profile
  -- Which roles a person holds.
  partition text not null
  user_id uuid not null
  profile_id uuid not null
table vehicle
  -- Vehicles and trailers. The code is the registration number without spaces and hyphens, the name is the make.
  kind text not null
  model text not null
  year integer
  fleet_no text not null
  vin text not null
  engine_no text not null
  register_number text not null
  equipment_type_id uuid
  ownership text not null
  supplier_id uuid  -- Whose it is; empty for the company's own.
  availability text not null
  tare_kg numeric(9,1)
  gvm_kg numeric(9,1)
  gcm_kg numeric(9,1)  -- What vehicle and trailers may weigh together.
  payload_kg numeric(9,1)
  volume_m3 numeric(6,1)
  length_m numeric(5,2)
  axles integer
  pallets integer
  suspension text not null
  reefer_unit text not null
  fuel_type text not null
  tank_litres numeric(7,1)
  norm_km_per_litre numeric(5,2)
  odometer numeric(9,1)
  tracker_provider text not null
  tracker_device_id text not null
  licence_disc_no text not null
  licence_expiry date
  roadworthy_expiry date
  operator_card_no text not null
  operator_card_category text not null
  operator_card_expiry date
  insurance_policy text not null
  insurance_expiry date
  cross_border_permit_no text not null
  cross_border_permit_expiry date
  profit_centre_id uuid
  notes text not null
  first_expiry date default LEAST(licence_expiry, roadworthy_expiry, operator_card_expiry, insurance_expiry, cross_border_permit_expiry)  -- The day on which the first of its papers ends.
  id uuid not null default uuidv7()
  partition text not null
  code text not null
  name text not null
  is_active boolean not null default true  -- Records are never deleted: one that is not offered any more is deactivated.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search text not null default search_key(((((((((code || ' '::text) || name) || ' '::text) || model) || ' '::text) || fleet_no) || ' '::text) || vin))
  photo_blob_name text
  document_expiries jsonb not null default '{}'::jsonb  -- As of drivers.
  default_driver_id uuid  -- Who usually drives it.
  default_trailer1_id uuid  -- What it usually pulls.
  default_trailer2_id uuid
  home_depot_id uuid
  tyre_size text not null default ''::text
  tyre_spec text not null default ''::text
  engine_hours numeric(9,1)
  reefer_hours numeric(9,1)
  ad_blue boolean not null default false
  fuel_card_no text not null default ''::text
  purchase_date date
  purchase_cost numeric(14,2)  -- Rand.
  lease_end date
  tail_lift boolean not null default false
  forklift boolean not null default false
  dashcam boolean not null default false
  immobiliser boolean not null default false
  panic_button boolean not null default false
  lacks_paper boolean not null default (((licence_disc_no <> ''::text) AND (licence_expiry IS NULL)) OR (((operator_card_no <> ''::text) OR (operator_card_category <> ''::text) OR COALESCE(((gvm_kg > (3500)::numeric) AND (kind <> 'ldv'::text)), false)) AND (operator_card_expiry IS NULL)) OR ((insurance_policy <> ''::text) AND (insurance_expiry IS NULL)) OR ((cross_border_permit_no <> ''::text) AND (cross_border_permit_expiry IS NULL)))  -- Whether a paper that the record calls for has no date; `papersCalledFor` of the vehicles says which.
  power_kw numeric(6,1)  -- Net power of the engine in kilowatts; a combination may weigh 240 kg for each.
table vehicle_alert
  -- Something that asks for attention, and what became of it.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid  -- Whose people it concerns; empty for all of the partition.
  kind text not null
  category text not null
  severity text not null
  subject text not null  -- What it is about, as its source counts: an id, or an id and a paper.
  name text not null default ''::text  -- What people call the subject.
  facts jsonb not null default '{}'::jsonb  -- What its sentence is made of.
  vehicle_id uuid
  driver_id uuid
  load_id uuid
  supplier_id uuid
  parent_id uuid  -- A graver alert of the same vehicle or load, under which it is shown and of which alone people are told.
  since timestamp with time zone not null
  seen integer not null default 1  -- How often it began. What comes and goes counts up and stays one row.
  seen_at timestamp with time zone not null
  is_present boolean not null default true  -- The condition holds. One that a person ended while it holds is not opened again.
  absent_since timestamp with time zone  -- The condition went away: after a while without it the alert clears itself.
  is_told boolean not null default false  -- Whom it concerns was written down when it began to stand for itself; it is told again when it gets worse.
  status text not null default 'OPEN'::text
  former_status text not null default ''::text
  snoozed_until timestamp with time zone  -- When it comes back; empty while it is snoozed until it gets worse.
  assignee_id uuid
  assignee text not null default ''::text
  reason text not null default ''::text
  ended_at timestamp with time zone  -- When a person ended it, or it cleared itself.
  is_self_cleared boolean not null default false
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table vehicle_alert_hearing
  -- Wishes of a person about alerts: on the screen, by mail, and the hours without any.
  partition text not null
  user_id uuid not null
  screen_categories text[] not null
  mail_categories text[] not null
  mail_from text not null
  quiet_from text not null default ''::text  -- HH:mm by the clock of the person's company; empty for no quiet hours. Security and what is critical come all the same.
  quiet_until text not null default ''::text
  version integer not null default 1
  updated_at timestamp with time zone not null default now()
table vehicle_alert_telling
  -- One message for each open alert and person, and when it goes out.
  partition text not null
  alert_id uuid not null
  user_id uuid not null
  due_at timestamp with time zone not null  -- At once, with the next digest, or when the quiet hours of the person end.
  message_id uuid  -- The mail that told it; empty until then.
  told_at timestamp with time zone
table vehicle_defect
  -- A fault of a vehicle or a trailer, from its finding until somebody else has verified its repair.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  defect_no text not null
  unit_id uuid not null  -- The vehicle or trailer that it is on: an uncoupled trailer does not hold the truck.
  inspection_id uuid  -- The inspection that found it first; empty where the desk reported it.
  item_code text not null  -- The item of the checklist that failed.
  names jsonb not null default '{}'::jsonb  -- The item in each language, as its template called it then.
  severity text not null
  value numeric(9,2)
  note text not null default ''::text
  state text not null default 'OPEN'::text
  times_found integer not null default 1  -- One defect that each inspection finds again is one defect.
  found_by text not null
  found_at timestamp with time zone not null
  order_id uuid
  repaired_by text not null default ''::text
  repaired_by_id uuid  -- Whoever repaired it does not verify it.
  repaired_at timestamp with time zone
  repair_note text not null default ''::text
  verified_by text not null default ''::text
  verified_at timestamp with time zone
  deferred_until date
  decided_by text not null default ''::text
  decision_reason text not null default ''::text  -- Why it was deferred, reopened or needs no repair.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table vehicle_defect_seen
  -- Drivers who have read of a defect or its repair before their own check.
  partition text not null
  id uuid not null default uuidv7()
  defect_id uuid not null
  inspection_id uuid not null
  driver_id uuid
  state text not null  -- The state of the defect when it was read.
  seen_by text not null
  seen_at timestamp with time zone not null
table vehicle_incident
  -- Something that happened to a vehicle, its driver or its goods, and what was done about it.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  event_no text not null
  kind text not null
  severity text not null
  status text not null default 'REPORTED'::text
  summary text not null
  description text not null default ''::text
  occurred_at timestamp with time zone not null
  place text not null default ''::text
  lat numeric(9,6)
  lon numeric(9,6)
  vehicle_id uuid
  driver_id uuid
  load_id uuid
  delay_minutes integer  -- Minutes by which the load is expected to be later because of it.
  injuries text not null default 'none'::text
  has_damage boolean not null default false
  cargo_state text not null default ''::text
  third_parties jsonb not null default '[]'::jsonb
  witnesses jsonb not null default '[]'::jsonb
  police_station text not null default ''::text
  police_case_no text not null default ''::text
  police_reported_on date
  recoverer text not null default ''::text
  replacement_vehicle_id uuid
  insurer text not null default ''::text
  insurer_ref text not null default ''::text
  root_cause text not null default ''::text
  preventability text not null default ''::text
  notice_number text not null default ''::text
  points integer
  served_on date
  how_served text not null default ''::text
  nominate_by date  -- Last day on which the driver is nominated for a fine; null where no notice was served.
  nominated_driver_id uuid
  nominated_on date  -- Day on which the nomination was filed: the clock stops.
  nomination_status text not null default ''::text
  duplicate_of_id uuid  -- Incident into which it was merged.
  decision_reason text not null default ''::text
  closed_at timestamp with time zone
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table vehicle_inspection
  -- Inspections of a vehicle with its trailers. One counts for its day and its combination.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  event_no text not null  -- INS-000123, from the series of the inspections of loads: a plain number of the company, gaps allowed.
  kind text not null
  template_id uuid  -- The version by which it is judged; empty for the standard list.
  template_version integer not null
  vehicle_id uuid not null
  trailer1_id uuid
  trailer2_id uuid
  driver_id uuid
  state text not null default 'SCHEDULED'::text
  due_on date not null
  asked_count integer not null  -- How many items are asked of its units together.
  odometer numeric(9,1)  -- Kilometres, as they were read when it was finished; empty for a trailer that is inspected alone.
  odometer_doubt text not null default ''::text  -- Why the reading cannot be right; a phone cannot be asked again, so that its reading is kept and doubted.
  note text not null default ''::text
  signed_by text not null default ''::text
  device text not null default ''::text
  started_at timestamp with time zone
  finished_at timestamp with time zone
  received_at timestamp with time zone  -- When its end arrived; a phone brings it later.
  duration_s integer  -- Seconds between its first and its last answer.
  is_too_fast boolean not null default false  -- It took less than four seconds an item.
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  search_words text not null default ''::text
  search text not null default search_key(search_words)
table vehicle_inspection_answer
  -- Answers as they come, one for each item and unit; a later one takes the place of an earlier one.
  partition text not null
  inspection_id uuid not null
  unit_id uuid not null
  code text not null
  result text not null
  is_warning boolean not null default false
  value numeric(9,2)
  has_property boolean not null default true  -- Whether the unit has what the limits of the item depend on: a tyre its wear indicator.
  note text not null default ''::text
  answered_at timestamp with time zone not null
  answered_by text not null
  defect_id uuid
table vehicle_inspection_photo
  -- Photos of items of inspections.
  partition text not null
  id uuid not null default uuidv7()
  inspection_id uuid not null
  unit_id uuid not null
  code text not null
  blob_name text  -- Empty until the phone has sent the photo that it named.
  device text not null default ''::text
  source_file_id text not null default ''::text
  created_at timestamp with time zone not null default now()
table vehicle_inspection_setting
  -- How a company holds to the inspection of the day: it warns where nobody has set it.
  partition text not null
  company_id uuid not null
  before_dispatch text not null default 'warn'::text  -- Whether a dispatch without the inspection of the day is warned of, or refused.
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table vehicle_inspection_template
  -- Versions of checklists for vehicles. A version is never changed: inspections are judged by the one that they were opened with. The standard list is version 1 and stands in the code.
  partition text not null
  id uuid not null default uuidv7()
  company_id uuid not null
  kind text not null
  vehicle_kind text not null default ''::text  -- The class of vehicle that it is for; empty for all that have none of their own.
  version integer not null
  items jsonb not null  -- {code, section, names, on, severity, canBeNa, photoOnFail, limits}, in the order in which they are asked.
  created_by text not null
  created_at timestamp with time zone not null default now()
table vehicle_position
  -- Where a unit was, for ninety days. In the order of the fix, whenever it came.
  partition text not null
  account_id uuid not null
  unit_id text not null
  event_id text not null  -- The provider's id of the point, or its unit and time: a point that comes twice is there once.
  vehicle_id uuid  -- The vehicle that the unit was on when the point was read; empty while nobody has confirmed one.
  fix_at timestamp with time zone not null
  received_at timestamp with time zone not null
  latitude numeric(9,6) not null
  longitude numeric(9,6) not null
  speed_kmh numeric(5,1)
  heading integer
  ignition boolean
  odometer_km numeric(10,2)  -- Kilometres; metres of the provider are divided when they are read.
table vehicle_service
  -- A vehicle that follows a plan, and when the next service of it is due. That moves when a service is recorded or taken back, and by nothing else.
  partition text not null
  id uuid not null default uuidv7()
  plan_id uuid not null
  vehicle_id uuid not null
  first_km numeric(10,1)
  first_on date
  first_hours numeric(10,1)
  due_km numeric(10,1)
  due_on date
  due_hours numeric(10,1)
  ended_at timestamp with time zone
  end_reason text not null default ''::text
  created_by text not null
  created_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
  order_id uuid  -- The service order that was written for the service that is due; the next one may be written once it is over.
table vehicle_withdrawal
  -- Units that a critical defect has taken out of service, with the availability that they go back to.
  partition text not null
  vehicle_id uuid not null
  former text not null
  since timestamp with time zone not null
table webhook_attempt
  -- One try of a delivery: where it went, and what came back.
  partition text not null
  delivery_id uuid not null
  number integer not null
  at timestamp with time zone not null
  milliseconds integer not null
  url text not null
  status_code integer
  problem text not null default ''::text  -- Empty after a success: badStatus, redirect, timeout, unreachable, privateAddress.
  answer text not null default ''::text  -- The first 2 KB.
table webhook_delivery
  -- An event on its way to an endpoint; kept 30 days.
  id uuid not null default uuidv7()
  partition text not null
  endpoint_id uuid not null
  event text not null
  event_id uuid not null
  record_id text not null
  body text not null  -- What is sent, the same at every try.
  status text not null  -- held: the endpoint is paused; it goes out when the endpoint is started again.
  attempts integer not null default 0
  round_began_at integer not null default 0  -- Tries before the present round: sending again begins a new one.
  next_at timestamp with time zone
  made_at timestamp with time zone not null default now()
  settled_at timestamp with time zone
table webhook_endpoint
  -- Where other systems of a company are told what happens.
  id uuid not null default uuidv7()
  partition text not null
  company_id uuid not null
  url text not null
  description text not null default ''::text
  events text[] not null  -- Names of webhook events, as docs/webhooks.md lists them.
  status text not null default 'active'::text
  paused_because text not null default ''::text  -- A person paused it, or it failed for days.
  secret_sealed text not null  -- The key of the signatures, sealed; it was shown once.
  old_secret_sealed text  -- The key before, which signs too until old_secret_until.
  old_secret_until timestamp with time zone
  failing_since timestamp with time zone  -- The first failure after the last success; empty while it works.
  told_at timestamp with time zone  -- When administrators were last told that a delivery was given up.
  made_by text not null
  made_at timestamp with time zone not null default now()
  updated_by text not null
  updated_at timestamp with time zone not null default now()
  version integer not null default 1
table zero_rate_reason
  -- Says why a load is billed at 0 % VAT, where that does not follow from a border; its invoice prints it.
  partition text not null
  load_id uuid not null
  reason text not null
  updated_by text not null
  updated_at timestamp with time zone not null default now()

-- Constraints

access_token: access_token_check CHECK (((revoked_at IS NULL) = (revoked_by IS NULL)))
access_token: access_token_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
access_token: access_token_partition_made_by_id_fkey FOREIGN KEY (partition, made_by_id) REFERENCES app_user(partition, id)
access_token: access_token_pkey PRIMARY KEY (partition, id)
accounting_difference: accounting_difference_kind_check CHECK ((kind = ANY (ARRAY['status'::text, 'totals'::text, 'dueDate'::text, 'missingThere'::text, 'missingHere'::text])))
accounting_difference: accounting_difference_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
accounting_difference: accounting_difference_partition_export_id_fkey FOREIGN KEY (partition, export_id) REFERENCES accounting_export(partition, id)
accounting_difference: accounting_difference_pkey PRIMARY KEY (partition, id)
accounting_export: accounting_export_check CHECK (((pending = ''::text) = (pending_at IS NULL)))
accounting_export: accounting_export_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
accounting_export: accounting_export_partition_document_id_document_version_key UNIQUE (partition, document_id, document_version)
accounting_export: accounting_export_partition_id_fkey FOREIGN KEY (partition, id) REFERENCES exchange(partition, id)
accounting_export: accounting_export_pending_check CHECK ((pending = ANY (ARRAY[''::text, 'create'::text, 'lines'::text, 'centres'::text, 'round'::text, 'attach'::text, 'post'::text])))
accounting_export: accounting_export_pkey PRIMARY KEY (partition, id)
accounting_export: accounting_export_their_status_check CHECK ((their_status = ANY (ARRAY[''::text, 'draft'::text, 'posted'::text, 'paid'::text, 'canceled'::text, 'inFile'::text, 'gone'::text])))
accounting_file: accounting_file_number_check CHECK ((number > 0))
accounting_file: accounting_file_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
accounting_file: accounting_file_partition_company_id_number_key UNIQUE (partition, company_id, number)
accounting_file: accounting_file_pkey PRIMARY KEY (partition, id)
accounting_system: accounting_system_kind_check CHECK ((kind = ANY (ARRAY['files'::text, 'businessCentral'::text])))
accounting_system: accounting_system_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
accounting_system: accounting_system_partition_company_id_key UNIQUE (partition, company_id)
accounting_system: accounting_system_partition_partner_id_fkey FOREIGN KEY (partition, partner_id) REFERENCES exchange_partner(partition, id)
accounting_system: accounting_system_pkey PRIMARY KEY (partition, id)
allocation: allocation_amount_check CHECK ((amount > 0))
allocation: allocation_check CHECK (((from_base >= 0) AND (to_base >= 0)))
allocation: allocation_is_whole TRIGGER DEFERRABLE INITIALLY DEFERRED
allocation: allocation_partition_from_item_fkey FOREIGN KEY (partition, from_item) REFERENCES open_item(partition, id)
allocation: allocation_partition_to_item_fkey FOREIGN KEY (partition, to_item) REFERENCES open_item(partition, id)
allocation: allocation_partition_undoes_fkey FOREIGN KEY (partition, undoes) REFERENCES allocation(partition, id)
allocation: allocation_partition_undoes_key UNIQUE (partition, undoes)
allocation: allocation_pkey PRIMARY KEY (partition, id)
app_user: app_user_account_key UNIQUE (account)
app_user: app_user_bound CHECK (((user_type = 'supplier'::text) = (supplier_id IS NOT NULL)))
app_user: app_user_locked CHECK (((status = 'locked'::text) = (locked_reason IS NOT NULL)))
app_user: app_user_locked_reason_check CHECK ((locked_reason = ANY (ARRAY['attempts'::text, 'administrator'::text])))
app_user: app_user_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
app_user: app_user_pkey PRIMARY KEY (partition, id)
app_user: app_user_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'locked'::text, 'deactivated'::text])))
app_user: app_user_supplier FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
app_user: app_user_type CHECK ((user_type = ANY (ARRAY['staff'::text, 'companyMaster'::text, 'supplier'::text, 'customer'::text, 'driver'::text, 'integration'::text])))
approval_assignment: approval_assignment_partition_user_id_fkey FOREIGN KEY (partition, user_id) REFERENCES app_user(partition, id)
approval_assignment: approval_assignment_pkey PRIMARY KEY (partition, kind, record_id)
approval_policy: approval_policy_check CHECK ((warn_hours <= overdue_hours))
approval_policy: approval_policy_overdue_hours_check CHECK (((overdue_hours >= 1) AND (overdue_hours <= 2160)))
approval_policy: approval_policy_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
approval_policy: approval_policy_pkey PRIMARY KEY (partition, company_id, kind)
approval_policy: approval_policy_warn_hours_check CHECK (((warn_hours >= 1) AND (warn_hours <= 2160)))
attempt_counter: attempt_counter_pkey PRIMARY KEY (key)
audit_entry: audit_entry_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'token'::text, 'link'::text, 'guest'::text, 'system'::text])))
audit_entry: audit_entry_pkey PRIMARY KEY (partition, id)
audit_seal: audit_seal_check CHECK (((number IS NULL) = (hash IS NULL)))
audit_seal: audit_seal_pkey PRIMARY KEY (partition, entry_id)
bank_account: bank_account_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
bank_account: bank_account_name_check CHECK ((name <> ''::text))
bank_account: bank_account_number_once UNIQUE (partition, number_index, currency)
bank_account: bank_account_partition_account_id_fkey FOREIGN KEY (partition, account_id) REFERENCES journal_account(partition, id)
bank_account: bank_account_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
bank_account: bank_account_pkey PRIMARY KEY (partition, id)
bank_file: bank_file_check CHECK (((stored <= statements) AND (new_lines <= lines)))
bank_file: bank_file_origin_check CHECK ((origin = ANY (ARRAY['upload'::text, 'mail'::text])))
bank_file: bank_file_partition_account_id_fkey FOREIGN KEY (partition, account_id) REFERENCES bank_account(partition, id)
bank_file: bank_file_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
bank_file: bank_file_pkey PRIMARY KEY (partition, id)
bank_file: bank_file_size_check CHECK ((size >= 0))
bank_file: bank_file_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'REFUSED'::text])))
bank_line: bank_line_amount_check CHECK ((amount <> 0))
bank_line: bank_line_counted UNIQUE (partition, account_id, same_key, nth)
bank_line: bank_line_ignored_why CHECK (((status = 'IGNORED'::text) = (reason <> ''::text)))
bank_line: bank_line_line_check CHECK ((line > 0))
bank_line: bank_line_nth_check CHECK ((nth > 0))
bank_line: bank_line_partition_account_id_fkey FOREIGN KEY (partition, account_id) REFERENCES bank_account(partition, id)
bank_line: bank_line_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
bank_line: bank_line_partition_statement_id_fkey FOREIGN KEY (partition, statement_id) REFERENCES bank_statement(partition, id)
bank_line: bank_line_partition_statement_id_line_key UNIQUE (partition, statement_id, line)
bank_line: bank_line_pkey PRIMARY KEY (partition, id)
bank_line: bank_line_settled_once CHECK ((((status = 'SETTLED'::text) = (settled_by_id IS NOT NULL)) AND ((settled_by_id IS NULL) = (settled_by_kind = ''::text))))
bank_line: bank_line_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'SETTLED'::text, 'IGNORED'::text])))
bank_rule: bank_rule_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
bank_rule: bank_rule_pkey PRIMARY KEY (partition, company_id)
bank_statement: bank_statement_check CHECK ((to_day >= from_day))
bank_statement: bank_statement_check1 CHECK (((opening IS NULL) = (closing IS NULL)))
bank_statement: bank_statement_check2 CHECK ((new_lines <= lines))
bank_statement: bank_statement_once UNIQUE (partition, file_id, place)
bank_statement: bank_statement_partition_account_id_fkey FOREIGN KEY (partition, account_id) REFERENCES bank_account(partition, id)
bank_statement: bank_statement_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
bank_statement: bank_statement_partition_file_id_fkey FOREIGN KEY (partition, file_id) REFERENCES bank_file(partition, id)
bank_statement: bank_statement_pkey PRIMARY KEY (partition, id)
bank_statement: bank_statement_place_check CHECK ((place > 0))
bank_version: bank_version_pkey PRIMARY KEY (partition, id)
bank_version: bank_version_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'current'::text, 'replaced'::text, 'rejected'::text, 'withdrawn'::text])))
bill_to_party: bill_to_party_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
bill_to_party: bill_to_party_partition_customer_id_position_key UNIQUE (partition, customer_id, "position")
bill_to_party: bill_to_party_pkey PRIMARY KEY (partition, id)
billing_reminder: billing_reminder_pkey PRIMARY KEY (partition, user_id, day)
buyer_without_vat: buyer_without_vat_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
buyer_without_vat: buyer_without_vat_pkey PRIMARY KEY (partition, customer_id)
change_event: change_event_pkey PRIMARY KEY (id)
claim: claim_accepted_check CHECK ((accepted > 0))
claim: claim_amount_check CHECK ((amount >= 0))
claim: claim_check CHECK (((status <> ALL (ARRAY['ACCEPTED'::text, 'SETTLED'::text])) OR (accepted IS NOT NULL)))
claim: claim_check1 CHECK (((purchase_invoice_id IS NULL) OR (side = 'supplier'::text)))
claim: claim_check2 CHECK (((side <> 'supplier'::text) OR (supplier_id IS NOT NULL)))
claim: claim_check3 CHECK (((side <> 'customer'::text) OR (customer_id IS NOT NULL)))
claim: claim_claim_no_check CHECK ((claim_no <> ''::text))
claim: claim_currency_check CHECK ((currency <> ''::text))
claim: claim_evidence_check CHECK ((jsonb_typeof(evidence) = 'array'::text))
claim: claim_kind_check CHECK ((kind = ANY (ARRAY['short'::text, 'damage'::text, 'loss'::text, 'theft'::text, 'other'::text])))
claim: claim_partition_company_id_claim_no_key UNIQUE (partition, company_id, claim_no)
claim: claim_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
claim: claim_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
claim: claim_partition_incident_id_fkey FOREIGN KEY (partition, incident_id) REFERENCES vehicle_incident(partition, id)
claim: claim_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
claim: claim_partition_pod_id_fkey FOREIGN KEY (partition, pod_id) REFERENCES pod(partition, id)
claim: claim_partition_proposal_id_fkey FOREIGN KEY (partition, proposal_id) REFERENCES journal_proposal(partition, id)
claim: claim_partition_purchase_invoice_id_fkey FOREIGN KEY (partition, purchase_invoice_id) REFERENCES purchase_invoice(partition, id)
claim: claim_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
claim: claim_pkey PRIMARY KEY (partition, id)
claim: claim_reserve_check CHECK ((reserve >= 0))
claim: claim_side_check CHECK ((side = ANY (ARRAY['supplier'::text, 'insurer'::text, 'customer'::text])))
claim: claim_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'OPEN'::text, 'ACCEPTED'::text, 'REJECTED'::text, 'SETTLED'::text, 'WITHDRAWN'::text])))
commodity_type: commodity_type_check CHECK (((NOT dangerous_goods) OR ((un_number <> ''::text) AND (danger_class <> ''::text))))
commodity_type: commodity_type_check1 CHECK ((temperature_min <= temperature_max))
commodity_type: commodity_type_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
commodity_type: commodity_type_name_check CHECK ((name <> ''::text))
commodity_type: commodity_type_pkey PRIMARY KEY (partition, id)
commodity_type_packing_type_ids: commodity_type_packing_type_id_partition_commodity_type_id_fkey FOREIGN KEY (partition, commodity_type_id) REFERENCES commodity_type(partition, id) ON DELETE CASCADE
commodity_type_packing_type_ids: commodity_type_packing_type_ids_pkey PRIMARY KEY (partition, commodity_type_id, packing_type_id)
commodity_type_packing_type_ids: commodity_type_partition_packing_type_ids_fkey FOREIGN KEY (partition, packing_type_id) REFERENCES packing_type(partition, id)
company: company_base_currency_check CHECK ((base_currency ~ '^[A-Z]{3}$'::text))
company: company_brand_colour_check CHECK ((brand_colour ~ '^(#[0-9a-f]{6})?$'::text))
company: company_contractor_suretyship_above_check CHECK ((contractor_suretyship_above >= (0)::numeric))
company: company_credit_approval_threshold_check CHECK ((credit_approval_threshold >= (0)::numeric))
company: company_default_vat_code_check CHECK ((default_vat_code = ANY (ARRAY['standard'::text, 'zeroRated'::text, 'exempt'::text, 'outOfScope'::text])))
company: company_ended_link_days_check CHECK (((ended_link_days >= 0) AND (ended_link_days <= 365)))
company: company_financial_year_start_month_check CHECK (((financial_year_start_month >= 1) AND (financial_year_start_month <= 12)))
company: company_invoice_approval_above_check CHECK ((invoice_approval_above >= (0)::numeric))
company: company_licence_type_check CHECK ((licence_type = ANY (ARRAY['Pro'::text, 'Lite'::text, 'mobileOnly'::text])))
company: company_link_validity_days_check CHECK (((link_validity_days >= 1) AND (link_validity_days <= 90)))
company: company_local_trip_km_check CHECK (((local_trip_km >= 0) AND (local_trip_km <= 2000)))
company: company_locale_check CHECK ((locale = ANY (ARRAY['en-ZA'::text, 'af-ZA'::text, 'pt-MZ'::text, 'fr'::text])))
company: company_margin_floor_percent_check CHECK (((margin_floor_percent >= (0)::numeric) AND (margin_floor_percent <= (100)::numeric)))
company: company_order_rise_amount_check CHECK ((order_rise_amount >= (0)::numeric))
company: company_order_rise_percent_check CHECK (((order_rise_percent >= (0)::numeric) AND (order_rise_percent <= (100)::numeric)))
company: company_order_tolerance_percent_check CHECK (((order_tolerance_percent >= (0)::numeric) AND (order_tolerance_percent <= (100)::numeric)))
company: company_partition_name_key UNIQUE (partition, name)
company: company_pkey PRIMARY KEY (partition, id)
company: company_reminder_days_check CHECK (((cardinality(reminder_days) <= 10) AND (1 <= ALL (reminder_days)) AND (90 >= ALL (reminder_days))))
company: company_session_idle_seconds_check CHECK (((session_idle_seconds >= 60) AND (session_idle_seconds <= 43200)))
company: company_standing_cap_hours_check CHECK (((standing_cap_hours >= 1) AND (standing_cap_hours <= 24)))
company: company_standing_free_minutes_check CHECK (((standing_free_minutes >= 0) AND (standing_free_minutes <= 1440)))
company: company_standing_step_minutes_check CHECK (((standing_step_minutes >= 1) AND (standing_step_minutes <= 240)))
company_logo: company_logo_content_type_check CHECK ((content_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text])))
company_logo: company_logo_name_check CHECK ((name ~ '^[A-Za-z0-9_-]{43}$'::text))
company_logo: company_logo_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
company_logo: company_logo_pkey PRIMARY KEY (partition, company_id)
company_order: company_order_accepted_odometer_km_check CHECK ((accepted_odometer_km >= 0))
company_order: company_order_check CHECK ((gross = (net + vat)))
company_order: company_order_check1 CHECK (((sent_revision >= 0) AND (sent_revision <= revision)))
company_order: company_order_check2 CHECK (((status = 'ON_HOLD'::text) = (held_from <> ''::text)))
company_order: company_order_check3 CHECK (
CASE kind
    WHEN 'internal'::text THEN ((performing_centre_id IS NOT NULL) AND (supplier_id IS NULL))
    ELSE ((supplier_id IS NOT NULL) AND (performing_centre_id IS NULL))
END)
company_order: company_order_check4 CHECK (((kind <> 'service'::text) OR (vehicle_id IS NOT NULL)))
company_order: company_order_check5 CHECK ((performing_centre_id <> profit_centre_id))
company_order: company_order_check6 CHECK (((asking_agreed_by = ''::text) = (asking_agreed_at IS NULL)))
company_order: company_order_check7 CHECK (((performing_agreed_by = ''::text) = (performing_agreed_at IS NULL)))
company_order: company_order_defects_check CHECK ((jsonb_typeof(defects) = 'array'::text))
company_order: company_order_in_force CHECK (((in_force <> ''::text) = (proposal IS NOT NULL)))
company_order: company_order_in_force_waits CHECK (((in_force = ''::text) OR (status = 'SUBMITTED'::text)))
company_order: company_order_kind_check CHECK ((kind = ANY (ARRAY['purchase'::text, 'service'::text, 'internal'::text])))
company_order: company_order_net_check CHECK ((net >= 0))
company_order: company_order_odometer_km_check CHECK ((odometer_km >= 0))
company_order: company_order_order_number_check CHECK ((order_number <> ''::text))
company_order: company_order_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
company_order: company_order_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
company_order: company_order_partition_order_type_id_fkey FOREIGN KEY (partition, order_type_id) REFERENCES order_type(partition, id)
company_order: company_order_partition_performing_centre_id_fkey FOREIGN KEY (partition, performing_centre_id) REFERENCES profit_centre(partition, id)
company_order: company_order_partition_profit_centre_id_fkey FOREIGN KEY (partition, profit_centre_id) REFERENCES profit_centre(partition, id)
company_order: company_order_partition_requester_id_fkey FOREIGN KEY (partition, requester_id) REFERENCES app_user(partition, id)
company_order: company_order_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
company_order: company_order_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
company_order: company_order_pkey PRIMARY KEY (partition, id)
company_order: company_order_quotes_check CHECK ((jsonb_typeof(quotes) = 'array'::text))
company_order: company_order_reversal_asked CHECK (((status = 'REVERSAL_ASKED'::text) = (reversal_asked_at IS NOT NULL)))
company_order: company_order_revision_check CHECK ((revision > 0))
company_order: company_order_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SUBMITTED'::text, 'APPROVED'::text, 'SENT'::text, 'IN_PROGRESS'::text, 'AWAITING_PARTS'::text, 'WORK_DONE'::text, 'PART_RECEIVED'::text, 'RECEIVED'::text, 'ACCEPTED'::text, 'FULFILLED'::text, 'POSTED'::text, 'REVERSAL_ASKED'::text, 'ON_HOLD'::text, 'CLOSED'::text, 'CANCELLED'::text])))
company_order: company_order_vat_check CHECK ((vat >= 0))
company_order_booking: company_order_booking_check CHECK ((cost_centre_id <> recovery_centre_id))
company_order_booking: company_order_booking_cost_account_check CHECK ((cost_account <> ''::text))
company_order_booking: company_order_booking_partition_company_order_id_fkey FOREIGN KEY (partition, company_order_id) REFERENCES company_order(partition, id)
company_order_booking: company_order_booking_partition_cost_centre_id_fkey FOREIGN KEY (partition, cost_centre_id) REFERENCES profit_centre(partition, id)
company_order_booking: company_order_booking_partition_line_id_fkey FOREIGN KEY (partition, line_id) REFERENCES company_order_line(partition, id)
company_order_booking: company_order_booking_partition_recovery_centre_id_fkey FOREIGN KEY (partition, recovery_centre_id) REFERENCES profit_centre(partition, id)
company_order_booking: company_order_booking_pkey PRIMARY KEY (partition, id)
company_order_booking: company_order_booking_recovery_account_check CHECK ((recovery_account <> ''::text))
company_order_booking: company_order_booking_reverses FOREIGN KEY (partition, reverses_id) REFERENCES company_order_booking(partition, id)
company_order_booking: company_order_booking_round_check CHECK ((round > 0))
company_order_booking: company_order_booking_sign CHECK (
CASE
    WHEN (reverses_id IS NULL) THEN ((quantity > (0)::numeric) AND (amount >= 0))
    ELSE ((quantity < (0)::numeric) AND (amount <= 0) AND (reason <> ''::text))
END)
company_order_line: company_order_line_line_number_check CHECK ((line_number > 0))
company_order_line: company_order_line_net_check CHECK ((net >= 0))
company_order_line: company_order_line_order UNIQUE (partition, company_order_id, line_number) DEFERRABLE
company_order_line: company_order_line_partition_company_order_id_fkey FOREIGN KEY (partition, company_order_id) REFERENCES company_order(partition, id) ON DELETE CASCADE
company_order_line: company_order_line_partition_item_master_id_fkey FOREIGN KEY (partition, item_master_id) REFERENCES item_master(partition, id)
company_order_line: company_order_line_partition_profit_centre_id_fkey FOREIGN KEY (partition, profit_centre_id) REFERENCES profit_centre(partition, id)
company_order_line: company_order_line_pkey PRIMARY KEY (partition, id)
company_order_line: company_order_line_price_check CHECK ((price >= (0)::numeric))
company_order_line: company_order_line_quantity_check CHECK ((quantity > (0)::numeric))
company_order_line: company_order_line_quantity_invoiced_check CHECK ((quantity_invoiced >= (0)::numeric))
company_order_line: company_order_line_quantity_received_check CHECK ((quantity_received >= (0)::numeric))
company_order_line: company_order_line_vat_code_check CHECK ((vat_code = ANY (ARRAY['standard'::text, 'zeroRated'::text, 'exempt'::text, 'outOfScope'::text])))
company_order_movement: company_order_movement_cause CHECK ((num_nonnulls(receipt_id, NULLIF(invoice_source, ''::text), revision) = 1))
company_order_movement: company_order_movement_partition_company_order_id_fkey FOREIGN KEY (partition, company_order_id) REFERENCES company_order(partition, id)
company_order_movement: company_order_movement_partition_line_id_fkey FOREIGN KEY (partition, line_id) REFERENCES company_order_line(partition, id)
company_order_movement: company_order_movement_partition_receipt_id_fkey FOREIGN KEY (partition, receipt_id) REFERENCES company_order_receipt(partition, id)
company_order_movement: company_order_movement_pkey PRIMARY KEY (partition, id)
company_order_movement: company_order_movement_quantity CHECK (((quantity = (0)::numeric) = (revision IS NOT NULL)))
company_order_movement: company_order_movement_revision_check CHECK ((revision > 0))
company_order_receipt: company_order_receipt_partition_company_order_id_fkey FOREIGN KEY (partition, company_order_id) REFERENCES company_order(partition, id)
company_order_receipt: company_order_receipt_partition_reverses_id_fkey FOREIGN KEY (partition, reverses_id) REFERENCES company_order_receipt(partition, id)
company_order_receipt: company_order_receipt_pkey PRIMARY KEY (partition, id)
company_order_revision: company_order_revision_partition_company_order_id_fkey FOREIGN KEY (partition, company_order_id) REFERENCES company_order(partition, id)
company_order_revision: company_order_revision_pkey PRIMARY KEY (partition, company_order_id, revision)
company_order_revision: company_order_revision_revision_check CHECK ((revision > 0))
company_terms: company_terms_check CHECK (((status = 'draft'::text) OR ((published_at IS NOT NULL) AND (bodies ? 'en'::text))))
company_terms: company_terms_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'privacy'::text])))
company_terms: company_terms_partition_company_id_fkey1 FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
company_terms: company_terms_partition_company_id_kind_purpose_version_key UNIQUE (partition, company_id, kind, purpose, version)
company_terms: company_terms_pkey PRIMARY KEY (partition, id)
company_terms: company_terms_purpose_check CHECK ((purpose = ANY (ARRAY['supplier'::text, 'customer'::text, 'contractor'::text])))
company_terms: company_terms_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'retired'::text])))
confirmation: confirmation_partition_user_id_fkey FOREIGN KEY (partition, user_id) REFERENCES app_user(partition, id)
confirmation: confirmation_pkey PRIMARY KEY (partition, token_hash)
contractor: contractor_bank_rating_amount_check CHECK ((bank_rating_amount >= (0)::numeric))
contractor: contractor_bank_rating_code_check CHECK ((bank_rating_code = ANY (ARRAY[''::text, 'A'::text, 'B'::text, 'C'::text, 'D'::text, 'E'::text, 'F'::text, 'G'::text, 'H'::text, 'none'::text])))
contractor: contractor_bank_rating_term_days_check CHECK ((bank_rating_term_days >= 0))
contractor: contractor_credit_limit_check CHECK ((credit_limit >= (0)::numeric))
contractor: contractor_partition_certificate_blob_name_fkey FOREIGN KEY (partition, certificate_blob_name) REFERENCES stored_file(partition, blob_name)
contractor: contractor_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
contractor: contractor_partition_suretyship_blob_name_fkey FOREIGN KEY (partition, suretyship_blob_name) REFERENCES stored_file(partition, blob_name)
contractor: contractor_payment_term_check CHECK ((payment_term >= 0))
contractor: contractor_pkey PRIMARY KEY (partition, id)
contractor: contractor_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'pending'::text, 'infoRequested'::text, 'approved'::text, 'rejected'::text, 'deleted'::text])))
contractor_decision: contractor_decision_partition_contractor_id_fkey FOREIGN KEY (partition, contractor_id) REFERENCES contractor(partition, id)
contractor_decision: contractor_decision_pkey PRIMARY KEY (partition, id)
contractor_director: contractor_director_id_type_check CHECK ((id_type = ANY (ARRAY['SA_ID'::text, 'nationalId'::text, 'passport'::text, 'other'::text])))
contractor_director: contractor_director_partition_contractor_id_fkey FOREIGN KEY (partition, contractor_id) REFERENCES contractor(partition, id)
contractor_director: contractor_director_partition_contractor_id_position_key UNIQUE (partition, contractor_id, "position")
contractor_director: contractor_director_pkey PRIMARY KEY (partition, id)
contractor_finding: contractor_finding_findings_check CHECK (are_findings(findings))
contractor_finding: contractor_finding_partition_contractor_id_fkey FOREIGN KEY (partition, contractor_id) REFERENCES contractor(partition, id)
contractor_finding: contractor_finding_pkey PRIMARY KEY (partition, contractor_id)
contractor_signing: contractor_signing_partition_blob_name_fkey FOREIGN KEY (partition, blob_name) REFERENCES stored_file(partition, blob_name)
contractor_signing: contractor_signing_partition_contractor_id_fkey FOREIGN KEY (partition, contractor_id) REFERENCES contractor(partition, id)
contractor_signing: contractor_signing_pkey PRIMARY KEY (partition, id)
council_minimum: council_minimum_amount_check CHECK ((amount > (0)::numeric))
council_minimum: council_minimum_check CHECK ((valid_to >= valid_from))
council_minimum: council_minimum_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
council_minimum: council_minimum_name_check CHECK ((name <> ''::text))
council_minimum: council_minimum_period EXCLUDE USING gist (partition WITH =, lower(name) WITH =, daterange(valid_from, valid_to, '[]'::text) WITH &&) WHERE (is_active)
council_minimum: council_minimum_pkey PRIMARY KEY (partition, id)
council_minimum: council_minimum_unit_check CHECK ((unit = ANY (ARRAY['hour'::text, 'day'::text, 'week'::text, 'month'::text])))
credit_change: credit_change_check CHECK (((insured_part >= (0)::numeric) AND (insured_part <= new_limit)))
credit_change: credit_change_check1 CHECK ((effective_until >= effective_from))
credit_change: credit_change_check2 CHECK (((kind = 'temporary'::text) = (effective_until IS NOT NULL)))
credit_change: credit_change_current_limit_check CHECK ((current_limit >= (0)::numeric))
credit_change: credit_change_kind_check CHECK ((kind = ANY (ARRAY['increase'::text, 'decrease'::text, 'temporary'::text])))
credit_change: credit_change_new_limit_check CHECK ((new_limit >= (0)::numeric))
credit_change: credit_change_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
credit_change: credit_change_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
credit_change: credit_change_partition_evidence_blob_name_fkey FOREIGN KEY (partition, evidence_blob_name) REFERENCES stored_file(partition, blob_name)
credit_change: credit_change_pkey PRIMARY KEY (partition, id)
credit_change: credit_change_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PROPOSED'::text, 'APPROVED_INTERNAL'::text, 'REJECTED'::text, 'SENT'::text, 'accept'::text, 'decline'::text, 'EFFECTIVE'::text, 'EXPIRED'::text, 'CANCELLED'::text])))
credit_limit: credit_limit_amount_check CHECK ((amount >= (0)::numeric))
credit_limit: credit_limit_bank_rating_code_check CHECK ((bank_rating_code = ANY (ARRAY[''::text, 'A'::text, 'B'::text, 'C'::text, 'D'::text, 'E'::text, 'F'::text, 'G'::text, 'H'::text])))
credit_limit: credit_limit_check CHECK ((effective_until >= effective_from))
credit_limit: credit_limit_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
credit_limit: credit_limit_payment_term_check CHECK ((payment_term >= 0))
credit_limit: credit_limit_pkey PRIMARY KEY (partition, id)
customer: customer_account_number_check CHECK ((account_number <> ''::text))
customer: customer_approved_complete CHECK (((status <> 'approve'::text) OR ((registration_number <> ''::text) AND (email <> ''::text))))
customer: customer_average_monthly_check CHECK ((average_monthly >= (0)::numeric))
customer: customer_credit_limit_check CHECK ((credit_limit >= (0)::numeric))
customer: customer_credit_required_check CHECK ((credit_required >= (0)::numeric))
customer: customer_credit_status_check CHECK ((credit_status = ANY (ARRAY['GOOD'::text, 'WATCH'::text, 'HOLD'::text, 'SUSPENDED'::text, 'REVIEW_DUE'::text])))
customer: customer_fuel_rate_change_method_check CHECK ((fuel_rate_change_method = ANY (ARRAY['BASIC'::text, 'MANUAL'::text])))
customer: customer_load_value_check CHECK ((load_value >= (0)::numeric))
customer: customer_monthly_purchase_check CHECK ((monthly_purchase >= (0)::numeric))
customer: customer_partition_bank_letter_blob_name_fkey FOREIGN KEY (partition, bank_letter_blob_name) REFERENCES stored_file(partition, blob_name)
customer: customer_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
customer: customer_payment_term_check CHECK ((payment_term >= 0))
customer: customer_pkey PRIMARY KEY (partition, id)
customer: customer_pod_send_format_check CHECK ((pod_send_format = ANY (ARRAY['PDF'::text, 'TIFF'::text])))
customer: customer_pod_submit_method_check CHECK ((pod_submit_method = ANY (ARRAY['EMAIL'::text, 'PORTAL'::text, 'INTEGRATION'::text, 'PAPER'::text])))
customer: customer_source_check CHECK ((source = ANY (ARRAY['link'::text, 'staff'::text])))
customer: customer_standing_check CHECK ((standing = ANY (ARRAY['ACTIVE'::text, 'DORMANT'::text, 'SUSPENDED'::text, 'CLOSED'::text])))
customer: customer_status_check CHECK ((status = ANY (ARRAY['new'::text, 'pending'::text, 'VETTING'::text, 'INFO_REQUESTED'::text, 'RECOMMENDED'::text, 'approve'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text])))
customer: customer_tender_response_time_check CHECK ((tender_response_time >= 1))
customer: customer_tender_response_unit_check CHECK ((tender_response_unit = ANY (ARRAY[''::text, 'minute'::text, 'hour'::text])))
customer_decision: customer_decision_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
customer_decision: customer_decision_pkey PRIMARY KEY (partition, id)
customer_director: customer_director_id_type_check CHECK ((id_type = ANY (ARRAY['SA_ID'::text, 'nationalId'::text, 'passport'::text, 'other'::text])))
customer_director: customer_director_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
customer_director: customer_director_partition_customer_id_position_key UNIQUE (partition, customer_id, "position")
customer_director: customer_director_pkey PRIMARY KEY (partition, id)
customer_finding: customer_finding_findings_check CHECK (are_findings(findings))
customer_finding: customer_finding_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
customer_finding: customer_finding_pkey PRIMARY KEY (partition, customer_id)
daily_work: daily_work_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
daily_work: daily_work_pkey PRIMARY KEY (partition, company_id, work)
debtor_arrangement: debtor_arrangement_check CHECK (((paused_until IS NULL) OR (pause_reason <> ''::text)))
debtor_arrangement: debtor_arrangement_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
debtor_arrangement: debtor_arrangement_pkey PRIMARY KEY (partition, customer_id)
debtor_arrangement: debtor_arrangement_statement_day_check CHECK (((statement_day >= 1) AND (statement_day <= 31)))
debtor_note: debtor_note_check CHECK (((kind = 'ringAgain'::text) = (ring_on IS NOT NULL)))
debtor_note: debtor_note_kind_check CHECK ((kind = ANY (ARRAY['note'::text, 'call'::text, 'noAnswer'::text, 'ringAgain'::text, 'disputes'::text])))
debtor_note: debtor_note_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
debtor_note: debtor_note_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
debtor_note: debtor_note_pkey PRIMARY KEY (partition, id)
debtor_reminder: debtor_reminder_amount_check CHECK ((amount > 0))
debtor_reminder: debtor_reminder_partition_company_id_customer_id_day_key UNIQUE (partition, company_id, customer_id, day)
debtor_reminder: debtor_reminder_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
debtor_reminder: debtor_reminder_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
debtor_reminder: debtor_reminder_pkey PRIMARY KEY (partition, id)
debtor_reminder: debtor_reminder_step_check CHECK (((step >= 1) AND (step <= 3)))
debtor_reminder_item: debtor_reminder_item_amount_check CHECK ((amount > 0))
debtor_reminder_item: debtor_reminder_item_partition_item_id_fkey FOREIGN KEY (partition, item_id) REFERENCES open_item(partition, id)
debtor_reminder_item: debtor_reminder_item_partition_reminder_id_fkey FOREIGN KEY (partition, reminder_id) REFERENCES debtor_reminder(partition, id)
debtor_reminder_item: debtor_reminder_item_pkey PRIMARY KEY (partition, item_id, step)
debtor_reminder_item: debtor_reminder_item_step_check CHECK (((step >= 1) AND (step <= 3)))
debtor_rule: debtor_rule_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
debtor_rule: debtor_rule_partition_company_id_key UNIQUE (partition, company_id)
debtor_rule: debtor_rule_pkey PRIMARY KEY (partition, id)
debtor_rule: debtor_rule_reminder_days_check CHECK (((cardinality(reminder_days) = 3) AND (0 < reminder_days[1]) AND (reminder_days[1] < reminder_days[2]) AND (reminder_days[2] < reminder_days[3])))
debtor_rule: debtor_rule_statement_day_check CHECK (((statement_day >= 1) AND (statement_day <= 31)))
debtor_setting: debtor_setting_directors_min_check CHECK (((directors_min >= 0) AND (directors_min <= 10)))
debtor_setting: debtor_setting_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
debtor_setting: debtor_setting_pkey PRIMARY KEY (partition, company_id)
debtor_setting: debtor_setting_trade_references_min_check CHECK (((trade_references_min >= 0) AND (trade_references_min <= 4)))
debtor_statement: debtor_statement_attempt_check CHECK ((attempt > 0))
debtor_statement: debtor_statement_check CHECK ((to_day >= from_day))
debtor_statement: debtor_statement_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
debtor_statement: debtor_statement_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
debtor_statement: debtor_statement_pkey PRIMARY KEY (partition, id)
delegation: delegation_amount_limit_check CHECK ((amount_limit >= (0)::numeric))
delegation: delegation_authorisations_check CHECK ((authorisations <> '{}'::text[]))
delegation: delegation_check CHECK ((delegate_id <> delegator_id))
delegation: delegation_check1 CHECK ((ends_at > starts_at))
delegation: delegation_partition_delegate_id_fkey FOREIGN KEY (partition, delegate_id) REFERENCES app_user(partition, id)
delegation: delegation_partition_delegator_id_fkey FOREIGN KEY (partition, delegator_id) REFERENCES app_user(partition, id)
delegation: delegation_pkey PRIMARY KEY (partition, id)
delegation: delegation_release CHECK (((released_at IS NULL) = (released_by IS NULL)))
document: document_check CHECK (((expiry_date IS NULL) OR (issue_date IS NULL) OR (expiry_date >= issue_date)))
document: document_file_version_check CHECK ((file_version > 0))
document: document_partition_blob_name_fkey FOREIGN KEY (partition, blob_name) REFERENCES stored_file(partition, blob_name)
document: document_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
document: document_partition_lineage_id_file_version_key UNIQUE (partition, lineage_id, file_version)
document: document_pkey PRIMARY KEY (partition, id)
document: document_sensitivity_check CHECK ((sensitivity = ANY (ARRAY['public'::text, 'internal'::text, 'personal'::text, 'bank'::text])))
document: document_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'pending'::text, 'approved'::text, 'rejected'::text])))
document: document_subject_type_check CHECK ((subject_type = ANY (ARRAY['supplier'::text, 'customer'::text, 'contractor'::text, 'driver'::text, 'vehicle'::text, 'load'::text, 'journal'::text])))
document: document_uploaded_via_check CHECK ((uploaded_via = ANY (ARRAY['link'::text, 'staff'::text, 'system'::text])))
driver: driver_check CHECK (((availability <> 'suspended'::text) OR (blocked_reason <> ''::text)))
driver: driver_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
driver: driver_id_number_check CHECK ((id_number !~ '[A-Za-z0-9]{5}'::text))
driver: driver_name_check CHECK ((name <> ''::text))
driver: driver_partition_home_depot_id_fkey FOREIGN KEY (partition, home_depot_id) REFERENCES location(partition, id)
driver: driver_partition_photo_blob_name_fkey FOREIGN KEY (partition, photo_blob_name) REFERENCES stored_file(partition, blob_name)
driver: driver_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
driver: driver_pkey PRIMARY KEY (partition, id)
driver_pay_balance: driver_pay_balance_amount_check CHECK ((amount <> 0))
driver_pay_balance: driver_pay_balance_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
driver_pay_balance: driver_pay_balance_partition_run_id_driver_id_key UNIQUE (partition, run_id, driver_id)
driver_pay_balance: driver_pay_balance_partition_run_id_fkey FOREIGN KEY (partition, run_id) REFERENCES driver_pay_run(partition, id)
driver_pay_balance: driver_pay_balance_pkey PRIMARY KEY (partition, id)
driver_pay_line: driver_pay_line_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
driver_pay_line: driver_pay_line_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
driver_pay_line: driver_pay_line_partition_run_id_fkey FOREIGN KEY (partition, run_id) REFERENCES driver_pay_run(partition, id)
driver_pay_line: driver_pay_line_partition_run_id_load_id_driver_id_componen_key UNIQUE (partition, run_id, load_id, driver_id, component)
driver_pay_line: driver_pay_line_pkey PRIMARY KEY (partition, id)
driver_pay_run: driver_pay_period EXCLUDE USING gist (partition WITH =, company_id WITH =, daterange(period_from, period_to, '[]'::text) WITH &&)
driver_pay_run: driver_pay_run_check CHECK ((period_to >= period_from))
driver_pay_run: driver_pay_run_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
driver_pay_run: driver_pay_run_partition_company_id_run_number_key UNIQUE (partition, company_id, run_number)
driver_pay_run: driver_pay_run_pkey PRIMARY KEY (partition, id)
driver_pay_run: driver_pay_run_run_number_check CHECK ((run_number <> ''::text))
driver_pay_run: driver_pay_run_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PENDING'::text, 'APPROVED'::text, 'POSTED'::text])))
driver_pay_statement: driver_pay_statement_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
driver_pay_statement: driver_pay_statement_partition_run_id_driver_id_key UNIQUE (partition, run_id, driver_id)
driver_pay_statement: driver_pay_statement_partition_run_id_fkey FOREIGN KEY (partition, run_id) REFERENCES driver_pay_run(partition, id)
driver_pay_statement: driver_pay_statement_pkey PRIMARY KEY (partition, id)
driver_pay_term: driver_pay_term_partition_category_id_fkey FOREIGN KEY (partition, category_id) REFERENCES driver_rate_category(partition, id)
driver_pay_term: driver_pay_term_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
driver_pay_term: driver_pay_term_pkey PRIMARY KEY (partition, id)
driver_rate: driver_rate_check CHECK ((valid_to >= valid_from))
driver_rate: driver_rate_check1 CHECK ((num_nonnulls(category_id, driver_id) <= 1))
driver_rate: driver_rate_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
driver_rate: driver_rate_name_check CHECK ((name <> ''::text))
driver_rate: driver_rate_partition_category_id_fkey FOREIGN KEY (partition, category_id) REFERENCES driver_rate_category(partition, id)
driver_rate: driver_rate_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
driver_rate: driver_rate_period EXCLUDE USING gist (partition WITH =, COALESCE(category_id, driver_id, '00000000-0000-0000-0000-000000000000'::uuid) WITH =, component WITH =, lower(vehicle_class) WITH =, route_type WITH =, daterange(valid_from, valid_to, '[]'::text) WITH &&) WHERE (is_active)
driver_rate: driver_rate_pkey PRIMARY KEY (partition, id)
driver_rate: driver_rate_rate_check CHECK ((rate >= (0)::numeric))
driver_rate_category: driver_rate_category_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
driver_rate_category: driver_rate_category_name_check CHECK ((name <> ''::text))
driver_rate_category: driver_rate_category_pkey PRIMARY KEY (partition, id)
driver_trip: driver_trip_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
driver_trip: driver_trip_partition_link_id_fkey FOREIGN KEY (partition, link_id) REFERENCES link(partition, id)
driver_trip: driver_trip_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
driver_trip: driver_trip_pkey PRIMARY KEY (partition, id)
equipment_type: equipment_type_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
equipment_type: equipment_type_name_check CHECK ((name <> ''::text))
equipment_type: equipment_type_payload_mass_check CHECK ((payload_mass > (0)::numeric))
equipment_type: equipment_type_pkey PRIMARY KEY (partition, id)
equipment_type: equipment_type_trailer_count_check CHECK (((trailer_count >= 0) AND (trailer_count <= 2)))
exchange: exchange_direction_check CHECK ((direction = ANY (ARRAY['out'::text, 'in'::text])))
exchange: exchange_noun_check CHECK ((noun <> ''::text))
exchange: exchange_number_check CHECK ((number <> ''::text))
exchange: exchange_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
exchange: exchange_partition_idempotency_key_key UNIQUE (partition, idempotency_key)
exchange: exchange_partition_partner_id_fkey FOREIGN KEY (partition, partner_id) REFERENCES exchange_partner(partition, id)
exchange: exchange_pkey PRIMARY KEY (partition, id)
exchange: exchange_purpose_check CHECK ((purpose = ANY (ARRAY['fiscalise'::text, 'deliver'::text, 'export'::text])))
exchange: exchange_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'SUCCEEDED'::text, 'FAILED'::text, 'UNKNOWN'::text, 'RESOLVED'::text])))
exchange_partner: exchange_partner_check CHECK (((customer_id IS NOT NULL) = (kind = 'customer'::text)))
exchange_partner: exchange_partner_kind_check CHECK ((kind = ANY (ARRAY['fiscal'::text, 'customer'::text, 'accounting'::text])))
exchange_partner: exchange_partner_name_check CHECK ((name <> ''::text))
exchange_partner: exchange_partner_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
exchange_partner: exchange_partner_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
exchange_partner: exchange_partner_pkey PRIMARY KEY (partition, id)
exchange_partner: exchange_partner_url_check CHECK ((url <> ''::text))
exchange_rate: exchange_rate_check CHECK (((in_currency ~ '^[A-Z]{3}$'::text) AND (in_currency <> currency)))
exchange_rate: exchange_rate_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
exchange_rate: exchange_rate_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
exchange_rate: exchange_rate_name_check CHECK ((name <> ''::text))
exchange_rate: exchange_rate_pkey PRIMARY KEY (partition, id)
exchange_rate: exchange_rate_rate_check CHECK ((rate > (0)::numeric))
exchange_step: exchange_step_kind_check CHECK ((kind = ANY (ARRAY['try'::text, 'lookUp'::text])))
exchange_step: exchange_step_partition_exchange_id_fkey FOREIGN KEY (partition, exchange_id) REFERENCES exchange(partition, id) ON DELETE CASCADE
exchange_step: exchange_step_pkey PRIMARY KEY (partition, exchange_id, number)
file_token: file_token_pkey PRIMARY KEY (partition, token_hash, "position")
fiscal_year: fiscal_year_check CHECK ((last_day > first_day))
fiscal_year: fiscal_year_name_check CHECK ((name <> ''::text))
fiscal_year: fiscal_year_overlap EXCLUDE USING gist (partition WITH =, company_id WITH =, daterange(first_day, last_day, '[]'::text) WITH &&)
fiscal_year: fiscal_year_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
fiscal_year: fiscal_year_pkey PRIMARY KEY (partition, id)
fleet_log_line: fleet_log_line_check CHECK (((status <> ALL (ARRAY['OPEN'::text, 'LOCKED'::text])) OR (vehicle_id IS NOT NULL)))
fleet_log_line: fleet_log_line_check1 CHECK (((kind <> 'trip'::text) OR ((start_km IS NOT NULL) AND (end_km IS NOT NULL) AND (started_at IS NOT NULL))))
fleet_log_line: fleet_log_line_check2 CHECK (((kind <> 'trip'::text) OR (reverses_id IS NOT NULL) OR (end_km >= start_km)))
fleet_log_line: fleet_log_line_check3 CHECK (((kind <> 'fuel'::text) OR (litres IS NOT NULL)))
fleet_log_line: fleet_log_line_flags_check CHECK ((jsonb_typeof(flags) = 'array'::text))
fleet_log_line: fleet_log_line_kind_check CHECK ((kind = ANY (ARRAY['trip'::text, 'fuel'::text, 'toll'::text])))
fleet_log_line: fleet_log_line_km_source_check CHECK ((km_source = ANY (ARRAY[''::text, 'odometer'::text, 'distance'::text, 'person'::text])))
fleet_log_line: fleet_log_line_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
fleet_log_line: fleet_log_line_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
fleet_log_line: fleet_log_line_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
fleet_log_line: fleet_log_line_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
fleet_log_line: fleet_log_line_partition_reverses_id_fkey FOREIGN KEY (partition, reverses_id) REFERENCES fleet_log_line(partition, id)
fleet_log_line: fleet_log_line_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
fleet_log_line: fleet_log_line_pkey PRIMARY KEY (partition, id)
fleet_log_line: fleet_log_line_punctual CHECK (((on_time_stops >= 0) AND (on_time_stops <= timed_stops)))
fleet_log_line: fleet_log_line_purpose_check CHECK ((purpose = ANY (ARRAY[''::text, 'load'::text, 'empty'::text, 'workshop'::text, 'private'::text, 'other'::text])))
fleet_log_line: fleet_log_line_source_check CHECK ((source = ANY (ARRAY['load'::text, 'person'::text, 'file'::text])))
fleet_log_line: fleet_log_line_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'OPEN'::text, 'LOCKED'::text, 'VOID'::text])))
fleet_log_month: fleet_log_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
fleet_log_month: fleet_log_month_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
fleet_log_month: fleet_log_month_partition_journal_id_fkey FOREIGN KEY (partition, journal_id) REFERENCES journal(partition, id)
fleet_log_month: fleet_log_month_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
fleet_log_month: fleet_log_month_partition_vehicle_id_month_key UNIQUE (partition, vehicle_id, month)
fleet_log_month: fleet_log_month_pkey PRIMARY KEY (partition, id)
fleet_slip_layout: fleet_slip_layout_columns_check CHECK ((jsonb_typeof(columns) = 'object'::text))
fleet_slip_layout: fleet_slip_layout_date_form_check CHECK ((date_form = ANY (ARRAY['DMY'::text, 'MDY'::text, 'YMD'::text])))
fleet_slip_layout: fleet_slip_layout_decimal_mark_check CHECK ((decimal_mark = ANY (ARRAY[''::text, ','::text, '.'::text])))
fleet_slip_layout: fleet_slip_layout_name_check CHECK ((name <> ''::text))
fleet_slip_layout: fleet_slip_layout_partition_name_key UNIQUE (partition, name)
fleet_slip_layout: fleet_slip_layout_pkey PRIMARY KEY (partition, id)
fleet_slip_layout: fleet_slip_layout_provider_check CHECK ((provider <> ''::text))
fleet_slip_photo: fleet_slip_photo_partition_blob_name_fkey FOREIGN KEY (partition, blob_name) REFERENCES stored_file(partition, blob_name)
fleet_slip_photo: fleet_slip_photo_partition_line_id_blob_name_key UNIQUE (partition, line_id, blob_name)
fleet_slip_photo: fleet_slip_photo_partition_line_id_fkey FOREIGN KEY (partition, line_id) REFERENCES fleet_log_line(partition, id)
fleet_slip_photo: fleet_slip_photo_pkey PRIMARY KEY (partition, id)
fuel_adjustment: fuel_adjustment_done_check CHECK ((done >= 0))
fuel_adjustment: fuel_adjustment_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
fuel_adjustment: fuel_adjustment_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
fuel_adjustment: fuel_adjustment_pkey PRIMARY KEY (partition, id)
fuel_adjustment: fuel_adjustment_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'CALCULATED'::text, 'APPROVED'::text, 'APPLIED'::text, 'REVERSED'::text])))
fuel_adjustment: fuel_adjustment_total_check CHECK ((total >= 0))
fuel_adjustment: fuel_adjustment_work_check CHECK ((work = ANY (ARRAY[''::text, 'calculate'::text, 'apply'::text, 'reverse'::text])))
fuel_adjustment_line: fuel_adjustment_line_bound_check CHECK ((bound = ANY (ARRAY[''::text, 'threshold'::text, 'floor'::text, 'cap'::text])))
fuel_adjustment_line: fuel_adjustment_line_letter_check CHECK ((letter = ANY (ARRAY[''::text, 'applied'::text, 'reversed'::text])))
fuel_adjustment_line: fuel_adjustment_line_partition_adjustment_id_customer_id_cl_key UNIQUE (partition, adjustment_id, customer_id, clause_id)
fuel_adjustment_line: fuel_adjustment_line_partition_adjustment_id_fkey FOREIGN KEY (partition, adjustment_id) REFERENCES fuel_adjustment(partition, id) ON DELETE CASCADE
fuel_adjustment_line: fuel_adjustment_line_partition_clause_id_fkey FOREIGN KEY (partition, clause_id) REFERENCES fuel_clause(partition, id)
fuel_adjustment_line: fuel_adjustment_line_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
fuel_adjustment_line: fuel_adjustment_line_pkey PRIMARY KEY (partition, id)
fuel_adjustment_load: fuel_adjustment_load_partition_adjustment_id_fkey FOREIGN KEY (partition, adjustment_id) REFERENCES fuel_adjustment(partition, id) ON DELETE CASCADE
fuel_adjustment_load: fuel_adjustment_load_partition_adjustment_id_load_id_key UNIQUE (partition, adjustment_id, load_id)
fuel_adjustment_load: fuel_adjustment_load_partition_clause_id_fkey FOREIGN KEY (partition, clause_id) REFERENCES fuel_clause(partition, id)
fuel_adjustment_load: fuel_adjustment_load_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
fuel_adjustment_load: fuel_adjustment_load_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
fuel_adjustment_load: fuel_adjustment_load_pkey PRIMARY KEY (partition, id)
fuel_clause: fuel_clause_applies_to_check CHECK ((applies_to = ANY (ARRAY['linehaul'::text, 'linehaulAndExtras'::text])))
fuel_clause: fuel_clause_base_price_check CHECK ((base_price > (0)::numeric))
fuel_clause: fuel_clause_calculation_check CHECK ((calculation = ANY (ARRAY['Basic'::text, 'Manual'::text])))
fuel_clause: fuel_clause_check CHECK ((num_nonnulls(customer_id, supplier_id) <= 1))
fuel_clause: fuel_clause_check1 CHECK (((calculation = 'Manual'::text) OR ((base_price IS NOT NULL) AND (base_date IS NOT NULL))))
fuel_clause: fuel_clause_check2 CHECK (((calculation = 'Basic'::text) OR (manual_value IS NOT NULL)))
fuel_clause: fuel_clause_check3 CHECK ((floor_percent <= cap_percent))
fuel_clause: fuel_clause_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
fuel_clause: fuel_clause_date_basis_check CHECK ((date_basis = ANY (ARRAY['loading'::text, 'delivery'::text, 'order'::text])))
fuel_clause: fuel_clause_missing_price_check CHECK ((missing_price = ANY (ARRAY['refuse'::text, 'latest'::text])))
fuel_clause: fuel_clause_name_check CHECK ((name <> ''::text))
fuel_clause: fuel_clause_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
fuel_clause: fuel_clause_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
fuel_clause: fuel_clause_pkey PRIMARY KEY (partition, id)
fuel_clause: fuel_clause_threshold_percent_check CHECK ((threshold_percent >= (0)::numeric))
fuel_clause: fuel_clause_value_type_check CHECK ((value_type = ANY (ARRAY['Percent'::text, 'Currency'::text])))
fuel_clause: fuel_clause_weight_percent_check CHECK (((weight_percent >= (0)::numeric) AND (weight_percent <= (100)::numeric)))
fuel_clause_change: fuel_clause_change_partition_clause_id_fkey FOREIGN KEY (partition, clause_id) REFERENCES fuel_clause(partition, id) ON DELETE CASCADE
fuel_clause_change: fuel_clause_change_pkey PRIMARY KEY (partition, id)
fuel_clause_change: fuel_clause_change_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'CANCELLED'::text])))
fuel_clause_change: fuel_clause_change_terms_check CHECK ((jsonb_typeof(terms) = 'object'::text))
fuel_clause_version: fuel_clause_version_check CHECK ((effective_until >= effective_from))
fuel_clause_version: fuel_clause_version_partition_clause_id_fkey FOREIGN KEY (partition, clause_id) REFERENCES fuel_clause(partition, id) ON DELETE CASCADE
fuel_clause_version: fuel_clause_version_period EXCLUDE USING gist (partition WITH =, clause_id WITH =, in_force WITH &&) WHERE ((superseded_at IS NULL))
fuel_clause_version: fuel_clause_version_pkey PRIMARY KEY (partition, id)
fuel_clause_version: fuel_clause_version_terms_check CHECK ((jsonb_typeof(terms) = 'object'::text))
fuel_price: fuel_price_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
fuel_price: fuel_price_confirmed_price_check CHECK ((confirmed_price > (0)::numeric))
fuel_price: fuel_price_name_check CHECK ((name <> ''::text))
fuel_price: fuel_price_partition_superseded_by_id_fkey FOREIGN KEY (partition, superseded_by_id) REFERENCES fuel_price(partition, id)
fuel_price: fuel_price_partition_supersedes_id_fkey FOREIGN KEY (partition, supersedes_id) REFERENCES fuel_price(partition, id)
fuel_price: fuel_price_pkey PRIMARY KEY (partition, id)
fuel_price: fuel_price_price_per_litre_check CHECK ((price_per_litre > (0)::numeric))
fuel_price_change: fuel_price_change_check CHECK (((status <> 'APPROVED'::text) OR ((decided_by_id IS NOT NULL) AND (decided_by_id <> ALL (edited_by)))))
fuel_price_change: fuel_price_change_partition_fuel_price_id_fkey FOREIGN KEY (partition, fuel_price_id) REFERENCES fuel_price(partition, id) ON DELETE CASCADE
fuel_price_change: fuel_price_change_pkey PRIMARY KEY (partition, id)
fuel_price_change: fuel_price_change_price_per_litre_check CHECK ((price_per_litre > (0)::numeric))
fuel_price_change: fuel_price_change_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'CANCELLED'::text])))
git_certificate: git_certificate_cover_check CHECK ((cover >= (0)::numeric))
git_certificate: git_certificate_partition_blob_name_fkey FOREIGN KEY (partition, blob_name) REFERENCES stored_file(partition, blob_name)
git_certificate: git_certificate_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
git_certificate: git_certificate_pkey PRIMARY KEY (partition, id)
git_certificate: git_certificate_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'pending'::text, 'approved'::text, 'rejected'::text, 'superseded'::text])))
git_reminder: git_reminder_partition_certificate_id_fkey FOREIGN KEY (partition, certificate_id) REFERENCES git_certificate(partition, id)
git_reminder: git_reminder_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
git_reminder: git_reminder_pkey PRIMARY KEY (partition, certificate_id, days_before)
goods_line: goods_line_damaged_quantity_check CHECK ((damaged_quantity >= (0)::numeric))
goods_line: goods_line_line_number_check CHECK ((line_number > 0))
goods_line: goods_line_partition_commodity_type_id_fkey FOREIGN KEY (partition, commodity_type_id) REFERENCES commodity_type(partition, id)
goods_line: goods_line_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
goods_line: goods_line_partition_packing_type_id_fkey FOREIGN KEY (partition, packing_type_id) REFERENCES packing_type(partition, id)
goods_line: goods_line_partition_stop_id_fkey FOREIGN KEY (partition, stop_id) REFERENCES stop(partition, id) ON DELETE CASCADE
goods_line: goods_line_pkey PRIMARY KEY (partition, id)
goods_line: goods_line_quantity_actual_check CHECK ((quantity_actual >= (0)::numeric))
goods_line: goods_line_quantity_planned_check CHECK ((quantity_planned >= (0)::numeric))
goods_line: goods_line_short_quantity_check CHECK ((short_quantity >= (0)::numeric))
idempotency: idempotency_pkey PRIMARY KEY (partition, actor, operation, key)
import_job: import_job_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text])))
import_job: import_job_mode_check CHECK ((mode = ANY (ARRAY['create'::text, 'update'::text, 'upsert'::text])))
import_job: import_job_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
import_job: import_job_pkey PRIMARY KEY (partition, id)
import_job: import_job_scope_check CHECK ((scope = ANY (ARRAY['valid'::text, 'all'::text])))
import_job: import_job_status_check CHECK ((status = ANY (ARRAY['UPLOADED'::text, 'MAPPED'::text, 'VALIDATED'::text, 'COMMITTING'::text, 'COMPLETED'::text, 'COMPLETED_WITH_ERRORS'::text, 'FAILED'::text, 'UNDOING'::text, 'UNDONE'::text, 'DISCARDED'::text])))
import_row: import_row_outcome_check CHECK ((outcome = ANY (ARRAY['create'::text, 'update'::text, 'unchanged'::text, 'duplicate'::text, 'error'::text, 'leftOut'::text])))
import_row: import_row_partition_import_id_fkey FOREIGN KEY (partition, import_id) REFERENCES import_job(partition, id)
import_row: import_row_pkey PRIMARY KEY (partition, import_id, number)
import_template: import_template_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
import_template: import_template_pkey PRIMARY KEY (partition, id)
incident_action: incident_action_check CHECK (((code <> ''::text) OR (title <> ''::text)))
incident_action: incident_action_code_check CHECK ((code = ANY (ARRAY[''::text, 'police'::text])))
incident_action: incident_action_partition_incident_id_fkey FOREIGN KEY (partition, incident_id) REFERENCES vehicle_incident(partition, id)
incident_action: incident_action_pkey PRIMARY KEY (partition, id)
incident_call: incident_call_partition_incident_id_fkey FOREIGN KEY (partition, incident_id) REFERENCES vehicle_incident(partition, id)
incident_call: incident_call_partition_incident_id_place_key UNIQUE (partition, incident_id, place)
incident_call: incident_call_pkey PRIMARY KEY (partition, id)
incident_cost: incident_cost_actual_check CHECK ((actual >= 0))
incident_cost: incident_cost_description_check CHECK ((description <> ''::text))
incident_cost: incident_cost_expected_check CHECK ((expected >= 0))
incident_cost: incident_cost_partition_incident_id_fkey FOREIGN KEY (partition, incident_id) REFERENCES vehicle_incident(partition, id)
incident_cost: incident_cost_partition_incident_id_line_key UNIQUE (partition, incident_id, line)
incident_cost: incident_cost_pkey PRIMARY KEY (partition, id)
incident_file: incident_file_kind_check CHECK ((kind = ANY (ARRAY['photo'::text, 'statement'::text, 'police'::text, 'quote'::text, 'other'::text])))
incident_file: incident_file_partition_blob_name_key UNIQUE (partition, blob_name)
incident_file: incident_file_partition_incident_id_fkey FOREIGN KEY (partition, incident_id) REFERENCES vehicle_incident(partition, id)
incident_file: incident_file_pkey PRIMARY KEY (partition, id)
incident_note: incident_note_kind_check CHECK ((kind = ANY (ARRAY['note'::text, 'statement'::text, 'merged'::text])))
incident_note: incident_note_partition_incident_id_fkey FOREIGN KEY (partition, incident_id) REFERENCES vehicle_incident(partition, id)
incident_note: incident_note_pkey PRIMARY KEY (partition, id)
incident_note: incident_note_text_check CHECK ((text <> ''::text))
incident_setting: incident_setting_contacts_check CHECK ((jsonb_typeof(contacts) = 'array'::text))
incident_setting: incident_setting_environment_days_check CHECK (((environment_days >= 1) AND (environment_days <= 90)))
incident_setting: incident_setting_nominate_days_check CHECK (((nominate_days >= 1) AND (nominate_days <= 365)))
incident_setting: incident_setting_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
incident_setting: incident_setting_pkey PRIMARY KEY (partition, company_id)
incident_setting: incident_setting_police_hours_check CHECK (((police_hours >= 1) AND (police_hours <= 720)))
incident_setting: incident_setting_posted_days_check CHECK (((posted_days >= 0) AND (posted_days <= 90)))
inspection: inspection_axle_units_check CHECK ((jsonb_typeof(axle_units) = 'array'::text))
inspection: inspection_check CHECK (((purpose <> 'load'::text) OR (load_id IS NOT NULL)))
inspection: inspection_check1 CHECK (((decision = ''::text) = (outcome <> 'CONDITIONAL'::text)))
inspection: inspection_check2 CHECK (((decision <> 'ALLOWED'::text) OR (allow_reason <> ''::text)))
inspection: inspection_decision_check CHECK ((decision = ANY (ARRAY[''::text, 'AWAITED'::text, 'ALLOWED'::text])))
inspection: inspection_findings_check CHECK ((jsonb_typeof(findings) = 'array'::text))
inspection: inspection_items_check CHECK ((jsonb_typeof(items) = 'array'::text))
inspection: inspection_mass_slip_kg_check CHECK ((mass_slip_kg >= (0)::numeric))
inspection: inspection_odometer_check CHECK ((odometer >= (0)::numeric))
inspection: inspection_outcome_check CHECK ((outcome = ANY (ARRAY['PASS'::text, 'CONDITIONAL'::text, 'FAIL'::text])))
inspection: inspection_partition_company_id_event_no_key UNIQUE (partition, company_id, event_no)
inspection: inspection_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
inspection: inspection_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
inspection: inspection_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
inspection: inspection_partition_trailer1_id_fkey FOREIGN KEY (partition, trailer1_id) REFERENCES vehicle(partition, id)
inspection: inspection_partition_trailer2_id_fkey FOREIGN KEY (partition, trailer2_id) REFERENCES vehicle(partition, id)
inspection: inspection_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
inspection: inspection_pkey PRIMARY KEY (partition, id)
inspection: inspection_purpose_check CHECK ((purpose = ANY (ARRAY['load'::text, 'vehicle'::text])))
inspection: inspection_source_check CHECK ((source = ANY (ARRAY['staff'::text, 'driver'::text, 'supplier'::text])))
inspection: inspection_template_version_check CHECK ((template_version > 0))
inspection_file: inspection_file_check CHECK (((blob_name IS NOT NULL) OR (source_file_id <> ''::text)))
inspection_file: inspection_file_partition_blob_name_fkey FOREIGN KEY (partition, blob_name) REFERENCES stored_file(partition, blob_name)
inspection_file: inspection_file_partition_inspection_id_fkey FOREIGN KEY (partition, inspection_id) REFERENCES inspection(partition, id)
inspection_file: inspection_file_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
inspection_file: inspection_file_pkey PRIMARY KEY (partition, id)
inspection_template: inspection_template_items_check CHECK (((jsonb_typeof(items) = 'array'::text) AND (jsonb_array_length(items) > 0)))
inspection_template: inspection_template_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
inspection_template: inspection_template_partition_company_id_version_key UNIQUE (partition, company_id, version)
inspection_template: inspection_template_pkey PRIMARY KEY (partition, id)
inspection_template: inspection_template_version_check1 CHECK ((version > 1))
invoice: invoice_billing_mode_check CHECK ((billing_mode = ANY (ARRAY['perLoad'::text, 'perOrder'::text, 'consolidated'::text])))
invoice: invoice_check CHECK (((gross = (net + vat)) AND (gross >= 0)))
invoice: invoice_check1 CHECK (((kind = 'invoice'::text) = (original_id IS NULL)))
invoice: invoice_check2 CHECK (((status = 'POSTED'::text) = (posted_at IS NOT NULL)))
invoice: invoice_check3 CHECK (((kind = 'invoice'::text) OR (reason <> ''::text)))
invoice: invoice_check4 CHECK ((base_gross = (base_net + base_vat)))
invoice: invoice_check5 CHECK (((rate IS NULL) = (rate_day IS NULL)))
invoice: invoice_check6 CHECK (((base_currency IS NULL) OR ((rate IS NULL) = (base_currency = currency))))
invoice: invoice_check7 CHECK ((((settlement_percent IS NULL) = (settlement_amount IS NULL)) AND ((settlement_amount IS NULL) = (settlement_until IS NULL))))
invoice: invoice_check8 CHECK (((settlement_amount IS NULL) OR ((kind = 'invoice'::text) AND (settlement_amount <= gross) AND (settlement_until >= tax_date))))
invoice: invoice_fiscal_status_check CHECK ((fiscal_status = ANY (ARRAY[''::text, 'WAITING'::text, 'DONE'::text])))
invoice: invoice_is_whole TRIGGER DEFERRABLE INITIALLY DEFERRED
invoice: invoice_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'creditNote'::text, 'debitNote'::text])))
invoice: invoice_number_once UNIQUE (partition, company_id, kind, number)
invoice: invoice_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
invoice: invoice_partition_item_id_fkey FOREIGN KEY (partition, item_id) REFERENCES open_item(partition, id)
invoice: invoice_partition_journal_id_fkey FOREIGN KEY (partition, journal_id) REFERENCES journal(partition, id)
invoice: invoice_partition_original_id_fkey FOREIGN KEY (partition, original_id) REFERENCES invoice(partition, id)
invoice: invoice_pkey PRIMARY KEY (partition, id)
invoice: invoice_rate_check CHECK ((rate > (0)::numeric))
invoice: invoice_settlement_amount_check CHECK ((settlement_amount > 0))
invoice: invoice_settlement_percent_check CHECK (((settlement_percent > (0)::numeric) AND (settlement_percent <= (50)::numeric)))
invoice: invoice_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'APPROVED'::text, 'POSTED'::text, 'VOID'::text])))
invoice: invoice_term_days_check CHECK ((term_days >= 0))
invoice: number_at_commit TRIGGER DEFERRABLE INITIALLY DEFERRED
invoice: number_of_credit_note TRIGGER DEFERRABLE INITIALLY DEFERRED
invoice: number_of_debit_note TRIGGER DEFERRABLE INITIALLY DEFERRED
invoice_dispute: invoice_dispute_amount_check CHECK ((amount > 0))
invoice_dispute: invoice_dispute_check CHECK (((status = 'OPEN'::text) = (decided_at IS NULL)))
invoice_dispute: invoice_dispute_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
invoice_dispute: invoice_dispute_partition_credit_note_id_fkey FOREIGN KEY (partition, credit_note_id) REFERENCES invoice(partition, id)
invoice_dispute: invoice_dispute_partition_invoice_id_fkey FOREIGN KEY (partition, invoice_id) REFERENCES invoice(partition, id)
invoice_dispute: invoice_dispute_partition_line_id_fkey FOREIGN KEY (partition, line_id) REFERENCES invoice_line(partition, id)
invoice_dispute: invoice_dispute_pkey PRIMARY KEY (partition, id)
invoice_dispute: invoice_dispute_reason_check CHECK ((reason = ANY (ARRAY['price'::text, 'quantity'::text, 'service'::text, 'duplicate'::text, 'notOurs'::text, 'other'::text])))
invoice_dispute: invoice_dispute_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'ACCEPTED'::text, 'REJECTED'::text, 'WITHDRAWN'::text])))
invoice_line: invoice_line_given_back CHECK (
CASE
    WHEN (net >= 0) THEN ((given_back >= 0) AND (given_back <= net))
    ELSE ((given_back >= net) AND (given_back <= 0))
END)
invoice_line: invoice_line_given_back_vat CHECK (
CASE
    WHEN (vat_share >= 0) THEN ((given_back_vat >= 0) AND (given_back_vat <= vat_share))
    ELSE ((given_back_vat >= vat_share) AND (given_back_vat <= 0))
END)
invoice_line: invoice_line_line_check CHECK ((line > 0))
invoice_line: invoice_line_partition_invoice_id_fkey FOREIGN KEY (partition, invoice_id) REFERENCES invoice(partition, id)
invoice_line: invoice_line_partition_invoice_id_line_key UNIQUE (partition, invoice_id, line)
invoice_line: invoice_line_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
invoice_line: invoice_line_partition_of_line_id_fkey FOREIGN KEY (partition, of_line_id) REFERENCES invoice_line(partition, id)
invoice_line: invoice_line_partition_profit_centre_id_fkey FOREIGN KEY (partition, profit_centre_id) REFERENCES profit_centre(partition, id)
invoice_line: invoice_line_pkey PRIMARY KEY (partition, id)
invoice_line: invoice_line_vat_percent_check CHECK ((vat_percent >= (0)::numeric))
invoice_logo: invoice_logo_pkey PRIMARY KEY (partition, sha256)
invoice_run: invoice_run_check CHECK (((done >= 0) AND (done <= cardinality(invoice_ids))))
invoice_run: invoice_run_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
invoice_run: invoice_run_pkey PRIMARY KEY (partition, id)
invoice_run: invoice_run_status_check CHECK ((status = ANY (ARRAY['RUNNING'::text, 'DONE'::text])))
invoice_send: invoice_send_method_check CHECK ((method = ANY (ARRAY['EMAIL'::text, 'INTEGRATION'::text])))
invoice_send: invoice_send_partition_invoice_id_fkey FOREIGN KEY (partition, invoice_id) REFERENCES invoice(partition, id)
invoice_send: invoice_send_partition_invoice_id_method_recipient_attempt_key UNIQUE (partition, invoice_id, method, recipient, attempt)
invoice_send: invoice_send_pkey PRIMARY KEY (partition, id)
item_master: item_master_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
item_master: item_master_name_check CHECK ((name <> ''::text))
item_master: item_master_partition_profit_centre_id_fkey FOREIGN KEY (partition, profit_centre_id) REFERENCES profit_centre(partition, id)
item_master: item_master_pkey PRIMARY KEY (partition, id)
journal: journal_area_check CHECK ((area = ANY (ARRAY['sales'::text, 'purchases'::text, 'journals'::text, 'fleet'::text])))
journal: journal_event_check CHECK ((event <> ''::text))
journal: journal_is_whole TRIGGER DEFERRABLE INITIALLY DEFERRED
journal: journal_lines_check CHECK ((lines >= 2))
journal: journal_partition_company_id_number_key UNIQUE (partition, company_id, number)
journal: journal_partition_reversal_of_fkey FOREIGN KEY (partition, reversal_of) REFERENCES journal(partition, id)
journal: journal_pkey PRIMARY KEY (partition, id)
journal: journal_source_check CHECK ((source <> ''::text))
journal: journal_total_check CHECK ((total > 0))
journal_account: journal_account_class_check CHECK ((class = ANY (ARRAY['asset'::text, 'liability'::text, 'equity'::text, 'income'::text, 'cost'::text, 'expense'::text])))
journal_account: journal_account_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
journal_account: journal_account_name_check CHECK ((name <> ''::text))
journal_account: journal_account_pkey PRIMARY KEY (partition, id)
journal_line: journal_line_check CHECK (((party_kind IS NULL) = (party_id IS NULL)))
journal_line: journal_line_check1 CHECK (((amount <> 0) OR (currency_amount <> 0)))
journal_line: journal_line_line_check CHECK ((line > 0))
journal_line: journal_line_partition_account_id_fkey FOREIGN KEY (partition, account_id) REFERENCES journal_account(partition, id)
journal_line: journal_line_partition_profit_centre_id_fkey FOREIGN KEY (partition, profit_centre_id) REFERENCES profit_centre(partition, id)
journal_line: journal_line_party_kind_check CHECK ((party_kind = ANY (ARRAY['customer'::text, 'supplier'::text, 'driver'::text])))
journal_line: journal_line_pkey PRIMARY KEY (partition, journal_id, line)
journal_proposal: journal_proposal_check CHECK (((period_id IS NOT NULL) = (kind = ANY (ARRAY['accrual'::text, 'yearEnd'::text]))))
journal_proposal: journal_proposal_kind_check CHECK ((kind = ANY (ARRAY['journal'::text, 'opening'::text, 'accrual'::text, 'yearEnd'::text])))
journal_proposal: journal_proposal_number_check CHECK ((number <> ''::text))
journal_proposal: journal_proposal_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
journal_proposal: journal_proposal_partition_company_id_number_key UNIQUE (partition, company_id, number)
journal_proposal: journal_proposal_partition_period_id_fkey FOREIGN KEY (partition, period_id) REFERENCES posting_period(partition, id)
journal_proposal: journal_proposal_pkey PRIMARY KEY (partition, id)
journal_proposal: journal_proposal_reason_check CHECK ((reason <> ''::text))
journal_proposal: journal_proposal_repeat_every_check CHECK (((repeat_every >= 1) AND (repeat_every <= 12)))
journal_proposal: journal_proposal_repeat_of_fkey FOREIGN KEY (partition, repeat_of) REFERENCES journal_proposal(partition, id)
journal_proposal: journal_proposal_spread_check CHECK (
CASE
    WHEN (spread_parts IS NULL) THEN ((spread_part IS NULL) AND (spread_of IS NULL))
    ELSE (((spread_part >= 1) AND (spread_part <= spread_parts)) AND ((spread_part > 1) OR (spread_of IS NULL)))
END)
journal_proposal: journal_proposal_spread_of_fkey FOREIGN KEY (partition, spread_of) REFERENCES journal_proposal(partition, id)
journal_proposal: journal_proposal_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SUBMITTED'::text, 'POSTED'::text, 'REJECTED'::text])))
journal_proposal_line: journal_proposal_line_credit_check CHECK ((credit >= 0))
journal_proposal_line: journal_proposal_line_debit_check CHECK ((debit >= 0))
journal_proposal_line: journal_proposal_line_partition_proposal_id_fkey FOREIGN KEY (partition, proposal_id) REFERENCES journal_proposal(partition, id)
journal_proposal_line: journal_proposal_line_pkey PRIMARY KEY (partition, proposal_id, row_no)
journal_proposal_line: journal_proposal_line_row_no_check CHECK ((row_no > 0))
journal_template: journal_template_kind_check CHECK ((kind = ANY (ARRAY['journal'::text, 'opening'::text])))
journal_template: journal_template_name_check CHECK ((name <> ''::text))
journal_template: journal_template_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
journal_template: journal_template_pkey PRIMARY KEY (partition, id)
journal_template_line: journal_template_line_credit_check CHECK ((credit >= 0))
journal_template_line: journal_template_line_debit_check CHECK ((debit >= 0))
journal_template_line: journal_template_line_partition_template_id_fkey FOREIGN KEY (partition, template_id) REFERENCES journal_template(partition, id)
journal_template_line: journal_template_line_pkey PRIMARY KEY (partition, template_id, row_no)
journal_template_line: journal_template_line_row_no_check CHECK ((row_no > 0))
ledger_balance: ledger_balance_pkey PRIMARY KEY (partition, company_id, period_id, account_id, centre_id, closes_year, slot)
link: link_ended_reason_check CHECK ((ended_reason = ANY (ARRAY['revoked'::text, 'superseded'::text])))
link: link_percent_check CHECK (((percent >= 0) AND (percent <= 100)))
link: link_pkey PRIMARY KEY (partition, id)
link: link_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'submitted'::text, 'accept'::text, 'decline'::text, 'deleted'::text])))
link_draft: link_draft_partition_link_id_fkey FOREIGN KEY (partition, link_id) REFERENCES link(partition, id)
link_draft: link_draft_pkey PRIMARY KEY (partition, link_id, step)
link_reminder: link_reminder_partition_link_id_fkey FOREIGN KEY (partition, link_id) REFERENCES link(partition, id)
link_reminder: link_reminder_pkey PRIMARY KEY (partition, link_id, day)
link_token: link_token_made_for_check CHECK ((made_for = ANY (ARRAY['copy'::text, 'reminder'::text, 'former'::text])))
link_token: link_token_partition_link_id_fkey FOREIGN KEY (partition, link_id) REFERENCES link(partition, id)
link_token: link_token_pkey PRIMARY KEY (partition, link_id, token_hash)
load: load_check CHECK ((NOT (is_own_fleet AND (supplier_id IS NOT NULL))))
load: load_check1 CHECK ((temperature_min <= temperature_max))
load: load_check2 CHECK (((sell_currency IS NULL) = (sell_rate IS NULL)))
load: load_customer_billing_check CHECK ((customer_billing = ANY (ARRAY['NOT_READY'::text, 'READY'::text, 'IN_REVIEW'::text, 'ON_HOLD'::text, 'SENT_BACK'::text, 'INVOICED'::text, 'PART_CREDITED'::text, 'CREDITED'::text])))
load: load_direction_check CHECK ((direction = ANY (ARRAY['domestic'::text, 'export'::text, 'import'::text, 'transit'::text])))
load: load_distance_km_check CHECK ((distance_km >= (0)::numeric))
load: load_distance_source_check CHECK ((distance_source = ANY (ARRAY['typed'::text, 'route'::text, 'odometer'::text])))
load: load_late_minutes_check CHECK ((late_minutes >= 0))
load: load_load_number_check CHECK ((load_number <> ''::text))
load: load_load_value_check CHECK ((load_value >= 0))
load: load_mass_kg_check CHECK ((mass_kg >= (0)::numeric))
load: load_order_numbers_check CHECK ((jsonb_typeof(order_numbers) = 'array'::text))
load: load_pallets_check CHECK ((pallets >= 0))
load: load_partition_co_driver_id_fkey FOREIGN KEY (partition, co_driver_id) REFERENCES driver(partition, id)
load: load_partition_commodity_type_id_fkey FOREIGN KEY (partition, commodity_type_id) REFERENCES commodity_type(partition, id)
load: load_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
load: load_partition_company_id_load_number_key UNIQUE (partition, company_id, load_number)
load: load_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
load: load_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
load: load_partition_equipment_type_id_fkey FOREIGN KEY (partition, equipment_type_id) REFERENCES equipment_type(partition, id)
load: load_partition_order_type_id_fkey FOREIGN KEY (partition, order_type_id) REFERENCES order_type(partition, id)
load: load_partition_packing_type_id_fkey FOREIGN KEY (partition, packing_type_id) REFERENCES packing_type(partition, id)
load: load_partition_profit_centre_id_fkey FOREIGN KEY (partition, profit_centre_id) REFERENCES profit_centre(partition, id)
load: load_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
load: load_partition_trailer1_id_fkey FOREIGN KEY (partition, trailer1_id) REFERENCES vehicle(partition, id)
load: load_partition_trailer2_id_fkey FOREIGN KEY (partition, trailer2_id) REFERENCES vehicle(partition, id)
load: load_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
load: load_pieces_check CHECK ((pieces >= 0))
load: load_pkey PRIMARY KEY (partition, id)
load: load_pod_status_check CHECK ((pod_status = ANY (ARRAY['NOT_REQUIRED'::text, 'AWAITED'::text, 'podSubmitted'::text, 'podAccepted'::text, 'podRejected'::text, 'WAIVED'::text])))
load: load_sell_currency_check CHECK ((sell_currency ~ '^[A-Z]{3}$'::text))
load: load_sell_rate_check CHECK ((sell_rate > (0)::numeric))
load: load_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'READY'::text, 'TENDERED'::text, 'BOOKED'::text, 'ASSIGNED'::text, 'DISPATCHED'::text, 'IN_TRANSIT'::text, 'DELIVERED'::text, 'CLOSED'::text, 'CANCELLED'::text])))
load: load_supplier_billing_check CHECK ((supplier_billing = ANY (ARRAY['NOT_READY'::text, 'EXPECTED'::text, 'RECEIVED'::text, 'MATCHED'::text, 'VARIANCE'::text, 'APPROVED'::text, 'EXPORTED'::text, 'PAID'::text])))
load: load_tender_status_check CHECK ((tender_status = ANY (ARRAY['NONE'::text, 'OPEN'::text, 'ACCEPTED'::text, 'EXHAUSTED'::text, 'WITHDRAWN'::text, 'NEEDS_ATTENTION'::text])))
load: load_volume_m3_check CHECK ((volume_m3 >= (0)::numeric))
load_charge: load_charge_line_number_check CHECK ((line_number > 0))
load_charge: load_charge_partition_item_master_id_fkey FOREIGN KEY (partition, item_master_id) REFERENCES item_master(partition, id)
load_charge: load_charge_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
load_charge: load_charge_partition_profit_centre_id_fkey FOREIGN KEY (partition, profit_centre_id) REFERENCES profit_centre(partition, id)
load_charge: load_charge_pkey PRIMARY KEY (partition, id)
load_charge: load_charge_side_check CHECK ((side = ANY (ARRAY['sell'::text, 'buy'::text])))
load_charge: load_charge_source_check CHECK ((source = ANY (ARRAY['typed'::text, 'rate'::text, 'fuel'::text, 'standing'::text, 'extra'::text, 'added'::text, 'free'::text, 'tender'::text])))
load_charge: load_charge_vat_code_check CHECK ((vat_code = ANY (ARRAY['standard'::text, 'zeroRated'::text, 'exempt'::text, 'outOfScope'::text])))
load_event: load_event_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
load_event: load_event_partition_supersedes_id_fkey FOREIGN KEY (partition, supersedes_id) REFERENCES load_event(partition, id)
load_event: load_event_pkey PRIMARY KEY (partition, id)
load_event: load_event_readers CHECK ((NOT (is_internal AND customer_visible)))
load_event: load_event_source_check CHECK ((source = ANY (ARRAY['driver'::text, 'staff'::text, 'supplier'::text, 'api'::text, 'integration'::text, 'telematics'::text, 'geofence'::text, 'system'::text])))
load_hold: load_hold_covered_check CHECK ((jsonb_typeof(covered) = 'object'::text))
load_hold: load_hold_findings_check CHECK ((jsonb_typeof(findings) = 'array'::text))
load_hold: load_hold_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
load_hold: load_hold_pkey PRIMARY KEY (partition, id)
load_hold: load_hold_source_check CHECK ((source = ANY (ARRAY['person'::text, 'rule'::text, 'api'::text])))
load_hold: load_hold_type_check CHECK ((type = ANY (ARRAY['CREDIT'::text, 'DOCUMENT'::text, 'CUSTOMER'::text, 'SAFETY'::text, 'BILLING'::text, 'OTHER'::text])))
load_override: load_override_details_check CHECK ((jsonb_typeof(details) = 'object'::text))
load_override: load_override_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
load_override: load_override_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
load_override: load_override_pkey PRIMARY KEY (partition, id)
load_override: load_override_reason_check CHECK ((reason <> ''::text))
load_override: load_override_stake_check CHECK ((stake >= 0))
load_paper_request: load_paper_request_asked_of_check CHECK ((asked_of = ANY (ARRAY['carrier'::text, 'customer'::text])))
load_paper_request: load_paper_request_check CHECK (((ended_at IS NULL) = (ended_because = ''::text)))
load_paper_request: load_paper_request_codes_check CHECK ((cardinality(codes) > 0))
load_paper_request: load_paper_request_ended_because_check CHECK ((ended_because = ANY (ARRAY[''::text, 'answered'::text, 'withdrawn'::text, 'notNeeded'::text])))
load_paper_request: load_paper_request_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
load_paper_request: load_paper_request_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
load_paper_request: load_paper_request_pkey PRIMARY KEY (partition, id)
load_paper_request: load_paper_request_times_check CHECK ((times > 0))
load_rating: load_rating_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
load_rating: load_rating_partition_rate_id_fkey FOREIGN KEY (partition, rate_id) REFERENCES rate(partition, id)
load_rating: load_rating_pkey PRIMARY KEY (partition, id)
load_rating: load_rating_side_check CHECK ((side = ANY (ARRAY['sell'::text, 'buy'::text])))
load_rating: load_rating_trace_check CHECK ((jsonb_typeof(trace) = 'object'::text))
load_standing: load_standing_buy_minutes_check CHECK ((buy_minutes >= 0))
load_standing: load_standing_buy_per_hour_check CHECK ((buy_per_hour >= 0))
load_standing: load_standing_check CHECK (((decision = 'approved'::text) OR (reason <> ''::text)))
load_standing: load_standing_decision_check CHECK ((decision = ANY (ARRAY['approved'::text, 'waived'::text])))
load_standing: load_standing_minutes_check CHECK ((minutes >= 0))
load_standing: load_standing_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
load_standing: load_standing_partition_stop_id_fkey FOREIGN KEY (partition, stop_id) REFERENCES stop(partition, id) ON DELETE CASCADE
load_standing: load_standing_pkey PRIMARY KEY (partition, stop_id)
load_standing: load_standing_sell_per_hour_check CHECK ((sell_per_hour >= 0))
load_template: load_template_days_ahead_check CHECK (((days_ahead >= 0) AND (days_ahead <= 28)))
load_template: load_template_input_check CHECK ((jsonb_typeof(input) = 'object'::text))
load_template: load_template_name_check CHECK ((name <> ''::text))
load_template: load_template_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
load_template: load_template_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
load_template: load_template_pkey PRIMARY KEY (partition, id)
load_template: load_template_weekdays_check CHECK ((weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]))
load_template_draft: load_template_draft_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
load_template_draft: load_template_draft_partition_template_id_fkey FOREIGN KEY (partition, template_id) REFERENCES load_template(partition, id) ON DELETE CASCADE
load_template_draft: load_template_draft_pkey PRIMARY KEY (partition, template_id, day)
location: location_check CHECK (((latitude IS NULL) = (longitude IS NULL)))
location: location_check1 CHECK (((other_side_id IS NULL) OR (type = 'borderPost'::text)))
location: location_check2 CHECK ((other_side_id <> id))
location: location_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
location: location_geofence_radius_check CHECK ((geofence_radius >= 0))
location: location_name_check CHECK ((name <> ''::text))
location: location_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
location: location_partition_other_side_id_fkey FOREIGN KEY (partition, other_side_id) REFERENCES location(partition, id)
location: location_pkey PRIMARY KEY (partition, id)
message_text: message_text_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
message_text: message_text_pkey PRIMARY KEY (partition, company_id, catalogue, key, language)
migration: migration_pkey PRIMARY KEY (name)
named_resource: named_resource_kind_check CHECK ((kind = ANY (ARRAY['vehicle'::text, 'driver'::text])))
named_resource: named_resource_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
named_resource: named_resource_pkey PRIMARY KEY (partition, kind, resource_id)
number_series: number_series_next_check CHECK ((next > 0))
number_series: number_series_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
number_series: number_series_pkey PRIMARY KEY (partition, company_id, kind)
odometer_offset: odometer_offset_counter_km_check CHECK ((counter_km >= (0)::numeric))
odometer_offset: odometer_offset_partition_vehicle_id_device_id_at_key UNIQUE (partition, vehicle_id, device_id, at)
odometer_offset: odometer_offset_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
odometer_offset: odometer_offset_pkey PRIMARY KEY (partition, id)
odometer_offset: odometer_offset_reason_check CHECK ((reason <> ''::text))
odometer_offset: odometer_offset_vehicle_km_check CHECK ((vehicle_km >= (0)::numeric))
odometer_reading: odometer_reading_doubt_check CHECK ((doubt = ANY (ARRAY[''::text, 'readingBelow'::text, 'readingAbove'::text, 'readingAboveNext'::text, 'readingBelowNext'::text])))
odometer_reading: odometer_reading_km_check CHECK ((km >= (0)::numeric))
odometer_reading: odometer_reading_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
odometer_reading: odometer_reading_pkey PRIMARY KEY (partition, id)
odometer_reading: odometer_reading_source_check CHECK ((source = ANY (ARRAY['record'::text, 'inspection'::text, 'trip'::text, 'order'::text, 'person'::text, 'slip'::text, 'log'::text, 'tracker'::text, 'counter'::text])))
odometer_reading: odometer_reading_unit_check CHECK ((unit = ANY (ARRAY['km'::text, 'm'::text, 'mi'::text])))
one_time_code: one_time_code_pkey PRIMARY KEY (partition, id)
one_time_code: one_time_code_purpose_check CHECK ((purpose = ANY (ARRAY['link'::text, 'reset'::text, 'driverMobile'::text])))
open_item: exchange_difference_is_of_allocation TRIGGER DEFERRABLE INITIALLY DEFERRED
open_item: open_item_amount_check CHECK (
CASE
    WHEN (kind = 'exchange'::text) THEN (amount = 0)
    ELSE ((sign((amount)::double precision) = sign((base_amount)::double precision)) AND (amount <> 0))
END)
open_item: open_item_base_amount_check CHECK ((base_amount <> 0))
open_item: open_item_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'invoice'::text, 'creditNote'::text, 'debitNote'::text, 'receipt'::text, 'purchaseInvoice'::text, 'payment'::text, 'reversal'::text, 'refund'::text, 'discount'::text, 'rest'::text, 'badDebt'::text, 'recovery'::text, 'transfer'::text, 'exchange'::text, 'deduction'::text])))
open_item: open_item_number_check CHECK ((number <> ''::text))
open_item: open_item_partition_account_id_fkey FOREIGN KEY (partition, account_id) REFERENCES journal_account(partition, id)
open_item: open_item_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
open_item: open_item_partition_journal_id_fkey FOREIGN KEY (partition, journal_id) REFERENCES journal(partition, id)
open_item: open_item_party_kind_check CHECK ((party_kind = ANY (ARRAY['customer'::text, 'supplier'::text, 'driver'::text])))
open_item: open_item_pkey PRIMARY KEY (partition, id)
open_item_span: open_item_span_check CHECK ((until_day > from_day))
open_item_span: open_item_span_open_check CHECK ((open <> 0))
open_item_span: open_item_span_pkey PRIMARY KEY (partition, item_id, from_day)
order_type: order_type_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
order_type: order_type_name_check CHECK ((name <> ''::text))
order_type: order_type_partition_default_item_id_fkey FOREIGN KEY (partition, default_item_id) REFERENCES item_master(partition, id)
order_type: order_type_partition_default_profit_centre_id_fkey FOREIGN KEY (partition, default_profit_centre_id) REFERENCES profit_centre(partition, id)
order_type: order_type_pkey PRIMARY KEY (partition, id)
order_type_equipment_type_ids: order_type_equipment_type_ids_partition_order_type_id_fkey FOREIGN KEY (partition, order_type_id) REFERENCES order_type(partition, id) ON DELETE CASCADE
order_type_equipment_type_ids: order_type_equipment_type_ids_pkey PRIMARY KEY (partition, order_type_id, equipment_type_id)
order_type_equipment_type_ids: order_type_partition_equipment_type_ids_fkey FOREIGN KEY (partition, equipment_type_id) REFERENCES equipment_type(partition, id)
outgoing_message: outgoing_message_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text])))
outgoing_message: outgoing_message_pkey PRIMARY KEY (partition, id)
outgoing_message: outgoing_message_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'bounced'::text, 'dead'::text])))
packing_type: packing_type_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
packing_type: packing_type_name_check CHECK ((name <> ''::text))
packing_type: packing_type_pkey PRIMARY KEY (partition, id)
pay_rate_change: pay_rate_change_check CHECK (((status <> 'APPROVED'::text) OR ((decided_by_id IS NOT NULL) AND (decided_by_id <> ALL (edited_by)))))
pay_rate_change: pay_rate_change_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['supplier'::text, 'driverRateCategory'::text, 'councilMinimum'::text])))
pay_rate_change: pay_rate_change_pkey PRIMARY KEY (partition, id)
pay_rate_change: pay_rate_change_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'CANCELLED'::text])))
pay_rate_change: pay_rate_change_terms_check CHECK ((jsonb_typeof(terms) = 'object'::text))
pay_rate_version: pay_rate_version_check CHECK ((effective_until >= effective_from))
pay_rate_version: pay_rate_version_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['supplier'::text, 'driverRateCategory'::text, 'councilMinimum'::text])))
pay_rate_version: pay_rate_version_period EXCLUDE USING gist (partition WITH =, owner_id WITH =, in_force WITH &&) WHERE ((superseded_at IS NULL))
pay_rate_version: pay_rate_version_pkey PRIMARY KEY (partition, id)
pay_rate_version: pay_rate_version_terms_check CHECK ((jsonb_typeof(terms) = 'object'::text))
payment: payment_check CHECK (((hold <> ''::text) OR ((amount > 0) AND (bank_version_id IS NOT NULL))))
payment: payment_held_item_check CHECK (((item_id IS NULL) OR (hold = ANY (ARRAY['podMissing'::text, 'coverEnded'::text]))))
payment: payment_hold_check CHECK ((hold = ANY (ARRAY[''::text, 'takenOut'::text, 'supplierBlocked'::text, 'bankMissing'::text, 'bankHeld'::text, 'bankChanged'::text, 'creditLeft'::text, 'podMissing'::text, 'coverEnded'::text])))
payment: payment_partition_bank_version_id_fkey FOREIGN KEY (partition, bank_version_id) REFERENCES bank_version(partition, id)
payment: payment_partition_item_id_fkey FOREIGN KEY (partition, item_id) REFERENCES open_item(partition, id)
payment: payment_partition_run_id_fkey FOREIGN KEY (partition, run_id) REFERENCES payment_run(partition, id)
payment: payment_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
payment: payment_pkey PRIMARY KEY (partition, id)
payment_item: payment_item_amount_check CHECK ((amount <> 0))
payment_item: payment_item_deductions_check CHECK ((jsonb_typeof(deductions) = 'array'::text))
payment_item: payment_item_partition_item_id_fkey FOREIGN KEY (partition, item_id) REFERENCES open_item(partition, id)
payment_item: payment_item_partition_payment_id_fkey FOREIGN KEY (partition, payment_id) REFERENCES payment(partition, id)
payment_item: payment_item_partition_run_id_fkey FOREIGN KEY (partition, run_id) REFERENCES payment_run(partition, id)
payment_item: payment_item_pkey PRIMARY KEY (partition, id)
payment_promise: payment_promise_amount_check CHECK ((amount > 0))
payment_promise: payment_promise_check CHECK ((due_day >= made_on))
payment_promise: payment_promise_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
payment_promise: payment_promise_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
payment_promise: payment_promise_pkey PRIMARY KEY (partition, id)
payment_promise: payment_promise_status_check CHECK ((status = ANY (ARRAY['GIVEN'::text, 'WITHDRAWN'::text])))
payment_rule: payment_rule_columns_check CHECK ((jsonb_typeof(columns) = 'array'::text))
payment_rule: payment_rule_format_check CHECK ((format = ANY (ARRAY['pain001'::text, 'csv'::text])))
payment_rule: payment_rule_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
payment_rule: payment_rule_pkey PRIMARY KEY (partition, company_id)
payment_rule: payment_rule_two_signers_above_check CHECK ((two_signers_above >= 0))
payment_run: payment_run_check CHECK (((status <> ALL (ARRAY['SENT'::text, 'POSTED'::text])) OR (file_sha256 <> ''::text)))
payment_run: payment_run_is_signed TRIGGER DEFERRABLE INITIALLY DEFERRED
payment_run: payment_run_partition_bank_account_id_fkey FOREIGN KEY (partition, bank_account_id) REFERENCES bank_account(partition, id)
payment_run: payment_run_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
payment_run: payment_run_partition_company_id_run_number_key UNIQUE (partition, company_id, run_number)
payment_run: payment_run_partition_journal_id_fkey FOREIGN KEY (partition, journal_id) REFERENCES journal(partition, id)
payment_run: payment_run_pkey PRIMARY KEY (partition, id)
payment_run: payment_run_run_number_check CHECK ((run_number <> ''::text))
payment_run: payment_run_signers_needed_check CHECK ((signers_needed = ANY (ARRAY[1, 2])))
payment_run: payment_run_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PENDING'::text, 'APPROVED'::text, 'SENT'::text, 'POSTED'::text, 'VOID'::text])))
payment_run: payment_run_total_check CHECK ((total >= 0))
payment_signature: payment_signature_digest_check CHECK ((digest <> ''::text))
payment_signature: payment_signature_partition_run_id_digest_signed_by_id_key UNIQUE (partition, run_id, digest, signed_by_id)
payment_signature: payment_signature_partition_run_id_fkey FOREIGN KEY (partition, run_id) REFERENCES payment_run(partition, id)
payment_signature: payment_signature_pkey PRIMARY KEY (partition, id)
payment_signature: payment_signature_total_check CHECK ((total > 0))
period_posting: period_posting_area_check CHECK ((area = ANY (ARRAY['sales'::text, 'purchases'::text, 'journals'::text, 'fleet'::text])))
period_posting: period_posting_partition_period_id_area_key UNIQUE (partition, period_id, area)
period_posting: period_posting_partition_period_id_fkey FOREIGN KEY (partition, period_id) REFERENCES posting_period(partition, id)
period_posting: period_posting_pkey PRIMARY KEY (partition, id)
period_posting: period_posting_state_check CHECK ((state = ANY (ARRAY['FUTURE'::text, 'OPEN'::text, 'HOLD'::text, 'CLOSED'::text, 'LOCKED'::text])))
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
pod: pod_check CHECK (((status = 'UNMATCHED'::text) OR (load_id IS NOT NULL) OR (status = 'SUPERSEDED'::text)))
pod: pod_check1 CHECK (((stop_id IS NULL) OR (load_id IS NOT NULL)))
pod: pod_exceptions_check CHECK ((jsonb_typeof(exceptions) = 'array'::text))
pod: pod_method_check CHECK ((method = ANY (ARRAY[''::text, 'signOnGlass'::text, 'photo'::text, 'scan'::text, 'email'::text, 'integration'::text, 'paper'::text])))
pod: pod_pages_check CHECK ((jsonb_typeof(pages) = 'array'::text))
pod: pod_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
pod: pod_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
pod: pod_partition_sender_supplier_id_fkey FOREIGN KEY (partition, sender_supplier_id) REFERENCES supplier(partition, id)
pod: pod_pkey PRIMARY KEY (partition, id)
pod: pod_received_via_check CHECK ((received_via = ANY (ARRAY[''::text, 'staff'::text, 'link'::text, 'driver'::text, 'supplier'::text, 'email'::text, 'integration'::text])))
pod: pod_status_check CHECK ((status = ANY (ARRAY['UNMATCHED'::text, 'AWAITED'::text, 'podSubmitted'::text, 'podAccepted'::text, 'podRejected'::text, 'WAIVED'::text, 'SUPERSEDED'::text, 'VOID'::text])))
pod_file: pod_file_pages_check CHECK ((pages > 0))
pod_file: pod_file_partition_blob_name_fkey FOREIGN KEY (partition, blob_name) REFERENCES stored_file(partition, blob_name)
pod_file: pod_file_partition_pod_id_blob_name_key UNIQUE (partition, pod_id, blob_name)
pod_file: pod_file_partition_pod_id_fkey FOREIGN KEY (partition, pod_id) REFERENCES pod(partition, id)
pod_file: pod_file_pkey PRIMARY KEY (partition, id)
pod_mail: pod_mail_partition_mailbox_id_fkey FOREIGN KEY (partition, mailbox_id) REFERENCES pod_mailbox(partition, id)
pod_mail: pod_mail_pkey PRIMARY KEY (partition, mailbox_id, uid_validity, uid)
pod_mailbox: pod_mailbox_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
pod_mailbox: pod_mailbox_partition_company_id_key UNIQUE (partition, company_id)
pod_mailbox: pod_mailbox_pkey PRIMARY KEY (partition, id)
pod_mailbox: pod_mailbox_port_check CHECK (((port >= 1) AND (port <= 65535)))
pod_mailbox: pod_mailbox_security_check CHECK ((security = ANY (ARRAY['tls'::text, 'starttls'::text, 'plain'::text])))
pod_pack: pod_pack_format_check CHECK ((format = ANY (ARRAY['PDF'::text, 'TIFF'::text])))
pod_pack: pod_pack_method_check CHECK ((method = ANY (ARRAY['EMAIL'::text, 'PORTAL'::text, 'INTEGRATION'::text, 'PAPER'::text])))
pod_pack: pod_pack_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
pod_pack: pod_pack_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
pod_pack: pod_pack_parts_check CHECK ((jsonb_typeof(parts) = 'array'::text))
pod_pack: pod_pack_pkey PRIMARY KEY (partition, id)
pod_pack: pod_pack_pod_ids_check CHECK ((cardinality(pod_ids) > 0))
pod_pack: pod_pack_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'SENDING'::text, 'TO_POST'::text, 'SENT'::text, 'UNKNOWN'::text, 'FAILED'::text, 'CANCELLED'::text])))
pod_pack_mail: pod_pack_mail_part_check CHECK ((part > 0))
pod_pack_mail: pod_pack_mail_partition_pack_id_fkey FOREIGN KEY (partition, pack_id) REFERENCES pod_pack(partition, id)
pod_pack_mail: pod_pack_mail_pkey PRIMARY KEY (partition, pack_id, part, recipient)
pod_pack_mail: pod_pack_mail_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'SENDING'::text, 'SENT'::text, 'UNKNOWN'::text, 'FAILED'::text])))
pod_reminder: pod_reminder_partition_pod_id_fkey FOREIGN KEY (partition, pod_id) REFERENCES pod(partition, id)
pod_reminder: pod_reminder_pkey PRIMARY KEY (partition, pod_id, round, day)
posting_period: posting_period_check CHECK ((last_day >= first_day))
posting_period: posting_period_no_check CHECK (((no >= 1) AND (no <= 13)))
posting_period: posting_period_overlap EXCLUDE USING gist (partition WITH =, company_id WITH =, daterange(first_day, last_day, '[]'::text) WITH &&) WHERE ((no < 13))
posting_period: posting_period_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
posting_period: posting_period_partition_year_id_fkey FOREIGN KEY (partition, year_id) REFERENCES fiscal_year(partition, id)
posting_period: posting_period_partition_year_id_no_key UNIQUE (partition, year_id, no)
posting_period: posting_period_pkey PRIMARY KEY (partition, id)
profit_centre: profit_centre_check CHECK ((active_from <= active_to))
profit_centre: profit_centre_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
profit_centre: profit_centre_name_check CHECK ((name <> ''::text))
profit_centre: profit_centre_partition_manager_id_fkey FOREIGN KEY (partition, manager_id) REFERENCES app_user(partition, id)
profit_centre: profit_centre_partition_parent_id_fkey FOREIGN KEY (partition, parent_id) REFERENCES profit_centre(partition, id)
profit_centre: profit_centre_pkey PRIMARY KEY (partition, id)
purchase_deduction_answer: purchase_deduction_answer_amount_check CHECK ((amount > 0))
purchase_deduction_answer: purchase_deduction_answer_partition_credit_note_id_deductio_key UNIQUE (partition, credit_note_id, deduction_id)
purchase_deduction_answer: purchase_deduction_answer_partition_credit_note_id_fkey FOREIGN KEY (partition, credit_note_id) REFERENCES purchase_invoice(partition, id)
purchase_deduction_answer: purchase_deduction_answer_partition_deduction_id_fkey FOREIGN KEY (partition, deduction_id) REFERENCES purchase_invoice_deduction(partition, id)
purchase_deduction_answer: purchase_deduction_answer_partition_journal_id_fkey FOREIGN KEY (partition, journal_id) REFERENCES journal(partition, id)
purchase_deduction_answer: purchase_deduction_answer_pkey PRIMARY KEY (partition, id)
purchase_invoice: purchase_invoice_answers_check CHECK (((kind = 'creditNote'::text) OR (answers IS NULL)))
purchase_invoice: purchase_invoice_base_currency_check CHECK ((base_currency ~ '^[A-Z]{3}$'::text))
purchase_invoice: purchase_invoice_captured_via_check CHECK ((captured_via = ANY (ARRAY['desk'::text, 'link'::text, 'statement'::text, 'mail'::text])))
purchase_invoice: purchase_invoice_check CHECK ((gross = (net + vat)))
purchase_invoice: purchase_invoice_check2 CHECK (((vat_proposed >= 0) AND (vat_proposed <= vat_claimed)))
purchase_invoice: purchase_invoice_check3 CHECK (((kind = 'creditNote'::text) OR (original_id IS NULL)))
purchase_invoice: purchase_invoice_check4 CHECK (((duplicate_of_id IS NULL) = (duplicate_reason = ''::text)))
purchase_invoice: purchase_invoice_check5 CHECK ((base_gross = (base_net + base_vat)))
purchase_invoice: purchase_invoice_check6 CHECK (((rate IS NULL) = (rate_day IS NULL)))
purchase_invoice: purchase_invoice_claimed_check CHECK (((vat_claimed >= 0) AND (vat_claimed <= COALESCE(base_vat, vat))))
purchase_invoice: purchase_invoice_is_whole TRIGGER DEFERRABLE INITIALLY DEFERRED
purchase_invoice: purchase_invoice_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'creditNote'::text])))
purchase_invoice: purchase_invoice_net_check CHECK ((net > 0))
purchase_invoice: purchase_invoice_normalised_no_check CHECK ((normalised_no <> ''::text))
purchase_invoice: purchase_invoice_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
purchase_invoice: purchase_invoice_partition_duplicate_of_id_fkey FOREIGN KEY (partition, duplicate_of_id) REFERENCES purchase_invoice(partition, id)
purchase_invoice: purchase_invoice_partition_item_id_fkey FOREIGN KEY (partition, item_id) REFERENCES open_item(partition, id)
purchase_invoice: purchase_invoice_partition_journal_id_fkey FOREIGN KEY (partition, journal_id) REFERENCES journal(partition, id)
purchase_invoice: purchase_invoice_partition_original_id_fkey FOREIGN KEY (partition, original_id) REFERENCES purchase_invoice(partition, id)
purchase_invoice: purchase_invoice_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
purchase_invoice: purchase_invoice_pkey PRIMARY KEY (partition, id)
purchase_invoice: purchase_invoice_rate_check CHECK ((rate > (0)::numeric))
purchase_invoice: purchase_invoice_rate_of_currency CHECK (((base_currency IS NULL) OR ((rate IS NULL) = (base_currency = currency))))
purchase_invoice: purchase_invoice_status_check CHECK ((status = ANY (ARRAY['CAPTURED'::text, 'SUBMITTED'::text, 'MATCHED'::text, 'VARIANCE'::text, 'DISPUTED'::text, 'APPROVED'::text, 'EXPORTING'::text, 'EXPORTED'::text, 'EXPORT_FAILED'::text, 'POSTED'::text, 'REJECTED'::text, 'VOID'::text])))
purchase_invoice: purchase_invoice_supplier_invoice_no_check CHECK ((supplier_invoice_no <> ''::text))
purchase_invoice: purchase_invoice_vat_check CHECK ((vat >= 0))
purchase_invoice: purchase_invoice_worth_check CHECK (((journal_id IS NULL) OR (base_gross IS NOT NULL)))
purchase_invoice_deduction: purchase_invoice_deduction_amount_check CHECK ((amount > 0))
purchase_invoice_deduction: purchase_invoice_deduction_answered_check CHECK (((answered >= 0) AND (answered <= amount)))
purchase_invoice_deduction: purchase_invoice_deduction_check CHECK (((journal_id IS NULL) OR (run_id IS NOT NULL)))
purchase_invoice_deduction: purchase_invoice_deduction_kind_check CHECK ((kind = ANY (ARRAY['damage'::text, 'short'::text, 'advanceFuel'::text, 'advanceCash'::text, 'disputed'::text, 'other'::text])))
purchase_invoice_deduction: purchase_invoice_deduction_partition_journal_id_fkey FOREIGN KEY (partition, journal_id) REFERENCES journal(partition, id)
purchase_invoice_deduction: purchase_invoice_deduction_partition_purchase_invoice_id_fkey FOREIGN KEY (partition, purchase_invoice_id) REFERENCES purchase_invoice(partition, id) ON DELETE CASCADE
purchase_invoice_deduction: purchase_invoice_deduction_pkey PRIMARY KEY (partition, id)
purchase_invoice_line: purchase_invoice_line_check CHECK (((charge_id IS NULL) OR (load_id IS NOT NULL)))
purchase_invoice_line: purchase_invoice_line_check1 CHECK ((((order_id IS NULL) = (order_line_id IS NULL)) AND ((order_id IS NULL) OR (load_id IS NULL))))
purchase_invoice_line: purchase_invoice_line_disputed_check CHECK ((disputed >= 0))
purchase_invoice_line: purchase_invoice_line_line_check CHECK ((line > 0))
purchase_invoice_line: purchase_invoice_line_net_check CHECK ((net > 0))
purchase_invoice_line: purchase_invoice_line_partition_item_master_id_fkey FOREIGN KEY (partition, item_master_id) REFERENCES item_master(partition, id)
purchase_invoice_line: purchase_invoice_line_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
purchase_invoice_line: purchase_invoice_line_partition_order_line_id_fkey FOREIGN KEY (partition, order_line_id) REFERENCES company_order_line(partition, id)
purchase_invoice_line: purchase_invoice_line_partition_profit_centre_id_fkey FOREIGN KEY (partition, profit_centre_id) REFERENCES profit_centre(partition, id)
purchase_invoice_line: purchase_invoice_line_partition_purchase_invoice_id_fkey FOREIGN KEY (partition, purchase_invoice_id) REFERENCES purchase_invoice(partition, id) ON DELETE CASCADE
purchase_invoice_line: purchase_invoice_line_partition_purchase_invoice_id_line_key UNIQUE (partition, purchase_invoice_id, line)
purchase_invoice_line: purchase_invoice_line_pkey PRIMARY KEY (partition, id)
purchase_invoice_line: purchase_invoice_line_quantity_check CHECK ((quantity > (0)::numeric))
purchase_invoice_line: purchase_invoice_line_vat_code_check CHECK ((vat_code = ANY (ARRAY['standard'::text, 'zeroRated'::text, 'exempt'::text, 'outOfScope'::text])))
purchase_invoice_line: purchase_invoice_line_vat_percent_check CHECK ((vat_percent >= (0)::numeric))
purchase_invoice_line: purchase_invoice_line_verdict_check CHECK ((verdict = ANY (ARRAY[''::text, 'agrees'::text, 'part'::text, 'over'::text, 'under'::text, 'notExpected'::text, 'nothingLeft'::text])))
purchase_paper: purchase_paper_blob_name_check CHECK ((blob_name <> ''::text))
purchase_paper: purchase_paper_check CHECK (((decided_at IS NULL) = ((purchase_invoice_id IS NULL) AND (dropped_because = ''::text))))
purchase_paper: purchase_paper_found_check CHECK ((jsonb_typeof(found) = 'object'::text))
purchase_paper: purchase_paper_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
purchase_paper: purchase_paper_partition_purchase_invoice_id_fkey FOREIGN KEY (partition, purchase_invoice_id) REFERENCES purchase_invoice(partition, id)
purchase_paper: purchase_paper_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
purchase_paper: purchase_paper_pkey PRIMARY KEY (partition, id)
purchase_tolerance: purchase_tolerance_over_amount_check CHECK ((over_amount >= 0))
purchase_tolerance: purchase_tolerance_over_percent_check CHECK (((over_percent >= (0)::numeric) AND (over_percent <= (100)::numeric)))
purchase_tolerance: purchase_tolerance_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
purchase_tolerance: purchase_tolerance_partition_company_id_supplier_id_key UNIQUE NULLS NOT DISTINCT (partition, company_id, supplier_id)
purchase_tolerance: purchase_tolerance_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
purchase_tolerance: purchase_tolerance_pkey PRIMARY KEY (partition, id)
purchase_tolerance: purchase_tolerance_under_amount_check CHECK ((under_amount >= 0))
purchase_tolerance: purchase_tolerance_under_percent_check CHECK (((under_percent >= (0)::numeric) AND (under_percent <= (100)::numeric)))
rate: rate_band_mode_check CHECK ((band_mode = ANY (ARRAY['slab'::text, 'stepped'::text])))
rate: rate_bands_check CHECK ((jsonb_typeof(bands) = 'array'::text))
rate: rate_check CHECK ((mass_to > mass_from))
rate: rate_check1 CHECK ((max_charge >= min_charge))
rate: rate_check2 CHECK ((valid_to >= valid_from))
rate: rate_check3 CHECK (
CASE party_kind
    WHEN 'general'::text THEN (num_nonnulls(customer_id, bill_to_party_id, supplier_id) = 0)
    WHEN 'customer'::text THEN ((customer_id IS NOT NULL) AND (num_nonnulls(bill_to_party_id, supplier_id) = 0))
    WHEN 'billTo'::text THEN ((customer_id IS NOT NULL) AND (bill_to_party_id IS NOT NULL) AND (supplier_id IS NULL))
    ELSE ((supplier_id IS NOT NULL) AND (num_nonnulls(customer_id, bill_to_party_id) = 0))
END)
rate: rate_check4 CHECK (((side = 'buy'::text) OR (party_kind <> 'supplier'::text)))
rate: rate_check5 CHECK (((side = 'sell'::text) OR (party_kind = ANY (ARRAY['general'::text, 'supplier'::text]))))
rate: rate_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
rate: rate_extra_stop_check CHECK ((extra_stop >= 0))
rate: rate_extras_check CHECK ((jsonb_typeof(extras) = 'array'::text))
rate: rate_free_standing_minutes_check CHECK ((free_standing_minutes >= 0))
rate: rate_included_stops_check CHECK ((included_stops >= 0))
rate: rate_mass_from_check CHECK ((mass_from >= (0)::numeric))
rate: rate_method_check CHECK ((method = ANY (ARRAY['perLoad'::text, 'perKm'::text, 'perTon'::text, 'perM3'::text, 'perPallet'::text, 'perStop'::text, 'perHour'::text, 'perDay'::text, 'perContainer'::text, 'percentOfSell'::text])))
rate: rate_min_charge_check CHECK ((min_charge >= 0))
rate: rate_min_units_check CHECK ((min_units > (0)::numeric))
rate: rate_partition_bill_to_party_id_fkey FOREIGN KEY (partition, bill_to_party_id) REFERENCES bill_to_party(partition, id)
rate: rate_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
rate: rate_partition_fuel_clause_id_fkey FOREIGN KEY (partition, fuel_clause_id) REFERENCES fuel_clause(partition, id)
rate: rate_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
rate: rate_party_kind_check CHECK ((party_kind = ANY (ARRAY['general'::text, 'customer'::text, 'billTo'::text, 'supplier'::text])))
rate: rate_period EXCLUDE USING gist (partition WITH =, lineage_id WITH =, daterange(valid_from, valid_to, '[]'::text) WITH &&) WHERE ((status = 'APPROVED'::text))
rate: rate_pkey PRIMARY KEY (partition, id)
rate: rate_priority_check CHECK (((priority >= 0) AND (priority <= 99)))
rate: rate_rate_check CHECK ((rate > (0)::numeric))
rate: rate_revision_check CHECK ((revision > 0))
rate: rate_side_check CHECK ((side = ANY (ARRAY['sell'::text, 'buy'::text])))
rate: rate_standing_rate_check CHECK ((standing_rate >= 0))
rate: rate_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PENDING'::text, 'APPROVED'::text, 'SUPERSEDED'::text, 'REJECTED'::text])))
rate: rate_unit_rounding_check CHECK ((unit_rounding = ANY (ARRAY['none'::text, 'whole'::text, 'half'::text, 'tenth'::text])))
rate: rate_vat_code_check CHECK ((vat_code = ANY (ARRAY['standard'::text, 'zeroRated'::text, 'exempt'::text, 'outOfScope'::text])))
rate_commodity_type_ids: rate_commodity_type_ids_partition_rate_id_fkey FOREIGN KEY (partition, rate_id) REFERENCES rate(partition, id) ON DELETE CASCADE
rate_commodity_type_ids: rate_commodity_type_ids_pkey PRIMARY KEY (partition, rate_id, commodity_type_id)
rate_commodity_type_ids: rate_partition_commodity_type_ids_fkey FOREIGN KEY (partition, commodity_type_id) REFERENCES commodity_type(partition, id)
rate_equipment_type_ids: rate_equipment_type_ids_partition_rate_id_fkey FOREIGN KEY (partition, rate_id) REFERENCES rate(partition, id) ON DELETE CASCADE
rate_equipment_type_ids: rate_equipment_type_ids_pkey PRIMARY KEY (partition, rate_id, equipment_type_id)
rate_equipment_type_ids: rate_partition_equipment_type_ids_fkey FOREIGN KEY (partition, equipment_type_id) REFERENCES equipment_type(partition, id)
rate_order_type_ids: rate_order_type_ids_partition_rate_id_fkey FOREIGN KEY (partition, rate_id) REFERENCES rate(partition, id) ON DELETE CASCADE
rate_order_type_ids: rate_order_type_ids_pkey PRIMARY KEY (partition, rate_id, order_type_id)
rate_order_type_ids: rate_partition_order_type_ids_fkey FOREIGN KEY (partition, order_type_id) REFERENCES order_type(partition, id)
rate_simulation: rate_simulation_check CHECK ((period_to >= period_from))
rate_simulation: rate_simulation_check1 CHECK ((num_nonnulls(rate_id, change) = 1))
rate_simulation: rate_simulation_partition_rate_id_fkey FOREIGN KEY (partition, rate_id) REFERENCES rate(partition, id) ON DELETE CASCADE
rate_simulation: rate_simulation_pkey PRIMARY KEY (partition, id)
rate_simulation: rate_simulation_status_check CHECK ((status = ANY (ARRAY['RUNNING'::text, 'DONE'::text, 'FAILED'::text])))
rate_simulation_party: rate_simulation_party_partition_simulation_id_fkey FOREIGN KEY (partition, simulation_id) REFERENCES rate_simulation(partition, id) ON DELETE CASCADE
rate_simulation_party: rate_simulation_party_partition_simulation_id_side_party_id_key UNIQUE (partition, simulation_id, side, party_id)
rate_simulation_party: rate_simulation_party_pkey PRIMARY KEY (partition, id)
rate_simulation_party: rate_simulation_party_side_check CHECK ((side = ANY (ARRAY['sell'::text, 'buy'::text])))
rate_zone: rate_zone_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
rate_zone: rate_zone_name_check CHECK ((name <> ''::text))
rate_zone: rate_zone_pkey PRIMARY KEY (partition, id)
rate_zone_location_ids: rate_zone_location_ids_partition_rate_zone_id_fkey FOREIGN KEY (partition, rate_zone_id) REFERENCES rate_zone(partition, id) ON DELETE CASCADE
rate_zone_location_ids: rate_zone_location_ids_pkey PRIMARY KEY (partition, rate_zone_id, location_id)
rate_zone_location_ids: rate_zone_partition_location_ids_fkey FOREIGN KEY (partition, location_id) REFERENCES location(partition, id)
receipt: receipt_amount_check CHECK ((amount > 0))
receipt: receipt_base_amount_check CHECK ((base_amount > 0))
receipt: receipt_check CHECK (((status = 'POSTED'::text) = (ended_on IS NULL)))
receipt: receipt_check1 CHECK (((kind = 'charge'::text) OR (kind = 'receipt'::text) OR (customer_id IS NOT NULL)))
receipt: receipt_check2 CHECK (((item_id IS NULL) = (customer_id IS NULL)))
receipt: receipt_is_whole TRIGGER DEFERRABLE INITIALLY DEFERRED
receipt: receipt_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'refund'::text, 'charge'::text, 'discount'::text, 'rest'::text, 'badDebt'::text, 'recovery'::text, 'transfer'::text])))
receipt: receipt_method_check CHECK ((method = ANY (ARRAY['eft'::text, 'card'::text, 'cash'::text, 'cheque'::text, 'debitOrder'::text, 'other'::text])))
receipt: receipt_partition_account_id_fkey FOREIGN KEY (partition, account_id) REFERENCES journal_account(partition, id)
receipt: receipt_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
receipt: receipt_partition_company_id_kind_number_key UNIQUE (partition, company_id, kind, number)
receipt: receipt_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
receipt: receipt_partition_item_id_fkey FOREIGN KEY (partition, item_id) REFERENCES open_item(partition, id)
receipt: receipt_partition_journal_id_fkey FOREIGN KEY (partition, journal_id) REFERENCES journal(partition, id)
receipt: receipt_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
receipt: receipt_partition_named_journal_id_fkey FOREIGN KEY (partition, named_journal_id) REFERENCES journal(partition, id)
receipt: receipt_partition_of_item_id_fkey FOREIGN KEY (partition, of_item_id) REFERENCES open_item(partition, id)
receipt: receipt_partition_parent_id_fkey FOREIGN KEY (partition, parent_id) REFERENCES receipt(partition, id)
receipt: receipt_pkey PRIMARY KEY (partition, id)
receipt: receipt_purpose_check CHECK ((purpose = ANY (ARRAY['unsaid'::text, 'advance'::text, 'deposit'::text, 'tooMuch'::text])))
receipt: receipt_status_check CHECK ((status = ANY (ARRAY['POSTED'::text, 'BOUNCED'::text, 'REVERSED'::text])))
receipt_match: receipt_match_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
receipt_match: receipt_match_pkey PRIMARY KEY (partition, bank_line_id)
receipt_match: receipt_match_standing_check CHECK ((standing = ANY (ARRAY['certain'::text, 'proposed'::text, 'question'::text, 'returned'::text])))
receipt_payer: receipt_payer_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
receipt_payer: receipt_payer_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
receipt_payer: receipt_payer_payer_key_check CHECK ((payer_key <> ''::text))
receipt_payer: receipt_payer_pkey PRIMARY KEY (partition, company_id, payer_key, customer_id)
receipt_pays_for: receipt_pays_for_check CHECK ((payer_id <> customer_id))
receipt_pays_for: receipt_pays_for_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
receipt_pays_for: receipt_pays_for_partition_payer_id_fkey FOREIGN KEY (partition, payer_id) REFERENCES customer(partition, id)
receipt_pays_for: receipt_pays_for_pkey PRIMARY KEY (partition, customer_id)
receipt_rule: receipt_rule_check CHECK (((customer_id IS NOT NULL) <> is_charge))
receipt_rule: receipt_rule_contains_check CHECK ((contains <> ''::text))
receipt_rule: receipt_rule_partition_account_id_fkey FOREIGN KEY (partition, account_id) REFERENCES journal_account(partition, id)
receipt_rule: receipt_rule_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
receipt_rule: receipt_rule_partition_customer_id_fkey FOREIGN KEY (partition, customer_id) REFERENCES customer(partition, id)
receipt_rule: receipt_rule_pkey PRIMARY KEY (partition, id)
receipt_setting: receipt_setting_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
receipt_setting: receipt_setting_pkey PRIMARY KEY (partition, company_id)
receipt_setting: receipt_setting_rest_limit_check CHECK ((rest_limit >= 0))
receipt_setting: receipt_setting_vat_cycle_check CHECK ((vat_cycle = ANY (ARRAY['odd'::text, 'even'::text, 'every'::text])))
receipt_term: receipt_term_days_check CHECK (((days >= 1) AND (days <= 120)))
receipt_term: receipt_term_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
receipt_term: receipt_term_percent_check CHECK (((percent > (0)::numeric) AND (percent <= (50)::numeric)))
receipt_term: receipt_term_pkey PRIMARY KEY (partition, company_id, customer_id)
recovery_code: recovery_code_partition_user_id_fkey FOREIGN KEY (partition, user_id) REFERENCES app_user(partition, id)
recovery_code: recovery_code_pkey PRIMARY KEY (partition, user_id, code_hash)
required_document: required_document_applies_check CHECK ((applies = ANY (ARRAY['always'::text, 'crossBorder'::text, 'beyondSacu'::text, 'dangerous'::text])))
required_document: required_document_blocks_check CHECK ((blocks = ANY (ARRAY['nothing'::text, 'dispatch'::text, 'billing'::text])))
required_document: required_document_max_age_months_check CHECK (((max_age_months >= 1) AND (max_age_months <= 120)))
required_document: required_document_of_load CHECK (((subject_type = 'load'::text) OR ((applies = 'always'::text) AND (blocks = 'nothing'::text))))
required_document: required_document_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
required_document: required_document_pkey PRIMARY KEY (partition, company_id, subject_type, code)
required_document: required_document_subject_type_check CHECK ((subject_type = ANY (ARRAY['supplier'::text, 'customer'::text, 'contractor'::text, 'driver'::text, 'vehicle'::text, 'load'::text])))
reset_request: reset_request_code CHECK (((kind = 'reset'::text) OR (code_id IS NULL)))
reset_request: reset_request_kind_check CHECK ((kind = ANY (ARRAY['reset'::text, 'invitation'::text])))
reset_request: reset_request_partition_user_id_fkey FOREIGN KEY (partition, user_id) REFERENCES app_user(partition, id)
reset_request: reset_request_pkey PRIMARY KEY (partition, id)
resource_use: resource_taken EXCLUDE USING gist (partition WITH =, kind WITH =, resource_id WITH =, during WITH &&) WHERE (((NOT is_shared) AND (released_at IS NULL)))
resource_use: resource_use_during_check CHECK ((NOT isempty(during)))
resource_use: resource_use_kind_check CHECK ((kind = ANY (ARRAY['vehicle'::text, 'driver'::text])))
resource_use: resource_use_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
resource_use: resource_use_pkey PRIMARY KEY (partition, id)
retired_key: retired_key_pkey PRIMARY KEY (id)
role_profile: role_profile_amount_limits_check CHECK ((jsonb_typeof(amount_limits) = 'object'::text))
role_profile: role_profile_partition_profile_set_name_key UNIQUE (partition, profile_set, name)
role_profile: role_profile_pkey PRIMARY KEY (partition, id)
role_profile: role_profile_record_scope_check CHECK ((jsonb_typeof(record_scope) = 'object'::text))
saved_view: saved_view_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
saved_view: saved_view_partition_owner_id_fkey FOREIGN KEY (partition, owner_id) REFERENCES app_user(partition, id)
saved_view: saved_view_pkey PRIMARY KEY (partition, id)
second_factor: second_factor_kind_check CHECK ((kind = ANY (ARRAY['authenticator'::text, 'passkey'::text])))
second_factor: second_factor_partition_credential_id_key UNIQUE (partition, credential_id)
second_factor: second_factor_partition_user_id_fkey FOREIGN KEY (partition, user_id) REFERENCES app_user(partition, id)
second_factor: second_factor_pkey PRIMARY KEY (partition, id)
security_event: security_event_pkey PRIMARY KEY (partition, id)
service_plan: service_plan_check CHECK ((num_nonnulls(every_km, every_days, every_hours) > 0))
service_plan: service_plan_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
service_plan: service_plan_counts_from_check CHECK ((counts_from = ANY (ARRAY['done'::text, 'plan'::text])))
service_plan: service_plan_every_days_check CHECK ((every_days > 0))
service_plan: service_plan_every_hours_check CHECK ((every_hours > 0))
service_plan: service_plan_every_km_check CHECK ((every_km > 0))
service_plan: service_plan_name_check CHECK ((name <> ''::text))
service_plan: service_plan_pkey PRIMARY KEY (partition, id)
service_plan: service_plan_warn_days_check CHECK ((warn_days > 0))
service_plan: service_plan_warn_hours_check CHECK ((warn_hours > 0))
service_plan: service_plan_warn_km_check CHECK ((warn_km > 0))
service_record: service_record_check CHECK (((reversed_at IS NULL) = (reverse_reason = ''::text)))
service_record: service_record_cost_check CHECK ((cost >= 0))
service_record: service_record_hours_check CHECK ((hours >= (0)::numeric))
service_record: service_record_km_check CHECK ((km >= (0)::numeric))
service_record: service_record_partition_order_id_fkey FOREIGN KEY (partition, order_id) REFERENCES company_order(partition, id)
service_record: service_record_partition_service_id_fkey FOREIGN KEY (partition, service_id) REFERENCES vehicle_service(partition, id)
service_record: service_record_pkey PRIMARY KEY (partition, id)
session: session_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'guest'::text])))
session: session_pkey PRIMARY KEY (token_hash)
sign_in_challenge: sign_in_challenge_partition_user_id_fkey FOREIGN KEY (partition, user_id) REFERENCES app_user(partition, id)
sign_in_challenge: sign_in_challenge_pkey PRIMARY KEY (partition, token_hash)
stop: stop_check CHECK ((window_start <= window_end))
stop: stop_doc_references_check CHECK ((jsonb_typeof(doc_references) = 'array'::text))
stop: stop_order UNIQUE (partition, load_id, sequence) DEFERRABLE
stop: stop_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
stop: stop_partition_stop_location_id_fkey FOREIGN KEY (partition, stop_location_id) REFERENCES location(partition, id)
stop: stop_pkey PRIMARY KEY (partition, id)
stop: stop_schedule_type_check CHECK ((schedule_type = ANY (ARRAY['open'::text, 'appointment'::text])))
stop: stop_sequence_check CHECK ((sequence > 0))
stop: stop_status_check CHECK ((status = ANY (ARRAY['PLANNED'::text, 'EN_ROUTE'::text, 'ARRIVED'::text, 'WORKING'::text, 'COMPLETED'::text, 'DEPARTED'::text, 'FAILED'::text, 'SKIPPED'::text])))
stop: stop_type_check CHECK ((type = ANY (ARRAY['pickup'::text, 'delivery'::text, 'border'::text, 'fuel'::text, 'rest'::text, 'depot'::text, 'crossDock'::text, 'containerReturn'::text])))
stop_proposal: stop_proposal_kind_check CHECK ((kind = ANY (ARRAY['arrived'::text, 'departed'::text])))
stop_proposal: stop_proposal_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id) ON DELETE CASCADE
stop_proposal: stop_proposal_partition_stop_id_kind_key UNIQUE (partition, stop_id, kind)
stop_proposal: stop_proposal_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
stop_proposal: stop_proposal_pkey PRIMARY KEY (partition, id)
stored_file: stored_file_partition_blob_name_key UNIQUE (partition, blob_name)
stored_file: stored_file_pkey PRIMARY KEY (partition, id)
stored_file: stored_file_scan_check CHECK ((scan = ANY (ARRAY['not scanned'::text, 'clean'::text])))
supplier: supplier_approved_complete CHECK (((status <> 'approved'::text) OR ((reg_no <> ''::text) AND (email <> ''::text))))
supplier: supplier_git_cover_check CHECK ((git_cover >= (0)::numeric))
supplier: supplier_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
supplier: supplier_payable_rate_check CHECK (((payable_rate >= (0)::numeric) AND (payable_rate <= (100)::numeric)))
supplier: supplier_pkey PRIMARY KEY (partition, id)
supplier: supplier_source_check CHECK ((source = ANY (ARRAY['link'::text, 'staff'::text])))
supplier: supplier_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'infoRequested'::text, 'approved'::text, 'rejected'::text, 'deleted'::text])))
supplier: supplier_tender_method_check CHECK ((tender_method = ANY (ARRAY['email'::text, 'integration'::text])))
supplier_decision: supplier_decision_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
supplier_decision: supplier_decision_pkey PRIMARY KEY (partition, id)
supplier_director: supplier_director_id_type_check CHECK ((id_type = ANY (ARRAY['SA_ID'::text, 'nationalId'::text, 'passport'::text, 'other'::text])))
supplier_director: supplier_director_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
supplier_director: supplier_director_partition_supplier_id_position_key UNIQUE (partition, supplier_id, "position")
supplier_director: supplier_director_pkey PRIMARY KEY (partition, id)
supplier_finding: supplier_finding_findings_check CHECK (are_findings(findings))
supplier_finding: supplier_finding_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
supplier_finding: supplier_finding_pkey PRIMARY KEY (partition, supplier_id)
supplier_statement: supplier_statement_check CHECK ((from_day <= to_day))
supplier_statement: supplier_statement_check1 CHECK (((status <> 'ANSWERED'::text) OR (answered_at IS NOT NULL)))
supplier_statement: supplier_statement_net_check CHECK ((net > 0))
supplier_statement: supplier_statement_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
supplier_statement: supplier_statement_partition_purchase_invoice_id_fkey FOREIGN KEY (partition, purchase_invoice_id) REFERENCES purchase_invoice(partition, id)
supplier_statement: supplier_statement_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
supplier_statement: supplier_statement_pkey PRIMARY KEY (partition, id)
supplier_statement: supplier_statement_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SENT'::text, 'ANSWERED'::text, 'WITHDRAWN'::text])))
supplier_statement_line: supplier_statement_line_answer_check CHECK ((answer = ANY (ARRAY[''::text, 'right'::text, 'wrong'::text])))
supplier_statement_line: supplier_statement_line_charge_ids_check CHECK ((cardinality(charge_ids) > 0))
supplier_statement_line: supplier_statement_line_check CHECK (((answer = 'wrong'::text) = (reason <> ''::text)))
supplier_statement_line: supplier_statement_line_check1 CHECK (((claimed IS NOT NULL) = (reason = ANY (ARRAY['standing'::text, 'price'::text]))))
supplier_statement_line: supplier_statement_line_claimed_check CHECK ((claimed > 0))
supplier_statement_line: supplier_statement_line_line_check CHECK ((line > 0))
supplier_statement_line: supplier_statement_line_net_check CHECK ((net > 0))
supplier_statement_line: supplier_statement_line_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
supplier_statement_line: supplier_statement_line_partition_statement_id_fkey FOREIGN KEY (partition, statement_id) REFERENCES supplier_statement(partition, id) ON DELETE CASCADE
supplier_statement_line: supplier_statement_line_partition_statement_id_load_id_key UNIQUE (partition, statement_id, load_id)
supplier_statement_line: supplier_statement_line_pkey PRIMARY KEY (partition, id)
supplier_statement_line: supplier_statement_line_reason_check CHECK ((reason = ANY (ARRAY[''::text, 'standing'::text, 'price'::text, 'notMine'::text])))
telematics_account: telematics_account_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
telematics_account: telematics_account_partition_company_id_name_key UNIQUE (partition, company_id, name)
telematics_account: telematics_account_pkey PRIMARY KEY (partition, id)
telematics_account: telematics_account_provider_check CHECK ((provider = ANY (ARRAY['cartrack'::text, 'mix'::text, 'csv'::text])))
telematics_event: telematics_event_check CHECK ((ended_at >= at))
telematics_event: telematics_event_event_id_check CHECK ((event_id <> ''::text))
telematics_event: telematics_event_kind_check CHECK ((kind = ANY (ARRAY['speeding'::text, 'harshDriving'::text, 'temperature'::text, 'fuelDrop'::text, 'doorOpen'::text])))
telematics_event: telematics_event_latitude_check CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric)))
telematics_event: telematics_event_longitude_check CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric)))
telematics_event: telematics_event_partition_account_id_unit_id_fkey FOREIGN KEY (partition, account_id, unit_id) REFERENCES telematics_unit(partition, account_id, unit_id)
telematics_event: telematics_event_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
telematics_event: telematics_event_pkey PRIMARY KEY (partition, account_id, event_id)
telematics_trip: telematics_trip_check CHECK ((ended_at >= started_at))
telematics_trip: telematics_trip_check1 CHECK ((end_km >= start_km))
telematics_trip: telematics_trip_distance_km_check CHECK ((distance_km >= (0)::numeric))
telematics_trip: telematics_trip_partition_account_id_unit_id_fkey FOREIGN KEY (partition, account_id, unit_id) REFERENCES telematics_unit(partition, account_id, unit_id)
telematics_trip: telematics_trip_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
telematics_trip: telematics_trip_pkey PRIMARY KEY (partition, account_id, trip_id)
telematics_trip: telematics_trip_trip_id_check CHECK ((trip_id <> ''::text))
telematics_unit: telematics_unit_check CHECK (((vehicle_id IS NULL) = (confirmed_at IS NULL)))
telematics_unit: telematics_unit_partition_account_id_fkey FOREIGN KEY (partition, account_id) REFERENCES telematics_account(partition, id)
telematics_unit: telematics_unit_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
telematics_unit: telematics_unit_pkey PRIMARY KEY (partition, account_id, unit_id)
telematics_unit: telematics_unit_unit_id_check CHECK ((unit_id <> ''::text))
tender_offer: tender_offer_agreed_amount_check CHECK ((agreed_amount > 0))
tender_offer: tender_offer_buy_amount_check CHECK ((buy_amount > 0))
tender_offer: tender_offer_check CHECK ((((status = ANY (ARRAY['PENDING'::text, 'SKIPPED'::text])) = (sent_at IS NULL)) OR (status = ANY (ARRAY['WITHDRAWN'::text, 'SUPERSEDED'::text]))))
tender_offer: tender_offer_counter_amount_check CHECK ((counter_amount > 0))
tender_offer: tender_offer_findings_check CHECK ((jsonb_typeof(findings) = 'array'::text))
tender_offer: tender_offer_late_amount_check CHECK ((late_amount > 0))
tender_offer: tender_offer_late_answer_check CHECK ((late_answer = ANY (ARRAY[''::text, 'accept'::text, 'decline'::text, 'counter'::text])))
tender_offer: tender_offer_method_check CHECK ((method = ANY (ARRAY['email'::text, 'integration'::text])))
tender_offer: tender_offer_minutes_check CHECK ((minutes > 0))
tender_offer: tender_offer_mode_check CHECK ((mode = ANY (ARRAY['waterfall'::text, 'broadcast'::text, 'single'::text])))
tender_offer: tender_offer_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
tender_offer: tender_offer_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
tender_offer: tender_offer_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
tender_offer: tender_offer_pkey PRIMARY KEY (partition, id)
tender_offer: tender_offer_rank_check CHECK ((rank > 0))
tender_offer: tender_offer_round_check CHECK ((round > 0))
tender_offer: tender_offer_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'SENT'::text, 'VIEWED'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'COUNTERED'::text, 'EXPIRED'::text, 'WITHDRAWN'::text, 'SUPERSEDED'::text, 'DELIVERY_FAILED'::text, 'SKIPPED'::text])))
trip_device: trip_device_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
trip_device: trip_device_pkey PRIMARY KEY (partition, load_id, device)
trip_file: trip_file_kind_check CHECK ((kind = ANY (ARRAY['photo'::text, 'paper'::text, 'damage'::text, 'signature'::text, 'inspection'::text])))
trip_file: trip_file_partition_blob_name_fkey FOREIGN KEY (partition, blob_name) REFERENCES stored_file(partition, blob_name)
trip_file: trip_file_partition_load_id_device_source_file_id_key UNIQUE (partition, load_id, device, source_file_id)
trip_file: trip_file_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
trip_file: trip_file_pkey PRIMARY KEY (partition, id)
trip_file: trip_file_size_check CHECK ((size > 0))
trip_pay: trip_pay_minutes_check CHECK ((minutes >= 0))
trip_pay: trip_pay_partition_co_driver_id_fkey FOREIGN KEY (partition, co_driver_id) REFERENCES driver(partition, id)
trip_pay: trip_pay_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
trip_pay: trip_pay_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
trip_pay: trip_pay_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
trip_pay: trip_pay_partition_load_id_key UNIQUE (partition, load_id)
trip_pay: trip_pay_pkey PRIMARY KEY (partition, id)
trip_pay: trip_pay_trace_check CHECK ((jsonb_typeof(trace) = 'object'::text))
trip_pay_unit: trip_pay_unit_partition_load_id_component_key UNIQUE (partition, load_id, component)
trip_pay_unit: trip_pay_unit_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
trip_pay_unit: trip_pay_unit_pkey PRIMARY KEY (partition, id)
trip_pay_unit: trip_pay_unit_units_check CHECK ((units >= (0)::numeric))
tyre: tyre_bought_tread_mm_check CHECK (((bought_tread_mm >= (1)::numeric) AND (bought_tread_mm <= (40)::numeric)))
tyre: tyre_check CHECK (((vehicle_id IS NULL) OR (status = 'MOUNTED'::text)))
tyre: tyre_check1 CHECK (((vehicle_id IS NULL) = ("position" = ''::text)))
tyre: tyre_code_check CHECK ((code <> ''::text))
tyre: tyre_cost_check CHECK ((cost >= 0))
tyre: tyre_partition_company_id_code_key UNIQUE (partition, company_id, code)
tyre: tyre_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
tyre: tyre_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
tyre: tyre_pkey PRIMARY KEY (partition, id)
tyre: tyre_status_check CHECK ((status = ANY (ARRAY['STOCK'::text, 'MOUNTED'::text, 'SCRAPPED'::text])))
tyre: tyre_warranty_km_check CHECK ((warranty_km > 0))
tyre_tread: tyre_tread_check CHECK (((use_id IS NULL) = (km IS NULL)))
tyre_tread: tyre_tread_km_check CHECK ((km >= (0)::numeric))
tyre_tread: tyre_tread_mm_check CHECK (((mm >= (0)::numeric) AND (mm <= (40)::numeric)))
tyre_tread: tyre_tread_partition_tyre_id_fkey FOREIGN KEY (partition, tyre_id) REFERENCES tyre(partition, id)
tyre_tread: tyre_tread_partition_use_id_fkey FOREIGN KEY (partition, use_id) REFERENCES tyre_use(partition, id)
tyre_tread: tyre_tread_pkey PRIMARY KEY (partition, id)
tyre_use: tyre_use_check CHECK (((off_date IS NULL) = (off_km IS NULL)))
tyre_use: tyre_use_check1 CHECK ((off_km >= on_km))
tyre_use: tyre_use_check2 CHECK ((off_date >= on_date))
tyre_use: tyre_use_on_km_check CHECK ((on_km >= (0)::numeric))
tyre_use: tyre_use_partition_tyre_id_fkey FOREIGN KEY (partition, tyre_id) REFERENCES tyre(partition, id)
tyre_use: tyre_use_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
tyre_use: tyre_use_pkey PRIMARY KEY (partition, id)
tyre_use: tyre_use_position_check CHECK (("position" <> ''::text))
user_profile: user_profile_partition_profile_id_fkey FOREIGN KEY (partition, profile_id) REFERENCES role_profile(partition, id)
user_profile: user_profile_partition_user_id_fkey FOREIGN KEY (partition, user_id) REFERENCES app_user(partition, id)
user_profile: user_profile_pkey PRIMARY KEY (partition, user_id, profile_id)
vehicle: vehicle_check CHECK (((ownership = 'supplier'::text) = (supplier_id IS NOT NULL)))
vehicle: vehicle_check1 CHECK ((tare_kg < gvm_kg))
vehicle: vehicle_check2 CHECK ((gvm_kg <= gcm_kg))
vehicle: vehicle_check3 CHECK (((default_trailer1_id <> id) AND (default_trailer2_id <> id) AND (default_trailer1_id <> default_trailer2_id)))
vehicle: vehicle_code_check CHECK (((code <> ''::text) AND (code = upper(btrim(code)))))
vehicle: vehicle_name_check CHECK ((name <> ''::text))
vehicle: vehicle_partition_default_driver_id_fkey FOREIGN KEY (partition, default_driver_id) REFERENCES driver(partition, id)
vehicle: vehicle_partition_default_trailer1_id_fkey FOREIGN KEY (partition, default_trailer1_id) REFERENCES vehicle(partition, id)
vehicle: vehicle_partition_default_trailer2_id_fkey FOREIGN KEY (partition, default_trailer2_id) REFERENCES vehicle(partition, id)
vehicle: vehicle_partition_equipment_type_id_fkey FOREIGN KEY (partition, equipment_type_id) REFERENCES equipment_type(partition, id)
vehicle: vehicle_partition_home_depot_id_fkey FOREIGN KEY (partition, home_depot_id) REFERENCES location(partition, id)
vehicle: vehicle_partition_photo_blob_name_fkey FOREIGN KEY (partition, photo_blob_name) REFERENCES stored_file(partition, blob_name)
vehicle: vehicle_partition_profit_centre_id_fkey FOREIGN KEY (partition, profit_centre_id) REFERENCES profit_centre(partition, id)
vehicle: vehicle_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
vehicle: vehicle_pkey PRIMARY KEY (partition, id)
vehicle: vehicle_power_kw_check CHECK ((power_kw > (0)::numeric))
vehicle: vehicle_tyre_spec_check CHECK ((tyre_spec = ANY (ARRAY[''::text, 'single'::text, 'double'::text])))
vehicle_alert: vehicle_alert_check CHECK (((status = ANY (ARRAY['RESOLVED'::text, 'FALSE_ALARM'::text])) = (ended_at IS NOT NULL)))
vehicle_alert: vehicle_alert_check1 CHECK (((absent_since IS NULL) OR (NOT is_present)))
vehicle_alert: vehicle_alert_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
vehicle_alert: vehicle_alert_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
vehicle_alert: vehicle_alert_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id) ON DELETE CASCADE
vehicle_alert: vehicle_alert_partition_parent_id_fkey FOREIGN KEY (partition, parent_id) REFERENCES vehicle_alert(partition, id) ON DELETE SET NULL (parent_id)
vehicle_alert: vehicle_alert_partition_supplier_id_fkey FOREIGN KEY (partition, supplier_id) REFERENCES supplier(partition, id)
vehicle_alert: vehicle_alert_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
vehicle_alert: vehicle_alert_pkey PRIMARY KEY (partition, id)
vehicle_alert: vehicle_alert_security_awake CHECK (((category <> 'security'::text) OR (status <> 'SNOOZED'::text)))
vehicle_alert: vehicle_alert_seen_check CHECK ((seen > 0))
vehicle_alert: vehicle_alert_severity_check CHECK ((severity = ANY (ARRAY['info'::text, 'warning'::text, 'critical'::text])))
vehicle_alert: vehicle_alert_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'ACKNOWLEDGED'::text, 'IN_PROGRESS'::text, 'SNOOZED'::text, 'RESOLVED'::text, 'FALSE_ALARM'::text])))
vehicle_alert: vehicle_alert_subject_check CHECK ((subject <> ''::text))
vehicle_alert_hearing: vehicle_alert_hearing_check CHECK (((quiet_from = ''::text) = (quiet_until = ''::text)))
vehicle_alert_hearing: vehicle_alert_hearing_mail_from_check CHECK ((mail_from = ANY (ARRAY['none'::text, 'critical'::text, 'warning'::text, 'info'::text])))
vehicle_alert_hearing: vehicle_alert_hearing_partition_user_id_fkey FOREIGN KEY (partition, user_id) REFERENCES app_user(partition, id) ON DELETE CASCADE
vehicle_alert_hearing: vehicle_alert_hearing_pkey PRIMARY KEY (partition, user_id)
vehicle_alert_telling: vehicle_alert_telling_partition_alert_id_fkey FOREIGN KEY (partition, alert_id) REFERENCES vehicle_alert(partition, id) ON DELETE CASCADE
vehicle_alert_telling: vehicle_alert_telling_partition_user_id_fkey FOREIGN KEY (partition, user_id) REFERENCES app_user(partition, id) ON DELETE CASCADE
vehicle_alert_telling: vehicle_alert_telling_pkey PRIMARY KEY (partition, alert_id, user_id)
vehicle_defect: vehicle_defect_check CHECK (((state <> 'DEFERRED'::text) OR (deferred_until IS NOT NULL)))
vehicle_defect: vehicle_defect_check1 CHECK (((state <> 'DEFERRED'::text) OR (severity <> 'critical'::text)))
vehicle_defect: vehicle_defect_check2 CHECK (((state <> 'NOT_NEEDED'::text) OR ((decision_reason <> ''::text) AND (decided_by <> ''::text))))
vehicle_defect: vehicle_defect_names_check CHECK ((jsonb_typeof(names) = 'object'::text))
vehicle_defect: vehicle_defect_partition_company_id_defect_no_key UNIQUE (partition, company_id, defect_no)
vehicle_defect: vehicle_defect_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
vehicle_defect: vehicle_defect_partition_inspection_id_fkey FOREIGN KEY (partition, inspection_id) REFERENCES vehicle_inspection(partition, id)
vehicle_defect: vehicle_defect_partition_order_id_fkey FOREIGN KEY (partition, order_id) REFERENCES company_order(partition, id)
vehicle_defect: vehicle_defect_partition_unit_id_fkey FOREIGN KEY (partition, unit_id) REFERENCES vehicle(partition, id)
vehicle_defect: vehicle_defect_pkey PRIMARY KEY (partition, id)
vehicle_defect: vehicle_defect_severity_check CHECK ((severity = ANY (ARRAY['minor'::text, 'major'::text, 'critical'::text])))
vehicle_defect: vehicle_defect_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'ACKNOWLEDGED'::text, 'IN_REPAIR'::text, 'REPAIRED'::text, 'VERIFIED'::text, 'REOPENED'::text, 'DEFERRED'::text, 'NOT_NEEDED'::text])))
vehicle_defect: vehicle_defect_times_found_check CHECK ((times_found > 0))
vehicle_defect_seen: vehicle_defect_seen_partition_defect_id_fkey FOREIGN KEY (partition, defect_id) REFERENCES vehicle_defect(partition, id)
vehicle_defect_seen: vehicle_defect_seen_partition_defect_id_inspection_id_key UNIQUE (partition, defect_id, inspection_id)
vehicle_defect_seen: vehicle_defect_seen_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
vehicle_defect_seen: vehicle_defect_seen_partition_inspection_id_fkey FOREIGN KEY (partition, inspection_id) REFERENCES vehicle_inspection(partition, id)
vehicle_defect_seen: vehicle_defect_seen_pkey PRIMARY KEY (partition, id)
vehicle_incident: vehicle_incident_cargo_state_check CHECK ((cargo_state = ANY (ARRAY[''::text, 'sound'::text, 'damaged'::text, 'lost'::text, 'transferred'::text])))
vehicle_incident: vehicle_incident_check CHECK (((duplicate_of_id IS NULL) OR (duplicate_of_id <> id)))
vehicle_incident: vehicle_incident_check1 CHECK (((nomination_status = ANY (ARRAY[''::text, 'NOT_NEEDED'::text])) OR (nominated_on IS NOT NULL)))
vehicle_incident: vehicle_incident_delay_minutes_check CHECK ((delay_minutes > 0))
vehicle_incident: vehicle_incident_event_no_check CHECK ((event_no <> ''::text))
vehicle_incident: vehicle_incident_how_served_check CHECK ((how_served = ANY (ARRAY[''::text, 'inPerson'::text, 'posted'::text, 'electronic'::text])))
vehicle_incident: vehicle_incident_injuries_check CHECK ((injuries = ANY (ARRAY['none'::text, 'minor'::text, 'serious'::text, 'fatal'::text])))
vehicle_incident: vehicle_incident_lat_check CHECK (((lat >= ('-90'::integer)::numeric) AND (lat <= (90)::numeric)))
vehicle_incident: vehicle_incident_lon_check CHECK (((lon >= ('-180'::integer)::numeric) AND (lon <= (180)::numeric)))
vehicle_incident: vehicle_incident_nomination_status_check CHECK ((nomination_status = ANY (ARRAY[''::text, 'FILED'::text, 'ACCEPTED'::text, 'REFUSED'::text, 'NOT_NEEDED'::text])))
vehicle_incident: vehicle_incident_partition_company_id_event_no_key UNIQUE (partition, company_id, event_no)
vehicle_incident: vehicle_incident_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
vehicle_incident: vehicle_incident_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
vehicle_incident: vehicle_incident_partition_duplicate_of_id_fkey FOREIGN KEY (partition, duplicate_of_id) REFERENCES vehicle_incident(partition, id)
vehicle_incident: vehicle_incident_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
vehicle_incident: vehicle_incident_partition_nominated_driver_id_fkey FOREIGN KEY (partition, nominated_driver_id) REFERENCES driver(partition, id)
vehicle_incident: vehicle_incident_partition_replacement_vehicle_id_fkey FOREIGN KEY (partition, replacement_vehicle_id) REFERENCES vehicle(partition, id)
vehicle_incident: vehicle_incident_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
vehicle_incident: vehicle_incident_pkey PRIMARY KEY (partition, id)
vehicle_incident: vehicle_incident_points_check CHECK (((points >= 0) AND (points <= 100)))
vehicle_incident: vehicle_incident_preventability_check CHECK ((preventability = ANY (ARRAY[''::text, 'preventable'::text, 'notPreventable'::text, 'notDecided'::text])))
vehicle_incident: vehicle_incident_severity_check CHECK ((severity = ANY (ARRAY['minor'::text, 'serious'::text, 'critical'::text])))
vehicle_incident: vehicle_incident_status_check CHECK ((status = ANY (ARRAY['REPORTED'::text, 'TRIAGED'::text, 'UNDER_INVESTIGATION'::text, 'ACTIONS_OPEN'::text, 'RESOLVED'::text, 'CLOSED'::text, 'DUPLICATE'::text, 'CANCELLED'::text])))
vehicle_incident: vehicle_incident_summary_check CHECK ((summary <> ''::text))
vehicle_incident: vehicle_incident_third_parties_check CHECK ((jsonb_typeof(third_parties) = 'array'::text))
vehicle_incident: vehicle_incident_witnesses_check CHECK ((jsonb_typeof(witnesses) = 'array'::text))
vehicle_inspection: vehicle_inspection_asked_count_check CHECK ((asked_count > 0))
vehicle_inspection: vehicle_inspection_check CHECK (((state <> ALL (ARRAY['PASSED'::text, 'PASSED_WITH_DEFECTS'::text, 'FAILED'::text])) OR ((finished_at IS NOT NULL) AND (signed_by <> ''::text))))
vehicle_inspection: vehicle_inspection_check1 CHECK (((template_id IS NULL) = (template_version = 1)))
vehicle_inspection: vehicle_inspection_duration_s_check CHECK ((duration_s >= 0))
vehicle_inspection: vehicle_inspection_kind_check CHECK ((kind = ANY (ARRAY['preTrip'::text, 'postTrip'::text, 'weekly'::text, 'handOverIn'::text, 'handOverOut'::text])))
vehicle_inspection: vehicle_inspection_odometer_check CHECK ((odometer >= (0)::numeric))
vehicle_inspection: vehicle_inspection_odometer_doubt_check CHECK ((odometer_doubt = ANY (ARRAY[''::text, 'readingBelow'::text, 'readingAbove'::text, 'readingAboveNext'::text, 'readingBelowNext'::text])))
vehicle_inspection: vehicle_inspection_partition_company_id_event_no_key UNIQUE (partition, company_id, event_no)
vehicle_inspection: vehicle_inspection_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
vehicle_inspection: vehicle_inspection_partition_driver_id_fkey FOREIGN KEY (partition, driver_id) REFERENCES driver(partition, id)
vehicle_inspection: vehicle_inspection_partition_template_id_fkey FOREIGN KEY (partition, template_id) REFERENCES vehicle_inspection_template(partition, id)
vehicle_inspection: vehicle_inspection_partition_trailer1_id_fkey FOREIGN KEY (partition, trailer1_id) REFERENCES vehicle(partition, id)
vehicle_inspection: vehicle_inspection_partition_trailer2_id_fkey FOREIGN KEY (partition, trailer2_id) REFERENCES vehicle(partition, id)
vehicle_inspection: vehicle_inspection_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
vehicle_inspection: vehicle_inspection_pkey PRIMARY KEY (partition, id)
vehicle_inspection: vehicle_inspection_state_check CHECK ((state = ANY (ARRAY['SCHEDULED'::text, 'IN_PROGRESS'::text, 'PASSED'::text, 'PASSED_WITH_DEFECTS'::text, 'FAILED'::text])))
vehicle_inspection: vehicle_inspection_template_version_check1 CHECK ((template_version > 0))
vehicle_inspection_answer: vehicle_inspection_answer_check CHECK (((NOT is_warning) OR (result = 'pass'::text)))
vehicle_inspection_answer: vehicle_inspection_answer_partition_defect_id_fkey FOREIGN KEY (partition, defect_id) REFERENCES vehicle_defect(partition, id)
vehicle_inspection_answer: vehicle_inspection_answer_partition_inspection_id_fkey FOREIGN KEY (partition, inspection_id) REFERENCES vehicle_inspection(partition, id)
vehicle_inspection_answer: vehicle_inspection_answer_partition_unit_id_fkey FOREIGN KEY (partition, unit_id) REFERENCES vehicle(partition, id)
vehicle_inspection_answer: vehicle_inspection_answer_pkey PRIMARY KEY (partition, inspection_id, unit_id, code)
vehicle_inspection_answer: vehicle_inspection_answer_result_check CHECK ((result = ANY (ARRAY['pass'::text, 'fail'::text, 'na'::text])))
vehicle_inspection_photo: vehicle_inspection_photo_check CHECK (((blob_name IS NOT NULL) OR (source_file_id <> ''::text)))
vehicle_inspection_photo: vehicle_inspection_photo_partition_blob_name_fkey FOREIGN KEY (partition, blob_name) REFERENCES stored_file(partition, blob_name)
vehicle_inspection_photo: vehicle_inspection_photo_partition_inspection_id_fkey FOREIGN KEY (partition, inspection_id) REFERENCES vehicle_inspection(partition, id)
vehicle_inspection_photo: vehicle_inspection_photo_pkey PRIMARY KEY (partition, id)
vehicle_inspection_setting: vehicle_inspection_setting_before_dispatch_check CHECK ((before_dispatch = ANY (ARRAY['warn'::text, 'refuse'::text])))
vehicle_inspection_setting: vehicle_inspection_setting_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
vehicle_inspection_setting: vehicle_inspection_setting_pkey PRIMARY KEY (partition, company_id)
vehicle_inspection_template: vehicle_inspection_template_items_check CHECK (((jsonb_typeof(items) = 'array'::text) AND (jsonb_array_length(items) > 0)))
vehicle_inspection_template: vehicle_inspection_template_kind_check CHECK ((kind = ANY (ARRAY['preTrip'::text, 'postTrip'::text, 'weekly'::text, 'handOverIn'::text, 'handOverOut'::text])))
vehicle_inspection_template: vehicle_inspection_template_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
vehicle_inspection_template: vehicle_inspection_template_partition_company_id_kind_vehic_key UNIQUE (partition, company_id, kind, vehicle_kind, version)
vehicle_inspection_template: vehicle_inspection_template_pkey PRIMARY KEY (partition, id)
vehicle_inspection_template: vehicle_inspection_template_version_check CHECK ((version > 1))
vehicle_position: vehicle_position_latitude_check CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric)))
vehicle_position: vehicle_position_longitude_check CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric)))
vehicle_position: vehicle_position_partition_account_id_unit_id_fkey FOREIGN KEY (partition, account_id, unit_id) REFERENCES telematics_unit(partition, account_id, unit_id)
vehicle_position: vehicle_position_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
vehicle_position: vehicle_position_pkey PRIMARY KEY (partition, account_id, event_id)
vehicle_service: vehicle_service_check CHECK (((ended_at IS NULL) = (end_reason = ''::text)))
vehicle_service: vehicle_service_first_hours_check CHECK ((first_hours >= (0)::numeric))
vehicle_service: vehicle_service_first_km_check CHECK ((first_km >= (0)::numeric))
vehicle_service: vehicle_service_partition_order_id_fkey FOREIGN KEY (partition, order_id) REFERENCES company_order(partition, id)
vehicle_service: vehicle_service_partition_plan_id_fkey FOREIGN KEY (partition, plan_id) REFERENCES service_plan(partition, id)
vehicle_service: vehicle_service_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
vehicle_service: vehicle_service_pkey PRIMARY KEY (partition, id)
vehicle_withdrawal: vehicle_withdrawal_former_check CHECK ((former <> ALL (ARRAY['outOfService'::text, 'sold'::text])))
vehicle_withdrawal: vehicle_withdrawal_partition_vehicle_id_fkey FOREIGN KEY (partition, vehicle_id) REFERENCES vehicle(partition, id)
vehicle_withdrawal: vehicle_withdrawal_pkey PRIMARY KEY (partition, vehicle_id)
webhook_attempt: webhook_attempt_partition_delivery_id_fkey FOREIGN KEY (partition, delivery_id) REFERENCES webhook_delivery(partition, id) ON DELETE CASCADE
webhook_attempt: webhook_attempt_pkey PRIMARY KEY (partition, delivery_id, number)
webhook_delivery: webhook_delivery_check CHECK (((status = 'waiting'::text) = (next_at IS NOT NULL)))
webhook_delivery: webhook_delivery_partition_endpoint_id_event_id_key UNIQUE (partition, endpoint_id, event_id)
webhook_delivery: webhook_delivery_partition_endpoint_id_fkey FOREIGN KEY (partition, endpoint_id) REFERENCES webhook_endpoint(partition, id)
webhook_delivery: webhook_delivery_pkey PRIMARY KEY (partition, id)
webhook_delivery: webhook_delivery_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'givenUp'::text, 'held'::text])))
webhook_endpoint: webhook_endpoint_check CHECK (((status = 'paused'::text) = (paused_because <> ''::text)))
webhook_endpoint: webhook_endpoint_check1 CHECK (((old_secret_sealed IS NULL) = (old_secret_until IS NULL)))
webhook_endpoint: webhook_endpoint_partition_company_id_fkey FOREIGN KEY (partition, company_id) REFERENCES company(partition, id)
webhook_endpoint: webhook_endpoint_paused_because_check CHECK ((paused_because = ANY (ARRAY[''::text, 'person'::text, 'failing'::text])))
webhook_endpoint: webhook_endpoint_pkey PRIMARY KEY (partition, id)
webhook_endpoint: webhook_endpoint_status_check CHECK ((status = ANY (ARRAY['active'::text, 'paused'::text, 'deleted'::text])))
zero_rate_reason: zero_rate_reason_partition_load_id_fkey FOREIGN KEY (partition, load_id) REFERENCES load(partition, id)
zero_rate_reason: zero_rate_reason_pkey PRIMARY KEY (partition, load_id)
zero_rate_reason: zero_rate_reason_reason_check CHECK (((btrim(reason) <> ''::text) AND (length(reason) <= 500)))

-- Indexes

CREATE INDEX access_token_by_hash ON public.access_token USING btree (token_hash)
CREATE UNIQUE INDEX access_token_name ON public.access_token USING btree (partition, company_id, lower(name)) WHERE (revoked_at IS NULL)
CREATE INDEX access_token_of_company ON public.access_token USING btree (partition, company_id, made_at DESC)
CREATE UNIQUE INDEX access_token_pkey ON public.access_token USING btree (partition, id)
CREATE INDEX accounting_difference_newest ON public.accounting_difference USING btree (partition, found_at DESC, id DESC)
CREATE INDEX accounting_difference_of_export ON public.accounting_difference USING btree (partition, export_id) WHERE (export_id IS NOT NULL)
CREATE UNIQUE INDEX accounting_difference_open_once ON public.accounting_difference USING btree (partition, company_id, kind, COALESCE((export_id)::text, their_id)) WHERE (ended_at IS NULL)
CREATE UNIQUE INDEX accounting_difference_pkey ON public.accounting_difference USING btree (partition, id)
CREATE INDEX accounting_export_of_company ON public.accounting_export USING btree (partition, company_id, their_status)
CREATE UNIQUE INDEX accounting_export_once_there ON public.accounting_export USING btree (partition, company_id, their_id) WHERE ((their_id <> ''::text) AND (their_status <> ALL (ARRAY['inFile'::text, 'gone'::text])))
CREATE UNIQUE INDEX accounting_export_partition_document_id_document_version_key ON public.accounting_export USING btree (partition, document_id, document_version)
CREATE UNIQUE INDEX accounting_export_pkey ON public.accounting_export USING btree (partition, id)
CREATE INDEX accounting_export_there ON public.accounting_export USING btree (partition, company_id, their_id) WHERE (their_id <> ''::text)
CREATE UNIQUE INDEX accounting_file_one_open ON public.accounting_file USING btree (partition, company_id) WHERE (taken_at IS NULL)
CREATE UNIQUE INDEX accounting_file_partition_company_id_number_key ON public.accounting_file USING btree (partition, company_id, number)
CREATE UNIQUE INDEX accounting_file_pkey ON public.accounting_file USING btree (partition, id)
CREATE INDEX accounting_system_of_notices ON public.accounting_system USING btree (notice_hash) WHERE (notice_hash <> ''::text)
CREATE UNIQUE INDEX accounting_system_partition_company_id_key ON public.accounting_system USING btree (partition, company_id)
CREATE UNIQUE INDEX accounting_system_pkey ON public.accounting_system USING btree (partition, id)
CREATE INDEX allocation_from ON public.allocation USING btree (partition, from_item, day)
CREATE UNIQUE INDEX allocation_partition_undoes_key ON public.allocation USING btree (partition, undoes)
CREATE UNIQUE INDEX allocation_pkey ON public.allocation USING btree (partition, id)
CREATE INDEX allocation_to ON public.allocation USING btree (partition, to_item, day)
CREATE UNIQUE INDEX app_user_account_key ON public.app_user USING btree (account)
CREATE INDEX app_user_by_name ON public.app_user USING btree (partition, lower(surname), lower(name), id)
CREATE INDEX app_user_by_status ON public.app_user USING btree (partition, status, id)
CREATE INDEX app_user_of_company ON public.app_user USING btree (partition, company_id)
CREATE INDEX app_user_of_supplier ON public.app_user USING btree (partition, supplier_id) WHERE (supplier_id IS NOT NULL)
CREATE UNIQUE INDEX app_user_pkey ON public.app_user USING btree (partition, id)
CREATE INDEX app_user_search ON public.app_user USING gin (search gin_trgm_ops)
CREATE UNIQUE INDEX approval_assignment_pkey ON public.approval_assignment USING btree (partition, kind, record_id)
CREATE UNIQUE INDEX approval_policy_pkey ON public.approval_policy USING btree (partition, company_id, kind)
CREATE UNIQUE INDEX attempt_counter_pkey ON public.attempt_counter USING btree (key)
CREATE UNIQUE INDEX audit_entry_pkey ON public.audit_entry USING btree (partition, id)
CREATE INDEX audit_record ON public.audit_entry USING btree (partition, noun, record_id, id DESC)
CREATE UNIQUE INDEX audit_seal_number ON public.audit_seal USING btree (partition, number) WHERE (number IS NOT NULL)
CREATE UNIQUE INDEX audit_seal_pkey ON public.audit_seal USING btree (partition, entry_id)
CREATE INDEX audit_seal_waiting ON public.audit_seal USING btree (partition, entry_id) WHERE (number IS NULL)
CREATE INDEX audit_security ON public.audit_entry USING btree (partition, at DESC) WHERE ((noun = ANY (ARRAY['user'::text, 'role'::text, 'session'::text, 'auditTrail'::text, 'delegation'::text])) OR (event ~~ '%Shown'::text))
CREATE INDEX bank_account_by_sender ON public.bank_account USING gin (mail_senders) WHERE is_active
CREATE UNIQUE INDEX bank_account_number_once ON public.bank_account USING btree (partition, number_index, currency)
CREATE INDEX bank_account_of_chart ON public.bank_account USING btree (partition, account_id)
CREATE INDEX bank_account_of_company ON public.bank_account USING btree (partition, company_id, name)
CREATE UNIQUE INDEX bank_account_pkey ON public.bank_account USING btree (partition, id)
CREATE INDEX bank_file_by_hash ON public.bank_file USING btree (partition, sha256)
CREATE INDEX bank_file_newest ON public.bank_file USING btree (partition, created_at DESC, id DESC)
CREATE INDEX bank_file_of_account ON public.bank_file USING btree (partition, account_id) WHERE (account_id IS NOT NULL)
CREATE INDEX bank_file_of_company ON public.bank_file USING btree (partition, company_id, created_at DESC)
CREATE UNIQUE INDEX bank_file_pkey ON public.bank_file USING btree (partition, id)
CREATE INDEX bank_file_waiting ON public.bank_file USING btree (created_at) WHERE (status = 'WAITING'::text)
CREATE UNIQUE INDEX bank_line_counted ON public.bank_line USING btree (partition, account_id, same_key, nth)
CREATE INDEX bank_line_of_account ON public.bank_line USING btree (partition, account_id, day DESC, id DESC)
CREATE INDEX bank_line_of_company ON public.bank_line USING btree (partition, company_id, day DESC, id DESC)
CREATE INDEX bank_line_of_payer ON public.bank_line USING btree (partition, payer_index, day DESC) WHERE (payer_index <> ''::text)
CREATE INDEX bank_line_open ON public.bank_line USING btree (partition, account_id, day, id) WHERE (status = 'OPEN'::text)
CREATE UNIQUE INDEX bank_line_partition_statement_id_line_key ON public.bank_line USING btree (partition, statement_id, line)
CREATE UNIQUE INDEX bank_line_pkey ON public.bank_line USING btree (partition, id)
CREATE INDEX bank_line_search ON public.bank_line USING gin (partition, search gin_trgm_ops)
CREATE INDEX bank_line_settled_by ON public.bank_line USING btree (partition, settled_by_id) WHERE (settled_by_id IS NOT NULL)
CREATE UNIQUE INDEX bank_rule_pkey ON public.bank_rule USING btree (partition, company_id)
CREATE INDEX bank_statement_by_day ON public.bank_statement USING btree (partition, to_day DESC, id DESC)
CREATE INDEX bank_statement_of_account ON public.bank_statement USING btree (partition, account_id, to_day DESC, id DESC)
CREATE INDEX bank_statement_of_company ON public.bank_statement USING btree (partition, company_id, to_day DESC)
CREATE UNIQUE INDEX bank_statement_once ON public.bank_statement USING btree (partition, file_id, place)
CREATE UNIQUE INDEX bank_statement_pkey ON public.bank_statement USING btree (partition, id)
CREATE INDEX bank_version_account ON public.bank_version USING btree (partition, account_index) WHERE ((status = 'current'::text) AND (account_index IS NOT NULL))
CREATE UNIQUE INDEX bank_version_current ON public.bank_version USING btree (partition, owner_kind, owner_id) WHERE (status = 'current'::text)
CREATE INDEX bank_version_of_owner ON public.bank_version USING btree (partition, owner_kind, owner_id, recorded_at)
CREATE UNIQUE INDEX bank_version_pending ON public.bank_version USING btree (partition, owner_kind, owner_id) WHERE (status = 'pending'::text)
CREATE UNIQUE INDEX bank_version_pkey ON public.bank_version USING btree (partition, id)
CREATE INDEX bank_version_waiting ON public.bank_version USING btree (partition, recorded_at) WHERE (status = 'pending'::text)
CREATE UNIQUE INDEX bill_to_party_account_number_once ON public.bill_to_party USING btree (partition, account_number)
CREATE UNIQUE INDEX bill_to_party_partition_customer_id_position_key ON public.bill_to_party USING btree (partition, customer_id, "position")
CREATE UNIQUE INDEX bill_to_party_pkey ON public.bill_to_party USING btree (partition, id)
CREATE UNIQUE INDEX billing_reminder_pkey ON public.billing_reminder USING btree (partition, user_id, day)
CREATE UNIQUE INDEX buyer_without_vat_pkey ON public.buyer_without_vat USING btree (partition, customer_id)
CREATE UNIQUE INDEX change_event_pkey ON public.change_event USING btree (id)
CREATE INDEX claim_by_deadline ON public.claim USING btree (partition, hand_in_by, id)
CREATE INDEX claim_by_number ON public.claim USING btree (partition, claim_no, id)
CREATE INDEX claim_by_update ON public.claim USING btree (partition, updated_at DESC, id DESC)
CREATE INDEX claim_of_customer ON public.claim USING btree (partition, customer_id) WHERE (customer_id IS NOT NULL)
CREATE INDEX claim_of_incident ON public.claim USING btree (partition, incident_id) WHERE (incident_id IS NOT NULL)
CREATE INDEX claim_of_load ON public.claim USING btree (partition, load_id) WHERE (load_id IS NOT NULL)
CREATE UNIQUE INDEX claim_of_pod ON public.claim USING btree (partition, pod_id) WHERE ((pod_id IS NOT NULL) AND (status <> 'WITHDRAWN'::text))
CREATE INDEX claim_of_proposal ON public.claim USING btree (partition, proposal_id) WHERE (proposal_id IS NOT NULL)
CREATE INDEX claim_of_purchase_invoice ON public.claim USING btree (partition, purchase_invoice_id) WHERE (purchase_invoice_id IS NOT NULL)
CREATE INDEX claim_of_supplier ON public.claim USING btree (partition, supplier_id) WHERE (supplier_id IS NOT NULL)
CREATE UNIQUE INDEX claim_partition_company_id_claim_no_key ON public.claim USING btree (partition, company_id, claim_no)
CREATE UNIQUE INDEX claim_pkey ON public.claim USING btree (partition, id)
CREATE INDEX claim_search ON public.claim USING gin (partition, search gin_trgm_ops)
CREATE INDEX claim_to_hand_in ON public.claim USING btree (partition, hand_in_by) WHERE ((status = 'DRAFT'::text) AND (handed_in_on IS NULL) AND (hand_in_by IS NOT NULL))
CREATE INDEX commodity_type_by_category ON public.commodity_type USING btree (partition, category, code)
CREATE INDEX commodity_type_by_name ON public.commodity_type USING btree (partition, search_key(name), id)
CREATE INDEX commodity_type_by_update ON public.commodity_type USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX commodity_type_code_once ON public.commodity_type USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX commodity_type_inactive ON public.commodity_type USING btree (partition, code) WHERE (NOT is_active)
CREATE UNIQUE INDEX commodity_type_packing_type_ids_pkey ON public.commodity_type_packing_type_ids USING btree (partition, commodity_type_id, packing_type_id)
CREATE INDEX commodity_type_packing_type_ids_used ON public.commodity_type_packing_type_ids USING btree (partition, packing_type_id)
CREATE UNIQUE INDEX commodity_type_pkey ON public.commodity_type USING btree (partition, id)
CREATE INDEX commodity_type_search ON public.commodity_type USING gin (partition, search gin_trgm_ops)
CREATE INDEX company_by_name ON public.company USING btree (partition, search_key(name), id)
CREATE INDEX company_by_update ON public.company USING btree (partition, updated_at, id)
CREATE INDEX company_logo_by_name ON public.company_logo USING btree (name)
CREATE UNIQUE INDEX company_logo_pkey ON public.company_logo USING btree (partition, company_id)
CREATE UNIQUE INDEX company_name_once ON public.company USING btree (partition, lower(name))
CREATE INDEX company_order_booking_by_cost ON public.company_order_booking USING btree (partition, cost_centre_id, booked_on)
CREATE INDEX company_order_booking_by_recovery ON public.company_order_booking USING btree (partition, recovery_centre_id, booked_on)
CREATE INDEX company_order_booking_of ON public.company_order_booking USING btree (partition, company_order_id)
CREATE UNIQUE INDEX company_order_booking_once ON public.company_order_booking USING btree (partition, line_id, round) WHERE (reverses_id IS NULL)
CREATE UNIQUE INDEX company_order_booking_pkey ON public.company_order_booking USING btree (partition, id)
CREATE UNIQUE INDEX company_order_booking_reversed_once ON public.company_order_booking USING btree (partition, reverses_id) WHERE (reverses_id IS NOT NULL)
CREATE INDEX company_order_by_centre ON public.company_order USING btree (partition, profit_centre_id, updated_at, id)
CREATE INDEX company_order_by_day ON public.company_order USING btree (partition, kind, required_by, id)
CREATE INDEX company_order_by_load ON public.company_order USING btree (partition, load_id) WHERE (load_id IS NOT NULL)
CREATE INDEX company_order_by_number ON public.company_order USING btree (partition, kind, order_number, id)
CREATE INDEX company_order_by_performer ON public.company_order USING btree (partition, performing_centre_id) WHERE (performing_centre_id IS NOT NULL)
CREATE INDEX company_order_by_requester ON public.company_order USING btree (partition, requester_id)
CREATE INDEX company_order_by_status ON public.company_order USING btree (partition, kind, status, updated_at, id)
CREATE INDEX company_order_by_supplier ON public.company_order USING btree (partition, supplier_id, updated_at, id) WHERE (supplier_id IS NOT NULL)
CREATE INDEX company_order_by_type ON public.company_order USING btree (partition, order_type_id)
CREATE INDEX company_order_by_update ON public.company_order USING btree (partition, updated_at, id)
CREATE INDEX company_order_by_vehicle ON public.company_order USING btree (partition, vehicle_id, updated_at, id) WHERE (vehicle_id IS NOT NULL)
CREATE INDEX company_order_in_force ON public.company_order USING btree (partition, kind, in_force) WHERE (in_force <> ''::text)
CREATE INDEX company_order_kind_by_update ON public.company_order USING btree (partition, kind, updated_at, id)
CREATE INDEX company_order_last_odometer ON public.company_order USING btree (partition, vehicle_id, updated_at) WHERE (accepted_odometer_km IS NOT NULL)
CREATE INDEX company_order_line_by_centre ON public.company_order_line USING btree (partition, profit_centre_id)
CREATE INDEX company_order_line_by_item ON public.company_order_line USING btree (partition, item_master_id)
CREATE INDEX company_order_line_open ON public.company_order_line USING btree (partition, company_order_id) WHERE (quantity_received > quantity_invoiced)
CREATE UNIQUE INDEX company_order_line_order ON public.company_order_line USING btree (partition, company_order_id, line_number)
CREATE UNIQUE INDEX company_order_line_pkey ON public.company_order_line USING btree (partition, id)
CREATE INDEX company_order_movement_by_receipt ON public.company_order_movement USING btree (partition, receipt_id) WHERE (receipt_id IS NOT NULL)
CREATE INDEX company_order_movement_of ON public.company_order_movement USING btree (partition, company_order_id)
CREATE INDEX company_order_movement_of_line ON public.company_order_movement USING btree (partition, line_id, moved_on)
CREATE UNIQUE INDEX company_order_movement_once ON public.company_order_movement USING btree (partition, line_id, invoice_source) WHERE (invoice_source <> ''::text)
CREATE UNIQUE INDEX company_order_movement_pkey ON public.company_order_movement USING btree (partition, id)
CREATE UNIQUE INDEX company_order_number_once ON public.company_order USING btree (partition, company_id, order_number)
CREATE UNIQUE INDEX company_order_pkey ON public.company_order USING btree (partition, id)
CREATE INDEX company_order_receipt_of ON public.company_order_receipt USING btree (partition, company_order_id, received_at)
CREATE UNIQUE INDEX company_order_receipt_pkey ON public.company_order_receipt USING btree (partition, id)
CREATE UNIQUE INDEX company_order_receipt_reversed_once ON public.company_order_receipt USING btree (partition, reverses_id) WHERE (reverses_id IS NOT NULL)
CREATE INDEX company_order_reversing ON public.company_order USING btree (partition, kind, reversal_asked_at) WHERE (status = 'REVERSAL_ASKED'::text)
CREATE UNIQUE INDEX company_order_revision_pkey ON public.company_order_revision USING btree (partition, company_order_id, revision)
CREATE INDEX company_order_search ON public.company_order USING gin (partition, search gin_trgm_ops)
CREATE INDEX company_order_waiting ON public.company_order USING btree (partition, kind, submitted_at) WHERE (status = 'SUBMITTED'::text)
CREATE UNIQUE INDEX company_partition_name_key ON public.company USING btree (partition, name)
CREATE UNIQUE INDEX company_pkey ON public.company USING btree (partition, id)
CREATE INDEX company_search ON public.company USING gin (partition, search gin_trgm_ops)
CREATE UNIQUE INDEX company_terms_in_force ON public.company_terms USING btree (partition, company_id, kind, purpose) WHERE (status = 'published'::text)
CREATE INDEX company_terms_newest ON public.company_terms USING btree (partition, company_id, kind, purpose, created_at DESC)
CREATE UNIQUE INDEX company_terms_partition_company_id_kind_purpose_version_key ON public.company_terms USING btree (partition, company_id, kind, purpose, version)
CREATE UNIQUE INDEX company_terms_pkey ON public.company_terms USING btree (partition, id)
CREATE INDEX confirmation_expiry ON public.confirmation USING btree (expires_at)
CREATE UNIQUE INDEX confirmation_pkey ON public.confirmation USING btree (partition, token_hash)
CREATE UNIQUE INDEX contractor_account_number_once ON public.contractor USING btree (partition, account_number)
CREATE INDEX contractor_by_limit ON public.contractor USING btree (partition, credit_limit, id) WHERE (status <> 'deleted'::text)
CREATE INDEX contractor_by_name ON public.contractor USING btree (partition, registered_key, id) WHERE (status <> 'deleted'::text)
CREATE INDEX contractor_by_status ON public.contractor USING btree (partition, status, updated_at, id)
CREATE INDEX contractor_by_submission ON public.contractor USING btree (partition, submitted_at, id) WHERE (status <> 'deleted'::text)
CREATE INDEX contractor_by_update ON public.contractor USING btree (partition, updated_at, id) WHERE (status <> 'deleted'::text)
CREATE INDEX contractor_captured_by ON public.contractor USING btree (partition, captured_by_id) WHERE (captured_by_id IS NOT NULL)
CREATE INDEX contractor_cell ON public.contractor USING btree (partition, cell_no) WHERE (cell_no <> ''::text)
CREATE INDEX contractor_certificate_file ON public.contractor USING btree (partition, certificate_blob_name) WHERE (certificate_blob_name IS NOT NULL)
CREATE INDEX contractor_decision_of_contractor ON public.contractor_decision USING btree (partition, contractor_id, decided_at)
CREATE UNIQUE INDEX contractor_decision_pkey ON public.contractor_decision USING btree (partition, id)
CREATE INDEX contractor_director_number ON public.contractor_director USING btree (partition, id_number_index) WHERE (id_number_index IS NOT NULL)
CREATE UNIQUE INDEX contractor_director_partition_contractor_id_position_key ON public.contractor_director USING btree (partition, contractor_id, "position")
CREATE UNIQUE INDEX contractor_director_pkey ON public.contractor_director USING btree (partition, id)
CREATE UNIQUE INDEX contractor_finding_pkey ON public.contractor_finding USING btree (partition, contractor_id)
CREATE INDEX contractor_mail_domain ON public.contractor USING btree (partition, mail_domain)
CREATE INDEX contractor_mobile ON public.contractor USING btree (partition, mobile_number) WHERE (mobile_number <> ''::text)
CREATE UNIQUE INDEX contractor_name_once ON public.contractor USING btree (partition, company_id, registered_key) WHERE (status <> 'deleted'::text)
CREATE UNIQUE INDEX contractor_pkey ON public.contractor USING btree (partition, id)
CREATE INDEX contractor_registration ON public.contractor USING btree (partition, country_code, reg_no) WHERE (reg_no <> ''::text)
CREATE UNIQUE INDEX contractor_registration_once ON public.contractor USING btree (partition, company_id, country_code, reg_no) WHERE ((status <> 'deleted'::text) AND (reg_no <> ''::text))
CREATE INDEX contractor_search ON public.contractor USING gin (partition, search gin_trgm_ops)
CREATE INDEX contractor_signing_file ON public.contractor_signing USING btree (partition, blob_name)
CREATE INDEX contractor_signing_of_contractor ON public.contractor_signing USING btree (partition, contractor_id, signed_at)
CREATE UNIQUE INDEX contractor_signing_pkey ON public.contractor_signing USING btree (partition, id)
CREATE INDEX contractor_similar_mail ON public.contractor USING gin (partition, mail_label_slips(mail_label))
CREATE INDEX contractor_similar_name ON public.contractor USING gin (partition, name_key gin_trgm_ops)
CREATE INDEX contractor_suretyship_file ON public.contractor USING btree (partition, suretyship_blob_name) WHERE (suretyship_blob_name IS NOT NULL)
CREATE INDEX contractor_tel ON public.contractor USING btree (partition, tel_no) WHERE (tel_no <> ''::text)
CREATE INDEX contractor_vat ON public.contractor USING btree (partition, country_code, vat_no) WHERE (vat_no <> ''::text)
CREATE UNIQUE INDEX contractor_vat_once ON public.contractor USING btree (partition, company_id, country_code, vat_no) WHERE ((status <> 'deleted'::text) AND (vat_no <> ''::text))
CREATE INDEX contractor_waiting ON public.contractor USING btree (partition, status_since, id) WHERE (status = 'pending'::text)
CREATE INDEX council_minimum_by_name ON public.council_minimum USING btree (partition, search_key(name), id)
CREATE INDEX council_minimum_by_update ON public.council_minimum USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX council_minimum_code_once ON public.council_minimum USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX council_minimum_inactive ON public.council_minimum USING btree (partition, code) WHERE (NOT is_active)
CREATE INDEX council_minimum_period ON public.council_minimum USING gist (partition, lower(name), daterange(valid_from, valid_to, '[]'::text)) WHERE is_active
CREATE UNIQUE INDEX council_minimum_pkey ON public.council_minimum USING btree (partition, id)
CREATE INDEX council_minimum_search ON public.council_minimum USING gin (partition, search gin_trgm_ops)
CREATE INDEX credit_change_by_customer ON public.credit_change USING btree (partition, customer_id, updated_at, id)
CREATE INDEX credit_change_by_new_limit ON public.credit_change USING btree (partition, new_limit, id)
CREATE INDEX credit_change_by_start ON public.credit_change USING btree (partition, effective_from, id)
CREATE INDEX credit_change_by_status ON public.credit_change USING btree (partition, status, updated_at, id)
CREATE INDEX credit_change_by_update ON public.credit_change USING btree (partition, updated_at, id)
CREATE INDEX credit_change_evidence_file ON public.credit_change USING btree (partition, evidence_blob_name) WHERE (evidence_blob_name IS NOT NULL)
CREATE UNIQUE INDEX credit_change_open_once ON public.credit_change USING btree (partition, customer_id) WHERE is_open
CREATE UNIQUE INDEX credit_change_pkey ON public.credit_change USING btree (partition, id)
CREATE INDEX credit_change_proposed ON public.credit_change USING btree (partition, proposed_at, id) WHERE (status = 'PROPOSED'::text)
CREATE INDEX credit_change_to_end ON public.credit_change USING btree (partition, company_id, effective_until) WHERE ((status = 'EFFECTIVE'::text) AND (effective_until IS NOT NULL) AND (ended_at IS NULL))
CREATE INDEX credit_change_waiting ON public.credit_change USING btree (partition, company_id) WHERE (status = ANY (ARRAY['SENT'::text, 'accept'::text, 'APPROVED_INTERNAL'::text]))
CREATE INDEX credit_limit_of_customer ON public.credit_limit USING btree (partition, customer_id, effective_from DESC, approved_at DESC)
CREATE UNIQUE INDEX credit_limit_pkey ON public.credit_limit USING btree (partition, id)
CREATE UNIQUE INDEX customer_account_number_once ON public.customer USING btree (partition, account_number)
CREATE INDEX customer_by_credit_limit ON public.customer USING btree (partition, credit_limit, id) INCLUDE (status, is_live, captured_by_id)
CREATE INDEX customer_by_credit_required ON public.customer USING btree (partition, credit_required, id) INCLUDE (status, is_live, captured_by_id)
CREATE INDEX customer_by_name ON public.customer USING btree (partition, registered_key, id) INCLUDE (status, is_live, captured_by_id)
CREATE INDEX customer_by_standing ON public.customer USING btree (partition, standing, updated_at, id) INCLUDE (captured_by_id) WHERE (standing IS NOT NULL)
CREATE INDEX customer_by_status ON public.customer USING btree (partition, status, updated_at, id) INCLUDE (captured_by_id)
CREATE INDEX customer_by_submission ON public.customer USING btree (partition, submitted_at, id) INCLUDE (status, is_live, captured_by_id)
CREATE INDEX customer_by_trade_name ON public.customer USING btree (partition, lower(trade_name), id)
CREATE INDEX customer_by_update ON public.customer USING btree (partition, updated_at, id) INCLUDE (company_id, status, standing, credit_status, is_live, warnings, captured_by_id)
CREATE INDEX customer_captured_by ON public.customer USING btree (partition, captured_by_id) WHERE (captured_by_id IS NOT NULL)
CREATE INDEX customer_decision_of_customer ON public.customer_decision USING btree (partition, customer_id, decided_at)
CREATE UNIQUE INDEX customer_decision_pkey ON public.customer_decision USING btree (partition, id)
CREATE INDEX customer_director_number ON public.customer_director USING btree (partition, id_number_index) WHERE (id_number_index IS NOT NULL)
CREATE UNIQUE INDEX customer_director_partition_customer_id_position_key ON public.customer_director USING btree (partition, customer_id, "position")
CREATE UNIQUE INDEX customer_director_pkey ON public.customer_director USING btree (partition, id)
CREATE UNIQUE INDEX customer_finding_pkey ON public.customer_finding USING btree (partition, customer_id)
CREATE INDEX customer_letter_file ON public.customer USING btree (partition, bank_letter_blob_name) WHERE (bank_letter_blob_name IS NOT NULL)
CREATE INDEX customer_mail_domain ON public.customer USING btree (partition, mail_domain)
CREATE INDEX customer_mobile_number ON public.customer USING btree (partition, mobile_number) WHERE (mobile_number <> ''::text)
CREATE UNIQUE INDEX customer_name_once ON public.customer USING btree (partition, company_id, registered_key) WHERE is_live
CREATE UNIQUE INDEX customer_pkey ON public.customer USING btree (partition, id)
CREATE INDEX customer_recommended ON public.customer USING btree (partition, status_since, id) WHERE (status = 'RECOMMENDED'::text)
CREATE UNIQUE INDEX customer_registration_once ON public.customer USING btree (partition, registration_number, country_code, company_id) WHERE (is_live AND (registration_number <> ''::text))
CREATE INDEX customer_search ON public.customer USING gin (partition, search gin_trgm_ops)
CREATE INDEX customer_similar_mail ON public.customer USING gin (partition, mail_label_slips(mail_label))
CREATE INDEX customer_similar_name ON public.customer USING gin (partition, name_key gin_trgm_ops)
CREATE INDEX customer_tel_number ON public.customer USING btree (partition, tel_number) WHERE (tel_number <> ''::text)
CREATE UNIQUE INDEX customer_vat_once ON public.customer USING btree (partition, vat_number, country_code, company_id) WHERE (is_live AND (vat_number <> ''::text))
CREATE INDEX customer_waiting ON public.customer USING btree (partition, status_since, id) INCLUDE (edited_by, captured_by_id, company_id) WHERE (status = ANY (ARRAY['pending'::text, 'VETTING'::text]))
CREATE UNIQUE INDEX daily_work_pkey ON public.daily_work USING btree (partition, company_id, work)
CREATE UNIQUE INDEX debtor_arrangement_pkey ON public.debtor_arrangement USING btree (partition, customer_id)
CREATE INDEX debtor_note_of_company ON public.debtor_note USING btree (partition, company_id, day)
CREATE INDEX debtor_note_of_customer ON public.debtor_note USING btree (partition, customer_id, written_at DESC)
CREATE UNIQUE INDEX debtor_note_pkey ON public.debtor_note USING btree (partition, id)
CREATE INDEX debtor_reminder_item_of_reminder ON public.debtor_reminder_item USING btree (partition, reminder_id)
CREATE UNIQUE INDEX debtor_reminder_item_pkey ON public.debtor_reminder_item USING btree (partition, item_id, step)
CREATE INDEX debtor_reminder_of_customer ON public.debtor_reminder USING btree (partition, customer_id, day DESC)
CREATE UNIQUE INDEX debtor_reminder_partition_company_id_customer_id_day_key ON public.debtor_reminder USING btree (partition, company_id, customer_id, day)
CREATE UNIQUE INDEX debtor_reminder_pkey ON public.debtor_reminder USING btree (partition, id)
CREATE UNIQUE INDEX debtor_rule_partition_company_id_key ON public.debtor_rule USING btree (partition, company_id)
CREATE UNIQUE INDEX debtor_rule_pkey ON public.debtor_rule USING btree (partition, id)
CREATE UNIQUE INDEX debtor_setting_pkey ON public.debtor_setting USING btree (partition, company_id)
CREATE INDEX debtor_statement_of_customer ON public.debtor_statement USING btree (partition, customer_id, sent_at DESC)
CREATE UNIQUE INDEX debtor_statement_once ON public.debtor_statement USING btree (partition, company_id, customer_id, to_day, lower(recipient)) WHERE by_calendar
CREATE UNIQUE INDEX debtor_statement_pkey ON public.debtor_statement USING btree (partition, id)
CREATE INDEX delegation_from ON public.delegation USING btree (partition, delegator_id, ends_at)
CREATE UNIQUE INDEX delegation_pkey ON public.delegation USING btree (partition, id)
CREATE INDEX delegation_to ON public.delegation USING btree (partition, delegate_id, ends_at) WHERE (ended_at IS NULL)
CREATE INDEX document_by_expiry ON public.document USING btree (partition, expiry_date, id)
CREATE INDEX document_by_status ON public.document USING btree (partition, status, uploaded_at, id)
CREATE INDEX document_by_subject ON public.document USING btree (partition, lower(subject_name), id)
CREATE INDEX document_by_upload ON public.document USING btree (partition, uploaded_at, id)
CREATE INDEX document_file ON public.document USING btree (partition, blob_name)
CREATE UNIQUE INDEX document_of_owner ON public.document USING btree (partition, type, owner_record_id) WHERE (owner_record_id IS NOT NULL)
CREATE INDEX document_of_subject ON public.document USING btree (partition, subject_type, subject_id, type, superseded_at)
CREATE UNIQUE INDEX document_partition_lineage_id_file_version_key ON public.document USING btree (partition, lineage_id, file_version)
CREATE UNIQUE INDEX document_pkey ON public.document USING btree (partition, id)
CREATE INDEX document_search ON public.document USING gin (partition, search gin_trgm_ops)
CREATE INDEX document_waiting ON public.document USING btree (partition, uploaded_at, id) WHERE ((status = ANY (ARRAY['submitted'::text, 'pending'::text])) AND (superseded_at IS NULL) AND (owner_record_id IS NULL))
CREATE INDEX driver_by_availability ON public.driver USING btree (partition, availability, code)
CREATE INDEX driver_by_expiry ON public.driver USING btree (partition, first_expiry) WHERE (first_expiry IS NOT NULL)
CREATE INDEX driver_by_name ON public.driver USING btree (partition, search_key(name), id)
CREATE INDEX driver_by_update ON public.driver USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX driver_code_once ON public.driver USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX driver_home_depot ON public.driver USING btree (partition, home_depot_id)
CREATE UNIQUE INDEX driver_identity_once ON public.driver USING btree (partition, id_number_index) WHERE (id_number_index IS NOT NULL)
CREATE INDEX driver_inactive ON public.driver USING btree (partition, code) WHERE (NOT is_active)
CREATE INDEX driver_lacking ON public.driver USING btree (partition, code) WHERE lacks_paper
CREATE INDEX driver_pay_balance_of_driver ON public.driver_pay_balance USING btree (partition, driver_id)
CREATE UNIQUE INDEX driver_pay_balance_partition_run_id_driver_id_key ON public.driver_pay_balance USING btree (partition, run_id, driver_id)
CREATE UNIQUE INDEX driver_pay_balance_pkey ON public.driver_pay_balance USING btree (partition, id)
CREATE INDEX driver_pay_line_of_driver ON public.driver_pay_line USING btree (partition, driver_id, day DESC, id DESC)
CREATE INDEX driver_pay_line_of_load ON public.driver_pay_line USING btree (partition, load_id)
CREATE INDEX driver_pay_line_of_run ON public.driver_pay_line USING btree (partition, run_id, driver_id, day, load_id)
CREATE UNIQUE INDEX driver_pay_line_partition_run_id_load_id_driver_id_componen_key ON public.driver_pay_line USING btree (partition, run_id, load_id, driver_id, component)
CREATE UNIQUE INDEX driver_pay_line_pkey ON public.driver_pay_line USING btree (partition, id)
CREATE INDEX driver_pay_line_search ON public.driver_pay_line USING gin (partition, search gin_trgm_ops)
CREATE INDEX driver_pay_period ON public.driver_pay_run USING gist (partition, company_id, daterange(period_from, period_to, '[]'::text))
CREATE INDEX driver_pay_run_by_number ON public.driver_pay_run USING btree (partition, run_number, id)
CREATE INDEX driver_pay_run_by_period ON public.driver_pay_run USING btree (partition, period_to DESC, id DESC)
CREATE INDEX driver_pay_run_by_update ON public.driver_pay_run USING btree (partition, updated_at DESC, id DESC)
CREATE UNIQUE INDEX driver_pay_run_partition_company_id_run_number_key ON public.driver_pay_run USING btree (partition, company_id, run_number)
CREATE UNIQUE INDEX driver_pay_run_pkey ON public.driver_pay_run USING btree (partition, id)
CREATE INDEX driver_pay_run_search ON public.driver_pay_run USING gin (partition, search gin_trgm_ops)
CREATE INDEX driver_pay_run_waiting ON public.driver_pay_run USING btree (partition, submitted_at) WHERE (status = 'PENDING'::text)
CREATE UNIQUE INDEX driver_pay_statement_partition_run_id_driver_id_key ON public.driver_pay_statement USING btree (partition, run_id, driver_id)
CREATE UNIQUE INDEX driver_pay_statement_pkey ON public.driver_pay_statement USING btree (partition, id)
CREATE INDEX driver_pay_term_by_category ON public.driver_pay_term USING btree (partition, category_id) WHERE (category_id IS NOT NULL)
CREATE UNIQUE INDEX driver_pay_term_once ON public.driver_pay_term USING btree (partition, driver_id, valid_from) WHERE (NOT waits)
CREATE UNIQUE INDEX driver_pay_term_pkey ON public.driver_pay_term USING btree (partition, id)
CREATE UNIQUE INDEX driver_pay_term_waits_once ON public.driver_pay_term USING btree (partition, driver_id, valid_from) WHERE waits
CREATE UNIQUE INDEX driver_pkey ON public.driver USING btree (partition, id)
CREATE INDEX driver_rate_by_category ON public.driver_rate USING btree (partition, category_id, component)
CREATE INDEX driver_rate_by_driver ON public.driver_rate USING btree (partition, driver_id, component)
CREATE INDEX driver_rate_by_name ON public.driver_rate USING btree (partition, search_key(name), id)
CREATE INDEX driver_rate_by_update ON public.driver_rate USING btree (partition, updated_at, id)
CREATE INDEX driver_rate_category_by_basis ON public.driver_rate_category USING btree (partition, basis, code)
CREATE INDEX driver_rate_category_by_name ON public.driver_rate_category USING btree (partition, search_key(name), id)
CREATE INDEX driver_rate_category_by_update ON public.driver_rate_category USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX driver_rate_category_code_once ON public.driver_rate_category USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX driver_rate_category_inactive ON public.driver_rate_category USING btree (partition, code) WHERE (NOT is_active)
CREATE UNIQUE INDEX driver_rate_category_pkey ON public.driver_rate_category USING btree (partition, id)
CREATE INDEX driver_rate_category_search ON public.driver_rate_category USING gin (partition, search gin_trgm_ops)
CREATE UNIQUE INDEX driver_rate_code_once ON public.driver_rate USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX driver_rate_inactive ON public.driver_rate USING btree (partition, code) WHERE (NOT is_active)
CREATE INDEX driver_rate_period ON public.driver_rate USING gist (partition, COALESCE(category_id, driver_id, '00000000-0000-0000-0000-000000000000'::uuid), component, lower(vehicle_class), route_type, daterange(valid_from, valid_to, '[]'::text)) WHERE is_active
CREATE UNIQUE INDEX driver_rate_pkey ON public.driver_rate USING btree (partition, id)
CREATE INDEX driver_rate_search ON public.driver_rate USING gin (partition, search gin_trgm_ops)
CREATE INDEX driver_search ON public.driver USING gin (partition, search gin_trgm_ops)
CREATE INDEX driver_supplier ON public.driver USING btree (partition, supplier_id, code)
CREATE INDEX driver_trip_of_link ON public.driver_trip USING btree (partition, link_id)
CREATE INDEX driver_trip_of_load ON public.driver_trip USING btree (partition, load_id, sent_at)
CREATE UNIQUE INDEX driver_trip_open ON public.driver_trip USING btree (partition, load_id) WHERE (ended_at IS NULL)
CREATE UNIQUE INDEX driver_trip_pkey ON public.driver_trip USING btree (partition, id)
CREATE INDEX equipment_type_by_class ON public.equipment_type USING btree (partition, class, code)
CREATE INDEX equipment_type_by_name ON public.equipment_type USING btree (partition, search_key(name), id)
CREATE INDEX equipment_type_by_update ON public.equipment_type USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX equipment_type_code_once ON public.equipment_type USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX equipment_type_inactive ON public.equipment_type USING btree (partition, code) WHERE (NOT is_active)
CREATE UNIQUE INDEX equipment_type_pkey ON public.equipment_type USING btree (partition, id)
CREATE INDEX equipment_type_search ON public.equipment_type USING gin (partition, search gin_trgm_ops)
CREATE INDEX exchange_by_creation ON public.exchange USING btree (partition, created_at DESC, id DESC)
CREATE INDEX exchange_by_state ON public.exchange USING btree (partition, status, created_at DESC, id DESC)
CREATE INDEX exchange_due ON public.exchange USING btree (next_at) WHERE (next_at IS NOT NULL)
CREATE INDEX exchange_exports_due ON public.exchange USING btree (partition, company_id, next_at) WHERE ((purpose = 'export'::text) AND (next_at IS NOT NULL))
CREATE INDEX exchange_of_partner ON public.exchange USING btree (partition, partner_id, created_at DESC)
CREATE INDEX exchange_of_record ON public.exchange USING btree (partition, record_id)
CREATE UNIQUE INDEX exchange_partition_idempotency_key_key ON public.exchange USING btree (partition, idempotency_key)
CREATE INDEX exchange_partner_of_customer ON public.exchange_partner USING btree (partition, customer_id) WHERE (customer_id IS NOT NULL)
CREATE UNIQUE INDEX exchange_partner_one_accounting ON public.exchange_partner USING btree (partition, company_id) WHERE (kind = 'accounting'::text)
CREATE UNIQUE INDEX exchange_partner_one_authority ON public.exchange_partner USING btree (partition, company_id) WHERE ((kind = 'fiscal'::text) AND is_active)
CREATE UNIQUE INDEX exchange_partner_one_customer ON public.exchange_partner USING btree (partition, company_id, customer_id) WHERE ((kind = 'customer'::text) AND is_active)
CREATE UNIQUE INDEX exchange_partner_pkey ON public.exchange_partner USING btree (partition, id)
CREATE UNIQUE INDEX exchange_pkey ON public.exchange USING btree (partition, id)
CREATE INDEX exchange_rate_by_name ON public.exchange_rate USING btree (partition, search_key(name), id)
CREATE INDEX exchange_rate_by_update ON public.exchange_rate USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX exchange_rate_code_once ON public.exchange_rate USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX exchange_rate_inactive ON public.exchange_rate USING btree (partition, code) WHERE (NOT is_active)
CREATE UNIQUE INDEX exchange_rate_once ON public.exchange_rate USING btree (partition, currency, in_currency, day) WHERE is_active
CREATE UNIQUE INDEX exchange_rate_pkey ON public.exchange_rate USING btree (partition, id)
CREATE INDEX exchange_rate_search ON public.exchange_rate USING gin (partition, search gin_trgm_ops)
CREATE INDEX exchange_search ON public.exchange USING gin (partition, search gin_trgm_ops)
CREATE UNIQUE INDEX exchange_step_pkey ON public.exchange_step USING btree (partition, exchange_id, number)
CREATE INDEX file_token_by_token ON public.file_token USING btree (token_hash)
CREATE UNIQUE INDEX file_token_pkey ON public.file_token USING btree (partition, token_hash, "position")
CREATE INDEX fiscal_year_overlap ON public.fiscal_year USING gist (partition, company_id, daterange(first_day, last_day, '[]'::text))
CREATE UNIQUE INDEX fiscal_year_pkey ON public.fiscal_year USING btree (partition, id)
CREATE INDEX fleet_log_line_by_day ON public.fleet_log_line USING btree (partition, day)
CREATE INDEX fleet_log_line_chain ON public.fleet_log_line USING btree (partition, vehicle_id, start_km) WHERE ((kind = 'trip'::text) AND (status <> 'VOID'::text))
CREATE INDEX fleet_log_line_of_company ON public.fleet_log_line USING btree (partition, company_id, month)
CREATE INDEX fleet_log_line_of_driver ON public.fleet_log_line USING btree (partition, driver_id) WHERE (driver_id IS NOT NULL)
CREATE INDEX fleet_log_line_of_fills ON public.fleet_log_line USING btree (partition, vehicle_id, ended_at, id) WHERE (kind = 'fuel'::text)
CREATE UNIQUE INDEX fleet_log_line_of_load ON public.fleet_log_line USING btree (partition, load_id) WHERE ((load_id IS NOT NULL) AND (kind = 'trip'::text) AND (status <> 'VOID'::text) AND (reverses_id IS NULL) AND (NOT is_reversed))
CREATE UNIQUE INDEX fleet_log_line_of_slip ON public.fleet_log_line USING btree (partition, provider, slip_number) WHERE ((slip_number <> ''::text) AND (reverses_id IS NULL) AND (status <> 'VOID'::text) AND (NOT is_reversed))
CREATE INDEX fleet_log_line_of_vehicle ON public.fleet_log_line USING btree (partition, vehicle_id, month, ended_at)
CREATE UNIQUE INDEX fleet_log_line_pkey ON public.fleet_log_line USING btree (partition, id)
CREATE UNIQUE INDEX fleet_log_line_reversed_once ON public.fleet_log_line USING btree (partition, reverses_id) WHERE ((reverses_id IS NOT NULL) AND (status <> 'VOID'::text))
CREATE INDEX fleet_log_line_waiting ON public.fleet_log_line USING btree (partition, card) WHERE (status = 'WAITING'::text)
CREATE INDEX fleet_log_month_of_company ON public.fleet_log_month USING btree (partition, company_id, month)
CREATE INDEX fleet_log_month_of_journal ON public.fleet_log_month USING btree (partition, journal_id) WHERE (journal_id IS NOT NULL)
CREATE UNIQUE INDEX fleet_log_month_partition_vehicle_id_month_key ON public.fleet_log_month USING btree (partition, vehicle_id, month)
CREATE UNIQUE INDEX fleet_log_month_pkey ON public.fleet_log_month USING btree (partition, id)
CREATE UNIQUE INDEX fleet_slip_layout_partition_name_key ON public.fleet_slip_layout USING btree (partition, name)
CREATE UNIQUE INDEX fleet_slip_layout_pkey ON public.fleet_slip_layout USING btree (partition, id)
CREATE INDEX fleet_slip_photo_by_blob ON public.fleet_slip_photo USING btree (partition, blob_name)
CREATE UNIQUE INDEX fleet_slip_photo_partition_line_id_blob_name_key ON public.fleet_slip_photo USING btree (partition, line_id, blob_name)
CREATE UNIQUE INDEX fleet_slip_photo_pkey ON public.fleet_slip_photo USING btree (partition, id)
CREATE INDEX fuel_adjustment_by_company ON public.fuel_adjustment USING btree (partition, company_id)
CREATE INDEX fuel_adjustment_by_customer ON public.fuel_adjustment USING btree (partition, customer_id) WHERE (customer_id IS NOT NULL)
CREATE INDEX fuel_adjustment_by_day ON public.fuel_adjustment USING btree (partition, effective_from, id)
CREATE INDEX fuel_adjustment_line_by_clause ON public.fuel_adjustment_line USING btree (partition, clause_id)
CREATE INDEX fuel_adjustment_line_by_customer ON public.fuel_adjustment_line USING btree (partition, customer_id)
CREATE UNIQUE INDEX fuel_adjustment_line_partition_adjustment_id_customer_id_cl_key ON public.fuel_adjustment_line USING btree (partition, adjustment_id, customer_id, clause_id)
CREATE UNIQUE INDEX fuel_adjustment_line_pkey ON public.fuel_adjustment_line USING btree (partition, id)
CREATE INDEX fuel_adjustment_load_by_clause ON public.fuel_adjustment_load USING btree (partition, clause_id)
CREATE INDEX fuel_adjustment_load_by_customer ON public.fuel_adjustment_load USING btree (partition, customer_id, adjustment_id)
CREATE INDEX fuel_adjustment_load_by_load ON public.fuel_adjustment_load USING btree (partition, load_id)
CREATE UNIQUE INDEX fuel_adjustment_load_partition_adjustment_id_load_id_key ON public.fuel_adjustment_load USING btree (partition, adjustment_id, load_id)
CREATE UNIQUE INDEX fuel_adjustment_load_pkey ON public.fuel_adjustment_load USING btree (partition, id)
CREATE UNIQUE INDEX fuel_adjustment_no ON public.fuel_adjustment USING btree (partition, run_no)
CREATE UNIQUE INDEX fuel_adjustment_pkey ON public.fuel_adjustment USING btree (partition, id)
CREATE INDEX fuel_adjustment_search ON public.fuel_adjustment USING gin (partition, search gin_trgm_ops)
CREATE INDEX fuel_adjustment_waiting ON public.fuel_adjustment USING btree (partition, submitted_at) WHERE ((status = 'CALCULATED'::text) AND (submitted_at IS NOT NULL))
CREATE INDEX fuel_clause_by_customer ON public.fuel_clause USING btree (partition, customer_id) WHERE (customer_id IS NOT NULL)
CREATE INDEX fuel_clause_by_name ON public.fuel_clause USING btree (partition, search_key(name), id)
CREATE INDEX fuel_clause_by_supplier ON public.fuel_clause USING btree (partition, supplier_id) WHERE (supplier_id IS NOT NULL)
CREATE INDEX fuel_clause_by_update ON public.fuel_clause USING btree (partition, updated_at, id)
CREATE INDEX fuel_clause_change_of ON public.fuel_clause_change USING btree (partition, clause_id, id)
CREATE UNIQUE INDEX fuel_clause_change_once ON public.fuel_clause_change USING btree (partition, clause_id) WHERE (status = 'PENDING'::text)
CREATE UNIQUE INDEX fuel_clause_change_pkey ON public.fuel_clause_change USING btree (partition, id)
CREATE INDEX fuel_clause_change_waiting ON public.fuel_clause_change USING btree (partition, created_at) WHERE (status = 'PENDING'::text)
CREATE UNIQUE INDEX fuel_clause_code_once ON public.fuel_clause USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX fuel_clause_inactive ON public.fuel_clause USING btree (partition, code) WHERE (NOT is_active)
CREATE UNIQUE INDEX fuel_clause_pkey ON public.fuel_clause USING btree (partition, id)
CREATE INDEX fuel_clause_search ON public.fuel_clause USING gin (partition, search gin_trgm_ops)
CREATE INDEX fuel_clause_version_period ON public.fuel_clause_version USING gist (partition, clause_id, in_force) WHERE (superseded_at IS NULL)
CREATE UNIQUE INDEX fuel_clause_version_pkey ON public.fuel_clause_version USING btree (partition, id)
CREATE INDEX fuel_price_by_name ON public.fuel_price USING btree (partition, search_key(name), id)
CREATE INDEX fuel_price_by_update ON public.fuel_price USING btree (partition, updated_at, id)
CREATE INDEX fuel_price_change_of ON public.fuel_price_change USING btree (partition, fuel_price_id, id)
CREATE UNIQUE INDEX fuel_price_change_once ON public.fuel_price_change USING btree (partition, fuel_price_id) WHERE (status = 'PENDING'::text)
CREATE UNIQUE INDEX fuel_price_change_pkey ON public.fuel_price_change USING btree (partition, id)
CREATE INDEX fuel_price_change_waiting ON public.fuel_price_change USING btree (partition, created_at) WHERE (status = 'PENDING'::text)
CREATE UNIQUE INDEX fuel_price_code_once ON public.fuel_price USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX fuel_price_inactive ON public.fuel_price USING btree (partition, code) WHERE (NOT is_active)
CREATE UNIQUE INDEX fuel_price_once ON public.fuel_price USING btree (partition, fuel_type, region, zone, kind, effective_from) WHERE is_active
CREATE UNIQUE INDEX fuel_price_pkey ON public.fuel_price USING btree (partition, id)
CREATE INDEX fuel_price_search ON public.fuel_price USING gin (partition, search gin_trgm_ops)
CREATE INDEX git_certificate_file ON public.git_certificate USING btree (partition, blob_name) WHERE (blob_name IS NOT NULL)
CREATE INDEX git_certificate_of_supplier ON public.git_certificate USING btree (partition, supplier_id, uploaded_at)
CREATE UNIQUE INDEX git_certificate_pkey ON public.git_certificate USING btree (partition, id)
CREATE INDEX git_certificate_to_review ON public.git_certificate USING btree (partition, uploaded_at) WHERE (status = ANY (ARRAY['submitted'::text, 'pending'::text]))
CREATE INDEX git_reminder_of_supplier ON public.git_reminder USING btree (partition, supplier_id, sent_at)
CREATE UNIQUE INDEX git_reminder_pkey ON public.git_reminder USING btree (partition, certificate_id, days_before)
CREATE INDEX goods_line_of_load ON public.goods_line USING btree (partition, load_id)
CREATE INDEX goods_line_of_stop ON public.goods_line USING btree (partition, stop_id, line_number)
CREATE UNIQUE INDEX goods_line_pkey ON public.goods_line USING btree (partition, id)
CREATE INDEX idempotency_age ON public.idempotency USING btree (created_at)
CREATE UNIQUE INDEX idempotency_pkey ON public.idempotency USING btree (partition, actor, operation, key)
CREATE INDEX import_job_of_file ON public.import_job USING btree (partition, kind, file_hash)
CREATE INDEX import_job_of_kind ON public.import_job USING btree (partition, kind, created_at DESC)
CREATE UNIQUE INDEX import_job_pkey ON public.import_job USING btree (partition, id)
CREATE INDEX import_row_of_record ON public.import_row USING btree (partition, import_id, part_of) WHERE (part_of IS NOT NULL)
CREATE UNIQUE INDEX import_row_pkey ON public.import_row USING btree (partition, import_id, number)
CREATE UNIQUE INDEX import_template_name_once ON public.import_template USING btree (partition, company_id, kind, lower(name))
CREATE UNIQUE INDEX import_template_pkey ON public.import_template USING btree (partition, id)
CREATE INDEX incident_action_of_incident ON public.incident_action USING btree (partition, incident_id)
CREATE UNIQUE INDEX incident_action_once ON public.incident_action USING btree (partition, incident_id, code) WHERE (code <> ''::text)
CREATE UNIQUE INDEX incident_action_pkey ON public.incident_action USING btree (partition, id)
CREATE UNIQUE INDEX incident_call_partition_incident_id_place_key ON public.incident_call USING btree (partition, incident_id, place)
CREATE UNIQUE INDEX incident_call_pkey ON public.incident_call USING btree (partition, id)
CREATE UNIQUE INDEX incident_cost_partition_incident_id_line_key ON public.incident_cost USING btree (partition, incident_id, line)
CREATE UNIQUE INDEX incident_cost_pkey ON public.incident_cost USING btree (partition, id)
CREATE INDEX incident_file_of_incident ON public.incident_file USING btree (partition, incident_id)
CREATE UNIQUE INDEX incident_file_partition_blob_name_key ON public.incident_file USING btree (partition, blob_name)
CREATE UNIQUE INDEX incident_file_pkey ON public.incident_file USING btree (partition, id)
CREATE INDEX incident_note_of_incident ON public.incident_note USING btree (partition, incident_id, happened_at)
CREATE UNIQUE INDEX incident_note_pkey ON public.incident_note USING btree (partition, id)
CREATE UNIQUE INDEX incident_setting_pkey ON public.incident_setting USING btree (partition, company_id)
CREATE INDEX inspection_by_number ON public.inspection USING btree (partition, event_no, id)
CREATE INDEX inspection_by_outcome ON public.inspection USING btree (partition, outcome, decision, inspected_at, id)
CREATE INDEX inspection_by_time ON public.inspection USING btree (partition, inspected_at, id)
CREATE INDEX inspection_by_update ON public.inspection USING btree (partition, updated_at, id)
CREATE INDEX inspection_file_by_blob ON public.inspection_file USING btree (partition, blob_name)
CREATE INDEX inspection_file_of ON public.inspection_file USING btree (partition, inspection_id, id)
CREATE UNIQUE INDEX inspection_file_pkey ON public.inspection_file USING btree (partition, id)
CREATE INDEX inspection_file_to_come ON public.inspection_file USING btree (partition, load_id, device, source_file_id) WHERE (blob_name IS NULL)
CREATE UNIQUE INDEX inspection_of_device ON public.inspection USING btree (partition, load_id, device, source_inspection_id) WHERE (source_inspection_id <> ''::text)
CREATE INDEX inspection_of_load ON public.inspection USING btree (partition, load_id, inspected_at DESC, id DESC) WHERE (load_id IS NOT NULL)
CREATE INDEX inspection_of_vehicle ON public.inspection USING btree (partition, vehicle_id, inspected_at DESC)
CREATE UNIQUE INDEX inspection_partition_company_id_event_no_key ON public.inspection USING btree (partition, company_id, event_no)
CREATE UNIQUE INDEX inspection_pkey ON public.inspection USING btree (partition, id)
CREATE INDEX inspection_search ON public.inspection USING gin (partition, search gin_trgm_ops)
CREATE UNIQUE INDEX inspection_template_partition_company_id_version_key ON public.inspection_template USING btree (partition, company_id, version)
CREATE UNIQUE INDEX inspection_template_pkey ON public.inspection_template USING btree (partition, id)
CREATE INDEX invoice_by_day ON public.invoice USING btree (partition, tax_date DESC, id DESC)
CREATE INDEX invoice_by_update ON public.invoice USING btree (partition, updated_at DESC, id DESC)
CREATE INDEX invoice_dispute_of_invoice ON public.invoice_dispute USING btree (partition, invoice_id, raised_at)
CREATE UNIQUE INDEX invoice_dispute_open_once ON public.invoice_dispute USING btree (partition, invoice_id, COALESCE(line_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE (status = 'OPEN'::text)
CREATE UNIQUE INDEX invoice_dispute_pkey ON public.invoice_dispute USING btree (partition, id)
CREATE UNIQUE INDEX invoice_line_bills_once ON public.invoice_line USING btree (partition, charge_id) WHERE is_billed
CREATE INDEX invoice_line_of_line ON public.invoice_line USING btree (partition, of_line_id) WHERE (of_line_id IS NOT NULL)
CREATE INDEX invoice_line_of_load ON public.invoice_line USING btree (partition, load_id, invoice_id)
CREATE UNIQUE INDEX invoice_line_partition_invoice_id_line_key ON public.invoice_line USING btree (partition, invoice_id, line)
CREATE UNIQUE INDEX invoice_line_pkey ON public.invoice_line USING btree (partition, id)
CREATE UNIQUE INDEX invoice_logo_pkey ON public.invoice_logo USING btree (partition, sha256)
CREATE UNIQUE INDEX invoice_number_once ON public.invoice USING btree (partition, company_id, kind, number)
CREATE INDEX invoice_of_customer ON public.invoice USING btree (partition, customer_id, tax_date DESC, id DESC)
CREATE INDEX invoice_of_original ON public.invoice USING btree (partition, original_id) WHERE (original_id IS NOT NULL)
CREATE INDEX invoice_of_token ON public.invoice USING btree (verify_hash) WHERE (verify_hash <> ''::text)
CREATE UNIQUE INDEX invoice_pkey ON public.invoice USING btree (partition, id)
CREATE INDEX invoice_run_newest ON public.invoice_run USING btree (partition, started_at DESC)
CREATE UNIQUE INDEX invoice_run_pkey ON public.invoice_run USING btree (partition, id)
CREATE INDEX invoice_search ON public.invoice USING gin (partition, search gin_trgm_ops)
CREATE INDEX invoice_send_of_invoice ON public.invoice_send USING btree (partition, invoice_id, sent_at)
CREATE UNIQUE INDEX invoice_send_partition_invoice_id_method_recipient_attempt_key ON public.invoice_send USING btree (partition, invoice_id, method, recipient, attempt)
CREATE UNIQUE INDEX invoice_send_pkey ON public.invoice_send USING btree (partition, id)
CREATE INDEX invoice_waiting ON public.invoice USING btree (partition, created_at) WHERE (status = ANY (ARRAY['DRAFT'::text, 'APPROVED'::text]))
CREATE INDEX item_master_by_group ON public.item_master USING btree (partition, item_group, code)
CREATE INDEX item_master_by_name ON public.item_master USING btree (partition, search_key(name), id)
CREATE INDEX item_master_by_update ON public.item_master USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX item_master_code_once ON public.item_master USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX item_master_inactive ON public.item_master USING btree (partition, code) WHERE (NOT is_active)
CREATE UNIQUE INDEX item_master_pkey ON public.item_master USING btree (partition, id)
CREATE INDEX item_master_profit_centre ON public.item_master USING btree (partition, profit_centre_id)
CREATE INDEX item_master_search ON public.item_master USING gin (partition, search gin_trgm_ops)
CREATE INDEX journal_account_by_class ON public.journal_account USING btree (partition, class, code)
CREATE INDEX journal_account_by_name ON public.journal_account USING btree (partition, search_key(name), id)
CREATE INDEX journal_account_by_update ON public.journal_account USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX journal_account_code_once ON public.journal_account USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX journal_account_inactive ON public.journal_account USING btree (partition, code) WHERE (NOT is_active)
CREATE UNIQUE INDEX journal_account_of_role ON public.journal_account USING btree (partition, role) WHERE (role <> ''::text)
CREATE UNIQUE INDEX journal_account_pkey ON public.journal_account USING btree (partition, id)
CREATE INDEX journal_account_search ON public.journal_account USING gin (partition, search gin_trgm_ops)
CREATE INDEX journal_by_day ON public.journal USING btree (partition, company_id, posting_date DESC, number DESC)
CREATE INDEX journal_line_of_account ON public.journal_line USING btree (partition, company_id, account_id, posting_date DESC, journal_number DESC, line DESC) INCLUDE (amount, profit_centre_id)
CREATE INDEX journal_line_of_centre ON public.journal_line USING btree (partition, profit_centre_id, account_id, posting_date DESC, journal_number DESC, line DESC) WHERE (profit_centre_id IS NOT NULL)
CREATE INDEX journal_line_of_load ON public.journal_line USING btree (partition, load_id, posting_date DESC, journal_number DESC, line DESC) WHERE (load_id IS NOT NULL)
CREATE INDEX journal_line_of_party ON public.journal_line USING btree (partition, party_id, posting_date DESC, journal_number DESC, line DESC) WHERE (party_id IS NOT NULL)
CREATE UNIQUE INDEX journal_line_pkey ON public.journal_line USING btree (partition, journal_id, line)
CREATE UNIQUE INDEX journal_once ON public.journal USING btree (partition, company_id, source, source_id, event)
CREATE UNIQUE INDEX journal_partition_company_id_number_key ON public.journal USING btree (partition, company_id, number)
CREATE UNIQUE INDEX journal_pkey ON public.journal USING btree (partition, id)
CREATE UNIQUE INDEX journal_proposal_accrued_once ON public.journal_proposal USING btree (partition, period_id) WHERE ((kind = 'accrual'::text) AND (status <> 'REJECTED'::text))
CREATE INDEX journal_proposal_by_date ON public.journal_proposal USING btree (partition, posting_date DESC, id DESC)
CREATE INDEX journal_proposal_by_number ON public.journal_proposal USING btree (partition, number, id)
CREATE INDEX journal_proposal_by_update ON public.journal_proposal USING btree (partition, updated_at DESC, id DESC)
CREATE UNIQUE INDEX journal_proposal_line_pkey ON public.journal_proposal_line USING btree (partition, proposal_id, row_no)
CREATE INDEX journal_proposal_of_period ON public.journal_proposal USING btree (partition, period_id) WHERE (period_id IS NOT NULL)
CREATE INDEX journal_proposal_of_repeat ON public.journal_proposal USING btree (partition, repeat_of) WHERE (repeat_of IS NOT NULL)
CREATE INDEX journal_proposal_of_spread ON public.journal_proposal USING btree (partition, spread_of) WHERE (spread_of IS NOT NULL)
CREATE INDEX journal_proposal_open ON public.journal_proposal USING btree (partition, company_id, posting_date) WHERE (status <> 'POSTED'::text)
CREATE UNIQUE INDEX journal_proposal_partition_company_id_number_key ON public.journal_proposal USING btree (partition, company_id, number)
CREATE UNIQUE INDEX journal_proposal_pkey ON public.journal_proposal USING btree (partition, id)
CREATE UNIQUE INDEX journal_proposal_reference ON public.journal_proposal USING btree (partition, company_id, upper(reference)) WHERE (reference <> ''::text)
CREATE INDEX journal_proposal_search ON public.journal_proposal USING gin (partition, search gin_trgm_ops)
CREATE INDEX journal_proposal_to_repeat ON public.journal_proposal USING btree (partition, company_id) WHERE ((status = 'POSTED'::text) AND (repeat_until IS NOT NULL))
CREATE INDEX journal_proposal_to_reverse ON public.journal_proposal USING btree (partition, company_id, reverse_on) WHERE ((status = 'POSTED'::text) AND (reverse_on IS NOT NULL) AND (reversed_at IS NULL))
CREATE INDEX journal_proposal_waiting ON public.journal_proposal USING btree (partition, submitted_at) WHERE (status = 'SUBMITTED'::text)
CREATE UNIQUE INDEX journal_proposal_year_end_waits ON public.journal_proposal USING btree (partition, period_id) WHERE ((kind = 'yearEnd'::text) AND (status <> 'POSTED'::text))
CREATE UNIQUE INDEX journal_reversed_once ON public.journal USING btree (partition, reversal_of) WHERE (reversal_of IS NOT NULL)
CREATE UNIQUE INDEX journal_template_line_pkey ON public.journal_template_line USING btree (partition, template_id, row_no)
CREATE UNIQUE INDEX journal_template_name ON public.journal_template USING btree (partition, company_id, lower(name))
CREATE UNIQUE INDEX journal_template_pkey ON public.journal_template USING btree (partition, id)
CREATE INDEX ledger_balance_of_account ON public.ledger_balance USING btree (partition, account_id)
CREATE UNIQUE INDEX ledger_balance_pkey ON public.ledger_balance USING btree (partition, company_id, period_id, account_id, centre_id, closes_year, slot)
CREATE INDEX link_board ON public.link USING btree (partition, kind, created_at DESC)
CREATE INDEX link_by_token ON public.link USING btree (token_hash)
CREATE UNIQUE INDEX link_draft_pkey ON public.link_draft USING btree (partition, link_id, step)
CREATE INDEX link_of_subject ON public.link USING btree (partition, kind, subject_id, created_at DESC) WHERE (subject_id IS NOT NULL)
CREATE UNIQUE INDEX link_pkey ON public.link USING btree (partition, id)
CREATE UNIQUE INDEX link_reminder_pkey ON public.link_reminder USING btree (partition, link_id, day)
CREATE INDEX link_subject ON public.link USING btree (partition, kind, subject_id) WHERE (status = 'pending'::text)
CREATE INDEX link_token_by_token ON public.link_token USING btree (token_hash)
CREATE UNIQUE INDEX link_token_pkey ON public.link_token USING btree (partition, link_id, token_hash)
CREATE INDEX link_waiting ON public.link USING btree (partition, company_id, sent_at) WHERE (status = 'pending'::text)
CREATE INDEX load_by_centre ON public.load USING btree (partition, profit_centre_id, load_at DESC, id DESC)
CREATE INDEX load_by_co_driver ON public.load USING btree (partition, co_driver_id) WHERE (co_driver_id IS NOT NULL)
CREATE INDEX load_by_commodity ON public.load USING btree (partition, commodity_type_id)
CREATE INDEX load_by_creator ON public.load USING btree (partition, created_by_id, load_at DESC, id DESC) WHERE (created_by_id IS NOT NULL)
CREATE INDEX load_by_customer ON public.load USING btree (partition, customer_id, load_at DESC, id DESC)
CREATE INDEX load_by_driver ON public.load USING btree (partition, driver_id, load_at DESC, id DESC) WHERE (driver_id IS NOT NULL)
CREATE INDEX load_by_equipment ON public.load USING btree (partition, equipment_type_id)
CREATE INDEX load_by_number ON public.load USING btree (partition, load_number, id)
CREATE INDEX load_by_order_type ON public.load USING btree (partition, order_type_id)
CREATE INDEX load_by_status ON public.load USING btree (partition, status, load_at, id)
CREATE INDEX load_by_supplier ON public.load USING btree (partition, supplier_id, load_at DESC, id DESC) WHERE (supplier_id IS NOT NULL)
CREATE INDEX load_by_time ON public.load USING btree (partition, load_at DESC, id DESC)
CREATE INDEX load_by_trailer1 ON public.load USING btree (partition, trailer1_id) WHERE (trailer1_id IS NOT NULL)
CREATE INDEX load_by_trailer2 ON public.load USING btree (partition, trailer2_id) WHERE (trailer2_id IS NOT NULL)
CREATE INDEX load_by_update ON public.load USING btree (partition, updated_at, id)
CREATE INDEX load_by_vehicle ON public.load USING btree (partition, vehicle_id, load_at DESC, id DESC) WHERE (vehicle_id IS NOT NULL)
CREATE INDEX load_by_way ON public.load USING btree (partition, origin, destination, supplier_id, load_at DESC) WHERE ((supplier_id IS NOT NULL) AND (buy_net > 0))
CREATE INDEX load_charge_of_load ON public.load_charge USING btree (partition, load_id, side, line_number)
CREATE UNIQUE INDEX load_charge_pkey ON public.load_charge USING btree (partition, id)
CREATE INDEX load_event_by_time ON public.load_event USING btree (partition, occurred_at DESC, id DESC)
CREATE INDEX load_event_late ON public.load_event USING btree (partition, occurred_at DESC, id DESC) WHERE (minutes_late > 15)
CREATE UNIQUE INDEX load_event_of_device ON public.load_event USING btree (partition, load_id, source_device, source_event_id) WHERE (source_device <> ''::text)
CREATE INDEX load_event_of_load ON public.load_event USING btree (partition, load_id, occurred_at, id)
CREATE UNIQUE INDEX load_event_pkey ON public.load_event USING btree (partition, id)
CREATE UNIQUE INDEX load_event_superseded_once ON public.load_event USING btree (partition, supersedes_id) WHERE (supersedes_id IS NOT NULL)
CREATE INDEX load_exposure ON public.load USING btree (partition, customer_id) INCLUDE (sell_gross, hold_types, status) WHERE (status = ANY (ARRAY['READY'::text, 'TENDERED'::text, 'BOOKED'::text, 'ASSIGNED'::text, 'DISPATCHED'::text, 'IN_TRANSIT'::text]))
CREATE UNIQUE INDEX load_external_reference_once ON public.load USING btree (partition, company_id, external_reference) WHERE (external_reference <> ''::text)
CREATE INDEX load_held ON public.load USING btree (partition, load_at, id) WHERE (hold_types <> '{}'::text[])
CREATE UNIQUE INDEX load_hold_credit_once ON public.load_hold USING btree (partition, load_id) WHERE ((type = 'CREDIT'::text) AND (released_at IS NULL))
CREATE INDEX load_hold_of_load ON public.load_hold USING btree (partition, load_id, placed_at)
CREATE UNIQUE INDEX load_hold_paper_once ON public.load_hold USING btree (partition, load_id) WHERE ((type = 'DOCUMENT'::text) AND (source = 'rule'::text) AND (released_at IS NULL))
CREATE UNIQUE INDEX load_hold_pkey ON public.load_hold USING btree (partition, id)
CREATE INDEX load_open ON public.load USING btree (partition, load_at, id) INCLUDE (status, is_late, eta, next_due_at, supplier_id, customer_id, profit_centre_id) WHERE (status = ANY (ARRAY['DRAFT'::text, 'READY'::text, 'TENDERED'::text, 'BOOKED'::text, 'ASSIGNED'::text, 'DISPATCHED'::text, 'IN_TRANSIT'::text]))
CREATE INDEX load_override_of_load ON public.load_override USING btree (partition, load_id)
CREATE UNIQUE INDEX load_override_pkey ON public.load_override USING btree (partition, id)
CREATE INDEX load_paper_request_of_company ON public.load_paper_request USING btree (partition, company_id)
CREATE INDEX load_paper_request_of_load ON public.load_paper_request USING btree (partition, load_id, asked_at)
CREATE UNIQUE INDEX load_paper_request_open ON public.load_paper_request USING btree (partition, load_id, asked_of) WHERE (ended_at IS NULL)
CREATE UNIQUE INDEX load_paper_request_pkey ON public.load_paper_request USING btree (partition, id)
CREATE UNIQUE INDEX load_partition_company_id_load_number_key ON public.load USING btree (partition, company_id, load_number)
CREATE UNIQUE INDEX load_pkey ON public.load USING btree (partition, id)
CREATE INDEX load_rating_by_rate ON public.load_rating USING btree (partition, rate_id, made_at) WHERE (rate_id IS NOT NULL)
CREATE INDEX load_rating_of_load ON public.load_rating USING btree (partition, load_id, side, id DESC)
CREATE UNIQUE INDEX load_rating_pkey ON public.load_rating USING btree (partition, id)
CREATE INDEX load_search ON public.load USING gin (partition, search gin_trgm_ops)
CREATE INDEX load_silent ON public.load USING btree (partition, last_event_at, id) WHERE (status = ANY (ARRAY['DISPATCHED'::text, 'IN_TRANSIT'::text]))
CREATE INDEX load_standing_of_load ON public.load_standing USING btree (partition, load_id)
CREATE UNIQUE INDEX load_standing_pkey ON public.load_standing USING btree (partition, stop_id)
CREATE INDEX load_template_by_customer ON public.load_template USING btree (partition, customer_id)
CREATE INDEX load_template_draft_of_load ON public.load_template_draft USING btree (partition, load_id)
CREATE UNIQUE INDEX load_template_draft_pkey ON public.load_template_draft USING btree (partition, template_id, day)
CREATE UNIQUE INDEX load_template_name_once ON public.load_template USING btree (partition, company_id, lower(name))
CREATE UNIQUE INDEX load_template_pkey ON public.load_template USING btree (partition, id)
CREATE INDEX load_template_search ON public.load_template USING gin (partition, search gin_trgm_ops)
CREATE INDEX load_tender_ending ON public.load USING btree (partition, tender_ends_at) WHERE ((status = 'TENDERED'::text) AND (tender_status = 'OPEN'::text))
CREATE INDEX load_to_invoice ON public.load USING btree (partition, delivered_at, id) WHERE ((customer_billing = ANY (ARRAY['NOT_READY'::text, 'READY'::text, 'ON_HOLD'::text, 'SENT_BACK'::text])) AND (delivered_at IS NOT NULL))
CREATE INDEX load_unbilled ON public.load USING btree (partition, customer_id, delivered_at) INCLUDE (sell_gross) WHERE ((status = ANY (ARRAY['DELIVERED'::text, 'CLOSED'::text])) AND (customer_billing = ANY (ARRAY['NOT_READY'::text, 'READY'::text, 'IN_REVIEW'::text, 'ON_HOLD'::text, 'SENT_BACK'::text])))
CREATE INDEX load_unbilled_by_time ON public.load USING btree (partition, load_at, id) WHERE ((status = ANY (ARRAY['DELIVERED'::text, 'CLOSED'::text])) AND (customer_billing = ANY (ARRAY['NOT_READY'::text, 'READY'::text, 'IN_REVIEW'::text, 'ON_HOLD'::text, 'SENT_BACK'::text])))
CREATE INDEX load_with_proof_in_hand ON public.load USING btree (partition, load_at, id) WHERE (pod_status = ANY (ARRAY['podSubmitted'::text, 'WAIVED'::text]))
CREATE INDEX load_without_proof ON public.load USING btree (partition, load_at, id) WHERE (pod_status = ANY (ARRAY['AWAITED'::text, 'podRejected'::text]))
CREATE INDEX location_by_name ON public.location USING btree (partition, search_key(name), id)
CREATE INDEX location_by_pin ON public.location USING btree (partition, latitude, longitude) WHERE (latitude IS NOT NULL)
CREATE INDEX location_by_region ON public.location USING btree (partition, country, region, code)
CREATE INDEX location_by_type ON public.location USING btree (partition, type, code)
CREATE INDEX location_by_update ON public.location USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX location_code_once ON public.location USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX location_customer ON public.location USING btree (partition, customer_id, code) WHERE (customer_id IS NOT NULL)
CREATE INDEX location_inactive ON public.location USING btree (partition, code) WHERE (NOT is_active)
CREATE UNIQUE INDEX location_other_side ON public.location USING btree (partition, other_side_id) WHERE (other_side_id IS NOT NULL)
CREATE UNIQUE INDEX location_pkey ON public.location USING btree (partition, id)
CREATE INDEX location_search ON public.location USING gin (partition, search gin_trgm_ops)
CREATE UNIQUE INDEX message_text_pkey ON public.message_text USING btree (partition, company_id, catalogue, key, language)
CREATE UNIQUE INDEX migration_pkey ON public.migration USING btree (name)
CREATE INDEX named_resource_of_load ON public.named_resource USING btree (partition, load_id)
CREATE UNIQUE INDEX named_resource_pkey ON public.named_resource USING btree (partition, kind, resource_id)
CREATE UNIQUE INDEX number_series_pkey ON public.number_series USING btree (partition, company_id, kind)
CREATE UNIQUE INDEX odometer_offset_partition_vehicle_id_device_id_at_key ON public.odometer_offset USING btree (partition, vehicle_id, device_id, at)
CREATE UNIQUE INDEX odometer_offset_pkey ON public.odometer_offset USING btree (partition, id)
CREATE INDEX odometer_reading_by_time ON public.odometer_reading USING btree (partition, at DESC, id DESC)
CREATE INDEX odometer_reading_counted ON public.odometer_reading USING btree (partition, vehicle_id, at) WHERE ((doubt = ''::text) AND (withdrawn_at IS NULL))
CREATE INDEX odometer_reading_of_vehicle ON public.odometer_reading USING btree (partition, vehicle_id, at DESC, id DESC)
CREATE UNIQUE INDEX odometer_reading_once ON public.odometer_reading USING btree (partition, source, source_id) WHERE ((source_id <> ''::text) AND (withdrawn_at IS NULL))
CREATE UNIQUE INDEX odometer_reading_pkey ON public.odometer_reading USING btree (partition, id)
CREATE INDEX one_time_code_number ON public.one_time_code USING btree (partition, number_index, created_at DESC)
CREATE UNIQUE INDEX one_time_code_pkey ON public.one_time_code USING btree (partition, id)
CREATE INDEX one_time_code_recent ON public.one_time_code USING btree (partition, created_at DESC)
CREATE INDEX one_time_code_subject ON public.one_time_code USING btree (partition, subject_id, created_at DESC)
CREATE INDEX open_item_by_day ON public.open_item USING btree (partition, company_id, party_kind, posting_date) INCLUDE (kind, base_amount, party_id)
CREATE UNIQUE INDEX open_item_of_allocation ON public.open_item USING btree (partition, document_id) WHERE (kind = 'exchange'::text)
CREATE INDEX open_item_of_journal ON public.open_item USING btree (partition, journal_id)
CREATE INDEX open_item_of_party ON public.open_item USING btree (partition, company_id, party_kind, party_id, due_date)
CREATE UNIQUE INDEX open_item_pkey ON public.open_item USING btree (partition, id)
CREATE INDEX open_item_span_of_day ON public.open_item_span USING btree (partition, company_id, party_kind, until_day, from_day) INCLUDE (party_id, due_date, kind, base_open)
CREATE INDEX open_item_span_of_party ON public.open_item_span USING btree (partition, party_id, until_day) INCLUDE (party_kind, company_id, due_date, base_open)
CREATE UNIQUE INDEX open_item_span_pkey ON public.open_item_span USING btree (partition, item_id, from_day)
CREATE INDEX order_type_by_module ON public.order_type USING btree (partition, module, code)
CREATE INDEX order_type_by_name ON public.order_type USING btree (partition, search_key(name), id)
CREATE INDEX order_type_by_update ON public.order_type USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX order_type_code_once ON public.order_type USING btree (partition, code) INCLUDE (id, is_active)
CREATE UNIQUE INDEX order_type_equipment_type_ids_pkey ON public.order_type_equipment_type_ids USING btree (partition, order_type_id, equipment_type_id)
CREATE INDEX order_type_equipment_type_ids_used ON public.order_type_equipment_type_ids USING btree (partition, equipment_type_id)
CREATE INDEX order_type_inactive ON public.order_type USING btree (partition, code) WHERE (NOT is_active)
CREATE INDEX order_type_item ON public.order_type USING btree (partition, default_item_id)
CREATE UNIQUE INDEX order_type_pkey ON public.order_type USING btree (partition, id)
CREATE INDEX order_type_profit_centre ON public.order_type USING btree (partition, default_profit_centre_id)
CREATE INDEX order_type_search ON public.order_type USING gin (partition, search gin_trgm_ops)
CREATE INDEX outgoing_message_link ON public.outgoing_message USING btree (partition, link_id) WHERE (link_id IS NOT NULL)
CREATE UNIQUE INDEX outgoing_message_pkey ON public.outgoing_message USING btree (partition, id)
CREATE INDEX outgoing_message_recent ON public.outgoing_message USING btree (partition, created_at DESC)
CREATE INDEX packing_type_by_name ON public.packing_type USING btree (partition, search_key(name), id)
CREATE INDEX packing_type_by_unit ON public.packing_type USING btree (partition, unit, code)
CREATE INDEX packing_type_by_update ON public.packing_type USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX packing_type_code_once ON public.packing_type USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX packing_type_inactive ON public.packing_type USING btree (partition, code) WHERE (NOT is_active)
CREATE UNIQUE INDEX packing_type_pkey ON public.packing_type USING btree (partition, id)
CREATE INDEX packing_type_search ON public.packing_type USING gin (partition, search gin_trgm_ops)
CREATE INDEX pay_rate_change_of ON public.pay_rate_change USING btree (partition, owner_id, id)
CREATE UNIQUE INDEX pay_rate_change_once ON public.pay_rate_change USING btree (partition, owner_id) WHERE (status = 'PENDING'::text)
CREATE UNIQUE INDEX pay_rate_change_pkey ON public.pay_rate_change USING btree (partition, id)
CREATE INDEX pay_rate_change_waiting ON public.pay_rate_change USING btree (partition, created_at) WHERE (status = 'PENDING'::text)
CREATE INDEX pay_rate_version_period ON public.pay_rate_version USING gist (partition, owner_id, in_force) WHERE (superseded_at IS NULL)
CREATE UNIQUE INDEX pay_rate_version_pkey ON public.pay_rate_version USING btree (partition, id)
CREATE INDEX payment_item_of_payment ON public.payment_item USING btree (partition, payment_id)
CREATE INDEX payment_item_of_run ON public.payment_item USING btree (partition, run_id)
CREATE UNIQUE INDEX payment_item_once ON public.payment_item USING btree (partition, item_id) WHERE is_live
CREATE UNIQUE INDEX payment_item_pkey ON public.payment_item USING btree (partition, id)
CREATE INDEX payment_of_bank_version ON public.payment USING btree (partition, bank_version_id) WHERE (bank_version_id IS NOT NULL)
CREATE INDEX payment_of_item ON public.payment USING btree (partition, item_id) WHERE (item_id IS NOT NULL)
CREATE INDEX payment_of_supplier ON public.payment USING btree (partition, supplier_id)
CREATE UNIQUE INDEX payment_once ON public.payment USING btree (partition, run_id, supplier_id, item_id) NULLS NOT DISTINCT
CREATE UNIQUE INDEX payment_pkey ON public.payment USING btree (partition, id)
CREATE INDEX payment_promise_of_company ON public.payment_promise USING btree (partition, company_id, due_day)
CREATE INDEX payment_promise_of_customer ON public.payment_promise USING btree (partition, customer_id, made_on DESC)
CREATE UNIQUE INDEX payment_promise_pkey ON public.payment_promise USING btree (partition, id)
CREATE UNIQUE INDEX payment_rule_pkey ON public.payment_rule USING btree (partition, company_id)
CREATE INDEX payment_run_by_day ON public.payment_run USING btree (partition, pay_day DESC, id DESC)
CREATE INDEX payment_run_by_number ON public.payment_run USING btree (partition, run_number, id)
CREATE INDEX payment_run_by_update ON public.payment_run USING btree (partition, updated_at DESC, id DESC)
CREATE INDEX payment_run_of_account ON public.payment_run USING btree (partition, bank_account_id)
CREATE INDEX payment_run_of_journal ON public.payment_run USING btree (partition, journal_id) WHERE (journal_id IS NOT NULL)
CREATE UNIQUE INDEX payment_run_partition_company_id_run_number_key ON public.payment_run USING btree (partition, company_id, run_number)
CREATE UNIQUE INDEX payment_run_pkey ON public.payment_run USING btree (partition, id)
CREATE INDEX payment_run_search ON public.payment_run USING gin (partition, search gin_trgm_ops)
CREATE INDEX payment_run_waiting ON public.payment_run USING btree (partition, submitted_at) WHERE (status = 'PENDING'::text)
CREATE UNIQUE INDEX payment_signature_partition_run_id_digest_signed_by_id_key ON public.payment_signature USING btree (partition, run_id, digest, signed_by_id)
CREATE UNIQUE INDEX payment_signature_pkey ON public.payment_signature USING btree (partition, id)
CREATE UNIQUE INDEX period_posting_partition_period_id_area_key ON public.period_posting USING btree (partition, period_id, area)
CREATE UNIQUE INDEX period_posting_pkey ON public.period_posting USING btree (partition, id)
CREATE UNIQUE INDEX place_city_pkey ON public.place_city USING btree (region_code, name)
CREATE UNIQUE INDEX place_country_name_key ON public.place_country USING btree (name)
CREATE UNIQUE INDEX place_country_pkey ON public.place_country USING btree (code)
CREATE UNIQUE INDEX place_region_country_code_name_key ON public.place_region USING btree (country_code, name)
CREATE UNIQUE INDEX place_region_pkey ON public.place_region USING btree (code)
CREATE UNIQUE INDEX place_source_pkey ON public.place_source USING btree (id)
CREATE INDEX pod_asked ON public.pod USING btree (partition, asked_from, id) WHERE ((asked_from IS NOT NULL) AND (status = ANY (ARRAY['AWAITED'::text, 'podRejected'::text])))
CREATE INDEX pod_by_sender ON public.pod USING btree (partition, sender_supplier_id) WHERE (sender_supplier_id IS NOT NULL)
CREATE INDEX pod_by_state ON public.pod USING btree (partition, status, since, id) INCLUDE (load_id)
CREATE INDEX pod_by_update ON public.pod USING btree (partition, updated_at, id)
CREATE INDEX pod_file_by_blob ON public.pod_file USING btree (partition, blob_name)
CREATE INDEX pod_file_by_hash ON public.pod_file USING btree (partition, sha256)
CREATE INDEX pod_file_of_pod ON public.pod_file USING btree (partition, pod_id, uploaded_at, id)
CREATE UNIQUE INDEX pod_file_partition_pod_id_blob_name_key ON public.pod_file USING btree (partition, pod_id, blob_name)
CREATE UNIQUE INDEX pod_file_pkey ON public.pod_file USING btree (partition, id)
CREATE INDEX pod_mail_by_time ON public.pod_mail USING btree (partition, mailbox_id, read_at)
CREATE UNIQUE INDEX pod_mail_pkey ON public.pod_mail USING btree (partition, mailbox_id, uid_validity, uid)
CREATE UNIQUE INDEX pod_mailbox_partition_company_id_key ON public.pod_mailbox USING btree (partition, company_id)
CREATE UNIQUE INDEX pod_mailbox_pkey ON public.pod_mailbox USING btree (partition, id)
CREATE INDEX pod_of_load ON public.pod USING btree (partition, load_id)
CREATE UNIQUE INDEX pod_once ON public.pod USING btree (partition, load_id, COALESCE(stop_id, '00000000-0000-0000-0000-000000000000'::uuid), reference) WHERE ((load_id IS NOT NULL) AND (status <> ALL (ARRAY['UNMATCHED'::text, 'SUPERSEDED'::text, 'VOID'::text])))
CREATE INDEX pod_pack_by_time ON public.pod_pack USING btree (partition, asked_at, id)
CREATE INDEX pod_pack_by_update ON public.pod_pack USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX pod_pack_mail_pkey ON public.pod_pack_mail USING btree (partition, pack_id, part, recipient)
CREATE INDEX pod_pack_of_load ON public.pod_pack USING btree (partition, load_id, asked_at)
CREATE INDEX pod_pack_open ON public.pod_pack USING btree (partition, status, asked_at, id) WHERE (status <> 'SENT'::text)
CREATE UNIQUE INDEX pod_pack_pkey ON public.pod_pack USING btree (partition, id)
CREATE INDEX pod_pack_search ON public.pod_pack USING gin (partition, search gin_trgm_ops)
CREATE UNIQUE INDEX pod_pkey ON public.pod USING btree (partition, id)
CREATE UNIQUE INDEX pod_reminder_pkey ON public.pod_reminder USING btree (partition, pod_id, round, day)
CREATE INDEX pod_search ON public.pod USING gin (partition, search gin_trgm_ops)
CREATE INDEX posting_period_by_day ON public.posting_period USING btree (partition, company_id, first_day, no)
CREATE INDEX posting_period_overlap ON public.posting_period USING gist (partition, company_id, daterange(first_day, last_day, '[]'::text)) WHERE (no < 13)
CREATE UNIQUE INDEX posting_period_partition_year_id_no_key ON public.posting_period USING btree (partition, year_id, no)
CREATE UNIQUE INDEX posting_period_pkey ON public.posting_period USING btree (partition, id)
CREATE INDEX profit_centre_by_manager_id ON public.profit_centre USING btree (partition, manager_id) WHERE (manager_id IS NOT NULL)
CREATE INDEX profit_centre_by_name ON public.profit_centre USING btree (partition, search_key(name), id)
CREATE INDEX profit_centre_by_type ON public.profit_centre USING btree (partition, type, code)
CREATE INDEX profit_centre_by_update ON public.profit_centre USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX profit_centre_code_once ON public.profit_centre USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX profit_centre_inactive ON public.profit_centre USING btree (partition, code) WHERE (NOT is_active)
CREATE INDEX profit_centre_parent ON public.profit_centre USING btree (partition, parent_id)
CREATE UNIQUE INDEX profit_centre_pkey ON public.profit_centre USING btree (partition, id)
CREATE INDEX profit_centre_search ON public.profit_centre USING gin (partition, search gin_trgm_ops)
CREATE INDEX purchase_deduction_answer_of ON public.purchase_deduction_answer USING btree (partition, deduction_id)
CREATE UNIQUE INDEX purchase_deduction_answer_partition_credit_note_id_deductio_key ON public.purchase_deduction_answer USING btree (partition, credit_note_id, deduction_id)
CREATE UNIQUE INDEX purchase_deduction_answer_pkey ON public.purchase_deduction_answer USING btree (partition, id)
CREATE INDEX purchase_invoice_by_day ON public.purchase_invoice USING btree (partition, invoice_date DESC, id DESC)
CREATE INDEX purchase_invoice_by_due_date ON public.purchase_invoice USING btree (partition, due_date, id)
CREATE INDEX purchase_invoice_by_gross ON public.purchase_invoice USING btree (partition, gross DESC, id DESC)
CREATE INDEX purchase_invoice_by_update ON public.purchase_invoice USING btree (partition, updated_at DESC, id DESC)
CREATE INDEX purchase_invoice_claimed ON public.purchase_invoice USING btree (partition, company_id, posting_date) WHERE (vat_claimed > 0)
CREATE INDEX purchase_invoice_deduction_of ON public.purchase_invoice_deduction USING btree (partition, purchase_invoice_id, made_at)
CREATE INDEX purchase_invoice_deduction_of_run ON public.purchase_invoice_deduction USING btree (partition, run_id) WHERE (run_id IS NOT NULL)
CREATE UNIQUE INDEX purchase_invoice_deduction_pkey ON public.purchase_invoice_deduction USING btree (partition, id)
CREATE UNIQUE INDEX purchase_invoice_line_charge_once ON public.purchase_invoice_line USING btree (partition, purchase_invoice_id, charge_id) WHERE (charge_id IS NOT NULL)
CREATE INDEX purchase_invoice_line_of_charge ON public.purchase_invoice_line USING btree (partition, charge_id) WHERE (charge_id IS NOT NULL)
CREATE INDEX purchase_invoice_line_of_load ON public.purchase_invoice_line USING btree (partition, load_id) WHERE (load_id IS NOT NULL)
CREATE INDEX purchase_invoice_line_of_order_line ON public.purchase_invoice_line USING btree (partition, order_line_id) WHERE (order_line_id IS NOT NULL)
CREATE UNIQUE INDEX purchase_invoice_line_order_once ON public.purchase_invoice_line USING btree (partition, purchase_invoice_id, order_line_id) WHERE (order_line_id IS NOT NULL)
CREATE UNIQUE INDEX purchase_invoice_line_partition_purchase_invoice_id_line_key ON public.purchase_invoice_line USING btree (partition, purchase_invoice_id, line)
CREATE UNIQUE INDEX purchase_invoice_line_pkey ON public.purchase_invoice_line USING btree (partition, id)
CREATE INDEX purchase_invoice_of_item ON public.purchase_invoice USING btree (partition, item_id) WHERE (item_id IS NOT NULL)
CREATE INDEX purchase_invoice_of_original ON public.purchase_invoice USING btree (partition, original_id) WHERE (original_id IS NOT NULL)
CREATE INDEX purchase_invoice_of_supplier ON public.purchase_invoice USING btree (partition, supplier_id, invoice_date DESC, id DESC)
CREATE UNIQUE INDEX purchase_invoice_once ON public.purchase_invoice USING btree (partition, supplier_id, kind, normalised_no) WHERE ((status <> ALL (ARRAY['REJECTED'::text, 'VOID'::text])) AND (duplicate_reason = ''::text))
CREATE INDEX purchase_invoice_open ON public.purchase_invoice USING btree (partition, status, updated_at) WHERE (status = ANY (ARRAY['CAPTURED'::text, 'SUBMITTED'::text, 'MATCHED'::text, 'VARIANCE'::text, 'DISPUTED'::text]))
CREATE UNIQUE INDEX purchase_invoice_pkey ON public.purchase_invoice USING btree (partition, id)
CREATE INDEX purchase_invoice_search ON public.purchase_invoice USING gin (partition, search gin_trgm_ops)
CREATE INDEX purchase_paper_by_day ON public.purchase_paper USING btree (partition, created_at DESC, id DESC)
CREATE INDEX purchase_paper_of_invoice ON public.purchase_paper USING btree (partition, purchase_invoice_id) WHERE (purchase_invoice_id IS NOT NULL)
CREATE INDEX purchase_paper_of_supplier ON public.purchase_paper USING btree (partition, supplier_id)
CREATE UNIQUE INDEX purchase_paper_once ON public.purchase_paper USING btree (partition, blob_name)
CREATE UNIQUE INDEX purchase_paper_pkey ON public.purchase_paper USING btree (partition, id)
CREATE INDEX purchase_paper_search ON public.purchase_paper USING gin (partition, search gin_trgm_ops)
CREATE INDEX purchase_paper_waiting ON public.purchase_paper USING btree (partition, created_at DESC, id DESC) WHERE (decided_at IS NULL)
CREATE UNIQUE INDEX purchase_tolerance_partition_company_id_supplier_id_key ON public.purchase_tolerance USING btree (partition, company_id, supplier_id) NULLS NOT DISTINCT
CREATE UNIQUE INDEX purchase_tolerance_pkey ON public.purchase_tolerance USING btree (partition, id)
CREATE INDEX rate_by_bill_to ON public.rate USING btree (partition, bill_to_party_id) WHERE (bill_to_party_id IS NOT NULL)
CREATE INDEX rate_by_clause ON public.rate USING btree (partition, fuel_clause_id) WHERE (fuel_clause_id IS NOT NULL)
CREATE INDEX rate_by_code ON public.rate USING btree (partition, code, revision, id)
CREATE INDEX rate_by_customer ON public.rate USING btree (partition, customer_id, code) WHERE (customer_id IS NOT NULL)
CREATE INDEX rate_by_lineage ON public.rate USING btree (partition, lineage_id, revision)
CREATE INDEX rate_by_side ON public.rate USING btree (partition, side, code, revision) WHERE (status = 'APPROVED'::text)
CREATE INDEX rate_by_start ON public.rate USING btree (partition, valid_from, id)
CREATE INDEX rate_by_status ON public.rate USING btree (partition, status, code, id)
CREATE INDEX rate_by_supplier ON public.rate USING btree (partition, supplier_id, code) WHERE (supplier_id IS NOT NULL)
CREATE INDEX rate_by_update ON public.rate USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX rate_code_once ON public.rate USING btree (partition, code, revision)
CREATE UNIQUE INDEX rate_commodity_type_ids_pkey ON public.rate_commodity_type_ids USING btree (partition, rate_id, commodity_type_id)
CREATE INDEX rate_commodity_type_ids_used ON public.rate_commodity_type_ids USING btree (partition, commodity_type_id)
CREATE INDEX rate_ending ON public.rate USING btree (partition, valid_to) WHERE ((status = 'APPROVED'::text) AND (valid_to IS NOT NULL))
CREATE UNIQUE INDEX rate_equipment_type_ids_pkey ON public.rate_equipment_type_ids USING btree (partition, rate_id, equipment_type_id)
CREATE INDEX rate_equipment_type_ids_used ON public.rate_equipment_type_ids USING btree (partition, equipment_type_id)
CREATE INDEX rate_from_zone ON public.rate USING btree (partition, origin_value) WHERE (origin_scope = 'zone'::text)
CREATE INDEX rate_lane ON public.rate USING btree (partition, side, party_id, origin_key, destination_key) WHERE (status = 'APPROVED'::text)
CREATE INDEX rate_lane_back ON public.rate USING btree (partition, side, party_id, destination_key, origin_key) WHERE ((status = 'APPROVED'::text) AND both_ways)
CREATE UNIQUE INDEX rate_order_type_ids_pkey ON public.rate_order_type_ids USING btree (partition, rate_id, order_type_id)
CREATE INDEX rate_order_type_ids_used ON public.rate_order_type_ids USING btree (partition, order_type_id)
CREATE INDEX rate_period ON public.rate USING gist (partition, lineage_id, daterange(valid_from, valid_to, '[]'::text)) WHERE (status = 'APPROVED'::text)
CREATE UNIQUE INDEX rate_pkey ON public.rate USING btree (partition, id)
CREATE INDEX rate_search ON public.rate USING gin (partition, search gin_trgm_ops)
CREATE INDEX rate_simulation_by_rate ON public.rate_simulation USING btree (partition, rate_id) WHERE (rate_id IS NOT NULL)
CREATE INDEX rate_simulation_by_time ON public.rate_simulation USING btree (partition, created_at)
CREATE UNIQUE INDEX rate_simulation_party_partition_simulation_id_side_party_id_key ON public.rate_simulation_party USING btree (partition, simulation_id, side, party_id)
CREATE UNIQUE INDEX rate_simulation_party_pkey ON public.rate_simulation_party USING btree (partition, id)
CREATE UNIQUE INDEX rate_simulation_pkey ON public.rate_simulation USING btree (partition, id)
CREATE INDEX rate_to_zone ON public.rate USING btree (partition, destination_value) WHERE (destination_scope = 'zone'::text)
CREATE INDEX rate_waiting ON public.rate USING btree (partition, submitted_at) WHERE (status = 'PENDING'::text)
CREATE INDEX rate_zone_by_name ON public.rate_zone USING btree (partition, search_key(name), id)
CREATE INDEX rate_zone_by_update ON public.rate_zone USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX rate_zone_code_once ON public.rate_zone USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX rate_zone_inactive ON public.rate_zone USING btree (partition, code) WHERE (NOT is_active)
CREATE UNIQUE INDEX rate_zone_location_ids_pkey ON public.rate_zone_location_ids USING btree (partition, rate_zone_id, location_id)
CREATE INDEX rate_zone_location_ids_used ON public.rate_zone_location_ids USING btree (partition, location_id)
CREATE UNIQUE INDEX rate_zone_pkey ON public.rate_zone USING btree (partition, id)
CREATE INDEX rate_zone_search ON public.rate_zone USING gin (partition, search gin_trgm_ops)
CREATE INDEX receipt_about_item ON public.receipt USING btree (partition, of_item_id) WHERE (of_item_id IS NOT NULL)
CREATE INDEX receipt_by_day ON public.receipt USING btree (partition, day DESC, id DESC)
CREATE UNIQUE INDEX receipt_match_pkey ON public.receipt_match USING btree (partition, bank_line_id)
CREATE INDEX receipt_of_bounce ON public.receipt USING btree (partition, bounce_line_id) WHERE (bounce_line_id IS NOT NULL)
CREATE INDEX receipt_of_customer ON public.receipt USING btree (partition, customer_id, day DESC) WHERE (customer_id IS NOT NULL)
CREATE INDEX receipt_of_item ON public.receipt USING btree (partition, item_id) WHERE (item_id IS NOT NULL)
CREATE INDEX receipt_of_line ON public.receipt USING btree (partition, bank_line_id) WHERE (bank_line_id IS NOT NULL)
CREATE INDEX receipt_of_parent ON public.receipt USING btree (partition, parent_id) WHERE (parent_id IS NOT NULL)
CREATE UNIQUE INDEX receipt_partition_company_id_kind_number_key ON public.receipt USING btree (partition, company_id, kind, number)
CREATE UNIQUE INDEX receipt_payer_pkey ON public.receipt_payer USING btree (partition, company_id, payer_key, customer_id)
CREATE INDEX receipt_pays_for_payer ON public.receipt_pays_for USING btree (partition, payer_id)
CREATE UNIQUE INDEX receipt_pays_for_pkey ON public.receipt_pays_for USING btree (partition, customer_id)
CREATE UNIQUE INDEX receipt_pkey ON public.receipt USING btree (partition, id)
CREATE UNIQUE INDEX receipt_rule_once ON public.receipt_rule USING btree (partition, company_id, contains_key) WHERE is_active
CREATE UNIQUE INDEX receipt_rule_pkey ON public.receipt_rule USING btree (partition, id)
CREATE INDEX receipt_search ON public.receipt USING gin (partition, search gin_trgm_ops)
CREATE UNIQUE INDEX receipt_setting_pkey ON public.receipt_setting USING btree (partition, company_id)
CREATE UNIQUE INDEX receipt_term_pkey ON public.receipt_term USING btree (partition, company_id, customer_id)
CREATE INDEX receipt_unknown ON public.receipt USING btree (partition, company_id) WHERE ((kind = 'receipt'::text) AND (customer_id IS NULL) AND (status = 'POSTED'::text))
CREATE UNIQUE INDEX recovery_code_pkey ON public.recovery_code USING btree (partition, user_id, code_hash)
CREATE UNIQUE INDEX required_document_pkey ON public.required_document USING btree (partition, company_id, subject_type, code)
CREATE INDEX reset_request_by_token ON public.reset_request USING btree (token_hash)
CREATE UNIQUE INDEX reset_request_pkey ON public.reset_request USING btree (partition, id)
CREATE INDEX resource_taken ON public.resource_use USING gist (partition, kind, resource_id, during) WHERE ((NOT is_shared) AND (released_at IS NULL))
CREATE INDEX resource_use_of_load ON public.resource_use USING btree (partition, load_id)
CREATE UNIQUE INDEX resource_use_pkey ON public.resource_use USING btree (partition, id)
CREATE UNIQUE INDEX retired_key_pkey ON public.retired_key USING btree (id)
CREATE UNIQUE INDEX role_profile_default ON public.role_profile USING btree (partition, profile_set) WHERE is_default
CREATE UNIQUE INDEX role_profile_partition_profile_set_name_key ON public.role_profile USING btree (partition, profile_set, name)
CREATE UNIQUE INDEX role_profile_pkey ON public.role_profile USING btree (partition, id)
CREATE UNIQUE INDEX saved_view_name_once ON public.saved_view USING btree (partition, owner_id, list, lower(name))
CREATE INDEX saved_view_of_list ON public.saved_view USING btree (partition, company_id, list)
CREATE UNIQUE INDEX saved_view_pkey ON public.saved_view USING btree (partition, id)
CREATE INDEX second_factor_of_user ON public.second_factor USING btree (partition, user_id)
CREATE UNIQUE INDEX second_factor_partition_credential_id_key ON public.second_factor USING btree (partition, credential_id)
CREATE UNIQUE INDEX second_factor_pkey ON public.second_factor USING btree (partition, id)
CREATE UNIQUE INDEX security_event_pkey ON public.security_event USING btree (partition, id)
CREATE INDEX security_event_recent ON public.security_event USING btree (partition, at DESC)
CREATE INDEX service_plan_by_name ON public.service_plan USING btree (partition, search_key(name), id)
CREATE INDEX service_plan_by_update ON public.service_plan USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX service_plan_code_once ON public.service_plan USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX service_plan_inactive ON public.service_plan USING btree (partition, code) WHERE (NOT is_active)
CREATE UNIQUE INDEX service_plan_pkey ON public.service_plan USING btree (partition, id)
CREATE INDEX service_plan_search ON public.service_plan USING gin (partition, search gin_trgm_ops)
CREATE INDEX service_record_of_order ON public.service_record USING btree (partition, order_id) WHERE (order_id IS NOT NULL)
CREATE INDEX service_record_of_service ON public.service_record USING btree (partition, service_id, done_on DESC)
CREATE UNIQUE INDEX service_record_pkey ON public.service_record USING btree (partition, id)
CREATE INDEX session_expiry ON public.session USING btree (expires_at)
CREATE INDEX session_of_user ON public.session USING btree (partition, user_id) WHERE (ended_at IS NULL)
CREATE UNIQUE INDEX session_pkey ON public.session USING btree (token_hash)
CREATE INDEX sign_in_challenge_by_token ON public.sign_in_challenge USING btree (token_hash)
CREATE INDEX sign_in_challenge_expiry ON public.sign_in_challenge USING btree (expires_at)
CREATE UNIQUE INDEX sign_in_challenge_pkey ON public.sign_in_challenge USING btree (partition, token_hash)
CREATE INDEX stop_by_location ON public.stop USING btree (partition, stop_location_id) WHERE (stop_location_id IS NOT NULL)
CREATE UNIQUE INDEX stop_order ON public.stop USING btree (partition, load_id, sequence)
CREATE UNIQUE INDEX stop_pkey ON public.stop USING btree (partition, id)
CREATE INDEX stop_proposal_of_load ON public.stop_proposal USING btree (partition, load_id)
CREATE UNIQUE INDEX stop_proposal_partition_stop_id_kind_key ON public.stop_proposal USING btree (partition, stop_id, kind)
CREATE UNIQUE INDEX stop_proposal_pkey ON public.stop_proposal USING btree (partition, id)
CREATE UNIQUE INDEX stored_file_partition_blob_name_key ON public.stored_file USING btree (partition, blob_name)
CREATE UNIQUE INDEX stored_file_pkey ON public.stored_file USING btree (partition, id)
CREATE INDEX stored_file_unused ON public.stored_file USING btree (partition, link_id) WHERE ((link_id IS NOT NULL) AND (subject_id IS NULL))
CREATE UNIQUE INDEX supplier_account_number_once ON public.supplier USING btree (partition, account_number) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_by_cover ON public.supplier USING btree (partition, git_cover, id) INCLUDE (status, captured_by_id) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_by_cover_end ON public.supplier USING btree (partition, cover_ends, id) INCLUDE (status, is_transporter, cover, captured_by_id) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_by_name ON public.supplier USING btree (partition, registered_key, id) INCLUDE (status, captured_by_id) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_by_status ON public.supplier USING btree (partition, status, updated_at, id) INCLUDE (captured_by_id)
CREATE INDEX supplier_by_submission ON public.supplier USING btree (partition, submitted_at, id) INCLUDE (status, captured_by_id) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_by_trade_name ON public.supplier USING btree (partition, lower(trade_name), id) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_by_update ON public.supplier USING btree (partition, updated_at, id) INCLUDE (status, is_transporter, cover, awaits_certificate_review, company_id, captured_by_id)
CREATE INDEX supplier_by_vendor_number ON public.supplier USING btree (partition, vendor_number, id) INCLUDE (status, captured_by_id) WHERE (status <> 'deleted'::text)
CREATE INDEX supplier_captured_by ON public.supplier USING btree (partition, captured_by_id) WHERE (captured_by_id IS NOT NULL)
CREATE INDEX supplier_cell_no ON public.supplier USING btree (partition, cell_no) WHERE (cell_no <> ''::text)
CREATE INDEX supplier_decision_of_supplier ON public.supplier_decision USING btree (partition, supplier_id, decided_at)
CREATE UNIQUE INDEX supplier_decision_pkey ON public.supplier_decision USING btree (partition, id)
CREATE INDEX supplier_director_number ON public.supplier_director USING btree (partition, id_number_index) WHERE (id_number_index IS NOT NULL)
CREATE UNIQUE INDEX supplier_director_partition_supplier_id_position_key ON public.supplier_director USING btree (partition, supplier_id, "position")
CREATE UNIQUE INDEX supplier_director_pkey ON public.supplier_director USING btree (partition, id)
CREATE UNIQUE INDEX supplier_finding_pkey ON public.supplier_finding USING btree (partition, supplier_id)
CREATE INDEX supplier_mail_domain ON public.supplier USING btree (partition, mail_domain)
CREATE UNIQUE INDEX supplier_name_once ON public.supplier USING btree (partition, company_id, registered_key) WHERE (status <> 'deleted'::text)
CREATE UNIQUE INDEX supplier_pkey ON public.supplier USING btree (partition, id)
CREATE UNIQUE INDEX supplier_registration_once ON public.supplier USING btree (partition, reg_no, country_code, company_id) WHERE ((status <> 'deleted'::text) AND (reg_no <> ''::text))
CREATE INDEX supplier_search ON public.supplier USING gin (partition, search gin_trgm_ops)
CREATE INDEX supplier_similar_mail ON public.supplier USING gin (partition, mail_label_slips(mail_label))
CREATE INDEX supplier_similar_name ON public.supplier USING gin (partition, name_key gin_trgm_ops)
CREATE INDEX supplier_statement_by_day ON public.supplier_statement USING btree (partition, to_day DESC, id DESC)
CREATE INDEX supplier_statement_by_update ON public.supplier_statement USING btree (partition, updated_at DESC, id DESC)
CREATE INDEX supplier_statement_line_of_load ON public.supplier_statement_line USING btree (partition, load_id)
CREATE UNIQUE INDEX supplier_statement_line_partition_statement_id_load_id_key ON public.supplier_statement_line USING btree (partition, statement_id, load_id)
CREATE UNIQUE INDEX supplier_statement_line_pkey ON public.supplier_statement_line USING btree (partition, id)
CREATE INDEX supplier_statement_of_invoice ON public.supplier_statement USING btree (partition, purchase_invoice_id) WHERE (purchase_invoice_id IS NOT NULL)
CREATE INDEX supplier_statement_of_supplier ON public.supplier_statement USING btree (partition, supplier_id, to_day DESC)
CREATE UNIQUE INDEX supplier_statement_open ON public.supplier_statement USING btree (partition, company_id, supplier_id) WHERE (status = ANY (ARRAY['DRAFT'::text, 'SENT'::text]))
CREATE UNIQUE INDEX supplier_statement_pkey ON public.supplier_statement USING btree (partition, id)
CREATE INDEX supplier_statement_search ON public.supplier_statement USING gin (partition, search gin_trgm_ops)
CREATE INDEX supplier_tel_no ON public.supplier USING btree (partition, tel_no) WHERE (tel_no <> ''::text)
CREATE INDEX supplier_to_review ON public.supplier USING btree (partition, updated_at, id) INCLUDE (status, captured_by_id) WHERE awaits_certificate_review
CREATE UNIQUE INDEX supplier_vat_once ON public.supplier USING btree (partition, vat_no, country_code, company_id) WHERE ((status <> 'deleted'::text) AND (vat_no <> ''::text))
CREATE UNIQUE INDEX supplier_vendor_number_once ON public.supplier USING btree (partition, vendor_number) WHERE ((status <> 'deleted'::text) AND (vendor_number <> ''::text))
CREATE INDEX supplier_waiting ON public.supplier USING btree (partition, status_since, id) INCLUDE (edited_by, captured_by_id) WHERE (status = 'pending'::text)
CREATE INDEX telematics_account_due ON public.telematics_account USING btree (next_at) WHERE is_active
CREATE UNIQUE INDEX telematics_account_partition_company_id_name_key ON public.telematics_account USING btree (partition, company_id, name)
CREATE UNIQUE INDEX telematics_account_pkey ON public.telematics_account USING btree (partition, id)
CREATE INDEX telematics_event_by_time ON public.telematics_event USING btree (at)
CREATE INDEX telematics_event_of_unit ON public.telematics_event USING btree (partition, account_id, unit_id)
CREATE INDEX telematics_event_of_vehicle ON public.telematics_event USING btree (partition, vehicle_id, at DESC) WHERE (vehicle_id IS NOT NULL)
CREATE UNIQUE INDEX telematics_event_pkey ON public.telematics_event USING btree (partition, account_id, event_id)
CREATE INDEX telematics_event_recent ON public.telematics_event USING btree (partition, at)
CREATE INDEX telematics_trip_of_unit ON public.telematics_trip USING btree (partition, account_id, unit_id)
CREATE INDEX telematics_trip_of_vehicle ON public.telematics_trip USING btree (partition, vehicle_id, ended_at) WHERE (vehicle_id IS NOT NULL)
CREATE UNIQUE INDEX telematics_trip_pkey ON public.telematics_trip USING btree (partition, account_id, trip_id)
CREATE UNIQUE INDEX telematics_unit_of_vehicle ON public.telematics_unit USING btree (partition, account_id, vehicle_id) WHERE (vehicle_id IS NOT NULL)
CREATE INDEX telematics_unit_on_vehicle ON public.telematics_unit USING btree (partition, vehicle_id) WHERE (vehicle_id IS NOT NULL)
CREATE UNIQUE INDEX telematics_unit_pkey ON public.telematics_unit USING btree (partition, account_id, unit_id)
CREATE UNIQUE INDEX tender_offer_accepted_once ON public.tender_offer USING btree (partition, load_id, round) WHERE (status = 'ACCEPTED'::text)
CREATE INDEX tender_offer_by_time ON public.tender_offer USING btree (partition, created_at DESC, id DESC)
CREATE INDEX tender_offer_due ON public.tender_offer USING btree (partition, expires_at) WHERE (status = ANY (ARRAY['SENT'::text, 'VIEWED'::text, 'COUNTERED'::text]))
CREATE INDEX tender_offer_of_company ON public.tender_offer USING btree (partition, company_id)
CREATE INDEX tender_offer_of_load ON public.tender_offer USING btree (partition, load_id, round, rank)
CREATE INDEX tender_offer_of_supplier ON public.tender_offer USING btree (partition, supplier_id, created_at DESC, id DESC)
CREATE UNIQUE INDEX tender_offer_open_once ON public.tender_offer USING btree (partition, load_id, supplier_id) WHERE (status = ANY (ARRAY['PENDING'::text, 'SENT'::text, 'VIEWED'::text, 'COUNTERED'::text]))
CREATE UNIQUE INDEX tender_offer_pkey ON public.tender_offer USING btree (partition, id)
CREATE INDEX tender_offer_search ON public.tender_offer USING gin (partition, search gin_trgm_ops)
CREATE UNIQUE INDEX trip_device_pkey ON public.trip_device USING btree (partition, load_id, device)
CREATE INDEX trip_file_of_load ON public.trip_file USING btree (partition, load_id, received_at)
CREATE UNIQUE INDEX trip_file_partition_load_id_device_source_file_id_key ON public.trip_file USING btree (partition, load_id, device, source_file_id)
CREATE UNIQUE INDEX trip_file_pkey ON public.trip_file USING btree (partition, id)
CREATE INDEX trip_pay_by_co_driver ON public.trip_pay USING btree (partition, co_driver_id, day DESC, id DESC) WHERE (co_driver_id IS NOT NULL)
CREATE INDEX trip_pay_by_driver ON public.trip_pay USING btree (partition, driver_id, day DESC, id DESC)
CREATE INDEX trip_pay_open ON public.trip_pay USING btree (partition, company_id, day, id) WHERE (NOT is_settled)
CREATE UNIQUE INDEX trip_pay_partition_load_id_key ON public.trip_pay USING btree (partition, load_id)
CREATE UNIQUE INDEX trip_pay_pkey ON public.trip_pay USING btree (partition, id)
CREATE UNIQUE INDEX trip_pay_unit_partition_load_id_component_key ON public.trip_pay_unit USING btree (partition, load_id, component)
CREATE UNIQUE INDEX trip_pay_unit_pkey ON public.trip_pay_unit USING btree (partition, id)
CREATE UNIQUE INDEX tyre_at_position ON public.tyre USING btree (partition, vehicle_id, "position") WHERE (vehicle_id IS NOT NULL)
CREATE INDEX tyre_by_code ON public.tyre USING btree (partition, code, id)
CREATE INDEX tyre_by_position ON public.tyre USING btree (partition, "position", code, id)
CREATE UNIQUE INDEX tyre_partition_company_id_code_key ON public.tyre USING btree (partition, company_id, code)
CREATE UNIQUE INDEX tyre_pkey ON public.tyre USING btree (partition, id)
CREATE INDEX tyre_search ON public.tyre USING gin (partition, search gin_trgm_ops)
CREATE INDEX tyre_tread_of_tyre ON public.tyre_tread USING btree (partition, tyre_id, measured_on DESC, id DESC)
CREATE INDEX tyre_tread_of_use ON public.tyre_tread USING btree (partition, use_id) WHERE (use_id IS NOT NULL)
CREATE UNIQUE INDEX tyre_tread_pkey ON public.tyre_tread USING btree (partition, id)
CREATE INDEX tyre_use_of_tyre ON public.tyre_use USING btree (partition, tyre_id, on_date)
CREATE INDEX tyre_use_of_vehicle ON public.tyre_use USING btree (partition, vehicle_id)
CREATE UNIQUE INDEX tyre_use_open ON public.tyre_use USING btree (partition, tyre_id) WHERE (off_date IS NULL)
CREATE UNIQUE INDEX tyre_use_pkey ON public.tyre_use USING btree (partition, id)
CREATE INDEX user_profile_holders ON public.user_profile USING btree (partition, profile_id)
CREATE UNIQUE INDEX user_profile_pkey ON public.user_profile USING btree (partition, user_id, profile_id)
CREATE INDEX vehicle_alert_by_time ON public.vehicle_alert USING btree (partition, since DESC, id DESC)
CREATE INDEX vehicle_alert_ended ON public.vehicle_alert USING btree (partition, ended_at DESC) WHERE (ended_at IS NOT NULL)
CREATE UNIQUE INDEX vehicle_alert_hearing_pkey ON public.vehicle_alert_hearing USING btree (partition, user_id)
CREATE INDEX vehicle_alert_of_load ON public.vehicle_alert USING btree (partition, load_id) WHERE (load_id IS NOT NULL)
CREATE INDEX vehicle_alert_of_vehicle ON public.vehicle_alert USING btree (partition, vehicle_id) WHERE (vehicle_id IS NOT NULL)
CREATE UNIQUE INDEX vehicle_alert_one_open ON public.vehicle_alert USING btree (partition, kind, subject) WHERE (is_present OR (status = ANY (ARRAY['OPEN'::text, 'ACKNOWLEDGED'::text, 'IN_PROGRESS'::text, 'SNOOZED'::text])))
CREATE INDEX vehicle_alert_open ON public.vehicle_alert USING btree (partition, category, since DESC) WHERE (status = ANY (ARRAY['OPEN'::text, 'ACKNOWLEDGED'::text, 'IN_PROGRESS'::text, 'SNOOZED'::text]))
CREATE UNIQUE INDEX vehicle_alert_pkey ON public.vehicle_alert USING btree (partition, id)
CREATE INDEX vehicle_alert_search ON public.vehicle_alert USING gin (partition, search gin_trgm_ops)
CREATE INDEX vehicle_alert_telling_due ON public.vehicle_alert_telling USING btree (partition, due_at) WHERE (told_at IS NULL)
CREATE INDEX vehicle_alert_telling_of_mail ON public.vehicle_alert_telling USING btree (partition, message_id) WHERE (message_id IS NOT NULL)
CREATE UNIQUE INDEX vehicle_alert_telling_pkey ON public.vehicle_alert_telling USING btree (partition, alert_id, user_id)
CREATE INDEX vehicle_alert_under ON public.vehicle_alert USING btree (partition, parent_id) WHERE (parent_id IS NOT NULL)
CREATE INDEX vehicle_alert_untold ON public.vehicle_alert USING btree (partition) WHERE ((NOT is_told) AND (ended_at IS NULL))
CREATE INDEX vehicle_by_expiry ON public.vehicle USING btree (partition, first_expiry) WHERE (first_expiry IS NOT NULL)
CREATE INDEX vehicle_by_kind ON public.vehicle USING btree (partition, kind, code)
CREATE INDEX vehicle_by_name ON public.vehicle USING btree (partition, search_key(name), id)
CREATE INDEX vehicle_by_update ON public.vehicle USING btree (partition, updated_at, id)
CREATE UNIQUE INDEX vehicle_code_once ON public.vehicle USING btree (partition, code) INCLUDE (id, is_active)
CREATE INDEX vehicle_default_driver ON public.vehicle USING btree (partition, default_driver_id) WHERE (default_driver_id IS NOT NULL)
CREATE INDEX vehicle_default_trailer1 ON public.vehicle USING btree (partition, default_trailer1_id) WHERE (default_trailer1_id IS NOT NULL)
CREATE INDEX vehicle_default_trailer2 ON public.vehicle USING btree (partition, default_trailer2_id) WHERE (default_trailer2_id IS NOT NULL)
CREATE INDEX vehicle_defect_by_number ON public.vehicle_defect USING btree (partition, defect_no, id)
CREATE INDEX vehicle_defect_by_time ON public.vehicle_defect USING btree (partition, found_at, id)
CREATE INDEX vehicle_defect_by_update ON public.vehicle_defect USING btree (partition, updated_at, id)
CREATE INDEX vehicle_defect_of_inspection ON public.vehicle_defect USING btree (partition, inspection_id) WHERE (inspection_id IS NOT NULL)
CREATE INDEX vehicle_defect_of_order ON public.vehicle_defect USING btree (partition, order_id) WHERE (order_id IS NOT NULL)
CREATE INDEX vehicle_defect_of_unit ON public.vehicle_defect USING btree (partition, unit_id, found_at DESC)
CREATE UNIQUE INDEX vehicle_defect_open_once ON public.vehicle_defect USING btree (partition, unit_id, item_code) WHERE ((state <> ALL (ARRAY['VERIFIED'::text, 'NOT_NEEDED'::text])) AND (item_code <> 'other'::text))
CREATE UNIQUE INDEX vehicle_defect_partition_company_id_defect_no_key ON public.vehicle_defect USING btree (partition, company_id, defect_no)
CREATE UNIQUE INDEX vehicle_defect_pkey ON public.vehicle_defect USING btree (partition, id)
CREATE INDEX vehicle_defect_search ON public.vehicle_defect USING gin (partition, search gin_trgm_ops)
CREATE INDEX vehicle_defect_seen_of ON public.vehicle_defect_seen USING btree (partition, inspection_id)
CREATE UNIQUE INDEX vehicle_defect_seen_partition_defect_id_inspection_id_key ON public.vehicle_defect_seen USING btree (partition, defect_id, inspection_id)
CREATE UNIQUE INDEX vehicle_defect_seen_pkey ON public.vehicle_defect_seen USING btree (partition, id)
CREATE INDEX vehicle_equipment_type ON public.vehicle USING btree (partition, equipment_type_id)
CREATE INDEX vehicle_home_depot ON public.vehicle USING btree (partition, home_depot_id) WHERE (home_depot_id IS NOT NULL)
CREATE INDEX vehicle_inactive ON public.vehicle USING btree (partition, code) WHERE (NOT is_active)
CREATE INDEX vehicle_incident_by_number ON public.vehicle_incident USING btree (partition, event_no, id)
CREATE INDEX vehicle_incident_by_time ON public.vehicle_incident USING btree (partition, occurred_at DESC, id DESC)
CREATE INDEX vehicle_incident_by_update ON public.vehicle_incident USING btree (partition, updated_at DESC, id DESC)
CREATE INDEX vehicle_incident_of_driver ON public.vehicle_incident USING btree (partition, driver_id) WHERE (driver_id IS NOT NULL)
CREATE INDEX vehicle_incident_of_load ON public.vehicle_incident USING btree (partition, load_id) WHERE (load_id IS NOT NULL)
CREATE INDEX vehicle_incident_of_nominee ON public.vehicle_incident USING btree (partition, nominated_driver_id) WHERE (nominated_driver_id IS NOT NULL)
CREATE INDEX vehicle_incident_of_original ON public.vehicle_incident USING btree (partition, duplicate_of_id) WHERE (duplicate_of_id IS NOT NULL)
CREATE INDEX vehicle_incident_of_replacement ON public.vehicle_incident USING btree (partition, replacement_vehicle_id) WHERE (replacement_vehicle_id IS NOT NULL)
CREATE INDEX vehicle_incident_of_vehicle ON public.vehicle_incident USING btree (partition, vehicle_id) WHERE (vehicle_id IS NOT NULL)
CREATE UNIQUE INDEX vehicle_incident_partition_company_id_event_no_key ON public.vehicle_incident USING btree (partition, company_id, event_no)
CREATE UNIQUE INDEX vehicle_incident_pkey ON public.vehicle_incident USING btree (partition, id)
CREATE INDEX vehicle_incident_search ON public.vehicle_incident USING gin (partition, search gin_trgm_ops)
CREATE INDEX vehicle_inspection_answer_of_unit ON public.vehicle_inspection_answer USING btree (partition, unit_id, code, answered_at DESC)
CREATE UNIQUE INDEX vehicle_inspection_answer_pkey ON public.vehicle_inspection_answer USING btree (partition, inspection_id, unit_id, code)
CREATE INDEX vehicle_inspection_by_number ON public.vehicle_inspection USING btree (partition, event_no, id)
CREATE INDEX vehicle_inspection_by_state ON public.vehicle_inspection USING btree (partition, state, created_at, id)
CREATE INDEX vehicle_inspection_by_time ON public.vehicle_inspection USING btree (partition, created_at, id)
CREATE INDEX vehicle_inspection_by_update ON public.vehicle_inspection USING btree (partition, updated_at, id)
CREATE INDEX vehicle_inspection_of_vehicle ON public.vehicle_inspection USING btree (partition, vehicle_id, due_on DESC)
CREATE UNIQUE INDEX vehicle_inspection_partition_company_id_event_no_key ON public.vehicle_inspection USING btree (partition, company_id, event_no)
CREATE INDEX vehicle_inspection_photo_by_blob ON public.vehicle_inspection_photo USING btree (partition, blob_name)
CREATE INDEX vehicle_inspection_photo_of ON public.vehicle_inspection_photo USING btree (partition, inspection_id, id)
CREATE UNIQUE INDEX vehicle_inspection_photo_once ON public.vehicle_inspection_photo USING btree (partition, inspection_id, device, source_file_id) WHERE (source_file_id <> ''::text)
CREATE UNIQUE INDEX vehicle_inspection_photo_pkey ON public.vehicle_inspection_photo USING btree (partition, id)
CREATE UNIQUE INDEX vehicle_inspection_pkey ON public.vehicle_inspection USING btree (partition, id)
CREATE INDEX vehicle_inspection_search ON public.vehicle_inspection USING gin (partition, search gin_trgm_ops)
CREATE UNIQUE INDEX vehicle_inspection_setting_pkey ON public.vehicle_inspection_setting USING btree (partition, company_id)
CREATE UNIQUE INDEX vehicle_inspection_template_partition_company_id_kind_vehic_key ON public.vehicle_inspection_template USING btree (partition, company_id, kind, vehicle_kind, version)
CREATE UNIQUE INDEX vehicle_inspection_template_pkey ON public.vehicle_inspection_template USING btree (partition, id)
CREATE INDEX vehicle_lacking ON public.vehicle USING btree (partition, code) WHERE lacks_paper
CREATE UNIQUE INDEX vehicle_pkey ON public.vehicle USING btree (partition, id)
CREATE INDEX vehicle_position_by_time ON public.vehicle_position USING btree (fix_at)
CREATE INDEX vehicle_position_of_unit ON public.vehicle_position USING btree (partition, account_id, unit_id, fix_at DESC)
CREATE INDEX vehicle_position_of_vehicle ON public.vehicle_position USING btree (partition, vehicle_id, fix_at DESC) WHERE (vehicle_id IS NOT NULL)
CREATE UNIQUE INDEX vehicle_position_pkey ON public.vehicle_position USING btree (partition, account_id, event_id)
CREATE INDEX vehicle_profit_centre ON public.vehicle USING btree (partition, profit_centre_id)
CREATE INDEX vehicle_search ON public.vehicle USING gin (partition, search gin_trgm_ops)
CREATE INDEX vehicle_service_of_order ON public.vehicle_service USING btree (partition, order_id) WHERE (order_id IS NOT NULL)
CREATE INDEX vehicle_service_of_vehicle ON public.vehicle_service USING btree (partition, vehicle_id)
CREATE UNIQUE INDEX vehicle_service_once ON public.vehicle_service USING btree (partition, plan_id, vehicle_id) WHERE (ended_at IS NULL)
CREATE UNIQUE INDEX vehicle_service_pkey ON public.vehicle_service USING btree (partition, id)
CREATE INDEX vehicle_supplier ON public.vehicle USING btree (partition, supplier_id, code)
CREATE UNIQUE INDEX vehicle_withdrawal_pkey ON public.vehicle_withdrawal USING btree (partition, vehicle_id)
CREATE UNIQUE INDEX webhook_attempt_pkey ON public.webhook_attempt USING btree (partition, delivery_id, number)
CREATE INDEX webhook_delivery_of_endpoint ON public.webhook_delivery USING btree (partition, endpoint_id, made_at DESC)
CREATE UNIQUE INDEX webhook_delivery_partition_endpoint_id_event_id_key ON public.webhook_delivery USING btree (partition, endpoint_id, event_id)
CREATE UNIQUE INDEX webhook_delivery_pkey ON public.webhook_delivery USING btree (partition, id)
CREATE INDEX webhook_delivery_recent ON public.webhook_delivery USING btree (partition, made_at DESC)
CREATE INDEX webhook_delivery_waiting ON public.webhook_delivery USING btree (partition, next_at) WHERE (status = 'waiting'::text)
CREATE INDEX webhook_endpoint_of_company ON public.webhook_endpoint USING btree (partition, company_id) WHERE (status <> 'deleted'::text)
CREATE UNIQUE INDEX webhook_endpoint_pkey ON public.webhook_endpoint USING btree (partition, id)
CREATE UNIQUE INDEX zero_rate_reason_pkey ON public.zero_rate_reason USING btree (partition, load_id)

-- Row-level security

access_token: forced, lookup for * to haulway_lookup using true with check true
access_token: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
access_token: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
accounting_difference: forced, lookup for r to haulway_lookup using true with check -
accounting_difference: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
accounting_difference: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
accounting_export: forced, lookup for r to haulway_lookup using true with check -
accounting_export: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
accounting_export: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
accounting_file: forced, lookup for r to haulway_lookup using true with check -
accounting_file: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
accounting_file: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
accounting_system: forced, lookup for r to haulway_lookup using true with check -
accounting_system: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
accounting_system: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
allocation: forced, lookup for * to haulway_lookup using true with check true
allocation: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
allocation: forced, scope for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM open_item o
  WHERE ((o.partition = allocation.partition) AND (o.id = ANY (ARRAY[allocation.to_item, allocation.from_item])))))) with check -
app_user: forced, lookup for r to haulway_lookup using true with check -
app_user: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
app_user: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
approval_assignment: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
approval_policy: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
approval_policy: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
audit_entry: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
audit_entry: forced, scope for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (record_id !~ '^[0-9a-f]{8}-[0-9a-f-]{27}$'::text) OR (NOT scope_hides((record_id)::uuid))) with check -
audit_entry: forced, scope_of_bank_lines for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (noun <> ALL (ARRAY['bankAccount'::text, 'bankStatement'::text, 'bankLine'::text]))) with check -
audit_entry: forced, scope_of_books for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (noun <> ALL (ARRAY['journal'::text, 'periodPosting'::text, 'fiscalYear'::text, 'journalAccount'::text, 'journalProposal'::text]))) with check -
audit_entry: forced, scope_of_customers for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check ((( SELECT scope_kind() AS scope_kind) <> 'customer'::text) OR (noun = 'invoiceDispute'::text))
audit_entry: forced, scope_of_debtors for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (noun <> ALL (ARRAY['debtor'::text, 'debtorRule'::text, 'paymentPromise'::text]))) with check -
audit_entry: forced, scope_of_invoices for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (noun <> ALL (ARRAY['invoice'::text, 'invoiceDispute'::text]))) with check -
audit_entry: forced, scope_of_pay for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (noun <> ALL (ARRAY['driverPay'::text, 'tripPay'::text, 'driverPayTerm'::text]))) with check -
audit_entry: forced, scope_of_prices for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (noun <> ALL (ARRAY['rate'::text, 'fuelClause'::text, 'fuelClauseChange'::text, 'rateZone'::text, 'fuelAdjustment'::text]))) with check -
audit_entry: forced, scope_of_purchase_invoices for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (noun <> 'purchaseInvoice'::text)) with check -
audit_entry: forced, scope_of_purchase_papers for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (noun <> 'purchasePaper'::text)) with check -
audit_entry: forced, scope_of_receipts for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (noun <> ALL (ARRAY['receipt'::text, 'receiptRule'::text, 'receiptSetting'::text]))) with check -
audit_entry: forced, scope_of_supplier_statements for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (noun <> 'supplierStatement'::text)) with check -
audit_seal: forced, lookup for r to haulway_lookup using true with check -
audit_seal: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
bank_account: forced, lookup for r to haulway_lookup using true with check -
bank_account: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
bank_account: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
bank_file: forced, lookup for r to haulway_lookup using true with check -
bank_file: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
bank_file: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
bank_line: forced, lookup for r to haulway_lookup using true with check -
bank_line: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
bank_line: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
bank_rule: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
bank_rule: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
bank_statement: forced, lookup for r to haulway_lookup using true with check -
bank_statement: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
bank_statement: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
bank_version: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
bank_version: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (NOT scope_hides(owner_id))) with check -
bank_version: forced, scope_of_companies_own for * to haulway_app using ((owner_kind <> 'company'::text) OR (( SELECT scope_leaves('supplier'::text) AS scope_leaves) AND ( SELECT scope_leaves('customer'::text) AS scope_leaves))) with check -
bill_to_party: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
bill_to_party: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (customer_id IS NULL) OR (customer_id = ANY (( SELECT scope_customers() AS scope_customers)::uuid[]))) with check -
billing_reminder: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
buyer_without_vat: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
change_event: forced, lookup for * to haulway_lookup using true with check -
change_event: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
claim: forced, lookup for * to haulway_lookup using true with check true
claim: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
claim: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
commodity_type: forced, lookup for r to haulway_lookup using true with check -
commodity_type: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
commodity_type_packing_type_ids: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
company: forced, lookup for r to haulway_lookup using true with check -
company: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
company: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
company_logo: forced, lookup for r to haulway_lookup using true with check -
company_logo: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
company_logo: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
company_order: forced, lookup for r to haulway_lookup using true with check -
company_order: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
company_order: forced, scope for * to haulway_app using ((( SELECT scope_leaves('supplier'::text) AS scope_leaves) OR (EXISTS ( SELECT
   FROM supplier s
  WHERE ((s.partition = company_order.partition) AND (s.id = company_order.supplier_id))))) AND (( SELECT scope_leaves('profitCentre'::text) AS scope_leaves) OR (profit_centre_id = ANY (( SELECT scope_ids('profitCentre'::text) AS scope_ids)::uuid[])) OR (performing_centre_id = ANY (( SELECT scope_ids('profitCentre'::text) AS scope_ids)::uuid[]))) AND (( SELECT scope_kind() AS scope_kind) <> 'customer'::text)) with check -
company_order: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
company_order_booking: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
company_order_booking: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM company_order o
  WHERE ((o.partition = company_order_booking.partition) AND (o.id = company_order_booking.company_order_id))))) with check -
company_order_line: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
company_order_line: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM company_order o
  WHERE ((o.partition = company_order_line.partition) AND (o.id = company_order_line.company_order_id))))) with check -
company_order_movement: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
company_order_movement: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM company_order o
  WHERE ((o.partition = company_order_movement.partition) AND (o.id = company_order_movement.company_order_id))))) with check -
company_order_receipt: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
company_order_receipt: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM company_order o
  WHERE ((o.partition = company_order_receipt.partition) AND (o.id = company_order_receipt.company_order_id))))) with check -
company_order_revision: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
company_order_revision: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM company_order o
  WHERE ((o.partition = company_order_revision.partition) AND (o.id = company_order_revision.company_order_id))))) with check -
company_terms: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
company_terms: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
confirmation: forced, lookup for * to haulway_lookup using true with check -
confirmation: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
contractor: forced, lookup for r to haulway_lookup using true with check -
contractor: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
contractor: forced, scope for * to haulway_app using ((( SELECT scope_leaves('supplier'::text) AS scope_leaves) OR (captured_by_id = ( SELECT scope_own('supplier'::text) AS scope_own))) AND (( SELECT scope_kind() AS scope_kind) <> 'customer'::text)) with check -
contractor: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
contractor_decision: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
contractor_decision: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (contractor_id IS NULL) OR (EXISTS ( SELECT
   FROM contractor o
  WHERE ((o.partition = contractor_decision.partition) AND (o.id = contractor_decision.contractor_id))))) with check -
contractor_director: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
contractor_director: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (contractor_id IS NULL) OR (EXISTS ( SELECT
   FROM contractor o
  WHERE ((o.partition = contractor_director.partition) AND (o.id = contractor_director.contractor_id))))) with check -
contractor_finding: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
contractor_finding: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (contractor_id IS NULL) OR (EXISTS ( SELECT
   FROM contractor o
  WHERE ((o.partition = contractor_finding.partition) AND (o.id = contractor_finding.contractor_id))))) with check -
contractor_signing: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
contractor_signing: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (contractor_id IS NULL) OR (EXISTS ( SELECT
   FROM contractor o
  WHERE ((o.partition = contractor_signing.partition) AND (o.id = contractor_signing.contractor_id))))) with check -
council_minimum: forced, lookup for r to haulway_lookup using true with check -
council_minimum: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
credit_change: forced, lookup for r to haulway_lookup using true with check -
credit_change: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
credit_change: forced, scope for * to haulway_app using (( SELECT scope_open('customer'::text) AS scope_open) OR (EXISTS ( SELECT
   FROM customer c
  WHERE ((c.partition = credit_change.partition) AND (c.id = credit_change.customer_id))))) with check -
credit_change: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
credit_limit: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
credit_limit: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (customer_id IS NULL) OR (customer_id = ANY (( SELECT scope_customers() AS scope_customers)::uuid[]))) with check -
customer: forced, lookup for r to haulway_lookup using true with check -
customer: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
customer: forced, scope for * to haulway_app using ((( SELECT scope_leaves('customer'::text) AS scope_leaves) OR (captured_by_id = ( SELECT scope_own('customer'::text) AS scope_own)) OR (id = ANY (( SELECT scope_ids('customer'::text) AS scope_ids)::uuid[]))) AND ((( SELECT scope_kind() AS scope_kind) <> ALL (ARRAY['supplier'::text, 'filter'::text])) OR (NOT ( SELECT scope_leaves('customer'::text) AS scope_leaves)) OR (id = ANY (( SELECT scope_customers_of_loads() AS scope_customers_of_loads)::uuid[])))) with check -
customer: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
customer_decision: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
customer_decision: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (customer_id IS NULL) OR (customer_id = ANY (( SELECT scope_customers() AS scope_customers)::uuid[]))) with check -
customer_director: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
customer_director: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (customer_id IS NULL) OR (customer_id = ANY (( SELECT scope_customers() AS scope_customers)::uuid[]))) with check -
customer_finding: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
customer_finding: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (customer_id IS NULL) OR (customer_id = ANY (( SELECT scope_customers() AS scope_customers)::uuid[]))) with check -
daily_work: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
daily_work: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
debtor_arrangement: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
debtor_arrangement: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
debtor_note: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
debtor_note: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
debtor_reminder: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
debtor_reminder: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
debtor_reminder_item: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
debtor_reminder_item: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
debtor_rule: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
debtor_rule: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
debtor_setting: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
debtor_setting: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
debtor_statement: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
debtor_statement: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
delegation: forced, lookup for r to haulway_lookup using true with check -
delegation: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
document: forced, lookup for r to haulway_lookup using true with check -
document: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
document: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR
CASE subject_type
    WHEN 'driver'::text THEN (EXISTS ( SELECT
       FROM driver d
      WHERE ((d.partition = document.partition) AND (d.id = document.subject_id))))
    WHEN 'vehicle'::text THEN (EXISTS ( SELECT
       FROM vehicle v
      WHERE ((v.partition = document.partition) AND (v.id = document.subject_id))))
    WHEN 'load'::text THEN (EXISTS ( SELECT
       FROM load l
      WHERE ((l.partition = document.partition) AND (l.id = document.subject_id))))
    WHEN 'journal'::text THEN false
    ELSE (NOT scope_hides(subject_id))
END) with check -
document: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
driver: forced, lookup for r to haulway_lookup using true with check -
driver: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
driver: forced, scope for * to haulway_app using ((( SELECT scope_open('supplier'::text) AS scope_open) OR ((supplier_id IS NULL) AND (( SELECT scope_kind() AS scope_kind) <> ALL (ARRAY['supplier'::text, 'filter'::text]))) OR (supplier_id = ANY (( SELECT scope_suppliers() AS scope_suppliers)::uuid[]))) AND (( SELECT scope_kind() AS scope_kind) <> 'customer'::text)) with check -
driver_pay_balance: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
driver_pay_balance: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
driver_pay_line: forced, lookup for r to haulway_lookup using true with check -
driver_pay_line: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
driver_pay_line: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
driver_pay_run: forced, lookup for r to haulway_lookup using true with check -
driver_pay_run: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
driver_pay_run: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
driver_pay_run: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
driver_pay_statement: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
driver_pay_statement: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
driver_pay_term: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
driver_pay_term: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
driver_rate: forced, lookup for r to haulway_lookup using true with check -
driver_rate: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
driver_rate: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (driver_id IS NULL) OR (EXISTS ( SELECT
   FROM driver o
  WHERE ((o.partition = driver_rate.partition) AND (o.id = driver_rate.driver_id))))) with check -
driver_rate_category: forced, lookup for r to haulway_lookup using true with check -
driver_rate_category: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
driver_trip: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
driver_trip: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
driver_trip: forced, scope_of_customers for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check -
equipment_type: forced, lookup for r to haulway_lookup using true with check -
equipment_type: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
exchange: forced, lookup for r to haulway_lookup using true with check -
exchange: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
exchange: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
exchange_partner: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
exchange_partner: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
exchange_rate: forced, lookup for r to haulway_lookup using true with check -
exchange_rate: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
exchange_step: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
exchange_step: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
file_token: forced, lookup for * to haulway_lookup using true with check -
file_token: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fiscal_year: forced, lookup for r to haulway_lookup using true with check -
fiscal_year: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fleet_log_line: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fleet_log_line: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
fleet_log_month: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fleet_log_month: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
fleet_slip_layout: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fleet_slip_layout: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
fleet_slip_photo: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fleet_slip_photo: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
fuel_adjustment: forced, lookup for r to haulway_lookup using true with check -
fuel_adjustment: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fuel_adjustment: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
fuel_adjustment: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
fuel_adjustment_line: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fuel_adjustment_line: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
fuel_adjustment_load: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fuel_adjustment_load: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
fuel_clause: forced, lookup for r to haulway_lookup using true with check -
fuel_clause: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fuel_clause: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR ((customer_id IS NOT NULL) AND ( SELECT scope_open('supplier'::text) AS scope_open) AND (EXISTS ( SELECT
   FROM customer c
  WHERE ((c.partition = fuel_clause.partition) AND (c.id = fuel_clause.customer_id))))) OR ((supplier_id IS NOT NULL) AND (EXISTS ( SELECT
   FROM supplier s
  WHERE ((s.partition = fuel_clause.partition) AND (s.id = fuel_clause.supplier_id))))) OR ((customer_id IS NULL) AND (supplier_id IS NULL) AND ( SELECT scope_open('supplier'::text) AS scope_open))) with check -
fuel_clause: forced, scope_of_prices for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> ALL (ARRAY['supplier'::text, 'filter'::text, 'customer'::text])) with check -
fuel_clause_change: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fuel_clause_change: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM fuel_clause c
  WHERE ((c.partition = fuel_clause_change.partition) AND (c.id = fuel_clause_change.clause_id))))) with check -
fuel_clause_version: forced, lookup for r to haulway_lookup using true with check -
fuel_clause_version: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fuel_clause_version: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM fuel_clause c
  WHERE ((c.partition = fuel_clause_version.partition) AND (c.id = fuel_clause_version.clause_id))))) with check -
fuel_price: forced, lookup for r to haulway_lookup using true with check -
fuel_price: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
fuel_price_change: forced, lookup for r to haulway_lookup using true with check -
fuel_price_change: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
git_certificate: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
git_certificate: forced, scope for * to haulway_app using (( SELECT scope_open('supplier'::text) AS scope_open) OR (supplier_id = ANY (( SELECT scope_suppliers() AS scope_suppliers)::uuid[]))) with check -
git_certificate: forced, scope_of_certificates for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check -
git_reminder: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
git_reminder: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (supplier_id IS NULL) OR (supplier_id = ANY (( SELECT scope_suppliers() AS scope_suppliers)::uuid[]))) with check -
goods_line: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
goods_line: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
idempotency: forced, lookup for * to haulway_lookup using true with check -
idempotency: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
import_job: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
import_job: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
import_job: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
import_row: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
import_row: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
import_template: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
import_template: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
incident_action: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
incident_action: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
incident_call: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
incident_call: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
incident_cost: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
incident_cost: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
incident_file: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
incident_file: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
incident_note: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
incident_note: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
incident_setting: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
incident_setting: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
inspection: forced, lookup for r to haulway_lookup using true with check -
inspection: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
inspection: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM load l
  WHERE ((l.partition = inspection.partition) AND (l.id = inspection.load_id))))) with check -
inspection: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
inspection: forced, scope_of_customers for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check -
inspection_file: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
inspection_file: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM inspection i
  WHERE ((i.partition = inspection_file.partition) AND (i.id = inspection_file.inspection_id))))) with check -
inspection_file: forced, scope_of_customers for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check -
inspection_template: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
inspection_template: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
invoice: forced, lookup for r to haulway_lookup using true with check -
invoice: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
invoice: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (( SELECT scope_leaves('supplier'::text) AS scope_leaves) AND ( SELECT scope_leaves('profitCentre'::text) AS scope_leaves) AND ( SELECT scope_leaves('loadCustomer'::text) AS scope_leaves) AND (( SELECT scope_kind() AS scope_kind) <> ALL (ARRAY['supplier'::text, 'filter'::text])) AND (( SELECT scope_leaves('customer'::text) AS scope_leaves) OR (customer_id = ANY (( SELECT scope_customers() AS scope_customers)::uuid[]))) AND ((( SELECT scope_kind() AS scope_kind) <> 'customer'::text) OR (status = 'POSTED'::text)))) with check -
invoice: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
invoice_dispute: forced, lookup for r to haulway_lookup using true with check -
invoice_dispute: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
invoice_dispute: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM invoice i
  WHERE ((i.partition = invoice_dispute.partition) AND (i.id = invoice_dispute.invoice_id))))) with check -
invoice_dispute: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
invoice_line: forced, lookup for r to haulway_lookup using true with check -
invoice_line: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
invoice_line: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM invoice i
  WHERE ((i.partition = invoice_line.partition) AND (i.id = invoice_line.invoice_id))))) with check -
invoice_logo: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
invoice_run: forced, lookup for r to haulway_lookup using true with check -
invoice_run: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
invoice_run: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
invoice_run: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
invoice_send: forced, lookup for r to haulway_lookup using true with check -
invoice_send: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
invoice_send: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM invoice i
  WHERE ((i.partition = invoice_send.partition) AND (i.id = invoice_send.invoice_id))))) with check -
item_master: forced, lookup for r to haulway_lookup using true with check -
item_master: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
journal: forced, lookup for * to haulway_lookup using true with check true
journal: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
journal: forced, scope for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM journal_line l
  WHERE ((l.partition = journal.partition) AND (l.journal_id = journal.id))))) with check -
journal_account: forced, lookup for r to haulway_lookup using true with check -
journal_account: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
journal_line: forced, lookup for * to haulway_lookup using true with check true
journal_line: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
journal_line: forced, scope for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR ((profit_centre_id = ANY (( SELECT scope_ids('profitCentre'::text) AS scope_ids)::uuid[])) AND (( SELECT scope_kind() AS scope_kind) = ''::text) AND ( SELECT scope_open('customer'::text) AS scope_open) AND ( SELECT scope_open('supplier'::text) AS scope_open))) with check -
journal_proposal: forced, lookup for r to haulway_lookup using true with check -
journal_proposal: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
journal_proposal: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
journal_proposal_line: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
journal_proposal_line: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
journal_template: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
journal_template: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
journal_template_line: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
journal_template_line: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
ledger_balance: forced, lookup for * to haulway_lookup using true with check true
ledger_balance: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
ledger_balance: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
link: forced, lookup for r to haulway_lookup using true with check -
link: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
link: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (NOT scope_hides_link(kind, subject_id, created_by))) with check -
link: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
link_draft: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
link_draft: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (link_id IS NULL) OR (EXISTS ( SELECT
   FROM link o
  WHERE ((o.partition = link_draft.partition) AND (o.id = link_draft.link_id))))) with check -
link_reminder: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
link_reminder: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (link_id IS NULL) OR (EXISTS ( SELECT
   FROM link o
  WHERE ((o.partition = link_reminder.partition) AND (o.id = link_reminder.link_id))))) with check -
link_token: forced, lookup for r to haulway_lookup using true with check -
link_token: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
load: forced, lookup for r to haulway_lookup using true with check -
load: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
load: forced, scope for * to haulway_app using ((( SELECT scope_leaves('supplier'::text) AS scope_leaves) OR (supplier_id = ANY (( SELECT scope_suppliers() AS scope_suppliers)::uuid[]))) AND (( SELECT scope_leaves('customer'::text) AS scope_leaves) OR (customer_id = ANY (( SELECT scope_customers() AS scope_customers)::uuid[]))) AND (( SELECT scope_leaves('loadCustomer'::text) AS scope_leaves) OR (customer_id = ANY (( SELECT scope_ids('loadCustomer'::text) AS scope_ids)::uuid[]))) AND (( SELECT scope_leaves('profitCentre'::text) AS scope_leaves) OR (profit_centre_id = ANY (( SELECT scope_ids('profitCentre'::text) AS scope_ids)::uuid[])))) with check -
load: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
load_charge: forced, lookup for r to haulway_lookup using true with check -
load_charge: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
load_charge: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
load_charge: forced, scope_of_customers for * to haulway_app using ((( SELECT scope_kind() AS scope_kind) <> 'customer'::text) OR (side = 'sell'::text)) with check -
load_event: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
load_event: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM load l
  WHERE ((l.partition = load_event.partition) AND (l.id = load_event.load_id))))) with check -
load_event: forced, scope_of_customers for * to haulway_app using ((( SELECT scope_kind() AS scope_kind) <> 'customer'::text) OR customer_visible) with check -
load_event: forced, scope_of_notes for * to haulway_app using ((NOT is_internal) OR (kind <> 'note'::text) OR (( SELECT scope_kind() AS scope_kind) <> ALL (ARRAY['supplier'::text, 'filter'::text, 'customer'::text]))) with check -
load_hold: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
load_hold: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
load_hold: forced, scope_of_customers for * to haulway_app using ((( SELECT scope_kind() AS scope_kind) <> 'customer'::text) OR visible_to_customer) with check -
load_override: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
load_override: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
load_override: forced, scope_of_customers for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check -
load_paper_request: forced, lookup for r to haulway_lookup using true with check -
load_paper_request: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
load_paper_request: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
load_paper_request: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
load_paper_request: forced, scope_of_customers for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check -
load_rating: forced, lookup for r to haulway_lookup using true with check -
load_rating: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
load_rating: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
load_rating: forced, scope_of_customers for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check -
load_standing: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
load_standing: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
load_standing: forced, scope_of_customers for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check -
load_template: forced, lookup for r to haulway_lookup using true with check -
load_template: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
load_template: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
load_template: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
load_template_draft: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
load_template_draft: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
location: forced, lookup for r to haulway_lookup using true with check -
location: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
location: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (customer_id IS NULL) OR (customer_id = ANY (( SELECT scope_customers() AS scope_customers)::uuid[]))) with check -
message_text: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
message_text: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
named_resource: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
named_resource: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
number_series: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
number_series: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
odometer_offset: forced, lookup for * to haulway_lookup using true with check true
odometer_offset: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
odometer_offset: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
odometer_reading: forced, lookup for * to haulway_lookup using true with check true
odometer_reading: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
odometer_reading: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
one_time_code: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
open_item: forced, lookup for * to haulway_lookup using true with check true
open_item: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
open_item: forced, scope for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM invoice i
  WHERE ((i.partition = open_item.partition) AND (i.id = open_item.document_id) AND (i.item_id = open_item.id))))) with check -
open_item_span: forced, lookup for * to haulway_lookup using true with check true
open_item_span: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
open_item_span: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
order_type: forced, lookup for r to haulway_lookup using true with check -
order_type: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
order_type_equipment_type_ids: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
outgoing_message: forced, lookup for r to haulway_lookup using true with check -
outgoing_message: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
packing_type: forced, lookup for r to haulway_lookup using true with check -
packing_type: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
pay_rate_change: forced, lookup for r to haulway_lookup using true with check -
pay_rate_change: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
pay_rate_change: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (owner_kind <> 'supplier'::text) OR (EXISTS ( SELECT
   FROM supplier s
  WHERE ((s.partition = pay_rate_change.partition) AND (s.id = pay_rate_change.owner_id))))) with check -
pay_rate_change: forced, scope_of_pay for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> ALL (ARRAY['supplier'::text, 'filter'::text, 'customer'::text])) with check -
pay_rate_version: forced, lookup for r to haulway_lookup using true with check -
pay_rate_version: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
pay_rate_version: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (owner_kind <> 'supplier'::text) OR (EXISTS ( SELECT
   FROM supplier s
  WHERE ((s.partition = pay_rate_version.partition) AND (s.id = pay_rate_version.owner_id))))) with check -
pay_rate_version: forced, scope_of_pay for * to haulway_app using ((owner_kind = 'supplier'::text) OR (( SELECT scope_kind() AS scope_kind) <> ALL (ARRAY['supplier'::text, 'filter'::text, 'customer'::text]))) with check -
payment: forced, lookup for * to haulway_lookup using true with check true
payment: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
payment: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
payment_item: forced, lookup for * to haulway_lookup using true with check true
payment_item: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
payment_item: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
payment_promise: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
payment_promise: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
payment_rule: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
payment_rule: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
payment_run: forced, lookup for * to haulway_lookup using true with check true
payment_run: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
payment_run: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
payment_signature: forced, lookup for * to haulway_lookup using true with check true
payment_signature: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
payment_signature: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
period_posting: forced, lookup for r to haulway_lookup using true with check -
period_posting: forced, lookup_held for w to haulway_lookup using true with check true
period_posting: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
pod: forced, lookup for r to haulway_lookup using true with check -
pod: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
pod: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM load l
  WHERE ((l.partition = pod.partition) AND (l.id = pod.load_id))))) with check -
pod: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
pod_file: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
pod_file: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_pod(pod_id)) with check -
pod_mail: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
pod_mail: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
pod_mailbox: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
pod_mailbox: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
pod_mailbox: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
pod_pack: forced, lookup for r to haulway_lookup using true with check -
pod_pack: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
pod_pack: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
pod_pack: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
pod_pack_mail: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
pod_pack_mail: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (EXISTS ( SELECT
   FROM pod_pack p
  WHERE ((p.partition = pod_pack_mail.partition) AND (p.id = pod_pack_mail.pack_id))))) with check -
pod_reminder: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
pod_reminder: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_pod(pod_id)) with check -
pod_reminder: forced, scope_of_customers for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check -
posting_period: forced, lookup for r to haulway_lookup using true with check -
posting_period: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
profit_centre: forced, lookup for r to haulway_lookup using true with check -
profit_centre: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
purchase_deduction_answer: forced, lookup for r to haulway_lookup using true with check -
purchase_deduction_answer: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
purchase_deduction_answer: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
purchase_invoice: forced, lookup for r to haulway_lookup using true with check -
purchase_invoice: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
purchase_invoice: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
purchase_invoice: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
purchase_invoice_deduction: forced, lookup for r to haulway_lookup using true with check -
purchase_invoice_deduction: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
purchase_invoice_deduction: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
purchase_invoice_line: forced, lookup for r to haulway_lookup using true with check -
purchase_invoice_line: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
purchase_invoice_line: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
purchase_paper: forced, lookup for r to haulway_lookup using true with check -
purchase_paper: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
purchase_paper: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
purchase_paper: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
purchase_tolerance: forced, lookup for r to haulway_lookup using true with check -
purchase_tolerance: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
purchase_tolerance: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
purchase_tolerance: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
rate: forced, lookup for r to haulway_lookup using true with check -
rate: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
rate: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR ((customer_id IS NOT NULL) AND ( SELECT scope_open('supplier'::text) AS scope_open) AND (EXISTS ( SELECT
   FROM customer c
  WHERE ((c.partition = rate.partition) AND (c.id = rate.customer_id))))) OR ((supplier_id IS NOT NULL) AND (EXISTS ( SELECT
   FROM supplier s
  WHERE ((s.partition = rate.partition) AND (s.id = rate.supplier_id))))) OR ((party_kind = 'general'::text) AND ( SELECT scope_open('supplier'::text) AS scope_open))) with check -
rate: forced, scope_of_prices for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> ALL (ARRAY['supplier'::text, 'filter'::text, 'customer'::text])) with check -
rate_commodity_type_ids: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
rate_equipment_type_ids: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
rate_order_type_ids: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
rate_simulation: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
rate_simulation: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
rate_simulation_party: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
rate_simulation_party: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
rate_zone: forced, lookup for r to haulway_lookup using true with check -
rate_zone: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
rate_zone_location_ids: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
receipt: forced, lookup for r to haulway_lookup using true with check -
receipt: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
receipt: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
receipt_match: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
receipt_match: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
receipt_payer: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
receipt_payer: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
receipt_pays_for: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
receipt_pays_for: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
receipt_rule: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
receipt_rule: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
receipt_setting: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
receipt_setting: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
receipt_term: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
receipt_term: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
recovery_code: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
required_document: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
required_document: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
reset_request: forced, lookup for r to haulway_lookup using true with check -
reset_request: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
resource_use: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
resource_use: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
resource_use: forced, scope_of_customers for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check -
role_profile: forced, lookup for r to haulway_lookup using true with check -
role_profile: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
saved_view: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
saved_view: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
second_factor: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
security_event: forced, lookup for * to haulway_lookup using true with check -
security_event: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
service_plan: forced, lookup for r to haulway_lookup using true with check -
service_plan: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
service_record: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
service_record: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
session: forced, lookup for * to haulway_lookup using true with check true
session: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
sign_in_challenge: forced, lookup for * to haulway_lookup using true with check -
sign_in_challenge: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
stop: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
stop: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
stop_proposal: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
stop_proposal: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
stored_file: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
stored_file: forced, scope for r to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (subject_id IS NULL) OR (NOT scope_hides(subject_id))) with check -
stored_file: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
supplier: forced, lookup for r to haulway_lookup using true with check -
supplier: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
supplier: forced, scope for * to haulway_app using ((( SELECT scope_leaves('supplier'::text) AS scope_leaves) OR (captured_by_id = ( SELECT scope_own('supplier'::text) AS scope_own)) OR (id = ANY (( SELECT scope_ids('supplier'::text) AS scope_ids)::uuid[]))) AND (( SELECT scope_kind() AS scope_kind) <> 'customer'::text)) with check -
supplier: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
supplier_decision: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
supplier_decision: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (supplier_id IS NULL) OR (supplier_id = ANY (( SELECT scope_suppliers() AS scope_suppliers)::uuid[]))) with check -
supplier_director: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
supplier_director: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (supplier_id IS NULL) OR (supplier_id = ANY (( SELECT scope_suppliers() AS scope_suppliers)::uuid[]))) with check -
supplier_finding: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
supplier_finding: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR (supplier_id IS NULL) OR (supplier_id = ANY (( SELECT scope_suppliers() AS scope_suppliers)::uuid[]))) with check -
supplier_statement: forced, lookup for r to haulway_lookup using true with check -
supplier_statement: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
supplier_statement: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
supplier_statement: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
supplier_statement_line: forced, lookup for r to haulway_lookup using true with check -
supplier_statement_line: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
supplier_statement_line: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
telematics_account: forced, lookup for r to haulway_lookup using true with check -
telematics_account: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
telematics_account: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
telematics_event: forced, lookup for * to haulway_lookup using true with check -
telematics_event: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
telematics_event: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
telematics_trip: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
telematics_trip: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
telematics_unit: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
telematics_unit: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
tender_offer: forced, lookup for r to haulway_lookup using true with check -
tender_offer: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
tender_offer: forced, scope for * to haulway_app using ((( SELECT scope_open('supplier'::text) AS scope_open) OR (EXISTS ( SELECT
   FROM supplier s
  WHERE ((s.partition = tender_offer.partition) AND (s.id = tender_offer.supplier_id))))) AND ((( SELECT scope_open('customer'::text) AS scope_open) AND ( SELECT scope_open('profitCentre'::text) AS scope_open)) OR (NOT scope_hides_tendered(load_id)))) with check -
tender_offer: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
tender_offer: forced, scope_of_tenders for * to haulway_app using ((( SELECT scope_leaves('loadCustomer'::text) AS scope_leaves) OR (NOT scope_hides_tendered(load_id))) AND (( SELECT scope_kind() AS scope_kind) <> 'customer'::text)) with check -
trip_device: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
trip_device: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
trip_device: forced, scope_of_customers for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check -
trip_file: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
trip_file: forced, scope for * to haulway_app using (( SELECT scope_is_everything() AS scope_is_everything) OR scope_shows_load(load_id)) with check -
trip_file: forced, scope_of_customers for * to haulway_app using (( SELECT scope_kind() AS scope_kind) <> 'customer'::text) with check -
trip_pay: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
trip_pay: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
trip_pay: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
trip_pay_unit: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
trip_pay_unit: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
tyre: forced, lookup for r to haulway_lookup using true with check -
tyre: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
tyre: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
tyre_tread: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
tyre_tread: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
tyre_use: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
tyre_use: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
user_profile: forced, lookup for r to haulway_lookup using true with check -
user_profile: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle: forced, lookup for r to haulway_lookup using true with check -
vehicle: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle: forced, scope for * to haulway_app using ((( SELECT scope_open('supplier'::text) AS scope_open) OR ((supplier_id IS NULL) AND (( SELECT scope_kind() AS scope_kind) <> ALL (ARRAY['supplier'::text, 'filter'::text]))) OR (supplier_id = ANY (( SELECT scope_suppliers() AS scope_suppliers)::uuid[]))) AND (( SELECT scope_leaves('profitCentre'::text) AS scope_leaves) OR (profit_centre_id = ANY (( SELECT scope_ids('profitCentre'::text) AS scope_ids)::uuid[]))) AND (( SELECT scope_kind() AS scope_kind) <> 'customer'::text)) with check -
vehicle_alert: forced, lookup for r to haulway_lookup using true with check -
vehicle_alert: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_alert: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
vehicle_alert_hearing: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_alert_hearing: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
vehicle_alert_telling: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_alert_telling: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
vehicle_defect: forced, lookup for r to haulway_lookup using true with check -
vehicle_defect: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_defect: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
vehicle_defect_seen: forced, lookup for r to haulway_lookup using true with check -
vehicle_defect_seen: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_defect_seen: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
vehicle_incident: forced, lookup for * to haulway_lookup using true with check true
vehicle_incident: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_incident: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
vehicle_inspection: forced, lookup for r to haulway_lookup using true with check -
vehicle_inspection: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_inspection: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
vehicle_inspection_answer: forced, lookup for r to haulway_lookup using true with check -
vehicle_inspection_answer: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_inspection_answer: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
vehicle_inspection_photo: forced, lookup for r to haulway_lookup using true with check -
vehicle_inspection_photo: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_inspection_photo: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
vehicle_inspection_setting: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_inspection_template: forced, lookup for r to haulway_lookup using true with check -
vehicle_inspection_template: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_inspection_template: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
vehicle_position: forced, lookup for * to haulway_lookup using true with check -
vehicle_position: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_position: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
vehicle_service: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_service: forced, scope for r to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
vehicle_withdrawal: forced, lookup for r to haulway_lookup using true with check -
vehicle_withdrawal: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
vehicle_withdrawal: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
webhook_attempt: forced, lookup for * to haulway_lookup using true with check -
webhook_attempt: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
webhook_attempt: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
webhook_delivery: forced, lookup for * to haulway_lookup using true with check -
webhook_delivery: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
webhook_delivery: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
webhook_endpoint: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))
webhook_endpoint: forced, scope for * to haulway_app using ( SELECT scope_is_everything() AS scope_is_everything) with check -
webhook_endpoint: forced, scope_of_companies for * to haulway_app using (( SELECT scope_leaves('company'::text) AS scope_leaves) OR (company_id IS NULL) OR (company_id = ANY (( SELECT scope_ids('company'::text) AS scope_ids)::uuid[]))) with check -
zero_rate_reason: forced, own_partition for * to public using (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting)) with check (partition = ( SELECT current_setting('app.partition'::text, true) AS current_setting))

-- Grants

access_token: haulway_app insert, select, update
access_token: haulway_lookup select
accounting_difference: haulway_app insert, select, update
accounting_difference: haulway_lookup select
accounting_export: haulway_app insert, select, update
accounting_export: haulway_lookup select
accounting_file: haulway_app insert, select, update
accounting_file: haulway_lookup select
accounting_system: haulway_app insert, select, update
accounting_system: haulway_lookup select
allocation: haulway_app insert, select
allocation: haulway_lookup select
app_user: haulway_app insert, select, update
app_user: haulway_lookup select
approval_assignment: haulway_app delete, insert, select, update
approval_policy: haulway_app delete, insert, select, update
attempt_counter: haulway_app delete, insert, select, update
attempt_counter: haulway_lookup delete, select
audit_entry: haulway_app insert, select
audit_seal: haulway_app insert, select
audit_seal: haulway_lookup select
bank_account: haulway_app insert, select, update
bank_account: haulway_lookup select
bank_file: haulway_app insert, select, update
bank_file: haulway_lookup select
bank_line: haulway_app insert, select
bank_line: haulway_lookup select
bank_rule: haulway_app insert, select, update
bank_statement: haulway_app insert, select
bank_statement: haulway_lookup select
bank_version: haulway_app insert, select, update
bill_to_party: haulway_app insert, select, update
billing_reminder: haulway_app insert, select
buyer_without_vat: haulway_app insert, select
change_event: haulway_app insert, select
change_event: haulway_lookup delete, select
claim: haulway_app insert, select, update
claim: haulway_lookup select
commodity_type: haulway_app delete, insert, select, update
commodity_type: haulway_lookup select
commodity_type_packing_type_ids: haulway_app delete, insert, select
company: haulway_app insert, select, update
company: haulway_lookup select
company_logo: haulway_app delete, insert, select
company_logo: haulway_lookup select
company_order: haulway_app delete, insert, select, update
company_order: haulway_lookup select
company_order_booking: haulway_app insert, select
company_order_line: haulway_app delete, insert, select, update
company_order_movement: haulway_app insert, select
company_order_receipt: haulway_app insert, select
company_order_revision: haulway_app insert, select
company_terms: haulway_app delete, insert, select, update
confirmation: haulway_app insert, select, update
confirmation: haulway_lookup delete, select
contractor: haulway_app insert, select, update
contractor: haulway_lookup select
contractor_decision: haulway_app insert, select
contractor_director: haulway_app delete, insert, select
contractor_finding: haulway_app delete, insert, select
contractor_signing: haulway_app insert, select
council_minimum: haulway_app delete, insert, select, update
council_minimum: haulway_lookup select
credit_change: haulway_app insert, select, update
credit_change: haulway_lookup select
credit_limit: haulway_app insert, select
customer: haulway_app insert, select, update
customer: haulway_lookup select
customer_decision: haulway_app insert, select
customer_director: haulway_app delete, insert, select, update
customer_finding: haulway_app delete, insert, select
daily_work: haulway_app insert, select, update
debtor_arrangement: haulway_app insert, select, update
debtor_note: haulway_app insert, select
debtor_reminder: haulway_app insert, select
debtor_reminder_item: haulway_app insert, select
debtor_rule: haulway_app insert, select, update
debtor_setting: haulway_app insert, select, update
debtor_statement: haulway_app insert, select
delegation: haulway_app insert, select, update
delegation: haulway_lookup select
document: haulway_app insert, select, update
document: haulway_lookup select
document_subject: haulway_app select
driver: haulway_app delete, insert, select, update
driver: haulway_lookup select
driver_pay_balance: haulway_app delete, insert, select
driver_pay_line: haulway_app delete, insert, select, update
driver_pay_line: haulway_lookup select
driver_pay_run: haulway_app delete, insert, select, update
driver_pay_run: haulway_lookup select
driver_pay_statement: haulway_app delete, insert, select, update
driver_pay_term: haulway_app delete, insert, select, update
driver_pay_term: haulway_lookup select
driver_rate: haulway_app delete, insert, select, update
driver_rate: haulway_lookup select
driver_rate_category: haulway_app delete, insert, select, update
driver_rate_category: haulway_lookup select
driver_trip: haulway_app insert, select, update
equipment_type: haulway_app delete, insert, select, update
equipment_type: haulway_lookup select
exchange: haulway_app insert, select, update
exchange: haulway_lookup select
exchange_partner: haulway_app insert, select, update
exchange_rate: haulway_app delete, insert, select, update
exchange_rate: haulway_lookup select
exchange_step: haulway_app insert, select
file_token: haulway_app insert
file_token: haulway_lookup delete, select
fiscal_year: haulway_app insert, select
fiscal_year: haulway_lookup select
fleet_log_line: haulway_app insert, select, update
fleet_log_month: haulway_app insert, select
fleet_slip_layout: haulway_app insert, select, update
fleet_slip_photo: haulway_app insert, select
fuel_adjustment: haulway_app delete, insert, select, update
fuel_adjustment: haulway_lookup select
fuel_adjustment_line: haulway_app delete, insert, select, update
fuel_adjustment_load: haulway_app delete, insert, select, update
fuel_clause: haulway_app delete, insert, select, update
fuel_clause: haulway_lookup select
fuel_clause_change: haulway_app delete, insert, select, update
fuel_clause_version: haulway_app delete, insert, select, update
fuel_clause_version: haulway_lookup select
fuel_price: haulway_app delete, insert, select, update
fuel_price: haulway_lookup select
fuel_price_change: haulway_app delete, insert, select, update
fuel_price_change: haulway_lookup select
git_certificate: haulway_app insert, select, update
git_reminder: haulway_app insert, select
goods_line: haulway_app delete, insert, select, update
idempotency: haulway_app insert, select, update
idempotency: haulway_lookup delete, select
import_job: haulway_app insert, select, update
import_row: haulway_app insert, select, update
import_template: haulway_app delete, insert, select, update
incident_action: haulway_app insert, select, update
incident_call: haulway_app insert, select, update
incident_cost: haulway_app delete, insert, select, update
incident_file: haulway_app insert, select
incident_note: haulway_app insert, select
incident_setting: haulway_app insert, select, update
inspection: haulway_app insert, select, update
inspection: haulway_lookup select
inspection_file: haulway_app insert, select, update
inspection_template: haulway_app insert, select
invoice: haulway_app delete, insert, select, update
invoice: haulway_lookup select
invoice_dispute: haulway_app delete, insert, select, update
invoice_dispute: haulway_lookup select
invoice_line: haulway_app delete, insert, select, update
invoice_line: haulway_lookup select
invoice_logo: haulway_app insert, select
invoice_run: haulway_app delete, insert, select, update
invoice_run: haulway_lookup select
invoice_send: haulway_app delete, insert, select, update
invoice_send: haulway_lookup select
item_master: haulway_app delete, insert, select, update
item_master: haulway_lookup select
journal: haulway_app insert, select
journal: haulway_lookup select
journal_account: haulway_app delete, insert, select, update
journal_account: haulway_lookup select
journal_line: haulway_app insert, select
journal_line: haulway_lookup select
journal_proposal: haulway_app delete, insert, select, update
journal_proposal: haulway_lookup select
journal_proposal_line: haulway_app delete, insert, select, update
journal_template: haulway_app delete, insert, select
journal_template_line: haulway_app delete, insert, select
ledger_balance: haulway_app select
ledger_balance: haulway_lookup delete, insert, select, update
link: haulway_app insert, select, update
link: haulway_lookup select
link_draft: haulway_app delete, insert, select, update
link_reminder: haulway_app delete, insert, select
link_token: haulway_app delete, insert, select, update
link_token: haulway_lookup select
load: haulway_app insert, select, update
load: haulway_lookup select
load_charge: haulway_app delete, insert, select, update
load_charge: haulway_lookup select
load_event: haulway_app insert, select
load_hold: haulway_app insert, select, update
load_override: haulway_app insert, select
load_paper_request: haulway_app insert, select, update
load_paper_request: haulway_lookup select
load_rating: haulway_app insert, select
load_rating: haulway_lookup select
load_standing: haulway_app insert, select, update
load_template: haulway_app delete, insert, select, update
load_template: haulway_lookup select
load_template_draft: haulway_app delete, insert, select
location: haulway_app delete, insert, select, update
location: haulway_lookup select
message_text: haulway_app delete, insert, select, update
named_resource: haulway_app insert, select
number_series: haulway_app insert, select, update
odometer_offset: haulway_app insert, select
odometer_offset: haulway_lookup insert, select, update
odometer_reading: haulway_app insert, select, update
odometer_reading: haulway_lookup insert, select, update
one_time_code: haulway_app insert, select, update
open_item: haulway_app insert, select
open_item: haulway_lookup select
open_item_span: haulway_app select
open_item_span: haulway_lookup delete, insert, select
order_type: haulway_app delete, insert, select, update
order_type: haulway_lookup select
order_type_equipment_type_ids: haulway_app delete, insert, select
outgoing_message: haulway_app insert, select, update
outgoing_message: haulway_lookup select
packing_type: haulway_app delete, insert, select, update
packing_type: haulway_lookup select
party: haulway_app select
party: haulway_lookup select
party_director: haulway_app select
party_phone: haulway_app select
pay_rate_change: haulway_app delete, insert, select, update
pay_rate_change: haulway_lookup select
pay_rate_version: haulway_app delete, insert, select, update
pay_rate_version: haulway_lookup select
payment: haulway_app delete, insert, select, update
payment: haulway_lookup select
payment_item: haulway_app delete, insert, select, update
payment_item: haulway_lookup select
payment_promise: haulway_app insert, select, update
payment_rule: haulway_app insert, select, update
payment_run: haulway_app insert, select, update
payment_run: haulway_lookup select
payment_signature: haulway_app insert, select
payment_signature: haulway_lookup select
period_posting: haulway_app insert, select
period_posting: haulway_lookup select
place_city: haulway_app select
place_country: haulway_app select
place_region: haulway_app select
place_source: haulway_app select
pod: haulway_app insert, select, update
pod: haulway_lookup select
pod_file: haulway_app insert, select, update
pod_mail: haulway_app insert, select
pod_mailbox: haulway_app insert, select, update
pod_pack: haulway_app insert, select, update
pod_pack: haulway_lookup select
pod_pack_mail: haulway_app insert, select, update
pod_reminder: haulway_app insert, select
posting_period: haulway_app insert, select
posting_period: haulway_lookup select
profit_centre: haulway_app delete, insert, select, update
profit_centre: haulway_lookup select
purchase_deduction_answer: haulway_app insert, select
purchase_deduction_answer: haulway_lookup select
purchase_invoice: haulway_app delete, insert, select, update
purchase_invoice: haulway_lookup select
purchase_invoice_deduction: haulway_app delete, insert, select, update
purchase_invoice_deduction: haulway_lookup select
purchase_invoice_line: haulway_app delete, insert, select, update
purchase_invoice_line: haulway_lookup select
purchase_paper: haulway_app insert, select, update
purchase_paper: haulway_lookup select
purchase_tolerance: haulway_app delete, insert, select, update
purchase_tolerance: haulway_lookup select
rate: haulway_app delete, insert, select, update
rate: haulway_lookup select
rate_commodity_type_ids: haulway_app delete, insert, select
rate_equipment_type_ids: haulway_app delete, insert, select
rate_order_type_ids: haulway_app delete, insert, select
rate_simulation: haulway_app insert, select, update
rate_simulation_party: haulway_app insert, select, update
rate_zone: haulway_app delete, insert, select, update
rate_zone: haulway_lookup select
rate_zone_location_ids: haulway_app delete, insert, select
receipt: haulway_app insert, select, update
receipt: haulway_lookup select
receipt_match: haulway_app delete, insert, select, update
receipt_payer: haulway_app delete, insert, select, update
receipt_pays_for: haulway_app delete, insert, select, update
receipt_rule: haulway_app delete, insert, select, update
receipt_setting: haulway_app delete, insert, select, update
receipt_term: haulway_app delete, insert, select, update
recovery_code: haulway_app delete, insert, select, update
required_document: haulway_app delete, insert, select, update
reset_request: haulway_app insert, select, update
reset_request: haulway_lookup select
resource_use: haulway_app insert, select, update
retired_key: haulway_app insert, select, update
role_profile: haulway_app delete, insert, select, update
role_profile: haulway_lookup select
saved_view: haulway_app delete, insert, select, update
second_factor: haulway_app delete, insert, select, update
security_event: haulway_app insert, select
security_event: haulway_lookup delete, select
security_log: haulway_app select
service_plan: haulway_app delete, insert, select, update
service_plan: haulway_lookup select
service_record: haulway_app insert, select, update
session: haulway_lookup delete, insert, select, update
sign_in_challenge: haulway_app insert, select, update
sign_in_challenge: haulway_lookup delete, select
stop: haulway_app delete, insert, select, update
stop_proposal: haulway_app insert, select, update
stored_file: haulway_app delete, insert, select, update
supplier: haulway_app insert, select, update
supplier: haulway_lookup select
supplier_decision: haulway_app insert, select
supplier_director: haulway_app delete, insert, select, update
supplier_finding: haulway_app delete, insert, select
supplier_statement: haulway_app insert, select, update
supplier_statement: haulway_lookup select
supplier_statement_line: haulway_app insert, select, update
supplier_statement_line: haulway_lookup select
telematics_account: haulway_app insert, select, update
telematics_account: haulway_lookup select
telematics_event: haulway_app insert, select, update
telematics_event: haulway_lookup delete, select
telematics_trip: haulway_app insert, select, update
telematics_unit: haulway_app insert, select, update
tender_offer: haulway_app insert, select, update
tender_offer: haulway_lookup select
trip_device: haulway_app insert, select, update
trip_file: haulway_app insert, select
trip_pay: haulway_app delete, insert, select, update
trip_pay_unit: haulway_app delete, insert, select, update
tyre: haulway_app insert, select, update
tyre: haulway_lookup select
tyre_tread: haulway_app insert, select
tyre_use: haulway_app insert, select, update
user_profile: haulway_app delete, insert, select
user_profile: haulway_lookup select
vehicle: haulway_app delete, insert, select, update
vehicle: haulway_lookup select
vehicle_alert: haulway_app insert, select, update
vehicle_alert: haulway_lookup select
vehicle_alert_hearing: haulway_app insert, select, update
vehicle_alert_telling: haulway_app delete, insert, select, update
vehicle_defect: haulway_app insert, select, update
vehicle_defect: haulway_lookup select
vehicle_defect_seen: haulway_app insert, select, update
vehicle_defect_seen: haulway_lookup select
vehicle_incident: haulway_app insert, select, update
vehicle_incident: haulway_lookup select
vehicle_inspection: haulway_app insert, select, update
vehicle_inspection: haulway_lookup select
vehicle_inspection_answer: haulway_app insert, select, update
vehicle_inspection_answer: haulway_lookup select
vehicle_inspection_photo: haulway_app insert, select, update
vehicle_inspection_photo: haulway_lookup select
vehicle_inspection_setting: haulway_app insert, select, update
vehicle_inspection_template: haulway_app insert, select
vehicle_inspection_template: haulway_lookup select
vehicle_position: haulway_app insert, select
vehicle_position: haulway_lookup delete, select
vehicle_service: haulway_app insert, select, update
vehicle_withdrawal: haulway_app delete, insert, select, update
vehicle_withdrawal: haulway_lookup select
webhook_attempt: haulway_app insert, select
webhook_attempt: haulway_lookup delete, select
webhook_delivery: haulway_app insert, select, update
webhook_delivery: haulway_lookup delete, select
webhook_endpoint: haulway_app insert, select, update
zero_rate_reason: haulway_app insert, select, update

-- Functions

CREATE OR REPLACE FUNCTION public.access_token_find(hash bytea)
 RETURNS TABLE(id uuid, partition text, name text, authorisations text[], user_id uuid, account text, company_id uuid, company_name text, grants_key text, used_seconds_ago double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select t.id, t.partition, t.name, t.authorisations, u.id, u.account, c.id, c.name,
         grants_key(t.partition, u.id)
         || coalesce((select string_agg(';' || d.id || '=' || grants_key(d.partition, d.delegator_id), '' order by d.id)
            from delegation d where d.partition = t.partition and d.delegate_id = u.id
             and d.ended_at is null and d.starts_at <= now() and d.ends_at > now()), ''),
         extract(epoch from now() - t.used_at)
    from access_token t
    join app_user u on u.partition = t.partition and u.id = t.made_by_id and u.company_id = t.company_id and u.status = 'active'
    join company c on c.partition = t.partition and c.id = t.company_id and c.is_active
   where t.token_hash = hash and t.revoked_at is null and (t.expires_at is null or t.expires_at > now());
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.access_token_touch(of_partition text, used uuid, ip text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update access_token set used_at = now(), used_from = ip where partition = of_partition and id = used;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.account_find(wanted text)
 RETURNS TABLE(id uuid, partition text, account text, name text, surname text, user_role text, user_type text, language text, password_hash text, status text, company_id uuid, company_name text, company_trade_name text, company_active boolean, idle_seconds integer, phone text, shippers text[], locked_reason text, second_factor_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select u.id, u.partition, u.account, u.name, u.surname, u.user_role, u.user_type, u.language, u.password_hash, u.status,
         c.id, c.name, c.trade_name, c.is_active, c.session_idle_seconds,
         u.phone, u.shippers, u.locked_reason, u.second_factor_at
    from app_user u join company c on c.partition = u.partition and c.id = u.company_id
   where u.account = wanted;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.account_keeps_money()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if old.is_active and not new.is_active
    and (select coalesce(sum(debit - credit), 0) from ledger_balance b where b.partition = old.partition and b.account_id = old.id) <> 0 then
    raise exception 'money stands on account %', old.code using errcode = 'HW012';
  end if;
  if (old.class, old.role, old.code) is distinct from (new.class, new.role, new.code)
    and exists (select from ledger_balance b where b.partition = old.partition and b.account_id = old.id) then
    raise exception 'account % has lines: its number, class and use stay', old.code using errcode = 'HW013';
  end if;
  return new;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.accounting_system_of_notice(word_hash text)
 RETURNS TABLE(partition text, company_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select s.partition, s.company_id from accounting_system s where s.is_active and s.notice_hash = word_hash and word_hash <> '';
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.accounting_systems_connected()
 RETURNS TABLE(partition text, company_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select s.partition, s.company_id from accounting_system s where s.is_active and s.kind = 'businessCentral' order by 1, 2;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.allocation_fits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
AS $function$
declare
  given record;
  taken record;
  undone record;
  given_open bigint;
  taken_open bigint;
begin
  -- In the order of their ids, so that nobody waits for each other.
  perform from open_item i where i.partition = new.partition and i.id in (new.from_item, new.to_item) order by i.id for update;
  select * into given from open_item i where i.partition = new.partition and i.id = new.from_item;
  select * into taken from open_item i where i.partition = new.partition and i.id = new.to_item;
  if (given.company_id, given.party_kind, given.party_id, given.currency, given.account_id)
      is distinct from (taken.company_id, taken.party_kind, taken.party_id, taken.currency, taken.account_id)
    or given.company_id <> new.company_id or given.amount > 0 or taken.amount < 0 then
    raise exception 'a credit settles a debit of the same party and currency' using errcode = 'HW010';
  end if;
  if new.undoes is null and new.day < greatest(given.posting_date, taken.posting_date) then
    raise exception 'nothing settles before both are posted' using errcode = 'HW010';
  end if;
  if new.undoes is not null then
    select * into undone from allocation a where a.partition = new.partition and a.id = new.undoes and a.undoes is null
        and a.from_item = new.from_item and a.to_item = new.to_item and a.amount = new.amount and a.day <= new.day;
    if not found then
      raise exception 'what is undone is undone whole' using errcode = 'HW010';
    end if;
    new.from_base := undone.from_base;
    new.to_base := undone.to_base;
    return new;
  end if;
  given_open := -open_amount(new.partition, new.from_item, 'infinity');
  taken_open := open_amount(new.partition, new.to_item, 'infinity');
  if new.amount > least(taken_open, given_open) then
    raise exception 'more is settled than is open' using errcode = 'HW011';
  end if;
  -- Its part of what is open in the books; whoever settles the last cent takes what is left.
  if given.amount = given.base_amount and taken.amount = taken.base_amount then
    new.from_base := new.amount;
    new.to_base := new.amount;
  else
    new.from_base := round(-open_base_amount(new.partition, new.from_item, 'infinity')::numeric * new.amount / given_open);
    new.to_base := round(open_base_amount(new.partition, new.to_item, 'infinity')::numeric * new.amount / taken_open);
  end if;
  return new;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.allocation_is_whole()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
AS $function$
begin
  if not exists (select from open_item i where i.partition = new.partition and i.kind = 'exchange' and i.document_id = new.id
      and i.posting_date = new.day and i.base_amount = (new.from_base - new.to_base) * case when new.undoes is null then 1 else -1 end) then
    raise exception 'the difference of exchange of allocation % is not posted', new.id using errcode = 'HW014';
  end if;
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.allocations_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform write_open_spans(a.partition, array_agg(distinct a.item))
     from (select partition, from_item as item from added union all select partition, to_item from added) a
    group by a.partition;
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.are_findings(list jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((jsonb_typeof(list) = 'array'::text) AND (NOT (list @? '$[*]?((((@.type() != "object" || !(@."level" == "W" || @."level" == "I")) || !(exists (@."path"))) || !(exists (@."code"))) || @."facts".type() != "object")'::jsonpath)))

CREATE OR REPLACE FUNCTION public.audit_partitions_waiting()
 RETURNS TABLE(partition text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select distinct s.partition from audit_seal s where s.number is null
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.await_seal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into audit_seal (partition, entry_id) select partition, id from added;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.bank_files_waiting()
 RETURNS TABLE(partition text, id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select f.partition, f.id from bank_file f
   where f.status = 'WAITING' and f.created_at < now() - interval '10 minutes' order by f.created_at limit 1000;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.bank_line_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status = 'SETTLED' and new.status = 'SETTLED'
    and (new.settled_by_kind, new.settled_by_id) is distinct from (old.settled_by_kind, old.settled_by_id) then
    raise exception 'line % is settled already', old.id using errcode = 'check_violation', constraint = 'bank_line_settled_once';
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.begin_with_usual_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  insert into required_document (partition, company_id, subject_type, code, is_mandatory, position, applies)
  select new.partition, new.id, u.subject_type, u.code, u.is_mandatory, u.position, u.applies from usual_required_document() u;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.carriers_named(authorisations text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(distinct substr(a, length('tripDirector.loadingPerformance.carrierFilter.') + 1)), '{}')
    from unnest(authorisations) a where starts_with(a, 'tripDirector.loadingPerformance.carrierFilter.');
$function$

CREATE OR REPLACE FUNCTION public.charges_are_fixed(side text, customer_billing text, supplier_billing text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case side when 'sell' then customer_billing in ('IN_REVIEW', 'INVOICED', 'PART_CREDITED', 'CREDITED')
                   else supplier_billing not in ('NOT_READY', 'EXPECTED') end
$function$

CREATE OR REPLACE FUNCTION public.client_companies()
 RETURNS TABLE(partition text, id uuid, time_zone text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select partition, id, time_zone from company where is_client and is_active order by partition, id;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.company_logo_find(wanted text)
 RETURNS TABLE(content_type text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select content_type from company_logo where name = wanted;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE PROCEDURE public.document_lines(IN document regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %1$s_line
    add column id uuid not null,
    add column partition text not null,
    add column %1$s_id uuid not null,
    add column line_number int not null check (line_number > 0),
    add primary key (partition, id),
    add foreign key (partition, %1$s_id) references %1$s (partition, id) on delete cascade,
    add constraint %1$s_line_order unique (partition, %1$s_id, line_number) deferrable initially immediate', document);
  execute format('comment on column %s_line.line_number is %L', document, 'From 1 without gaps; checked at the end of a statement, so that lines can change places.');
  execute format('call isolate(%L)', document || '_line');
  execute format('grant select, insert, update, delete on %s_line to haulway_app', document);

  execute format('create table %1$s_revision (
    partition text not null,
    %1$s_id uuid not null,
    revision int not null check (revision > 0),
    head jsonb not null,
    lines jsonb not null,
    sent_by text not null,
    sent_at timestamptz not null default now(),
    primary key (partition, %1$s_id, revision),
    foreign key (partition, %1$s_id) references %1$s (partition, id))', document);
  execute format('comment on table %s_revision is %L', document, 'The document as it was sent. Rows are neither changed nor deleted: the server may not.');
  execute format('call isolate(%L)', document || '_revision');
  execute format('grant select, insert on %s_revision to haulway_app', document);
end $procedure$

CREATE OR REPLACE PROCEDURE public.effective_periods(IN versions regclass, VARIADIC owners text[])
 LANGUAGE plpgsql
AS $procedure$
declare
  same text := (select string_agg(format('%I with =', owner), ', ' order by place) from unnest(array['partition'] || owners) with ordinality as each (owner, place));
begin
  execute format('alter table %s
    add column effective_from date not null,
    add column effective_until date check (effective_until >= effective_from),
    add column superseded_at timestamptz,
    add column in_force daterange not null generated always as (daterange(effective_from, effective_until, ''[]'')) stored', versions);
  execute format('alter table %1$s add constraint %1$s_period exclude using gist (%2$s, in_force with &&) where (superseded_at is null)', versions, same);
  execute format('comment on column %s.effective_until is %L', versions, 'The last day; empty while no end is known.');
  execute format('comment on column %s.superseded_at is %L', versions, 'When another version took all its days; such a one is kept, and holds on no day.');
end $procedure$

CREATE OR REPLACE FUNCTION public.events_after(last bigint, missing bigint[])
 RETURNS SETOF change_event
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
  (select * from change_event where id > last order by id limit 1000)
  union all
  (select * from change_event where id = any (missing))
  order by id
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
CREATE OR REPLACE FUNCTION public.exchange_difference_is_of_allocation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
AS $function$
begin
  if not exists (select from allocation a where a.partition = new.partition and a.id = new.document_id and a.from_base <> a.to_base) then
    raise exception 'a difference of exchange belongs to an allocation' using errcode = 'HW014';
  end if;
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.exchanges_overdue()
 RETURNS TABLE(partition text, id uuid, turn integer, company_id uuid, purpose text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select e.partition, e.id, e.turn, e.company_id, e.purpose from exchange e
   where e.next_at < now() - interval '10 minutes' order by e.next_at limit 1000;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.file_token_take(hash bytea)
 RETURNS TABLE(partition text, blob_name text, archive_path text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  with taken as (delete from file_token where token_hash = hash and expires_at > now() returning *)
  select partition, blob_name, archive_path from taken order by position;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.filtered_suppliers(of_partition text, of_user uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select case when bool_or(p.carrier_names <> '{}') then array(
           select s.id from supplier s join app_user u on u.partition = s.partition and u.id = of_user
            where s.partition = of_partition and s.company_id = u.company_id and s.status <> 'deleted'
              and s.registered_name = any (select unnest(n.carrier_names) from user_profile m
                    join role_profile n on n.partition = m.partition and n.id = m.profile_id
                   where m.partition = of_partition and m.user_id = of_user)
            order by s.id) end
    from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
   where up.partition = of_partition and up.user_id = of_user;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.first_client(of_partition text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
RETURN (SELECT company.id FROM company WHERE ((company.partition = first_client.of_partition) AND company.is_client) ORDER BY company.created_at, company.id LIMIT 1)

CREATE OR REPLACE FUNCTION public.fleet_log_line_is_punctual()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  select p.timed, p.on_time into new.timed_stops, new.on_time_stops from punctuality_of(new.partition, new.load_id) p;
  return new;
end $function$
 -- security definer, owned by haulway
CREATE OR REPLACE FUNCTION public.fleet_log_line_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.vehicle_id, new.kind, new.status, new.month, new.day, new.start_km, new.end_km, new.litres, new.amount, new.purpose, new.load_id)
     is distinct from (old.vehicle_id, old.kind, old.status, old.month, old.day, old.start_km, old.end_km, old.litres, old.amount, old.purpose, old.load_id) then
    raise exception 'a locked line of the log book stays as it is' using errcode = 'check_violation', constraint = 'fleet_log_line_locked';
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.fold_balances(of_company uuid, before_day date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if not exists (select from ledger_balance b join posting_period p on p.partition = b.partition and p.id = b.period_id
      where b.partition = current_setting('app.partition', true) and b.company_id = of_company and b.slot <> 0 and p.last_day < before_day) then
    return;
  end if;
  perform from ledger_balance b
   where b.partition = current_setting('app.partition', true) and b.company_id = of_company
     and b.period_id in (select p.id from posting_period p where p.partition = b.partition and p.company_id = of_company and p.last_day < before_day)
   order by b.partition, b.company_id, b.period_id, b.account_id, b.centre_id, b.closes_year, b.slot for update;
  with folded as (
    delete from ledger_balance b
     where b.partition = current_setting('app.partition', true) and b.company_id = of_company and b.slot <> 0
       and b.period_id in (select p.id from posting_period p where p.partition = b.partition and p.company_id = of_company and p.last_day < before_day)
    returning b.*)
  insert into ledger_balance as b (partition, company_id, period_id, account_id, centre_id, closes_year, slot, debit, credit)
  select partition, company_id, period_id, account_id, centre_id, closes_year, 0, sum(debit), sum(credit) from folded
   group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (partition, company_id, period_id, account_id, centre_id, closes_year, slot)
  do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.forget_positions(before timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  with old as (select partition, account_id, event_id from vehicle_position where fix_at < before order by fix_at limit 1000),
       gone as (delete from vehicle_position p using old
                 where p.partition = old.partition and p.account_id = old.account_id and p.event_id = old.event_id returning 1)
  select count(*)::int from gone;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.forget_telematics_events(before timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  with old as (select partition, account_id, event_id from telematics_event where at < before order by at limit 1000),
       gone as (delete from telematics_event e using old
                 where e.partition = old.partition and e.account_id = old.account_id and e.event_id = old.event_id returning 1)
  select count(*)::int from gone;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.fuel_clause_terms(c fuel_clause)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_object(
    'calculation', c.calculation, 'valueType', c.value_type, 'fuelType', c.fuel_type, 'region', c.region, 'zone', c.zone, 'kind', c.kind,
    'basePrice', c.base_price, 'baseDate', c.base_date, 'weightPercent', c.weight_percent, 'thresholdPercent', c.threshold_percent,
    'floorPercent', c.floor_percent, 'capPercent', c.cap_percent, 'manualValue', c.manual_value, 'appliesTo', c.applies_to,
    'missingPrice', c.missing_price, 'showAsLine', c.show_as_line) $function$

CREATE OR REPLACE FUNCTION public.fuel_price_is_used(price fuel_price, today date)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (
    select from fuel_clause_version v
     where v.partition = price.partition and v.terms ->> 'calculation' = 'Basic' and v.terms ->> 'fuelType' = price.fuel_type
       and v.terms ->> 'region' = price.region and v.terms ->> 'zone' = price.zone and v.terms ->> 'kind' = price.kind
       and exists (select from rate r where r.partition = v.partition and r.fuel_clause_id = v.clause_id and r.status in ('APPROVED', 'SUPERSEDED'))
       and (price.effective_from <= least(today, v.effective_until)
         -- A clause may take the first price for the days before it, too.
         or v.terms ->> 'missingPrice' = 'latest' and not exists (
           select from fuel_price e where e.partition = price.partition and e.is_active and e.fuel_type = price.fuel_type and e.region = price.region
              and e.zone = price.zone and e.kind = price.kind and e.effective_from < price.effective_from)
         -- Loads of later days that have a price already.
         or exists (
           select from load l join load_rating t on t.partition = l.partition and t.load_id = l.id
            where l.partition = price.partition and l.load_at >= price.effective_from::timestamp - interval '2 days'
              and t.trace -> 'fuel' ->> 'clauseId' = v.clause_id::text and t.trace -> 'fuel' ->> 'priceFrom' = price.effective_from::text)))
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.genuine_invoice(of_hash text)
 RETURNS TABLE(of_partition text, id uuid, kind text, number bigint, tax_date date, gross bigint, currency text, pdf_sha256 text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select i.partition, i.id, i.kind, i.number, i.tax_date, i.gross, i.currency, i.pdf_sha256 from invoice i
   where i.verify_hash = of_hash and of_hash <> '' and i.posted_at is not null;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.grants_key(of_partition text, of_user uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select u.version || ',' || coalesce((select string_agg(p.id::text || ':' || p.version, ',' order by p.id)
            from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
           where up.partition = u.partition and up.user_id = u.id), '')
         || coalesce(',' || (select registered_name from supplier where supplier.partition = u.partition and supplier.id = u.supplier_id), '')
         || coalesce(',' || array_to_string(filtered_suppliers(u.partition, u.id), '+'), '')
    from app_user u where u.partition = of_partition and u.id = of_user;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.guard_pay_rate_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  if tg_op = 'INSERT' then
    if new.effective_from = '2000-01-01' or exists (
      select from pay_rate_change c where c.partition = new.partition and c.owner_id = new.owner_id and c.status = 'APPROVED' and c.terms = new.terms)
    then return new; end if;
  elsif old.terms = new.terms and old.effective_from = new.effective_from or not pay_rate_is_used(old.owner_kind, old.partition, old.owner_id) then
    return new;
  end if;
  raise exception 'A version of what is paid by % % needs an approved change', new.owner_kind, new.owner_id using errcode = '23001';
end $function$

CREATE OR REPLACE FUNCTION public.guard_used_fuel_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  if tg_op = 'UPDATE' then
    if (old.fuel_type, old.region, old.zone, old.kind, old.effective_from, old.price_per_litre)
       is not distinct from (new.fuel_type, new.region, new.zone, new.kind, new.effective_from, new.price_per_litre) then
      if new.is_active = old.is_active then return new; end if;
      if new.is_active and old.superseded_by_id is null then return new; end if;
      if not new.is_active and exists (
        select from fuel_price_change c where c.partition = old.partition and c.fuel_price_id = old.id and c.status = 'APPROVED'
           and c.decided_at = (select max(o.decided_at) from fuel_price_change o where o.partition = c.partition and o.fuel_price_id = c.fuel_price_id))
      then return new; end if;
    end if;
  end if;
  if old.superseded_by_id is null and not fuel_price_is_used(old, current_date) then return coalesce(new, old); end if;
  raise exception 'Fuel price % is used: it is superseded, not changed', old.code using errcode = '23001';
end $function$

CREATE OR REPLACE FUNCTION public.guard_used_zone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  if tg_op = 'UPDATE' then
    if (old.country, old.cities, old.is_active) is not distinct from (new.country, new.cities, new.is_active) then return new; end if;
  end if;
  if not rate_zone_is_used(old.partition, old.id) then return coalesce(new, old); end if;
  raise exception 'Rate zone % is used: another one takes its place', old.code using errcode = '23001';
end $function$

CREATE OR REPLACE FUNCTION public.guest_find(session_hash bytea, link_hash bytea)
 RETURNS TABLE(link_id uuid, link_partition text, is_verified boolean, seen_seconds_ago double precision, id uuid, partition text, is_former boolean, kind text, subject_id uuid, recipient_name text, is_usable boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
  select s.link_id, s.link_partition, s.verified_at is not null, extract(epoch from now() - s.seen_at),
         l.id, l.partition, n.is_former, l.kind, l.subject_id, l.recipient_name,
         l.status = 'pending' and l.ended_reason is null and l.locked_at is null and l.expires_at > now()
    from session s
   cross join (select partition, id, false as is_former from link where token_hash = link_hash
               union all
               select partition, link_id, made_for = 'former' from link_token where token_hash = link_hash) n
    join link l on l.partition = n.partition and l.id = n.id
   where s.token_hash = session_hash and s.kind = 'guest' and s.ended_at is null and s.expires_at > now()
     and s.seen_at > now() - make_interval(secs => s.idle_seconds);
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.hold_open_items(items uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform from open_item i where i.partition = current_setting('app.partition', true) and i.id = any (items) order by i.id for update;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.inspection_tells_odometer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_odometer(new.vehicle_id, new.inspected_at, new.odometer, 'inspection', new.id::text, new.updated_by);
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.invoice_is_whole()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  own record;
begin
  -- As it is at the commit: it was numbered first, and journal and paper came after.
  select i.*, coalesce(s.line_net, 0) as line_net, coalesce(s.line_vat, 0) as line_vat, s.line_base_vat, s.line_base, s.lines_of from invoice i,
         lateral (select sum(l.net) as line_net, sum(l.vat_share) as line_vat, sum(l.base_vat) as line_base_vat, sum(l.base_net + l.base_vat) as line_base, count(*) as lines_of
                    from invoice_line l where l.partition = i.partition and l.invoice_id = i.id) s
    into own where i.partition = new.partition and i.id = new.id;
  if own.line_net <> own.net or own.line_vat <> own.vat then
    raise exception 'document % is not the sum of its lines', own.id using errcode = 'check_violation', constraint = 'invoice_whole';
  end if;
  -- In the books VAT is the sum of its lines too, and the total differs from them by cents of rounding alone; parts of lines are rounded each.
  if own.base_gross is null or own.line_base_vat is distinct from own.base_vat or abs(own.line_base - own.base_gross) > (case own.kind when 'invoice' then 5 else 5 + own.lines_of end)
    or own.rate is null and own.base_gross <> own.gross then
    raise exception 'document % is worth something else in the books', own.id using errcode = 'check_violation', constraint = 'invoice_whole';
  end if;
  if own.paper is null or own.journal_id is null or not exists (select from open_item i where i.partition = own.partition and i.id = own.item_id
      and i.document_id = own.id and i.journal_id = own.journal_id and i.currency = own.currency and i.amount = case own.kind when 'creditNote' then -own.gross else own.gross end
      and i.base_amount = case own.kind when 'creditNote' then -own.base_gross else own.base_gross end) then
    raise exception 'document % has no paper, journal or open item', own.id using errcode = 'check_violation', constraint = 'invoice_whole';
  end if;
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.invoice_line_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  row_of invoice_line := coalesce(old, new);
  is_posted boolean;
begin
  select i.posted_at is not null and i.number is not null into is_posted from invoice i where i.partition = row_of.partition and i.id = row_of.invoice_id;
  if is_posted then
    if tg_op <> 'UPDATE' or (new.partition, new.id, new.invoice_id, new.line, new.load_id, new.charge_id, new.item_master_id, new.description, new.quantity, new.unit,
         new.price, new.net, new.vat_code, new.vat_percent, new.vat_share, new.profit_centre_id, new.account, new.of_line_id)
       is distinct from (old.partition, old.id, old.invoice_id, old.line, old.load_id, old.charge_id, old.item_master_id, old.description, old.quantity, old.unit,
         old.price, old.net, old.vat_code, old.vat_percent, old.vat_share, old.profit_centre_id, old.account, old.of_line_id)
      or old.base_net is not null and (new.base_net, new.base_vat) is distinct from (old.base_net, old.base_vat) then
      raise exception 'the lines of a posted document stay as they are' using errcode = 'check_violation', constraint = 'invoice_posted';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.invoice_settlement_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'printed terms of settlement stay' using errcode = 'check_violation', constraint = 'invoice_posted';
end $function$

CREATE OR REPLACE FUNCTION public.invoice_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    raise exception 'a posted document is not removed' using errcode = 'check_violation', constraint = 'invoice_posted';
  end if;
  if (new.partition, new.id, new.company_id, new.kind, new.status, new.customer_id, new.bill_to_party_id, new.currency, new.tax_date, new.supply_from, new.supply_to,
      new.term_days, new.due_date, new.net, new.vat, new.gross, new.loads, new.original_id, new.rebills, new.posted_by, new.posted_at)
     is distinct from
     (old.partition, old.id, old.company_id, old.kind, old.status, old.customer_id, old.bill_to_party_id, old.currency, old.tax_date, old.supply_from, old.supply_to,
      old.term_days, old.due_date, old.net, old.vat, old.gross, old.loads, old.original_id, old.rebills, old.posted_by, old.posted_at)
    or old.base_gross is not null and (new.rate, new.rate_day, new.rate_source, new.base_currency, new.base_net, new.base_vat, new.base_gross)
       is distinct from (old.rate, old.rate_day, old.rate_source, old.base_currency, old.base_net, old.base_vat, old.base_gross)
    or old.journal_id is not null and new.journal_id is distinct from old.journal_id or old.item_id is not null and new.item_id is distinct from old.item_id then
    raise exception 'a posted document stays as it is' using errcode = 'check_violation', constraint = 'invoice_posted';
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.invoice_worth(of_invoice invoice)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(of_invoice.base_gross, (
    select case when c.base_currency = of_invoice.currency then of_invoice.gross
                else round(of_invoice.gross * coalesce(
                  (select o.rate from invoice o where o.partition = of_invoice.partition and o.id = of_invoice.original_id),
                  (select r.rate from exchange_rate r where r.partition = of_invoice.partition and r.is_active and r.currency = of_invoice.currency
                     and r.in_currency = c.base_currency and r.day <= of_invoice.tax_date order by r.day desc limit 1), 1))::bigint end
      from company c where c.partition = of_invoice.partition and c.id = of_invoice.company_id), of_invoice.gross);
$function$

CREATE OR REPLACE FUNCTION public.is_referenced(noun regclass, record_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  reference record;
  is_found boolean;
begin
  for reference in
    select c.conrelid::regclass as referring, a.attname as field
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
     where c.contype = 'f' and c.confrelid = noun and c.conrelid <> noun and c.confdeltype <> 'c'
  loop
    execute format('select exists (select from %s where partition = current_setting(''app.partition'', true) and %I = $1)', reference.referring, reference.field)
       into is_found using record_id;
    if is_found then return true; end if;
  end loop;
  return false;
end $function$

CREATE OR REPLACE PROCEDURE public.isolate(IN isolated regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', isolated);
  execute format('alter table %s force row level security', isolated);
  execute format('create policy own_partition on %s using (partition = (select current_setting(''app.partition'', true))) with check (partition = (select current_setting(''app.partition'', true)))', isolated);
end $procedure$

CREATE OR REPLACE FUNCTION public.join_text_indexes(noun regclass)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform gin_clean_pending_list(i.indexrelid::regclass)
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
   where i.indrelid = noun and a.amname = 'gin';
end $function$
 -- security definer, owned by haulway
CREATE OR REPLACE FUNCTION public.journal_digest(of_partition text, of_journal uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select digest from journal_digests(of_partition, array[of_journal]);
$function$

CREATE OR REPLACE FUNCTION public.journal_digests(of_partition text, of_journals uuid[])
 RETURNS TABLE(id uuid, digest text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select j.id, encode(sha256(convert_to(jsonb_build_array(
           j.company_id, j.period_id, j.number, j.posting_date, j.document_date, j.area, j.source, j.source_id, j.event, j.document, j.text, j.reason,
           j.lines, j.total, j.reversal_of, j.approved_by, j.posted_by, j.posted_by_id,
           (select jsonb_agg(jsonb_build_array(l.line, l.company_id, l.period_id, l.posting_date, l.journal_number, l.account_id, l.profit_centre_id, l.party_kind, l.party_id,
                     l.amount, l.currency, l.currency_amount, l.vat_code, l.load_id, l.text) order by l.line)
              from journal_line l where l.partition = j.partition and l.journal_id = j.id),
           (select jsonb_agg(jsonb_build_array(i.id, i.account_id, i.party_kind, i.party_id, i.kind, i.number, i.date, i.due_date, i.posting_date, i.currency, i.amount, i.base_amount) order by i.id)
              from open_item i where i.partition = j.partition and i.journal_id = j.id))::text, 'UTF8')), 'hex')
    from unnest(of_journals) asked(id) join journal j on j.partition = of_partition and j.id = asked.id;
$function$

CREATE OR REPLACE FUNCTION public.journal_is_placed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
AS $function$
declare
  held record;
begin
  new.xid := pg_current_xact_id();
  new.posted_at := now();
  select p.company_id, p.first_day, p.last_day into held from posting_period p where p.partition = new.partition and p.id = new.period_id;
  if not found or held.company_id <> new.company_id or new.posting_date not between held.first_day and held.last_day then
    raise exception 'the month is not that of the day %', new.posting_date using errcode = 'HW004';
  end if;
  perform from period_posting s where s.partition = new.partition and s.period_id = new.period_id and s.area = new.area
    and s.state in ('OPEN', 'HOLD') for share;
  if not found then
    raise exception '% are not open on %', new.area, new.posting_date using errcode = 'HW005';
  end if;
  if new.reversal_of is not null and not exists (select from journal j where j.partition = new.partition and j.id = new.reversal_of
    and j.company_id = new.company_id and j.reversal_of is null) then
    raise exception 'what is reversed is no reversal itself' using errcode = 'HW006';
  end if;
  return new;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.journal_is_whole()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare
  own record;
begin
  -- One question for nearly every journal: whoever posts a thousand asks it a thousand times.
  select count(*) as lines, coalesce(sum(l.amount), 0) as sum, coalesce(sum(l.amount) filter (where l.amount > 0), 0) as debit,
         sum(l.currency_amount) as currency_sum, count(distinct l.currency) as currencies, bool_or(t.role in ('debtors', 'creditors')) as has_parties into own
    from journal_line l join journal_account t on t.partition = l.partition and t.id = l.account_id
   where l.partition = new.partition and l.journal_id = new.id;
  if own.lines <> new.lines then
    raise exception 'journal % has % of % lines', new.number, own.lines, new.lines using errcode = 'HW009';
  end if;
  if own.sum <> 0 or own.debit <> new.total or own.currency_sum <> 0
    or own.currencies > 1 and exists (select from journal_line l where l.partition = new.partition and l.journal_id = new.id
         group by currency having sum(currency_amount) <> 0) then
    raise exception 'journal % is not in balance', new.number using errcode = 'HW009';
  end if;
  if new.reversal_of is not null and exists (
      select from journal_line l where l.partition = new.partition and l.journal_id in (new.id, new.reversal_of)
       group by account_id, profit_centre_id, party_id, load_id, vat_code, currency
      having sum(amount) <> 0 or sum(currency_amount) <> 0) then
    raise exception 'journal % is no mirror of what it reverses', new.number using errcode = 'HW009';
  end if;
  -- Open items and control accounts of debtors and creditors say the same, in both currencies.
  if own.has_parties and exists (
      select from (
        select l.account_id, l.party_id, l.currency, l.amount, l.currency_amount from journal_line l
          join journal_account t on t.partition = l.partition and t.id = l.account_id and t.role in ('debtors', 'creditors')
         where l.partition = new.partition and l.journal_id = new.id
        union all
        select i.account_id, i.party_id, i.currency, -i.base_amount, -i.amount from open_item i where i.partition = new.partition and i.journal_id = new.id) both_sides
       group by account_id, party_id, currency having sum(amount) <> 0 or sum(currency_amount) <> 0) then
    raise exception 'journal % and its open items differ', new.number using errcode = 'HW009';
  end if;
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.journal_lines_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  problem int;
begin
  select min(case
           when j.xid is distinct from pg_current_xact_id() then 1
           when (a.company_id, a.period_id, a.posting_date, a.journal_number) is distinct from (j.company_id, j.period_id, j.posting_date, j.number) then 2
           -- Lines are numbered, and none twice: one past the number that the journal states is one too many.
           when a.line > j.lines then 3
           when not t.is_active and j.reversal_of is null
             or t.centre_required and a.profit_centre_id is null
             or t.is_control and j.source in ('journal', 'accrual', 'yearEnd') and j.reversal_of is null then 4 end) into problem
    from added a
    left join journal j on j.partition = a.partition and j.id = a.journal_id
    left join journal_account t on t.partition = a.partition and t.id = a.account_id;
  case problem
    when 1 then raise exception 'nothing is added to a journal that was posted' using errcode = 'HW007';
    when 2 then raise exception 'a line is posted where its journal is' using errcode = 'HW007';
    when 3 then raise exception 'a journal has more lines than it says' using errcode = 'HW007';
    when 4 then raise exception 'an account is closed to this journal, or asks for a profit centre' using errcode = 'HW008';
    else null;
  end case;
  insert into ledger_balance as b (partition, company_id, period_id, account_id, centre_id, closes_year, slot, debit, credit)
  select a.partition, a.company_id, a.period_id, a.account_id, coalesce(a.profit_centre_id, '00000000-0000-0000-0000-000000000000'),
         j.source = 'yearEnd', pg_backend_pid() % 16,
         coalesce(sum(a.amount) filter (where a.amount > 0), 0), coalesce(-sum(a.amount) filter (where a.amount < 0), 0)
    from added a join journal j on j.partition = a.partition and j.id = a.journal_id
   group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
  on conflict (partition, company_id, period_id, account_id, centre_id, closes_year, slot)
  do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit;
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.journal_lines_digest(of_partition text, of_journal uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select encode(sha256(convert_to(string_agg(concat_ws(' ', l.account_id::text, coalesce(l.profit_centre_id::text, ''), coalesce(l.party_id::text, ''), l.amount::text), E'\n' order by l.line), 'UTF8')), 'hex')
    from journal_line l where l.partition = of_partition and l.journal_id = of_journal;
$function$

CREATE OR REPLACE FUNCTION public.journals_and_trail(of_company uuid, first_day date, last_day date)
 RETURNS TABLE(journal_id uuid, number bigint, total bigint, entry_id bigint, kept text, found text, problem text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select j.id, j.number, j.total, e.id, e.kept, e.found,
         case when e.id is null then 'added' when e.kept is distinct from e.found then 'changed' else '' end
    from journal j
    left join lateral (
      select t.id, coalesce(t.changes -> 'digest' ->> 1, t.changes -> 'lines' ->> 1) as kept,
             case when t.changes ? 'digest' then journal_digest(j.partition, j.id) else journal_lines_digest(j.partition, j.id) end as found
        from audit_entry t
       where t.partition = j.partition and t.noun = 'journal' and t.record_id = j.id::text and t.event in ('posted', 'reversed')
       order by t.id limit 1) e on true
   where j.partition = current_setting('app.partition', true) and j.company_id = of_company and j.posting_date between first_day and last_day
  union all
  select t.record_id::uuid, null, null, t.id, coalesce(t.changes -> 'digest' ->> 1, t.changes -> 'lines' ->> 1), null, 'removed'
    from audit_entry t
   where t.partition = current_setting('app.partition', true) and t.noun = 'journal' and t.event in ('posted', 'reversed')
     and t.changes -> 'postingDate' ->> 1 between first_day::text and last_day::text
     and coalesce(t.changes -> 'companyId' ->> 1, of_company::text) = of_company::text
     and not exists (select from journal j where j.partition = t.partition and j.id = t.record_id::uuid);
$function$

CREATE OR REPLACE FUNCTION public.judge_odometer_again(of_vehicle uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  own text := current_setting('app.partition', true);
  each record;
  fault jsonb;
begin
  for each in select r.id, r.at, r.km, r.doubt from odometer_reading r
      where r.partition = own and r.vehicle_id = of_vehicle and r.doubt <> '' and r.withdrawn_at is null order by r.at, r.km limit 500 loop
    fault := odometer_fault(of_vehicle, each.at, each.km, each.id);
    if coalesce(fault ->> 'code', '') <> each.doubt then
      update odometer_reading r set doubt = coalesce(fault ->> 'code', '') where r.partition = own and r.id = each.id;
    end if;
  end loop;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.keep_document_expiries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  return jsonb_populate_record(new, new.document_expiries);
end $function$

CREATE OR REPLACE FUNCTION public.keep_first_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  if tg_op = 'INSERT' then
    insert into fuel_clause_version (partition, clause_id, terms, effective_from, asked_by)
    values (new.partition, new.id, fuel_clause_terms(new), '2000-01-01', new.created_by);
  else
    update fuel_clause_version v set terms = fuel_clause_terms(new)
     where v.partition = new.partition and v.clause_id = new.id
       and not exists (select from fuel_clause_version o where o.partition = v.partition and o.clause_id = v.clause_id and o.id <> v.id);
  end if;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.keep_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or new.number is distinct from old.number then
    raise exception 'a number without gaps stays where it is' using errcode = 'check_violation';
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.keep_odometer(of_vehicle uuid, of_at timestamp with time zone, of_km numeric, of_source text, of_source_id text, told_by text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  own text := current_setting('app.partition', true);
  known odometer_reading;
  why text;
begin
  if of_km is null or of_vehicle is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(of_vehicle::text, 690));
  select * into known from odometer_reading r
   where r.partition = own and r.source = of_source and r.source_id = of_source_id and r.withdrawn_at is null;
  if found and known.km = of_km and known.vehicle_id = of_vehicle then
    return;
  end if;
  why := coalesce(odometer_fault(of_vehicle, of_at, of_km, known.id) ->> 'code', '');
  if known.id is null then
    insert into odometer_reading (partition, vehicle_id, at, km, source, source_id, doubt, created_by, updated_by)
    values (own, of_vehicle, of_at, of_km, of_source, of_source_id, why, told_by, told_by);
  else
    update odometer_reading r set vehicle_id = of_vehicle, at = of_at, km = of_km, doubt = why, updated_by = told_by, updated_at = now(), version = r.version + 1
     where r.partition = own and r.id = known.id;
    perform judge_odometer_again(of_vehicle);
  end if;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.keep_pay_rate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  kind text := tg_argv[0];
  terms_now jsonb := pay_rate_terms(kind, to_jsonb(new));
begin
  if tg_op = 'INSERT' then
    insert into pay_rate_version (partition, owner_kind, owner_id, terms, effective_from, asked_by)
    values (new.partition, kind, new.id, terms_now, '2000-01-01', new.updated_by);
  elsif terms_now is distinct from pay_rate_terms(kind, to_jsonb(old)) then
    if pay_rate_is_used(kind, new.partition, new.id) then
      if terms_now is distinct from (
        select pay_rate_terms(kind, to_jsonb(new) || v.as_columns) from (
          select jsonb_build_object('payable_rate', n.terms -> 'payableRateInPercentage', 'minimum_per_trip', n.terms -> 'minimumPerTrip',
                   'co_driver_share', n.terms -> 'coDriverShare', 'unit', n.terms -> 'unit', 'amount', n.terms -> 'amount', 'valid_to', n.terms -> 'validTo') as as_columns
            from pay_rate_version n
           where n.partition = new.partition and n.owner_id = new.id and n.superseded_at is null order by n.effective_from desc limit 1) v)
      then raise exception 'What is paid by % % changes by an approved version', kind, new.id using errcode = '23001';
      end if;
    else
      update pay_rate_version v set terms = terms_now where v.partition = new.partition and v.owner_id = new.id;
    end if;
  end if;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.keep_references()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  field text := tg_argv[0];
  referring text := tg_argv[1];
  referred text := tg_argv[2];
begin
  execute format('delete from %I where partition = $1 and %I = $2', tg_table_name || '_' || field, referring) using new.partition, new.id;
  execute format('insert into %I (partition, %I, %I) select $1, $2, id::uuid from jsonb_array_elements_text($3) id', tg_table_name || '_' || field, referring, referred)
    using new.partition, new.id, to_jsonb(new) -> field;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.ledger_differences(of_company uuid)
 RETURNS TABLE(code text, account_id uuid, amount bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select 'balancesDiffer', account_id, sum(amount)::bigint from (
    select account_id, period_id, profit_centre_id as centre_id, amount from journal_line where partition = current_setting('app.partition', true) and company_id = of_company
    union all
    select account_id, period_id, nullif(centre_id, '00000000-0000-0000-0000-000000000000'), credit - debit from ledger_balance where partition = current_setting('app.partition', true) and company_id = of_company) b
   group by account_id, period_id, centre_id having sum(amount) <> 0
  union all
  select 'openItemsDiffer', account_id, sum(amount)::bigint from (
    select b.account_id, b.debit - b.credit as amount from ledger_balance b join journal_account t on t.partition = b.partition and t.id = b.account_id and t.role in ('debtors', 'creditors')
     where b.partition = current_setting('app.partition', true) and b.company_id = of_company
    union all
    select account_id, -base_amount from open_item where partition = current_setting('app.partition', true) and company_id = of_company) o
   group by account_id having sum(amount) <> 0;
$function$

CREATE OR REPLACE FUNCTION public.link_find(hash bytea)
 RETURNS TABLE(id uuid, partition text, is_former boolean, kind text, subject_id uuid, recipient_name text, is_usable boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
  select l.id, l.partition, n.is_former, l.kind, l.subject_id, l.recipient_name,
         l.status = 'pending' and l.ended_reason is null and l.locked_at is null and l.expires_at > now()
    from (select partition, id, false as is_former from link where token_hash = hash
          union all
          select partition, link_id, made_for = 'former' from link_token where token_hash = hash) n
    join link l on l.partition = n.partition and l.id = n.id;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.load_events_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  raise exception 'events of loads are only added to';
end $function$

CREATE OR REPLACE FUNCTION public.mail_label_slips(label text)
 RETURNS integer[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT COST 5000
AS $function$
declare
  -- As the eye reads it: the same letters as in platform/mail-domains.ts.
  seen constant text := replace(replace(translate(
    regexp_replace(normalize(label, NFKD), '[\u0300-\u036f]', '', 'g'),
    'аɑαеєоοσ0рρсϲхχуγіїι1l|ѕ5ԁһјԛѡωвßкмʍнтτνѵոп',
    'aaaeeooooppccxxyyiiiiiissdhjqwwbbkmmhttvvnn'), 'vv', 'w'), 'rn', 'm');
  -- Hashes, which are written three times as fast as text. What they find too much, the caller's exact comparison leaves out.
  slips int[] := array[hashtext(label)];
begin
  if label = '' then return array[]::int[]; end if;
  for place in 1 .. length(label) loop
    slips := slips || hashtext(left(label, place - 1) || substr(label, place + 1));
  end loop;
  return case when seen = label then slips else slips || hashtext(seen) end;
end $function$

CREATE OR REPLACE PROCEDURE public.master_data(IN noun regclass, IN also_searched text[] DEFAULT '{}'::text[])
 LANGUAGE plpgsql
AS $procedure$
declare
  searched text := (select string_agg(format('%I', field), ' || '' '' || ') from unnest(array['code', 'name'] || also_searched) field);
begin
  execute format('alter table %s
    add column partition text not null,
    add column id uuid not null default uuidv7(),
    add column code text not null check (code <> '''' and code = upper(btrim(code))),
    add column name text not null check (name <> ''''),
    add column is_active boolean not null default true,
    add column created_by text not null,
    add column created_at timestamptz not null default now(),
    add column updated_by text not null,
    add column updated_at timestamptz not null default now(),
    add column version int not null default 1,
    add column search text not null generated always as (search_key(%s)) stored,
    add primary key (partition, id)', noun, searched);
  execute format('create unique index %s_code_once on %1$s (partition, code) include (id, is_active)', noun);
  execute format('create index %s_by_name on %1$s (partition, search_key(name), id)', noun);
  execute format('create index %s_by_update on %1$s (partition, updated_at, id)', noun);
  execute format('create index %s_inactive on %1$s (partition, code) where not is_active', noun);
  execute format('create index %s_search on %1$s using gin (partition, search gin_trgm_ops)', noun);
  execute format('comment on column %s.is_active is %L', noun, 'Records are never deleted: one that is not offered any more is deactivated.');
  execute format('call isolate(%L)', noun);
  execute format('create policy lookup on %s for select to haulway_lookup using (true)', noun);
  execute format('grant select on %s to haulway_lookup', noun);
  -- Deleted is only what an import made and nobody has touched since.
  execute format('grant select, insert, update, delete on %s to haulway_app', noun);
end $procedure$

CREATE OR REPLACE PROCEDURE public.master_references(IN noun regclass, IN field text, IN referred regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s add column %I uuid[] not null default ''{}''', noun, field);
  execute format('create table %1$s_%2$s (
    partition text not null,
    %1$s_id uuid not null,
    %3$s_id uuid not null,
    primary key (partition, %1$s_id, %3$s_id),
    foreign key (partition, %1$s_id) references %1$s (partition, id) on delete cascade,
    constraint %1$s_partition_%2$s_fkey foreign key (partition, %3$s_id) references %3$s (partition, id))', noun, field, referred);
  execute format('create index %1$s_%2$s_used on %1$s_%2$s (partition, %3$s_id)', noun, field, referred);
  execute format('comment on table %1$s_%2$s is %3$L', noun, field, format('What %s.%s names; kept by a trigger.', noun, field));
  execute format('call isolate(%L)', noun || '_' || field);
  execute format('grant select, insert, delete on %s_%s to haulway_app', noun, field);
  execute format('create trigger keep_%2$s after insert or update of %2$I on %1$s for each row execute function keep_references(%2$L, %3$L, %4$L)',
    noun, field, noun || '_id', referred || '_id');
end $procedure$

CREATE OR REPLACE FUNCTION public.move_references(noun regclass, from_id uuid, to_id uuid, mover text)
 RETURNS TABLE(referring text, field text, record_id uuid)
 LANGUAGE plpgsql
AS $function$
declare
  reference record;
begin
  for reference in
    select found.referring, found.field, found.is_list,
           (select string_agg(', ' || case own.attname when 'version' then 'version = t.version + 1'
                                                       when 'updated_at' then 'updated_at = now()'
                                                       else 'updated_by = $3' end, '')
              from pg_attribute own
             where own.attrelid = found.referring and own.attname in ('version', 'updated_at', 'updated_by') and not own.attisdropped) as facts
      from (
        select coalesce(list.owner, c.conrelid)::regclass as referring,
               case when list.owner is null then a.attname else a.attname || 's' end as field,
               list.owner is not null as is_list
          from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
          -- The table of a list has no id: the record that it belongs to holds the list.
          left join lateral (
            select o.confrelid as owner from pg_constraint o
             where o.conrelid = c.conrelid and o.contype = 'f' and o.confdeltype = 'c' and o.oid <> c.oid
               and not exists (select from pg_attribute i where i.attrelid = c.conrelid and i.attname = 'id' and not i.attisdropped)
             limit 1) list on true
         where c.contype = 'f' and c.confrelid = noun and c.conrelid <> noun) found
  loop
    return query execute format(
      case when reference.is_list then
        'update %1$s t set %2$I = (select array_agg(d.id order by d.place) from (
             select u.id, min(u.place) as place from unnest(array_replace(t.%2$I, $1, $2)) with ordinality u (id, place) group by u.id) d)%3$s
          where t.partition = current_setting(''app.partition'', true) and t.%2$I @> array[$1]
          returning %4$L::text, %2$L::text, (to_jsonb(t) ->> ''id'')::uuid'
      else
        'update %1$s t set %2$I = $2%3$s where t.partition = current_setting(''app.partition'', true) and t.%2$I = $1
          returning %4$L::text, %2$L::text, (to_jsonb(t) ->> ''id'')::uuid'
      end,
      reference.referring, reference.field, coalesce(reference.facts, ''), reference.referring)
      using from_id, to_id, mover;
  end loop;
end $function$

CREATE OR REPLACE FUNCTION public.note_captured_by()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.captured_by_id is null then
    new.captured_by_id := new.edited_by[1];
  end if;
  if new.captured_by_id is null then
    new.captured_by_id := (select l.created_by from link l where l.partition = new.partition and l.id = new.source_link_id);
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.note_status_since()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  if tg_op = 'INSERT' then
    new.status_since := coalesce(new.submitted_at, now());
  elsif new.submitted_at is distinct from old.submitted_at then
    new.status_since := coalesce(new.submitted_at, now());
  elsif new.status is distinct from old.status and not (old.status = 'pending' and new.status = 'VETTING') then
    new.status_since := case when new.decided_at is distinct from old.decided_at then coalesce(new.decided_at, now()) else now() end;
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.number_at_commit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  waits boolean;
begin
  execute format('select number is null and %I is not null from %s where partition = $1 and id = $2', tg_argv[1], tg_relid::regclass)
     into waits using new.partition, new.id;
  -- An earlier change of the same transaction has numbered it, or it is gone.
  if waits is not true then return null; end if;
  execute format('update %s set number = take_number(partition, company_id, $3, false) where partition = $1 and id = $2', tg_relid::regclass)
    using new.partition, new.id, tg_argv[0];
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.number_series_goes_on()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.has_gaps <> old.has_gaps or new.next <= old.next or not new.has_gaps and new.next <> old.next + 1 then
    raise exception 'a number series goes on by one' using errcode = 'check_violation';
  end if;
  return new;
end $function$

CREATE OR REPLACE PROCEDURE public.numbers_without_gaps(IN numbered regclass, IN kind text, IN since text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %1$s add column number bigint, add constraint %1$s_number_once unique (partition, company_id, number)', numbered);
  execute format('comment on column %s.number is %L', numbered, 'Without gaps; given by the database at commit (numbers_without_gaps).');
  execute format('create constraint trigger number_at_commit after insert or update on %s deferrable initially deferred
    for each row when (new.number is null and new.%I is not null) execute function number_at_commit(%L, %L)', numbered, since, kind, since);
  execute format('create trigger keep_number before update or delete on %s
    for each row when (old.number is not null) execute function keep_number()', numbered);
end $procedure$

CREATE OR REPLACE FUNCTION public.odometer_fault(of_vehicle uuid, of_at timestamp with time zone, of_km numeric, but uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  own text := current_setting('app.partition', true);
  per_day constant numeric := 1500;
  past record;
  next record;
begin
  select r.km, r.at into past from odometer_reading r
   where r.partition = own and r.vehicle_id = of_vehicle and r.doubt = '' and r.withdrawn_at is null and r.at <= of_at and r.id is distinct from but
   order by r.at desc, r.km desc limit 1;
  if found then
    if of_km < past.km then
      return jsonb_build_object('code', 'readingBelow', 'km', past.km, 'at', past.at);
    elsif of_km > past.km + per_day * greatest(1, ceil(extract(epoch from of_at - past.at) / 86400)) then
      return jsonb_build_object('code', 'readingAbove', 'km', past.km, 'at', past.at);
    end if;
  end if;
  select r.km, r.at into next from odometer_reading r
   where r.partition = own and r.vehicle_id = of_vehicle and r.doubt = '' and r.withdrawn_at is null and r.at > of_at and r.id is distinct from but
   order by r.at, r.km limit 1;
  if found then
    if of_km > next.km then
      return jsonb_build_object('code', 'readingAboveNext', 'km', next.km, 'at', next.at);
    elsif next.km > of_km + per_day * greatest(1, ceil(extract(epoch from next.at - of_at) / 86400)) then
      return jsonb_build_object('code', 'readingBelowNext', 'km', next.km, 'at', next.at);
    end if;
  end if;
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.odometer_last(of_vehicle uuid)
 RETURNS TABLE(km numeric, at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select r.km, r.at from odometer_reading r
   where r.partition = current_setting('app.partition', true) and r.vehicle_id = of_vehicle and r.doubt = '' and r.withdrawn_at is null
   order by r.at desc, r.km desc limit 1
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.open_amount(of_partition text, item uuid, as_of date)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select i.amount
       - coalesce((select sum(case when a.undoes is null then a.amount else -a.amount end) from allocation a
            where a.partition = i.partition and a.to_item = i.id and a.day <= as_of), 0)
       + coalesce((select sum(case when a.undoes is null then a.amount else -a.amount end) from allocation a
            where a.partition = i.partition and a.from_item = i.id and a.day <= as_of), 0)
    from open_item i where i.partition = of_partition and i.id = item and i.posting_date <= as_of;
$function$

CREATE OR REPLACE FUNCTION public.open_base_amount(of_partition text, item uuid, as_of date)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select case when i.amount = 0 then 0 else i.base_amount
       - coalesce((select sum(case when a.undoes is null then a.to_base else -a.to_base end) from allocation a
            where a.partition = i.partition and a.to_item = i.id and a.day <= as_of), 0)
       + coalesce((select sum(case when a.undoes is null then a.from_base else -a.from_base end) from allocation a
            where a.partition = i.partition and a.from_item = i.id and a.day <= as_of), 0) end
    from open_item i where i.partition = of_partition and i.id = item and i.posting_date <= as_of;
$function$

CREATE OR REPLACE FUNCTION public.open_item_is_placed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
AS $function$
begin
  if not exists (select from journal j where j.partition = new.partition and j.id = new.journal_id and j.xid = pg_current_xact_id()
      and j.company_id = new.company_id and j.posting_date = new.posting_date)
    or not exists (select from journal_line l where l.partition = new.partition and l.journal_id = new.journal_id and l.account_id = new.account_id
      and l.party_id = new.party_id and l.party_kind = new.party_kind) then
    raise exception 'an open item is posted with its journal' using errcode = 'HW007';
  end if;
  if new.amount <> new.base_amount and new.kind <> 'exchange'
    and exists (select from company c where c.partition = new.partition and c.id = new.company_id and c.base_currency = new.currency) then
    raise exception 'an item in the currency of the books is worth what it is' using errcode = 'HW007';
  end if;
  return new;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.open_items_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into open_item_span (partition, item_id, from_day, company_id, party_kind, party_id, kind, due_date, currency, open, base_open)
  -- A difference of exchange is settled as it is posted: it is open on no day.
  select partition, id, posting_date, company_id, party_kind, party_id, kind, due_date, currency, amount, base_amount from added where amount <> 0;
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.order_tells_odometer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_odometer(new.vehicle_id, now(), new.accepted_odometer_km, 'order', new.id::text, new.updated_by);
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.outbox_newest(at_most integer)
 RETURNS SETOF outgoing_message
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select * from outgoing_message order by created_at desc, id desc limit at_most;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.partitions_in_use()
 RETURNS TABLE(partition text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select distinct c.partition from company c order by 1;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.party_mail_like(wanted text)
 RETURNS TABLE(noun text, id uuid, name text, mail_domain text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  slips int[] := mail_label_slips(wanted);
begin
  return query select p.noun, p.id, p.name, p.mail_domain from party p
    where p.partition = current_setting('app.partition', true) and mail_label_slips(p.mail_label) && slips and p.is_live
    limit 200;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.party_named_like(wanted text, at_least real)
 RETURNS TABLE(noun text, id uuid, name text, similarity real)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform set_config('pg_trgm.similarity_threshold', at_least::text, true);
  return query select p.noun, p.id, p.name, similarity(p.name_key, wanted) from party p
    where p.partition = current_setting('app.partition', true) and p.name_key % wanted and p.is_live;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.party_sharing(own_noun text, own_id uuid, country text, registration text, vat text, accounts text[], directors text[], phones text[], domain text)
 RETURNS TABLE(noun text, id uuid, name text, kind text, value text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare
  own text := current_setting('app.partition', true);
begin
  if registration <> '' then
    return query select p.noun, p.id, p.name, 'registration', p.reg_no from party p
      where p.partition = own and p.country_code = country and p.reg_no <> '' and p.reg_no = registration
        and p.noun <> own_noun and p.is_live and p.id <> own_id limit 50;
  end if;
  if vat <> '' then
    return query select p.noun, p.id, p.name, 'vat', p.vat_no from party p
      where p.partition = own and p.country_code = country and p.vat_no <> '' and p.vat_no = vat
        and p.noun <> own_noun and p.is_live and p.id <> own_id limit 50;
  end if;
  if accounts <> '{}' then
    return query select p.noun, p.id, p.name, 'account', '' from bank_version b
      join party p on p.partition = own and p.noun = b.owner_kind and p.id = b.owner_id
      where b.partition = own and b.status = 'current' and b.account_index = any (accounts)
        and p.is_live and p.id <> own_id limit 50;
  end if;
  if directors <> '{}' then
    return query select p.noun, p.id, p.name, 'director', d.id_number_index from party_director d
      join party p on p.partition = own and p.noun = d.noun and p.id = d.party_id
      where d.partition = own and d.id_number_index = any (directors)
        and p.is_live and p.id <> own_id limit 50;
  end if;
  if phones <> '{}' then
    return query select p.noun, p.id, p.name, 'phone', t.phone from party_phone t
      join party p on p.partition = own and p.noun = t.noun and p.id = t.party_id
      where t.partition = own and t.phone = any (phones)
        and p.is_live and p.id <> own_id limit 50;
  end if;
  if domain <> '' then
    return query select p.noun, p.id, p.name, 'mailDomain', p.mail_domain from party p
      where p.partition = own and p.mail_domain = domain and p.is_live and p.id <> own_id limit 20;
  end if;
end $function$

CREATE OR REPLACE FUNCTION public.pay_rate_is_used(kind text, in_partition text, owner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select case kind
    when 'supplier' then exists (select from supplier s where s.partition = in_partition and s.id = owner and s.status = 'approved')
      or exists (select from load l where l.partition = in_partition and l.supplier_id = owner)
    when 'driverRateCategory' then exists (select from driver_pay_term t where t.partition = in_partition and t.category_id = owner)
    when 'councilMinimum' then exists (
      select from council_minimum m join driver_pay_term t on t.partition = m.partition and lower(t.grade) = lower(m.name)
       where m.partition = in_partition and m.id = owner)
  end or (select count(*) > 1 from pay_rate_version v where v.partition = in_partition and v.owner_id = owner) $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.pay_rate_terms(kind text, r jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case kind
    when 'supplier' then jsonb_build_object('payableRateInPercentage', r -> 'payable_rate')
    when 'driverRateCategory' then jsonb_build_object('minimumPerTrip', r -> 'minimum_per_trip', 'coDriverShare', r -> 'co_driver_share')
    when 'councilMinimum' then jsonb_build_object('unit', r -> 'unit', 'amount', r -> 'amount', 'validTo', r -> 'valid_to')
  end $function$

CREATE OR REPLACE FUNCTION public.payment_is_open()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  of_run uuid := coalesce(new.run_id, old.run_id);
  of_partition text := coalesce(new.partition, old.partition);
begin
  if exists (select from payment_run r where r.partition = of_partition and r.id = of_run and r.status in ('APPROVED', 'SENT', 'POSTED')) then
    raise exception 'the payments of a signed run stay as they are' using errcode = 'HW015';
  end if;
  return coalesce(new, old);
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.payment_run_is_signed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  own payment_run;
begin
  select * into own from payment_run r where r.partition = new.partition and r.id = new.id;
  if not found or own.status not in ('APPROVED', 'SENT', 'POSTED') then
    return null;
  end if;
  if (own.status = 'POSTED') <> (own.journal_id is not null) then
    raise exception 'payment run % has no journal', own.run_number using errcode = 'HW015';
  end if;
  if own.total <> coalesce((select sum(p.amount) from payment p where p.partition = own.partition and p.run_id = own.id and p.hold = ''), 0)
    or exists (select from payment p where p.partition = own.partition and p.run_id = own.id and p.hold = ''
        and p.amount <> (select coalesce(sum(i.amount), 0) from payment_item i where i.partition = p.partition and i.payment_id = p.id)) then
    raise exception 'payment run % is not the sum of its payments', own.run_number using errcode = 'HW015';
  end if;
  if (select count(*) from payment_signature s where s.partition = own.partition and s.run_id = own.id and s.digest = own.digest
        and s.total = own.total and not s.signed_by_id = any (own.edited_by)) < own.signers_needed then
    raise exception 'payment run % is not signed', own.run_number using errcode = 'HW015';
  end if;
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.posting_state_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.partition, old.period_id, old.area) is distinct from (new.partition, new.period_id, new.area)
    or old.state <> new.state and (old.state, new.state) not in (
      ('FUTURE', 'OPEN'), ('OPEN', 'HOLD'), ('HOLD', 'OPEN'), ('OPEN', 'CLOSED'), ('HOLD', 'CLOSED'), ('CLOSED', 'OPEN'), ('CLOSED', 'LOCKED')) then
    raise exception 'a month does not go from % to %', old.state, new.state using errcode = 'HW003';
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.punctuality_of(of_partition text, of_load uuid)
 RETURNS TABLE(timed integer, on_time integer)
 LANGUAGE sql
 STABLE
AS $function$
  select count(*)::int, (count(*) filter (where s.minutes_late <= 0))::int from stop s
   where s.partition = of_partition and s.load_id = of_load and s.arrived_at is not null and s.window_end is not null;
$function$

CREATE OR REPLACE FUNCTION public.purchase_charge_left()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  agreed bigint;
  before bigint;
begin
  if new.charge_id is null then
    return null;
  end if;
  if exists (select from purchase_invoice i where i.partition = new.partition and i.id = new.purchase_invoice_id and (i.kind = 'creditNote' or i.status in ('REJECTED', 'VOID'))) then
    return null;
  end if;
  -- Two who state the same charge come one after the other, whatever they hold else.
  perform pg_advisory_xact_lock(hashtextextended('purchase charge ' || new.charge_id, 0));
  select c.net into agreed from load_charge c where c.partition = new.partition and c.id = new.charge_id and c.load_id = new.load_id and c.side = 'buy';
  select coalesce(sum(case i.kind when 'creditNote' then -n.net else n.net end), 0) into before from purchase_invoice_line n
    join purchase_invoice i on i.partition = n.partition and i.id = n.purchase_invoice_id
   where n.partition = new.partition and n.charge_id = new.charge_id and n.purchase_invoice_id <> new.purchase_invoice_id and i.status not in ('REJECTED', 'VOID');
  if agreed is not null and before > 0 and before >= agreed then
    raise exception 'nothing is left of this charge' using errcode = 'check_violation', constraint = 'purchase_charge_left';
  end if;
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.purchase_invoice_is_whole()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  own record;
begin
  select i.*, s.line_net, s.line_vat into own from purchase_invoice i,
         lateral (select coalesce(sum(l.net), 0) as line_net, coalesce(sum(l.vat_share), 0) as line_vat from purchase_invoice_line l
                   where l.partition = i.partition and l.purchase_invoice_id = i.id) s
   where i.partition = new.partition and i.id = new.id;
  if own.line_net <> own.net or own.line_vat <> own.vat then
    raise exception 'document % is not the sum of its lines', own.id using errcode = 'check_violation', constraint = 'purchase_invoice_whole';
  end if;
  if not exists (select from open_item i where i.partition = own.partition and i.id = own.item_id and i.document_id = own.id and i.journal_id = own.journal_id
      and i.party_id = own.supplier_id and i.amount = case own.kind when 'creditNote' then own.gross else -own.gross end) then
    raise exception 'document % has no open item of its own', own.id using errcode = 'check_violation', constraint = 'purchase_invoice_whole';
  end if;
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.purchase_invoice_line_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  row_of purchase_invoice_line := coalesce(old, new);
begin
  if exists (select from purchase_invoice i where i.partition = row_of.partition and i.id = row_of.purchase_invoice_id and i.journal_id is not null) then
    raise exception 'the lines of a document in the books stay as they are' using errcode = 'check_violation', constraint = 'purchase_invoice_booked';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.purchase_invoice_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    raise exception 'a document in the books is not removed' using errcode = 'check_violation', constraint = 'purchase_invoice_booked';
  end if;
  if (new.partition, new.id, new.company_id, new.supplier_id, new.kind, new.supplier_invoice_no, new.normalised_no, new.invoice_date, new.due_date, new.currency,
      new.net, new.vat, new.gross, new.vat_claimed, new.original_id, new.posting_date, new.journal_id, new.item_id, new.approved_by, new.approved_at,
      new.rate, new.rate_day, new.rate_source, new.base_currency, new.base_net, new.base_vat, new.base_gross)
     is distinct from
     (old.partition, old.id, old.company_id, old.supplier_id, old.kind, old.supplier_invoice_no, old.normalised_no, old.invoice_date, old.due_date, old.currency,
      old.net, old.vat, old.gross, old.vat_claimed, old.original_id, old.posting_date, old.journal_id, old.item_id, old.approved_by, old.approved_at,
      old.rate, old.rate_day, old.rate_source, old.base_currency, old.base_net, old.base_vat, old.base_gross)
     or new.status in ('CAPTURED', 'SUBMITTED', 'MATCHED', 'VARIANCE', 'DISPUTED', 'REJECTED', 'VOID') then
    raise exception 'a document in the books stays as it is' using errcode = 'check_violation', constraint = 'purchase_invoice_booked';
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.purge_confirmations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from confirmation where expires_at < now() - interval '1 hour';
  return null;
end $function$
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
  delete from sign_in_challenge where expires_at < now();
  delete from confirmation where expires_at < now();
  delete from security_event where at < now() - interval '400 days';
  delete from attempt_counter where last_failure_at < now() - case when key like 'known/%' then interval '60 days' else interval '2 days' end;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.purge_webhooks()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  delete from webhook_delivery where made_at < now() - interval '30 days' and status <> 'waiting';
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.rate_zone_is_used(own text, zone uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from rate r where r.partition = own and r.origin_scope = 'zone' and r.origin_value = zone::text and r.status in ('APPROVED', 'SUPERSEDED'))
      or exists (select from rate r where r.partition = own and r.destination_scope = 'zone' and r.destination_value = zone::text and r.status in ('APPROVED', 'SUPERSEDED'))
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.receipt_is_whole()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  if new.item_id is not null and not exists (
      select from open_item i where i.partition = new.partition and i.id = new.item_id and i.document_id = new.id and i.company_id = new.company_id
         and i.party_kind = 'customer' and i.party_id = new.customer_id and i.currency = new.currency and abs(i.amount) = new.amount
         and i.journal_id in (new.journal_id, new.named_journal_id)) then
    raise exception 'entry % and its open item differ', new.id using errcode = 'check_violation', constraint = 'receipt_whole';
  end if;
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.receipt_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.partition, new.id, new.company_id, new.kind, new.number, new.method, new.day, new.account_id, new.currency, new.amount, new.base_amount, new.net, new.vat,
      new.parent_id, new.of_item_id, new.journal_id, new.posted_by, new.posted_at)
     is distinct from (old.partition, old.id, old.company_id, old.kind, old.number, old.method, old.day, old.account_id, old.currency, old.amount, old.base_amount, old.net, old.vat,
      old.parent_id, old.of_item_id, old.journal_id, old.posted_by, old.posted_at)
    or old.customer_id is not null and (new.customer_id, new.item_id) is distinct from (old.customer_id, old.item_id)
    or old.named_journal_id is not null and new.named_journal_id is distinct from old.named_journal_id
    or old.status <> 'POSTED' and new.status <> old.status then
    raise exception 'an entry of money stays as it is' using errcode = 'check_violation', constraint = 'receipt_posted';
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.refuse_billed_charge()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if exists (select from invoice_line l where l.partition = old.partition and l.charge_id = old.id and l.is_billed) then
    raise exception 'a billed charge stays' using errcode = 'check_violation', constraint = 'load_charge_fixed';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception 'the audit trail is only appended to'; end $function$

CREATE OR REPLACE FUNCTION public.refuse_change_of_books()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % are neither changed nor removed', tg_table_name using errcode = 'HW001';
end $function$

CREATE OR REPLACE FUNCTION public.refuse_fixed_charges()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from touched c
              where (select charges_are_fixed(c.side, l.customer_billing, l.supplier_billing)
                       from load l where l.partition = c.partition and l.id = c.load_id)) then
    raise exception 'the charges of an invoiced side stay' using errcode = 'check_violation', constraint = 'load_charge_fixed';
  end if;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.refuse_fixed_load()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if charges_are_fixed('sell', old.customer_billing, old.supplier_billing)
     and charges_are_fixed('sell', new.customer_billing, new.supplier_billing)
     and (new.customer_id, new.bill_to_party_id, new.order_numbers, new.profit_centre_id, new.sell_net, new.sell_gross)
         is distinct from (old.customer_id, old.bill_to_party_id, old.order_numbers, old.profit_centre_id, old.sell_net, old.sell_gross)
  or charges_are_fixed('buy', old.customer_billing, old.supplier_billing)
     and charges_are_fixed('buy', new.customer_billing, new.supplier_billing)
     and (new.supplier_id, new.buy_net) is distinct from (old.supplier_id, old.buy_net) then
    raise exception 'an invoiced load keeps what its invoice says' using errcode = 'check_violation', constraint = 'load_invoiced';
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.refuse_new_seal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception 'a seal is set once'; end $function$

CREATE OR REPLACE FUNCTION public.refuse_other_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an export keeps its document' using errcode = 'check_violation', constraint = 'accounting_export_document';
end $function$

CREATE OR REPLACE FUNCTION public.refuse_published_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  if old.status <> 'draft' and (tg_op = 'DELETE' or new.bodies is distinct from old.bodies or new.version <> old.version) then
    raise exception 'published terms are never edited';
  end if;
  return coalesce(new, old);
end $function$

CREATE OR REPLACE FUNCTION public.reset_find(hash bytea)
 RETURNS TABLE(id uuid, partition text, user_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select id, partition, user_id from reset_request where token_hash = hash;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_admits(channel text, record text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if record !~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then return true; end if;
  return case channel
    when 'drivers' then exists (select from driver where id = record::uuid)
    when 'vehicles' then exists (select from vehicle where id = record::uuid)
    when 'documents' then exists (select from document where id = record::uuid)
    else not scope_hides(record::uuid) end;
end $function$

CREATE OR REPLACE FUNCTION public.scope_customers()
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE COST 1000
AS $function$
begin
  return array(select c.id from customer c where c.partition = current_setting('app.partition', true));
end $function$

CREATE OR REPLACE FUNCTION public.scope_customers_of_loads()
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE COST 1000
AS $function$
begin
  return array(select distinct l.customer_id from load l where l.partition = current_setting('app.partition', true));
end $function$

CREATE OR REPLACE FUNCTION public.scope_hides(record uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare own text := current_setting('app.partition', true);
begin
  return scope_hides_party(record)
    or scope_hides_load(record) or scope_hides_inspection(record) or scope_hides_order(record) or scope_hides_pod(record) or scope_hides_pod_pack(record) or scope_hides_offer(record)
    or exists (select from driver d where d.partition = own and d.id = record and scope_hides_party(d.supplier_id))
    or exists (select from vehicle v where v.partition = own and v.id = record
         and (scope_hides_party(v.supplier_id)
           or not scope_open('profitCentre') and (v.profit_centre_id = any (scope_ids('profitCentre'))) is not true))
    or exists (select from document d where d.partition = own and d.id = record and scope_hides(d.subject_id))
    or exists (select from credit_change h where h.partition = own and h.id = record and scope_hides_party(h.customer_id))
    or exists (select from link l where l.partition = own and l.id = record and scope_hides_link(l.kind, l.subject_id, l.created_by));
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_hides_inspection(record uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from inspection i
    where i.partition = current_setting('app.partition', true) and i.id = record and not scope_is_everything()
      and (i.load_id is null or scope_hides_load(i.load_id)));
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_hides_invoice_send(record uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from invoice_send s join invoice i on i.partition = s.partition and i.id = s.invoice_id
    where s.partition = current_setting('app.partition', true) and s.id = record
      and (not scope_leaves('supplier') or not scope_leaves('profitCentre') or not scope_leaves('loadCustomer') or scope_hides_party(i.customer_id)
        or not scope_leaves('company') and (i.company_id = any (scope_ids('company'))) is not true));
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_hides_link(kind text, subject uuid, sender uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select case
    when kind = 'vehiclecheck' then not scope_is_everything() when subject is not null then scope_hides_party(subject) or scope_hides_supplier_statement(subject) or scope_hides_invoice_send(subject) or scope_hides_paper_request(subject) or scope_hides_load(subject)
      or exists (select from credit_change h where h.partition = current_setting('app.partition', true) and h.id = subject and scope_hides_party(h.customer_id))
    when kind = 'carrierregister' then not scope_open('supplier') and (sender = scope_own('supplier')) is not true
    when kind = 'shipperregister' then not scope_open('customer') and (sender = scope_own('customer')) is not true
    else false end;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_hides_load(record uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from load l
    where l.partition = current_setting('app.partition', true) and l.id = record
      and (not scope_leaves('supplier') and (l.supplier_id is null or scope_hides_party(l.supplier_id))
        or not scope_leaves('customer') and scope_hides_party(l.customer_id)
        or not scope_leaves('loadCustomer') and (l.customer_id = any (scope_ids('loadCustomer'))) is not true
        or not scope_leaves('company') and (l.company_id = any (scope_ids('company'))) is not true
        or not scope_leaves('profitCentre') and (l.profit_centre_id = any (scope_ids('profitCentre'))) is not true));
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_hides_offer(record uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from tender_offer o
    where o.partition = current_setting('app.partition', true) and o.id = record
      and (scope_kind() = 'customer' or scope_hides_party(o.supplier_id) or scope_hides_tendered(o.load_id)));
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_hides_order(record uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from company_order o
    where o.partition = current_setting('app.partition', true) and o.id = record
      and (scope_kind() = 'customer'
        or not scope_leaves('supplier') and (o.supplier_id is null or scope_hides_party(o.supplier_id))
        or not scope_leaves('company') and (o.company_id = any (scope_ids('company'))) is not true
        or not scope_leaves('profitCentre')
          and (o.profit_centre_id = any (scope_ids('profitCentre')) or o.performing_centre_id = any (scope_ids('profitCentre'))) is not true));
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_hides_paper_request(record uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from load_paper_request r
    where r.partition = current_setting('app.partition', true) and r.id = record and scope_hides_load(r.load_id));
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_hides_party(record uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select not scope_open('supplier') and (
            exists (select from supplier s
             where s.partition = current_setting('app.partition', true) and s.id = record
               and (not scope_leaves('supplier') and (s.captured_by_id = scope_own('supplier') or s.id = any (scope_ids('supplier'))) is not true
                 or not scope_leaves('company') and (s.company_id = any (scope_ids('company'))) is not true))
         or exists (select from contractor k
             where k.partition = current_setting('app.partition', true) and k.id = record
               and (not scope_leaves('supplier') and (k.captured_by_id = scope_own('supplier')) is not true
                 or not scope_leaves('company') and (k.company_id = any (scope_ids('company'))) is not true)))
      or scope_kind() = 'customer' and (exists (select from supplier s where s.partition = current_setting('app.partition', true) and s.id = record)
            or exists (select from contractor k where k.partition = current_setting('app.partition', true) and k.id = record))
      or not scope_open('customer') and exists (select from customer c
            where c.partition = current_setting('app.partition', true) and c.id = record
              and (not scope_leaves('customer') and (c.captured_by_id = scope_own('customer') or c.id = any (scope_ids('customer'))) is not true
                or not scope_leaves('company') and (c.company_id = any (scope_ids('company'))) is not true))
      or scope_kind() in ('supplier', 'filter') and exists (select from customer c
            where c.partition = current_setting('app.partition', true) and c.id = record);
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_hides_pod(record uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from pod p
    where p.partition = current_setting('app.partition', true) and p.id = record and not scope_is_everything()
      and (p.load_id is null or scope_hides_load(p.load_id)));
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_hides_pod_pack(record uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from pod_pack p
    where p.partition = current_setting('app.partition', true) and p.id = record and not scope_is_everything()
      and scope_hides_load(p.load_id));
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_hides_supplier_statement(record uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from supplier_statement s
    where s.partition = current_setting('app.partition', true) and s.id = record and not scope_is_everything());
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_hides_tendered(of_load uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (select from load l
    where l.partition = current_setting('app.partition', true) and l.id = of_load
      and (not scope_leaves('customer') and scope_hides_party(l.customer_id)
        or not scope_leaves('loadCustomer') and (l.customer_id = any (scope_ids('loadCustomer'))) is not true
        or not scope_leaves('company') and (l.company_id = any (scope_ids('company'))) is not true
        or not scope_leaves('profitCentre') and (l.profit_centre_id = any (scope_ids('profitCentre'))) is not true));
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.scope_ids(noun text)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(array(select jsonb_array_elements_text(s -> noun -> 'ids')::uuid), '{}')
    from (select nullif(current_setting('app.scope', true), '')::jsonb) scope (s);
$function$

CREATE OR REPLACE FUNCTION public.scope_is_everything()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(current_setting('app.scope', true), '') = '';
$function$

CREATE OR REPLACE FUNCTION public.scope_kind()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when coalesce(current_setting('app.scope', true), '') = '' then '' else coalesce(current_setting('app.scope')::jsonb ->> 'kind', '') end;
$function$

CREATE OR REPLACE FUNCTION public.scope_leaves(noun text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when coalesce(current_setting('app.scope', true), '') = '' then true else not current_setting('app.scope')::jsonb ? noun end;
$function$

CREATE OR REPLACE FUNCTION public.scope_open(noun text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when coalesce(current_setting('app.scope', true), '') = '' then true
    else not current_setting('app.scope')::jsonb ? noun
      and not (noun in ('supplier', 'customer') and current_setting('app.scope')::jsonb ? 'company') end;
$function$

CREATE OR REPLACE FUNCTION public.scope_own(noun text)
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when (s -> noun -> 'own')::boolean then (s ->> 'user')::uuid end
    from (select nullif(current_setting('app.scope', true), '')::jsonb) scope (s);
$function$

CREATE OR REPLACE FUNCTION public.scope_shows_load(of_load uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE COST 500
AS $function$
begin
  return exists (select from load l where l.partition = current_setting('app.partition', true) and l.id = of_load);
end $function$

CREATE OR REPLACE FUNCTION public.scope_shows_pod(of_pod uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE COST 500
AS $function$
begin
  return exists (select from pod p where p.partition = current_setting('app.partition', true) and p.id = of_pod);
end $function$

CREATE OR REPLACE FUNCTION public.scope_suppliers()
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE COST 1000
AS $function$
begin
  return array(select s.id from supplier s where s.partition = current_setting('app.partition', true));
end $function$

CREATE OR REPLACE FUNCTION public.search_key(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (octet_length(written) = length(written)) THEN lower(written) ELSE lower(regexp_replace(NORMALIZE(written, NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)) END

CREATE OR REPLACE FUNCTION public.search_rare(noun regclass, patterns text[], newest_by text, common integer, at_most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'on'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  own text := current_setting('app.partition', true);
  wanted text := (select string_agg(format('search like %L', search_key(pattern)), ' or ') from unnest(patterns) pattern);
  newest int;
  estimate json;
  found_ids uuid[];
begin
  if common > 0 then
    execute format('select count(*) from (select search from %s where partition = $1 order by %I desc limit 500) newest where %s', noun, newest_by, wanted)
       into newest using own;
    if newest >= common then return next null; return; end if;
  end if;
  -- In the text index the partition is a key like others, with all its rows. Where most rows are of one partition, crossing
  -- them with that list costs more than looking up the text, and leaves out little. The planner's figures tell.
  execute format('explain (format json) select from %s where partition = %L', noun, own) into estimate;
  -- The planner has no figures for rare patterns, takes them to be frequent and would read the whole table.
  perform set_config('enable_indexscan', 'off', true);
  execute format('select array_agg(id) from (select id from %s where %s = $1 and (%s) limit $2) matching', noun,
      case when (estimate -> 0 -> 'Plan' ->> 'Plan Rows')::float8 * 2 > (select reltuples from pg_class where oid = noun) then 'partition || ''''' else 'partition' end,
      wanted)
    into found_ids using own, at_most + 1;
  return query select unnest(case when cardinality(found_ids) > at_most then array[null::uuid] else found_ids end);
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.session_authorisations(of_partition text, of_user uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  with held as (
    select p.authorisations, p.requires_second_factor
      from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
     where up.partition = of_partition and up.user_id = of_user
  )
  select coalesce(array_agg(distinct a order by a), '{}')
    from app_user u, lateral (
      select unnest(authorisations) from held where u.second_factor_at is not null or not exists (select from held where requires_second_factor)
      union all
      select 'tripDirector.loadingPerformance.carrierFilter.' || s.registered_name from supplier s where s.partition = u.partition and s.id = u.supplier_id
    ) rights (a)
   where u.partition = of_partition and u.id = of_user;
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
CREATE OR REPLACE FUNCTION public.session_end_one(of_partition text, of_user uuid, ended uuid)
 RETURNS SETOF bytea
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update session set ended_at = now() where partition = of_partition and user_id = of_user and id = ended and ended_at is null returning token_hash;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.session_find(hashes bytea[])
 RETURNS TABLE(token_hash bytea, kind text, partition text, user_id uuid, company_id uuid, account text, user_name text, company_name text, link_id uuid, link_partition text, is_verified boolean, seen_seconds_ago double precision, grants_key text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
  select s.token_hash, s.kind, s.partition, s.user_id, s.company_id, u.account, u.name || ' ' || u.surname, c.name,
         s.link_id, s.link_partition, s.verified_at is not null, extract(epoch from now() - s.seen_at),
         grants_key(s.partition, s.user_id)
         || coalesce((select string_agg(';' || d.id || '=' || grants_key(d.partition, d.delegator_id), '' order by d.id)
            from delegation d where d.partition = s.partition and d.delegate_id = s.user_id
             and (not d.needs_release or d.released_at is not null)
             and d.ended_at is null and d.starts_at <= now() and d.ends_at > now()), '')
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
CREATE OR REPLACE FUNCTION public.session_lent(of_partition text, of_user uuid)
 RETURNS TABLE(id uuid, name text, authorisations text[], amount_limit numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select l.id, l.name || ' ' || l.surname, array_agg(distinct a), min(d.amount_limit)
    from delegation d
    join app_user l on l.partition = d.partition and l.id = d.delegator_id and l.status = 'active'
    join app_user u on u.partition = d.partition and u.id = d.delegate_id
    cross join lateral unnest(d.authorisations) a
   where d.partition = of_partition and d.delegate_id = of_user
     and (not d.needs_release or d.released_at is not null)
     and d.ended_at is null and d.starts_at <= now() and d.ends_at > now()
     and a = any (session_authorisations(d.partition, l.id))
     and session_scope(d.partition, l.id) is null
     and (u.second_factor_at is not null or not exists (
       select from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
        where up.partition = l.partition and up.user_id = l.id and p.requires_second_factor))
   group by l.id, l.name, l.surname
   order by l.id;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.session_limits(of_partition text, of_user uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select case when bool_or(p.amount_limits <> '{}')
           then jsonb_agg(jsonb_build_object('authorisations', p.authorisations, 'limits', p.amount_limits)) else '[]'::jsonb end
    from user_profile up join role_profile p on p.partition = up.partition and p.id = up.profile_id
   where up.partition = of_partition and up.user_id = of_user;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.session_list(of_partition text, of_user uuid)
 RETURNS TABLE(id uuid, token_hash bytea, opened_at timestamp with time zone, seen_at timestamp with time zone, ip text, agent text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select id, token_hash, opened_at, seen_at, ip, agent from session
   where partition = of_partition and user_id = of_user and ended_at is null and expires_at > now()
     and seen_at > now() - make_interval(secs => idle_seconds)
   order by seen_at desc;
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
CREATE OR REPLACE FUNCTION public.session_scope(of_partition text, of_user uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  with person as (
    select u.id, u.company_id, u.supplier_id, u.user_type, u.shippers, u.customer_ids,
           case when u.supplier_id is null then filtered_suppliers(of_partition, of_user) end as filtered
      from app_user u where u.partition = of_partition and u.id = of_user
  ), said as (
    select e.key as noun, e.value as scope
      from person
      join user_profile up on up.partition = of_partition and up.user_id = person.id
      join role_profile p on p.partition = up.partition and p.id = up.profile_id
      cross join lateral jsonb_each(p.record_scope) e
     where person.user_type not in ('supplier', 'customer')
  ), of_roles as (
    select noun, bool_or((scope -> 'own')::boolean) as own,
           (select coalesce(jsonb_agg(distinct i), '[]') from said o, jsonb_array_elements_text(o.scope -> 'ids') i where o.noun = said.noun) as ids
      from said group by noun
  ), bound (noun, own, ids) as (
    -- Their own supplier, and of its loads only those of the customers that are named.
    select 'supplier', false, jsonb_build_array(supplier_id) from person where supplier_id is not null
    union all
    select 'loadCustomer', false, to_jsonb(customer_ids) from person where supplier_id is not null and shippers <> '{}'
    union all
    select 'customer', false, to_jsonb(customer_ids) from person where user_type = 'customer'
    union all
    -- A filter narrows what the roles leave of suppliers.
    select 'supplier', false, to_jsonb(array(
        select s.id from supplier s where s.partition = of_partition and s.id = any (filtered)
           and not exists (select from of_roles r where r.noun = 'supplier'
             and not (r.ids ? s.id::text or r.own and s.captured_by_id = of_user))))
      from person where filtered is not null
    union all
    -- Whoever is limited to companies sees their own.
    select 'company', false, r.ids || to_jsonb(person.company_id) from of_roles r, person where r.noun = 'company'
    union all
    select noun, own, ids from of_roles
     where noun <> 'company' and not (noun = 'supplier' and exists (select from person where filtered is not null))
  )
  select jsonb_build_object('user', of_user)
      || (select jsonb_strip_nulls(jsonb_build_object('kind', case
             when supplier_id is not null then 'supplier' when user_type = 'customer' then 'customer' when filtered is not null then 'filter' end)) from person)
      || jsonb_object_agg(noun, jsonb_build_object('own', own, 'ids', ids))
    from bound having count(*) > 0;
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
CREATE OR REPLACE FUNCTION public.sign_in_challenge_find(hash bytea)
 RETURNS TABLE(partition text, account text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select c.partition, u.account from sign_in_challenge c join app_user u on u.partition = c.partition and u.id = c.user_id where c.token_hash = hash;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.stop_tells_odometer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  carried record;
begin
  select l.vehicle_id, d.name || ' ' || d.surname as driver into carried from load l
    left join driver d on d.partition = l.partition and d.id = l.driver_id where l.partition = new.partition and l.id = new.load_id;
  perform keep_odometer(carried.vehicle_id, coalesce(new.departed_at, new.work_ended_at, new.work_started_at, new.arrived_at, now()), new.odometer,
    'trip', new.id::text, coalesce(carried.driver, ''));
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.stop_tells_punctuality()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update fleet_log_line t set timed_stops = p.timed, on_time_stops = p.on_time
    from punctuality_of(new.partition, new.load_id) p
   where t.partition = new.partition and t.load_id = new.load_id and t.kind = 'trip'
     and (t.timed_stops, t.on_time_stops) is distinct from (p.timed, p.on_time);
  return null;
end $function$
 -- security definer, owned by haulway
CREATE OR REPLACE FUNCTION public.take_number(of_partition text, of_company uuid, of_kind text, with_gaps boolean)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  insert into number_series as s (partition, company_id, kind, has_gaps, next) values (of_partition, of_company, of_kind, with_gaps, 2)
  on conflict (partition, company_id, kind) do update set next = s.next + 1, has_gaps = with_gaps
  returning next - 1
$function$

CREATE OR REPLACE FUNCTION public.take_numbers(of_partition text, of_company uuid, of_kind text, count integer)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  insert into number_series as s (partition, company_id, kind, has_gaps, next) values (of_partition, of_company, of_kind, true, 1 + count)
  on conflict (partition, company_id, kind) do update set next = s.next + count, has_gaps = true
  returning next - count
$function$

CREATE OR REPLACE FUNCTION public.telematics_due(at timestamp with time zone)
 RETURNS TABLE(partition text, id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select a.partition, a.id from telematics_account a where a.is_active and a.next_at <= at order by a.next_at limit 1000;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.tendered_load(of_load uuid)
 RETURNS TABLE(load_number text, status text, supplier_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select l.load_number, l.status, l.supplier_id from load l
   where l.partition = current_setting('app.partition', true) and l.id = of_load;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.usual_required_document()
 RETURNS TABLE(subject_type text, code text, is_mandatory boolean, "position" integer, applies text)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select * from (values ('driver', 'licenceCardFront', true, 0, 'always'), ('driver', 'licenceCardBack', true, 1, 'always'),
    ('driver', 'prdp', true, 2, 'always'), ('driver', 'medicalCertificate', true, 3, 'always'),
    ('driver', 'dgTraining', true, 4, 'always'), ('driver', 'passport', true, 5, 'always'), ('driver', 'workPermit', true, 6, 'always'),
    ('vehicle', 'licenceDisc', true, 0, 'always'), ('vehicle', 'roadworthyCertificate', true, 1, 'always'),
    ('vehicle', 'operatorCard', true, 2, 'always'), ('vehicle', 'vehicleInsurance', false, 3, 'always'),
    ('vehicle', 'crossBorderPermit', true, 4, 'always'),
    ('load', 'commercialInvoice', true, 0, 'crossBorder'), ('load', 'packingList', true, 1, 'crossBorder'),
    ('load', 'customsDeclaration', true, 2, 'crossBorder'), ('load', 'roadManifest', true, 3, 'crossBorder'),
    ('load', 'certificateOfOrigin', false, 4, 'beyondSacu'), ('load', 'dangerousGoodsDeclaration', true, 5, 'dangerous'))
    usual (subject_type, code, is_mandatory, "position", applies);
$function$

CREATE OR REPLACE FUNCTION public.vehicle_tells_odometer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if tg_op = 'UPDATE' and new.odometer < old.odometer then
    update odometer_reading r set source_id = new.id || '@' || new.version
     where r.partition = new.partition and r.source = 'record' and r.vehicle_id = new.id and r.km = old.odometer and r.withdrawn_at is null
       and r.id = (select x.id from odometer_reading x where x.partition = new.partition and x.source = 'record' and x.vehicle_id = new.id
                     and x.withdrawn_at is null order by x.at desc, x.id desc limit 1);
  end if;
  perform keep_odometer(new.id, clock_timestamp(), new.odometer, 'record', new.id || '@' || new.version, new.updated_by);
  return null;
end $function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.webhooks_overdue()
 RETURNS TABLE(partition text, id uuid, attempts integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select d.partition, d.id, d.attempts from webhook_delivery d
   where d.status = 'waiting' and d.next_at < now() - interval '10 minutes' order by d.next_at limit 1000;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.write_open_spans(of_partition text, items uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  delete from open_item_span s where s.partition = of_partition and s.item_id = any (items);
  insert into open_item_span (partition, item_id, from_day, until_day, company_id, party_kind, party_id, kind, due_date, currency, open, base_open)
  select partition, id, from_day, until_day, company_id, party_kind, party_id, kind, due_date, currency, open, base_open
    from (
      select i.*, m.day as from_day, lead(m.day, 1, 'infinity') over (partition by i.id order by m.day) as until_day,
             (i.amount + sum(m.moved) over (partition by i.id order by m.day))::bigint as open,
             (i.base_amount + sum(m.base_moved) over (partition by i.id order by m.day))::bigint as base_open
        from open_item i
       cross join lateral (
         select day, sum(moved) as moved, sum(base_moved) as base_moved from (
           select i.posting_date as day, 0::bigint as moved, 0::bigint as base_moved
           union all
           select a.day, case when a.undoes is null then -a.amount else a.amount end, case when a.undoes is null then -a.to_base else a.to_base end
             from allocation a where a.partition = i.partition and a.to_item = i.id
           union all
           select a.day, case when a.undoes is null then a.amount else -a.amount end, case when a.undoes is null then a.from_base else -a.from_base end
             from allocation a where a.partition = i.partition and a.from_item = i.id) moves
          group by day) m
       where i.partition = of_partition and i.id = any (items) and i.amount <> 0) days
   where open <> 0;
$function$
 -- security definer, owned by haulway_lookup
CREATE OR REPLACE FUNCTION public.year_follows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if exists (select from fiscal_year y where y.partition = new.partition and y.company_id = new.company_id)
    and not exists (select from fiscal_year y where y.partition = new.partition and y.company_id = new.company_id
      and (y.last_day = new.first_day - 1 or y.first_day = new.last_day + 1)) then
    raise exception 'a year begins on the day after another one' using errcode = 'HW002';
  end if;
  return new;
end $function$
 -- security definer, owned by haulway_lookup

-- Triggers

CREATE TRIGGER accounting_export_document BEFORE UPDATE ON public.accounting_export FOR EACH ROW WHEN ((((((old.document_id IS DISTINCT FROM new.document_id) OR (old.document_version IS DISTINCT FROM new.document_version)) OR (old.vendor_number IS DISTINCT FROM new.vendor_number)) OR (old.vendor_invoice_number IS DISTINCT FROM new.vendor_invoice_number)) OR (old.document IS DISTINCT FROM new.document))) EXECUTE FUNCTION refuse_other_document()
CREATE TRIGGER allocation_fits BEFORE INSERT ON public.allocation FOR EACH ROW EXECUTE FUNCTION allocation_fits()
CREATE CONSTRAINT TRIGGER allocation_is_whole AFTER INSERT ON public.allocation DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.from_base <> new.to_base)) EXECUTE FUNCTION allocation_is_whole()
CREATE TRIGGER allocations_added AFTER INSERT ON public.allocation REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION allocations_added()
CREATE TRIGGER kept BEFORE DELETE OR UPDATE ON public.allocation FOR EACH ROW EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.allocation FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER audit_awaits_seal AFTER INSERT ON public.audit_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION await_seal()
CREATE TRIGGER audit_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
CREATE TRIGGER seal_is_kept BEFORE DELETE OR TRUNCATE ON public.audit_seal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
CREATE TRIGGER seal_is_set_once BEFORE UPDATE ON public.audit_seal FOR EACH ROW WHEN ((old.number IS NOT NULL)) EXECUTE FUNCTION refuse_new_seal()
CREATE TRIGGER bank_line_stays BEFORE UPDATE ON public.bank_line FOR EACH ROW EXECUTE FUNCTION bank_line_stays()
CREATE TRIGGER keep_packing_type_ids AFTER INSERT OR UPDATE OF packing_type_ids ON public.commodity_type FOR EACH ROW EXECUTE FUNCTION keep_references('packing_type_ids', 'commodity_type_id', 'packing_type_id')
CREATE TRIGGER company_usual_documents AFTER INSERT ON public.company FOR EACH ROW WHEN (new.is_client) EXECUTE FUNCTION begin_with_usual_documents()
CREATE TRIGGER order_tells_odometer AFTER UPDATE OF accepted_odometer_km ON public.company_order FOR EACH ROW WHEN (((new.accepted_odometer_km IS NOT NULL) AND (new.accepted_odometer_km IS DISTINCT FROM old.accepted_odometer_km))) EXECUTE FUNCTION order_tells_odometer()
CREATE TRIGGER published_terms_stay BEFORE DELETE OR UPDATE ON public.company_terms FOR EACH ROW EXECUTE FUNCTION refuse_published_change()
CREATE TRIGGER old_confirmations_go AFTER INSERT ON public.confirmation FOR EACH STATEMENT EXECUTE FUNCTION purge_confirmations()
CREATE TRIGGER contractor_status_since BEFORE INSERT OR UPDATE OF status, submitted_at ON public.contractor FOR EACH ROW EXECUTE FUNCTION note_status_since()
CREATE TRIGGER council_minimum_pay_rate AFTER INSERT OR UPDATE ON public.council_minimum FOR EACH ROW EXECUTE FUNCTION keep_pay_rate('councilMinimum')
CREATE TRIGGER customer_captured_by BEFORE INSERT ON public.customer FOR EACH ROW EXECUTE FUNCTION note_captured_by()
CREATE TRIGGER customer_status_since BEFORE INSERT OR UPDATE OF status, submitted_at ON public.customer FOR EACH ROW EXECUTE FUNCTION note_status_since()
CREATE TRIGGER document_expiries_stay BEFORE INSERT OR UPDATE ON public.driver FOR EACH ROW WHEN ((new.document_expiries <> '{}'::jsonb)) EXECUTE FUNCTION keep_document_expiries()
CREATE TRIGGER driver_rate_category_pay_rate AFTER INSERT OR UPDATE ON public.driver_rate_category FOR EACH ROW EXECUTE FUNCTION keep_pay_rate('driverRateCategory')
CREATE TRIGGER kept BEFORE DELETE OR UPDATE ON public.fiscal_year FOR EACH ROW EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.fiscal_year FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER year_follows BEFORE INSERT ON public.fiscal_year FOR EACH ROW EXECUTE FUNCTION year_follows()
CREATE TRIGGER fleet_log_line_is_punctual BEFORE INSERT ON public.fleet_log_line FOR EACH ROW WHEN (((new.load_id IS NOT NULL) AND (new.kind = 'trip'::text))) EXECUTE FUNCTION fleet_log_line_is_punctual()
CREATE TRIGGER fleet_log_line_stays BEFORE UPDATE ON public.fleet_log_line FOR EACH ROW WHEN ((old.status = 'LOCKED'::text)) EXECUTE FUNCTION fleet_log_line_stays()
CREATE TRIGGER fuel_clause_first_version AFTER INSERT OR UPDATE ON public.fuel_clause FOR EACH ROW EXECUTE FUNCTION keep_first_version()
CREATE TRIGGER fuel_price_used BEFORE DELETE OR UPDATE ON public.fuel_price FOR EACH ROW EXECUTE FUNCTION guard_used_fuel_price()
CREATE TRIGGER inspection_tells_odometer AFTER INSERT OR UPDATE OF odometer ON public.inspection FOR EACH ROW WHEN ((new.odometer IS NOT NULL)) EXECUTE FUNCTION inspection_tells_odometer()
CREATE CONSTRAINT TRIGGER invoice_is_whole AFTER INSERT OR UPDATE ON public.invoice DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.posted_at IS NOT NULL)) EXECUTE FUNCTION invoice_is_whole()
CREATE TRIGGER invoice_settlement_stays BEFORE UPDATE OF settlement_percent, settlement_amount, settlement_until ON public.invoice FOR EACH ROW WHEN (((old.paper IS NOT NULL) AND (((old.settlement_percent IS DISTINCT FROM new.settlement_percent) OR (old.settlement_amount IS DISTINCT FROM new.settlement_amount)) OR (old.settlement_until IS DISTINCT FROM new.settlement_until)))) EXECUTE FUNCTION invoice_settlement_stays()
CREATE TRIGGER invoice_stays BEFORE DELETE OR UPDATE ON public.invoice FOR EACH ROW WHEN ((old.posted_at IS NOT NULL)) EXECUTE FUNCTION invoice_stays()
CREATE TRIGGER keep_number BEFORE DELETE OR UPDATE ON public.invoice FOR EACH ROW WHEN ((old.number IS NOT NULL)) EXECUTE FUNCTION keep_number()
CREATE CONSTRAINT TRIGGER number_at_commit AFTER INSERT OR UPDATE ON public.invoice DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.number IS NULL) AND (new.posted_at IS NOT NULL) AND (new.kind = 'invoice'::text))) EXECUTE FUNCTION number_at_commit('invoice', 'posted_at')
CREATE CONSTRAINT TRIGGER number_of_credit_note AFTER INSERT OR UPDATE ON public.invoice DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.number IS NULL) AND (new.posted_at IS NOT NULL) AND (new.kind = 'creditNote'::text))) EXECUTE FUNCTION number_at_commit('creditNote', 'posted_at')
CREATE CONSTRAINT TRIGGER number_of_debit_note AFTER INSERT OR UPDATE ON public.invoice DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.number IS NULL) AND (new.posted_at IS NOT NULL) AND (new.kind = 'debitNote'::text))) EXECUTE FUNCTION number_at_commit('debitNote', 'posted_at')
CREATE TRIGGER invoice_line_stays BEFORE INSERT OR DELETE OR UPDATE ON public.invoice_line FOR EACH ROW EXECUTE FUNCTION invoice_line_stays()
CREATE TRIGGER journal_is_placed BEFORE INSERT ON public.journal FOR EACH ROW EXECUTE FUNCTION journal_is_placed()
CREATE CONSTRAINT TRIGGER journal_is_whole AFTER INSERT ON public.journal DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_is_whole()
CREATE TRIGGER kept BEFORE DELETE OR UPDATE ON public.journal FOR EACH ROW EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.journal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER account_keeps_money BEFORE UPDATE ON public.journal_account FOR EACH ROW EXECUTE FUNCTION account_keeps_money()
CREATE TRIGGER journal_lines_added AFTER INSERT ON public.journal_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION journal_lines_added()
CREATE TRIGGER kept BEFORE DELETE OR UPDATE ON public.journal_line FOR EACH ROW EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.journal_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.ledger_balance FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER load_invoiced BEFORE UPDATE OF customer_id, bill_to_party_id, order_numbers, profit_centre_id, sell_net, sell_gross, supplier_id, buy_net ON public.load FOR EACH ROW WHEN (((old.customer_billing = ANY (ARRAY['IN_REVIEW'::text, 'INVOICED'::text, 'PART_CREDITED'::text, 'CREDITED'::text])) OR (old.supplier_billing <> ALL (ARRAY['NOT_READY'::text, 'EXPECTED'::text])))) EXECUTE FUNCTION refuse_fixed_load()
CREATE TRIGGER load_charge_billed BEFORE DELETE OR UPDATE ON public.load_charge FOR EACH ROW WHEN ((old.side = 'sell'::text)) EXECUTE FUNCTION refuse_billed_charge()
CREATE TRIGGER load_charge_fixed_delete AFTER DELETE ON public.load_charge REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refuse_fixed_charges()
CREATE TRIGGER load_charge_fixed_insert AFTER INSERT ON public.load_charge REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refuse_fixed_charges()
CREATE TRIGGER load_charge_fixed_update AFTER UPDATE ON public.load_charge REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refuse_fixed_charges()
CREATE TRIGGER load_events_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.load_event FOR EACH STATEMENT EXECUTE FUNCTION load_events_stay()
CREATE TRIGGER goes_on BEFORE UPDATE ON public.number_series FOR EACH ROW EXECUTE FUNCTION number_series_goes_on()
CREATE CONSTRAINT TRIGGER exchange_difference_is_of_allocation AFTER INSERT ON public.open_item DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.kind = 'exchange'::text)) EXECUTE FUNCTION exchange_difference_is_of_allocation()
CREATE TRIGGER kept BEFORE DELETE OR UPDATE ON public.open_item FOR EACH ROW EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.open_item FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER open_item_is_placed BEFORE INSERT ON public.open_item FOR EACH ROW EXECUTE FUNCTION open_item_is_placed()
CREATE TRIGGER open_items_added AFTER INSERT ON public.open_item REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION open_items_added()
CREATE TRIGGER keep_equipment_type_ids AFTER INSERT OR UPDATE OF equipment_type_ids ON public.order_type FOR EACH ROW EXECUTE FUNCTION keep_references('equipment_type_ids', 'order_type_id', 'equipment_type_id')
CREATE TRIGGER pay_rate_version_agreed BEFORE INSERT OR UPDATE ON public.pay_rate_version FOR EACH ROW EXECUTE FUNCTION guard_pay_rate_version()
CREATE TRIGGER payment_is_open BEFORE INSERT OR DELETE ON public.payment FOR EACH ROW EXECUTE FUNCTION payment_is_open()
CREATE TRIGGER payment_stays BEFORE UPDATE OF amount, hold, bank_version_id, supplier_id ON public.payment FOR EACH ROW EXECUTE FUNCTION payment_is_open()
CREATE TRIGGER payment_deductions_stay BEFORE UPDATE OF deductions ON public.payment_item FOR EACH ROW EXECUTE FUNCTION payment_is_open()
CREATE TRIGGER payment_item_is_open BEFORE INSERT OR DELETE ON public.payment_item FOR EACH ROW EXECUTE FUNCTION payment_is_open()
CREATE TRIGGER payment_item_stays BEFORE UPDATE OF amount, item_id ON public.payment_item FOR EACH ROW EXECUTE FUNCTION payment_is_open()
CREATE CONSTRAINT TRIGGER payment_run_is_signed AFTER INSERT OR UPDATE ON public.payment_run DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = ANY (ARRAY['APPROVED'::text, 'SENT'::text, 'POSTED'::text]))) EXECUTE FUNCTION payment_run_is_signed()
CREATE TRIGGER kept BEFORE DELETE ON public.period_posting FOR EACH ROW EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.period_posting FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER posting_state_moves BEFORE UPDATE ON public.period_posting FOR EACH ROW EXECUTE FUNCTION posting_state_moves()
CREATE TRIGGER kept BEFORE DELETE OR UPDATE ON public.posting_period FOR EACH ROW EXECUTE FUNCTION refuse_change_of_books()
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.posting_period FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books()
CREATE CONSTRAINT TRIGGER purchase_invoice_is_whole AFTER INSERT OR UPDATE ON public.purchase_invoice DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = ANY (ARRAY['APPROVED'::text, 'EXPORTING'::text, 'EXPORTED'::text, 'EXPORT_FAILED'::text, 'POSTED'::text]))) EXECUTE FUNCTION purchase_invoice_is_whole()
CREATE TRIGGER purchase_invoice_stays BEFORE DELETE OR UPDATE ON public.purchase_invoice FOR EACH ROW WHEN ((old.journal_id IS NOT NULL)) EXECUTE FUNCTION purchase_invoice_stays()
CREATE TRIGGER purchase_charge_left AFTER INSERT OR UPDATE OF charge_id ON public.purchase_invoice_line FOR EACH ROW EXECUTE FUNCTION purchase_charge_left()
CREATE TRIGGER purchase_invoice_line_stays BEFORE INSERT OR DELETE OR UPDATE ON public.purchase_invoice_line FOR EACH ROW EXECUTE FUNCTION purchase_invoice_line_stays()
CREATE TRIGGER keep_commodity_type_ids AFTER INSERT OR UPDATE OF commodity_type_ids ON public.rate FOR EACH ROW EXECUTE FUNCTION keep_references('commodity_type_ids', 'rate_id', 'commodity_type_id')
CREATE TRIGGER keep_equipment_type_ids AFTER INSERT OR UPDATE OF equipment_type_ids ON public.rate FOR EACH ROW EXECUTE FUNCTION keep_references('equipment_type_ids', 'rate_id', 'equipment_type_id')
CREATE TRIGGER keep_order_type_ids AFTER INSERT OR UPDATE OF order_type_ids ON public.rate FOR EACH ROW EXECUTE FUNCTION keep_references('order_type_ids', 'rate_id', 'order_type_id')
CREATE TRIGGER keep_location_ids AFTER INSERT OR UPDATE OF location_ids ON public.rate_zone FOR EACH ROW EXECUTE FUNCTION keep_references('location_ids', 'rate_zone_id', 'location_id')
CREATE TRIGGER rate_zone_used BEFORE DELETE OR UPDATE ON public.rate_zone FOR EACH ROW EXECUTE FUNCTION guard_used_zone()
CREATE CONSTRAINT TRIGGER receipt_is_whole AFTER INSERT OR UPDATE OF item_id ON public.receipt DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION receipt_is_whole()
CREATE TRIGGER receipt_stays BEFORE UPDATE ON public.receipt FOR EACH ROW EXECUTE FUNCTION receipt_stays()
CREATE TRIGGER stop_tells_odometer AFTER UPDATE OF odometer ON public.stop FOR EACH ROW WHEN (((new.odometer IS NOT NULL) AND (new.odometer IS DISTINCT FROM old.odometer))) EXECUTE FUNCTION stop_tells_odometer()
CREATE TRIGGER stop_tells_punctuality AFTER UPDATE OF arrived_at, window_end, minutes_late ON public.stop FOR EACH ROW WHEN ((((old.arrived_at IS DISTINCT FROM new.arrived_at) OR (old.window_end IS DISTINCT FROM new.window_end)) OR (old.minutes_late IS DISTINCT FROM new.minutes_late))) EXECUTE FUNCTION stop_tells_punctuality()
CREATE TRIGGER supplier_captured_by BEFORE INSERT ON public.supplier FOR EACH ROW EXECUTE FUNCTION note_captured_by()
CREATE TRIGGER supplier_pay_rate AFTER INSERT OR UPDATE ON public.supplier FOR EACH ROW EXECUTE FUNCTION keep_pay_rate('supplier')
CREATE TRIGGER supplier_status_since BEFORE INSERT OR UPDATE OF status, submitted_at ON public.supplier FOR EACH ROW EXECUTE FUNCTION note_status_since()
CREATE TRIGGER document_expiries_stay BEFORE INSERT OR UPDATE ON public.vehicle FOR EACH ROW WHEN ((new.document_expiries <> '{}'::jsonb)) EXECUTE FUNCTION keep_document_expiries()
CREATE TRIGGER vehicle_tells_odometer AFTER UPDATE OF odometer ON public.vehicle FOR EACH ROW WHEN (((new.odometer IS NOT NULL) AND (new.odometer IS DISTINCT FROM old.odometer))) EXECUTE FUNCTION vehicle_tells_odometer()
CREATE TRIGGER vehicle_tells_odometer_first AFTER INSERT ON public.vehicle FOR EACH ROW WHEN ((new.odometer IS NOT NULL)) EXECUTE FUNCTION vehicle_tells_odometer()
