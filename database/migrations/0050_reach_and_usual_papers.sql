-- Contractors stand within the reach of suppliers; files and trails of drivers and vehicles follow their supplier; and a
-- new client begins with the papers that the law asks of drivers and vehicles (decision 0036).

alter table contractor add column captured_by_id uuid;
comment on column contractor.captured_by_id is 'The member of staff who invited it first: who is limited to suppliers of their own sees it, and no other does.';
create index contractor_captured_by on contractor (partition, captured_by_id) where captured_by_id is not null;

alter table contractor no force row level security;
alter table link no force row level security;
alter table audit_entry no force row level security;
update contractor t set captured_by_id = coalesce(
  (select l.created_by from link l where l.partition = t.partition and l.subject_id = t.id order by l.created_at, l.id limit 1),
  (select a.actor_id from audit_entry a where a.partition = t.partition and a.noun = 'contractor' and a.record_id = t.id::text
      and a.actor_kind = 'user' order by a.id limit 1));
alter table contractor force row level security;
alter table link force row level security;
alter table audit_entry force row level security;

-- A contractor is no supplier that can be chosen by name in a role: it is somebody's own, or out of reach.
create policy scope on contractor as restrictive to haulway_app using (
  (select scope_open('supplier')) or captured_by_id = (select scope_own('supplier')));

create or replace function scope_hides_party(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select not scope_open('supplier') and (
            exists (select from supplier s
             where s.partition = current_setting('app.partition', true) and s.id = record
               and (s.captured_by_id = scope_own('supplier') or s.id = any (scope_ids('supplier'))) is not true)
         or exists (select from contractor k
             where k.partition = current_setting('app.partition', true) and k.id = record
               and (k.captured_by_id = scope_own('supplier')) is not true))
      or not scope_open('customer') and exists (select from customer c
            where c.partition = current_setting('app.partition', true) and c.id = record
              and (c.captured_by_id = scope_own('customer') or c.id = any (scope_ids('customer'))) is not true);
$$;

-- As before, and of drivers, vehicles and documents too: their files and their trail go with the party that they are of.
create or replace function scope_hides(record uuid) returns boolean language plpgsql stable security definer set search_path = public as $$
declare own text := current_setting('app.partition', true);
begin
  return scope_hides_party(record)
    or exists (select from driver d where d.partition = own and d.id = record and scope_hides_party(d.supplier_id))
    or exists (select from vehicle v where v.partition = own and v.id = record
         and (scope_hides_party(v.supplier_id)
           or not scope_open('profitCentre') and (v.profit_centre_id = any (scope_ids('profitCentre'))) is not true))
    or exists (select from document d where d.partition = own and d.id = record and scope_hides(d.subject_id))
    or exists (select from credit_change h where h.partition = own and h.id = record and scope_hides_party(h.customer_id))
    or exists (select from link l where l.partition = own and l.id = record and scope_hides_link(l.kind, l.subject_id, l.created_by));
end $$;

-- One list for every client that begins, and for who goes back to the usual values.
create function usual_required_document() returns table (subject_type text, code text, is_mandatory boolean, "position" int) language sql immutable as $$
  select * from (values ('driver', 'licenceCardFront', true, 0), ('driver', 'licenceCardBack', true, 1), ('driver', 'prdp', true, 2),
    ('driver', 'medicalCertificate', true, 3), ('driver', 'dgTraining', true, 4), ('driver', 'passport', true, 5),
    ('driver', 'workPermit', true, 6), ('vehicle', 'licenceDisc', true, 0), ('vehicle', 'roadworthyCertificate', true, 1),
    ('vehicle', 'operatorCard', true, 2), ('vehicle', 'vehicleInsurance', false, 3), ('vehicle', 'crossBorderPermit', true, 4))
    usual (subject_type, code, is_mandatory, "position");
$$;
comment on function usual_required_document() is 'What the law asks of a driver and a vehicle on the road (National Road Traffic Act, Cross-Border Road Transport Act): licence, professional driving permit, roadworthy, licence disc, operator card. A client changes it in its settings.';

create function begin_with_usual_documents() returns trigger language plpgsql as $$ begin
  insert into required_document (partition, company_id, subject_type, code, is_mandatory, position)
  select new.partition, new.id, u.subject_type, u.code, u.is_mandatory, u.position from usual_required_document() u;
  return null;
end $$;
create trigger company_usual_documents after insert on company for each row when (new.is_client)
  execute function begin_with_usual_documents();

-- Who has stated nothing yet begins with it as well.
alter table company no force row level security;
alter table debtor_setting no force row level security;
alter table required_document no force row level security;
insert into required_document (partition, company_id, subject_type, code, is_mandatory, position)
select c.partition, c.id, u.subject_type, u.code, u.is_mandatory, u.position
  from company c cross join usual_required_document() u
 where c.is_client
   and not exists (select from debtor_setting s where s.partition = c.partition and s.company_id = c.id)
   and not exists (select from required_document r where r.partition = c.partition and r.company_id = c.id and r.subject_type in ('driver', 'vehicle'));
alter table company force row level security;
alter table debtor_setting force row level security;
alter table required_document force row level security;
