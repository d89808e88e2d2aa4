-- Roles that keep zones and capture rates put another zone in the place of one that is used.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.postRateZoneVersion']) a)
 where r.authorisations @> array['tripDirector.putRateZone', 'tripDirector.postRate'];
alter table role_profile force row level security;
