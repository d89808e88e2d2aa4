-- The inbox of approvals reads up to a thousand that wait of each kind, to count and to order them. Who edited a record,
-- who captured it and its id are all that it asks of each, so the index alone answers.
drop index supplier_waiting;
create index supplier_waiting on supplier (partition, status_since, id) include (edited_by, captured_by_id) where status = 'pending';
drop index customer_waiting;
create index customer_waiting on customer (partition, status_since, id) include (edited_by, captured_by_id, company_id)
 where status in ('pending', 'VETTING');
