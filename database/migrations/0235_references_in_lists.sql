-- A record that names several others holds their ids in a column, and a trigger keeps a table of them for the foreign key.
-- Merging two places updated that table, which the server may not. The record itself is changed now, and names the place that
-- stays once.
create or replace function move_references(noun regclass, from_id uuid, to_id uuid, mover text)
returns table (referring text, field text, record_id uuid) language plpgsql as $$
declare
  reference record;
begin
  for reference in
    select found.referring, found.field, found.is_list,
           (select string_agg(', ' || case own.attname when 'version' then 'version = t.version + 1'
                                                       when 'updated_at' then 'updated_at = now()'
                                                       else 'updated_by = $3' end, '')
              from pg_attribute own
             where own.attrelid = found.referring and own.attname in ('version', 'updated_at', 'updated_by') and not own.attisdropped) as facts
      from (
        select coalesce(list.owner, c.conrelid)::regclass as referring,
               case when list.owner is null then a.attname else a.attname || 's' end as field,
               list.owner is not null as is_list
          from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
          -- The table of a list has no id: the record that it belongs to holds the list.
          left join lateral (
            select o.confrelid as owner from pg_constraint o
             where o.conrelid = c.conrelid and o.contype = 'f' and o.confdeltype = 'c' and o.oid <> c.oid
               and not exists (select from pg_attribute i where i.attrelid = c.conrelid and i.attname = 'id' and not i.attisdropped)
             limit 1) list on true
         where c.contype = 'f' and c.confrelid = noun and c.conrelid <> noun) found
  loop
    return query execute format(
      case when reference.is_list then
        'update %1$s t set %2$I = (select array_agg(d.id order by d.place) from (
             select u.id, min(u.place) as place from unnest(array_replace(t.%2$I, $1, $2)) with ordinality u (id, place) group by u.id) d)%3$s
          where t.partition = current_setting(''app.partition'', true) and t.%2$I @> array[$1]
          returning %4$L::text, %2$L::text, (to_jsonb(t) ->> ''id'')::uuid'
      else
        'update %1$s t set %2$I = $2%3$s where t.partition = current_setting(''app.partition'', true) and t.%2$I = $1
          returning %4$L::text, %2$L::text, (to_jsonb(t) ->> ''id'')::uuid'
      end,
      reference.referring, reference.field, coalesce(reference.facts, ''), reference.referring)
      using from_id, to_id, mover;
  end loop;
end $$;
