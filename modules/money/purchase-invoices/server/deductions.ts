import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { ExchangeRate } from '#modules/prices/exchange-rates/convert.ts';
import type { DeductionKind } from '../kinds.ts';
import { keptRate } from './in-books.ts';
import { linesOf } from './queries.ts';

/** What is taken off one payment, as the run keeps it. */
export interface TakenOff {
  readonly id: string;
  readonly kind: DeductionKind;
  readonly amount: number;
  readonly reason: string;
}

/** The deductions of the document of an open item that no payment has taken yet, as an array; the item is `i`. */
export const pendingDeductions: RawBuilder<readonly TakenOff[]> = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'amount', d.amount - d.answered, 'reason', d.reason) order by d.made_at, d.id)
    from purchase_invoice p join purchase_invoice_deduction d on d.partition = p.partition and d.purchase_invoice_id = p.id
   where p.partition = i.partition and p.item_id = i.id and p.kind = 'invoice' and d.run_id is null and d.answered < d.amount), '[]'::jsonb)`;

/** What they come to. */
export const pendingSum: RawBuilder<number> = sql`coalesce((
  select sum(d.amount - d.answered) from purchase_invoice p join purchase_invoice_deduction d on d.partition = p.partition and d.purchase_invoice_id = p.id
   where p.partition = i.partition and p.item_id = i.id and p.kind = 'invoice' and d.run_id is null), 0)::bigint`;

/**
 * Keeps deductions for a run whose file leaves for the bank: nobody takes them back, and no other run takes them off. False where
 * one of them is not what the run takes off any more.
 */
export async function claimDeductions(
  { db, partition }: Context,
  runId: string,
  taken: readonly Pick<TakenOff, 'id' | 'amount'>[],
): Promise<boolean> {
  const { rows } = await sql`
    update purchase_invoice_deduction d set run_id = ${runId} from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t(id uuid, amount bigint)
     where d.partition = ${partition} and d.id = t.id and d.run_id is null and d.amount - d.answered = t.amount returning d.id`.execute(
    db,
  );
  return rows.length === taken.length;
}

/** Lets go of what a run kept and did not post: the bank did not pay, or the amount is in dispute and stays open. */
export async function releaseDeductions({ db, partition }: Context, runId: string): Promise<void> {
  await sql`update purchase_invoice_deduction set run_id = null where partition = ${partition} and run_id = ${runId} and journal_id is null`.execute(
    db,
  );
}

/** Notes the journal that deductions were posted by. */
export async function markDeductions(
  { db, partition }: Context,
  journalId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`update purchase_invoice_deduction set journal_id = ${journalId} where partition = ${partition} and id = any (${[...ids]}::uuid[])`.execute(
    db,
  );
}

/** Where a deduction goes in the books: the cost of the largest line of its document, which it lowers. */
export interface DeductedFrom {
  readonly account: string;
  readonly centreId: string;
  readonly loadId: string | null;
  /** The rate of the document; null in the currency of the books. */
  readonly rate: ExchangeRate | null;
}

/** The costs that deductions of some documents lower, by the open item of the document. */
export async function costsOfItems(
  context: Context,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, DeductedFrom>> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string; item_id: string; rate: string | null }>`
    select id, item_id, rate::text as rate from purchase_invoice where partition = ${partition} and item_id = any (${[...itemIds]}::uuid[])`.execute(
    db,
  );
  const lines = await linesOf(
    context,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.flatMap(({ id, item_id, rate }) => {
      const [line] = lines
        .filter(({ purchase_invoice_id }) => purchase_invoice_id === id)
        .toSorted((one, other) => other.net - one.net);
      return line
        ? [
            [
              item_id,
              {
                account: line.account,
                centreId: line.profit_centre_id,
                loadId: line.load_id,
                rate: keptRate({ rate }),
              },
            ] as const,
          ]
        : [];
    }),
  );
}
