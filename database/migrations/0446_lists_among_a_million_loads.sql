-- Lists of loads that read on and on among a million of them (decision 0140): each index has the rows of one list only, in
-- its order.

-- The chip "unbilled": the index of what a customer owes has another order, and a walk by time ran into the time limit.
create index load_unbilled_by_time on load (partition, load_at, id)
  where status in ('DELIVERED', 'CLOSED') and customer_billing in ('NOT_READY', 'READY', 'IN_REVIEW', 'ON_HOLD', 'SENT_BACK');
-- The filter "mine", with closed loads too.
create index load_by_creator on load (partition, created_by_id, load_at desc, id desc) where created_by_id is not null;
-- The filter by proofs that wait for somebody; those that are missing have an index (0410), and the rest is most loads.
create index load_with_proof_in_hand on load (partition, load_at, id) where pod_status in ('podSubmitted', 'WAIVED');
-- The chip "tender ends soon".
create index load_tender_ending on load (partition, tender_ends_at) where status = 'TENDERED' and tender_status = 'OPEN';
