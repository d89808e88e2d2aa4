-- Inspections (decision 0106): of loads before they leave; those of vehicles by themselves will stand in the same table.

create table inspection (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  event_no text not null,
  purpose text not null check (purpose in ('load', 'vehicle')),
  template_version int not null check (template_version > 0),
  load_id uuid,
  vehicle_id uuid not null,
  trailer1_id uuid,
  trailer2_id uuid,
  driver_id uuid,
  odometer numeric(9, 1) check (odometer >= 0),
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  mass_slip_kg numeric(9, 1) check (mass_slip_kg >= 0),
  axle_units jsonb not null default '[]' check (jsonb_typeof(axle_units) = 'array'),
  mass_limit jsonb,
  findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array'),
  outcome text not null check (outcome in ('PASS', 'CONDITIONAL', 'FAIL')),
  decision text not null default '' check (decision in ('', 'AWAITED', 'ALLOWED')),
  allow_reason text not null default '',
  decided_by text not null default '',
  decided_by_id uuid,
  decided_at timestamptz,
  note text not null default '',
  signed_by text not null,
  source text not null check (source in ('staff', 'driver', 'supplier')),
  device text not null default '',
  source_inspection_id text not null default '',
  inspected_at timestamptz not null,
  received_at timestamptz not null default now(),
  created_by text not null,
  created_by_id uuid,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  unique (partition, company_id, event_no),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  foreign key (partition, trailer1_id) references vehicle (partition, id),
  foreign key (partition, trailer2_id) references vehicle (partition, id),
  foreign key (partition, driver_id) references driver (partition, id),
  check (purpose <> 'load' or load_id is not null),
  check ((decision = '') = (outcome <> 'CONDITIONAL')),
  check (decision <> 'ALLOWED' or allow_reason <> '')
);
comment on table inspection is 'Inspections as they were made: what was answered and weighed, and what follows from it. An inspection is not changed; what failed is inspected again.';
comment on column inspection.event_no is 'INS-000123: a plain number of the company, gaps allowed.';
comment on column inspection.template_version is 'The checklist that it was made with (modules/inspections/checklist.ts).';
comment on column inspection.vehicle_id is 'The vehicle and trailers that were inspected. It counts for the load as long as it has the same.';
comment on column inspection.items is '{code, result, value, note} in the order of the checklist.';
comment on column inspection.axle_units is 'As the weighbridge weighed them, from the front: {kind, massKg, isDriven, fromM, toM}.';
comment on column inspection.mass_limit is 'The least limit of the combination that was known: {limitKg, rule}.';
comment on column inspection.findings is 'What is not in order: {code, severity, item, details}.';
comment on column inspection.decision is 'Of a conditional one: whether somebody with the right let the load go.';
comment on column inspection.source_inspection_id is 'The id that a phone gave it: what comes twice is kept once.';
comment on column inspection.inspected_at is 'When it was made; a phone brings it later.';
create unique index inspection_of_device on inspection (partition, load_id, device, source_inspection_id) where source_inspection_id <> '';
create index inspection_of_load on inspection (partition, load_id, inspected_at desc, id desc) where load_id is not null;
create index inspection_of_vehicle on inspection (partition, vehicle_id, inspected_at desc);
create index inspection_by_time on inspection (partition, inspected_at, id);
create index inspection_by_number on inspection (partition, event_no, id);
create index inspection_by_update on inspection (partition, updated_at, id);
create index inspection_by_outcome on inspection (partition, outcome, decision, inspected_at, id);
create index inspection_search on inspection using gin (partition, search gin_trgm_ops);
call isolate('inspection');
create policy lookup on inspection for select to haulway_lookup using (true);
grant select on inspection to haulway_lookup;
grant select, insert, update on inspection to haulway_app;
create policy scope on inspection as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from load l where l.partition = inspection.partition and l.id = inspection.load_id));

create table inspection_file (
  partition text not null,
  id uuid not null default uuidv7(),
  inspection_id uuid not null,
  load_id uuid,
  item text not null,
  blob_name text,
  device text not null default '',
  source_file_id text not null default '',
  primary key (partition, id),
  foreign key (partition, inspection_id) references inspection (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, blob_name) references stored_file (partition, blob_name),
  check (blob_name is not null or source_file_id <> '')
);
comment on table inspection_file is 'Photos and signatures of inspections, by the item that they belong to.';
comment on column inspection_file.blob_name is 'Empty until the phone has sent the file that it named.';
create index inspection_file_of on inspection_file (partition, inspection_id, id);
create index inspection_file_to_come on inspection_file (partition, load_id, device, source_file_id) where blob_name is null;
create index inspection_file_by_blob on inspection_file (partition, blob_name);
call isolate('inspection_file');
create policy scope on inspection_file as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from inspection i where i.partition = inspection_file.partition and i.id = inspection_file.inspection_id));
grant select, insert, update on inspection_file to haulway_app;

create function scope_hides_inspection(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from inspection i
    where i.partition = current_setting('app.partition', true) and i.id = record and not scope_is_everything()
      and (i.load_id is null or scope_hides_load(i.load_id)));
$$;
comment on function scope_hides_inspection(uuid) is 'Whether a record is an inspection outside the scope of the connection.';
revoke all on function scope_hides_inspection(uuid) from public;
grant execute on function scope_hides_inspection(uuid) to haulway_app, haulway_lookup;
alter function scope_hides_inspection(uuid) owner to haulway_lookup;
-- Added to what the function asks already, so that whatever other modules have added to it stays.
do $$ begin
  execute replace(pg_get_functiondef('scope_hides(uuid)'::regprocedure), 'or scope_hides_load(record)',
    'or scope_hides_load(record) or scope_hides_inspection(record)');
end $$;

-- Who reads loads reads their inspections; who sends them on their way inspects; who releases holds lets conditional ones go.
alter table role_profile no force row level security;
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.getLoadInspections', 'tripDirector.getLoadInspection',
           'tripDirector.getLoadInspectionStart', 'tripDirector.getLoadInspectionSheet']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where 'tripDirector.getLoad' = any (r.authorisations);
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.postLoadInspection', 'tripDirector.postLoadInspectionFile',
           'tripDirector.getLoadInspectionHistory']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where 'tripDirector.dispatchLoad' = any (r.authorisations);
update role_profile r
   set authorisations = r.authorisations || array['tripDirector.allowLoadInspection'], version = version + 1
 where 'tripDirector.releaseLoadHold' = any (r.authorisations)
   and 'tripDirector.allowLoadInspection' <> all (r.authorisations);
alter table role_profile force row level security;
