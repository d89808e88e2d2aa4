-- Whoever offers one load sees who may take several of them.
alter table role_profile no force row level security;
update role_profile
   set authorisations = authorisations || array['tripDirector.getLoadTenderStarts'],
       version = version + 1
 where 'tripDirector.getLoadTenderStart' = any (authorisations)
   and 'tripDirector.getLoadTenderStarts' <> all (authorisations);
alter table role_profile force row level security;
