-- Lists: what a person keeps of one under a name, and a search of suppliers that sees through case, accents and marks.

create table saved_view (
  id uuid primary key default uuidv7(),
  partition text not null,
  company_id uuid not null,
  owner_id uuid not null,
  list text not null,
  name text not null,
  is_shared boolean not null default false,
  state jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, owner_id) references app_user (partition, id)
);
comment on table saved_view is 'A list as somebody wants to see it again; a shared one is seen by everybody of the company.';
comment on column saved_view.list is 'The id of the list screen.';
comment on column saved_view.state is 'Search, filters, order and columns; the screen leaves out what it does not offer any more.';
create unique index saved_view_name_once on saved_view (partition, owner_id, list, lower(name));
create index saved_view_of_list on saved_view (partition, company_id, list);
call isolate('saved_view');
grant select, insert, update, delete on saved_view to haulway_app;

alter table supplier alter column search set expression as (search_key(registered_name || ' ' || trade_name || ' ' || vendor_number || ' ' || account_number || ' ' || reg_no || ' ' || vat_no || ' ' || email || ' ' || cell_no || ' ' || (physical_address ->> 'city')));
comment on column supplier.search is 'What the list is searched in: search_key of the texts that one looks for.';
-- search_records does the same for any table.
drop function supplier_search(text, int);

-- The newest rows of all, archived ones too, tell how common a pattern is.
drop index supplier_by_update;
create index supplier_by_update on supplier (partition, updated_at, id)
  include (status, is_transporter, cover, awaits_certificate_review, company_id);
