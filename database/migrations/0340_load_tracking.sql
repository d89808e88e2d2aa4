-- The page by which a customer follows its load (decision 0120). Its link is a row of `link`; nothing else is kept.

comment on column link.kind is 'The flow it opens: carrierregister, shipperregister, creditorapplicationform, creditlimitapprove, gitcertificaterenewal, podupload, podpack, loadtender, drivertrip, loadtracking.';

-- Whoever books loads shares them with their customers. The walls hold for the owner of the table too, who has no partition here.
alter table role_profile no force row level security;
update role_profile set version = version + 1,
       authorisations = authorisations || array['tripDirector.getLoadTracking', 'tripDirector.sendLoadTracking', 'tripDirector.revokeLoadTracking']
 where 'tripDirector.submitLoad' = any (authorisations) and not 'tripDirector.getLoadTracking' = any (authorisations);
alter table role_profile force row level security;
