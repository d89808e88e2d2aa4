-- Books (decision 0219): accounts, years and periods, journals, balances and open items. The rules of double entry stand here,
-- whoever writes: a journal is whole, in balance and in an open month, and nothing of it is changed or added to later.

-- Accounts: one chart for all companies of a client.

create table journal_account (
  class text not null check (class in ('asset', 'liability', 'equity', 'income', 'cost', 'expense')),
  role text not null default '',
  is_control boolean not null default false,
  centre_required boolean not null default false,
  vat_code text not null default '',
  external_code text not null default ''
);
comment on table journal_account is 'The chart of accounts.';
comment on column journal_account.role is 'What documents look the account up by: debtors, vatOut. Empty where only people post to it.';
comment on column journal_account.is_control is 'Only documents post to it: typed journals may not.';
comment on column journal_account.centre_required is 'Whether each of its lines names a profit centre.';
call master_data('journal_account', '{external_code}');
create unique index journal_account_of_role on journal_account (partition, role) where role <> '';
create index journal_account_by_class on journal_account (partition, class, code);

-- Years and periods.

create table fiscal_year (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  name text not null check (name <> ''),
  first_day date not null,
  last_day date not null check (last_day > first_day),
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  constraint fiscal_year_overlap exclude using gist (
    partition with =, company_id with =, daterange(first_day, last_day, '[]') with &&)
);
comment on table fiscal_year is 'A financial year of a company. Years follow each other without a gap, and none is changed.';

create table posting_period (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  year_id uuid not null,
  no smallint not null check (no between 1 and 13),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  primary key (partition, id),
  unique (partition, year_id, no),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, year_id) references fiscal_year (partition, id),
  constraint posting_period_overlap exclude using gist (
    partition with =, company_id with =, daterange(first_day, last_day, '[]') with &&) where (no < 13)
);
comment on table posting_period is 'The months of a year, and a thirteenth for adjusting entries of its last day.';
create index posting_period_by_day on posting_period (partition, company_id, first_day, no);

create table period_posting (
  partition text not null,
  id uuid not null default uuidv7(),
  period_id uuid not null,
  area text not null check (area in ('sales', 'purchases', 'journals', 'fleet')),
  state text not null default 'FUTURE' check (state in ('FUTURE', 'OPEN', 'HOLD', 'CLOSED', 'LOCKED')),
  reason text not null default '',
  changed_by text not null default '',
  changed_by_id uuid,
  changed_at timestamptz,
  updated_by text not null default '',
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, id),
  unique (partition, period_id, area),
  foreign key (partition, period_id) references posting_period (partition, id)
);
comment on table period_posting is 'Whether an area posts into a month. Whoever posts holds the row for share, so that closing waits for them, and they for it.';
comment on column period_posting.changed_by is 'The person of the last change; empty where the calendar has opened it.';

do $$
declare each text;
begin
  foreach each in array array['fiscal_year', 'posting_period', 'period_posting'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy lookup on %s for select to haulway_lookup using (true)', each);
    execute format('grant select on %s to haulway_lookup', each);
    execute format('grant select, insert on %s to haulway_app', each);
  end loop;
end $$;
create policy lookup_held on period_posting for update to haulway_lookup using (true) with check (true);
-- A lock for share asks for the right to change something.
grant update (state) on period_posting to haulway_lookup;
grant update (state, reason, changed_by, changed_by_id, changed_at, updated_by, updated_at, version) on period_posting to haulway_app;

create function refuse_change_of_books() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are neither changed nor removed', tg_table_name using errcode = 'HW001';
end $$;
comment on function refuse_change_of_books() is 'Trigger of tables of which nothing is ever changed or removed.';

create function year_follows() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from fiscal_year y where y.partition = new.partition and y.company_id = new.company_id)
    and not exists (select from fiscal_year y where y.partition = new.partition and y.company_id = new.company_id
      and (y.last_day = new.first_day - 1 or y.first_day = new.last_day + 1)) then
    raise exception 'a year begins on the day after another one' using errcode = 'HW002';
  end if;
  return new;
