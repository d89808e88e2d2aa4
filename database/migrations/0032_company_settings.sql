-- What a company says of itself: its logo, whom to ask, in which money, language and year it counts.

alter table company
  add column locale text not null default 'en-ZA' check (locale in ('en-ZA', 'af-ZA', 'pt-MZ', 'fr')),
  add column base_currency text not null default 'ZAR' check (base_currency ~ '^[A-Z]{3}$'),
  add column financial_year_start_month int not null default 3 check (financial_year_start_month between 1 and 12),
  add column default_vat_code text not null default 'standard' check (default_vat_code in ('standard', 'zeroRated', 'exempt', 'outOfScope')),
  add column email_sender text not null default '',
  add constraint company_brand_colour_check check (brand_colour ~ '^(#[0-9a-f]{6})?$');
comment on column company.locale is 'How its people read dates and amounts unless they choose another language.';
comment on column company.financial_year_start_month is 'First month of its financial year, 1 to 12.';
comment on column company.default_vat_code is 'What new items and lines start with.';
comment on column company.email_sender is 'Address that answers to its mails go to; empty for none.';
comment on column company.brand_colour is 'Shown on its public pages, #rrggbb; empty for none.';

create table company_logo (
  name text primary key check (name ~ '^[A-Za-z0-9_-]{43}$'),
  partition text not null,
  company_id uuid not null,
  content_type text not null check (content_type in ('image/png', 'image/jpeg')),
  size int not null,
  sha256 text not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null default now(),
  unique (partition, company_id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table company_logo is 'The picture of a company that everybody may see who knows its random name (docs/decisions/0028).';
call isolate('company_logo');
create policy lookup on company_logo for select to haulway_lookup using (true);
grant select on company_logo to haulway_lookup;
grant select, insert, delete on company_logo to haulway_app;

-- A page that shows a logo belongs to nobody who is known.
create function company_logo_find(wanted text) returns table (content_type text) language sql stable security definer set search_path = public as $$
  select content_type from company_logo where name = wanted;
$$;
revoke all on function company_logo_find(text) from public;
grant execute on function company_logo_find(text) to haulway_app;
alter function company_logo_find(text) owner to haulway_lookup;

-- Addresses elsewhere were never shown: pages fetch nothing from other hosts.
alter table company no force row level security;
update company set logo_url = '' where logo_url <> '';
alter table company force row level security;
comment on column company.logo_url is 'Address of the picture on this host, /logos/<company_logo.name>; empty for none.';
