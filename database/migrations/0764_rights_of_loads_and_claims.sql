-- Whoever sees defects sees which units of a load are out of service; whoever adds claims reads what one begins with. The walls hold
-- for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.getUnitsOutOfService']) a)
 where 'tripDirector.getVehicleDefects' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.getClaimStart']) a)
 where 'tripDirector.postClaim' = any (r.authorisations);
alter table role_profile force row level security;
