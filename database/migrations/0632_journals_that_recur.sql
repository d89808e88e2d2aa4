-- A proposal can recur month by month: each month is proposed anew, and posted by nobody but who approves it.
alter table journal_proposal add column repeat_until date, add column repeated_to date, add column repeat_of uuid;
alter table journal_proposal add constraint journal_proposal_repeat_of_fkey foreign key (partition, repeat_of) references journal_proposal (partition, id);
comment on column journal_proposal.repeat_until is 'The last day on which it is proposed again; none where it does not recur.';
comment on column journal_proposal.repeated_to is 'The posting date of its latest repetition.';
comment on column journal_proposal.repeat_of is 'The proposal that this one repeats.';
create index journal_proposal_to_repeat on journal_proposal (partition, company_id) where status = 'POSTED' and repeat_until is not null;
create index journal_proposal_of_repeat on journal_proposal (partition, repeat_of) where repeat_of is not null;

alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.endTransactionRepeats']) a)
 where 'tripDirector.putTransaction' = any (r.authorisations);
alter table role_profile force row level security;
