-- A paper that the record itself calls for and whose end nobody wrote down is not one that holds.
alter table driver add column lacks_paper boolean not null generated always as (
  ((licence_code <> '' or licence_no <> '' or prdp_goods or prdp_passengers or prdp_dangerous_goods) and licence_expiry is null)
  or ((prdp_goods or prdp_passengers or prdp_dangerous_goods) and (prdp_expiry is null or medical_expiry is null))
  or (prdp_dangerous_goods and dg_training_expiry is null)
  or ((cross_border or id_type = 'passport') and passport_expiry is null)
  or (work_permit_no <> '' and work_permit_expiry is null)) stored;
comment on column driver.lacks_paper is 'Whether a paper that the record calls for has no date; `papersCalledFor` of the drivers says which.';
create index driver_lacking on driver (partition, code) where lacks_paper;

alter table vehicle add column lacks_paper boolean not null generated always as (
  (licence_disc_no <> '' and licence_expiry is null)
  or ((operator_card_no <> '' or operator_card_category <> '' or coalesce(gvm_kg > 3500 and kind <> 'ldv', false)) and operator_card_expiry is null)
  or (insurance_policy <> '' and insurance_expiry is null)
  or (cross_border_permit_no <> '' and cross_border_permit_expiry is null)) stored;
comment on column vehicle.lacks_paper is 'Whether a paper that the record calls for has no date; `papersCalledFor` of the vehicles says which.';
create index vehicle_lacking on vehicle (partition, code) where lacks_paper;
