-- Documents with their versions and decisions; what a company asks of its applicants, and what it tells them.

create table document (
  id uuid primary key default uuidv7(),
  partition text not null,
  company_id uuid not null,
  lineage_id uuid not null,
  file_version int not null check (file_version > 0),
  superseded_at timestamptz,
  type text not null,
  subject_type text not null check (subject_type in ('supplier', 'customer', 'contractor')),
  subject_id uuid not null,
  subject_name text not null,
  owner_record_id uuid,
  blob_name text not null,
  file_name text not null,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'pending', 'approved', 'rejected')),
  issue_date date,
  expiry_date date,
  number text not null default '',
  issuer text not null default '',
  tags text[] not null default '{}',
  sensitivity text not null check (sensitivity in ('public', 'internal', 'personal', 'bank')),
  language text not null default 'en',
  uploaded_via text not null check (uploaded_via in ('link', 'staff', 'system')),
  uploaded_by text not null,
  uploaded_by_id uuid,
  uploaded_at timestamptz not null default now(),
  reviewed_by text,
  reviewed_at timestamptz,
  reject_reason text,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search text generated always as (lower(subject_name || ' ' || file_name || ' ' || number || ' ' || issuer)) stored,
  unique (partition, id),
  unique (partition, lineage_id, file_version),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, blob_name) references stored_file (partition, blob_name),
  check (expiry_date is null or issue_date is null or expiry_date >= issue_date)
);
comment on table document is 'Every file that says something about a supplier, a customer or a contractor, a row for each version of it.';
comment on column document.lineage_id is 'The first version; what replaces it carries on its lineage.';
comment on column document.superseded_at is 'Since when a newer version stands in its place. Expired and expiring follow from the date and are never stored.';
comment on column document.subject_name is 'As the lists show and search it; renamed with the record.';
comment on column document.owner_record_id is 'The record of another module that decides about it (a GIT certificate); without one it is decided here.';
comment on column document.uploaded_by_id is 'The member of staff, if it was one; they may not decide it.';
comment on column document.search is 'What the list is searched in, lower case.';
create unique index document_of_owner on document (partition, type, owner_record_id) where owner_record_id is not null;
create index document_of_subject on document (partition, subject_type, subject_id, type, superseded_at);
-- One order of the list each, so that a page is read and never sorted.
create index document_by_upload on document (partition, uploaded_at, id);
create index document_by_expiry on document (partition, expiry_date, id);
create index document_by_subject on document (partition, lower(subject_name), id);
create index document_by_status on document (partition, status, uploaded_at, id);
create index document_search on document using gin (partition, search gin_trgm_ops);
call isolate('document');
create policy lookup on document for select to haulway_lookup using (true);
grant select on document to haulway_lookup;
grant select, insert, update on document to haulway_app;

-- The documents that match, or null when they are more than that (see supplier_search).
create function document_search(pattern text, at_most int) returns uuid[] language plpgsql stable security definer set search_path = public as $$
declare found_ids uuid[];
begin
  execute 'select array_agg(id) from (select id from document where partition = $1 and search like $2 limit $3) matching'
     into found_ids using current_setting('app.partition', true), pattern, at_most + 1;
  if cardinality(found_ids) > at_most then return null; end if;
  return coalesce(found_ids, '{}');
end $$;
revoke all on function document_search(text, int) from public;
grant execute on function document_search(text, int) to haulway_app;
alter function document_search(text, int) owner to haulway_lookup;

-- Whom documents are asked of, one line each, whichever table they stand in. Read with the rights of the reader.
create view document_subject with (security_invoker = true) as
  select partition, company_id, 'supplier' as subject_type, id as subject_id, registered_name as name,
         account_number, case when is_transporter then '{}'::text[] else '{gitCertificate}'::text[] end as exempt
    from supplier where status <> 'deleted';
comment on view document_subject is 'exempt: the types that the rules do not ask of it; who carries nothing needs no GIT certificate.';
grant select on document_subject to haulway_app;

