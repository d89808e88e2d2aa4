import { sql } from 'kysely';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Listener, listener } from '#platform/server/listeners.ts';
import type { Quantity, UnitPrice } from '#platform/scaled.ts';
import { hasAccountingSystem, queueExport } from '#modules/money/accounting-exports/server/index.ts';
import { exportSteps } from '../export-steps.ts';
import { purchaseLives, purchases } from './lives.ts';
import { findPurchase, linesOf, type StoredPurchase } from './queries.ts';

const one = 1000n as Quantity;

/**
 * Lets an approved invoice or credit note go into the accounting system of its company; false where the company has set none. VAT that is not claimed goes with the cost, as it stands in our books.
 */
export async function exportApproved(context: Context, stored: StoredPurchase): Promise<boolean> {
  if (!(await hasAccountingSystem(context, stored.company_id))) return false;
  const lines = await linesOf(context, [stored.id]);
  const codes = await centreCodes(
    context,
    lines.map(({ profit_centre_id }) => profit_centre_id),
  );
  const isClaimed = stored.claim_gaps.length === 0;
  const vat = isClaimed ? stored.vat : 0;
  await queueExport(context, {
    id: stored.id,
    kind: stored.kind,
    version: stored.version,
    companyId: stored.company_id,
    vendorNumber: stored.vendor_number,
    vendorInvoiceNumber: stored.supplier_invoice_no,
    invoiceDate: stored.invoice_date,
    postingDate: (await findPurchase(context, stored.id))!.posting_date ?? stored.invoice_date,
    dueDate: stored.due_date,
    currency: stored.currency,
    lines: lines.map((line) => {
      const net = BigInt(isClaimed ? line.net : line.net + line.vat_share);
      return {
        account: line.account,
        centre: codes.get(line.profit_centre_id) ?? '',
        description: line.description,
        quantity: one,
        // One unit at the amount of the line: what was rounded here is not rounded again there.
        unitCost: (net * 100n) as UnitPrice,
        vatCode: isClaimed ? line.vat_code : 'outOfScope',
        net: cents(net),
      };
    }),
    net: cents(stored.gross - vat),
    vat: cents(vat),
    gross: cents(stored.gross),
    ...(stored.blob_name !== '' && {
      file: { name: stored.file_name, blobName: stored.blob_name, contentType: stored.content_type },
    }),
  });
  return true;
}

async function centreCodes({ db, partition }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code from profit_centre where partition = ${partition} and id = any (${[...new Set(ids)]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** A document is a step further on its way into the accounting system: it stands here as it does there. */
export const followExport: Listener = listener(
  'export.changed',
  'follow-export',
  async (context, { documentId, state, reason }) => {
    const known = await findPurchase(context, documentId);
    if (!known || exportSteps(known.status, state).length === 0) return;
    let stored = await purchases.lock(context, documentId);
    for (const event of exportSteps(stored.status, state))
      stored = await purchaseLives.move(context, stored, event, { reason });
  },
);