end $$;
alter function year_follows() owner to haulway_lookup;
create trigger year_follows before insert on fiscal_year for each row execute function year_follows();
create trigger kept before update or delete on fiscal_year for each row execute function refuse_change_of_books();
create trigger kept before update or delete on posting_period for each row execute function refuse_change_of_books();
create trigger kept_whole before truncate on fiscal_year execute function refuse_change_of_books();
create trigger kept_whole before truncate on posting_period execute function refuse_change_of_books();

create function posting_state_moves() returns trigger language plpgsql as $$
begin
  if (old.partition, old.period_id, old.area) is distinct from (new.partition, new.period_id, new.area)
    or old.state <> new.state and (old.state, new.state) not in (
      ('FUTURE', 'OPEN'), ('OPEN', 'HOLD'), ('HOLD', 'OPEN'), ('OPEN', 'CLOSED'), ('HOLD', 'CLOSED'), ('CLOSED', 'OPEN'), ('CLOSED', 'LOCKED')) then
    raise exception 'a month does not go from % to %', old.state, new.state using errcode = 'HW003';
  end if;
  return new;
end $$;
create trigger posting_state_moves before update on period_posting for each row execute function posting_state_moves();
create trigger kept before delete on period_posting for each row execute function refuse_change_of_books();
create trigger kept_whole before truncate on period_posting execute function refuse_change_of_books();

-- Journals.

create table journal (
  partition text not null,
  id uuid not null default uuidv7(),
  number bigint not null,
  company_id uuid not null,
  period_id uuid not null,
  posting_date date not null,
  document_date date not null,
  area text not null check (area in ('sales', 'purchases', 'journals', 'fleet')),
  source text not null check (source <> ''),
  source_id uuid not null,
  event text not null check (event <> ''),
  document text not null default '',
  text text not null default '',
  reason text not null default '',
  lines int not null check (lines >= 2),
  total bigint not null check (total > 0),
  reversal_of uuid,
  approved_by text not null default '',
  posted_by text not null,
  posted_by_id uuid,
  posted_at timestamptz not null default now(),
  xid xid8 not null default pg_current_xact_id(),
  primary key (partition, id),
  unique (partition, company_id, number),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, period_id) references posting_period (partition, id),
  foreign key (partition, reversal_of) references journal (partition, id)
);
comment on table journal is 'What was posted. Nothing of it is changed; a mistake is reversed by its mirror.';
comment on column journal.number is 'Of the company, in the order in which numbers were asked for; gaps are allowed.';
comment on column journal.source_id is 'The record that posts; each posts an event once.';
comment on column journal.document is 'What people call that record: DP-0012.';
comment on column journal.lines is 'How many lines it has: no fewer when it is committed, and never one more.';
comment on column journal.total is 'The sum of its debits in cents.';
comment on column journal.xid is 'The transaction that posts it: lines are written by no other.';
create unique index journal_once on journal (partition, company_id, source, source_id, event);
create unique index journal_reversed_once on journal (partition, reversal_of) where reversal_of is not null;
create index journal_by_day on journal (partition, company_id, posting_date desc, number desc);

