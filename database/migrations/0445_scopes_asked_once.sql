-- What hides records from who is limited (decision 0030) costs nobody else anything any more (decision 0140). A policy that
-- asks for another row carries the plan of that question, with that of the row's own policy, into every statement that names
-- the table: one for proofs of delivery came to some six hundred plans, made and set up at each call and never run for people
-- who see everything. The questions stay the same, in functions that are called only for those who are limited.

-- As the caller sees them: these functions run with the caller's own rights, so that the policies of the tables they read hold.
create function scope_suppliers() returns uuid[] language plpgsql stable parallel safe cost 1000 as $$
begin
  return array(select s.id from supplier s where s.partition = current_setting('app.partition', true));
end $$;
comment on function scope_suppliers() is 'The suppliers that the connection sees: asked once a statement, where its scope says something of suppliers.';

create function scope_customers() returns uuid[] language plpgsql stable parallel safe cost 1000 as $$
begin
  return array(select c.id from customer c where c.partition = current_setting('app.partition', true));
end $$;
comment on function scope_customers() is 'The customers that the connection sees: asked once a statement, where its scope says something of customers.';

create function scope_shows_load(of_load uuid) returns boolean language plpgsql stable parallel safe cost 500 as $$
begin
  return exists (select from load l where l.partition = current_setting('app.partition', true) and l.id = of_load);
end $$;
comment on function scope_shows_load(uuid) is 'Whether the connection sees a load. For rows that are sought by their load: few are asked about.';

create function scope_shows_pod(of_pod uuid) returns boolean language plpgsql stable parallel safe cost 500 as $$
begin
  return exists (select from pod p where p.partition = current_setting('app.partition', true) and p.id = of_pod);
end $$;
comment on function scope_shows_pod(uuid) is 'Whether the connection sees a proof of delivery.';

alter policy scope on load using (
  ((select scope_open('supplier')) or supplier_id = any ((select scope_suppliers())::uuid[]))
  and ((select scope_open('customer')) or customer_id = any ((select scope_customers())::uuid[]))
  and ((select scope_open('profitCentre')) or profit_centre_id = any ((select scope_ids('profitCentre'))::uuid[])));
alter policy scope on vehicle using (
  ((select scope_open('supplier')) or supplier_id is null or supplier_id = any ((select scope_suppliers())::uuid[]))
  and ((select scope_open('profitCentre')) or profit_centre_id = any ((select scope_ids('profitCentre'))::uuid[])));
alter policy scope on driver using (
  (select scope_open('supplier')) or supplier_id is null or supplier_id = any ((select scope_suppliers())::uuid[]));
alter policy scope on git_certificate using (
  (select scope_open('supplier')) or supplier_id = any ((select scope_suppliers())::uuid[]));

-- Rows of a load, or of a proof, that are sought by it. Events and proofs themselves are listed across loads: for those the
-- database asks for all loads at once, and goes on doing so.
do $$
declare child text;
begin
  foreach child in array array['stop', 'goods_line', 'load_charge', 'load_hold', 'load_override', 'load_rating', 'load_standing',
                               'resource_use', 'driver_trip', 'trip_device', 'trip_file', 'pod_pack'] loop
    execute format('alter policy scope on %I using ((select scope_is_everything()) or scope_shows_load(load_id))', child);
  end loop;
  foreach child in array array['pod_file', 'pod_reminder'] loop
    execute format('alter policy scope on %I using ((select scope_is_everything()) or scope_shows_pod(pod_id))', child);
  end loop;
end $$;
