-- How long a vehicle may stand, and how the rest is counted, are terms of each company (decision 0193).
alter table company
  add column standing_free_minutes int not null default 120 check (standing_free_minutes between 0 and 1440),
  add column standing_step_minutes int not null default 15 check (standing_step_minutes between 1 and 240),
  add column standing_cap_hours int not null default 24 check (standing_cap_hours between 1 and 24);
comment on column company.standing_free_minutes is 'Minutes for which a vehicle stands for nothing, where neither the rate nor the place says so.';
comment on column company.standing_step_minutes is 'Standing time is counted up to whole steps of so many minutes.';
comment on column company.standing_cap_hours is 'At most so many hours are charged for each day by the clock of the company; 24 is no limit.';
