-- Renewals of goods-in-transit certificates that ask for themselves, and bank details by versions.

-- What is done once a day for each client, at its own midnight or morning.
create table daily_work (
  partition text not null,
  company_id uuid not null,
  work text not null,
  done_on date not null,
  primary key (partition, company_id, work),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table daily_work is 'The last day, in the client''s time zone, for which a daily task was done to its end.';
call isolate('daily_work');
grant select, insert, update on daily_work to haulway_app;

-- Daily work begins outside every partition: these are the clients to enter one by one.
create function client_companies() returns table (partition text, id uuid, time_zone text) language sql stable security definer set search_path = public as $$
  select partition, id, time_zone from company where is_client and is_active order by partition, id;
$$;
revoke all on function client_companies() from public;
grant execute on function client_companies() to haulway_app;
alter function client_companies() owner to haulway_lookup;

-- Who is asked for a new certificate; empty fields fall back to the supplier's own.
alter table supplier add column insurance_contact_name text not null default '';
alter table supplier add column insurance_contact_email text not null default '';
alter table supplier add column insurance_contact_mobile text not null default '';
comment on column supplier.insurance_contact_name is 'Who answers for the insurance, often a broker; empty means the supplier itself.';
comment on column supplier.insurance_contact_mobile is 'E.164. The one-time code of a renewal goes here.';

alter table git_certificate add column link_id uuid;
comment on column git_certificate.link_id is 'The renewal link through which it came.';

create table git_reminder (
  partition text not null,
  certificate_id uuid not null,
  days_before int not null,
  supplier_id uuid not null,
  link_id uuid,
  recipient text not null default '',
  problem text,
  sent_at timestamptz not null default now(),
  primary key (partition, certificate_id, days_before),
  foreign key (partition, certificate_id) references git_certificate (partition, id),
  foreign key (partition, supplier_id) references supplier (partition, id)
);
comment on table git_reminder is 'The steps of the ladder that were taken for a certificate. The key is what makes each of them happen once.';
comment on column git_reminder.days_before is 'Days before the last day of cover; -1 is the day after it.';
comment on column git_reminder.problem is 'Why nothing could be sent: a code of the failure texts.';
create index git_reminder_of_supplier on git_reminder (partition, supplier_id, sent_at);
call isolate('git_reminder');
grant select, insert on git_reminder to haulway_app;

-- Bank details of suppliers become those of any party, in versions with a state.
drop index supplier_bank_account;
drop index supplier_bank_current;
alter table supplier_bank rename to bank_version;
alter table bank_version rename constraint supplier_bank_pkey to bank_version_pkey;
alter table bank_version drop constraint supplier_bank_partition_supplier_id_fkey;
alter table bank_version rename column supplier_id to owner_id;
alter table bank_version add column owner_kind text not null default 'supplier';
alter table bank_version alter column owner_kind drop default;
alter table bank_version rename column is_current to status;
alter table bank_version alter column status drop default;
alter table bank_version alter column status type text using case when status then 'current' else 'replaced' end;
alter table bank_version add check (status in ('pending', 'current', 'replaced', 'rejected', 'withdrawn'));
alter table bank_version add column recorded_by_id uuid;
alter table bank_version add column decided_by text;
alter table bank_version add column decided_by_id uuid;
alter table bank_version add column decided_at timestamptz;
alter table bank_version add column reject_reason text;
alter table bank_version add column version int not null default 1;
comment on table bank_version is 'Bank details of suppliers and other parties, a row for each version: what was paid to is never overwritten.';
comment on column bank_version.owner_kind is 'The noun that it belongs to: supplier, customer.';
comment on column bank_version.status is 'pending: waits for a second person and is used nowhere. current: what is paid to. replaced: was current. withdrawn: a newer change took its place before it was decided.';
comment on column bank_version.recorded_by_id is 'The member of staff who changed it; they may not decide it. Empty for a change by link.';
comment on column bank_version.account_index is 'Keyed hash of the number without leading zeros, to find the same account at another party.';
create unique index bank_version_current on bank_version (partition, owner_kind, owner_id) where status = 'current';
create unique index bank_version_pending on bank_version (partition, owner_kind, owner_id) where status = 'pending';
create index bank_version_of_owner on bank_version (partition, owner_kind, owner_id, recorded_at);
create index bank_version_waiting on bank_version (partition, recorded_at) where status = 'pending';
create index bank_version_account on bank_version (partition, account_index) where status = 'current' and account_index is not null;
