-- The table keeps what was open of each item on each day: what is owed as of any day is read from one table, and neither from
-- all allocations that there have ever been nor from items that were settled long ago (decision 0232).

create table open_item_span (
  partition text not null,
  item_id uuid not null,
  from_day date not null,
  until_day date not null default 'infinity' check (until_day > from_day),
  company_id uuid not null,
  party_kind text not null,
  party_id uuid not null,
  kind text not null,
  due_date date not null,
  currency text not null,
  open bigint not null check (open <> 0),
  base_open bigint not null,
  primary key (partition, item_id, from_day)
);
comment on table open_item_span is 'How much of an item was open from a day on, until another day on which that changed. Days on which nothing was open have no row. Written by the database alone.';
comment on column open_item_span.until_day is 'The first day on which something else was open; infinity while it is so.';
comment on column open_item_span.base_open is 'The same in the company''s own currency: what it was posted with, less what allocations settled of it there.';
create index open_item_span_of_day on open_item_span (partition, company_id, party_kind, until_day, from_day) include (party_id, due_date, kind, base_open);
create index open_item_span_of_party on open_item_span (partition, party_id, until_day) include (party_kind, company_id, due_date, base_open);
-- Sales of some days, by month.
create index open_item_by_day on open_item (partition, company_id, party_kind, posting_date) include (kind, base_amount, party_id);

call isolate('open_item_span');
create policy lookup on open_item_span to haulway_lookup using (true) with check (true);
grant select on open_item_span to haulway_app;
grant select, insert, delete on open_item_span to haulway_lookup;
create policy scope on open_item_span as restrictive for select to haulway_app using ((select scope_is_everything()));

create function write_open_spans(of_partition text, items uuid[]) returns void language sql security definer set search_path = public as $$
  delete from open_item_span s where s.partition = of_partition and s.item_id = any (items);
  insert into open_item_span (partition, item_id, from_day, until_day, company_id, party_kind, party_id, kind, due_date, currency, open, base_open)
  select partition, id, from_day, until_day, company_id, party_kind, party_id, kind, due_date, currency, open, base_open
    from (
      select i.*, m.day as from_day, lead(m.day, 1, 'infinity') over (partition by i.id order by m.day) as until_day,
             (i.amount + sum(m.moved) over (partition by i.id order by m.day))::bigint as open,
             (i.base_amount + sum(m.base_moved) over (partition by i.id order by m.day))::bigint as base_open
        from open_item i
       cross join lateral (
         select day, sum(moved) as moved, sum(base_moved) as base_moved from (
           select i.posting_date as day, 0::bigint as moved, 0::bigint as base_moved
           union all
           select a.day, case when a.undoes is null then -a.amount else a.amount end, case when a.undoes is null then -a.to_base else a.to_base end
             from allocation a where a.partition = i.partition and a.to_item = i.id
           union all
           select a.day, case when a.undoes is null then a.amount else -a.amount end, case when a.undoes is null then a.from_base else -a.from_base end
             from allocation a where a.partition = i.partition and a.from_item = i.id) moves
          group by day) m
       where i.partition = of_partition and i.id = any (items) and i.amount <> 0) days
   where open <> 0;
$$;
comment on function write_open_spans(text, uuid[]) is 'Writes anew what was open of some items on which days.';
alter function write_open_spans(text, uuid[]) owner to haulway_lookup;
revoke all on function write_open_spans(text, uuid[]) from public;

create function open_items_added() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into open_item_span (partition, item_id, from_day, company_id, party_kind, party_id, kind, due_date, currency, open, base_open)
  -- A difference of exchange is settled as it is posted: it is open on no day.
  select partition, id, posting_date, company_id, party_kind, party_id, kind, due_date, currency, amount, base_amount from added where amount <> 0;
  return null;
end $$;
alter function open_items_added() owner to haulway_lookup;
create trigger open_items_added after insert on open_item referencing new table as added
  for each statement execute function open_items_added();

-- Both sides of each allocation are locked by then, so that nobody else writes their spans meanwhile.
create function allocations_added() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform write_open_spans(a.partition, array_agg(distinct a.item))
     from (select partition, from_item as item from added union all select partition, to_item from added) a
    group by a.partition;
  return null;
end $$;
alter function allocations_added() owner to haulway_lookup;
create trigger allocations_added after insert on allocation referencing new table as added
  for each statement execute function allocations_added();

-- Items that are there already get their spans. The walls hold for the owner too, and the function works behind them.
do $$
declare each record;
begin
  alter table open_item no force row level security;
  for each in select partition, array_agg(id) as items from open_item group by partition loop
    perform write_open_spans(each.partition, each.items);
  end loop;
  alter table open_item force row level security;
end $$;
