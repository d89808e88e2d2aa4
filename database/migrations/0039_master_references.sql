-- Fields that name several records of another noun, and what plain master data still lacked.

-- The row keeps the list of ids, so that it is read, written and audited like any other field. A table beside it, kept by
-- a trigger, holds them to records that exist, and tells those records that they are used.
create function keep_references() returns trigger language plpgsql as $$
declare
  field text := tg_argv[0];
  referring text := tg_argv[1];
  referred text := tg_argv[2];
begin
  execute format('delete from %I where partition = $1 and %I = $2', tg_table_name || '_' || field, referring) using new.partition, new.id;
  execute format('insert into %I (partition, %I, %I) select $1, $2, id::uuid from jsonb_array_elements_text($3) id', tg_table_name || '_' || field, referring, referred)
    using new.partition, new.id, to_jsonb(new) -> field;
  return null;
end $$;

create procedure master_references(noun regclass, field text, referred regclass) language plpgsql as $$
begin
  execute format('alter table %s add column %I uuid[] not null default ''{}''', noun, field);
  execute format('create table %1$s_%2$s (
    partition text not null,
    %1$s_id uuid not null,
    %3$s_id uuid not null,
    primary key (partition, %1$s_id, %3$s_id),
    foreign key (partition, %1$s_id) references %1$s (partition, id) on delete cascade,
    constraint %1$s_partition_%2$s_fkey foreign key (partition, %3$s_id) references %3$s (partition, id))', noun, field, referred);
  execute format('create index %1$s_%2$s_used on %1$s_%2$s (partition, %3$s_id)', noun, field, referred);
  execute format('comment on table %1$s_%2$s is %3$L', noun, field, format('What %s.%s names; kept by a trigger.', noun, field));
  execute format('call isolate(%L)', noun || '_' || field);
  execute format('grant select, insert, delete on %s_%s to haulway_app', noun, field);
  execute format('create trigger keep_%2$s after insert or update of %2$I on %1$s for each row execute function keep_references(%2$L, %3$L, %4$L)',
    noun, field, noun || '_id', referred || '_id');
end $$;

call master_references('commodity_type', 'packing_type_ids', 'packing_type');
comment on column commodity_type.packing_type_ids is 'What it is carried in; any packing where empty.';

call master_references('order_type', 'equipment_type_ids', 'equipment_type');
comment on column order_type.equipment_type_ids is 'What its loads may be planned for; any equipment where empty.';

alter table packing_type add column pallet_account text not null default '';
comment on column packing_type.pallet_account is 'Account with the pool or the owner, on which returnable units are counted.';

alter table profit_centre
  add column journal_account_buy text not null default '',
  add column journal_account_sell text not null default '',
  add column item_groups text[] not null default '{}';
comment on column profit_centre.journal_account_buy is 'Where its costs are posted unless the item says otherwise.';
comment on column profit_centre.item_groups is 'Groups of items that it may count; all where empty.';

-- As before, but what belongs to a record and goes with it is not a use of it.
create or replace function is_referenced(noun regclass, record_id uuid) returns boolean language plpgsql stable as $$
declare
  reference record;
  is_found boolean;
begin
  for reference in
    select c.conrelid::regclass as referring, a.attname as field
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
     where c.contype = 'f' and c.confrelid = noun and c.conrelid <> noun and c.confdeltype <> 'c'
  loop
    execute format('select exists (select from %s where partition = current_setting(''app.partition'', true) and %I = $1)', reference.referring, reference.field)
       into is_found using record_id;
    if is_found then return true; end if;
  end loop;
  return false;
end $$;
