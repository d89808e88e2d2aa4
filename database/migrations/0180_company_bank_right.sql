-- The bank details of a company can be read before they are changed. Whoever records them, or sees their versions, may.
alter table role_profile no force row level security;
update role_profile set version = version + 1, authorisations = authorisations || array['tripDirector.getCompanyBank']
 where authorisations && array['tripDirector.putCompanyBank', 'tripDirector.getBankChanges']
   and not 'tripDirector.getCompanyBank' = any (authorisations);
alter table role_profile force row level security;
