import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { exchangeRecord } from '../contract.ts';
import { masked } from '../mask.ts';
import { type StoredExchange, stepsOf } from './queries.ts';

/** An exchange as lists show it. */
export function rowOf(stored: StoredExchange) {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    createdAt: stored.created_at.toISOString(),
    direction: stored.direction,
    purpose: stored.purpose,
    partnerId: stored.partner_id,
    partnerName: stored.partner_name,
    noun: stored.noun,
    recordId: stored.record_id,
    number: stored.number,
    theirNumber: stored.their_number,
    amount: cents(stored.amount),
    currency: stored.currency,
    status: stored.status,
    tries: stored.tries,
    nextAt: stored.next_at?.toISOString() ?? null,
    problem: stored.problem,
  };
}

/** Everything about one exchange, for its pane. */
export async function recordOf(context: Context, stored: StoredExchange): Promise<z.input<typeof exchangeRecord>> {
  const steps = await stepsOf(context, stored.id);
  return {
    ...rowOf(stored),
    body: masked(stored.body),
    sentAt: stored.sent_at?.toISOString() ?? null,
    steps: steps.map(({ number, at, kind, outcome, status_code, milliseconds, request, answer }) => ({
      number,
      at: at.toISOString(),
      kind,
      outcome,
      statusCode: status_code,
      milliseconds,
      request,
      answer,
    })),
    resolveReason: stored.resolve_reason,
    updatedBy: stored.updated_by,
    updatedAt: stored.updated_at.toISOString(),
  };
}
