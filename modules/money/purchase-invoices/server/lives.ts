import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding, type Stake } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { PurchaseFailureCode } from '../messages/failures/index.ts';
import { purchaseInvoiceLife, type PurchaseInvoiceEvent, type PurchaseInvoiceState } from '../status.ts';
import { compareStored, isSameMatch, writeComparison } from './compare.ts';
import { holdsOf } from './holds.ts';
import { hasSameRate, refreshWorth, worthOf } from './in-books.ts';
import { postApproved } from './post-approved.ts';
import { findPurchase, purchaseNoun, type StoredPurchase } from './queries.ts';
import { recordOf } from './records.ts';
import { settleLoads } from './settle-loads.ts';

const fail = failures<FailureCode | PurchaseFailureCode>();

/** Documents of suppliers, as they are changed. */
export const purchases = record({
  noun: purchaseNoun,
  table: 'purchase_invoice',
  channels: ['purchaseInvoices', 'approvals'],
  bell: 'purchaseInvoice.',
  find: (context: Context, id: string) => findPurchase(context, id),
  show: recordOf,
});

const ownPurchase = () => fail('purchaseOwn', 'forbidden');

/** What an approver lets be paid, in the currency of the books. */
export function purchaseStake(stored: Pick<StoredPurchase, 'base_gross' | 'gross'>): Stake {
  return { kind: 'purchaseInvoice', amount: worthOf(stored) };
}

/** Documents of suppliers from capture to the books: who approves, and what follows for loads and ledger. */
export const purchaseLives = life<StoredPurchase, 'purchase_invoice', PurchaseInvoiceState, PurchaseInvoiceEvent>(
  purchases,
  {
    machine: purchaseInvoiceLife,
    column: 'status',
    guards: {
      async approve(context, stored, after) {
        const held = (await holdsOf(context, after)).find(({ stops }) => stops === 'approval');
        if (held) throw fail(held.code, 'rule', { ...held.details });
        // What somebody else has approved meanwhile may have taken the rest of a charge.
        if (!(await hasSameRate(context, stored)) || !isSameMatch(await compareStored(context, stored), stored))
          throw fail('purchaseMatchChanged', 'conflict');
        return deciding(context, stored.edited_by, ownPurchase(), purchaseStake(stored));
      },
      reject: async (context, stored) => deciding(context, stored.edited_by, ownPurchase()),
    },
    columns({ actor, now }, { event, reason }, stored) {
      const edited_by = actor.kind === 'user' ? [...new Set([...stored.edited_by, actor.id])] : stored.edited_by;
      switch (event) {
        case 'edit':
          return { edited_by, decision_reason: '', matched_at: null };
        case 'submit':
          return { edited_by, submitted_by: actor.name, submitted_at: now };
        case 'match':
        case 'vary':
          return { matched_at: now };
        case 'approve':
          return { approved_by: actor.name, approved_at: now, decision_reason: reason };
        case 'dispute':
        case 'reject':
        case 'void':
          return { decision_reason: reason };
        default:
          return {};
      }
    },
    on: {
      approve: [postApproved, settle],
      dispute: [settle],
      match: [settle],
      vary: [settle],
      submit: [settle],
      reject: [settle],
      void: [settle],
    },
  },
);

async function settle(context: Context, stored: StoredPurchase): Promise<void> {
  await settleLoads(context, [stored.id]);
}

/** Compares a document with what is expected now, and writes what was found. */
export async function compared(context: Context, stored: StoredPurchase): Promise<StoredPurchase> {
  await refreshWorth(context, stored);
  const found = await compareStored(context, (await findPurchase(context, stored.id))!);
  const event = found.isMatched ? 'match' : 'vary';
  purchaseLives.next(stored, event);
  await writeComparison(context, found);
  await sql`update purchase_invoice_line set disputed = 0 where partition = ${context.partition} and purchase_invoice_id = ${stored.id} and disputed <> 0`.execute(
    context.db,
  );
  return purchaseLives.move(context, stored, event, { columns: { is_vat_right: found.isVatRight } });
}

/** What a caller learns of a document that it changed. */
export interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly status: PurchaseInvoiceState;
}

export function savedOf(stored: StoredPurchase): Saved {
  return { id: stored.id, lockId: lockIdOf(stored), status: stored.status };
}