create table debtor_setting (
  company_id uuid not null,
  partition text not null,
  trade_references_min int not null default 0 check (trade_references_min between 0 and 4),
  directors_min int not null default 1 check (directors_min between 0 and 10),
  information_officer text not null default '',
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, company_id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table debtor_setting is 'What a company asks of its applicants, besides what stands with the company itself.';
comment on column debtor_setting.information_officer is 'Who answers questions about personal information (POPIA); named in the privacy notice.';
call isolate('debtor_setting');
grant select, insert, update on debtor_setting to haulway_app;

create table required_document (
  partition text not null,
  company_id uuid not null,
  subject_type text not null check (subject_type in ('supplier', 'customer', 'contractor')),
  code text not null,
  label text not null default '',
  is_mandatory boolean not null default true,
  max_age_months int check (max_age_months between 1 and 120),
  position int not null,
  primary key (partition, company_id, subject_type, code),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table required_document is 'The documents that a company wants of each supplier, customer and contractor.';
comment on column required_document.code is 'A type of document.';
comment on column required_document.label is 'What the company calls it; empty for the usual name.';
comment on column required_document.max_age_months is 'Older than this, by its date of issue, it counts as missing.';
call isolate('required_document');
grant select, insert, update, delete on required_document to haulway_app;

create table message_template (
  partition text not null,
  company_id uuid not null,
  event text not null,
  language text not null,
  subject text not null default '',
  body text not null,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, company_id, event, language),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table message_template is 'A company''s own words for a mail or an SMS, in place of the built-in ones. Merge fields stand in braces: {company}.';
comment on column message_template.body is 'Plain text; an empty line separates paragraphs.';
call isolate('message_template');
grant select, insert, update, delete on message_template to haulway_app;

-- Terms become versions that hold all languages, drafted before they are published; what was published stays as it was.
alter table company_terms rename to company_terms_by_language;
create table company_terms (
  id uuid primary key default uuidv7(),
  partition text not null,
  company_id uuid not null,
  kind text not null default 'terms' check (kind in ('terms', 'privacy')),
  purpose text not null check (purpose in ('supplier', 'customer', 'contractor')),
  version text not null,
  status text not null default 'draft' check (status in ('draft', 'published', 'retired')),
  bodies jsonb not null default '{}',
  created_by text not null,
  created_at timestamptz not null default now(),
  published_by text,
  published_at timestamptz,
  retired_at timestamptz,
  updated_at timestamptz not null default now(),
  lock_version int not null default 1,
  unique (partition, id),
  unique (partition, company_id, kind, purpose, version),
  foreign key (partition, company_id) references company (partition, id),
  check (status = 'draft' or (published_at is not null and bodies ? 'en'))
);
comment on table company_terms is 'Terms and privacy notices that applicants agree to. A published version is never edited, only followed by another.';
comment on column company_terms.version is 'What is stored with each acceptance.';
comment on column company_terms.bodies is 'Language → plain text; an empty line separates paragraphs.';
create unique index company_terms_in_force on company_terms (partition, company_id, kind, purpose) where status = 'published';
create index company_terms_newest on company_terms (partition, company_id, kind, purpose, created_at desc);
call isolate('company_terms');
grant select, insert, update, delete on company_terms to haulway_app;
create function refuse_published_change() returns trigger language plpgsql as $$ begin
  if old.status <> 'draft' and (tg_op = 'DELETE' or new.bodies is distinct from old.bodies or new.version <> old.version) then
    raise exception 'published terms are never edited';
  end if;
  return coalesce(new, old);
end $$;
create trigger published_terms_stay before update or delete on company_terms for each row execute function refuse_published_change();

-- The owner of the tables sees all partitions for as long as the rows move.
alter table company_terms_by_language no force row level security;
alter table company_terms no force row level security;
insert into company_terms (partition, company_id, purpose, version, status, bodies, created_by, created_at, published_by, published_at, retired_at)
select partition, company_id, purpose, version, case when place = 1 then 'published' else 'retired' end, bodies, '', published_at, '', published_at,
       case when place > 1 then now() end
  from (
    select old.*, row_number() over (partition by partition, company_id, purpose order by published_at desc) as place
      from (
        select partition, company_id, version, min(published_at) as published_at,
               case purpose when 'carrierregister' then 'supplier' when 'shipperregister' then 'customer' else 'contractor' end as purpose,
               -- A version that was never written in English is kept under it, so that there is always one text to fall back on.
               case when bool_or(language = 'en') then '{}'::jsonb else jsonb_build_object('en', min(body)) end || jsonb_object_agg(language, body) as bodies
          from company_terms_by_language
         where purpose in ('carrierregister', 'shipperregister', 'creditorapplicationform')
         group by 1, 2, 3, 5
      ) old
  ) ordered;
alter table company_terms force row level security;
drop table company_terms_by_language;

alter table git_certificate no force row level security;
alter table supplier no force row level security;
alter table document no force row level security;
insert into document (id, partition, company_id, lineage_id, file_version, superseded_at, type, subject_type, subject_id, subject_name,
  owner_record_id, blob_name, file_name, status, issue_date, expiry_date, number, issuer, sensitivity, uploaded_via, uploaded_by,
  uploaded_by_id, uploaded_at, reviewed_by, reviewed_at, reject_reason, updated_by)
select id, partition, company_id, first_value(id) over lineage, row_number() over lineage,
       case when status = 'superseded' then coalesce(decided_at, uploaded_at) end, 'gitCertificate', 'supplier', supplier_id, registered_name,
       certificate_id, blob_name, file_name,
       case when status <> 'superseded' then status when decided_at is null then 'submitted' else 'approved' end,
       cover_from, case when cover_to >= cover_from then cover_to end, policy_number, insurer, 'internal',
       case when uploaded_by_id is null then 'link' else 'staff' end, uploaded_by, uploaded_by_id, uploaded_at, decided_by, decided_at, reject_reason, ''
  from (
    select uuidv7() as id, g.id as certificate_id, g.partition, s.company_id, s.registered_name, g.supplier_id, g.status, g.blob_name,
           coalesce(g.file_name, 'document') as file_name, g.cover_from, g.cover_to, g.policy_number, g.insurer, g.uploaded_by,
           g.uploaded_by_id, g.uploaded_at, g.decided_by, g.decided_at, g.reject_reason
      from git_certificate g
      join supplier s on s.partition = g.partition and s.id = g.supplier_id
     where g.blob_name is not null
  ) certificate
window lineage as (partition by partition, supplier_id order by uploaded_at, certificate_id);
alter table git_certificate force row level security;
alter table supplier force row level security;
alter table document force row level security;
