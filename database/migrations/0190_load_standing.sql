-- Standing time at a stop: what was approved becomes a charge, what was waived says why. Amounts are cents.
create table load_standing (
  partition text not null,
  load_id uuid not null,
  stop_id uuid not null,
  decision text not null check (decision in ('approved', 'waived')),
  minutes int not null check (minutes >= 0),
  sell_per_hour bigint not null default 0 check (sell_per_hour >= 0),
  buy_per_hour bigint not null default 0 check (buy_per_hour >= 0),
  reason text not null default '' check (decision = 'approved' or reason <> ''),
  decided_by text not null,
  decided_by_id uuid,
  decided_at timestamptz not null default now(),
  primary key (partition, stop_id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, stop_id) references stop (partition, id) on delete cascade
);
comment on table load_standing is 'What was decided on the standing time of a stop; one decision each, which a later one replaces.';
comment on column load_standing.minutes is 'Minutes beyond what is free, as they were when it was decided; times that are corrected later show that they differ.';
create index load_standing_of_load on load_standing (partition, load_id);
call isolate('load_standing');
create policy scope on load_standing as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from load l where l.partition = load_standing.partition and l.id = load_standing.load_id));
grant select, insert, update on load_standing to haulway_app;
