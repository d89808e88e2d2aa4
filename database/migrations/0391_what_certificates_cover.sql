-- Where a goods-in-transit policy holds and which goods it leaves out, as its reviewer reads it (decision 0131).

alter table git_certificate
  add column territory text[] not null default '{}',
  add column excluded_commodity_type_ids uuid[] not null default '{}';
comment on column git_certificate.territory is 'Countries in which the policy holds, by their names; empty: nobody has said, which is never taken for everywhere that was checked.';
comment on column git_certificate.excluded_commodity_type_ids is 'Commodity types that the policy does not insure.';

alter table role_profile no force row level security;
-- Who approves certificates may also say later what they cover.
update role_profile r
   set authorisations = r.authorisations || array['tripDirector.putGitCertificateTerms'],
       version = version + 1
 where 'tripDirector.approveGitCertificate' = any (r.authorisations)
   and not ('tripDirector.putGitCertificateTerms' = any (r.authorisations));
alter table role_profile force row level security;
