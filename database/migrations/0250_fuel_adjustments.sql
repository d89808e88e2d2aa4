-- Runs that bring fuel into the prices of loads which are not invoiced yet: calculated, approved by a second person, applied,
-- and taken back. Every figure counts from the base price of its clause, never from an adjusted rate.

create table fuel_adjustment (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  run_no text not null,
  customer_id uuid,
  effective_from date not null,
  note text not null default '',
  status text not null default 'DRAFT' check (status in ('DRAFT', 'CALCULATED', 'APPROVED', 'APPLIED', 'REVERSED')),
  work text not null default '' check (work in ('', 'calculate', 'apply', 'reverse')),
  done int not null default 0 check (done >= 0),
  total int not null default 0 check (total >= 0),
  reached uuid,
  problem text not null default '',
  calculated_at timestamptz,
  edited_by uuid[] not null default '{}',
  submitted_by text,
  submitted_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  decision_reason text not null default '',
  applied_by text,
  applied_at timestamptz,
  reversed_by text,
  reversed_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table fuel_adjustment is 'Runs of fuel adjustments over the loads that are not invoiced, from a day on.';
comment on column fuel_adjustment.customer_id is 'Whose loads alone are looked at; empty: those of all customers.';
comment on column fuel_adjustment.effective_from is 'The first loading day that is looked at; prices of fuel are those of that day.';
comment on column fuel_adjustment.work is 'What a job is doing to it now; empty while nobody works on it.';
comment on column fuel_adjustment.reached is 'The last load that was looked at: a job that was killed goes on behind it.';
comment on column fuel_adjustment.problem is 'Code of the failure texts: why the work stopped.';
comment on column fuel_adjustment.edited_by is 'Staff who began, calculated or submitted it: they do not approve it.';
create unique index fuel_adjustment_no on fuel_adjustment (partition, run_no);
create index fuel_adjustment_by_day on fuel_adjustment (partition, effective_from, id);
create index fuel_adjustment_search on fuel_adjustment using gin (partition, search gin_trgm_ops);
create index fuel_adjustment_by_customer on fuel_adjustment (partition, customer_id) where customer_id is not null;
create index fuel_adjustment_by_company on fuel_adjustment (partition, company_id);
create index fuel_adjustment_waiting on fuel_adjustment (partition, submitted_at) where status = 'CALCULATED' and submitted_at is not null;
call isolate('fuel_adjustment');
create policy scope on fuel_adjustment as restrictive to haulway_app using ((select scope_is_everything()));
grant select, insert, update, delete on fuel_adjustment to haulway_app;

create table fuel_adjustment_line (
  partition text not null,
  id uuid not null default uuidv7(),
  adjustment_id uuid not null,
  customer_id uuid not null,
  clause_id uuid not null,
  base_price numeric(9, 4),
  weight_percent numeric(9, 4),
  price_before numeric(9, 4),
  price numeric(9, 4),
  price_from date,
  percent_before numeric(14, 4),
  percent numeric(14, 4),
  raw_percent numeric(14, 4),
  bound text not null default '' check (bound in ('', 'threshold', 'floor', 'cap')),
  rate_count int not null default 0,
  month_net bigint not null default 0,
  problem text not null default '',
  is_included boolean not null default true,
  letter text not null default '' check (letter in ('', 'applied', 'reversed')),
  letter_at timestamptz,
  letter_to text not null default '',
  primary key (partition, id),
  unique (partition, adjustment_id, customer_id, clause_id),
  foreign key (partition, adjustment_id) references fuel_adjustment (partition, id) on delete cascade,
  foreign key (partition, customer_id) references customer (partition, id),
  foreign key (partition, clause_id) references fuel_clause (partition, id)
);
comment on table fuel_adjustment_line is 'What a run does to one customer by one fuel clause.';
comment on column fuel_adjustment_line.price_before is 'Rand a litre on the day before the run begins.';
comment on column fuel_adjustment_line.percent is 'What the clause adds from the day on: per cent, or rand for one unit of a manual clause in money.';
comment on column fuel_adjustment_line.raw_percent is 'Before threshold, floor and cap.';
comment on column fuel_adjustment_line.month_net is 'Cents that the change makes on the loads of the 30 days before, without VAT.';
comment on column fuel_adjustment_line.problem is 'Code of the failure texts: what blocks the approval as long as the line is part of the run.';
comment on column fuel_adjustment_line.letter is 'The last letter that the customer got of this run; each is written once.';
create index fuel_adjustment_line_by_customer on fuel_adjustment_line (partition, customer_id);
create index fuel_adjustment_line_by_clause on fuel_adjustment_line (partition, clause_id);
call isolate('fuel_adjustment_line');
create policy scope on fuel_adjustment_line as restrictive to haulway_app using ((select scope_is_everything()));
grant select, insert, update, delete on fuel_adjustment_line to haulway_app;

create table fuel_adjustment_load (
  partition text not null,
  id uuid not null default uuidv7(),
  adjustment_id uuid not null,
  load_id uuid not null,
  customer_id uuid not null,
  clause_id uuid not null,
  fuel_before bigint not null,
  fuel_after bigint not null,
  sell_before bigint not null,
  sell_after bigint not null,
  buy_before bigint not null,
  buy_after bigint not null,
  left_out text not null default '',
  applied_at timestamptz,
  reversed_at timestamptz,
  charges_before jsonb,
  charges_after jsonb,
  primary key (partition, id),
  unique (partition, adjustment_id, load_id),
  foreign key (partition, adjustment_id) references fuel_adjustment (partition, id) on delete cascade,
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, customer_id) references customer (partition, id),
  foreign key (partition, clause_id) references fuel_clause (partition, id)
);
comment on table fuel_adjustment_load is 'What a run does to one load: cents before and after, without VAT.';
comment on column fuel_adjustment_load.left_out is 'Code of the failure texts: why the load keeps its price; empty where it changes.';
comment on column fuel_adjustment_load.charges_before is 'The rated charges that the run replaced, to put them back when it is reversed.';
comment on column fuel_adjustment_load.charges_after is 'The rated charges that the run wrote: only while they stand is it reversed.';
create index fuel_adjustment_load_by_load on fuel_adjustment_load (partition, load_id);
create index fuel_adjustment_load_by_customer on fuel_adjustment_load (partition, customer_id, adjustment_id);
create index fuel_adjustment_load_by_clause on fuel_adjustment_load (partition, clause_id);
call isolate('fuel_adjustment_load');
create policy scope on fuel_adjustment_load as restrictive to haulway_app using ((select scope_is_everything()));
grant select, insert, update, delete on fuel_adjustment_load to haulway_app;

-- The trail of runs is that of prices: for those who may see every party.
drop policy scope_of_prices on audit_entry;
create policy scope_of_prices on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or noun not in ('rate', 'fuelClause', 'rateZone', 'fuelAdjustment'));

-- Who captures rates makes runs; who approves rates decides them.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.postFuelAdjustment', 'tripDirector.calculateFuelAdjustment', 'tripDirector.putFuelAdjustmentLine', 'tripDirector.submitFuelAdjustment', 'tripDirector.deleteFuelAdjustment']) a)
 where 'tripDirector.postRate' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.approveFuelAdjustment', 'tripDirector.rejectFuelAdjustment', 'tripDirector.applyFuelAdjustment', 'tripDirector.reverseFuelAdjustment']) a)
 where 'tripDirector.approveRate' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.getFuelAdjustments', 'tripDirector.getFuelAdjustment', 'tripDirector.getFuelAdjustmentLoads', 'tripDirector.getFuelAdjustmentLetter', 'tripDirector.getFuelAdjustmentHistory']) a)
 where 'tripDirector.getRates' = any (r.authorisations);
alter table role_profile force row level security;
