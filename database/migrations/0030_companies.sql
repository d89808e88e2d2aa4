-- Companies as records that administrators keep: who answers there, when it was changed, how it is found.

alter table company
  add column designation text not null default '',
  add column logo_url text not null default '',
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column updated_by text not null default '',
  add column search text not null generated always as (search_key(name || ' ' || trade_name || ' ' || registration_number || ' ' || vat_number || ' ' || global_location_number)) stored;
comment on column company.designation is 'What the contact person is in the company.';
comment on column company.logo_url is 'https address of a picture; empty for none.';
comment on column company.search is 'What the list is searched in: search_key of the texts that one looks for.';
-- Spelled in other letters it would be taken for another company.
create unique index company_name_once on company (partition, lower(name));
create index company_by_name on company (partition, search_key(name), id);
create index company_by_update on company (partition, updated_at, id);
create index company_search on company using gin (partition, search gin_trgm_ops);
create index app_user_of_company on app_user (partition, company_id);
