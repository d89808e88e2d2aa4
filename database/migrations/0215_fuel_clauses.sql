-- Fuel clauses: how a rate follows the price of fuel. And zones: named sets of cities and places that rates are agreed for.

create table fuel_clause (
  customer_id uuid,
  supplier_id uuid,
  calculation text not null check (calculation in ('Basic', 'Manual')),
  value_type text not null check (value_type in ('Percent', 'Currency')),
  fuel_type text not null,
  region text not null,
  zone text not null,
  kind text not null,
  base_price numeric(9, 4) check (base_price > 0),
  base_date date,
  weight_percent numeric(9, 4) not null check (weight_percent between 0 and 100),
  threshold_percent numeric(9, 4) check (threshold_percent >= 0),
  floor_percent numeric(9, 4),
  cap_percent numeric(9, 4),
  manual_value numeric(14, 4),
  applies_to text not null check (applies_to in ('linehaul', 'linehaulAndExtras')),
  date_basis text not null check (date_basis in ('loading', 'delivery', 'order')),
  missing_price text not null check (missing_price in ('refuse', 'latest')),
  show_as_line boolean not null,
  check (num_nonnulls(customer_id, supplier_id) <= 1),
  check (calculation = 'Manual' or base_price is not null and base_date is not null),
  check (calculation = 'Basic' or manual_value is not null),
  check (floor_percent <= cap_percent)
);
comment on table fuel_clause is 'What a rate adds for fuel: always from the base price, never from the last adjusted rate.';
comment on column fuel_clause.customer_id is 'Whose loads it holds for: a customer, or a supplier; everybody where both are empty.';
comment on column fuel_clause.base_price is 'Rand a litre on the base date.';
comment on column fuel_clause.weight_percent is 'How much of a rate is fuel.';
comment on column fuel_clause.threshold_percent is 'Smaller changes count as none.';
comment on column fuel_clause.manual_value is 'Per cent, or rand for one unit, by value_type; of a manual clause.';
comment on column fuel_clause.show_as_line is 'A charge of its own beside the linehaul; otherwise within it.';
call master_data('fuel_clause');
alter table fuel_clause
  add foreign key (partition, customer_id) references customer (partition, id),
  add foreign key (partition, supplier_id) references supplier (partition, id);
create index fuel_clause_by_customer on fuel_clause (partition, customer_id) where customer_id is not null;
create index fuel_clause_by_supplier on fuel_clause (partition, supplier_id) where supplier_id is not null;
-- What is agreed with one party is seen by who may see that party; what holds for everybody, by who is limited to no suppliers.
create policy scope on fuel_clause as restrictive to haulway_app using (
  (select scope_is_everything())
  or (customer_id is not null and (select scope_open('supplier')) and exists (select from customer c where c.partition = fuel_clause.partition and c.id = customer_id))
  or (supplier_id is not null and exists (select from supplier s where s.partition = fuel_clause.partition and s.id = supplier_id))
  or (customer_id is null and supplier_id is null and (select scope_open('supplier'))));

create table rate_zone (
  country text not null,
  cities text not null
);
comment on table rate_zone is 'A named set of cities and places, so that one rate holds for all of them.';
comment on column rate_zone.cities is 'Names of cities of its country, with commas between them.';
call master_data('rate_zone', '{cities}');
call master_references('rate_zone', 'location_ids', 'location');
comment on column rate_zone.location_ids is 'Places that belong to it wherever they are.';

-- The trail of what is agreed with one party is for those who may see every party.
create policy scope_of_prices on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or noun not in ('rate', 'fuelClause', 'rateZone'));

-- Who keeps prices of fuel keeps clauses and zones.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.postFuelClause', 'tripDirector.putFuelClause', 'tripDirector.postRateZone', 'tripDirector.putRateZone']) a)
 where 'tripDirector.putFuelPrice' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.getFuelClauses', 'tripDirector.getRateZones']) a)
 where 'tripDirector.getFuelPrices' = any (r.authorisations);
alter table role_profile force row level security;
