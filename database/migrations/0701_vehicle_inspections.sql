-- Inspections of vehicles and their trailers (decision 0242): before and after trips, weekly, and when vehicles are handed over.

create table vehicle_inspection_template (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  kind text not null check (kind in ('preTrip', 'postTrip', 'weekly', 'handOverIn', 'handOverOut')),
  vehicle_kind text not null default '',
  version int not null check (version > 1),
  items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) > 0),
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, company_id, kind, vehicle_kind, version),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table vehicle_inspection_template is 'Versions of checklists for vehicles. A version is never changed: inspections are judged by the one that they were opened with. The standard list is version 1 and stands in the code.';
comment on column vehicle_inspection_template.vehicle_kind is 'The class of vehicle that it is for; empty for all that have none of their own.';
comment on column vehicle_inspection_template.items is '{code, section, names, on, severity, canBeNa, photoOnFail, limits}, in the order in which they are asked.';

create table vehicle_inspection (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  event_no text not null,
  kind text not null check (kind in ('preTrip', 'postTrip', 'weekly', 'handOverIn', 'handOverOut')),
  template_id uuid,
  template_version int not null check (template_version > 0),
  vehicle_id uuid not null,
  trailer1_id uuid,
  trailer2_id uuid,
  driver_id uuid,
  state text not null default 'SCHEDULED' check (state in ('SCHEDULED', 'IN_PROGRESS', 'PASSED', 'PASSED_WITH_DEFECTS', 'FAILED')),
  due_on date not null,
  asked_count int not null check (asked_count > 0),
  odometer numeric(9, 1) check (odometer >= 0),
  odometer_doubt text not null default '' check (odometer_doubt in ('', 'readingBelow', 'readingAbove', 'readingAboveNext', 'readingBelowNext')),
  note text not null default '',
  signed_by text not null default '',
  device text not null default '',
  started_at timestamptz,
  finished_at timestamptz,
  received_at timestamptz,
  duration_s int check (duration_s >= 0),
  is_too_fast boolean not null default false,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  unique (partition, company_id, event_no),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, template_id) references vehicle_inspection_template (partition, id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  foreign key (partition, trailer1_id) references vehicle (partition, id),
  foreign key (partition, trailer2_id) references vehicle (partition, id),
  foreign key (partition, driver_id) references driver (partition, id),
  check (state not in ('PASSED', 'PASSED_WITH_DEFECTS', 'FAILED') or (finished_at is not null and signed_by <> '')),
  check ((template_id is null) = (template_version = 1))
);
comment on table vehicle_inspection is 'Inspections of a vehicle with its trailers. One counts for its day and its combination.';
comment on column vehicle_inspection.event_no is 'INS-000123, from the series of the inspections of loads: a plain number of the company, gaps allowed.';
comment on column vehicle_inspection.template_id is 'The version by which it is judged; empty for the standard list.';
comment on column vehicle_inspection.asked_count is 'How many items are asked of its units together.';
comment on column vehicle_inspection.odometer is 'Kilometres, as they were read when it was finished; empty for a trailer that is inspected alone.';
comment on column vehicle_inspection.odometer_doubt is 'Why the reading cannot be right; a phone cannot be asked again, so that its reading is kept and doubted.';
comment on column vehicle_inspection.received_at is 'When its end arrived; a phone brings it later.';
comment on column vehicle_inspection.duration_s is 'Seconds between its first and its last answer.';
comment on column vehicle_inspection.is_too_fast is 'It took less than four seconds an item.';
create index vehicle_inspection_of_vehicle on vehicle_inspection (partition, vehicle_id, due_on desc);
create index vehicle_inspection_by_time on vehicle_inspection (partition, created_at, id);
create index vehicle_inspection_by_number on vehicle_inspection (partition, event_no, id);
create index vehicle_inspection_by_update on vehicle_inspection (partition, updated_at, id);
create index vehicle_inspection_by_state on vehicle_inspection (partition, state, created_at, id);
create index vehicle_inspection_search on vehicle_inspection using gin (partition, search gin_trgm_ops);