create table journal_line (
  partition text not null,
  journal_id uuid not null,
  line int not null check (line > 0),
  company_id uuid not null,
  period_id uuid not null,
  posting_date date not null,
  journal_number bigint not null,
  account_id uuid not null,
  profit_centre_id uuid,
  party_kind text check (party_kind in ('customer', 'supplier', 'driver')),
  party_id uuid,
  amount bigint not null,
  currency text not null,
  currency_amount bigint not null,
  vat_code text not null default '',
  load_id uuid,
  text text not null default '',
  -- That the journal is there, the trigger below says for all lines at once.
  primary key (partition, journal_id, line),
  foreign key (partition, account_id) references journal_account (partition, id),
  foreign key (partition, profit_centre_id) references profit_centre (partition, id),
  check ((party_kind is null) = (party_id is null)),
  check (amount <> 0 or currency_amount <> 0)
);
comment on table journal_line is 'The lines of journals. Debit is above zero, credit below.';
comment on column journal_line.amount is 'Cents of the company''s own currency.';
comment on column journal_line.currency_amount is 'Of the line''s own currency; 0 for a difference of exchange.';
create index journal_line_of_account on journal_line (partition, company_id, account_id, posting_date desc, journal_number desc, line desc) include (amount);
create index journal_line_of_party on journal_line (partition, party_id, posting_date desc, journal_number desc, line desc) where party_id is not null;
create index journal_line_of_load on journal_line (partition, load_id, posting_date desc, journal_number desc, line desc) where load_id is not null;
create index journal_line_of_centre on journal_line (partition, profit_centre_id, account_id, posting_date desc, journal_number desc, line desc) where profit_centre_id is not null;

create table ledger_balance (
  partition text not null,
  company_id uuid not null,
  period_id uuid not null,
  account_id uuid not null,
  centre_id uuid not null,
  closes_year boolean not null,
  slot smallint not null,
  debit bigint not null,
  credit bigint not null,
  primary key (partition, company_id, period_id, account_id, centre_id, closes_year, slot)
);
comment on table ledger_balance is 'What lines have moved, by month, account and centre. Written with the lines, by the database alone.';
comment on column ledger_balance.centre_id is 'The profit centre; zeros for none.';
comment on column ledger_balance.closes_year is 'Of journals that close a year: income statements leave them out.';
comment on column ledger_balance.slot is 'Who posts at once writes other rows of one balance.';

create table open_item (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  party_kind text not null check (party_kind in ('customer', 'supplier', 'driver')),
  party_id uuid not null,
  account_id uuid not null,
  journal_id uuid not null,
  kind text not null check (kind in ('opening', 'invoice', 'creditNote', 'debitNote', 'receipt', 'purchaseInvoice', 'payment', 'reversal')),
  document_id uuid,
  number text not null check (number <> ''),
  date date not null,
  due_date date not null,
  posting_date date not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  base_amount bigint not null check (base_amount <> 0),
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, account_id) references journal_account (partition, id),
  foreign key (partition, journal_id) references journal (partition, id)
);
comment on table open_item is 'What a party owes (above zero) or is owed. What is left of it follows from its allocations.';
create index open_item_of_party on open_item (partition, company_id, party_kind, party_id, due_date);
create index open_item_of_journal on open_item (partition, journal_id);

create table allocation (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  from_item uuid not null,
  to_item uuid not null,
  amount bigint not null check (amount > 0),
  day date not null,
  undoes uuid,
  made_by text not null,
  made_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, undoes),
  foreign key (partition, from_item) references open_item (partition, id),
  foreign key (partition, to_item) references open_item (partition, id),
  foreign key (partition, undoes) references allocation (partition, id)
);
comment on table allocation is 'What of a credit (from_item) settles what of a debit (to_item). One that was wrong is undone by its mirror.';
create index allocation_from on allocation (partition, from_item, day);
create index allocation_to on allocation (partition, to_item, day);

-- The server adds rows, and changes none. The trigger below writes the balances.
do $$
declare each text;
begin
  foreach each in array array['journal', 'journal_line', 'ledger_balance', 'open_item', 'allocation'] loop
    execute format('call isolate(%L)', each);
    execute format('create policy lookup on %s to haulway_lookup using (true) with check (true)', each);
    execute format('grant select on %s to haulway_app, haulway_lookup', each);
    execute format('create trigger kept_whole before truncate on %s execute function refuse_change_of_books()', each);
  end loop;
  foreach each in array array['journal', 'journal_line', 'open_item', 'allocation'] loop
    execute format('grant insert on %s to haulway_app', each);
    execute format('create trigger kept before update or delete on %s for each row execute function refuse_change_of_books()', each);
  end loop;
  -- Lists of money are closed to whoever is limited to some records; lines of their profit centres are seen.
  foreach each in array array['ledger_balance', 'open_item', 'allocation'] loop
    execute format('create policy scope on %s as restrictive for select to haulway_app using ((select scope_is_everything()))', each);
  end loop;
