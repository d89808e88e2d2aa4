-- The last reading that counts. Whoever may see the vehicle may see what it has run, also where its readings are closed to them.
create function odometer_last(of_vehicle uuid) returns table (km numeric, at timestamptz) language sql stable security definer set search_path = public as $$
  select r.km, r.at from odometer_reading r
   where r.partition = current_setting('app.partition', true) and r.vehicle_id = of_vehicle and r.doubt = '' and r.withdrawn_at is null
   order by r.at desc, r.km desc limit 1
$$;
comment on function odometer_last(uuid) is 'The last reading of a vehicle that counts.';
do $$
begin
  revoke all on function odometer_last(uuid) from public;
  grant execute on function odometer_last(uuid) to haulway_app;
  alter function odometer_last(uuid) owner to haulway_lookup;
end $$;
