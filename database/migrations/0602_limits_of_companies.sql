-- Floors and tolerances are terms of each company.
alter table company
  add column margin_floor_percent numeric(5, 2) not null default 5 check (margin_floor_percent between 0 and 100),
  add column order_tolerance_percent numeric(5, 2) not null default 5 check (order_tolerance_percent between 0 and 100),
  add column order_rise_percent numeric(5, 2) not null default 5 check (order_rise_percent between 0 and 100),
  add column order_rise_amount numeric(15, 2) not null default 5000 check (order_rise_amount >= 0),
  add column local_trip_km int not null default 100 check (local_trip_km between 0 and 2000);
comment on column company.margin_floor_percent is 'Less than this is left of a load only by a right of its own.';
comment on column company.order_tolerance_percent is 'So much may come, and be invoiced, above what an order says.';
comment on column company.order_rise_percent is 'What a revision may add without a second approval: the lower of this share and order_rise_amount.';
comment on column company.order_rise_amount is 'Rand.';
comment on column company.local_trip_km is 'A trip of a day is local up to so many kilometres: which driver rate pays it.';