end $$;
create policy scope on journal_line as restrictive for select to haulway_app using (
  (select scope_is_everything()) or profit_centre_id = any ((select scope_ids('profitCentre'))::uuid[])
    and (select scope_kind()) = '' and (select scope_open('customer')) and (select scope_open('supplier')));
create policy scope on journal as restrictive for select to haulway_app using (
  (select scope_is_everything()) or exists (select from journal_line l where l.partition = journal.partition and l.journal_id = journal.id));
grant insert, update on ledger_balance to haulway_lookup;
create policy scope_of_books on audit_entry as restrictive for select to haulway_app using (
  (select scope_is_everything()) or noun not in ('journal', 'periodPosting', 'fiscalYear', 'journalAccount', 'journalProposal'));

-- The triggers below read by keys, and plan anew for each batch: a plan that a session made for a new company's ten journals
-- would read all of a batch for each of its lines.
create function journal_is_placed() returns trigger language plpgsql security definer set search_path = public set enable_seqscan = off as $$
declare
  held record;
begin
  new.xid := pg_current_xact_id();
  new.posted_at := now();
  select p.company_id, p.first_day, p.last_day into held from posting_period p where p.partition = new.partition and p.id = new.period_id;
  if not found or held.company_id <> new.company_id or new.posting_date not between held.first_day and held.last_day then
    raise exception 'the month is not that of the day %', new.posting_date using errcode = 'HW004';
  end if;
  perform from period_posting s where s.partition = new.partition and s.period_id = new.period_id and s.area = new.area
    and s.state in ('OPEN', 'HOLD') for share;
  if not found then
    raise exception '% are not open on %', new.area, new.posting_date using errcode = 'HW005';
  end if;
  if new.reversal_of is not null and not exists (select from journal j where j.partition = new.partition and j.id = new.reversal_of
    and j.company_id = new.company_id and j.reversal_of is null) then
    raise exception 'what is reversed is no reversal itself' using errcode = 'HW006';
  end if;
  return new;
end $$;
alter function journal_is_placed() owner to haulway_lookup;
create trigger journal_is_placed before insert on journal for each row execute function journal_is_placed();

create function journal_lines_added() returns trigger language plpgsql security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
begin
  if exists (select from (select distinct partition, journal_id from added) a
      left join journal j on j.partition = a.partition and j.id = a.journal_id where j.xid is distinct from pg_current_xact_id()) then
    raise exception 'nothing is added to a journal that was posted' using errcode = 'HW007';
  end if;
  if exists (select from added a join journal j on j.partition = a.partition and j.id = a.journal_id
      where (a.company_id, a.period_id, a.posting_date, a.journal_number) is distinct from (j.company_id, j.period_id, j.posting_date, j.number)) then
    raise exception 'a line is posted where its journal is' using errcode = 'HW007';
  end if;
  -- Lines are numbered, and none twice: one past the number that the journal states is one too many.
  if exists (select from added a join journal j on j.partition = a.partition and j.id = a.journal_id where a.line > j.lines) then
    raise exception 'a journal has more lines than it says' using errcode = 'HW007';
  end if;
  if exists (select from added a join journal_account t on t.partition = a.partition and t.id = a.account_id
      join journal j on j.partition = a.partition and j.id = a.journal_id
     where not t.is_active and j.reversal_of is null
        or t.centre_required and a.profit_centre_id is null
        or t.is_control and j.source in ('journal', 'accrual', 'yearEnd') and j.reversal_of is null) then
    raise exception 'an account is closed to this journal, or asks for a profit centre' using errcode = 'HW008';
  end if;
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
alter function journal_lines_added() owner to haulway_lookup;
create trigger journal_lines_added after insert on journal_line referencing new table as added
  for each statement execute function journal_lines_added();

