-- The audit trail as a chain (decision 0032): every entry gets a number and a keyed hash over itself and the entry before
-- it, so that one which was changed, removed or slipped in later is found, whoever did it.

create table audit_seal (
  partition text not null,
  entry_id bigint not null,
  number bigint,
  hash text,
  primary key (partition, entry_id),
  check ((number is null) = (hash is null))
);
comment on table audit_seal is 'The chain over the audit trail: one row an entry, written with it, numbered and hashed after its commit.';
comment on column audit_seal.number is 'Place in the chain of the partition, from 1 without gaps; empty until the next round of sealing.';
comment on column audit_seal.hash is 'HMAC-SHA-256 under the server key over the hash before, the number and the entry.';

-- What was written before there was a chain begins it. Who migrates need not be a superuser, so the wall is let down for it.
alter table audit_entry no force row level security;
insert into audit_seal (partition, entry_id) select partition, id from audit_entry;
alter table audit_entry force row level security;

create unique index audit_seal_number on audit_seal (partition, number) where number is not null;
create index audit_seal_waiting on audit_seal (partition, entry_id) where number is null;
call isolate('audit_seal');
create policy lookup on audit_seal for select to haulway_lookup using (true);
grant select on audit_seal to haulway_lookup;
grant select, insert, update (number, hash) on audit_seal to haulway_app;

create function refuse_new_seal() returns trigger language plpgsql as $$ begin raise exception 'a seal is set once'; end $$;
create trigger seal_is_set_once before update on audit_seal for each row when (old.number is not null) execute function refuse_new_seal();
create trigger seal_is_kept before delete or truncate on audit_seal for each statement execute function refuse_change();

create function await_seal() returns trigger language plpgsql as $$
begin
  insert into audit_seal (partition, entry_id) select partition, id from added;
  return null;
end $$;
create trigger audit_awaits_seal after insert on audit_entry referencing new table as added for each statement execute function await_seal();

create function audit_partitions_waiting() returns table (partition text)
language sql stable security definer set search_path = public as $$
  select distinct s.partition from audit_seal s where s.number is null
$$;
revoke all on function audit_partitions_waiting() from public;
grant execute on function audit_partitions_waiting() to haulway_app;
alter function audit_partitions_waiting() owner to haulway_lookup;
