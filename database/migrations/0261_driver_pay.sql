-- What drivers earn: the category of a driver from a day on, what each closed load is worth, and runs that pay it.
-- Amounts are whole cents.

create table driver_pay_term (
  partition text not null,
  id uuid not null default uuidv7(),
  driver_id uuid not null,
  category_id uuid,
  grade text not null default '',
  valid_from date not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, driver_id, valid_from),
  foreign key (partition, driver_id) references driver (partition, id),
  foreign key (partition, category_id) references driver_rate_category (partition, id)
);
comment on table driver_pay_term is 'By which category and grade a driver is paid from a day on, until the next row.';
comment on column driver_pay_term.grade is 'Of the council minimums; empty where none is checked.';
create index driver_pay_term_by_category on driver_pay_term (partition, category_id) where category_id is not null;

create table trip_pay (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  load_id uuid not null,
  driver_id uuid not null,
  co_driver_id uuid,
  day date not null,
  first_day date not null,
  last_day date not null,
  minutes int not null default 0 check (minutes >= 0),
  is_complete boolean not null,
  is_settled boolean not null default false,
  total bigint not null,
  trace jsonb not null check (jsonb_typeof(trace) = 'object'),
  load_version int not null,
  priced_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, load_id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, driver_id) references driver (partition, id),
  foreign key (partition, co_driver_id) references driver (partition, id)
);
comment on table trip_pay is 'What a closed load is worth to its drivers now, and how that came about. A run pays the difference to what was paid before.';
comment on column trip_pay.day is 'The loading day in the company''s zone: rates of this day hold.';
comment on column trip_pay.minutes is 'From the first arrival to the last departure.';
comment on column trip_pay.load_version is 'Of the load as it was priced; a later one is priced again.';
comment on column trip_pay.is_complete is 'Whether everything is known that the pay depends on. What is not complete is paid by no run.';
comment on column trip_pay.is_settled is 'Whether lines of runs add up to it. Set with the lines, in one transaction.';
create index trip_pay_open on trip_pay (partition, company_id, day, id) where not is_settled;
create index trip_pay_by_driver on trip_pay (partition, driver_id, day desc, id desc);
create index trip_pay_by_co_driver on trip_pay (partition, co_driver_id, day desc, id desc) where co_driver_id is not null;

create table trip_pay_unit (
  partition text not null,
  id uuid not null default uuidv7(),
  load_id uuid not null,
  component text not null,
  units numeric(14, 3) not null check (units >= 0),
  note text not null default '',
  typed_by text not null,
  typed_by_id uuid,
  typed_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, load_id, component),
  foreign key (partition, load_id) references load (partition, id)
);
comment on table trip_pay_unit is 'Units of a component that somebody typed for a load, in the place of those that follow from its events.';

create table driver_pay_run (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  run_number text not null check (run_number <> ''),
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  pay_day date not null,
  note text not null default '',
  total bigint not null default 0,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING', 'APPROVED', 'POSTED')),
  gathering_since timestamptz,
  gathered_at timestamptz,
  edited_by uuid[] not null default '{}',
  submitted_by text,
  submitted_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  decision_reason text not null default '',
  posted_by text,
  posted_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  unique (partition, company_id, run_number),
  foreign key (partition, company_id) references company (partition, id),
  constraint driver_pay_period exclude using gist (
    partition with =, company_id with =, daterange(period_from, period_to, '[]') with &&)
);
comment on table driver_pay_run is 'The pay of a company''s drivers for a period. Two runs of one company never share a day.';
comment on column driver_pay_run.total is 'The sum of its lines.';
comment on column driver_pay_run.gathering_since is 'Set while a job gathers its lines: what was priced before is priced again.';
comment on column driver_pay_run.gathered_at is 'When its lines were complete for the last time.';
comment on column driver_pay_run.edited_by is 'Who made it, gathered its lines or submitted it: they do not approve it.';
create index driver_pay_run_by_period on driver_pay_run (partition, period_to desc, id desc);
create index driver_pay_run_by_number on driver_pay_run (partition, run_number, id);
create index driver_pay_run_by_update on driver_pay_run (partition, updated_at desc, id desc);
create index driver_pay_run_waiting on driver_pay_run (partition, submitted_at) where status = 'PENDING';
create index driver_pay_run_search on driver_pay_run using gin (partition, search gin_trgm_ops);

