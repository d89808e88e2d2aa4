-- A revision that a second person has to look at waits beside the order and not in its place: what the supplier has stays in
-- force, and what comes of it is received (decision 0198). Orders whose raised revision waits or was rejected before this
-- migration stay as they are; they go on as drafts and submitted orders always did.
alter table company_order
  add column in_force text not null default '',
  add column proposal jsonb,
  add constraint company_order_in_force check ((in_force <> '') = (proposal is not null)),
  add constraint company_order_in_force_waits check (in_force = '' or status = 'SUBMITTED');
comment on column company_order.in_force is 'The state of the revision in force, while the next one waits for its decision; empty otherwise.';
comment on column company_order.proposal is 'The revision that waits: {columns, lines}, as they will stand in the row of the order and in its lines.';
create index company_order_in_force on company_order (partition, kind, in_force) where in_force <> '';

-- A movement keeps what it is worth, in the currency of its order. The price of an order may change after something came of
-- it; what was received and not invoiced at the end of a day that has passed does not follow it any more.
alter table company_order_movement
  add column net bigint,
  add column currency text,
  add column revision int check (revision > 0),
  drop constraint company_order_movement_check,
  drop constraint company_order_movement_quantity_check,
  add constraint company_order_movement_cause check (num_nonnulls(receipt_id, nullif(invoice_source, ''), revision) = 1),
  add constraint company_order_movement_quantity check ((quantity = 0) = (revision is not null));
comment on table company_order_movement is 'What was received of a line by a receipt, invoiced by a document, or valued anew by a revision; below zero where it was taken back. Only added to.';
comment on column company_order_movement.net is 'Cents by which it changes what is received and not invoiced: below zero for an invoice.';
comment on column company_order_movement.revision is 'The revision of the order whose price values anew what came and was not invoiced by then; null for receipts and invoices.';

-- Of movements before this migration nobody knows another price than the present one. Each takes its part of the line's
-- amount, which was rounded once, so that the parts add up to it.
alter table company_order_movement no force row level security;
alter table company_order_line no force row level security;
alter table company_order no force row level security;
update company_order_movement m set net = v.net, currency = v.currency
  from (select w.partition, w.id, w.currency, round(w.after * w.price * 100) - round(w.before * w.price * 100) as net
          from (select x.*, coalesce(lag(x.after) over (partition by x.partition, x.line_id order by x.moved_on, x.id), 0) as before
                  from (select e.partition, e.id, e.line_id, e.moved_on, l.price, o.currency,
                               sum(case when e.receipt_id is null then -e.quantity else e.quantity end)
                                 over (partition by e.partition, e.line_id order by e.moved_on, e.id) as after
                          from company_order_movement e
                          join company_order_line l on l.partition = e.partition and l.id = e.line_id
                          join company_order o on o.partition = e.partition and o.id = e.company_order_id) x) w) v
 where m.partition = v.partition and m.id = v.id;
alter table company_order_movement force row level security;
alter table company_order_line force row level security;
alter table company_order force row level security;
alter table company_order_movement
  alter column net set not null,
  alter column currency set not null;
