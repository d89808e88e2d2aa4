-- What the checks found of a party is written together, read together and taken away together: one row a party instead of one
-- a finding (decision 0171). Each row had its own entry of the index and its own look at the party for the foreign key.

create function are_findings(list jsonb) returns boolean language sql immutable parallel safe
return jsonb_typeof(list) = 'array'
  and not list @? '$[*] ? (@.type() != "object" || !(@.level == "W" || @.level == "I") || !(exists(@.path)) || !(exists(@.code)) || @.facts.type() != "object")';

create procedure join_findings(noun text) language plpgsql as $$
declare
  kept text := noun || '_finding';
  apart text := noun || '_finding_apart';
  owner text := noun || '_id';
begin
  execute format('alter table %I rename to %I', kept, apart);
  execute format('alter table %I rename constraint %I to %I', apart, kept || '_pkey', apart || '_pkey');
  execute format('create table %I (
    partition text not null,
    %I uuid not null,
    findings jsonb not null check (are_findings(findings)),
    primary key (partition, %I),
    foreign key (partition, %I) references %I (partition, id))', kept, owner, owner, owner, noun);
  -- Who migrates need not be a superuser, so the wall is let down for it.
  execute format('alter table %I no force row level security', apart);
  execute format('insert into %I (partition, %I, findings)
    select partition, %I, jsonb_agg(jsonb_build_object(''path'', path, ''level'', level, ''code'', code, ''facts'', facts) order by position)
      from %I group by partition, %I', kept, owner, owner, apart, owner);
  execute format('drop table %I', apart);
  -- Its name was taken until now.
  execute format('alter table %I rename constraint %I to %I', kept, format('%s_partition_%s_fkey1', kept, owner), format('%s_partition_%s_fkey', kept, owner));
  call isolate(kept::regclass);
  execute format('grant select, insert, delete, update (findings) on %I to haulway_app', kept);
  execute format('comment on table %I is ''What the checks found at the last submit or edit, for the staff who decide: one row a party, none where nothing was found.''', kept);
  execute format('comment on column %I.findings is ''In their order, each with path (of the field inside the record; empty for the whole), level (W or I), code and facts.''', kept);
end $$;

call join_findings('supplier');
call join_findings('customer');
call join_findings('contractor');
drop procedure join_findings(text);
