-- A load is rated by two statements: names of zones are made comparable when a zone is written, and not for each load.
alter table rate_zone
  add column country_key text not null generated always as (search_key(country)) stored,
  add column city_keys text[] not null generated always as (string_to_array(search_key(cities), ', ')) stored;
comment on column rate_zone.city_keys is 'The names of the cities as places are compared with them.';

-- A change by a percentage reaches one side: few are bought among very many that are sold.
create index rate_by_side on rate (partition, side, code, revision) where status = 'APPROVED';
