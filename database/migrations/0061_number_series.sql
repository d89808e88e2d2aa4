-- Running numbers of a company (docs/decisions/0044). Two kinds: those that may have gaps are taken in a transaction of their
-- own; those without gaps are given by the database itself, at the commit of what they number.

create table number_series (
  partition text not null,
  company_id uuid not null,
  kind text not null,
  has_gaps boolean not null,
  next bigint not null check (next > 0),
  primary key (partition, company_id, kind),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table number_series is 'The next running number of a company, for each kind of record that is numbered.';
comment on column number_series.has_gaps is 'A number that was taken and not used is lost, and nobody waits for it.';
call isolate('number_series');
grant select, insert, update on number_series to haulway_app;

-- A number is taken by adding one. Anything else would give a number twice, or leave one out.
create function number_series_goes_on() returns trigger language plpgsql as $$
begin
  if new.next <> old.next + 1 or new.has_gaps <> old.has_gaps then
    raise exception 'a number series goes on by one' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger goes_on before update on number_series for each row execute function number_series_goes_on();

-- Takes the next number of a company; a series begins with 1 when its first number is taken.
create function take_number(of_partition text, of_company uuid, of_kind text, with_gaps boolean) returns bigint language sql as $$
  insert into number_series as s (partition, company_id, kind, has_gaps, next) values (of_partition, of_company, of_kind, with_gaps, 2)
  on conflict (partition, company_id, kind) do update set next = s.next + 1, has_gaps = with_gaps
  returning next - 1
$$;
revoke all on function take_number(text, uuid, text, boolean) from public;
grant execute on function take_number(text, uuid, text, boolean) to haulway_app;

-- Numbers a record when its transaction commits. What the transaction did to the record before is over by then, so that
-- nobody waits longer for the row of the series than the commit takes.
create function number_at_commit() returns trigger language plpgsql as $$
declare
  waits boolean;
begin
  execute format('select number is null and %I is not null from %s where partition = $1 and id = $2', tg_argv[1], tg_relid::regclass)
     into waits using new.partition, new.id;
  -- An earlier change of the same transaction has numbered it, or it is gone.
  if waits is not true then return null; end if;
  execute format('update %s set number = take_number(partition, company_id, $3, false) where partition = $1 and id = $2', tg_relid::regclass)
    using new.partition, new.id, tg_argv[0];
  return null;
end $$;

-- Once a record was numbered it keeps its number, and is not deleted: either would leave a gap.
create function keep_number() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.number is distinct from old.number then
    raise exception 'a number without gaps stays where it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Gives the records of a table numbers without gaps, a series for each company. The table has `partition`, `id` and
-- `company_id`; a record is numbered at the commit after which its column `since` is filled.
create procedure numbers_without_gaps(numbered regclass, kind text, since text) language plpgsql as $$
begin
  execute format('alter table %1$s add column number bigint, add constraint %1$s_number_once unique (partition, company_id, number)', numbered);
  execute format('comment on column %s.number is %L', numbered, 'Without gaps; given by the database at commit (numbers_without_gaps).');
  execute format('create constraint trigger number_at_commit after insert or update on %s deferrable initially deferred
    for each row when (new.number is null and new.%I is not null) execute function number_at_commit(%L, %L)', numbered, since, kind, since);
  execute format('create trigger keep_number before update or delete on %s
    for each row when (old.number is not null) execute function keep_number()', numbered);
end $$;
