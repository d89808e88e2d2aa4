-- The power of the engine limits what a combination may weigh (National Road Traffic Regulations, 2000, regulation 239 (2)).
alter table vehicle add column power_kw numeric(6, 1) check (power_kw > 0);
comment on column vehicle.power_kw is 'Net power of the engine in kilowatts; a combination may weigh 240 kg for each.';
