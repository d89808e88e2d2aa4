-- A token may stand for several files, which are sent as one archive.
alter table file_token drop constraint file_token_pkey;
alter table file_token add column position int not null default 0;
alter table file_token add column archive_path text;
alter table file_token add primary key (token_hash, position);
comment on column file_token.archive_path is 'Where the file stands in the archive; empty for a file that is sent by itself.';

drop function file_token_take(bytea);
create function file_token_take(hash bytea) returns table (partition text, blob_name text, archive_path text)
language sql security definer set search_path = public as $$
  with taken as (delete from file_token where token_hash = hash and expires_at > now() returning *)
  select partition, blob_name, archive_path from taken order by position;
$$;
revoke all on function file_token_take(bytea) from public;
grant execute on function file_token_take(bytea) to haulway_app;
alter function file_token_take(bytea) owner to haulway_lookup;
