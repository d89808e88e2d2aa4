-- What any portal stands on: roles, isolation by partition, sessions, links, codes, files, messages, audit, idempotency.

-- The server works as haulway_app: neither owner nor superuser, and never past row-level security.
do $$ begin
  if not exists (select from pg_roles where rolname = 'haulway_app') then create role haulway_app nologin nobypassrls; end if;
  if not exists (select from pg_roles where rolname = 'haulway_lookup') then create role haulway_lookup nologin nobypassrls; end if;
exception when duplicate_object or unique_violation then null; -- another database of the cluster was quicker
end $$;
do $$ begin execute format('grant haulway_app, haulway_lookup to %I', current_user); end $$;
grant usage on schema public to haulway_app;
grant usage, create on schema public to haulway_lookup;

-- Jobs are kept by pg-boss in a schema of its own, which the application role owns.
create schema job authorization haulway_app;

-- Puts a table behind its partition. Every table with a partition column calls this once, and grants on top what the
-- server may do. haulway_lookup owns the few functions that must find a row before the partition is known.
create procedure isolate(isolated regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', isolated);
  execute format('alter table %s force row level security', isolated);
  execute format('create policy own_partition on %s using (partition = (select current_setting(''app.partition'', true))) with check (partition = (select current_setting(''app.partition'', true)))', isolated);
end $$;

create table session (
  token_hash bytea primary key,
  kind text not null check (kind in ('user', 'guest')),
  partition text not null,
  user_id uuid,
  company_id uuid,
  link_id uuid,
  link_partition text,
  verified_at timestamptz,
  language text not null default 'en',
  idle_seconds int not null default 1200,
  opened_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '12 hours',
  ended_at timestamptz,
  ip text not null default '',
  agent text not null default ''
);
comment on table session is 'Signed-in people and guests. Reached only through the session_ functions: the partition is known once the row is.';
comment on column session.token_hash is 'SHA-256 of the session id; the id itself is only with the browser.';
comment on column session.link_id is 'The link that a guest holds.';
comment on column session.verified_at is 'When the one-time code of that link was accepted; guests only.';
comment on column session.idle_seconds is 'Life without activity. From the company of the user; 30 minutes for a verified guest.';
comment on column session.expires_at is 'Absolute end, whatever the activity.';
create index session_of_user on session (partition, user_id) where ended_at is null;
create index session_expiry on session (expires_at);
call isolate('session');
create policy lookup on session to haulway_lookup using (true) with check (true);
grant select, insert, update, delete on session to haulway_lookup;

create table link (
  id uuid primary key default uuidv7(),
  partition text not null,
  kind text not null,
  token_hash bytea not null unique,
  status text not null default 'pending' check (status in ('pending', 'submitted', 'accept', 'decline', 'deleted')),
  subject_id uuid,
  guest_id uuid not null default uuidv7(),
  company_id uuid not null,
  recipient_name text not null default '',
  recipient_email text not null,
  recipient_mobile text not null,
  language text not null,
  scope jsonb not null default '{}',
  expires_at timestamptz not null,
  sent_at timestamptz,
  opened_at timestamptz,
  verified_at timestamptz,
  submitted_at timestamptz,
  locked_at timestamptz,
  ended_reason text check (ended_reason in ('revoked', 'superseded')),
  percent int not null default 0 check (percent between 0 and 100),
  bad_codes int not null default 0,
  terms_version text,
  terms_accepted_at timestamptz,
  terms_accepted_from text,
  created_by uuid,
  created_by_name text not null default '',
  created_at timestamptz not null default now(),
  version int not null default 1,
  unique (partition, id)
);
comment on table link is 'An emailed link: what it opens, for whom, until when. The token is only in the mail.';
comment on column link.kind is 'The flow it opens: carrierregister, shipperregister, creditorapplicationform, creditlimitapprove, gitcertificaterenewal.';
comment on column link.token_hash is 'SHA-256 of the 256-bit token.';
comment on column link.status is 'Outward status, as the specification lists them.';
comment on column link.subject_id is 'The record that it edits; empty for a new one until it is submitted.';
comment on column link.recipient_mobile is 'E.164. One-time codes go to this number and to no other.';
comment on column link.scope is 'What the flow asks for, e.g. the steps that are missing after a request for more information.';
comment on column link.locked_at is 'Set after 20 wrong codes in all; a new link is needed then.';
comment on column link.terms_version is 'The terms that the recipient agreed to, with terms_accepted_at and the address they came from.';
create index link_board on link (partition, kind, created_at desc);
create index link_subject on link (partition, kind, subject_id) where status = 'pending';
call isolate('link');
create policy lookup on link for select to haulway_lookup using (true);
grant select on link to haulway_lookup;
grant select, insert, update on link to haulway_app;

create table link_draft (
  link_id uuid not null,
  partition text not null,
  step text not null,
  sealed text not null,
  saved_at timestamptz not null default now(),
  primary key (partition, link_id, step),
  foreign key (partition, link_id) references link (partition, id)
);
comment on table link_draft is 'What a guest has filled in so far, step by step; removed on submit.';
comment on column link_draft.sealed is 'The step as JSON, encrypted: it holds identity and bank numbers.';
call isolate('link_draft');
grant select, insert, update, delete on link_draft to haulway_app;

create table one_time_code (
  id uuid primary key default uuidv7(),
  partition text not null,
  purpose text not null check (purpose in ('link', 'reset')),
  subject_id uuid not null,
  number_index text not null,
  salt bytea not null,
  code_hash bytea not null,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '10 minutes',
  used_at timestamptz,
  replaced_at timestamptz
);
comment on table one_time_code is 'Six-digit codes for links and for password resets.';
comment on column one_time_code.subject_id is 'The link or the user that the code is bound to.';
comment on column one_time_code.number_index is 'Blind index of the normalised number or address, for the limits per number.';
comment on column one_time_code.code_hash is 'HMAC-SHA-256 of salt and code under the server key; the code itself is only in the message.';
comment on column one_time_code.attempts is 'Raised before the comparison; five and the code is dead.';
create index one_time_code_subject on one_time_code (partition, subject_id, created_at desc);
create index one_time_code_number on one_time_code (partition, number_index, created_at desc);
create index one_time_code_recent on one_time_code (partition, created_at desc);
call isolate('one_time_code');
grant select, insert, update on one_time_code to haulway_app;

create table attempt_counter (
  key text primary key,
  failures int not null,
  last_failure_at timestamptz not null,
  blocked_until timestamptz not null
);
comment on table attempt_counter is 'Failed sign-ins per account and per address: the brake holds across restarts and processes.';
comment on column attempt_counter.key is 'What is counted, hashed; no account name stands here in clear.';
grant select, insert, update, delete on attempt_counter to haulway_app;

create table idempotency (
  partition text not null,
  actor text not null,
  operation text not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (partition, actor, operation, key)
);
comment on table idempotency is 'The first answer to each Idempotency-Key, kept 24 hours (wire.md §5). Written in the transaction of the change.';
comment on column idempotency.actor is 'The user or the link.';
create index idempotency_age on idempotency (created_at);
call isolate('idempotency');
create policy lookup on idempotency to haulway_lookup using (true);
grant select, delete on idempotency to haulway_lookup;
grant select, insert, update on idempotency to haulway_app;

create table audit_entry (
  id bigint generated always as identity,
  partition text not null,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('user', 'link', 'guest', 'system')),
  actor_id uuid,
  actor_name text not null,
  ip text not null default '',
  request_id text not null,
  operation text not null,
  noun text not null,
  record_id text not null,
  event text not null,
  changes jsonb not null default '{}',
  primary key (partition, id)
);
comment on table audit_entry is 'Who changed what, when, from where: one entry a change, in its transaction. Only ever appended to.';
comment on column audit_entry.changes is 'Field → [from, to]. Identity and account numbers are masked before they come here.';
create index audit_record on audit_entry (partition, noun, record_id, id desc);
call isolate('audit_entry');
grant select, insert on audit_entry to haulway_app;
create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'the audit trail is only appended to'; end $$;
create trigger audit_is_append_only before update or delete or truncate on audit_entry for each statement execute function refuse_change();

