-- The board reads the loads of a status in the order of their loading, in either direction: one index for both.
drop index load_by_status;
create index load_by_status on load (partition, status, load_at, id);

-- Who may see the board may see the plan of the same loads.
alter table role_profile no force row level security;
update role_profile set version = version + 1, authorisations = authorisations || array['tripDirector.getLoadPlan']
 where 'tripDirector.getLoadBoard' = any (authorisations)
   and not 'tripDirector.getLoadPlan' = any (authorisations);
alter table role_profile force row level security;
