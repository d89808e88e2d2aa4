-- Orders: what the company buys from suppliers, has repaired in workshops, or asks of one of its own profit centres. A
-- document with lines (decision 0049), approved by a second person, sent, received in parts (decision 0100).

create table company_order (
  partition text not null,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('purchase', 'service', 'internal')),
  order_number text not null check (order_number <> ''),
  company_id uuid not null,
  order_type_id uuid not null,
  supplier_id uuid,
  performing_centre_id uuid,
  profit_centre_id uuid not null,
  requester_id uuid not null,
  vehicle_id uuid,
  load_id uuid,
  required_by date,
  deliver_to text not null default '',
  currency text not null default 'ZAR',
  terms text not null default '',
  note text not null default '',
  odometer_km int check (odometer_km >= 0),
  work_card text not null default '',
  warranty_until date,
  defects jsonb not null default '[]' check (jsonb_typeof(defects) = 'array'),
  quotes jsonb not null default '[]' check (jsonb_typeof(quotes) = 'array'),
  net bigint not null default 0 check (net >= 0),
  vat bigint not null default 0 check (vat >= 0),
  gross bigint not null default 0 check (gross = net + vat),
  revision int not null default 1 check (revision > 0),
  sent_revision int not null default 0 check (sent_revision between 0 and revision),
  approved_net bigint,
  approved_supplier_id uuid,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'SENT', 'IN_PROGRESS', 'AWAITING_PARTS',
    'WORK_DONE', 'PART_RECEIVED', 'RECEIVED', 'ACCEPTED', 'FULFILLED', 'POSTED', 'ON_HOLD', 'CLOSED', 'CANCELLED')),
  held_from text not null default '' check ((status = 'ON_HOLD') = (held_from <> '')),
  edited_by uuid[] not null default '{}',
  submitted_by text not null default '',
  submitted_at timestamptz,
  decided_by text not null default '',
  decided_at timestamptz,
  decision_reason text not null default '',
  sent_to text not null default '',
  sent_by text not null default '',
  sent_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, order_type_id) references order_type (partition, id),
  foreign key (partition, supplier_id) references supplier (partition, id),
  foreign key (partition, performing_centre_id) references profit_centre (partition, id),
  foreign key (partition, profit_centre_id) references profit_centre (partition, id),
  foreign key (partition, requester_id) references app_user (partition, id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  check (case kind when 'internal' then performing_centre_id is not null and supplier_id is null
    else supplier_id is not null and performing_centre_id is null end),
  check (kind <> 'service' or vehicle_id is not null),
  check (performing_centre_id <> profit_centre_id)
);
comment on table company_order is 'What the company orders: goods of a supplier, work of a workshop, or work of one of its own profit centres.';
comment on column company_order.order_number is 'The prefix of the order type and the next number of the company. Numbers may have gaps (decision 0044).';
comment on column company_order.profit_centre_id is 'Who asks, and pays unless a line says otherwise.';
comment on column company_order.performing_centre_id is 'Who does the work of an internal order.';
comment on column company_order.terms is 'When it is paid, as it is agreed with the supplier.';
comment on column company_order.note is 'For the supplier, printed on the order.';
comment on column company_order.odometer_km is 'Of the vehicle when the work was asked for.';
comment on column company_order.work_card is 'The number under which the workshop keeps the work.';
comment on column company_order.defects is 'What is to be repaired, and whether it was: [{id, text, isRepaired}].';
comment on column company_order.quotes is 'What suppliers offered: [{supplierName, amount, reference, blobName}], amounts in cents as texts.';
comment on column company_order.net is 'Cents in the currency of the order, as are vat and gross.';
comment on column company_order.revision is 'Raised when it is changed after it was sent.';
comment on column company_order.sent_revision is 'The revision that the supplier has; 0 while it has none.';
comment on column company_order.approved_net is 'What the last approval covered: a rise is measured from it, so that many small ones add up.';
comment on column company_order.approved_supplier_id is 'Whom the last approval was for.';
comment on column company_order.held_from is 'The state to which releasing leads.';
comment on column company_order.edited_by is 'Who asked for it, captured or changed it since it was last decided: they do not approve it.';

create unique index company_order_number_once on company_order (partition, company_id, order_number);
create index company_order_by_number on company_order (partition, kind, order_number, id);
create index company_order_by_update on company_order (partition, updated_at, id);
create index company_order_kind_by_update on company_order (partition, kind, updated_at, id);
create index company_order_by_day on company_order (partition, kind, required_by, id);
create index company_order_by_status on company_order (partition, kind, status, updated_at, id);
create index company_order_by_supplier on company_order (partition, supplier_id, updated_at, id) where supplier_id is not null;
create index company_order_by_centre on company_order (partition, profit_centre_id, updated_at, id);
create index company_order_by_performer on company_order (partition, performing_centre_id) where performing_centre_id is not null;
create index company_order_by_type on company_order (partition, order_type_id);
create index company_order_by_vehicle on company_order (partition, vehicle_id, updated_at, id) where vehicle_id is not null;
create index company_order_by_load on company_order (partition, load_id) where load_id is not null;
create index company_order_by_requester on company_order (partition, requester_id);
create index company_order_waiting on company_order (partition, kind, submitted_at) where status = 'SUBMITTED';
create index company_order_search on company_order using gin (partition, search gin_trgm_ops);
call isolate('company_order');
create policy lookup on company_order for select to haulway_lookup using (true);
grant select on company_order to haulway_lookup;
grant select, insert, update, delete on company_order to haulway_app;