create function journal_is_whole() returns trigger language plpgsql security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  own record;
begin
  -- One question for nearly every journal: whoever posts a thousand asks it a thousand times.
  select count(*) as lines, coalesce(sum(l.amount), 0) as sum, coalesce(sum(l.amount) filter (where l.amount > 0), 0) as debit,
         sum(l.currency_amount) as currency_sum, count(distinct l.currency) as currencies, bool_or(t.role in ('debtors', 'creditors')) as has_parties into own
    from journal_line l join journal_account t on t.partition = l.partition and t.id = l.account_id
   where l.partition = new.partition and l.journal_id = new.id;
  if own.lines <> new.lines then
    raise exception 'journal % has % of % lines', new.number, own.lines, new.lines using errcode = 'HW009';
  end if;
  if own.sum <> 0 or own.debit <> new.total or own.currency_sum <> 0
    or own.currencies > 1 and exists (select from journal_line l where l.partition = new.partition and l.journal_id = new.id
         group by currency having sum(currency_amount) <> 0) then
    raise exception 'journal % is not in balance', new.number using errcode = 'HW009';
  end if;
  if new.reversal_of is not null and exists (
      select from journal_line l where l.partition = new.partition and l.journal_id in (new.id, new.reversal_of)
       group by account_id, profit_centre_id, party_id, load_id, vat_code, currency
      having sum(amount) <> 0 or sum(currency_amount) <> 0) then
    raise exception 'journal % is no mirror of what it reverses', new.number using errcode = 'HW009';
  end if;
  -- Open items and control accounts of debtors and creditors say the same.
  if own.has_parties and exists (
      select from (
        select l.account_id, l.party_id, l.amount from journal_line l
          join journal_account t on t.partition = l.partition and t.id = l.account_id and t.role in ('debtors', 'creditors')
         where l.partition = new.partition and l.journal_id = new.id
        union all
        select i.account_id, i.party_id, -i.base_amount from open_item i where i.partition = new.partition and i.journal_id = new.id) both_sides
       group by account_id, party_id having sum(amount) <> 0) then
    raise exception 'journal % and its open items differ', new.number using errcode = 'HW009';
  end if;
  return null;
end $$;
alter function journal_is_whole() owner to haulway_lookup;
create constraint trigger journal_is_whole after insert on journal deferrable initially deferred
  for each row execute function journal_is_whole();

create function open_item_is_placed() returns trigger language plpgsql security definer set search_path = public set enable_seqscan = off as $$
begin
  if not exists (select from journal j where j.partition = new.partition and j.id = new.journal_id and j.xid = pg_current_xact_id()
      and j.company_id = new.company_id and j.posting_date = new.posting_date)
    or not exists (select from journal_line l where l.partition = new.partition and l.journal_id = new.journal_id and l.account_id = new.account_id
      and l.party_id = new.party_id and l.party_kind = new.party_kind) then
    raise exception 'an open item is posted with its journal' using errcode = 'HW007';
  end if;
  return new;
end $$;
alter function open_item_is_placed() owner to haulway_lookup;
create trigger open_item_is_placed before insert on open_item for each row execute function open_item_is_placed();

-- The open amount of an item on a day: above zero of a debit, below of a credit.
create function open_amount(of_partition text, item uuid, as_of date) returns bigint language sql stable as $$
  select i.amount
       - coalesce((select sum(case when a.undoes is null then a.amount else -a.amount end) from allocation a
            where a.partition = i.partition and a.to_item = i.id and a.day <= as_of), 0)
       + coalesce((select sum(case when a.undoes is null then a.amount else -a.amount end) from allocation a
            where a.partition = i.partition and a.from_item = i.id and a.day <= as_of), 0)
    from open_item i where i.partition = of_partition and i.id = item and i.posting_date <= as_of;
$$;
grant execute on function open_amount(text, uuid, date) to haulway_app, haulway_lookup;

