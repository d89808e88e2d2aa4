-- Loads that are booked again and again: a template, and the days for which it makes drafts ahead (decision 0111).

create table load_template (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  name text not null check (name <> ''),
  customer_id uuid not null,
  origin text not null default '',
  destination text not null default '',
  input jsonb not null check (jsonb_typeof(input) = 'object'),
  base_day date not null,
  weekdays int[] not null default '{}' check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  days_ahead int not null default 7 check (days_ahead between 0 and 28),
  is_active boolean not null default true,
  failed_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search text not null generated always as (search_key(name || ' ' || origin || ' ' || destination)) stored,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table load_template is 'A load to be booked again: what its form held, and for which days drafts of it are made ahead.';
comment on column load_template.input is 'The load as the form sends it, with its times on the base day.';
comment on column load_template.base_day is 'The day of its first window by the company''s clock: another day moves all its times by whole days.';
comment on column load_template.weekdays is 'ISO 8601: 1 is Monday. None: drafts are made only when somebody asks for one.';
comment on column load_template.failed_at is 'When a draft could not be made; empty again once one could.';
create unique index load_template_name_once on load_template (partition, company_id, lower(name));
create index load_template_by_customer on load_template (partition, customer_id);
create index load_template_search on load_template using gin (partition, search gin_trgm_ops);
call isolate('load_template');
-- It holds what the customer pays and what the supplier gets: who is limited sees none.
create policy scope on load_template as restrictive to haulway_app using ((select scope_is_everything()));
create policy lookup on load_template for select to haulway_lookup using (true);
grant select on load_template to haulway_lookup;
grant select, insert, update, delete on load_template to haulway_app;

create table load_template_draft (
  partition text not null,
  template_id uuid not null,
  day date not null,
  load_id uuid not null,
  primary key (partition, template_id, day),
  foreign key (partition, template_id) references load_template (partition, id) on delete cascade,
  foreign key (partition, load_id) references load (partition, id)
);
comment on table load_template_draft is 'The days for which a draft was made by itself: each once, also where somebody cancelled the draft.';
create index load_template_draft_of_load on load_template_draft (partition, load_id);
call isolate('load_template_draft');
create policy scope on load_template_draft as restrictive to haulway_app using ((select scope_is_everything()));
grant select, insert, delete on load_template_draft to haulway_app;

-- Who books loads works with templates too.
alter table role_profile no force row level security;
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.getLoadTemplates', 'tripDirector.getLoadTemplate',
           'tripDirector.postLoadTemplate', 'tripDirector.putLoadTemplate', 'tripDirector.deleteLoadTemplate',
           'tripDirector.postLoadFromTemplate']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where 'tripDirector.postLoad' = any (r.authorisations) and not 'tripDirector.getLoadTemplates' = any (r.authorisations);
alter table role_profile force row level security;
