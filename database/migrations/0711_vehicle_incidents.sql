-- Incidents of vehicles (decision 0243): accidents, crimes, spills, breakdowns and fines, what followed, and whom to ring. Amounts are whole cents.

create table incident_setting (
  partition text not null,
  company_id uuid not null,
  police_hours int not null default 24 check (police_hours between 1 and 720),
  nominate_days int not null default 32 check (nominate_days between 1 and 365),
  posted_days int not null default 10 check (posted_days between 0 and 90),
  environment_days int not null default 14 check (environment_days between 1 and 90),
  contacts jsonb not null default '[]' check (jsonb_typeof(contacts) = 'array'),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, company_id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table incident_setting is 'Deadlines of incidents in a company, and the numbers of whom it rings.';
comment on column incident_setting.police_hours is 'Hours after an incident with injury or damage in which the police must know of it.';
comment on column incident_setting.nominate_days is 'Days after a notice of a fine was served in which the driver must be nominated.';
comment on column incident_setting.posted_days is 'Days after its posting on which a notice is presumed to be served.';
comment on column incident_setting.contacts is 'Numbers of whom to ring: {role, name, phone}.';

create table vehicle_incident (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  event_no text not null check (event_no <> ''),
  kind text not null,
  severity text not null check (severity in ('minor', 'serious', 'critical')),
  status text not null default 'REPORTED' check (status in ('REPORTED', 'TRIAGED', 'UNDER_INVESTIGATION', 'ACTIONS_OPEN', 'RESOLVED', 'CLOSED', 'DUPLICATE', 'CANCELLED')),
  summary text not null check (summary <> ''),
  description text not null default '',
  occurred_at timestamptz not null,
  place text not null default '',
  lat numeric(9, 6) check (lat between -90 and 90),
  lon numeric(9, 6) check (lon between -180 and 180),
  vehicle_id uuid,
  driver_id uuid,
  load_id uuid,
  delay_minutes int check (delay_minutes > 0),
  injuries text not null default 'none' check (injuries in ('none', 'minor', 'serious', 'fatal')),
  has_damage boolean not null default false,
  cargo_state text not null default '' check (cargo_state in ('', 'sound', 'damaged', 'lost', 'transferred')),
  third_parties jsonb not null default '[]' check (jsonb_typeof(third_parties) = 'array'),
  witnesses jsonb not null default '[]' check (jsonb_typeof(witnesses) = 'array'),
  police_station text not null default '',
  police_case_no text not null default '',
  police_reported_on date,
  recoverer text not null default '',
  replacement_vehicle_id uuid,
  insurer text not null default '',
  insurer_ref text not null default '',
  root_cause text not null default '',
  preventability text not null default '' check (preventability in ('', 'preventable', 'notPreventable', 'notDecided')),
  notice_number text not null default '',
  points int check (points between 0 and 100),
  served_on date,
  how_served text not null default '' check (how_served in ('', 'inPerson', 'posted', 'electronic')),
  nominate_by date,
  nominated_driver_id uuid,
  nominated_on date,
  nomination_status text not null default '' check (nomination_status in ('', 'FILED', 'ACCEPTED', 'REFUSED', 'NOT_NEEDED')),
  duplicate_of_id uuid,
  decision_reason text not null default '',
  closed_at timestamptz,
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
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  foreign key (partition, replacement_vehicle_id) references vehicle (partition, id),
  foreign key (partition, driver_id) references driver (partition, id),
  foreign key (partition, nominated_driver_id) references driver (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, duplicate_of_id) references vehicle_incident (partition, id),
  check (duplicate_of_id is null or duplicate_of_id <> id),
  check (nomination_status in ('', 'NOT_NEEDED') or nominated_on is not null)
);
comment on table vehicle_incident is 'Something that happened to a vehicle, its driver or its goods, and what was done about it.';
comment on column vehicle_incident.delay_minutes is 'Minutes by which the load is expected to be later because of it.';
comment on column vehicle_incident.nominate_by is 'Last day on which the driver is nominated for a fine; null where no notice was served.';
comment on column vehicle_incident.nominated_on is 'Day on which the nomination was filed: the clock stops.';
comment on column vehicle_incident.duplicate_of_id is 'Incident into which it was merged.';
create index vehicle_incident_by_time on vehicle_incident (partition, occurred_at desc, id desc);
create index vehicle_incident_by_number on vehicle_incident (partition, event_no, id);
create index vehicle_incident_by_update on vehicle_incident (partition, updated_at desc, id desc);
create index vehicle_incident_of_vehicle on vehicle_incident (partition, vehicle_id) where vehicle_id is not null;
create index vehicle_incident_of_replacement on vehicle_incident (partition, replacement_vehicle_id) where replacement_vehicle_id is not null;
create index vehicle_incident_of_driver on vehicle_incident (partition, driver_id) where driver_id is not null;
create index vehicle_incident_of_nominee on vehicle_incident (partition, nominated_driver_id) where nominated_driver_id is not null;
create index vehicle_incident_of_load on vehicle_incident (partition, load_id) where load_id is not null;
create index vehicle_incident_of_original on vehicle_incident (partition, duplicate_of_id) where duplicate_of_id is not null;
create index vehicle_incident_search on vehicle_incident using gin (partition, search gin_trgm_ops);

create table incident_call (
  partition text not null,
  id uuid not null default uuidv7(),
  incident_id uuid not null,
  place int not null,
  role text not null,
  name text not null default '',
  phone text not null default '',
  due_at timestamptz,
  called_at timestamptz,
  called_by text not null default '',
  note text not null default '',
  primary key (partition, id),
  unique (partition, incident_id, place),
  foreign key (partition, incident_id) references vehicle_incident (partition, id)
);
comment on table incident_call is 'Whom to ring after an incident, in order, and who rang when.';

create table incident_note (
  partition text not null,
  id uuid not null default uuidv7(),
  incident_id uuid not null,
  happened_at timestamptz not null,
  kind text not null check (kind in ('note', 'statement', 'merged')),
  text text not null check (text <> ''),
  said_by text not null default '',
  noted_by text not null,
  noted_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, incident_id) references vehicle_incident (partition, id)
);
comment on table incident_note is 'The time line of an incident: what happened when, as somebody wrote it down. Rows are not changed.';
create index incident_note_of_incident on incident_note (partition, incident_id, happened_at);

