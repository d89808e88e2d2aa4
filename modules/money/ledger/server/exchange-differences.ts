import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountOfRole } from '#modules/money/journal-accounts/server/index.ts';
import type { PartyKind } from '../contract.ts';
import type { LedgerFailureCode } from '../messages/failures/index.ts';
import { postJournals } from './post.ts';
import type { NewItem, Posting } from './posting.ts';

const fail = failures<LedgerFailureCode>();

/** An allocation as it was written, with what it settles of both sides in the books. */
export interface MadeAllocation {
  readonly id: string;
  readonly from_item: string;
  readonly to_item: string;
  readonly amount: number;
  readonly day: CalendarDate;
  readonly from_base: number;
  readonly to_base: number;
  readonly undoes: string | null;
}

interface Side {
  readonly id: string;
  readonly party_kind: PartyKind;
  readonly party_id: string;
  readonly account_id: string;
  readonly kind: NewItem['kind'];
  readonly number: string;
  readonly currency: string;
}

/** Cents that a document and its mirror differ by are of rounding, not of exchange. */
const roundingAtMost = 5;
const mirrors: readonly NewItem['kind'][] = ['creditNote', 'debitNote', 'reversal'];

/** Posts what allocations settle otherwise on the one side than on the other: one journal each, on its day. */
export async function postDifferences(
  context: Context,
  companyId: string,
  made: readonly MadeAllocation[],
): Promise<void> {
  const differing = made.filter(({ from_base, to_base }) => from_base !== to_base);
  if (differing.length === 0) return;
  const { db, partition } = context;
  const ids = [...new Set(differing.flatMap(({ from_item, to_item }) => [from_item, to_item]))];
  const { rows } = await sql<Side>`
    select id, party_kind, party_id, account_id, kind, number, currency from open_item
     where partition = ${partition} and id = any (${ids}::uuid[])`.execute(db);
  const sides = new Map(rows.map((row) => [row.id, row]));
  const [exchange, rounding] = [
    await accountOfRole(context, 'exchangeDifference'),
    await accountOfRole(context, 'rounding'),
  ];
  if (!exchange || !rounding) throw fail('exchangeAccountMissing', 'rule');
  await postJournals(
    context,
    differing.map((allocation): Posting => {
      const [from, to] = [sides.get(allocation.from_item)!, sides.get(allocation.to_item)!];
      const sign = allocation.undoes === null ? 1 : -1;
      const amount = cents(sign * (allocation.from_base - allocation.to_base));
      const isRounding =
        (mirrors.includes(from.kind) || mirrors.includes(to.kind)) &&
        Math.abs(allocation.from_base - allocation.to_base) <= roundingAtMost;
      const party = { kind: to.party_kind, id: to.party_id };
      const inBooks = { currency: to.currency, currencyAmount: cents(0) };
      return {
        companyId,
        area: to.party_kind === 'supplier' ? 'purchases' : 'sales',
        date: allocation.day,
        source: 'exchangeDifference',
        sourceId: allocation.id,
        event: sign > 0 ? 'settled' : 'undone',
        document: to.number,
        text: `${from.number} · ${to.number}`,
        lines: [
          { accountId: to.account_id, party, amount, ...inBooks },
          {
            accountId: (isRounding ? rounding : exchange).id,
            amount: cents(-amount),
            ...inBooks,
            vatCode: 'outOfScope',
          },
        ],
        items: [
          {
            kind: 'exchange',
            accountId: to.account_id,
            party,
            documentId: allocation.id,
            number: to.number,
            date: allocation.day,
            dueDate: allocation.day,
            currency: to.currency,
            amount: cents(0),
            baseAmount: amount,
          },
        ],
      };
    }),
  );
}
