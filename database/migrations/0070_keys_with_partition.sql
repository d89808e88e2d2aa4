-- Every key begins with the partition (decision 0045). Each of these tables had a primary key of its id alone and often a
-- second unique key of partition and id beside it, for foreign keys. One key of both does the work of the two.
do $$
declare
  keyed record;
  reference record;
begin
  create temporary table reference_of_key on commit drop as
    select f.conrelid::regclass as referring, f.conname as name, pg_get_constraintdef(f.oid) as definition
      from pg_constraint f
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace
       and exists (select from pg_constraint k
                    where k.conrelid = f.confrelid and k.conindid = f.conindid and k.contype in ('p', 'u')
                      and pg_get_constraintdef(k.oid) in ('PRIMARY KEY (id)', 'UNIQUE (partition, id)'));

  for reference in select * from reference_of_key loop
    execute format('alter table %s drop constraint %I', reference.referring, reference.name);
  end loop;

  for keyed in
    select c.conrelid::regclass as noun, c.conname as name, (parse_ident(c.conrelid::regclass::text))[1] || '_pkey' as new_name,
           (select u.conname from pg_constraint u
             where u.conrelid = c.conrelid and u.contype = 'u' and pg_get_constraintdef(u.oid) = 'UNIQUE (partition, id)') as doubled
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attname = 'partition' and not a.attisdropped
     where c.contype = 'p' and c.connamespace = 'public'::regnamespace and pg_get_constraintdef(c.oid) = 'PRIMARY KEY (id)'
       -- Every process reads the events of all partitions in the order of their numbers.
       and c.conrelid <> 'change_event'::regclass
  loop
    execute format('alter table %s drop constraint %I', keyed.noun, keyed.name);
    if keyed.doubled is not null then
      execute format('alter table %s drop constraint %I', keyed.noun, keyed.doubled);
    end if;
    execute format('alter table %s add constraint %I primary key (partition, id)', keyed.noun, keyed.new_name);
  end loop;

  for reference in select * from reference_of_key loop
    execute format('alter table %s add constraint %I %s', reference.referring, reference.name, reference.definition);
  end loop;
end $$;

-- Tokens and random names are 256 random bits: two can never be the same, so an index finds them and no key has to compare
-- them over all partitions.
alter table link drop constraint link_token_hash_key;
create index link_by_token on link (token_hash);

drop index link_token_of_link;
alter table link_token drop constraint link_token_pkey, add primary key (partition, link_id, token_hash);
create index link_token_by_token on link_token (token_hash);

alter table reset_request drop constraint reset_request_token_hash_key;
create index reset_request_by_token on reset_request (token_hash);

alter table sign_in_challenge drop constraint sign_in_challenge_pkey, add primary key (partition, token_hash);
create index sign_in_challenge_by_token on sign_in_challenge (token_hash);

-- The person is signed in, so the partition is known.
alter table confirmation drop constraint confirmation_pkey, add primary key (partition, token_hash);

alter table file_token drop constraint file_token_pkey, add primary key (partition, token_hash, position);
create index file_token_by_token on file_token (token_hash);

alter table company_logo drop constraint company_logo_pkey, drop constraint company_logo_partition_company_id_key,
  add primary key (partition, company_id);
create index company_logo_by_name on company_logo (name);

-- Tables of master data are made with the same key.
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
  execute format('create unique index %s_code_once on %1$s (partition, code)', noun);
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
