-- Ready to be invoiced says the status of a delivered load while nothing is missing, and only then (decision 0133). What
-- was ready by its proofs alone is brought to the rule; what it lacks is named on its page.
alter table load no force row level security;
alter table customer no force row level security;
alter table load_hold no force row level security;
alter table inspection no force row level security;
update load l set customer_billing = 'NOT_READY'
 where l.status = 'DELIVERED' and l.customer_billing = 'READY'
   and (l.sell_net <= 0
     or (jsonb_array_length(l.order_numbers) = 0 and exists (select from customer c
          where c.partition = l.partition and c.id = l.customer_id and c.order_number_required))
     or exists (select from load_hold h
          where h.partition = l.partition and h.load_id = l.id and h.released_at is null and h.blocks_billing)
     or (l.load_inspection_required and not exists (select from inspection i
          where i.partition = l.partition and i.load_id = l.id and i.outcome <> 'FAIL' and i.decision <> 'AWAITED')));
alter table load force row level security;
alter table customer force row level security;
alter table load_hold force row level security;
alter table inspection force row level security;
