-- Identity and account numbers of parties are masked since they have a right of their own. Whoever could open the account
-- numbers of bank details before goes on doing so.
-- The walls hold for the owner of the table too, who has no partition here.
alter table role_profile no force row level security;
update role_profile set version = version + 1, authorisations = authorisations || array['tripDirector.getPartyNumber']
 where 'tripDirector.getBankAccountNumber' = any (authorisations)
   and not 'tripDirector.getPartyNumber' = any (authorisations);
alter table role_profile force row level security;
