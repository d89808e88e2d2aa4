-- An invoice whose load is not proven, or whose carrier was not covered on the day of loading, is held alone (decision 0250): the other
-- invoices of its supplier go out. Until now a run held a supplier whole or not at all.

alter table payment drop constraint payment_partition_run_id_supplier_id_key;
alter table payment add column item_id uuid;
alter table payment add column hold_day date;
alter table payment add foreign key (partition, item_id) references open_item (partition, id);
alter table payment drop constraint payment_hold_check;
alter table payment add constraint payment_hold_check check (hold in ('', 'takenOut', 'supplierBlocked', 'bankMissing', 'bankHeld', 'bankChanged', 'creditLeft',
  'podMissing', 'coverEnded'));
alter table payment add constraint payment_held_item_check check (item_id is null or hold in ('podMissing', 'coverEnded'));
create unique index payment_once on payment (partition, run_id, supplier_id, item_id) nulls not distinct;
create index payment_of_item on payment (partition, item_id) where item_id is not null;
comment on column payment.item_id is 'The invoice that is held alone; null where the row is what the run does for the supplier.';
comment on column payment.hold_day is 'The day of loading on which no cover was in force.';
