-- The performance report reads the log books of a whole fleet: a month of it by its days, and fills in their order.

create index fleet_log_line_by_day on fleet_log_line (partition, day);
create index fleet_log_line_of_fills on fleet_log_line (partition, vehicle_id, ended_at, id) where kind = 'fuel';
