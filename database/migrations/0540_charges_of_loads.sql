-- What a load costs is written through one function, and below it these rules hold for whoever writes (decision 0193).

-- An extra that somebody typed comes on top of a price and leaves it to its rate; free of charge is a decision with a reason.
do $$ begin
  execute (select 'alter table load_charge drop constraint load_charge_source_check, add constraint load_charge_source_check '
                  || replace(pg_get_constraintdef(oid), '''extra''::text', '''extra''::text, ''added''::text, ''free''::text')
             from pg_constraint where conname = 'load_charge_source_check');
end $$;
-- Typed beside a rate or an accepted offer it has been an extra all along.
alter table load_charge no force row level security;
update load_charge c set source = 'added'
 where c.source = 'typed' and exists (select from load_charge o where o.partition = c.partition and o.load_id = c.load_id
   and o.side = c.side and o.source in ('rate', 'tender'));
alter table load_charge force row level security;
alter table load
  add column sell_is_free boolean not null default false,
  add column buy_is_free boolean not null default false,
  add column delivery_ended_at timestamptz;
comment on column load.sell_is_free is 'Somebody decided that the customer pays nothing; an amount of 0 alone means that no price is agreed.';
comment on column load.buy_is_free is 'Somebody decided that the supplier gets nothing; an amount of 0 alone means that no price is agreed.';
comment on column load.delivery_ended_at is 'When the vehicle left its last delivery, or came there as long as it has not left.';
comment on column load.delivered_at is 'When its last delivery ended; of a load whose stops have no times, when somebody said that it was delivered.';

alter table load_standing add column buy_minutes int not null default 0 check (buy_minutes >= 0);
comment on column load_standing.buy_minutes is 'The same by what the price of the supplier leaves free.';
alter table load_standing no force row level security;
update load_standing set buy_minutes = minutes;
alter table load_standing force row level security;

alter table load no force row level security;
alter table stop no force row level security;
update load l set delivery_ended_at = s.ended
  from (select partition, load_id, max(coalesce(departed_at, arrived_at)) as ended
          from stop where type = 'delivery' group by partition, load_id) s
 where s.partition = l.partition and s.load_id = l.id and s.ended is not null;
alter table stop force row level security;
alter table load force row level security;

-- From the review of a draft invoice on, the charges of that side stay as they are; corrections are documents of their own.
create function charges_are_fixed(side text, customer_billing text, supplier_billing text) returns boolean
language sql immutable parallel safe as $$
  select case side when 'sell' then customer_billing in ('IN_REVIEW', 'INVOICED', 'PART_CREDITED', 'CREDITED')
                   else supplier_billing not in ('NOT_READY', 'EXPECTED') end
$$;
create function refuse_fixed_charges() returns trigger language plpgsql as $$
begin
  if exists (select from touched c join load l on l.partition = c.partition and l.id = c.load_id
              where charges_are_fixed(c.side, l.customer_billing, l.supplier_billing)) then
    raise exception 'the charges of an invoiced side stay' using errcode = 'check_violation', constraint = 'load_charge_fixed';
  end if;
  return null;
end $$;
create trigger load_charge_fixed_insert after insert on load_charge referencing new table as touched
  for each statement execute function refuse_fixed_charges();
create trigger load_charge_fixed_update after update on load_charge referencing old table as touched
  for each statement execute function refuse_fixed_charges();
create trigger load_charge_fixed_delete after delete on load_charge referencing old table as touched
  for each statement execute function refuse_fixed_charges();

-- What else an invoice is made of stays with it: who is billed, the numbers on it, and whose income it is.
create function refuse_fixed_load() returns trigger language plpgsql as $$
begin
  if charges_are_fixed('sell', old.customer_billing, old.supplier_billing)
     and charges_are_fixed('sell', new.customer_billing, new.supplier_billing)
     and (new.customer_id, new.bill_to_party_id, new.order_numbers, new.profit_centre_id, new.sell_net, new.sell_gross)
         is distinct from (old.customer_id, old.bill_to_party_id, old.order_numbers, old.profit_centre_id, old.sell_net, old.sell_gross)
  or charges_are_fixed('buy', old.customer_billing, old.supplier_billing)
     and charges_are_fixed('buy', new.customer_billing, new.supplier_billing)
     and (new.supplier_id, new.buy_net) is distinct from (old.supplier_id, old.buy_net) then
    raise exception 'an invoiced load keeps what its invoice says' using errcode = 'check_violation', constraint = 'load_invoiced';
  end if;
  return new;
end $$;
create trigger load_invoiced before update of customer_id, bill_to_party_id, order_numbers, profit_centre_id, sell_net, sell_gross,
  supplier_id, buy_net on load for each row
  when (old.customer_billing in ('IN_REVIEW', 'INVOICED', 'PART_CREDITED', 'CREDITED') or old.supplier_billing not in ('NOT_READY', 'EXPECTED'))
  execute function refuse_fixed_load();
