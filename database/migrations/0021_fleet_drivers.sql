-- Drivers, own and those of suppliers.

create table driver (
  surname text not null,
  id_type text not null,
  id_number text not null check (id_number !~ '[A-Za-z0-9]{5}'),
  id_number_sealed text,
  id_number_index text,
  date_of_birth date,
  nationality text not null,
  work_permit_no text not null,
  work_permit_expiry date,
  mobile text not null,
  email text not null,
  language text not null,
  supplier_id uuid,
  licence_no text not null,
  licence_code text not null,
  vehicle_restrictions text not null,
  licence_issue date,
  licence_expiry date,
  prdp_goods boolean not null,
  prdp_passengers boolean not null,
  prdp_dangerous_goods boolean not null,
  prdp_expiry date,
  medical_expiry date,
  dg_training_expiry date,
  passport_expiry date,
  first_aid boolean not null,
  cross_border boolean not null,
  home_depot_id uuid,
  next_of_kin_name text not null,
  next_of_kin_number text not null,
  availability text not null,
  blocked_reason text not null,
  notes text not null,
  -- `least` passes over what is empty.
  first_expiry date generated always as (least(work_permit_expiry, licence_expiry, prdp_expiry, medical_expiry, dg_training_expiry, passport_expiry)) stored,
  check (availability <> 'suspended' or blocked_reason <> '')
);
comment on table driver is 'Drivers. The code is the driver number.';
comment on column driver.id_number is 'Masked: its last four characters. Never the number itself.';
comment on column driver.id_number_sealed is 'The number, sealed.';
comment on column driver.id_number_index is 'Keyed hash of type and number: finds the same person.';
comment on column driver.supplier_id is 'For whom they drive; empty for the company''s own.';
comment on column driver.prdp_goods is 'Professional driving permit, category G; passengers are P, dangerous goods D.';
comment on column driver.first_expiry is 'The day on which the first of their papers ends.';
call master_data('driver', '{surname,mobile,licence_no}');
alter table driver add foreign key (partition, supplier_id) references supplier (partition, id);
alter table driver add foreign key (partition, home_depot_id) references location (partition, id);
create unique index driver_identity_once on driver (partition, id_number_index) where id_number_index is not null;
create index driver_supplier on driver (partition, supplier_id, code);
create index driver_home_depot on driver (partition, home_depot_id);
create index driver_by_availability on driver (partition, availability, code);
create index driver_by_expiry on driver (partition, first_expiry) where first_expiry is not null;
