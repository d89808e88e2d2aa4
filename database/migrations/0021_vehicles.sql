-- Vehicles and trailers, own and those of suppliers.

create table vehicle (
  kind text not null,
  model text not null,
  year int,
  fleet_no text not null,
  vin text not null,
  engine_no text not null,
  register_number text not null,
  equipment_type_id uuid,
  ownership text not null,
  supplier_id uuid,
  availability text not null,
  tare_kg numeric(9, 1),
  gvm_kg numeric(9, 1),
  gcm_kg numeric(9, 1),
  payload_kg numeric(9, 1),
  volume_m3 numeric(6, 1),
  length_m numeric(5, 2),
  axles int,
  pallets int,
  suspension text not null,
  reefer_unit text not null,
  fuel_type text not null,
  tank_litres numeric(7, 1),
  norm_km_per_litre numeric(5, 2),
  odometer numeric(9, 1),
  tracker_provider text not null,
  tracker_device_id text not null,
  licence_disc_no text not null,
  licence_expiry date,
  roadworthy_expiry date,
  operator_card_no text not null,
  operator_card_category text not null,
  operator_card_expiry date,
  insurance_policy text not null,
  insurance_expiry date,
  cross_border_permit_no text not null,
  cross_border_permit_expiry date,
  profit_centre_id uuid,
  notes text not null,
  -- `least` passes over what is empty.
  first_expiry date generated always as (least(licence_expiry, roadworthy_expiry, operator_card_expiry, insurance_expiry, cross_border_permit_expiry)) stored,
  check ((ownership = 'supplier') = (supplier_id is not null)),
  check (tare_kg < gvm_kg),
  check (gvm_kg <= gcm_kg)
);
comment on table vehicle is 'Vehicles and trailers. The code is the registration number without spaces and hyphens, the name is the make.';
comment on column vehicle.supplier_id is 'Whose it is; empty for the company''s own.';
comment on column vehicle.gcm_kg is 'What vehicle and trailers may weigh together.';
comment on column vehicle.first_expiry is 'The day on which the first of its papers ends.';
call master_data('vehicle', '{model,fleet_no,vin}');
alter table vehicle add foreign key (partition, equipment_type_id) references equipment_type (partition, id);
alter table vehicle add foreign key (partition, supplier_id) references supplier (partition, id);
alter table vehicle add foreign key (partition, profit_centre_id) references profit_centre (partition, id);
create index vehicle_equipment_type on vehicle (partition, equipment_type_id);
create index vehicle_supplier on vehicle (partition, supplier_id, code);
create index vehicle_profit_centre on vehicle (partition, profit_centre_id);
create index vehicle_by_kind on vehicle (partition, kind, code);
create index vehicle_by_expiry on vehicle (partition, first_expiry) where first_expiry is not null;
