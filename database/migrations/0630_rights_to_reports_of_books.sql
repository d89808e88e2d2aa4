-- Whoever reads the accounts summary reads what is made of it.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getVatReport', 'tripDirector.getIncomeByProfitCentre', 'tripDirector.getNumberProof', 'tripDirector.getStatementFile', 'tripDirector.getAuditExtract']) a)
 where 'tripDirector.getJournalAccountsWithBalances' = any (r.authorisations);
alter table role_profile force row level security;
