-- Whoever suspends or closes a customer does not reopen it alone: with it comes the credit limit that two people gave.
alter table customer add column standing_ended_by_id uuid;
comment on column customer.standing_ended_by_id is 'Who suspended or closed the customer; empty while it stands.';