create table incident_action (
  partition text not null,
  id uuid not null default uuidv7(),
  incident_id uuid not null,
  code text not null default '' check (code in ('', 'police')),
  title text not null default '',
  owner text not null default '',
  due_at timestamptz,
  done_at timestamptz,
  done_by text not null default '',
  added_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, incident_id) references vehicle_incident (partition, id),
  check (code <> '' or title <> '')
);
comment on table incident_action is 'Actions after an incident, with their owner and their day.';
create index incident_action_of_incident on incident_action (partition, incident_id);
create unique index incident_action_once on incident_action (partition, incident_id, code) where code <> '';

create table incident_cost (
  partition text not null,
  id uuid not null default uuidv7(),
  incident_id uuid not null,
  line int not null,
  description text not null check (description <> ''),
  expected bigint not null default 0 check (expected >= 0),
  actual bigint check (actual >= 0),
  primary key (partition, id),
  unique (partition, incident_id, line),
  foreign key (partition, incident_id) references vehicle_incident (partition, id)
);
comment on table incident_cost is 'Costs of an incident without VAT: expected, and real once they are known.';

create table incident_file (
  partition text not null,
  id uuid not null default uuidv7(),
  incident_id uuid not null,
  kind text not null check (kind in ('photo', 'statement', 'police', 'quote', 'other')),
  blob_name text not null,
  file_name text not null,
  content_type text not null,
  added_by text not null,
  added_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, blob_name),
  foreign key (partition, incident_id) references vehicle_incident (partition, id)
);
comment on table incident_file is 'Photos and papers of an incident.';
create index incident_file_of_incident on incident_file (partition, incident_id);

do $$
declare each text;
begin
  foreach each in array array['incident_setting', 'vehicle_incident', 'incident_call', 'incident_note', 'incident_action', 'incident_cost', 'incident_file'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive for select to haulway_app using ((select scope_is_everything()))', each);
  end loop;
  grant select, insert, update on incident_setting, vehicle_incident, incident_call, incident_action to haulway_app;
  grant select, insert on incident_note, incident_file to haulway_app;
  grant select, insert, update, delete on incident_cost to haulway_app;
  execute 'create policy lookup on vehicle_incident to haulway_lookup using (true) with check (true)';
  grant select on vehicle_incident to haulway_lookup;
end $$;

alter table claim add foreign key (partition, incident_id) references vehicle_incident (partition, id);
