-- What carriers took for the same way before is asked for each load that is given away, among all loads that were carried.

create index load_by_way on load (partition, origin, destination, supplier_id, load_at desc)
  where supplier_id is not null and buy_net > 0;
