-- Whoever enters items and profit centres chooses their accounts from the chart.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.getJournalAccountChoices']) a)
 where r.authorisations && array['tripDirector.addProfitCentre', 'tripDirector.updateProfitCentre', 'tripDirector.postItemMaster', 'tripDirector.putItemMaster',
   'tripDirector.getAllProfitCentres', 'tripDirector.getItemMasters'];
alter table role_profile force row level security;
