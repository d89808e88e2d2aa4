-- Sums over an account read its index alone, also with the wall of profit centres in the way.
drop index journal_line_of_account;
create index journal_line_of_account on journal_line (partition, company_id, account_id, posting_date desc, journal_number desc, line desc) include (amount, profit_centre_id);

-- Slots keep apart who posts at once; of a month that has passed few still do. Its balances are folded into one row each, so
-- that a trial balance of many years reads no more rows than accounts and months. Rows are taken in the order in which postings
-- take them, so that nobody waits for each other.
grant delete on ledger_balance to haulway_lookup;
create function fold_balances(of_company uuid, before_day date) returns void language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from ledger_balance b join posting_period p on p.partition = b.partition and p.id = b.period_id
      where b.partition = current_setting('app.partition', true) and b.company_id = of_company and b.slot <> 0 and p.last_day < before_day) then
    return;
  end if;
  perform from ledger_balance b
   where b.partition = current_setting('app.partition', true) and b.company_id = of_company
     and b.period_id in (select p.id from posting_period p where p.partition = b.partition and p.company_id = of_company and p.last_day < before_day)
   order by b.partition, b.company_id, b.period_id, b.account_id, b.centre_id, b.closes_year, b.slot for update;
  with folded as (
    delete from ledger_balance b
     where b.partition = current_setting('app.partition', true) and b.company_id = of_company and b.slot <> 0
       and b.period_id in (select p.id from posting_period p where p.partition = b.partition and p.company_id = of_company and p.last_day < before_day)
    returning b.*)
  insert into ledger_balance as b (partition, company_id, period_id, account_id, centre_id, closes_year, slot, debit, credit)
  select partition, company_id, period_id, account_id, centre_id, closes_year, 0, sum(debit), sum(credit) from folded
   group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (partition, company_id, period_id, account_id, centre_id, closes_year, slot)
  do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit;
end $$;
comment on function fold_balances(uuid, date) is 'Folds the slots of balances of months before a day into one row each. No balance changes.';
alter function fold_balances(uuid, date) owner to haulway_lookup;
grant execute on function fold_balances(uuid, date) to haulway_app;

-- One question about all lines of a batch instead of four: each is planned anew for each batch.
create or replace function journal_lines_added() returns trigger language plpgsql security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  problem int;
begin
  select min(case
           when j.xid is distinct from pg_current_xact_id() then 1
           when (a.company_id, a.period_id, a.posting_date, a.journal_number) is distinct from (j.company_id, j.period_id, j.posting_date, j.number) then 2
           -- Lines are numbered, and none twice: one past the number that the journal states is one too many.
           when a.line > j.lines then 3
           when not t.is_active and j.reversal_of is null
             or t.centre_required and a.profit_centre_id is null
             or t.is_control and j.source in ('journal', 'accrual', 'yearEnd') and j.reversal_of is null then 4 end) into problem
    from added a
    left join journal j on j.partition = a.partition and j.id = a.journal_id
    left join journal_account t on t.partition = a.partition and t.id = a.account_id;
  case problem
    when 1 then raise exception 'nothing is added to a journal that was posted' using errcode = 'HW007';
    when 2 then raise exception 'a line is posted where its journal is' using errcode = 'HW007';
    when 3 then raise exception 'a journal has more lines than it says' using errcode = 'HW007';
    when 4 then raise exception 'an account is closed to this journal, or asks for a profit centre' using errcode = 'HW008';
    else null;
  end case;
  insert into ledger_balance as b (partition, company_id, period_id, account_id, centre_id, closes_year, slot, debit, credit)
  select a.partition, a.company_id, a.period_id, a.account_id, coalesce(a.profit_centre_id, '00000000-0000-0000-0000-000000000000'),
         j.source = 'yearEnd', pg_backend_pid() % 16,
         coalesce(sum(a.amount) filter (where a.amount > 0), 0), coalesce(-sum(a.amount) filter (where a.amount < 0), 0)
    from added a join journal j on j.partition = a.partition and j.id = a.journal_id
   group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
  on conflict (partition, company_id, period_id, account_id, centre_id, closes_year, slot)
  do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit;
  return null;
end $$;

-- Asked once for each journal by its keys: the plan is kept, and never reads a whole table.
alter function journal_is_whole() reset plan_cache_mode;
alter function journal_is_whole() set enable_seqscan = off;
alter function journal_is_whole() set enable_hashjoin = off;
alter function journal_is_whole() set enable_mergejoin = off;

-- The trigger that places a journal has found its month, and the month its company: months are never removed. To look both up
-- once more took a third of the time of posting, since all who post hold the same two rows.
alter table journal drop constraint journal_partition_company_id_fkey;
alter table journal drop constraint journal_partition_period_id_fkey;
