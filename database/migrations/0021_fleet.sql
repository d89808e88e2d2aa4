-- Where loads are collected and delivered.

create table location (
  type text not null,
  address_line1 text not null,
  address_line2 text not null,
  suburb text not null,
  city text not null,
  region text not null,
  country text not null,
  postal_code text not null,
  latitude numeric(8, 6),
  longitude numeric(9, 6),
  geofence_radius int not null check (geofence_radius >= 0),
  gln text not null,
  contact_name text not null,
  contact_number text not null,
  contact_email text not null,
  operating_hours jsonb not null,
  appointment_required boolean not null,
  average_service_minutes int,
  free_minutes int,
  "constraint" text not null,
  dangerous_goods_allowed boolean not null,
  security_notes text not null,
  notes_or_instructions text not null,
  check ((latitude is null) = (longitude is null))
);
comment on table location is 'Where loads are collected and delivered: warehouses, ports, border posts, customers'' sites.';
comment on column location.latitude is 'Degrees, WGS 84; both or none.';
comment on column location.geofence_radius is 'Metres around the pin within which a vehicle has arrived; 0 for none.';
comment on column location.gln is 'GS1 global location number; text because leading zeros matter.';
comment on column location.operating_hours is 'Weekday, as its English name, to times such as 06:00-12:00, 13:00-17:00. Empty: closed or not known.';
comment on column location.free_minutes is 'Loading or offloading time before standing time is charged.';
comment on column location."constraint" is 'What vehicles it takes, in words: masses, heights, equipment.';
call master_data('location', '{suburb,city,gln}');
create index location_by_type on location (partition, type, code);
create index location_by_region on location (partition, country, region, code);
create index location_by_pin on location (partition, latitude, longitude) where latitude is not null;
