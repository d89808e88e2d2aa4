-- What an import of 100,000 rows waits for (decision 0023).

-- Where the present work stands is one number. So the rows of a file need no index over what becomes of them, and a row that
-- gets its outcome stays on its page: half of each page is left free for it.
alter table import_job add column reached int not null default 0;
comment on column import_job.reached is 'Number of the last row that the present work is through with.';
drop index import_row_to_do;
drop index import_row_by_outcome;
alter table import_row set (fillfactor = 45);

-- A number is compared over all companies and is unique within one: the same index does both, the number first.
drop index customer_registration, customer_registration_once, customer_vat, customer_vat_once;
create unique index customer_registration_once on customer (partition, registration_number, country_code, company_id) where is_live;
create unique index customer_vat_once on customer (partition, vat_number, country_code, company_id) where is_live and vat_number <> '';
drop index supplier_registration, supplier_registration_once, supplier_vat, supplier_vat_once;
create unique index supplier_registration_once on supplier (partition, reg_no, country_code, company_id) where status <> 'deleted';
create unique index supplier_vat_once on supplier (partition, vat_no, country_code, company_id) where status <> 'deleted' and vat_no <> '';

-- The unique index gives the same order.
drop index customer_by_account_number;

-- As before; most names have no letter beyond ASCII, and nothing to be taken off.
create or replace function search_key(written text) returns text language sql immutable parallel safe
return case when octet_length(written) = length(written) then lower(written)
  else lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g')) end;

create function join_text_indexes(noun regclass) returns void language plpgsql security definer set search_path = public as $$
begin
  perform gin_clean_pending_list(i.indexrelid::regclass)
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
   where i.indrelid = noun and a.amname = 'gin';
end $$;
comment on function join_text_indexes(regclass) is 'Lets new rows of a table join its text indexes now: whoever writes thousands has them wait in longer lists, and no search shall read those.';
revoke all on function join_text_indexes(regclass) from public;
grant execute on function join_text_indexes(regclass) to haulway_app;
