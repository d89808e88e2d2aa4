-- Service plans, the vehicles that follow them, and the services that were done (decision 0247).

create table service_plan (
  every_km int check (every_km > 0),
  every_days int check (every_days > 0),
  every_hours int check (every_hours > 0),
  counts_from text not null default 'done' check (counts_from in ('done', 'plan')),
  warn_km int check (warn_km > 0),
  warn_days int check (warn_days > 0),
  warn_hours int check (warn_hours > 0),
  notes text not null default '',
  check (num_nonnulls(every_km, every_days, every_hours) > 0)
);
comment on table service_plan is 'Work that comes again: after so many kilometres, days or hours of the engine, whichever is first.';
comment on column service_plan.counts_from is 'Whether the next one counts from when the last was done, or from when it was due.';
comment on column service_plan.warn_km is 'So many kilometres before it is due it is said; a tenth of the interval where it is null. Hours likewise.';
comment on column service_plan.warn_days is 'So many days before, by the calendar or by what the vehicle runs in a day; seven where it is null.';
call master_data('service_plan');

create table vehicle_service (
  partition text not null,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  vehicle_id uuid not null,
  first_km numeric(10, 1) check (first_km >= 0),
  first_on date,
  first_hours numeric(10, 1) check (first_hours >= 0),
  due_km numeric(10, 1),
  due_on date,
  due_hours numeric(10, 1),
  ended_at timestamptz,
  end_reason text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  foreign key (partition, plan_id) references service_plan (partition, id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  check ((ended_at is null) = (end_reason = ''))
);
comment on table vehicle_service is 'A vehicle that follows a plan, and when the next service of it is due. That moves when a service is recorded or taken back, and by nothing else.';
create unique index vehicle_service_once on vehicle_service (partition, plan_id, vehicle_id) where ended_at is null;
create index vehicle_service_of_vehicle on vehicle_service (partition, vehicle_id);

create table service_record (
  partition text not null,
  id uuid not null default uuidv7(),
  service_id uuid not null,
  done_on date not null,
  km numeric(10, 1) check (km >= 0),
  hours numeric(10, 1) check (hours >= 0),
  cost bigint not null default 0 check (cost >= 0),
  workshop text not null default '',
  note text not null default '',
  warranty_until date,
  due_km numeric(10, 1),
  due_on date,
  due_hours numeric(10, 1),
  reversed_at timestamptz,
  reverse_reason text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  foreign key (partition, service_id) references vehicle_service (partition, id),
  check ((reversed_at is null) = (reverse_reason = ''))
);
comment on table service_record is 'A service that was done. One that was taken back stands here with its reason, and counts nothing.';
comment on column service_record.cost is 'Cents of the books, without VAT.';
comment on column service_record.due_km is 'When the service that it fulfils was due: a plan that counts from there goes on from it.';
create index service_record_of_service on service_record (partition, service_id, done_on desc);

do $$
declare each text;
begin
  foreach each in array array['vehicle_service', 'service_record'] loop
    execute format('call isolate(%L)', each);
    -- The fleet is the client's own: whoever is limited to some records does not read it.
    execute format('create policy scope on %s as restrictive for select to haulway_app using ((select scope_is_everything()))', each);
    execute format('grant select, insert, update on %s to haulway_app', each);
  end loop;
end $$;
