-- Whoever tells events of loads takes down incidents; whoever approves invoices of suppliers decides on claims, until roles say otherwise. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getVehicleIncidents', 'tripDirector.getVehicleIncident', 'tripDirector.getVehicleIncidentHistory', 'tripDirector.getVehicleIncidentFile',
     'tripDirector.getVehicleIncidentSheet', 'tripDirector.getVehicleIncidentSetting', 'tripDirector.postVehicleIncident', 'tripDirector.putVehicleIncident',
     'tripDirector.postVehicleIncidentFile', 'tripDirector.postVehicleIncidentNote', 'tripDirector.postVehicleIncidentAction', 'tripDirector.putVehicleIncidentAction',
     'tripDirector.putVehicleIncidentCall', 'tripDirector.triageVehicleIncident', 'tripDirector.investigateVehicleIncident', 'tripDirector.actOnVehicleIncident',
     'tripDirector.resolveVehicleIncident', 'tripDirector.mergeVehicleIncident', 'tripDirector.deleteVehicleIncident']) a)
 where 'tripDirector.postLoadEvent' = any (r.authorisations) and r.profile_set = 'PRIMARY';
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.closeVehicleIncident', 'tripDirector.reopenVehicleIncident', 'tripDirector.putVehicleIncidentSetting',
     'tripDirector.getClaims', 'tripDirector.getClaim', 'tripDirector.getClaimHistory', 'tripDirector.getClaimInvoices', 'tripDirector.postClaim', 'tripDirector.putClaim',
     'tripDirector.putClaimEvidence', 'tripDirector.submitClaim', 'tripDirector.acceptClaim', 'tripDirector.rejectClaim', 'tripDirector.deleteClaim',
     'tripDirector.reopenClaim', 'tripDirector.deductClaim', 'tripDirector.settleClaim', 'tripDirector.postClaimProposal']) a)
 where 'tripDirector.approvePurchaseInvoice' = any (r.authorisations) and r.profile_set = 'PRIMARY';
alter table role_profile force row level security;
