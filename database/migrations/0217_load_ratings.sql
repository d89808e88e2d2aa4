-- How the price of each side of a load came about, as it was decided then. The newest row of a side counts.

create table load_rating (
  partition text not null,
  id uuid not null default uuidv7(),
  load_id uuid not null,
  side text not null check (side in ('sell', 'buy')),
  outcome text not null,
  rate_id uuid,
  trace jsonb not null check (jsonb_typeof(trace) = 'object'),
  total bigint not null,
  reason text not null default '',
  made_by text not null,
  made_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, rate_id) references rate (partition, id)
);
comment on table load_rating is 'Traces of prices: which rates fitted a load, which one won and why, and the arithmetic to the cent. Rows are neither changed nor deleted.';
comment on column load_rating.outcome is 'rate, payable, typed; or why there is no price.';
comment on column load_rating.reason is 'Why somebody put another amount in its place.';
create index load_rating_of_load on load_rating (partition, load_id, side, id desc);
create index load_rating_by_rate on load_rating (partition, rate_id, made_at) where rate_id is not null;
call isolate('load_rating');
create policy scope on load_rating as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from load l where l.partition = load_rating.partition and l.id = load_rating.load_id));
grant select, insert on load_rating to haulway_app;
