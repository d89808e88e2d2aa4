-- Documents explain proposals of journals: a proposal is a subject of documents.
alter table document drop constraint document_subject_type_check;
alter table document add constraint document_subject_type_check
  check (subject_type in ('supplier', 'customer', 'contractor', 'driver', 'vehicle', 'load', 'journal'));
comment on table document is 'Every file that says something about a supplier, a customer, a contractor, a driver, a vehicle, a load or a proposal of journals, a row for each version of it.';

create or replace view document_subject with (security_invoker = true) as
  select partition, company_id, 'supplier' as subject_type, id as subject_id, registered_name as name,
         account_number, case when is_transporter then '{}'::text[] else '{gitCertificate}'::text[] end as exempt,
         id as supplier_id, true as is_asked
    from supplier where status <> 'deleted'
  union all
  select partition, company_id, 'customer', id, registered_name, account_number, '{}'::text[], null, true
    from customer where is_live
  union all
  select partition, company_id, 'contractor', id, registered_name, account_number, '{}'::text[], null, true
    from contractor where status not in ('invited', 'deleted')
  union all
  select d.partition, coalesce(s.company_id, first_client(d.partition)), 'driver', d.id, d.name || ' ' || d.surname, d.code,
         array_remove(array[
           case when not (d.prdp_goods or d.prdp_passengers or d.prdp_dangerous_goods) then 'prdp' end,
           case when not d.prdp_dangerous_goods then 'dgTraining' end,
           case when not d.first_aid then 'firstAidCertificate' end,
           case when d.id_type <> 'passport' and not d.cross_border then 'passport' end,
           case when d.work_permit_no = '' and d.work_permit_expiry is null then 'workPermit' end], null),
         d.supplier_id, d.is_active and d.availability <> 'left'
    from driver d left join supplier s on s.partition = d.partition and s.id = d.supplier_id
  union all
  select v.partition, coalesce(s.company_id, first_client(v.partition)), 'vehicle', v.id, v.code, v.fleet_no,
         array_remove(array[
           case when v.kind = 'ldv' or v.gvm_kg <= 3500 then 'operatorCard' end,
           case when v.cross_border_permit_no = '' and v.cross_border_permit_expiry is null then 'crossBorderPermit' end], null),
         v.supplier_id, v.is_active and v.availability <> 'sold'
    from vehicle v left join supplier s on s.partition = v.partition and s.id = v.supplier_id
  union all
  select partition, company_id, 'load', id, load_number, origin || ' – ' || destination, '{}'::text[], supplier_id, false
    from load where status <> 'CANCELLED'
  union all
  select partition, company_id, 'journal', id, number, reason, '{}'::text[], null, false
    from journal_proposal;
comment on view document_subject is 'Whom and what documents are about. exempt: types that the rules do not ask of it, such as a GIT certificate of who carries nothing. supplier_id: whose users may see it. is_asked: whether the same is asked of each; what is asked of a load follows from the load (decision 0130), and of a journal nothing is.';

-- The books are closed to whose view is limited, and so are the documents that explain them.
alter policy scope on document using (
  (select scope_is_everything()) or case subject_type
    when 'driver' then exists (select from driver d where d.partition = document.partition and d.id = subject_id)
    when 'vehicle' then exists (select from vehicle v where v.partition = document.partition and v.id = subject_id)
    when 'load' then exists (select from load l where l.partition = document.partition and l.id = subject_id)
    when 'journal' then false
    else not scope_hides(subject_id) end);

-- A repetition comes every month, every quarter, or whatever its interval is.
alter table journal_proposal add column repeat_every int not null default 1 check (repeat_every between 1 and 12);
comment on column journal_proposal.repeat_every is 'Months from one repetition to the next.';

-- An amount that belongs to several months is spread: each month is a proposal with its share.
alter table journal_proposal add column spread_of uuid, add column spread_part int, add column spread_parts int;
alter table journal_proposal add constraint journal_proposal_spread_of_fkey foreign key (partition, spread_of) references journal_proposal (partition, id);
alter table journal_proposal add constraint journal_proposal_spread_check
  check (case when spread_parts is null then spread_part is null and spread_of is null else spread_part between 1 and spread_parts and (spread_part > 1 or spread_of is null) end);
comment on column journal_proposal.spread_of is 'The proposal whose amounts were spread over several months; none for the first of them.';
comment on column journal_proposal.spread_part is 'Which of its months this one is, from 1.';
create index journal_proposal_of_spread on journal_proposal (partition, spread_of) where spread_of is not null;

-- Templates keep lines to start from.
create table journal_template (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('journal', 'opening')),
  reason text not null,
  line_count int not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table journal_template is 'The lines of a proposal under a name, from which others are started.';
create unique index journal_template_name on journal_template (partition, company_id, lower(name));

create table journal_template_line (
  partition text not null,
  template_id uuid not null,
  row_no int not null check (row_no > 0),
  journal_group text not null default '',
  account text not null default '',
  centre text not null default '',
  text text not null default '',
  debit bigint check (debit >= 0),
  credit bigint check (credit >= 0),
  vat_code text not null default '',
  party text not null default '',
  primary key (partition, template_id, row_no),
  foreign key (partition, template_id) references journal_template (partition, id)
);
comment on table journal_template_line is 'The lines of a template as they were typed. Loads, documents and days belong to one month and are not kept.';

do $$
declare each text;
begin
  foreach each in array array['journal_template', 'journal_template_line'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
    execute format('grant select, insert, delete on %s to haulway_app', each);
  end loop;
end $$;

alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getTransactionApprovers', 'tripDirector.getTransactionTemplates', 'tripDirector.getTransactionTemplate', 'tripDirector.getTransactionFile']) a)
 where 'tripDirector.getTransactionProposal' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postTransactionTemplate', 'tripDirector.deleteTransactionTemplate', 'tripDirector.postTransactionSpread']) a)
 where 'tripDirector.postTransaction' = any (r.authorisations);
alter table role_profile force row level security;
