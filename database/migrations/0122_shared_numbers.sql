-- Every new party is compared with the others for shared numbers. As text, PostgreSQL kept making its plan
-- anew, because it is asked with lists: of a hundred suppliers, planning it took forty times as long as running it. Each part
-- is found by a key, so one plan is right whatever is asked. It runs with the rights of who asks, behind the same walls.
create function party_sharing(own_noun text, own_id uuid, country text, registration text, vat text, accounts text[], directors text[],
                              phones text[], domain text)
returns table (noun text, id uuid, name text, kind text, value text) language plpgsql stable
set search_path = public set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  own text := current_setting('app.partition', true);
begin
  return query
    select p.noun, p.id, p.name, shared.kind, shared.value from (
      select s.noun, s.id, 'registration' as kind, s.reg_no as value from party s
       where registration <> '' and s.partition = own and s.noun <> own_noun and s.is_live and s.country_code = country and s.reg_no <> '' and s.reg_no = registration
      union all
      select s.noun, s.id, 'vat', s.vat_no from party s
       where vat <> '' and s.partition = own and s.noun <> own_noun and s.is_live and s.country_code = country and s.vat_no <> '' and s.vat_no = vat
      union all
      select b.owner_kind, b.owner_id, 'account', '' from bank_version b
       where b.partition = own and b.status = 'current' and b.account_index = any (accounts)
      union all
      select d.noun, d.party_id, 'director', d.id_number_index from party_director d
       where d.partition = own and d.id_number_index = any (directors)
      union all
      select t.noun, t.party_id, 'phone', t.phone from party_phone t
       where t.partition = own and t.phone = any (phones)
      union all
      (select s.noun, s.id, 'mailDomain', s.mail_domain from party s
        where domain <> '' and s.partition = own and s.mail_domain = domain limit 20)
    ) shared join party p on p.partition = own and p.noun = shared.noun and p.id = shared.id
    where p.is_live and p.id <> own_id
    limit 50;
end $$;
revoke all on function party_sharing(text, uuid, text, text, text, text[], text[], text[], text) from public;
grant execute on function party_sharing(text, uuid, text, text, text, text[], text[], text[], text) to haulway_app;
