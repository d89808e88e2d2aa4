-- A company's own words replace the built-in texts one by one, so that what stands between them (a reason, a link) stays where it is.

drop table message_template;
create table message_text (
  partition text not null,
  company_id uuid not null,
  catalogue text not null,
  key text not null,
  language text not null,
  text text not null,
  updated_by text not null,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (partition, company_id, catalogue, key, language),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table message_text is 'A company''s own words for a text of a mail or an SMS. Merge fields stand in braces: {company}.';
comment on column message_text.catalogue is 'The texts that it belongs to: supplierMail.';
comment on column message_text.key is 'The built-in text that it replaces: inviteIntro.';
call isolate('message_text');
grant select, insert, update, delete on message_text to haulway_app;

-- Documents are searched as every long list is (0012_master_data.sql).
drop function document_search(text, int);
alter table document alter column search set expression as (search_key(subject_name || ' ' || file_name || ' ' || number || ' ' || issuer));
comment on column document.search is 'What the list is searched in: search_key of the texts that one looks for.';

alter table company add column if not exists credit_approval_threshold numeric(15, 2) not null default 250000
  check (credit_approval_threshold >= 0);
