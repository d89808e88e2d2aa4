-- Whoever keeps the books takes down receipts; whoever approves them writes debts off, until roles say otherwise. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getReceipts', 'tripDirector.getReceipt', 'tripDirector.getReceiptHistory', 'tripDirector.getReceiptItems', 'tripDirector.getReceiptSuggestion',
     'tripDirector.getReceiptLines', 'tripDirector.getReceiptProposals', 'tripDirector.getReceiptRules', 'tripDirector.getReceiptSettings']) a)
 where 'tripDirector.postTransaction' = any (r.authorisations) or 'tripDirector.approveTransaction' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postReceipt', 'tripDirector.assignReceipt', 'tripDirector.allocateReceipt', 'tripDirector.unallocateReceipt', 'tripDirector.reverseReceipt',
     'tripDirector.putReceiptPurpose', 'tripDirector.postReceiptCharge', 'tripDirector.recoverReceiptDebt', 'tripDirector.decideReceiptLine', 'tripDirector.undoReceiptLine',
     'tripDirector.matchReceiptLines', 'tripDirector.postReceiptRule', 'tripDirector.deleteReceiptRule', 'tripDirector.putReceiptPayer']) a)
 where 'tripDirector.postTransaction' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postReceiptRefund', 'tripDirector.writeOffReceiptRest', 'tripDirector.writeOffReceiptDebt', 'tripDirector.confirmReceiptDeposit',
     'tripDirector.putReceiptSettings', 'tripDirector.putReceiptTerm']) a)
 where 'tripDirector.approveTransaction' = any (r.authorisations);
alter table role_profile force row level security;
