-- Rates go out as the file in which they come in: for whoever captures them.
alter table role_profile no force row level security;
update role_profile set version = version + 1, authorisations = authorisations || array['tripDirector.getRateFile']
 where 'tripDirector.getRates' = any (authorisations) and 'tripDirector.postRate' = any (authorisations)
   and not 'tripDirector.getRateFile' = any (authorisations);
alter table role_profile force row level security;
