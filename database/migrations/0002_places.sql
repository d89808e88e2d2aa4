-- Countries, their regions and their towns. The same for every partition, and read-only for the server: they are filled
-- in by the owner when the lists that come with the product change.

create table place_source (
  id boolean primary key default true check (id),
  digest text not null,
  credit text not null,
  loaded_at timestamptz not null default now()
);
comment on table place_source is 'One row: which lists the tables hold.';
comment on column place_source.digest is 'SHA-256 over the lists; the same digest means that there is nothing to load.';
comment on column place_source.credit is 'The credit that the licence of the lists asks for.';

create table place_country (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name text not null unique,
  calling_code text
);
comment on table place_country is 'Countries of the world, with regions and towns for those of Africa.';
comment on column place_country.code is 'ISO 3166-1 alpha-2.';
comment on column place_country.name is 'English, as it is stored in addresses.';
comment on column place_country.calling_code is 'Without the plus; empty outside Africa.';

create table place_region (
  code text primary key,
  country_code text not null references place_country (code),
  name text not null,
  unique (country_code, name)
);
comment on table place_region is 'Provinces, counties, governorates: what an address calls region.';
comment on column place_region.code is 'ISO 3166-2; the code of the country where it has no listed regions.';

create table place_city (
  region_code text not null references place_region (code),
  name text not null,
  geonames_id int,
  latitude double precision,
  longitude double precision,
  population int not null,
  primary key (region_code, name)
);
comment on table place_city is 'Towns of a thousand people and more, suburbs and border posts. GeoNames, CC BY 4.0.';
comment on column place_city.geonames_id is 'Empty for places that we added.';
comment on column place_city.latitude is 'Degrees, WGS 84; empty for places that we added.';
comment on column place_city.population is '0 when it is not counted.';

grant select on place_source, place_country, place_region, place_city to haulway_app;
