-- Statements of banks (decision 0229): the accounts of the companies, files that were read, statements with their lines. What a line
-- comes to is decided by modules above; a line says only by what it is settled, and by one thing at most.

create table bank_account (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  name text not null check (name <> ''),
  bank text not null default '',
  branch_code text not null default '',
  number_sealed text not null,
  number_index text not null,
  number_last4 text not null default '',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  account_id uuid not null,
  template text not null default '',
  mapping jsonb,
  mail_senders text[] not null default '{}',
  mail_file text not null default '',
  is_active boolean not null default true,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  constraint bank_account_number_once unique (partition, number_index, currency),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, account_id) references journal_account (partition, id)
);
comment on table bank_account is 'Accounts of the companies at banks, whose statements are read. What customers pay to is a version of bank_version.';
comment on column bank_account.number_sealed is 'The number as the bank writes it, sealed.';
comment on column bank_account.number_index is 'Keyed hash of the digits and letters without leading zeros: statements name the account by it.';
comment on column bank_account.account_id is 'The account of the chart on which its money stands.';
comment on column bank_account.template is 'The columns in which its bank exports; empty while they are found out by their names.';
comment on column bank_account.mapping is 'Which columns are read as what, where no template fits: set once and kept.';
comment on column bank_account.mail_senders is 'Addresses whose attachments are read as statements of this account.';
comment on column bank_account.mail_file is 'What the name of such an attachment contains; empty for any name.';
create index bank_account_of_company on bank_account (partition, company_id, name);
create index bank_account_of_chart on bank_account (partition, account_id);
create index bank_account_by_sender on bank_account using gin (mail_senders) where is_active;

create table bank_file (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  account_id uuid,
  file_name text not null,
  sha256 text not null,
  size bigint not null check (size >= 0),
  blob_name text not null default '',
  format text not null default '',
  origin text not null check (origin in ('upload', 'mail')),
  sender text not null default '',
  status text not null default 'WAITING' check (status in ('WAITING', 'DONE', 'REFUSED')),
  statements int not null default 0,
  stored int not null default 0,
  lines int not null default 0,
  new_lines int not null default 0,
  pending int not null default 0,
  findings jsonb not null default '[]',
  read_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, account_id) references bank_account (partition, id),
  check (stored <= statements and new_lines <= lines)
);
comment on table bank_file is 'Files of banks that came in, with what was new, known or refused of each.';
comment on column bank_file.account_id is 'The account that its person or mail names, for files that do not name one.';
comment on column bank_file.blob_name is 'Where the file waits for the job that reads it; empty once it is read.';
comment on column bank_file.stored is 'Statements that are stored already: a job that was broken off goes on with the next.';
comment on column bank_file.pending is 'Rows that the bank has not booked yet; they come with a later statement.';
comment on column bank_file.findings is 'What was refused or is worth knowing, each with code, row and details.';
create index bank_file_newest on bank_file (partition, created_at desc, id desc);
create index bank_file_by_hash on bank_file (partition, sha256);
create index bank_file_of_account on bank_file (partition, account_id) where account_id is not null;
create index bank_file_of_company on bank_file (partition, company_id, created_at desc);
create index bank_file_waiting on bank_file (created_at) where status = 'WAITING';

create table bank_statement (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  account_id uuid not null,
  file_id uuid not null,
  place int not null check (place > 0),
  number text not null default '',
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  opening bigint,
  closing bigint,
  currency text not null,
  lines int not null default 0,
  new_lines int not null default 0,
  format text not null,
  follows boolean,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (partition, id),
  constraint bank_statement_once unique (partition, file_id, place),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, account_id) references bank_account (partition, id),
  foreign key (partition, file_id) references bank_file (partition, id),
  check ((opening is null) = (closing is null)),
  check (new_lines <= lines)
);
comment on table bank_statement is 'Statements as banks gave them. Each was proved whole before it was stored: opening and lines make the closing.';
comment on column bank_statement.place is 'Its place in the file.';
comment on column bank_statement.opening is 'Null where the file has no balances; so is the closing.';
comment on column bank_statement.lines is 'Lines of the statement, those included that an earlier one had brought.';
comment on column bank_statement.new_lines is 'Lines that it brought first.';
comment on column bank_statement.follows is 'Whether it opens as the one before it closed, when it was read; null where there was none or a balance is missing.';
create index bank_statement_of_account on bank_statement (partition, account_id, to_day desc, id desc);
create index bank_statement_by_day on bank_statement (partition, to_day desc, id desc);
create index bank_statement_of_company on bank_statement (partition, company_id, to_day desc);