create table change_event (
  id bigint generated always as identity primary key,
  partition text not null,
  channel text not null,
  event text not null,
  record_id text not null,
  lock_id text,
  by_name text,
  at timestamptz not null default now()
);
comment on table change_event is 'What changed, for the sockets of every server process; an hour is kept.';
call isolate('change_event');
create policy lookup on change_event to haulway_lookup using (true);
grant select, delete on change_event to haulway_lookup;
grant insert, select on change_event to haulway_app;

create table outgoing_message (
  id uuid primary key default uuidv7(),
  partition text not null,
  channel text not null check (channel in ('email', 'sms')),
  recipient_sealed text not null,
  content_sealed text,
  subject text not null default '',
  language text not null,
  purpose text not null,
  link_id uuid,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'bounced', 'dead')),
  attempts int not null default 0,
  last_error text,
  provider_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table outgoing_message is 'Mails and SMS: written with the change that causes them, delivered after it by a job.';
comment on column outgoing_message.content_sealed is 'Text, links and code, encrypted; removed once a real provider has taken the message.';
comment on column outgoing_message.status is 'waiting, sent (a provider or the outbox has it), bounced (refused for good), dead (given up after all attempts).';
create index outgoing_message_recent on outgoing_message (partition, created_at desc);
create index outgoing_message_link on outgoing_message (partition, link_id) where link_id is not null;
call isolate('outgoing_message');
create policy lookup on outgoing_message for select to haulway_lookup using (true);
grant select on outgoing_message to haulway_lookup;
grant select, insert, update on outgoing_message to haulway_app;

create table stored_file (
  id uuid primary key default uuidv7(),
  partition text not null,
  blob_name text not null,
  company_id uuid not null,
  subject_type text not null,
  subject_id uuid,
  link_id uuid,
  file_name text not null,
  content_type text not null,
  size int not null,
  sha256 text not null,
  pages int,
  facts jsonb not null default '{}',
  scan text not null default 'not scanned' check (scan in ('not scanned', 'clean')),
  uploaded_by text not null,
  uploaded_at timestamptz not null default now(),
  unique (partition, blob_name)
);
comment on table stored_file is 'A file under its random name; the bytes are with the file store.';
comment on column stored_file.link_id is 'The link through which it came; only that link and staff may read it.';
comment on column stored_file.facts is 'What was read from its text: insured name, policy number, cover, dates.';
call isolate('stored_file');
grant select, insert, update on stored_file to haulway_app;

create table file_token (
  token_hash bytea primary key,
  partition text not null,
  blob_name text not null,
  expires_at timestamptz not null default now() + interval '60 seconds'
);
comment on table file_token is 'Single-use tokens for GET /files/{token}.';
call isolate('file_token');
create policy lookup on file_token to haulway_lookup using (true);
grant select, delete on file_token to haulway_lookup;
grant insert on file_token to haulway_app;
