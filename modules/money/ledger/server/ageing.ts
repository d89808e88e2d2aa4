import { sql } from 'kysely';
import type { z } from 'zod';
import { sumOf } from '#platform/calculations.ts';
import { type CalendarDate, daysBetween } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { ageBands, type ledgerService } from '../contract.ts';
import { bandOf } from '../ages.ts';

type Operation = (typeof ledgerService)['operations']['getLedgerAgeing'];

interface ItemRow {
  readonly id: string;
  readonly kind: string;
  readonly number: string;
  readonly date: CalendarDate;
  readonly due_date: CalendarDate;
  readonly party_id: string;
  readonly party_name: string;
  readonly currency: string;
  readonly amount: number;
  readonly open: number;
  readonly open_base: number;
}

const roles = { customer: 'debtors', supplier: 'creditors', driver: '' } as const;

/** What is open as of a day, by party and age. Credits that settle nothing yet stand under `current`, as they owe nobody. */
export async function ageing(
  context: Context,
  { companyId, partyKind, asOf, partyId }: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  const company = await bookCompany(context, companyId);
  const { db, partition } = context;
  const day = asOf ?? company.today;
  const names = {
    customer: sql`(select c.registered_name from customer c where c.partition = i.partition and c.id = i.party_id)`,
    supplier: sql`(select s.registered_name from supplier s where s.partition = i.partition and s.id = i.party_id)`,
    driver: sql`(select d.name || ' ' || d.surname from driver d where d.partition = i.partition and d.id = i.party_id)`,
  }[partyKind];
  const { rows } = await sql<ItemRow>`
    select * from (
      select i.id, i.kind, i.number, i.date::text as date, i.due_date::text as due_date, i.party_id, coalesce(${names}, '') as party_name, i.currency, i.amount,
             open_amount(i.partition, i.id, ${day}::date) as open, open_base_amount(i.partition, i.id, ${day}::date) as open_base
        from open_item i
       where i.partition = ${partition} and i.company_id = ${company.id} and i.party_kind = ${partyKind} and i.posting_date <= ${day}::date
         and (${partyId ?? null}::uuid is null or i.party_id = ${partyId ?? null}::uuid)) all_items
     where open <> 0 order by due_date, number, id`.execute(db);
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    number: row.number,
    date: row.date,
    dueDate: row.due_date,
    partyKind,
    partyId: row.party_id,
    partyName: row.party_name,
    currency: row.currency,
    amount: cents(row.amount),
    open: cents(row.open),
    openBase: cents(row.open_base),
    band: bandOf(row.open < 0 ? 0 : daysBetween(row.due_date, day)),
  }));
  const parties = [...Map.groupBy(items, (item) => item.partyId)].map(([id, own]) => ({
    partyId: id,
    partyName: own[0]!.partyName,
    total: sumOf(own.map(({ openBase }) => openBase)),
    bands: ageBands.map((band) => sumOf(own.filter((item) => item.band === band).map(({ openBase }) => openBase))),
  }));
  return {
    asOf: day,
    items,
    parties: parties.toSorted((one, other) => gravity(other.bands) - gravity(one.bands)),
    total: sumOf(items.map(({ openBase }) => openBase)),
    ledger: await controlBalance(context, company.id, { role: roles[partyKind], day, partyId }),
  };
}

/** The older, the graver; of one age the larger amount. */
function gravity(bands: readonly Cents[]): number {
  return bands.reduce((sum, amount, place) => sum + Number(amount) * 10 ** place, 0);
}

async function controlBalance(
  { db, partition }: Context,
  companyId: string,
  { role, day, partyId }: { readonly role: string; readonly day: CalendarDate; readonly partyId: string | undefined },
): Promise<Cents> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(l.amount), 0)::bigint as amount from journal_line l
      join journal_account t on t.partition = l.partition and t.id = l.account_id and t.role = ${role}
     where l.partition = ${partition} and l.company_id = ${companyId} and l.posting_date <= ${day}::date
       and (${partyId ?? null}::uuid is null or l.party_id = ${partyId ?? null}::uuid)`.execute(db);
  return cents(rows[0]!.amount);
}
