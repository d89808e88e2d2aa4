import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { lineRow } from '../answers.ts';
import type { StoredLine } from './queries.ts';

/** A line as lists show it. */
export function lineShown(stored: StoredLine): z.input<typeof lineRow> {
  const { settled_by_kind: kind, settled_by_id: settledById } = stored;
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    statementId: stored.statement_id,
    accountId: stored.account_id,
    accountName: stored.account_name,
    line: stored.line,
    day: stored.day,
    valueDay: stored.value_day,
    amount: cents(stored.amount),
    currency: stored.currency,
    text: stored.text,
    reference: stored.reference,
    payerName: stored.payer_name,
    payerEnd: stored.payer_last4,
    balanceAfter: stored.balance_after === null ? null : cents(stored.balance_after),
    isFee: stored.is_fee,
    status: stored.status,
    settledBy: settledById !== null && kind !== '' ? { kind, id: settledById } : null,
    reason: stored.reason,
    decidedBy: stored.decided_by,
    decidedAt: stored.decided_at?.toISOString() ?? null,
  };
}