create table company_order_line (
  item_master_id uuid not null,
  description text not null,
  quantity numeric(14, 3) not null check (quantity > 0),
  unit text not null,
  price numeric(14, 4) not null check (price >= 0),
  vat_code text not null check (vat_code in ('standard', 'zeroRated', 'exempt', 'outOfScope')),
  profit_centre_id uuid not null,
  account text not null default '',
  net bigint not null check (net >= 0),
  quantity_received numeric(14, 3) not null default 0 check (quantity_received >= 0),
  quantity_invoiced numeric(14, 3) not null default 0 check (quantity_invoiced >= 0)
);
call document_lines('company_order');
alter table company_order_line
  add foreign key (partition, item_master_id) references item_master (partition, id),
  add foreign key (partition, profit_centre_id) references profit_centre (partition, id);
comment on table company_order_line is 'What is ordered. What was received and invoiced of it follows its receipts and invoices, and is changed with them alone.';
comment on column company_order_line.account is 'The journal account of the item, else of the centre; empty while neither has one.';
comment on column company_order_line.net is 'Cents: quantity times price, rounded once.';
create index company_order_line_by_item on company_order_line (partition, item_master_id);
create index company_order_line_by_centre on company_order_line (partition, profit_centre_id);
create index company_order_line_open on company_order_line (partition, company_order_id) where quantity_received > quantity_invoiced;

-- What came of an order, and when. A wrong receipt is taken back by another one; neither is changed.
create table company_order_receipt (
  partition text not null,
  id uuid not null default uuidv7(),
  company_order_id uuid not null,
  received_on date not null,
  delivery_note text not null default '',
  note text not null default '',
  reverses_id uuid,
  received_by text not null,
  received_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, company_order_id) references company_order (partition, id),
  foreign key (partition, reverses_id) references company_order_receipt (partition, id)
);
comment on table company_order_receipt is 'A delivery against an order, or the taking back of one. Rows are neither changed nor deleted: the server may not.';
comment on column company_order_receipt.delivery_note is 'The supplier''s number of the delivery.';
create index company_order_receipt_of on company_order_receipt (partition, company_order_id, received_at);
create unique index company_order_receipt_reversed_once on company_order_receipt (partition, reverses_id) where reverses_id is not null;
call isolate('company_order_receipt');
grant select, insert on company_order_receipt to haulway_app;

-- Every change of what was received or invoiced of a line, by its day: what was received and not invoiced is known for any day.
create table company_order_movement (
  partition text not null,
  id uuid not null default uuidv7(),
  company_order_id uuid not null,
  line_id uuid not null,
  receipt_id uuid,
  invoice_source text not null default '',
  quantity numeric(14, 3) not null check (quantity <> 0),
  moved_on date not null,
  primary key (partition, id),
  foreign key (partition, company_order_id) references company_order (partition, id),
  foreign key (partition, line_id) references company_order_line (partition, id),
  foreign key (partition, receipt_id) references company_order_receipt (partition, id),
  check ((receipt_id is null) = (invoice_source <> ''))
);
comment on table company_order_movement is 'What was received of a line by a receipt, or invoiced by a document; negative where it was taken back. Only added to.';
comment on column company_order_movement.invoice_source is 'The document that invoices it, by kind and id; one document moves a line once.';
create index company_order_movement_of_line on company_order_movement (partition, line_id, moved_on);
create index company_order_movement_of on company_order_movement (partition, company_order_id);
create index company_order_movement_by_receipt on company_order_movement (partition, receipt_id) where receipt_id is not null;
create unique index company_order_movement_once on company_order_movement (partition, line_id, invoice_source) where invoice_source <> '';
call isolate('company_order_movement');
grant select, insert on company_order_movement to haulway_app;

-- An order follows the limits on its supplier and on its centres. Where somebody is limited to suppliers, an order of no
-- supplier is out of reach.
create policy scope on company_order as restrictive to haulway_app using (
  ((select scope_open('supplier')) or exists (select from supplier s where s.partition = company_order.partition and s.id = supplier_id))
  and ((select scope_open('profitCentre')) or profit_centre_id = any ((select scope_ids('profitCentre'))::uuid[])
    or performing_centre_id = any ((select scope_ids('profitCentre'))::uuid[])));
do $$
declare child text;
begin
  foreach child in array array['company_order_line', 'company_order_revision', 'company_order_receipt', 'company_order_movement'] loop
    execute format('create policy scope on %1$s as restrictive to haulway_app using (
      (select scope_is_everything()) or exists (select from company_order o where o.partition = %1$s.partition and o.id = %1$s.company_order_id))', child);
  end loop;
end $$;
create function scope_hides_order(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from company_order o
    where o.partition = current_setting('app.partition', true) and o.id = record
      and (not scope_open('supplier') and (o.supplier_id is null or scope_hides_party(o.supplier_id))
        or not scope_open('profitCentre')
          and (o.profit_centre_id = any (scope_ids('profitCentre')) or o.performing_centre_id = any (scope_ids('profitCentre'))) is not true));
$$;
comment on function scope_hides_order(uuid) is 'Whether a record is an order outside the scope of the connection.';
revoke all on function scope_hides_order(uuid) from public;
grant execute on function scope_hides_order(uuid) to haulway_app, haulway_lookup;
alter function scope_hides_order(uuid) owner to haulway_lookup;
do $$ begin
  execute replace(pg_get_functiondef('scope_hides(uuid)'::regprocedure), 'or scope_hides_load(record)',
    'or scope_hides_load(record) or scope_hides_order(record)');
end $$;
