-- Where somebody with the right went beyond what stands against a load, with the reason and what was at stake.

create table load_override (
  partition text not null,
  id uuid not null default uuidv7(),
  load_id uuid not null,
  supplier_id uuid,
  code text not null,
  reason text not null check (reason <> ''),
  stake bigint not null default 0,
  decided_by text not null,
  decided_by_id uuid,
  decided_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, supplier_id) references supplier (partition, id)
);
comment on table load_override is 'Exceptions from what a carrier must have, for one load and one supplier. Rows are neither changed nor deleted.';
comment on column load_override.supplier_id is 'Empty: the own fleet.';
comment on column load_override.stake is 'Cents that no insurance covers.';
create index load_override_of_load on load_override (partition, load_id);
call isolate('load_override');
create policy scope on load_override as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from load l where l.partition = load_override.partition and l.id = load_override.load_id));
grant select, insert on load_override to haulway_app;
