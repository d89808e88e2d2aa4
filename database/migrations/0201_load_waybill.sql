-- Who may open a load may print its waybill, which says less.
alter table role_profile no force row level security;
update role_profile set version = version + 1, authorisations = authorisations || array['tripDirector.getLoadWaybill']
 where 'tripDirector.getLoad' = any (authorisations)
   and not 'tripDirector.getLoadWaybill' = any (authorisations);
alter table role_profile force row level security;
