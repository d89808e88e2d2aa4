import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { statementRecord, statementRow } from '../contract.ts';
import { linesOf, type StoredStatement } from './queries.ts';
import { supplierPerson } from './recipients.ts';

/** A statement as lists show it. */
export function rowOf(stored: StoredStatement): z.input<typeof statementRow> {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    status: stored.status,
    companyId: stored.company_id,
    supplierId: stored.supplier_id,
    supplierName: stored.supplier_name,
    from: stored.from_day,
    to: stored.to_day,
    currency: stored.currency,
    net: cents(stored.net),
    loads: stored.loads,
    contested: stored.contested,
    sentTo: stored.sent_to,
    sentAt: stored.sent_at?.toISOString() ?? null,
    answeredBy: stored.answered_by,
    answeredAt: stored.answered_at?.toISOString() ?? null,
    answeredNo: stored.answered_no,
    purchaseInvoiceId: stored.purchase_invoice_id,
    createdBy: stored.created_by,
    updatedAt: stored.updated_at.toISOString(),
  };
}

/** A statement with its lines and what the supplier says of them. */
export async function recordOf(context: Context, stored: StoredStatement): Promise<z.input<typeof statementRecord>> {
  const { db, partition } = context;
  const lines = await linesOf(context, stored.id);
  const person = await supplierPerson(context, stored.supplier_id);
  const link =
    stored.link_id === null || stored.status !== 'SENT'
      ? undefined
      : await db
          .selectFrom('link')
          .select('expires_at')
          .where('partition', '=', partition)
          .where('id', '=', stored.link_id)
          .executeTakeFirst();
  return {
    ...rowOf(stored),
    recipientName: person?.name ?? '',
    recipientEmail: person?.email ?? '',
    recipientMobile: person?.mobile ?? '',
    language: person?.language ?? 'en',
    decisionReason: stored.decision_reason,
    expiresAt: link?.expires_at.toISOString() ?? null,
    lines: lines.map((line) => ({
      id: line.id,
      loadId: line.load_id,
      loadNumber: line.load_number,
      route: line.route,
      deliveredOn: line.delivered_on,
      net: cents(line.net),
      answer: line.answer,
      reason: line.reason,
      claimed: line.claimed === null ? null : cents(line.claimed),
      words: line.words,
    })),
  };
}
