-- Whoever holds a link that has ended learns what became of it, so an address that was replaced stays known, and a submit
-- keeps its reference and the copy of what was sent.
alter table link_token drop constraint link_token_made_for_check,
  add constraint link_token_made_for_check check (made_for in ('copy', 'reminder', 'former'));
comment on column link_token.made_for is 'A further address (copy, reminder), or one that was replaced and opens nothing any more (former).';
grant update on link_token to haulway_app;

alter table link add column reference text not null default '', add column copy_blob_name text;
comment on column link.reference is 'The number that the applicant was given with the submit; empty before it, and for flows without one.';
comment on column link.copy_blob_name is 'The copy of what was sent, for the applicant.';

drop function link_find(bytea);
create function link_find(hash bytea) returns table (id uuid, partition text, is_former boolean) language sql stable security definer set search_path = public as $$
  select id, partition, false from link where token_hash = hash
  union all
  select link_id, partition, made_for = 'former' from link_token where token_hash = hash;
$$;
revoke execute on function link_find(bytea) from public;
grant execute on function link_find(bytea) to haulway_app;
alter function link_find(bytea) owner to haulway_lookup;
