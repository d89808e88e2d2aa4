-- Imports: a file, what its columns mean, what each row came to, and what it takes to undo it.

create table import_job (
  id uuid primary key default uuidv7(),
  partition text not null,
  company_id uuid not null,
  kind text not null,
  file_name text not null,
  file_hash text not null,
  format text not null check (format in ('csv', 'xlsx')),
  delimiter text not null default '',
  headings text[] not null,
  mapping jsonb not null default '{}',
  mode text not null default 'upsert' check (mode in ('create', 'update', 'upsert')),
  day_first boolean not null default true,
  decimal_comma boolean not null default false,
  scope text not null default 'valid' check (scope in ('valid', 'all')),
  status text not null default 'UPLOADED'
    check (status in ('UPLOADED', 'MAPPED', 'VALIDATED', 'COMMITTING', 'COMPLETED', 'COMPLETED_WITH_ERRORS', 'FAILED', 'UNDOING', 'UNDONE', 'DISCARDED')),
  rows int not null default 0,
  done int not null default 0,
  problem text not null default '',
  started_by uuid not null,
  started_by_name text not null,
  language text not null default 'en',
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  version int not null default 1,
  unique (partition, id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table import_job is 'A file that is being brought in, or was.';
comment on column import_job.kind is 'What its rows are: debtor, creditor, or the noun of master data.';
comment on column import_job.file_hash is 'SHA-256, to say that the same file was brought in before.';
comment on column import_job.headings is 'The first row of the file, in its order.';
comment on column import_job.mapping is 'Place of a column → name of a field. A column without one is left out.';
comment on column import_job.scope is 'all: nothing is written unless everything can be.';
comment on column import_job.done is 'Rows that the present work is through with.';
comment on column import_job.problem is 'The failure code of what stopped it.';
create index import_job_of_kind on import_job (partition, kind, created_at desc);
create index import_job_of_file on import_job (partition, kind, file_hash);
call isolate('import_job');
grant select, insert, update on import_job to haulway_app;

create table import_row (
  partition text not null,
  import_id uuid not null,
  number int not null,
  cells text[] not null,
  outcome text check (outcome in ('create', 'update', 'unchanged', 'duplicate', 'error')),
  problems jsonb not null default '[]',
  key_values text[] not null default '{}',
  record_id uuid,
  record_lock text,
  before jsonb,
  is_committed boolean not null default false,
  primary key (partition, import_id, number),
  foreign key (partition, import_id) references import_job (partition, id)
);
comment on table import_row is 'The rows of a file as they stand in it, without its first one.';
comment on column import_row.number is 'As a spreadsheet counts: the first row under the headings is 2.';
comment on column import_row.outcome is 'What the check against the present records came to; empty until it was checked.';
comment on column import_row.problems is 'Why not: a list of {field, code, details}.';
comment on column import_row.key_values is 'What tells this record from others, to find it twice in one file.';
comment on column import_row.record_lock is 'The version that was checked, and after the commit the one that was written: a record that has another one was touched.';
comment on column import_row.before is 'Of a change: the record as it was.';
create index import_row_to_do on import_row (partition, import_id, number) where not is_committed;
create index import_row_by_outcome on import_row (partition, import_id, outcome, number);
call isolate('import_row');
grant select, insert, update on import_row to haulway_app;

create table import_template (
  id uuid primary key default uuidv7(),
  partition text not null,
  company_id uuid not null,
  kind text not null,
  name text not null,
  mapping jsonb not null,
  mode text not null,
  day_first boolean not null,
  decimal_comma boolean not null,
  saved_by text not null,
  saved_at timestamptz not null default now(),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table import_template is 'What the columns of a file mean, under a name: the next file with these headings is read the same way.';
comment on column import_template.mapping is 'Heading → name of a field.';
create unique index import_template_name_once on import_template (partition, company_id, kind, lower(name));
call isolate('import_template');
grant select, insert, update, delete on import_template to haulway_app;
