-- Roles that keep order types look after orders too; roles that approve rates decide on orders.
alter table role_profile no force row level security;
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.getPurchaseOrders', 'tripDirector.getPurchaseOrderCounts',
           'tripDirector.getPurchaseOrder', 'tripDirector.getPurchaseOrderHistory', 'tripDirector.getPurchaseOrderPaper',
           'tripDirector.getPurchaseOrderFile', 'tripDirector.postPurchaseOrder', 'tripDirector.putPurchaseOrder',
           'tripDirector.deletePurchaseOrder', 'tripDirector.submitPurchaseOrder', 'tripDirector.sendPurchaseOrder',
           'tripDirector.receivePurchaseOrder', 'tripDirector.undoPurchaseOrderReceipt', 'tripDirector.holdPurchaseOrder',
           'tripDirector.releasePurchaseOrder', 'tripDirector.closePurchaseOrder', 'tripDirector.cancelPurchaseOrder',
           'tripDirector.postPurchaseOrderFile', 'tripDirector.getOrderAccruals']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where 'tripDirector.createOrderType' = any (r.authorisations);
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.getPurchaseOrders', 'tripDirector.getPurchaseOrderCounts',
           'tripDirector.getPurchaseOrder', 'tripDirector.getPurchaseOrderHistory', 'tripDirector.getPurchaseOrderPaper',
           'tripDirector.getPurchaseOrderFile', 'tripDirector.approvePurchaseOrder', 'tripDirector.rejectPurchaseOrder']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where 'tripDirector.approveRate' = any (r.authorisations);
alter table role_profile force row level security;
