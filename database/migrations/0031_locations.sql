-- Locations: whose they are, which days differ from the week, what vehicles they take, and the other side of a border.

alter table location
  add column customer_id uuid,
  add column other_side_id uuid,
  add column hours_exceptions jsonb[] not null default '{}',
  add column max_length_m numeric(5, 2),
  add column max_height_m numeric(4, 2),
  add column max_mass_kg int,
  add column tail_lift_required boolean not null default false,
  add column forklift_available boolean not null default false,
  add column ppe_required boolean not null default false,
  add column side_loading_only boolean not null default false,
  add column quiet_at_night boolean not null default false,
  add check (other_side_id is null or type = 'borderPost'),
  add check (other_side_id <> id);
comment on column location.customer_id is 'The customer whose site it is; null where it is nobody''s or everybody''s.';
comment on column location.other_side_id is 'Of a border post, the post across the border. Each of the two names the other.';
comment on column location.hours_exceptions is 'Days that are not as the week: {from, until, everyYear, hours, note}, by the first day. Empty hours: closed.';
comment on column location.max_length_m is 'What the place takes at most: metres, metres, kilograms with the vehicle.';
comment on column location.tail_lift_required is 'Nothing there takes goods off the vehicle.';
comment on column location.quiet_at_night is 'No reversing alarm at night.';
alter table location add foreign key (partition, customer_id) references customer (partition, id);
alter table location add foreign key (partition, other_side_id) references location (partition, id);
create index location_customer on location (partition, customer_id, code) where customer_id is not null;
create unique index location_other_side on location (partition, other_side_id) where other_side_id is not null;

-- Lets everything that refers to one record refer to another of the same noun, and tells what that was. A record that has
-- a version gets the next one, so that whoever has it open learns of it. References within the noun are its own business.
create function move_references(noun regclass, from_id uuid, to_id uuid, mover text)
returns table (referring text, field text, record_id uuid) language plpgsql as $$
declare
  reference record;
begin
  for reference in
    select c.conrelid::regclass as referring, a.attname as field,
           (select string_agg(', ' || case own.attname when 'version' then 'version = t.version + 1'
                                                       when 'updated_at' then 'updated_at = now()'
                                                       else 'updated_by = $3' end, '')
              from pg_attribute own
             where own.attrelid = c.conrelid and own.attname in ('version', 'updated_at', 'updated_by') and not own.attisdropped) as facts
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
     where c.contype = 'f' and c.confrelid = noun and c.conrelid <> noun
  loop
    return query execute format(
      'update %s t set %I = $2%s where t.partition = current_setting(''app.partition'', true) and t.%2$I = $1
       returning %4$L::text, %2$L::text, (to_jsonb(t) ->> ''id'')::uuid',
      reference.referring, reference.field, coalesce(reference.facts, ''), reference.referring)
      using from_id, to_id, mover;
  end loop;
end $$;
comment on function move_references is 'Runs as its caller: row-level security and grants hold for every table that it writes to.';
grant execute on function move_references(regclass, uuid, uuid, text) to haulway_app;
