-- An approval that differs from what the document says keeps its reason.

alter table git_certificate add column difference_reason text;
comment on column git_certificate.difference_reason is 'The approver says why something else was approved than the document says; null where nothing differs.';

alter table document add column difference_reason text;
comment on column document.difference_reason is 'The approver says why something else was approved than the document says; null where nothing differs.';

alter table bank_version add column difference_reason text;
comment on column bank_version.difference_reason is 'The approver says why the details were approved although the letter of the bank says something else; null where nothing differs.';
