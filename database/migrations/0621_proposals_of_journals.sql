-- What waits for approval stands outside the ledger: journals and batches as they were typed, right or wrong.

create table journal_proposal (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  number text not null check (number <> ''),
  kind text not null check (kind in ('journal', 'opening', 'accrual', 'yearEnd')),
  period_id uuid,
  posting_date date not null,
  reverse_on date,
  reversed_at timestamptz,
  reason text not null check (reason <> ''),
  document_id uuid,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'SUBMITTED', 'POSTED', 'REJECTED')),
  total bigint not null default 0,
  line_count int not null default 0,
  journal_count int not null default 0,
  edited_by uuid[] not null default '{}',
  submitted_by text,
  submitted_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  decision_reason text not null default '',
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  unique (partition, company_id, number),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, period_id) references posting_period (partition, id),
  check ((period_id is not null) = (kind in ('accrual', 'yearEnd')))
);
comment on table journal_proposal is 'A journal or a batch that somebody proposes. Approving posts it, whole or not at all.';
comment on column journal_proposal.reverse_on is 'The day on which its journals are reversed by themselves.';
comment on column journal_proposal.reversed_at is 'When they were.';
comment on column journal_proposal.edited_by is 'Who typed, changed or submitted it: they do not approve it.';
comment on column journal_proposal.period_id is 'The month that is accrued, or the period in which a year ends.';
-- A month is accrued once, and of a year one end waits at a time: what came late is a proposal of the difference.
create unique index journal_proposal_accrued_once on journal_proposal (partition, period_id) where kind = 'accrual' and status <> 'REJECTED';
create unique index journal_proposal_year_end_waits on journal_proposal (partition, period_id) where kind = 'yearEnd' and status <> 'POSTED';
create index journal_proposal_of_period on journal_proposal (partition, period_id) where period_id is not null;
create index journal_proposal_by_update on journal_proposal (partition, updated_at desc, id desc);
create index journal_proposal_by_number on journal_proposal (partition, number, id);
create index journal_proposal_by_date on journal_proposal (partition, posting_date desc, id desc);
create index journal_proposal_waiting on journal_proposal (partition, submitted_at) where status = 'SUBMITTED';
create index journal_proposal_open on journal_proposal (partition, company_id, posting_date) where status <> 'POSTED';
create index journal_proposal_to_reverse on journal_proposal (partition, company_id, reverse_on) where status = 'POSTED' and reverse_on is not null and reversed_at is null;
create index journal_proposal_search on journal_proposal using gin (partition, search gin_trgm_ops);

create table journal_proposal_line (
  partition text not null,
  proposal_id uuid not null,
  row_no int not null check (row_no > 0),
  journal_group text not null default '',
  account text not null default '',
  centre text not null default '',
  text text not null default '',
  debit bigint check (debit >= 0),
  credit bigint check (credit >= 0),
  vat_code text not null default '',
  load_number text not null default '',
  party text not null default '',
  item_number text not null default '',
  item_date date,
  due_date date,
  primary key (partition, proposal_id, row_no),
  foreign key (partition, proposal_id) references journal_proposal (partition, id)
);
comment on table journal_proposal_line is 'The lines of a proposal as they were typed or pasted: numbers and codes, not records, so that nothing is lost that is not known.';

do $$
declare each text;
begin
  foreach each in array array['journal_proposal', 'journal_proposal_line'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy scope on %s as restrictive to haulway_app using ((select scope_is_everything()))', each);
    execute format('grant select, insert, update, delete on %s to haulway_app', each);
  end loop;
end $$;
create policy lookup on journal_proposal for select to haulway_lookup using (true);
grant select on journal_proposal to haulway_lookup;

-- Who keeps driver pay and approves it keeps the books until roles say otherwise. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getAllFiscalYears', 'tripDirector.getAllFiscalMonths', 'tripDirector.getCurrentFiscalMonths', 'tripDirector.getOpenFiscalMonth', 'tripDirector.getOpenFiscalYear',
     'tripDirector.getPostingBlockers', 'tripDirector.getPostingPeriodHistory', 'tripDirector.getJournalAccounts', 'tripDirector.getJournalAccountsWithBalances',
     'tripDirector.getAccountTransactions', 'tripDirector.getJournal', 'tripDirector.getLedgerAgeing', 'tripDirector.getTransactionProposals', 'tripDirector.getTransactionProposal',
     'tripDirector.getAccruals', 'tripDirector.getTransactionProposalHistory', 'tripDirector.getTransactionCheck']) a)
 where 'tripDirector.postDriverPay' = any (r.authorisations) or 'tripDirector.approveDriverPay' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.postJournalAccount', 'tripDirector.putJournalAccount', 'tripDirector.postTransaction', 'tripDirector.postBatchAdjustmentTransaction', 'tripDirector.putTransaction',
     'tripDirector.postYearEndTransaction', 'tripDirector.postAccrualTransaction', 'tripDirector.submitTransaction', 'tripDirector.withdrawTransaction', 'tripDirector.deleteTransaction', 'tripDirector.reverseTransaction']) a)
 where 'tripDirector.postDriverPay' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.approveTransaction', 'tripDirector.rejectTransaction', 'tripDirector.reverseTransaction', 'tripDirector.addAdditionalFiscalYear', 'tripDirector.updateFiscalMonthPosting']) a)
 where 'tripDirector.approveDriverPay' = any (r.authorisations);
alter table role_profile force row level security;
