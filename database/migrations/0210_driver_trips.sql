-- The driver's page (decision 0088): the link of a trip, the phones that opened it, and the files that they brought.

create table driver_trip (
  partition text not null,
  id uuid not null default uuidv7(),
  load_id uuid not null,
  link_id uuid not null,
  driver_id uuid not null,
  vehicle_id uuid,
  trailer1_id uuid,
  trailer2_id uuid,
  sent_to text not null,
  sent_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, link_id) references link (partition, id),
  foreign key (partition, driver_id) references driver (partition, id)
);
comment on table driver_trip is 'A trip as it was sent to a driver: to whom, with which vehicle, by which link. Another driver or vehicle is another row.';
comment on column driver_trip.sent_to is 'The mobile number, masked.';
comment on column driver_trip.ended_at is 'Revoked by a swap, a bounce, a cancellation or by staff; what is closed ends by the term of its link.';
create unique index driver_trip_open on driver_trip (partition, load_id) where ended_at is null;
create index driver_trip_of_load on driver_trip (partition, load_id, sent_at);
create index driver_trip_of_link on driver_trip (partition, link_id);

create table trip_device (
  partition text not null,
  load_id uuid not null,
  device text not null,
  agent text not null default '',
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  skew_minutes int not null default 0,
  events int not null default 0,
  primary key (partition, load_id, device),
  foreign key (partition, load_id) references load (partition, id)
);
comment on table trip_device is 'The phones that told something of a trip. A second one is shown to the desk.';
comment on column trip_device.skew_minutes is 'By how much the clock of the phone was ahead when it last sent; behind is negative.';

create table trip_file (
  partition text not null,
  id uuid not null default uuidv7(),
  load_id uuid not null,
  stop_id uuid,
  kind text not null check (kind in ('photo', 'paper', 'damage', 'signature', 'inspection')),
  blob_name text not null,
  size int not null check (size > 0),
  signatory_name text not null default '',
  device text not null,
  source_file_id text not null,
  captured_at timestamptz,
  received_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, load_id, device, source_file_id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, blob_name) references stored_file (partition, blob_name)
);
comment on table trip_file is 'Photos and signatures that a driver''s phone sent. A file that comes twice is kept once.';
comment on column trip_file.stop_id is 'Where it was taken; a stop that was removed since is not named.';
create index trip_file_of_load on trip_file (partition, load_id, received_at);

do $$
declare child text;
begin
  foreach child in array array['driver_trip', 'trip_device', 'trip_file'] loop
    execute format('call isolate(%L)', child);
    execute format('create policy scope on %1$s as restrictive to haulway_app using (
      (select scope_is_everything()) or exists (select from load l where l.partition = %1$s.partition and l.id = %1$s.load_id))', child);
    execute format('grant select, insert on %s to haulway_app', child);
  end loop;
end $$;
grant update on driver_trip, trip_device to haulway_app;

-- A link of a load follows the walls of its load.
create or replace function scope_hides_link(kind text, subject uuid, sender uuid) returns boolean language sql stable security definer set search_path = public as $$
  select case
    when subject is not null then scope_hides_party(subject) or scope_hides_load(subject)
      or exists (select from credit_change h where h.partition = current_setting('app.partition', true) and h.id = subject and scope_hides_party(h.customer_id))
    when kind = 'carrierregister' then not scope_open('supplier') and (sender = scope_own('supplier')) is not true
    when kind = 'shipperregister' then not scope_open('customer') and (sender = scope_own('customer')) is not true
    else false end;
$$;
comment on column link.kind is 'The flow it opens: carrierregister, shipperregister, creditorapplicationform, creditlimitapprove, gitcertificaterenewal, drivertrip.';

-- Whoever assigns drivers sends them their trips. The walls hold for the owner of the table too, who has no partition here.
alter table role_profile no force row level security;
update role_profile set version = version + 1, authorisations = authorisations || array['tripDirector.getLoadTrip']
 where 'tripDirector.getLoad' = any (authorisations) and not 'tripDirector.getLoadTrip' = any (authorisations);
update role_profile set version = version + 1,
       authorisations = authorisations || array['tripDirector.sendDriverTrip', 'tripDirector.revokeDriverTrip']
 where 'tripDirector.assignLoad' = any (authorisations) and not 'tripDirector.sendDriverTrip' = any (authorisations);
alter table role_profile force row level security;
