-- The server key may be changed: what an older one has sealed is sealed anew (platform/server/sealing-anew.ts).

-- Of the server, not of a partition.
create table retired_key (
  id text primary key,
  hashing_sealed text not null,
  retired_at timestamptz not null default now()
);
comment on table retired_key is 'Server keys that open nothing any more. What is left of them checks hashes whose values nobody has: the audit trail, recovery codes.';
comment on column retired_key.hashing_sealed is 'The part of the key that hashes, under the key that seals now.';
grant select, insert, update on retired_key to haulway_app;

create function partitions_in_use() returns table (partition text) language sql stable security definer set search_path = public as $$
  select distinct c.partition from company c order by 1;
$$;
revoke all on function partitions_in_use() from public;
grant execute on function partitions_in_use() to haulway_app;
alter function partitions_in_use() owner to haulway_lookup;

grant update (signature_sealed) on contractor_signing to haulway_app;
grant update (id_number_sealed, id_number_index) on contractor_director to haulway_app;