create table bank_line (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  statement_id uuid not null,
  account_id uuid not null,
  line int not null check (line > 0),
  day date not null,
  value_day date not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  text text not null default '',
  reference text not null default '',
  payer_name text not null default '',
  payer_last4 text not null default '',
  payer_index text not null default '',
  balance_after bigint,
  same_key text not null,
  nth int not null check (nth > 0),
  is_fee boolean not null default false,
  status text not null default 'OPEN' check (status in ('OPEN', 'SETTLED', 'IGNORED')),
  settled_by_kind text not null default '',
  settled_by_id uuid,
  reason text not null default '',
  decided_by text not null default '',
  decided_at timestamptz,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  constraint bank_line_counted unique (partition, account_id, same_key, nth),
  unique (partition, statement_id, line),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, statement_id) references bank_statement (partition, id),
  foreign key (partition, account_id) references bank_account (partition, id),
  -- One thing settles a line, and nothing else can while it does.
  constraint bank_line_settled_once check ((status = 'SETTLED') = (settled_by_id is not null) and (settled_by_id is null) = (settled_by_kind = '')),
  constraint bank_line_ignored_why check ((status = 'IGNORED') = (reason <> ''))
);
comment on table bank_line is 'Lines of statements: money that came in (above zero) or went out.';
comment on column bank_line.payer_index is 'Keyed hash of the account that paid or was paid, where the bank names it: the same payer is known again.';
comment on column bank_line.same_key is 'What makes two lines equal: day, amount and words. Equal lines are counted, and a file that is read again adds only what is more.';
comment on column bank_line.nth is 'The first, second, third of equal lines of its account.';
comment on column bank_line.is_fee is 'The bank gave it as a fee beside another row.';
comment on column bank_line.settled_by_kind is 'What settled it: a receipt, a bank charge, a refund; its id follows.';
create index bank_line_open on bank_line (partition, account_id, day, id) where status = 'OPEN';
create index bank_line_of_account on bank_line (partition, account_id, day desc, id desc);
create index bank_line_of_company on bank_line (partition, company_id, day desc, id desc);
create index bank_line_settled_by on bank_line (partition, settled_by_id) where settled_by_id is not null;
create index bank_line_of_payer on bank_line (partition, payer_index, day desc) where payer_index <> '';
create index bank_line_search on bank_line using gin (partition, search gin_trgm_ops);

-- Lists of money are closed to whoever is limited to some records.
do $$
declare each text;
begin
  foreach each in array array['bank_account', 'bank_file', 'bank_statement', 'bank_line'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
    execute format('create policy lookup on %s for select to haulway_lookup using (true)', each);
    execute format('grant select on %s to haulway_lookup', each);
    execute format('grant select, insert on %s to haulway_app', each);
  end loop;
end $$;
grant update on bank_account, bank_file to haulway_app;
-- A line keeps what the bank wrote; only what became of it changes.
grant update (status, settled_by_kind, settled_by_id, reason, decided_by, decided_at, updated_by, updated_at, version) on bank_line to haulway_app;
create policy scope_of_bank_lines on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or noun not in ('bankAccount', 'bankStatement', 'bankLine'));

-- Whoever settles a line leaves its settling before another takes it.
create function bank_line_stays() returns trigger language plpgsql as $$
begin
  if old.status = 'SETTLED' and new.status = 'SETTLED'
    and (new.settled_by_kind, new.settled_by_id) is distinct from (old.settled_by_kind, old.settled_by_id) then
    raise exception 'line % is settled already', old.id using errcode = 'check_violation', constraint = 'bank_line_settled_once';
  end if;
  return new;
end $$;
create trigger bank_line_stays before update on bank_line for each row execute function bank_line_stays();

-- Files whose job was lost: they are queued again.
create function bank_files_waiting() returns table (partition text, id uuid)
language sql stable security definer set search_path = public as $$
  select f.partition, f.id from bank_file f
   where f.status = 'WAITING' and f.created_at < now() - interval '10 minutes' order by f.created_at limit 1000;
$$;
revoke all on function bank_files_waiting() from public;
grant execute on function bank_files_waiting() to haulway_app;
alter function bank_files_waiting() owner to haulway_lookup;

-- Whoever keeps the books reads statements in and sets accounts; whoever approves them sees them. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getBankAccounts', 'tripDirector.getBankStatements', 'tripDirector.getBankStatement', 'tripDirector.getBankFiles', 'tripDirector.getBankFile',
     'tripDirector.getBankLines', 'tripDirector.getBankLineHistory']) a)
 where 'tripDirector.postTransaction' = any (r.authorisations) or 'tripDirector.approveTransaction' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postBankStatement', 'tripDirector.previewBankStatement', 'tripDirector.ignoreBankLine', 'tripDirector.restoreBankLine',
     'tripDirector.postBankAccount', 'tripDirector.putBankAccount']) a)
 where 'tripDirector.postTransaction' = any (r.authorisations);
alter table role_profile force row level security;
