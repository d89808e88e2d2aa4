-- Who may do something with purchase orders may do it with service orders and internal ones, too. Whoever receives goods
-- follows the work of a workshop; whoever closes orders charges the centres; whoever keeps centres chooses their managers.
alter table role_profile no force row level security;
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from (
           select distinct replace(held, 'PurchaseOrder', kind || 'Order') as wanted
             from unnest(r.authorisations) held, unnest(array['Service', 'Internal']) kind
            where held ~ '^tripDirector\.[a-z]+PurchaseOrder(s|Counts|History|Paper|Receipt|File)?$'
              and not (kind = 'Internal' and held ~ '(^tripDirector\.send|File$)')
           union
           select unnest(array['tripDirector.startServiceOrder', 'tripDirector.awaitServiceOrderParts',
             'tripDirector.resumeServiceOrder', 'tripDirector.finishServiceOrder'])
            where 'tripDirector.receivePurchaseOrder' = any (r.authorisations)
           union
           select 'tripDirector.bookInternalOrder' where 'tripDirector.closePurchaseOrder' = any (r.authorisations)) rights
          where wanted <> all (r.authorisations)
          order by wanted),
       version = version + 1
 where exists (select from unnest(r.authorisations) held where held like 'tripDirector.%PurchaseOrder%');
update role_profile r
   set authorisations = r.authorisations || array['tripDirector.getProfitCentreManagers'], version = version + 1
 where ('tripDirector.addProfitCentre' = any (r.authorisations) or 'tripDirector.updateProfitCentre' = any (r.authorisations))
   and 'tripDirector.getProfitCentreManagers' <> all (r.authorisations);
alter table role_profile force row level security;
