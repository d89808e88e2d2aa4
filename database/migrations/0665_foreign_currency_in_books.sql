-- Items in a foreign currency (decision 0233): they are owed and settled in their own currency, and stand in the books in that
-- of the company. What an allocation settles of both sides in the books differs where the rates did: that is posted with it.

alter table open_item drop constraint open_item_amount_check, drop constraint open_item_kind_check;
alter table open_item
  add constraint open_item_amount_check check (case when kind = 'exchange' then amount = 0 else sign(amount) = sign(base_amount) and amount <> 0 end),
  add constraint open_item_kind_check check (kind in ('opening', 'invoice', 'creditNote', 'debitNote', 'receipt', 'purchaseInvoice', 'payment', 'reversal',
    'refund', 'discount', 'rest', 'badDebt', 'recovery', 'transfer', 'exchange'));
comment on column open_item.amount is 'Cents of its own currency; 0 for the difference of exchange of an allocation.';
comment on column open_item.base_amount is 'The same in the company''s own currency, as it was posted.';
create unique index open_item_of_allocation on open_item (partition, document_id) where kind = 'exchange';

alter table allocation add column from_base bigint, add column to_base bigint;
alter table allocation no force row level security;
alter table allocation disable trigger kept;
update allocation set from_base = amount, to_base = amount;
alter table allocation enable trigger kept;
alter table allocation force row level security;
alter table allocation
  alter column from_base set not null, alter column to_base set not null,
  add check (from_base >= 0 and to_base >= 0);
comment on column allocation.from_base is 'What it settles of the credit in the company''s own currency; reckoned by the database.';
comment on column allocation.to_base is 'What it settles of the debit in the company''s own currency.';

-- The function answers how much of an item is open in the company's own currency. A difference of exchange is settled as it is posted.
create function open_base_amount(of_partition text, item uuid, as_of date) returns bigint language sql stable as $$
  select case when i.amount = 0 then 0 else i.base_amount
       - coalesce((select sum(case when a.undoes is null then a.to_base else -a.to_base end) from allocation a
            where a.partition = i.partition and a.to_item = i.id and a.day <= as_of), 0)
       + coalesce((select sum(case when a.undoes is null then a.from_base else -a.from_base end) from allocation a
            where a.partition = i.partition and a.from_item = i.id and a.day <= as_of), 0) end
    from open_item i where i.partition = of_partition and i.id = item and i.posting_date <= as_of;
$$;
comment on function open_base_amount(text, uuid, date) is 'What is open of an item on a day in the company''s own currency: above zero of a debit, below of a credit.';
grant execute on function open_base_amount(text, uuid, date) to haulway_app, haulway_lookup;

create or replace function open_item_is_placed() returns trigger language plpgsql security definer set search_path = public set enable_seqscan = off as $$
begin
  if not exists (select from journal j where j.partition = new.partition and j.id = new.journal_id and j.xid = pg_current_xact_id()
      and j.company_id = new.company_id and j.posting_date = new.posting_date)
    or not exists (select from journal_line l where l.partition = new.partition and l.journal_id = new.journal_id and l.account_id = new.account_id
      and l.party_id = new.party_id and l.party_kind = new.party_kind) then
    raise exception 'an open item is posted with its journal' using errcode = 'HW007';
  end if;
  if new.amount <> new.base_amount and new.kind <> 'exchange'
    and exists (select from company c where c.partition = new.partition and c.id = new.company_id and c.base_currency = new.currency) then
    raise exception 'an item in the currency of the books is worth what it is' using errcode = 'HW007';
  end if;
  return new;
end $$;

