-- Systems are tested, and what they hold is compared, by whoever sets them and mends exchanges (decision 0249).
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.compareInvoiceApiData']) a)
 where 'tripDirector.retryInvoiceApiData' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.testInvoiceApiPartner']) a)
 where 'tripDirector.putInvoiceApiPartner' = any (r.authorisations);
alter table role_profile force row level security;
