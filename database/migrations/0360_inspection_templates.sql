-- What a company asks of its loads before they leave (decision 0124). The standard list is version 1 and stands in the code.

create table inspection_template (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  version int not null check (version > 1),
  items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) > 0),
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, company_id, version),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table inspection_template is 'Versions of the checklists of companies. A version is never changed: inspections are read by the one that they were made with.';
comment on column inspection_template.items is '{code, names, failure, only, isMandatory, needsPhoto}, in the order in which they are asked.';
call isolate('inspection_template');
grant select, insert on inspection_template to haulway_app;

alter table role_profile no force row level security;
-- Who keeps the settings of a company keeps this one too; who reads inspections reads what they ask.
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.getInspectionTemplate', 'tripDirector.putInspectionTemplate']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where 'tripDirector.putCompany' = any (r.authorisations);
update role_profile r
   set authorisations = r.authorisations || array['tripDirector.getInspectionTemplate'],
       version = version + 1
 where r.profile_set = 'PRIMARY' and 'tripDirector.getLoadInspections' = any (r.authorisations)
   and not ('tripDirector.getInspectionTemplate' = any (r.authorisations));
alter table role_profile force row level security;
