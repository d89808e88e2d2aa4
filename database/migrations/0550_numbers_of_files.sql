-- A number of a workbook was read as text, by the decimal mark that most texts of the file use: 24.855 became 24 855. Which
-- cells are numbers is kept beside them. A text that only the other mark makes a number, or that may be a thousand or a
-- fraction, is read and doubted: a person confirms it before anything is written (decision 0196).
alter table import_row
  add column number_columns smallint[],
  add column doubts jsonb;
comment on column import_row.number_columns is 'Places of the cells, from 0, that are numbers of a workbook: their texts are plain, with a dot. Empty for texts.';
comment on column import_row.doubts is 'What is read and has to be looked at: a list of {field, code, details}. Empty where there is nothing.';
alter table import_job add column is_mark_shown boolean not null default true;
comment on column import_job.is_mark_shown is 'Whether numbers of the file show its decimal mark; otherwise it is a guess.';