create function allocation_fits() returns trigger language plpgsql security definer set search_path = public set enable_seqscan = off as $$
declare
  given record;
  taken record;
begin
  -- In the order of their ids, so that nobody waits for each other.
  perform from open_item i where i.partition = new.partition and i.id in (new.from_item, new.to_item) order by i.id for update;
  select * into given from open_item i where i.partition = new.partition and i.id = new.from_item;
  select * into taken from open_item i where i.partition = new.partition and i.id = new.to_item;
  if (given.company_id, given.party_kind, given.party_id, given.currency, given.account_id)
      is distinct from (taken.company_id, taken.party_kind, taken.party_id, taken.currency, taken.account_id)
    or given.company_id <> new.company_id or given.amount > 0 or taken.amount < 0 then
    raise exception 'a credit settles a debit of the same party and currency' using errcode = 'HW010';
  end if;
  if new.undoes is null and new.day < greatest(given.posting_date, taken.posting_date) then
    raise exception 'nothing settles before both are posted' using errcode = 'HW010';
  end if;
  if new.undoes is not null then
    if not exists (select from allocation a where a.partition = new.partition and a.id = new.undoes and a.undoes is null
        and a.from_item = new.from_item and a.to_item = new.to_item and a.amount = new.amount and a.day <= new.day) then
      raise exception 'what is undone is undone whole' using errcode = 'HW010';
    end if;
  elsif new.amount > least(open_amount(new.partition, new.to_item, 'infinity'), -open_amount(new.partition, new.from_item, 'infinity')) then
    raise exception 'more is settled than is open' using errcode = 'HW011';
  end if;
  return new;
end $$;
alter function allocation_fits() owner to haulway_lookup;
grant update (kind) on open_item to haulway_lookup;
create trigger allocation_fits before insert on allocation for each row execute function allocation_fits();

-- An account on which money stands is not closed, and what it is stays once something is posted.
create function account_keeps_money() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if old.is_active and not new.is_active
    and (select coalesce(sum(debit - credit), 0) from ledger_balance b where b.partition = old.partition and b.account_id = old.id) <> 0 then
    raise exception 'money stands on account %', old.code using errcode = 'HW012';
  end if;
  if (old.class, old.role, old.code) is distinct from (new.class, new.role, new.code)
    and exists (select from ledger_balance b where b.partition = old.partition and b.account_id = old.id) then
    raise exception 'account % has lines: its number, class and use stay', old.code using errcode = 'HW013';
  end if;
  return new;
end $$;
alter function account_keeps_money() owner to haulway_lookup;
create trigger account_keeps_money before update on journal_account for each row execute function account_keeps_money();
create index ledger_balance_of_account on ledger_balance (partition, account_id);

-- Number proof: what lines say and balances do not, and what control accounts say and open items do not.
create function ledger_differences(of_company uuid) returns table (code text, account_id uuid, amount bigint)
language sql stable security invoker set search_path = public as $$
  select 'balancesDiffer', account_id, sum(amount)::bigint from (
    select account_id, period_id, profit_centre_id as centre_id, amount from journal_line where partition = current_setting('app.partition', true) and company_id = of_company
    union all
    select account_id, period_id, nullif(centre_id, '00000000-0000-0000-0000-000000000000'), credit - debit from ledger_balance where partition = current_setting('app.partition', true) and company_id = of_company) b
   group by account_id, period_id, centre_id having sum(amount) <> 0
  union all
  select 'openItemsDiffer', account_id, sum(amount)::bigint from (
    select b.account_id, b.debit - b.credit as amount from ledger_balance b join journal_account t on t.partition = b.partition and t.id = b.account_id and t.role in ('debtors', 'creditors')
     where b.partition = current_setting('app.partition', true) and b.company_id = of_company
    union all
    select account_id, -base_amount from open_item where partition = current_setting('app.partition', true) and company_id = of_company) o
   group by account_id having sum(amount) <> 0;
$$;
grant execute on function ledger_differences(uuid) to haulway_app;
