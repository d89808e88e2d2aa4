-- The trigger below looks up each load by its key. As a join it was planned once for each connection, and where the first
-- statement touched many charges, every later one read all loads.
create or replace function refuse_fixed_charges() returns trigger language plpgsql as $$
begin
  if exists (select from touched c
              where (select charges_are_fixed(c.side, l.customer_billing, l.supplier_billing)
                       from load l where l.partition = c.partition and l.id = c.load_id)) then
    raise exception 'the charges of an invoiced side stay' using errcode = 'check_violation', constraint = 'load_charge_fixed';
  end if;
  return null;
end $$;
