-- Scans that are mailed: which mailbox of a company is read, and which mails were read (decision 0109).

create table pod_mailbox (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  host text not null,
  port int not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'plain')),
  user_name text not null,
  password_sealed text not null,
  folder text not null default 'INBOX',
  is_active boolean not null default true,
  uid_validity bigint,
  last_uid bigint not null default 0,
  last_read_at timestamptz,
  problem text not null default '',
  failing_since timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  unique (partition, company_id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table pod_mailbox is 'The mailbox of a company to which scans of proofs of delivery are sent.';
comment on column pod_mailbox.uid_validity is 'Of the folder when it was last read (RFC 9051 §2.3.1.1); another one means that its numbers count anew.';
comment on column pod_mailbox.last_uid is 'Up to this mail everything is read.';
comment on column pod_mailbox.problem is 'Why it could not be read the last time: a code of the failure texts.';
call isolate('pod_mailbox');
grant select, insert, update on pod_mailbox to haulway_app;

create table pod_mail (
  partition text not null,
  mailbox_id uuid not null,
  uid_validity bigint not null,
  uid bigint not null,
  sender text not null default '',
  subject text not null default '',
  pod_ids uuid[] not null default '{}',
  refused text[] not null default '{}',
  read_at timestamptz not null,
  primary key (partition, mailbox_id, uid_validity, uid),
  foreign key (partition, mailbox_id) references pod_mailbox (partition, id)
);
comment on table pod_mail is 'Mails that were read, each once. Its row is written with the proofs that came of it.';
comment on column pod_mail.refused is 'Attachments that could not be taken: name and code.';
create index pod_mail_by_time on pod_mail (partition, mailbox_id, read_at);
call isolate('pod_mail');
grant select, insert on pod_mail to haulway_app;

alter table role_profile no force row level security;
-- Who keeps the settings of a company keeps this one too.
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.getPodMailbox', 'tripDirector.putPodMailbox', 'tripDirector.checkPodMailbox']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where 'tripDirector.putCompany' = any (r.authorisations);
alter table role_profile force row level security;
