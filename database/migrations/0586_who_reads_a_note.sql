-- Whoever writes a note says who reads it: only the company's own people, the carrier too, or the customer as well.
alter table load_event add column is_internal boolean not null default false;
alter table load_event add constraint load_event_readers check (not (is_internal and customer_visible));
comment on column load_event.is_internal is 'Its note is read by the company''s own people alone. The note of another event than a note is left out for others, and the event is not.';
create policy scope_of_notes on load_event as restrictive to haulway_app using (
  not is_internal or kind <> 'note' or (select scope_kind()) not in ('supplier', 'filter', 'customer'));
