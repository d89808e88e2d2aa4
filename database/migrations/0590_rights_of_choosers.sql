-- Whoever gives loads away sees whom they can give them to, and whoever assigns sees what and who can take them.
alter table role_profile no force row level security;
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from (
           select 'tripDirector.getLoadCarrierChoices' as wanted
            where 'tripDirector.awardLoad' = any (r.authorisations)
           union
           select 'tripDirector.getLoadResourceChoices'
            where 'tripDirector.assignLoad' = any (r.authorisations) or 'tripDirector.swapLoad' = any (r.authorisations)) rights
          where wanted <> all (r.authorisations)
          order by wanted),
       version = version + 1
 where r.authorisations && array['tripDirector.awardLoad', 'tripDirector.assignLoad', 'tripDirector.swapLoad'];
alter table role_profile force row level security;
