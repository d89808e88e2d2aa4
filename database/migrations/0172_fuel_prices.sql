-- Fuel prices: what a litre costs, by fuel, region and kind of price, from which day on.

create table fuel_price (
  fuel_type text not null,
  region text not null,
  zone text not null,
  kind text not null,
  effective_from date not null,
  price_per_litre numeric(9, 4) not null check (price_per_litre > 0),
  is_confirmed boolean not null
);
comment on table fuel_price is 'The price of a litre from a day on, until the next price of the same fuel, region and kind.';
comment on column fuel_price.zone is 'The code of the zone; empty inland and at the coast.';
comment on column fuel_price.price_per_litre is 'Rand.';
comment on column fuel_price.is_confirmed is 'Somebody looked at a change of more than 15 % and found it right.';
call master_data('fuel_price');
create unique index fuel_price_once on fuel_price (partition, fuel_type, region, zone, kind, effective_from) where is_active;
