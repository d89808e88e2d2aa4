-- The log book of the fleet (decision 0240): a line for each trip, slips of fuel and tolls, months that are locked with their
-- costs in the books, and the layouts of slip files. Amounts are whole cents.

create table fleet_slip_layout (
  partition text not null,
  id uuid not null default uuidv7(),
  name text not null check (name <> ''),
  provider text not null check (provider <> ''),
  columns jsonb not null check (jsonb_typeof(columns) = 'object'),
  decimal_mark text not null default '' check (decimal_mark in ('', ',', '.')),
  date_form text not null check (date_form in ('DMY', 'MDY', 'YMD')),
  is_active boolean not null default true,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  unique (partition, name)
);
comment on table fleet_slip_layout is 'How files of a provider of fuel cards are read: columns by their headings, the decimal mark, the form of dates.';
comment on column fleet_slip_layout.decimal_mark is 'Empty where nobody has said it: a figure that may be read in two ways is then refused.';

create table fleet_log_month (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  vehicle_id uuid not null,
  month date not null check (extract(day from month) = 1),
  lines int not null,
  amount bigint not null,
  journal_id uuid,
  locked_by text not null,
  locked_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, vehicle_id, month),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  foreign key (partition, journal_id) references journal (partition, id)
);
comment on table fleet_log_month is 'A month of a vehicle that is locked: its lines stay, its costs are in the books.';
comment on column fleet_log_month.amount is 'Costs that were posted.';
create index fleet_log_month_of_company on fleet_log_month (partition, company_id, month);
create index fleet_log_month_of_journal on fleet_log_month (partition, journal_id) where journal_id is not null;

create table fleet_log_line (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  vehicle_id uuid,
  kind text not null check (kind in ('trip', 'fuel', 'toll')),
  status text not null default 'OPEN' check (status in ('WAITING', 'OPEN', 'LOCKED', 'VOID')),
  month date not null check (extract(day from month) = 1),
  day date not null,
  started_at timestamptz,
  ended_at timestamptz not null,
  load_id uuid,
  driver_id uuid,
  from_place text not null default '',
  to_place text not null default '',
  purpose text not null default '' check (purpose in ('', 'load', 'empty', 'workshop', 'private', 'other')),
  start_km numeric(10, 1),
  end_km numeric(10, 1),
  km_source text not null default '' check (km_source in ('', 'odometer', 'distance', 'person')),
  stops int not null default 0,
  overnight boolean not null default false,
  litres numeric(9, 2),
  unit_price numeric(14, 4),
  amount bigint not null default 0,
  is_full boolean not null default false,
  odometer_km numeric(10, 1),
  place text not null default '',
  provider text not null default '',
  slip_number text not null default '',
  card text not null default '',
  flags jsonb not null default '[]' check (jsonb_typeof(flags) = 'array'),
  flags_accepted_by text not null default '',
  source text not null check (source in ('load', 'person', 'file')),
  remarks text not null default '',
  reverses_id uuid,
  is_reversed boolean not null default false,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, vehicle_id) references vehicle (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, driver_id) references driver (partition, id),
  foreign key (partition, reverses_id) references fleet_log_line (partition, id),
  check (status not in ('OPEN', 'LOCKED') or vehicle_id is not null),
  check (kind <> 'trip' or start_km is not null and end_km is not null and started_at is not null),
  check (kind <> 'trip' or reverses_id is not null or end_km >= start_km),
  check (kind <> 'fuel' or litres is not null)
);
comment on table fleet_log_line is 'A trip of a vehicle, or a slip of fuel or toll.';
comment on column fleet_log_line.month is 'The month in whose book it stands: that of its day, or a later one where that was locked.';
comment on column fleet_log_line.km_source is 'Where its kilometres come from: readings of the odometer, the distance of the load, or a person.';
comment on column fleet_log_line.amount is 'What the slip costs, with VAT that cannot be claimed; below zero in a reversing line.';
comment on column fleet_log_line.card is 'The number of the card as text: a spreadsheet shortens long numbers.';
comment on column fleet_log_line.flags is 'What does not fit: the tank, the price of the day, the amount. The month is not locked before somebody has accepted it.';
comment on column fleet_log_line.reverses_id is 'The locked line that it reverses.';
create index fleet_log_line_of_vehicle on fleet_log_line (partition, vehicle_id, month, ended_at);
create index fleet_log_line_chain on fleet_log_line (partition, vehicle_id, start_km) where kind = 'trip' and status <> 'VOID';
create unique index fleet_log_line_of_load on fleet_log_line (partition, load_id)
  where load_id is not null and kind = 'trip' and status <> 'VOID' and reverses_id is null and not is_reversed;
create unique index fleet_log_line_of_slip on fleet_log_line (partition, provider, slip_number)
  where slip_number <> '' and reverses_id is null and status <> 'VOID' and not is_reversed;
create unique index fleet_log_line_reversed_once on fleet_log_line (partition, reverses_id) where reverses_id is not null and status <> 'VOID';
create index fleet_log_line_waiting on fleet_log_line (partition, card) where status = 'WAITING';
create index fleet_log_line_of_driver on fleet_log_line (partition, driver_id) where driver_id is not null;
create index fleet_log_line_of_company on fleet_log_line (partition, company_id, month);

do $$
declare each text;
begin
  foreach each in array array['fleet_slip_layout', 'fleet_log_month', 'fleet_log_line'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive for select to haulway_app using ((select scope_is_everything()))', each);
  end loop;
  grant select, insert, update on fleet_slip_layout, fleet_log_line to haulway_app;
  grant select, insert on fleet_log_month to haulway_app;
end $$;

-- A locked line stays what it is: it is corrected by a line that reverses it.
create function fleet_log_line_stays() returns trigger language plpgsql as $$
begin
  if (new.vehicle_id, new.kind, new.status, new.month, new.day, new.start_km, new.end_km, new.litres, new.amount, new.purpose, new.load_id)
     is distinct from (old.vehicle_id, old.kind, old.status, old.month, old.day, old.start_km, old.end_km, old.litres, old.amount, old.purpose, old.load_id) then
    raise exception 'a locked line of the log book stays as it is' using errcode = 'check_violation', constraint = 'fleet_log_line_locked';
  end if;
  return new;
end $$;
create trigger fleet_log_line_stays before update on fleet_log_line
  for each row when (old.status = 'LOCKED') execute function fleet_log_line_stays();