create table vehicle_inspection_answer (
  partition text not null,
  inspection_id uuid not null,
  unit_id uuid not null,
  code text not null,
  result text not null check (result in ('pass', 'fail', 'na')),
  is_warning boolean not null default false,
  value numeric(9, 2),
  has_property boolean not null default true,
  note text not null default '',
  answered_at timestamptz not null,
  answered_by text not null,
  defect_id uuid,
  primary key (partition, inspection_id, unit_id, code),
  foreign key (partition, inspection_id) references vehicle_inspection (partition, id),
  foreign key (partition, unit_id) references vehicle (partition, id),
  foreign key (partition, defect_id) references vehicle_defect (partition, id),
  check (not is_warning or result = 'pass')
);
comment on table vehicle_inspection_answer is 'Answers as they come, one for each item and unit; a later one takes the place of an earlier one.';
create index vehicle_inspection_answer_of_unit on vehicle_inspection_answer (partition, unit_id, code, answered_at desc);
comment on column vehicle_inspection_answer.has_property is 'Whether the unit has what the limits of the item depend on: a tyre its wear indicator.';

create table vehicle_inspection_photo (
  partition text not null,
  id uuid not null default uuidv7(),
  inspection_id uuid not null,
  unit_id uuid not null,
  code text not null,
  blob_name text,
  device text not null default '',
  source_file_id text not null default '',
  created_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, inspection_id) references vehicle_inspection (partition, id),
  foreign key (partition, blob_name) references stored_file (partition, blob_name),
  check (blob_name is not null or source_file_id <> '')
);
comment on table vehicle_inspection_photo is 'Photos of items of inspections.';
comment on column vehicle_inspection_photo.blob_name is 'Empty until the phone has sent the photo that it named.';
create index vehicle_inspection_photo_of on vehicle_inspection_photo (partition, inspection_id, id);
create unique index vehicle_inspection_photo_once on vehicle_inspection_photo (partition, inspection_id, device, source_file_id) where source_file_id <> '';
create index vehicle_inspection_photo_by_blob on vehicle_inspection_photo (partition, blob_name);

alter table vehicle_defect add foreign key (partition, inspection_id) references vehicle_inspection (partition, id);
alter table vehicle_defect_seen add foreign key (partition, inspection_id) references vehicle_inspection (partition, id);

do $$
declare each text;
begin
  foreach each in array array['vehicle_inspection_template', 'vehicle_inspection', 'vehicle_inspection_answer', 'vehicle_inspection_photo'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
    execute format('create policy lookup on %s for select to haulway_lookup using (true)', each);
    execute format('grant select on %s to haulway_lookup', each);
  end loop;
end $$;
grant select, insert on vehicle_inspection_template to haulway_app;
grant select, insert, update on vehicle_inspection, vehicle_inspection_answer, vehicle_inspection_photo to haulway_app;

do $$ begin
  -- Links learn this noun as well, whatever others have taught them.
  execute replace(pg_get_functiondef('scope_hides_link(text, uuid, uuid)'::regprocedure), 'when subject is not null then scope_hides_party(subject)',
    'when kind = ''vehiclecheck'' then not scope_is_everything() when subject is not null then scope_hides_party(subject)');
end $$;
comment on column link.kind is 'The flow it opens: carrierregister, shipperregister, creditorapplicationform, creditlimitapprove, gitcertificaterenewal, podupload, podpack, paperupload, loadtender, customerinvoice, drivertrip, loadtracking, vehiclecheck.';

-- Whoever sees vehicles sees their inspections, who keeps vehicles inspects them, who keeps the settings of a company keeps its checklists.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getVehicleInspections', 'tripDirector.getVehicleInspection', 'tripDirector.getVehicleInspectionHistory',
     'tripDirector.getVehicleInspectionStart', 'tripDirector.getVehicleInspectionSheet', 'tripDirector.getInspectionTemplates']) a)
 where 'tripDirector.getVehicles' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postVehicleInspection', 'tripDirector.putVehicleInspection', 'tripDirector.postVehicleInspectionFile',
     'tripDirector.finishVehicleInspection', 'tripDirector.sendVehicleInspection']) a)
 where 'tripDirector.putVehicle' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postInspectionTemplate', 'tripDirector.putVehicleInspectionTemplate']) a)
 where 'tripDirector.putInspectionTemplate' = any (r.authorisations);
alter table role_profile force row level security;
