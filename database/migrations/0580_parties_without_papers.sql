-- The books of a client know a name and a balance. A party that comes from them is kept without its registration number and is
-- not approved before it has one. A number that nobody has given is not the same as another one that nobody has given.
drop index customer_registration_once, supplier_registration_once;
create unique index customer_registration_once on customer (partition, registration_number, country_code, company_id) where is_live and registration_number <> '';
create unique index supplier_registration_once on supplier (partition, reg_no, country_code, company_id) where status <> 'deleted' and reg_no <> '';
alter table customer add constraint customer_approved_complete check (status <> 'approve' or (registration_number <> '' and email <> ''));
alter table supplier add constraint supplier_approved_complete check (status <> 'approved' or (reg_no <> '' and email <> ''));

-- A row that makes such a record says what the record lacks; the sum below a list is no row that failed.
alter table import_row add column missing text[];
comment on column import_row.missing is 'Names of the fields that its new record lacks before it can be approved. Empty where it lacks none.';
alter table import_row drop constraint import_row_outcome_check;
alter table import_row add constraint import_row_outcome_check check (outcome in ('create', 'update', 'unchanged', 'duplicate', 'error', 'leftOut'));
