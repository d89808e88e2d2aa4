import { sql } from 'kysely';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Match, matchOf } from '../match.ts';
import { fromBooks, toleranceIn } from '../foreign.ts';
import { type Expected, expectedOf } from './expected.ts';
import { keptRate } from './in-books.ts';
import { linesOf, type StoredPurchase, type StoredPurchaseLine } from './queries.ts';
import { toleranceOf } from './tolerance.ts';

/** A document beside what is expected of its lines now. */
export interface Compared extends Match {
  readonly lines: readonly StoredPurchaseLine[];
  /** Cents of each line; null where nothing was expected. */
  readonly expected: readonly (number | null)[];
}

/**
 * Compares a document with what is expected of it now, less what others state. Its loads are locked in the order of their
 * ids, so that of two documents for one charge the second sees the first.
 */
export async function compareStored(context: Context, stored: StoredPurchase): Promise<Compared> {
  const { db, partition } = context;
  const lines = await linesOf(context, [stored.id]);
  const loadIds = [...new Set(lines.flatMap(({ load_id }) => load_id ?? []))].toSorted();
  await sql`select from load where partition = ${partition} and id = any (${loadIds}::uuid[]) order by id for no key update`.execute(
    db,
  );
  const ids = {
    chargeIds: lines.flatMap(({ charge_id }) => charge_id ?? []),
    orderLineIds: lines.flatMap(({ order_line_id }) => order_line_id ?? []),
  };
  const known = await expectedOf(context, ids, stored.id);
  const rate = keptRate(stored);
  const tolerance = toleranceIn(
    await toleranceOf(context, { companyId: stored.company_id, supplierId: stored.supplier_id }),
    rate,
  );
  const isCredit = stored.kind === 'creditNote';
  const expected = lines.map((line) => {
    const found = known.get(line.charge_id ?? line.order_line_id ?? '');
    return isCredit || !found ? null : leftIn(stored, found);
  });
  const match = matchOf(
    {
      // What a supplier gives back is taken as it is.
      lines: lines.map(({ net, is_part }, place) => ({
        net: cents(net),
        expected: isCredit ? cents(net) : expected[place] === null ? null : cents(expected[place]!),
        isPart: is_part,
      })),
      vat: cents(stored.vat),
      ownVat: cents(stored.own_vat),
    },
    tolerance,
  );
  return { ...match, lines, expected };
}

/**
 * What is left of a charge or order, in the currency of the document: as it was agreed where that is the same, at the rate of the
 * document where it was agreed in the currency of the books; null where neither is so, since nobody can say what it comes to.
 */
function leftIn(stored: StoredPurchase, { agreed, taken, currency }: Expected): number | null {
  const left = agreed - taken;
  if (currency === stored.currency) return left;
  const rate = keptRate(stored);
  return rate === null || currency !== stored.base_currency ? null : Number(fromBooks(cents(left), rate));
}

/** Writes what the comparison found, where it differs from what was found before. */
export async function writeComparison(context: Context, { lines, expected, verdicts }: Compared): Promise<void> {
  const { db, partition } = context;
  const found = lines.map(({ id }, place) => ({ id, expected: expected[place], verdict: verdicts[place] }));
  await sql`
    update purchase_invoice_line n set expected = f.expected, verdict = f.verdict
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(id uuid, expected bigint, verdict text)
     where n.partition = ${partition} and n.id = f.id and (n.expected, n.verdict) is distinct from (f.expected, f.verdict)`.execute(
    db,
  );
}

/** Whether a comparison found the same as the one before it. */
export function isSameMatch({ lines, verdicts, isMatched, isVatRight }: Compared, stored: StoredPurchase): boolean {
  return (
    isMatched === (stored.status === 'MATCHED') &&
    isVatRight === stored.is_vat_right &&
    lines.every(({ verdict }, place) => verdict === verdicts[place])
  );
}
