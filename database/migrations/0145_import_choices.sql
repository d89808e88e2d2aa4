-- An import brings in one sheet of a workbook, and names the others. Words that a file uses for a choice are
-- given their meaning once, for all rows.
alter table import_job
  add column sheets text[] not null default '{}',
  add column sheet text not null default '',
  add column meanings jsonb not null default '{}';
comment on column import_job.sheets is 'The names of all sheets of the workbook, in their order; none of a text.';
comment on column import_job.sheet is 'The one that was read.';
comment on column import_job.meanings is 'Field → word of the file in small letters → choice.';
