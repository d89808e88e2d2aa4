import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { TakenOff } from '#modules/money/purchase-invoices/server/index.ts';
import type { HoldReason } from '../holds.ts';
import './tables.ts';

/** As the trail names it. */
export const runNoun = 'paymentRun';

/** A run with what it is shown with. */
export type StoredRun = Selectable<Tables['payment_run']> & {
  readonly company_name: string;
  readonly bank_account_name: string;
  /** In which it pays: that of its account. */
  readonly currency: string;
  /** The currency of the books. */
  readonly base_currency: string;
  readonly suppliers: number;
  readonly items: number;
  readonly held: number;
  readonly signatures: number;
};

/** What a row of the list is made of; the table is `t`. */
export const runColumns: RawBuilder<unknown> = sql`t.*,
  (select c.trade_name from company c where c.partition = t.partition and c.id = t.company_id) as company_name,
  (select c.base_currency from company c where c.partition = t.partition and c.id = t.company_id) as base_currency,
  (select b.name from bank_account b where b.partition = t.partition and b.id = t.bank_account_id) as bank_account_name,
  (select b.currency from bank_account b where b.partition = t.partition and b.id = t.bank_account_id) as currency,
  (select count(*) from payment p where p.partition = t.partition and p.run_id = t.id and p.hold = '')::int as suppliers,
  (select count(*) from payment_item i join payment p on p.partition = i.partition and p.id = i.payment_id
    where i.partition = t.partition and i.run_id = t.id and p.hold = '')::int as items,
  (select count(*) from payment p where p.partition = t.partition and p.run_id = t.id and p.hold <> '')::int as held,
  (select count(*) from payment_signature s where s.partition = t.partition and s.run_id = t.id and s.digest = t.digest)::int as signatures`;

type Reader = Pick<Context, 'db' | 'partition'>;

/** A run; undefined where the caller has none with this id. */
export async function findRun({ db, partition }: Reader, id: string): Promise<StoredRun | undefined> {
  const { rows } = await sql<StoredRun>`
    select ${runColumns} from payment_run t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** What a run pays one supplier, with its items. */
export interface StoredPayment {
  readonly id: string;
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly email: string;
  readonly language: string;
  readonly amount: number;
  readonly hold: HoldReason | '';
  readonly hold_reason: string;
  readonly hold_day: CalendarDate | null;
  readonly item_id: string | null;
  readonly bank_version_id: string | null;
  readonly bank: string;
  readonly branch_code: string;
  readonly account_sealed: string | null;
  readonly account_last4: string;
  readonly remitted_at: Date | null;
  readonly items: readonly {
    readonly itemId: string;
    readonly number: string;
    readonly kind: string;
    readonly dueDate: CalendarDate;
    readonly amount: number;
    readonly deductions: readonly TakenOff[];
  }[];
}

/** The payments of a run: what goes out first, the largest before the others. */
export async function paymentsOf({ db, partition }: Reader, runId: string): Promise<readonly StoredPayment[]> {
  const { rows } = await sql<StoredPayment>`
    select p.id, p.supplier_id, coalesce(nullif(s.trade_name, ''), s.registered_name) as supplier_name, s.email, s.language,
           p.amount, p.hold, p.hold_reason, p.hold_day, p.item_id, p.bank_version_id, coalesce(b.bank, '') as bank, coalesce(b.branch_code, '') as branch_code,
           b.account_sealed, coalesce(b.account_last4, '') as account_last4, p.remitted_at,
           (select coalesce(jsonb_agg(jsonb_build_object('itemId', i.item_id, 'number', o.number, 'kind', o.kind, 'dueDate', o.due_date, 'amount', i.amount, 'deductions', i.deductions)
              order by o.due_date, o.number, o.id), '[]') from payment_item i join open_item o on o.partition = i.partition and o.id = i.item_id
             where i.partition = p.partition and i.payment_id = p.id) as items
      from payment p
      join supplier s on s.partition = p.partition and s.id = p.supplier_id
      left join bank_version b on b.partition = p.partition and b.id = p.bank_version_id
     where p.partition = ${partition} and p.run_id = ${runId}
     order by p.hold <> '', p.amount desc, supplier_name, p.id`.execute(db);
  return rows;
}
