-- A run compares with what the loads carry, which may be older than the clause of the day before.
alter table fuel_adjustment_load add column carried numeric(14, 4);
comment on column fuel_adjustment_load.carried is 'What fuel came to on the load when the run was calculated: per cent, or rand for one unit; empty where that was counted in another way.';
alter table fuel_adjustment_line add column carried_least numeric(14, 4), add column carried_most numeric(14, 4);
comment on column fuel_adjustment_line.carried_least is 'Of the loads that change, the least that fuel came to before; empty where none changes.';
comment on column fuel_adjustment_line.percent_before is 'What most of the loads that change carried; where none does, what the clause added on the day before.';
