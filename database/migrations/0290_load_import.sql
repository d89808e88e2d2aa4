-- Several rows of a file may say one record: a load is said by the lines of its goods (work-and-money 3.7).

alter table import_row add column part_of int;
comment on column import_row.part_of is 'The first row of the same record, where several rows make one; empty for that first row.';
create index import_row_of_record on import_row (partition, import_id, part_of) where part_of is not null;

alter table load add column external_reference text not null default '';
comment on column load.external_reference is 'What another system calls the load. A file that says it again means the same load.';
create unique index load_external_reference_once on load (partition, company_id, external_reference) where external_reference <> '';

-- Who books loads takes them out as a file too.
alter table role_profile no force row level security;
update role_profile set version = version + 1, authorisations = authorisations || array['tripDirector.getLoadFile']
 where 'tripDirector.getLoads' = any (authorisations) and 'tripDirector.postLoad' = any (authorisations)
   and not 'tripDirector.getLoadFile' = any (authorisations);
alter table role_profile force row level security;
