-- What rates that nobody has approved yet would have made of the loads of some weeks: who would have paid how much more.

create table rate_simulation (
  partition text not null,
  id uuid not null default uuidv7(),
  rate_id uuid,
  change jsonb,
  title text not null,
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  status text not null default 'RUNNING' check (status in ('RUNNING', 'DONE', 'FAILED')),
  done int not null default 0,
  total int not null default 0,
  reached uuid,
  loads_changed int not null default 0,
  loads_typed int not null default 0,
  loads_unpriced int not null default 0,
  created_by text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (partition, id),
  foreign key (partition, rate_id) references rate (partition, id) on delete cascade,
  check (num_nonnulls(rate_id, change) = 1)
);
comment on table rate_simulation is 'Simulations of a draft rate, or of a percentage on many rates, over loads of the past.';
comment on column rate_simulation.change is 'The percentage and the rates that it reaches, as it was asked.';
comment on column rate_simulation.reached is 'The last load that was looked at: a job that was killed goes on behind it.';
comment on column rate_simulation.loads_unpriced is 'Loads that would have had no price by the change, and had one without it.';
create index rate_simulation_by_rate on rate_simulation (partition, rate_id) where rate_id is not null;
create index rate_simulation_by_time on rate_simulation (partition, created_at);
call isolate('rate_simulation');
create policy scope on rate_simulation as restrictive to haulway_app using ((select scope_is_everything()));
grant select, insert, update on rate_simulation to haulway_app;

create table rate_simulation_party (
  partition text not null,
  id uuid not null default uuidv7(),
  simulation_id uuid not null,
  side text not null check (side in ('sell', 'buy')),
  party_id uuid not null,
  loads int not null default 0,
  changed int not null default 0,
  before bigint not null default 0,
  after bigint not null default 0,
  primary key (partition, id),
  unique (partition, simulation_id, side, party_id),
  foreign key (partition, simulation_id) references rate_simulation (partition, id) on delete cascade
);
comment on table rate_simulation_party is 'What a customer would have paid, or a supplier would have got, in cents without VAT.';
call isolate('rate_simulation_party');
create policy scope on rate_simulation_party as restrictive to haulway_app using ((select scope_is_everything()));
grant select, insert, update on rate_simulation_party to haulway_app;

-- Who captures rates simulates them; who approves them reads what came of it.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.postRateSimulation']) a)
 where 'tripDirector.postRate' = any (r.authorisations) or 'tripDirector.approveRate' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.getRateSimulation']) a)
 where 'tripDirector.getRates' = any (r.authorisations);
alter table role_profile force row level security;
