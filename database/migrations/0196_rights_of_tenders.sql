-- Giving a load to a supplier and offering it to several is one job: roles with the one right get those of the other. Roles
-- of suppliers' own people that see loads answer offers.
alter table role_profile no force row level security;
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.sendLoadTender', 'tripDirector.withdrawLoadTender',
           'tripDirector.acceptLoadTender', 'tripDirector.declineLoadTender', 'tripDirector.postLoadTenderCounter',
           'tripDirector.rejectLoadTenderCounter', 'tripDirector.getLoadTenders', 'tripDirector.getLoadTender',
           'tripDirector.getLoadTenderStart']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where 'tripDirector.awardLoad' = any (r.authorisations);
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.acceptLoadTender', 'tripDirector.declineLoadTender',
           'tripDirector.postLoadTenderCounter', 'tripDirector.getLoadTenders', 'tripDirector.getLoadTender']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where r.profile_set = 'CARRIER' and 'tripDirector.getLoads' = any (r.authorisations);
alter table role_profile force row level security;
