-- Who reads a simulation finds the others.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.getRateSimulations']) a)
 where 'tripDirector.getRateSimulation' = any (r.authorisations);
alter table role_profile force row level security;
