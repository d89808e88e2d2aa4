-- Driver rates: what a driver is paid for one unit of a component, from which day on.

create table driver_rate (
  category_id uuid,
  driver_id uuid,
  component text not null,
  rate numeric(14, 4) not null check (rate >= 0),
  free_minutes int not null,
  vehicle_class text not null,
  route_type text not null,
  valid_from date not null,
  valid_to date,
  check (valid_to >= valid_from),
  check (num_nonnulls(category_id, driver_id) <= 1)
);
comment on table driver_rate is 'The pay of a driver for one unit of a component. Two of one key never hold on the same day.';
comment on column driver_rate.category_id is 'Whom it pays: a category, or a driver; all drivers where both are empty.';
comment on column driver_rate.rate is 'Rand for one unit: a kilometre, an hour, a night.';
comment on column driver_rate.vehicle_class is 'Empty where it holds for all classes.';
comment on column driver_rate.valid_to is 'The last day; empty while no end is known.';
call master_data('driver_rate');
alter table driver_rate
  add foreign key (partition, category_id) references driver_rate_category (partition, id),
  add foreign key (partition, driver_id) references driver (partition, id),
  add constraint driver_rate_period exclude using gist (
    partition with =,
    (coalesce(category_id, driver_id, '00000000-0000-0000-0000-000000000000')) with =,
    component with =,
    lower(vehicle_class) with =,
    route_type with =,
    daterange(valid_from, valid_to, '[]') with &&
  ) where (is_active);
create index driver_rate_by_category on driver_rate (partition, category_id, component);
create index driver_rate_by_driver on driver_rate (partition, driver_id, component);
