-- Claims for goods that are short, damaged, lost or stolen (decision 0244). Amounts are whole cents.

create table claim (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  claim_no text not null check (claim_no <> ''),
  kind text not null check (kind in ('short', 'damage', 'loss', 'theft', 'other')),
  side text not null check (side in ('supplier', 'insurer', 'customer')),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'OPEN', 'ACCEPTED', 'REJECTED', 'SETTLED', 'WITHDRAWN')),
  supplier_id uuid,
  customer_id uuid,
  insurer text not null default '',
  reference text not null default '',
  load_id uuid,
  pod_id uuid,
  incident_id uuid,
  incident_no text not null default '',
  description text not null default '',
  currency text not null default 'ZAR' check (currency <> ''),
  amount bigint not null check (amount >= 0),
  reserve bigint not null default 0 check (reserve >= 0),
  accepted bigint check (accepted > 0),
  hand_in_by date,
  handed_in_on date,
  evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array'),
  outcome text not null default '',
  decided_by text,
  decided_at timestamptz,
  purchase_invoice_id uuid,
  proposal_id uuid,
  edited_by uuid[] not null default '{}',
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  unique (partition, company_id, claim_no),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, supplier_id) references supplier (partition, id),
  foreign key (partition, customer_id) references customer (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, pod_id) references pod (partition, id),
  foreign key (partition, purchase_invoice_id) references purchase_invoice (partition, id),
  foreign key (partition, proposal_id) references journal_proposal (partition, id),
  check (status not in ('ACCEPTED', 'SETTLED') or accepted is not null),
  check (purchase_invoice_id is null or side = 'supplier'),
  check (side <> 'supplier' or supplier_id is not null),
  check (side <> 'customer' or customer_id is not null)
);
comment on table claim is 'A claim against a supplier or an insurer, or by a customer.';
comment on column claim.reserve is 'Cents that we expect to bear ourselves while it is open.';
comment on column claim.accepted is 'Cents that were agreed on; null until somebody accepts it.';
comment on column claim.incident_no is 'Number of the incident from which it came, beside its id.';
comment on column claim.hand_in_by is 'Last day on which the other side takes it.';
comment on column claim.evidence is 'Papers that prove it: {code, isThere, note}. Those that are not there are missing.';
comment on column claim.edited_by is 'People who made or changed it: they do not accept it.';
comment on column claim.purchase_invoice_id is 'Invoice of the supplier from whose payment it was taken off.';
comment on column claim.proposal_id is 'Journal that was proposed for it.';
create index claim_by_update on claim (partition, updated_at desc, id desc);
create index claim_by_number on claim (partition, claim_no, id);
create index claim_by_deadline on claim (partition, hand_in_by, id);
create index claim_of_supplier on claim (partition, supplier_id) where supplier_id is not null;
create index claim_of_customer on claim (partition, customer_id) where customer_id is not null;
create index claim_of_load on claim (partition, load_id) where load_id is not null;
create unique index claim_of_pod on claim (partition, pod_id) where pod_id is not null and status <> 'WITHDRAWN';
create index claim_of_incident on claim (partition, incident_id) where incident_id is not null;
create index claim_of_purchase_invoice on claim (partition, purchase_invoice_id) where purchase_invoice_id is not null;
create index claim_of_proposal on claim (partition, proposal_id) where proposal_id is not null;
create index claim_search on claim using gin (partition, search gin_trgm_ops);

call isolate('claim');
create policy scope on claim as restrictive for select to haulway_app using ((select scope_is_everything()));
create policy lookup on claim to haulway_lookup using (true) with check (true);
grant select, insert, update on claim to haulway_app;
grant select on claim to haulway_lookup;
