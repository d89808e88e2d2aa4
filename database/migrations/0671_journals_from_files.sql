-- A file names its proposals by what its writer calls them: the same file brought in again finds them, and doubles nothing.
alter table journal_proposal add column reference text not null default '';
comment on column journal_proposal.reference is 'What a file or another system calls it; within its company it means one proposal. Empty for what was typed.';
create unique index journal_proposal_reference on journal_proposal (partition, company_id, upper(reference)) where reference <> '';
