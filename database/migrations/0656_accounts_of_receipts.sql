-- Charts that are there get the accounts that receipts post to. Numbers and uses that are taken stay as they are.

do $$ begin
  alter table journal_account no force row level security;
  alter table ledger_balance no force row level security;
  update journal_account a set role = 'bankCharges', centre_required = false, version = version + 1
   where a.code = '6200' and a.role = '' and a.class = 'expense' and a.is_active
     and not exists (select from ledger_balance b where b.partition = a.partition and b.account_id = a.id)
     and not exists (select from journal_account r where r.partition = a.partition and r.role = 'bankCharges');
  insert into journal_account (partition, code, name, class, role, is_control, centre_required, vat_code, created_by, updated_by)
  select p.partition, n.code, n.name, n.class, n.role, false, false, n.vat_code, 'Haulway', 'Haulway'
    from (select distinct partition from journal_account where role = 'debtors') p,
         (values ('1160', '1161', 'VAT on payments kept', 'asset', 'excessVat', ''),
                 ('2310', '2311', 'Unallocated receipts', 'liability', 'unallocatedReceipts', ''),
                 ('4910', '4911', 'Settlement discount', 'income', 'settlementDiscount', 'standard'),
                 ('4920', '4921', 'Bad debts recovered', 'income', 'badDebtsRecovered', ''),
                 ('6205', '6206', 'Bank charges on payments', 'expense', 'bankCharges', 'outOfScope'),
                 ('6910', '6911', 'Small differences', 'expense', 'smallDifferences', 'outOfScope'),
                 ('6920', '6921', 'Bad debts', 'expense', 'badDebts', 'outOfScope')) as wanted(code, other, name, class, role, vat_code),
         lateral (select case when exists (select from journal_account t where t.partition = p.partition and t.code = wanted.code) then wanted.other else wanted.code end as code,
                         wanted.name, wanted.class, wanted.role, wanted.vat_code) n
   where not exists (select from journal_account r where r.partition = p.partition and (r.role = n.role or r.code = n.code));
  alter table ledger_balance force row level security;
  alter table journal_account force row level security;
end $$;
