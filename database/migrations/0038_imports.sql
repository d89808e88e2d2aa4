-- Headings need not stand in the first row of a file.
alter table import_job add column header_row int not null default 1;
comment on column import_job.header_row is 'The row of the headings, as a spreadsheet counts.';
comment on column import_job.headings is 'The row of the headings, in its order.';

-- What the rows of an import came to is counted when a piece of work ends: a screen that asks every few seconds would have
-- 100,000 rows counted each time.

alter table import_job add column counts jsonb not null default '{}';
comment on column import_job.counts is 'Rows by outcome, and those that are committed, when the last work ended. An outcome without rows is left out.';

update import_job j set counts = coalesce((
  select jsonb_object_agg(c.what, c.count) from (
    select r.outcome as what, count(*) as count from import_row r
     where r.partition = j.partition and r.import_id = j.id and r.outcome is not null group by r.outcome
    union all
    select 'committed', count(*) from import_row r
     where r.partition = j.partition and r.import_id = j.id and r.is_committed having count(*) > 0
  ) c), '{}');
