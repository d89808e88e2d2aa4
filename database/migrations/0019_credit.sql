-- Changes of credit limits: proposed, approved, accepted by the customer, and in effect from a day on.

alter table company add column credit_decrease_needs_acceptance boolean not null default true;
comment on column company.credit_decrease_needs_acceptance is 'Whether a lower credit limit waits for the customer''s acceptance, as a higher one always does.';

alter table credit_limit add column effective_until date check (effective_until >= effective_from);
comment on column credit_limit.effective_until is 'The last day of a temporary limit; null of one that lasts. In force is the newest that has begun and not ended.';

create table credit_change (
  id uuid primary key default uuidv7(),
  partition text not null,
  company_id uuid not null,
  customer_id uuid not null,
  kind text not null check (kind in ('increase', 'decrease', 'temporary')),
  current_limit numeric(15, 2) not null check (current_limit >= 0),
  new_limit numeric(15, 2) not null check (new_limit >= 0),
  insured_part numeric(15, 2) not null default 0 check (insured_part between 0 and new_limit),
  reason text not null,
  evidence_blob_name text,
  effective_from date not null,
  effective_until date check (effective_until >= effective_from),
  review_on date,
  recipient_name text not null default '',
  recipient_email text not null,
  recipient_mobile text not null default '',
  language text not null default 'en',
  status text not null check (status in ('DRAFT', 'PROPOSED', 'APPROVED_INTERNAL', 'REJECTED', 'SENT', 'accept', 'decline', 'EFFECTIVE', 'EXPIRED', 'CANCELLED')),
  is_open boolean generated always as (status in ('DRAFT', 'PROPOSED', 'APPROVED_INTERNAL', 'SENT', 'accept')) stored,
  needs_acceptance boolean not null default true,
  proposed_by text not null,
  proposed_by_id uuid,
  proposed_at timestamptz,
  edited_by uuid[] not null default '{}',
  approved_by text,
  approved_by_id uuid,
  approved_at timestamptz,
  decision_reason text not null default '',
  comment text not null default '',
  acknowledged_by text,
  acknowledged_at timestamptz,
  effective_at timestamptz,
  ended_at timestamptz,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check ((kind = 'temporary') = (effective_until is not null)),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table credit_change is 'A change of a customer''s credit limit, from the proposal to the day on which it takes effect. None is ever deleted.';
comment on column credit_change.current_limit is 'Rand, like the other amounts: the limit in force when it was proposed.';
comment on column credit_change.insured_part is 'What a credit insurer covers; the rest of the new limit is the client''s own risk.';
comment on column credit_change.evidence_blob_name is 'A document that supports the change.';
comment on column credit_change.effective_from is 'The day, in the client''s zone, at whose midnight an accepted change takes effect.';
comment on column credit_change.effective_until is 'The last day of a temporary limit.';
comment on column credit_change.recipient_email is 'Where the link goes; the one-time code goes to recipient_mobile.';
comment on column credit_change.needs_acceptance is 'Whether the customer has to accept; settled when it is approved.';
comment on column credit_change.edited_by is 'Staff who proposed or changed it; they may not approve it.';
comment on column credit_change.approved_by is 'The second person; null where the limit is not above the threshold of the client.';
comment on column credit_change.comment is 'What the customer said when it declined.';
comment on column credit_change.ended_at is 'When a temporary limit ended.';

create unique index credit_change_open_once on credit_change (partition, customer_id) where is_open;
create index credit_change_by_customer on credit_change (partition, customer_id, updated_at, id);
create index credit_change_by_update on credit_change (partition, updated_at, id);
create index credit_change_by_status on credit_change (partition, status, updated_at, id);
create index credit_change_by_new_limit on credit_change (partition, new_limit, id);
create index credit_change_by_start on credit_change (partition, effective_from, id);
create index credit_change_waiting on credit_change (partition, company_id) where status in ('SENT', 'accept', 'APPROVED_INTERNAL');
create index credit_change_to_end on credit_change (partition, company_id, effective_until)
  where status = 'EFFECTIVE' and effective_until is not null and ended_at is null;
call isolate('credit_change');
grant select, insert, update on credit_change to haulway_app;

-- The newest link of a record, also when it has ended.
create index link_of_subject on link (partition, kind, subject_id, created_at desc) where subject_id is not null;
