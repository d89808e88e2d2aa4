-- A load is a subject of documents (decision 0130).

alter table document drop constraint document_subject_type_check;
alter table document add constraint document_subject_type_check
  check (subject_type in ('supplier', 'customer', 'contractor', 'driver', 'vehicle', 'load'));
comment on table document is 'Every file that says something about a supplier, a customer, a contractor, a driver, a vehicle or a load, a row for each version of it.';

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
    from load where status <> 'CANCELLED';
comment on view document_subject is 'Whom and what documents are about. exempt: types that the rules do not ask of it, such as a GIT certificate of who carries nothing. supplier_id: whose users may see it. is_asked: whether the same is asked of each; what is asked of a load follows from the load (decision 0130).';

-- Who may see the load sees its papers: supplier, customer and profit centre limit both.
drop policy scope on document;
create policy scope on document as restrictive to haulway_app using (
  (select scope_is_everything()) or case subject_type
    when 'driver' then exists (select from driver d where d.partition = document.partition and d.id = subject_id)
    when 'vehicle' then exists (select from vehicle v where v.partition = document.partition and v.id = subject_id)
    when 'load' then exists (select from load l where l.partition = document.partition and l.id = subject_id)
    else not scope_hides(subject_id) end);
