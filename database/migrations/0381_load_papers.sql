-- The papers that a company wants of its loads: of which, and what waits for them (decision 0130).

alter table required_document drop constraint required_document_subject_type_check;
alter table required_document
  add constraint required_document_subject_type_check
    check (subject_type in ('supplier', 'customer', 'contractor', 'driver', 'vehicle', 'load')),
  add column applies text not null default 'always' check (applies in ('always', 'crossBorder', 'beyondSacu', 'dangerous')),
  add column blocks text not null default 'nothing' check (blocks in ('nothing', 'dispatch', 'billing')),
  add constraint required_document_of_load
    check (subject_type = 'load' or (applies = 'always' and blocks = 'nothing'));
comment on table required_document is 'The documents that a company wants of each supplier, customer, contractor, driver, vehicle and load.';
comment on column required_document.applies is 'Of which loads it is wanted.';
comment on column required_document.blocks is 'What a load does not do without it; nothing: it is a warning before the vehicle is sent.';

drop function usual_required_document();
create function usual_required_document() returns table (subject_type text, code text, is_mandatory boolean, "position" int, applies text) language sql immutable as $$
  select * from (values ('driver', 'licenceCardFront', true, 0, 'always'), ('driver', 'licenceCardBack', true, 1, 'always'),
    ('driver', 'prdp', true, 2, 'always'), ('driver', 'medicalCertificate', true, 3, 'always'),
    ('driver', 'dgTraining', true, 4, 'always'), ('driver', 'passport', true, 5, 'always'), ('driver', 'workPermit', true, 6, 'always'),
    ('vehicle', 'licenceDisc', true, 0, 'always'), ('vehicle', 'roadworthyCertificate', true, 1, 'always'),
    ('vehicle', 'operatorCard', true, 2, 'always'), ('vehicle', 'vehicleInsurance', false, 3, 'always'),
    ('vehicle', 'crossBorderPermit', true, 4, 'always'),
    ('load', 'commercialInvoice', true, 0, 'crossBorder'), ('load', 'packingList', true, 1, 'crossBorder'),
    ('load', 'customsDeclaration', true, 2, 'crossBorder'), ('load', 'roadManifest', true, 3, 'crossBorder'),
    ('load', 'certificateOfOrigin', false, 4, 'beyondSacu'), ('load', 'dangerousGoodsDeclaration', true, 5, 'dangerous'))
    usual (subject_type, code, is_mandatory, "position", applies);
$$;
comment on function usual_required_document() is 'What the law asks of a driver and a vehicle on the road (National Road Traffic Act, Cross-Border Road Transport Act): licence, professional driving permit, roadworthy, licence disc, operator card. Of loads, what usually goes over a border and with dangerous goods; it asserts no law and stops nothing. A client changes it in its settings.';

create or replace function begin_with_usual_documents() returns trigger language plpgsql as $$ begin
  insert into required_document (partition, company_id, subject_type, code, is_mandatory, position, applies)
  select new.partition, new.id, u.subject_type, u.code, u.is_mandatory, u.position, u.applies from usual_required_document() u;
  return null;
end $$;

-- Who is here already begins with the same of loads.
alter table company no force row level security;
alter table required_document no force row level security;
insert into required_document (partition, company_id, subject_type, code, is_mandatory, position, applies)
select c.partition, c.id, u.subject_type, u.code, u.is_mandatory, u.position, u.applies
  from company c cross join usual_required_document() u
 where c.is_client and u.subject_type = 'load';
alter table company force row level security;
alter table required_document force row level security;

alter table role_profile no force row level security;
-- Whoever sees loads and documents sees which papers of loads are missing: staff of all, people of a supplier of theirs.
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.getLoadPacket', 'tripDirector.getLoadPackets', 'tripDirector.getLoadPacketCounts']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where 'tripDirector.getLoads' = any (r.authorisations) and 'tripDirector.getDocuments' = any (r.authorisations);
alter table role_profile force row level security;
