-- Files that came through a link which ended are erased, and nothing that a record points to ever is.

alter table company add column ended_link_days int not null default 30 check (ended_link_days between 0 and 365);
comment on column company.ended_link_days is 'Days for which drafts and files of an expired link are kept; until then it can be extended.';

grant delete on stored_file to haulway_app;
create index stored_file_unused on stored_file (partition, link_id) where link_id is not null and subject_id is null;

-- Each of these points to a file; an index each, because erasing a file asks them all.
alter table git_certificate add foreign key (partition, blob_name) references stored_file (partition, blob_name);
alter table customer add foreign key (partition, bank_letter_blob_name) references stored_file (partition, blob_name);
alter table credit_change add foreign key (partition, evidence_blob_name) references stored_file (partition, blob_name);
alter table contractor add foreign key (partition, certificate_blob_name) references stored_file (partition, blob_name);
alter table contractor add foreign key (partition, suretyship_blob_name) references stored_file (partition, blob_name);
alter table contractor_signing add foreign key (partition, blob_name) references stored_file (partition, blob_name);
create index document_file on document (partition, blob_name);
create index git_certificate_file on git_certificate (partition, blob_name) where blob_name is not null;
create index customer_letter_file on customer (partition, bank_letter_blob_name) where bank_letter_blob_name is not null;
create index credit_change_evidence_file on credit_change (partition, evidence_blob_name) where evidence_blob_name is not null;
create index contractor_certificate_file on contractor (partition, certificate_blob_name) where certificate_blob_name is not null;
create index contractor_suretyship_file on contractor (partition, suretyship_blob_name) where suretyship_blob_name is not null;
create index contractor_signing_file on contractor_signing (partition, blob_name);
