-- The open board, with all that its chips and the policy of loads ask: counting those that are late reads the index instead
-- of twelve thousand rows.
drop index load_open;
create index load_open on load (partition, load_at, id)
  include (status, is_late, eta, next_due_at, supplier_id, customer_id, profit_centre_id)
  where status in ('DRAFT', 'READY', 'TENDERED', 'BOOKED', 'ASSIGNED', 'DISPATCHED', 'IN_TRANSIT');