create or replace function journal_is_whole() returns trigger language plpgsql security definer set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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
  -- Open items and control accounts of debtors and creditors say the same, in both currencies.
  if own.has_parties and exists (
      select from (
        select l.account_id, l.party_id, l.currency, l.amount, l.currency_amount from journal_line l
          join journal_account t on t.partition = l.partition and t.id = l.account_id and t.role in ('debtors', 'creditors')
         where l.partition = new.partition and l.journal_id = new.id
        union all
        select i.account_id, i.party_id, i.currency, -i.base_amount, -i.amount from open_item i where i.partition = new.partition and i.journal_id = new.id) both_sides
       group by account_id, party_id, currency having sum(amount) <> 0 or sum(currency_amount) <> 0) then
    raise exception 'journal % and its open items differ', new.number using errcode = 'HW009';
  end if;
  return null;
end $$;

create or replace function allocation_fits() returns trigger language plpgsql security definer set search_path = public set enable_seqscan = off as $$
declare
  given record;
  taken record;
  undone record;
  given_open bigint;
  taken_open bigint;
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
    select * into undone from allocation a where a.partition = new.partition and a.id = new.undoes and a.undoes is null
        and a.from_item = new.from_item and a.to_item = new.to_item and a.amount = new.amount and a.day <= new.day;
    if not found then
      raise exception 'what is undone is undone whole' using errcode = 'HW010';
    end if;
    new.from_base := undone.from_base;
    new.to_base := undone.to_base;
    return new;
  end if;
  given_open := -open_amount(new.partition, new.from_item, 'infinity');
  taken_open := open_amount(new.partition, new.to_item, 'infinity');
  if new.amount > least(taken_open, given_open) then
    raise exception 'more is settled than is open' using errcode = 'HW011';
  end if;
  -- Its part of what is open in the books; whoever settles the last cent takes what is left.
  if given.amount = given.base_amount and taken.amount = taken.base_amount then
    new.from_base := new.amount;
    new.to_base := new.amount;
  else
    new.from_base := round(-open_base_amount(new.partition, new.from_item, 'infinity')::numeric * new.amount / given_open);
    new.to_base := round(open_base_amount(new.partition, new.to_item, 'infinity')::numeric * new.amount / taken_open);
  end if;
  return new;
end $$;

create function allocation_is_whole() returns trigger language plpgsql security definer set search_path = public set enable_seqscan = off as $$
begin
  if not exists (select from open_item i where i.partition = new.partition and i.kind = 'exchange' and i.document_id = new.id
      and i.posting_date = new.day and i.base_amount = (new.from_base - new.to_base) * case when new.undoes is null then 1 else -1 end) then
    raise exception 'the difference of exchange of allocation % is not posted', new.id using errcode = 'HW014';
  end if;
  return null;
end $$;
alter function allocation_is_whole() owner to haulway_lookup;
create constraint trigger allocation_is_whole after insert on allocation deferrable initially deferred
  for each row when (new.from_base <> new.to_base) execute function allocation_is_whole();

create function exchange_difference_is_of_allocation() returns trigger language plpgsql security definer set search_path = public set enable_seqscan = off as $$
begin
  if not exists (select from allocation a where a.partition = new.partition and a.id = new.document_id and a.from_base <> a.to_base) then
    raise exception 'a difference of exchange belongs to an allocation' using errcode = 'HW014';
  end if;
  return null;
end $$;
alter function exchange_difference_is_of_allocation() owner to haulway_lookup;
create constraint trigger exchange_difference_is_of_allocation after insert on open_item deferrable initially deferred
  for each row when (new.kind = 'exchange') execute function exchange_difference_is_of_allocation();

-- Charts that are in use get the account; a number that is taken goes to the next free one.
alter table journal_account no force row level security;
insert into journal_account (partition, code, name, class, role, vat_code, created_by, updated_by)
select p.partition, (select min(n)::text from generate_series(6930, 6999) n where not exists (select from journal_account t where t.partition = p.partition and t.code = n::text)),
       'Exchange differences', 'expense', 'exchangeDifference', 'outOfScope', 'Haulway', 'Haulway'
  from (select distinct partition from journal_account) p
 where not exists (select from journal_account t where t.partition = p.partition and t.role = 'exchangeDifference');
alter table journal_account force row level security;
