-- What two centres were charged is never changed: a booking that was wrong is followed by a row that takes it back, once a
-- second person has agreed. The order is delivered again then, and can be mended and charged anew.
alter table company_order drop constraint company_order_status_check;
alter table company_order add constraint company_order_status_check check (status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'SENT',
  'IN_PROGRESS', 'AWAITING_PARTS', 'WORK_DONE', 'PART_RECEIVED', 'RECEIVED', 'ACCEPTED', 'FULFILLED', 'POSTED', 'REVERSAL_ASKED',
  'ON_HOLD', 'CLOSED', 'CANCELLED'));
alter table company_order
  add column reversal_reason text not null default '',
  add column reversal_asked_by text not null default '',
  add column reversal_asked_by_id uuid,
  add column reversal_asked_at timestamptz,
  add constraint company_order_reversal_asked check ((status = 'REVERSAL_ASKED') = (reversal_asked_at is not null));
comment on column company_order.reversal_reason is 'Why what was charged is to be taken back, while that waits for a second person.';
create index company_order_reversing on company_order (partition, kind, reversal_asked_at) where status = 'REVERSAL_ASKED';

alter table company_order_booking
  add column round int not null default 1 check (round > 0),
  add column reverses_id uuid,
  add column reason text not null default '',
  drop constraint company_order_booking_quantity_check,
  drop constraint company_order_booking_amount_check,
  add constraint company_order_booking_sign check (
    case when reverses_id is null then quantity > 0 and amount >= 0 else quantity < 0 and amount <= 0 and reason <> '' end),
  add constraint company_order_booking_reverses foreign key (partition, reverses_id) references company_order_booking (partition, id);
comment on column company_order_booking.round is 'How often the order was charged: a line is charged once a round.';
comment on column company_order_booking.reverses_id is 'The row that this one takes back, with the opposite quantity and amount.';
drop index company_order_booking_once;
create unique index company_order_booking_once on company_order_booking (partition, line_id, round) where reverses_id is null;
create unique index company_order_booking_reversed_once on company_order_booking (partition, reverses_id) where reverses_id is not null;

-- Whoever charges the centres may ask for it to be taken back.
alter table role_profile no force row level security;
update role_profile r
   set authorisations = r.authorisations || array['tripDirector.postInternalOrderReversal'], version = version + 1
 where 'tripDirector.bookInternalOrder' = any (r.authorisations)
   and 'tripDirector.postInternalOrderReversal' <> all (r.authorisations);
alter table role_profile force row level security;
