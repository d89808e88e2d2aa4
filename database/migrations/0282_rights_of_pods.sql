alter table role_profile no force row level security;
-- Proofs came after these roles were made: whoever sees loads sees their proofs, whoever tells what happens on the road brings
-- and orders them, whoever closes loads decides.
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.getPods', 'tripDirector.getPod', 'tripDirector.getPodCounts',
           'tripDirector.getPodReport', 'tripDirector.getPodFile', 'tripDirector.getPodHistory', 'tripDirector.getPodPacks']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where r.profile_set = 'PRIMARY' and 'tripDirector.getLoads' = any (r.authorisations);
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.getPodMatches', 'tripDirector.postPod', 'tripDirector.matchPod',
           'tripDirector.splitPod', 'tripDirector.mergePod', 'tripDirector.putPodPages', 'tripDirector.sendPodRequest']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where r.profile_set = 'PRIMARY' and 'tripDirector.postLoadEvent' = any (r.authorisations);
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.approvePod', 'tripDirector.rejectPod', 'tripDirector.undoPod',
           'tripDirector.waivePod', 'tripDirector.reopenPod', 'tripDirector.sendPodPack', 'tripDirector.settlePodPack',
           'tripDirector.getPodPackFile', 'tripDirector.getPodPostList']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where r.profile_set = 'PRIMARY' and 'tripDirector.closeLoad' = any (r.authorisations);
-- A supplier's own people see and bring those of their loads.
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.getPods', 'tripDirector.getPod', 'tripDirector.getPodFile', 'tripDirector.postPod']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where r.profile_set = 'CARRIER' and 'tripDirector.getLoads' = any (r.authorisations);
alter table role_profile force row level security;
