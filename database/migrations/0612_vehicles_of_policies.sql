-- Some policies insure the goods on named vehicles alone; their list is a term as the countries and the goods are.

alter table git_certificate add column listed_vehicles text[] not null default '{}';
comment on column git_certificate.listed_vehicles is 'Registrations of the vehicles on which the policy insures goods, in capitals without blanks; empty: on every vehicle.';
