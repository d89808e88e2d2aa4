-- A clause that turns from per cent to money, or back: what it added until now is a figure of the other kind, and a letter
-- says both. A load says by which kind it carries its fuel.
alter table fuel_adjustment_line add column other_before numeric(14, 4);
comment on column fuel_adjustment_line.other_before is
  'What fuel added until now, where the clause counts in another way from the day on: money for one unit before per cent, or per cent before money.';

alter table fuel_adjustment_load add column is_carried_otherwise boolean not null default false;
comment on column fuel_adjustment_load.is_carried_otherwise is
  'What it carries is money for one unit before per cent, or per cent before money.';
