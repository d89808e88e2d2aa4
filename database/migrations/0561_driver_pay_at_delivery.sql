-- Drivers are paid for what they delivered once its proof is in, and never less than nothing (decision 0199).
comment on table trip_pay is 'What a delivered load is worth to its drivers now, and how that came about. A run pays the difference to what was paid before.';
comment on column driver_pay_run.total is 'What it pays: the sum of its lines, without what is carried over or taken off.';

-- What a driver would get less than nothing is open, and is taken off by the runs that follow.
create table driver_pay_balance (
  partition text not null,
  id uuid not null default uuidv7(),
  run_id uuid not null,
  driver_id uuid not null,
  amount bigint not null check (amount <> 0),
  primary key (partition, id),
  unique (partition, run_id, driver_id),
  foreign key (partition, run_id) references driver_pay_run (partition, id),
  foreign key (partition, driver_id) references driver (partition, id)
);
comment on table driver_pay_balance is 'What a run carries over for a driver, or takes off. The sum over all runs is what is open, and it goes into the next run.';
comment on column driver_pay_balance.amount is 'Cents: below zero is carried over to the next runs, above zero is taken off for what earlier ones carried.';
create index driver_pay_balance_of_driver on driver_pay_balance (partition, driver_id);
call isolate('driver_pay_balance');
create policy scope on driver_pay_balance as restrictive to haulway_app using ((select scope_is_everything()));
grant select, insert, delete on driver_pay_balance to haulway_app;

-- A term that reaches days for which a run has paid the driver waits for a second person. The one that holds stays.
alter table driver_pay_term
  add column created_by_id uuid,
  add column waits boolean not null default false,
  add column agreed_by text not null default '',
  add column agreed_at timestamptz,
  drop constraint driver_pay_term_partition_driver_id_valid_from_key;
comment on column driver_pay_term.waits is 'It reaches days that were paid already, and a second person has not agreed to it: nobody is paid by it.';
create unique index driver_pay_term_once on driver_pay_term (partition, driver_id, valid_from) where not waits;
create unique index driver_pay_term_waits_once on driver_pay_term (partition, driver_id, valid_from) where waits;
