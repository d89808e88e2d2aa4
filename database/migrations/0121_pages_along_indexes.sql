-- A page of a list is chosen along the index of its order alone (decision 0058). For that an index has to hold what the
-- page is chosen by: the id, the state that lists are narrowed by, and who captured a party, which the wall of scopes reads.
-- Then the rows that a deep page passes over are not fetched.

do $$
declare list record;
begin
  for list in
    select * from (values
      ('supplier_by_name', 'supplier (partition, registered_key, id) include (status, captured_by_id) where status <> ''deleted'''),
      ('supplier_by_cover', 'supplier (partition, git_cover, id) include (status, captured_by_id) where status <> ''deleted'''),
      ('supplier_by_submission', 'supplier (partition, submitted_at, id) include (status, captured_by_id) where status <> ''deleted'''),
      ('supplier_by_vendor_number', 'supplier (partition, vendor_number, id) include (status, captured_by_id) where status <> ''deleted'''),
      ('supplier_by_cover_end', 'supplier (partition, cover_ends, id) include (status, is_transporter, cover, captured_by_id) where status <> ''deleted'''),
      ('customer_by_name', 'customer (partition, registered_key, id) include (status, is_live, captured_by_id)'),
      ('customer_by_submission', 'customer (partition, submitted_at, id) include (status, is_live, captured_by_id)'),
      ('customer_by_credit_limit', 'customer (partition, credit_limit, id) include (status, is_live, captured_by_id)'),
      ('customer_by_credit_required', 'customer (partition, credit_required, id) include (status, is_live, captured_by_id)'),
      ('customer_by_standing', 'customer (partition, standing, updated_at, id) include (captured_by_id) where standing is not null')
    ) named(index, definition)
  loop
    execute format('drop index %I', list.index);
    execute format('create index %I on %s', list.index, list.definition);
  end loop;
  for list in select c.relname as index, i.indrelid::regclass as noun from pg_class c join pg_index i on i.indexrelid = c.oid
    where c.relname = i.indrelid::regclass::text || '_code_once' and pg_get_indexdef(c.oid) like '%(partition, code)'
  loop
    execute format('drop index %I', list.index);
    execute format('create unique index %I on %s (partition, code) include (id, is_active)', list.index, list.noun);
  end loop;
end $$;

-- Few wait for a review among very many that do not: they are not sought among all others.
create index supplier_to_review on supplier (partition, updated_at, id) include (status, captured_by_id) where awaits_certificate_review;

create or replace procedure master_data(noun regclass, also_searched text[] default '{}') language plpgsql as $$
declare
  searched text := (select string_agg(format('%I', field), ' || '' '' || ') from unnest(array['code', 'name'] || also_searched) field);
begin
  execute format('alter table %s
    add column partition text not null,
    add column id uuid not null default uuidv7(),
    add column code text not null check (code <> '''' and code = upper(btrim(code))),
    add column name text not null check (name <> ''''),
    add column is_active boolean not null default true,
    add column created_by text not null,
    add column created_at timestamptz not null default now(),
    add column updated_by text not null,
    add column updated_at timestamptz not null default now(),
    add column version int not null default 1,
    add column search text not null generated always as (search_key(%s)) stored,
    add primary key (partition, id)', noun, searched);
  execute format('create unique index %s_code_once on %1$s (partition, code) include (id, is_active)', noun);
  execute format('create index %s_by_name on %1$s (partition, search_key(name), id)', noun);
  execute format('create index %s_by_update on %1$s (partition, updated_at, id)', noun);
  execute format('create index %s_inactive on %1$s (partition, code) where not is_active', noun);
  execute format('create index %s_search on %1$s using gin (partition, search gin_trgm_ops)', noun);
  execute format('comment on column %s.is_active is %L', noun, 'Records are never deleted: one that is not offered any more is deactivated.');
  execute format('call isolate(%L)', noun);
  execute format('create policy lookup on %s for select to haulway_lookup using (true)', noun);
  execute format('grant select on %s to haulway_lookup', noun);
  -- Deleted is only what an import made and nobody has touched since.
  execute format('grant select, insert, update, delete on %s to haulway_app', noun);
end $$;
