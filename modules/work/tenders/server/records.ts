import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { seesAsSupplier } from '#modules/work/loads/server/index.ts';
import type { offerRow } from '../fields.ts';
import type { StoredOffer } from './queries.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;
const amountOrNull = (amount: number | null) => (amount === null ? null : cents(amount));

/** Suppliers' own people, and the holders of their links: how others are asked is not their business. */
export function asksAsSupplier(context: Pick<Context, 'actor'>): boolean {
  return context.actor.kind === 'guest' || seesAsSupplier(context);
}

/** An offer, with what only the company itself sees where the caller is of the company. */
export function rowOf(
  context: Pick<Context, 'actor' | 'now'>,
  row: StoredOffer,
  { isChanged = false } = {},
): z.input<typeof offerRow> {
  return {
    id: row.id,
    lockId: lockIdOf(row),
    loadId: row.load_id,
    loadNumber: row.load_number,
    loadStatus: asksAsSupplier(context) && row.carried_by !== row.supplier_id ? 'TENDERED' : row.load_status,
    isBooked: row.status === 'ACCEPTED' && row.carried_by === row.supplier_id,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    status: row.status,
    ...(!asksAsSupplier(context) && {
      round: row.round,
      rank: row.rank,
      mode: row.mode,
      method: row.method,
      sentTo: row.sent_to,
      sentBy: row.sent_by,
      findings: row.findings,
      isChanged,
    }),
    buyAmount: cents(row.buy_amount),
    minutes: row.minutes,
    sentAt: iso(row.sent_at),
    expiresAt: iso(row.expires_at),
    viewedAt: iso(row.viewed_at),
    answeredAt: iso(row.answered_at),
    answeredBy: row.answered_by,
    reasonCode: row.reason_code,
    reason: row.reason,
    counterAmount: amountOrNull(row.counter_amount),
    counterNote: row.counter_note,
    agreedAmount: amountOrNull(row.agreed_amount),
    lateAnswer: row.late_answer,
    lateAmount: amountOrNull(row.late_amount),
    lateAnsweredAt: iso(row.late_answered_at),
    createdAt: row.created_at.toISOString(),
    load: row.facts,
    serverTime: context.now.toISOString(),
  };
}
