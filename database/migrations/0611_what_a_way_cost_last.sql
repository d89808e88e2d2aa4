-- Choosers ask for the last price of each carrier on the same way, among all loads that were carried.

create index load_by_way on load (partition, origin, destination, supplier_id, load_at desc)
  where supplier_id is not null and buy_net > 0;
