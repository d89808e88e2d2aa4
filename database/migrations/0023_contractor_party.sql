-- Contractors are parties too: suppliers, customers and contractors are compared with each other.

alter table contractor
  add column name_key text not null default '',
  add column mail_domain text generated always as (split_part(email, '@', 2)) stored,
  add column mail_label text not null default '';
comment on column contractor.name_key is 'As registered_key, without words of the trade too, for names that are almost the same.';
comment on column contractor.mail_label is 'What tells the mail domain from others; empty where anybody can have a mailbox.';

-- As near as SQL comes to what the application writes with the next submit.
alter table contractor no force row level security;
update contractor
   set name_key = registered_key,
       mail_label = case
         when mail_domain ~ '^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|me|aol|proton|protonmail|webmail|mweb|telkomsa|vodamail)\.' then ''
         else coalesce((select label from regexp_split_to_table(regexp_replace(mail_domain, '\.[^.]*$', ''), '\.') as label order by length(label) desc limit 1), '')
       end;
alter table contractor force row level security;

create index contractor_similar_name on contractor using gin (partition, name_key gin_trgm_ops);
create index contractor_similar_mail on contractor using gin (partition, mail_label gin_trgm_ops);
create index contractor_mail_domain on contractor (partition, mail_domain);
create index contractor_registration on contractor (partition, country_code, reg_no) where reg_no <> '';
create index contractor_vat on contractor (partition, country_code, vat_no) where vat_no <> '';
create index contractor_tel on contractor (partition, tel_no) where tel_no <> '';

comment on column contractor_director.id_number_index is 'Keyed hash of the number, the same at every party, to find the person there; of rows from before contractors were parties with their next submit.';

-- The same as before with contractors among them; a party has as many phones as its form asks for.
drop view party;
create view party with (security_invoker = true) as
  select partition, 'supplier' as noun, id, company_id, registered_name as name, name_key, country_code, reg_no, vat_no,
         mail_domain, mail_label, status <> 'deleted' as is_live
    from supplier
  union all
  select partition, 'customer', id, company_id, registered_name, name_key, country_code, registration_number, vat_number,
         mail_domain, mail_label, is_live
    from customer
  union all
  select partition, 'contractor', id, company_id, registered_name, name_key, country_code, reg_no, vat_no,
         mail_domain, mail_label, status <> 'deleted'
    from contractor;
comment on view party is 'Suppliers, customers and contractors, as duplicates are looked for among them.';

create or replace view party_director with (security_invoker = true) as
  select partition, 'supplier' as noun, supplier_id as party_id, id_number_index from supplier_director
  union all
  select partition, 'customer', customer_id, id_number_index from customer_director
  union all
  select partition, 'contractor', contractor_id, id_number_index from contractor_director;

create view party_phone with (security_invoker = true) as
  select partition, 'supplier' as noun, id as party_id, cell_no as phone from supplier where cell_no <> ''
  union all
  select partition, 'supplier', id, tel_no from supplier where tel_no <> ''
  union all
  select partition, 'customer', id, mobile_number from customer where mobile_number <> ''
  union all
  select partition, 'customer', id, tel_number from customer where tel_number <> ''
  union all
  select partition, 'contractor', id, mobile_number from contractor where mobile_number <> ''
  union all
  select partition, 'contractor', id, cell_no from contractor where cell_no <> ''
  union all
  select partition, 'contractor', id, tel_no from contractor where tel_no <> '';
comment on view party_phone is 'Phones of all parties.';

grant select on party, party_phone to haulway_app;
grant select on party to haulway_lookup;

-- What contractors had words of their own for.
alter table contractor_finding no force row level security;
update contractor_finding
   set code = case code
         when 'bankAccountOfContractor' then 'bankAccountShared'
         when 'directorOfContractor' then 'directorShared'
         else 'phoneShared'
       end,
       facts = (facts - 'contractorName') || jsonb_build_object('partyName', facts -> 'contractorName', 'party', 'contractor')
 where code in ('bankAccountOfContractor', 'directorOfContractor', 'phoneOfContractor');
update contractor_finding
   set code = 'partyNameSimilar',
       facts = jsonb_build_object('partyName', facts -> 'carrierName', 'party', 'supplier', 'keyIdentifier', facts -> 'supplierId')
 where code = 'alsoSupplier';
alter table contractor_finding force row level security;