create table driver_pay_line (
  partition text not null,
  id uuid not null default uuidv7(),
  run_id uuid not null,
  driver_id uuid not null,
  load_id uuid not null,
  component text not null,
  is_difference boolean not null default false,
  day date not null,
  units numeric(14, 3) not null,
  rate numeric(14, 4) not null,
  rate_code text not null default '',
  amount bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  unique (partition, run_id, load_id, driver_id, component),
  foreign key (partition, run_id) references driver_pay_run (partition, id),
  foreign key (partition, driver_id) references driver (partition, id),
  foreign key (partition, load_id) references load (partition, id)
);
comment on table driver_pay_line is 'One component of one load, paid to one driver by one run.';
comment on column driver_pay_line.component is 'Of the driver rates; minimum fills up to the least of a trip, coDriver moves the co-driver''s share.';
comment on column driver_pay_line.is_difference is 'An earlier run has paid for the load already: this is what has changed since.';
create index driver_pay_line_of_run on driver_pay_line (partition, run_id, driver_id, day, load_id);
create index driver_pay_line_of_load on driver_pay_line (partition, load_id);
create index driver_pay_line_of_driver on driver_pay_line (partition, driver_id, day desc, id desc);
create index driver_pay_line_search on driver_pay_line using gin (partition, search gin_trgm_ops);

create table driver_pay_statement (
  partition text not null,
  id uuid not null default uuidv7(),
  run_id uuid not null,
  driver_id uuid not null,
  sent_to text not null,
  sent_by text not null,
  sent_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, run_id, driver_id),
  foreign key (partition, run_id) references driver_pay_run (partition, id),
  foreign key (partition, driver_id) references driver (partition, id)
);
comment on table driver_pay_statement is 'Statements that were mailed: each driver gets that of a run once.';

-- What people earn is seen by nobody who is limited to some records.
do $$
declare child text;
begin
  foreach child in array array['driver_pay_term', 'trip_pay', 'trip_pay_unit', 'driver_pay_run', 'driver_pay_line', 'driver_pay_statement'] loop
    execute format('call isolate(%L)', child);
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', child);
    execute format('grant select, insert, update, delete on %s to haulway_app', child);
  end loop;
  foreach child in array array['driver_pay_run', 'driver_pay_line'] loop
    execute format('create policy lookup on %s for select to haulway_lookup using (true)', child);
    execute format('grant select on %s to haulway_lookup', child);
  end loop;
end $$;
create policy scope_of_pay on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or noun not in ('driverPay', 'tripPay', 'driverPayTerm'));

-- Who keeps the rates of drivers prepares their pay; who approves rates approves it. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getDriverPay', 'tripDirector.getDriverPayRun', 'tripDirector.getDriverPayLines', 'tripDirector.getDriverPayHistory',
     'tripDirector.getDriverPayOfLoad', 'tripDirector.getDriverPayOfDriver', 'tripDirector.getDriverPayStatement',
     'tripDirector.getDriverPayPeriod', 'tripDirector.postDriverPay', 'tripDirector.gatherDriverPay', 'tripDirector.submitDriverPay', 'tripDirector.closeDriverPay',
     'tripDirector.deleteDriverPay', 'tripDirector.sendDriverPayStatements', 'tripDirector.putDriverPayUnits',
     'tripDirector.postDriverPayTerm', 'tripDirector.deleteDriverPayTerm', 'tripDirector.getCouncilMinimums']) a)
 where 'tripDirector.putDriverRate' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getDriverPay', 'tripDirector.getDriverPayRun', 'tripDirector.getDriverPayLines', 'tripDirector.getDriverPayHistory',
     'tripDirector.approveDriverPay', 'tripDirector.rejectDriverPay', 'tripDirector.getCouncilMinimums']) a)
 where 'tripDirector.approveRate' = any (r.authorisations);
-- The administrator keeps the council's figures.
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getCouncilMinimums', 'tripDirector.postCouncilMinimum', 'tripDirector.putCouncilMinimum']) a)
 where 'tripDirector.putUserRole' = any (r.authorisations);
alter table role_profile force row level security;
