-- Driver rate categories: drivers who are paid alike.

create table driver_rate_category (
  basis text not null,
  minimum_per_trip numeric(9, 2) not null,
  co_driver_share numeric(5, 2) not null,
  notes text not null
);
comment on table driver_rate_category is 'Drivers who are paid alike; their rates name the category.';
comment on column driver_rate_category.minimum_per_trip is 'Rand. A trip that earns less is paid this much; 0 where there is no minimum.';
comment on column driver_rate_category.co_driver_share is 'Percent of the trip''s pay that the co-driver gets.';
call master_data('driver_rate_category');
create index driver_rate_category_by_basis on driver_rate_category (partition, basis, code);
