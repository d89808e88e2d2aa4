-- The least that a bargaining council lets drivers of a grade be paid. The figures are typed by the administrator; the product knows none.

create table council_minimum (
  unit text not null check (unit in ('hour', 'day', 'week', 'month')),
  amount numeric(12, 2) not null check (amount > 0),
  valid_from date not null,
  valid_to date,
  source text not null,
  check (valid_to >= valid_from)
);
comment on table council_minimum is 'The least pay of a grade for a unit of time, from which day on. A pay run warns where a driver gets less.';
comment on column council_minimum.amount is 'Rand for one hour, day, week or month.';
comment on column council_minimum.valid_to is 'The last day; empty while no end is known.';
comment on column council_minimum.source is 'Where the figure stands: the agreement or the notice.';
call master_data('council_minimum');
comment on column council_minimum.name is 'The grade, as the council calls it; drivers are given one of these.';
alter table council_minimum
  add constraint council_minimum_period exclude using gist (
    partition with =, lower(name) with =, daterange(valid_from, valid_to, '[]') with &&
  ) where (is_active);
