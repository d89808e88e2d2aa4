-- A service that is due goes to a workshop with one service order, which the service names while it is open.

alter table vehicle_service add column order_id uuid, add foreign key (partition, order_id) references company_order (partition, id);
comment on column vehicle_service.order_id is 'The service order that was written for the service that is due; the next one may be written once it is over.';
create index vehicle_service_of_order on vehicle_service (partition, order_id) where order_id is not null;

alter table service_record add column order_id uuid, add foreign key (partition, order_id) references company_order (partition, id);
comment on column service_record.order_id is 'The service order by which it was done.';
create index service_record_of_order on service_record (partition, order_id) where order_id is not null;

-- Whoever records services and writes service orders may write one for a service. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.orderVehicleService']) a)
 where 'tripDirector.postServiceRecord' = any (r.authorisations) and 'tripDirector.postServiceOrder' = any (r.authorisations);
alter table role_profile force row level security;
