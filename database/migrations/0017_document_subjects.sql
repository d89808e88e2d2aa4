-- Documents are asked of customers and contractors too.

create or replace view document_subject with (security_invoker = true) as
  select partition, company_id, 'supplier' as subject_type, id as subject_id, registered_name as name,
         account_number, case when is_transporter then '{}'::text[] else '{gitCertificate}'::text[] end as exempt
    from supplier where status <> 'deleted'
  union all
  select partition, company_id, 'customer', id, registered_name, account_number, '{}'::text[]
    from customer where is_live
  union all
  select partition, company_id, 'contractor', id, registered_name, account_number, '{}'::text[]
    from contractor where status not in ('invited', 'deleted');
