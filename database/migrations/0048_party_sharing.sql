-- What a new party shares with others was planned anew for each, which took four times as long as to look. As a function it is
-- planned once a connection; the walls of the tables are the caller's, as before. Every part has an index for all that is
-- asked, so no plan depends on the values.
create function party_sharing(
  own_noun text, own_id uuid, country text, registration text, vat text, accounts text[], directors text[], phones text[], domain text
) returns table (noun text, id uuid, name text, kind text, value text)
language plpgsql stable
set search_path = public set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  own text := current_setting('app.partition', true);
begin
  return query
  select p.noun, p.id, p.name, shared.kind, shared.value from (
    select noun, id, 'registration' as kind, reg_no as value from party
     where partition = own and noun <> own_noun and is_live and country_code = country and reg_no <> '' and reg_no = registration
    union all
    select noun, id, 'vat', vat_no from party
     where partition = own and noun <> own_noun and is_live and country_code = country and vat_no <> '' and vat_no = vat
    union all
    select owner_kind, owner_id, 'account', '' from bank_version where partition = own and status = 'current' and account_index = any (accounts)
    union all
    select noun, party_id, 'director', id_number_index from party_director where partition = own and id_number_index = any (directors)
    union all
    select noun, party_id, 'phone', phone from party_phone where partition = own and phone = any (phones)
    union all
    (select noun, id, 'mailDomain', mail_domain from party where partition = own and domain <> '' and mail_domain = domain limit 20)
  ) shared join party p on p.partition = own and p.noun = shared.noun and p.id = shared.id
  where p.is_live and p.id <> own_id
  limit 50;
end $$;
comment on function party_sharing(text, uuid, text, text, text, text[], text[], text[], text) is 'Live parties that have a number, an account, a director, a phone or the mail domain of another one.';
revoke all on function party_sharing(text, uuid, text, text, text, text[], text[], text[], text) from public;
grant execute on function party_sharing(text, uuid, text, text, text, text[], text[], text[], text) to haulway_app;
