-- Alerts (decision 0245): one open row for each kind and subject, who has been told of it, and what each person wants to hear.

create table vehicle_alert (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid,
  kind text not null,
  category text not null,
  severity text not null check (severity in ('info', 'warning', 'critical')),
  subject text not null check (subject <> ''),
  name text not null default '',
  facts jsonb not null default '{}',
  vehicle_id uuid,
  driver_id uuid,
  load_id uuid,
  supplier_id uuid,
  parent_id uuid,
  since timestamptz not null,
  seen int not null default 1 check (seen > 0),
  seen_at timestamptz not null,
  is_present boolean not null default true,
  absent_since timestamptz,
  is_told boolean not null default false,
  status text not null default 'OPEN' check (status in ('OPEN', 'ACKNOWLEDGED', 'IN_PROGRESS', 'SNOOZED', 'RESOLVED', 'FALSE_ALARM')),
  former_status text not null default '',
  snoozed_until timestamptz,
  assignee_id uuid,
  assignee text not null default '',
  reason text not null default '',
  ended_at timestamptz,
  is_self_cleared boolean not null default false,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  foreign key (partition, driver_id) references driver (partition, id),
  foreign key (partition, load_id) references load (partition, id) on delete cascade,
  foreign key (partition, supplier_id) references supplier (partition, id),
  foreign key (partition, parent_id) references vehicle_alert (partition, id) on delete set null (parent_id),
  check ((status in ('RESOLVED', 'FALSE_ALARM')) = (ended_at is not null)),
  check (absent_since is null or not is_present),
  -- Alerts of security cannot be snoozed.
  constraint vehicle_alert_security_awake check (category <> 'security' or status <> 'SNOOZED')
);
comment on table vehicle_alert is 'Something that asks for attention, and what became of it.';
comment on column vehicle_alert.company_id is 'Whose people it concerns; empty for all of the partition.';
comment on column vehicle_alert.subject is 'What it is about, as its source counts: an id, or an id and a paper.';
comment on column vehicle_alert.name is 'What people call the subject.';
comment on column vehicle_alert.facts is 'What its sentence is made of.';
comment on column vehicle_alert.parent_id is 'A graver alert of the same vehicle or load, under which it is shown and of which alone people are told.';
comment on column vehicle_alert.seen is 'How often it began. What comes and goes counts up and stays one row.';
comment on column vehicle_alert.is_present is 'The condition holds. One that a person ended while it holds is not opened again.';
comment on column vehicle_alert.absent_since is 'The condition went away: after a while without it the alert clears itself.';
comment on column vehicle_alert.is_told is 'Whom it concerns was written down when it began to stand for itself; it is told again when it gets worse.';
comment on column vehicle_alert.snoozed_until is 'When it comes back; empty while it is snoozed until it gets worse.';
comment on column vehicle_alert.ended_at is 'When a person ended it, or it cleared itself.';
-- One open row for each kind and subject; and none beside one that was ended by a person while its condition holds.
create unique index vehicle_alert_one_open on vehicle_alert (partition, kind, subject)
  where is_present or status in ('OPEN', 'ACKNOWLEDGED', 'IN_PROGRESS', 'SNOOZED');
create index vehicle_alert_open on vehicle_alert (partition, category, since desc) where status in ('OPEN', 'ACKNOWLEDGED', 'IN_PROGRESS', 'SNOOZED');
create index vehicle_alert_untold on vehicle_alert (partition) where not is_told and ended_at is null;
create index vehicle_alert_ended on vehicle_alert (partition, ended_at desc) where ended_at is not null;
create index vehicle_alert_by_time on vehicle_alert (partition, since desc, id desc);
create index vehicle_alert_under on vehicle_alert (partition, parent_id) where parent_id is not null;
create index vehicle_alert_of_load on vehicle_alert (partition, load_id) where load_id is not null;
create index vehicle_alert_of_vehicle on vehicle_alert (partition, vehicle_id) where vehicle_id is not null;
create index vehicle_alert_search on vehicle_alert using gin (partition, search gin_trgm_ops);

create table vehicle_alert_telling (
  partition text not null,
  alert_id uuid not null,
  user_id uuid not null,
  due_at timestamptz not null,
  message_id uuid,
  told_at timestamptz,
  primary key (partition, alert_id, user_id),
  foreign key (partition, alert_id) references vehicle_alert (partition, id) on delete cascade,
  foreign key (partition, user_id) references app_user (partition, id) on delete cascade
);
comment on table vehicle_alert_telling is 'One message for each open alert and person, and when it goes out.';
comment on column vehicle_alert_telling.due_at is 'At once, with the next digest, or when the quiet hours of the person end.';
comment on column vehicle_alert_telling.message_id is 'The mail that told it; empty until then.';
create index vehicle_alert_telling_due on vehicle_alert_telling (partition, due_at) where told_at is null;
create index vehicle_alert_telling_of_mail on vehicle_alert_telling (partition, message_id) where message_id is not null;

create table vehicle_alert_hearing (
  partition text not null,
  user_id uuid not null,
  screen_categories text[] not null,
  mail_categories text[] not null,
  mail_from text not null check (mail_from in ('none', 'critical', 'warning', 'info')),
  quiet_from text not null default '',
  quiet_until text not null default '',
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (partition, user_id),
  foreign key (partition, user_id) references app_user (partition, id) on delete cascade,
  check ((quiet_from = '') = (quiet_until = ''))
);
comment on table vehicle_alert_hearing is 'Wishes of a person about alerts: on the screen, by mail, and the hours without any.';
comment on column vehicle_alert_hearing.quiet_from is 'HH:mm by the clock of the person''s company; empty for no quiet hours. Security and what is critical come all the same.';

do $$
declare each text;
begin
  foreach each in array array['vehicle_alert', 'vehicle_alert_telling', 'vehicle_alert_hearing'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
  end loop;
end $$;
grant select, insert, update on vehicle_alert, vehicle_alert_hearing to haulway_app;
grant select, insert, update, delete on vehicle_alert_telling to haulway_app;
create policy lookup on vehicle_alert for select to haulway_lookup using (true);
grant select on vehicle_alert to haulway_lookup;

-- Whoever keeps vehicles or gives loads a vehicle sees alerts and takes them. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getVehicleAlerts', 'tripDirector.getVehicleAlert', 'tripDirector.getVehicleAlertPeople', 'tripDirector.getVehicleAlertHearing',
     'tripDirector.putVehicleAlertHearing', 'tripDirector.acknowledgeVehicleAlert', 'tripDirector.assignVehicleAlert',
     'tripDirector.snoozeVehicleAlert', 'tripDirector.resolveVehicleAlert']) a)
 where 'tripDirector.putVehicle' = any (r.authorisations) or 'tripDirector.assignLoad' = any (r.authorisations);
alter table role_profile force row level security;
