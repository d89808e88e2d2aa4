-- What service and internal orders need besides migration 0240 (decisions 0116, 0117).

-- Who agrees for a centre to orders between centres. The name that was there before stays: it says whom to call.
alter table profit_centre add column manager_id uuid;
alter table profit_centre add foreign key (partition, manager_id) references app_user (partition, id);
comment on column profit_centre.manager_id is 'The person who agrees for it to orders between centres.';
create index profit_centre_by_manager_id on profit_centre (partition, manager_id) where manager_id is not null;

alter table company_order
  add column accepted_odometer_km int check (accepted_odometer_km >= 0),
  add column asking_agreed_by text not null default '',
  add column asking_agreed_at timestamptz,
  add column performing_agreed_by text not null default '',
  add column performing_agreed_at timestamptz,
  add check ((asking_agreed_by = '') = (asking_agreed_at is null)),
  add check ((performing_agreed_by = '') = (performing_agreed_at is null));
comment on column company_order.odometer_km is 'Of the vehicle when the work was asked for.';
comment on column company_order.accepted_odometer_km is 'Of the vehicle when its work was accepted.';
comment on column company_order.defects is 'What is to be repaired, and the receipt with which it was: [{id, text, repairedBy}].';
comment on column company_order.asking_agreed_by is 'The manager of the asking centre, once they agreed to an internal order; empty before.';
comment on column company_order.performing_agreed_by is 'The manager of the performing centre, once they agreed to do it.';

-- What one centre pays another: a line of an internal order is a cost here and a recovery there, of one amount in one row, so
-- that the profit of the company is the same before and after. Where its ledger begins, it reads these rows.
create table company_order_booking (
  partition text not null,
  id uuid not null default uuidv7(),
  company_order_id uuid not null,
  line_id uuid not null,
  cost_centre_id uuid not null,
  cost_account text not null check (cost_account <> ''),
  recovery_centre_id uuid not null,
  recovery_account text not null check (recovery_account <> ''),
  quantity numeric(14, 3) not null check (quantity > 0),
  amount bigint not null check (amount >= 0),
  booked_on date not null,
  booked_by text not null,
  booked_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, company_order_id) references company_order (partition, id),
  foreign key (partition, line_id) references company_order_line (partition, id),
  foreign key (partition, cost_centre_id) references profit_centre (partition, id),
  foreign key (partition, recovery_centre_id) references profit_centre (partition, id),
  check (cost_centre_id <> recovery_centre_id)
);
comment on table company_order_booking is 'What a profit centre was charged by another one, line by line. Rows are neither changed nor deleted: the server may not.';
comment on column company_order_booking.amount is 'Cents: what was delivered, times its price.';
create unique index company_order_booking_once on company_order_booking (partition, line_id);
create index company_order_booking_of on company_order_booking (partition, company_order_id);
create index company_order_booking_by_cost on company_order_booking (partition, cost_centre_id, booked_on);
create index company_order_booking_by_recovery on company_order_booking (partition, recovery_centre_id, booked_on);
call isolate('company_order_booking');
grant select, insert on company_order_booking to haulway_app;
create policy scope on company_order_booking as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (
    select from company_order o where o.partition = company_order_booking.partition and o.id = company_order_booking.company_order_id));
create index company_order_last_odometer on company_order (partition, vehicle_id, updated_at) where accepted_odometer_km is not null;
