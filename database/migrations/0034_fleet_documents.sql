-- The papers of drivers and vehicles as documents; what else is known of both.

alter table document drop constraint document_subject_type_check;
alter table document add constraint document_subject_type_check
  check (subject_type in ('supplier', 'customer', 'contractor', 'driver', 'vehicle'));
alter table required_document drop constraint required_document_subject_type_check;
alter table required_document add constraint required_document_subject_type_check
  check (subject_type in ('supplier', 'customer', 'contractor', 'driver', 'vehicle'));
comment on table document is 'Every file that says something about a supplier, a customer, a contractor, a driver or a vehicle, a row for each version of it.';
comment on table required_document is 'The documents that a company wants of each supplier, customer, contractor, driver and vehicle.';

alter table driver
  add column has_whatsapp boolean not null default false,
  add column photo_blob_name text,
  add column document_expiries jsonb not null default '{}',
  add foreign key (partition, photo_blob_name) references stored_file (partition, blob_name);
comment on column driver.document_expiries is 'Column of a date to the end that the approved document states. A date that stands here is the document''s and not typed.';
comment on column driver.photo_blob_name is 'Their face, for those who hand over goods to them.';

alter table vehicle
  add column photo_blob_name text,
  add column document_expiries jsonb not null default '{}',
  add column default_driver_id uuid,
  add column default_trailer1_id uuid,
  add column default_trailer2_id uuid,
  add column home_depot_id uuid,
  add column tyre_size text not null default '',
  add column tyre_spec text not null default '' check (tyre_spec in ('', 'single', 'double')),
  add column engine_hours numeric(9, 1),
  add column reefer_hours numeric(9, 1),
  add column ad_blue boolean not null default false,
  add column fuel_card_no text not null default '',
  add column purchase_date date,
  add column purchase_cost numeric(14, 2),
  add column lease_end date,
  add column tail_lift boolean not null default false,
  add column forklift boolean not null default false,
  add column dashcam boolean not null default false,
  add column immobiliser boolean not null default false,
  add column panic_button boolean not null default false,
  add check (default_trailer1_id <> id and default_trailer2_id <> id and default_trailer1_id <> default_trailer2_id),
  add foreign key (partition, default_driver_id) references driver (partition, id),
  add foreign key (partition, default_trailer1_id) references vehicle (partition, id),
  add foreign key (partition, default_trailer2_id) references vehicle (partition, id),
  add foreign key (partition, home_depot_id) references location (partition, id),
  add foreign key (partition, photo_blob_name) references stored_file (partition, blob_name);
comment on column vehicle.document_expiries is 'As of drivers.';
comment on column vehicle.default_driver_id is 'Who usually drives it.';
comment on column vehicle.default_trailer1_id is 'What it usually pulls.';
comment on column vehicle.purchase_cost is 'Rand.';
create index vehicle_default_driver on vehicle (partition, default_driver_id) where default_driver_id is not null;
create index vehicle_default_trailer1 on vehicle (partition, default_trailer1_id) where default_trailer1_id is not null;
create index vehicle_default_trailer2 on vehicle (partition, default_trailer2_id) where default_trailer2_id is not null;
create index vehicle_home_depot on vehicle (partition, home_depot_id) where home_depot_id is not null;

-- One truth for the end of a paper: whoever writes the record, also a file that is imported, the date stays the document's.
create function keep_document_expiries() returns trigger language plpgsql as $$ begin
  return jsonb_populate_record(new, new.document_expiries);
end $$;
create trigger document_expiries_stay before insert or update on driver for each row
  when (new.document_expiries <> '{}') execute function keep_document_expiries();
create trigger document_expiries_stay before insert or update on vehicle for each row
  when (new.document_expiries <> '{}') execute function keep_document_expiries();

-- Own drivers and vehicles belong to no client: what is asked of them is what the first one asks.
create function first_client(of_partition text) returns uuid language sql stable
  return (select id from company where partition = of_partition and is_client order by created_at, id limit 1);

drop view document_subject;
create view document_subject with (security_invoker = true) as
  select partition, company_id, 'supplier' as subject_type, id as subject_id, registered_name as name,
         account_number, case when is_transporter then '{}'::text[] else '{gitCertificate}'::text[] end as exempt,
         id as supplier_id, true as is_asked
    from supplier where status <> 'deleted'
  union all
  select partition, company_id, 'customer', id, registered_name, account_number, '{}'::text[], null, true
    from customer where is_live
  union all
  select partition, company_id, 'contractor', id, registered_name, account_number, '{}'::text[], null, true
    from contractor where status not in ('invited', 'deleted')
  union all
  select d.partition, coalesce(s.company_id, first_client(d.partition)), 'driver', d.id, d.name || ' ' || d.surname, d.code,
         array_remove(array[
           case when not (d.prdp_goods or d.prdp_passengers or d.prdp_dangerous_goods) then 'prdp' end,
           case when not d.prdp_dangerous_goods then 'dgTraining' end,
           case when not d.first_aid then 'firstAidCertificate' end,
           case when d.id_type <> 'passport' and not d.cross_border then 'passport' end,
           case when d.work_permit_no = '' and d.work_permit_expiry is null then 'workPermit' end], null),
         d.supplier_id, d.is_active and d.availability <> 'left'
    from driver d left join supplier s on s.partition = d.partition and s.id = d.supplier_id
  union all
  select v.partition, coalesce(s.company_id, first_client(v.partition)), 'vehicle', v.id, v.code, v.fleet_no,
         array_remove(array[
           case when v.kind = 'ldv' or v.gvm_kg <= 3500 then 'operatorCard' end,
           case when v.cross_border_permit_no = '' and v.cross_border_permit_expiry is null then 'crossBorderPermit' end], null),
         v.supplier_id, v.is_active and v.availability <> 'sold'
    from vehicle v left join supplier s on s.partition = v.partition and s.id = v.supplier_id;
comment on view document_subject is 'Whom documents are about. exempt: types that the rules do not ask of it, such as a GIT certificate of who carries nothing. supplier_id: whose users may see it. is_asked: whether anything is asked of it any more.';
grant select on document_subject to haulway_app;

-- What the law asks of a driver and a vehicle on the road, as the usual wish of every client; it can be changed.
alter table company no force row level security;
alter table required_document no force row level security;
insert into required_document (partition, company_id, subject_type, code, is_mandatory, position)
select c.partition, c.id, usual.subject_type, usual.code, usual.is_mandatory, usual.position
  from company c
 cross join (values ('driver', 'licenceCardFront', true, 0), ('driver', 'licenceCardBack', true, 1), ('driver', 'prdp', true, 2),
   ('driver', 'medicalCertificate', true, 3), ('driver', 'dgTraining', true, 4), ('driver', 'passport', true, 5),
   ('driver', 'workPermit', true, 6), ('vehicle', 'licenceDisc', true, 0), ('vehicle', 'roadworthyCertificate', true, 1),
   ('vehicle', 'operatorCard', true, 2), ('vehicle', 'vehicleInsurance', false, 3), ('vehicle', 'crossBorderPermit', true, 4))
   usual (subject_type, code, is_mandatory, position)
 where c.is_client;
alter table company force row level security;
alter table required_document force row level security;
