-- Roles that read all kinds of orders, and profit centres, see what orders book on a profit centre.
alter table role_profile no force row level security;
update role_profile r
   set authorisations = r.authorisations || array['tripDirector.getProfitCentreOrders'],
       version = version + 1
 where array['tripDirector.getPurchaseOrders', 'tripDirector.getServiceOrders', 'tripDirector.getInternalOrders',
             'tripDirector.getAllProfitCentres'] <@ r.authorisations
   and 'tripDirector.getProfitCentreOrders' <> all (r.authorisations);
alter table role_profile force row level security;
