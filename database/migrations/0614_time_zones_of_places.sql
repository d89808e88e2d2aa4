-- A stop has the clock of its place. Most places have that of their country and province; who knows better says so.

alter table location add column time_zone text not null default '';
comment on column location.time_zone is 'IANA name, where somebody said it; empty: the zone of the country and province.';
