import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { App } from '#platform/server/app.ts';
import { sumOf } from '#platform/calculations.ts';
import { addDays } from '#platform/dates.ts';
import { centsOfWire, decimalOf } from '#platform/money.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { CreditKind } from '#modules/parties/credit/contract.ts';
import type { CreditChangeState } from '#modules/parties/credit/status.ts';
import { customers } from '#modules/parties/customers/server/index.ts';
import { cancel } from './decide.ts';
import { sendCreditLink } from './link-kind.ts';
import { getChange, limitToday, todayFor, type StoredChange } from './queries.ts';
import { takeEffect } from './take-effect.ts';
import { creditLinkKind } from './link-kind-name.ts';

export interface CreditChangeOverrides {
  readonly customerId: string;
  readonly status?: CreditChangeState;
  readonly kind?: CreditKind;
  /** Rand. */
  readonly newLimit?: number;
  readonly insuredPart?: number;
  readonly reason?: string;
  readonly effectiveFrom?: string;
  readonly effectiveUntil?: string;
  readonly reviewOn?: string;
  readonly proposedBy?: string;
  readonly approvedBy?: string;
  /** What the customer said when it declined, or why the change was rejected or cancelled. */
  readonly words?: string;
  readonly at?: Date;
}

const unapproved: readonly CreditChangeState[] = ['DRAFT', 'PROPOSED', 'REJECTED', 'CANCELLED'];

/** Puts in a change of a credit limit in whatever state, with the link that belongs to it. Returns its id. */
export async function buildCreditChange(
  app: App,
  partition: string,
  { customerId, status = 'PROPOSED', ...overrides }: CreditChangeOverrides,
): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildCreditChange' });
  return inPartition(system, partition, async (context) => {
    const { db, now } = context;
    const customer = await customers.lock(context, customerId);
    const current = limitToday(context, customer);
    const at = overrides.at ?? now;
    const isApproved = !unapproved.includes(status);
    const isAnswered = status === 'accept' || status === 'decline' || status === 'EFFECTIVE';
    const newLimit = overrides.newLimit === undefined ? sumOf([current, current]) : centsOfWire(overrides.newLimit);
    const { id } = await db
      .insertInto('credit_change')
      .values({
        partition,
        company_id: customer.company_id,
        customer_id: customerId,
        kind: overrides.kind ?? (newLimit < current ? 'decrease' : 'increase'),
        current_limit: decimalOf(current),
        new_limit: decimalOf(newLimit),
        insured_part: columnOfWire(overrides.insuredPart ?? 0),
        reason: overrides.reason ?? 'The customer buys more than it did.',
        effective_from: overrides.effectiveFrom ?? todayFor(context, customer),
        effective_until: overrides.effectiveUntil ?? null,
        review_on: overrides.reviewOn ?? addDays(todayFor(context, customer), 365),
        recipient_email: customer.email,
        recipient_mobile: customer.mobile_number,
        language: customer.language,
        status: isApproved ? 'APPROVED_INTERNAL' : status === 'CANCELLED' ? 'PROPOSED' : status,
        needs_acceptance: status !== 'APPROVED_INTERNAL',
        proposed_by: overrides.proposedBy ?? 'Pieter Botha',
        proposed_at: status === 'DRAFT' ? null : at,
        edited_by: [],
        ...(isApproved && { approved_by: overrides.approvedBy ?? 'Thandi Nkosi', approved_at: at }),
        ...(status === 'REJECTED' && { decision_reason: overrides.words ?? '' }),
        updated_by: overrides.proposedBy ?? 'Pieter Botha',
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const stored = await getChange(db, partition, id);
    if (status === 'CANCELLED') await cancel(context, stored, overrides.words ?? '');
    if (!isApproved || status === 'APPROVED_INTERNAL') return id;
    await sendCreditLink(context, stored);
    if (status === 'SENT') return id;
    await db
      .updateTable('link')
      .set({ ...linkEnd(status, at), opened_at: at, verified_at: at })
      .where('partition', '=', partition)
      .where('kind', '=', creditLinkKind)
      .where('subject_id', '=', id)
      .execute();
    const answered = await db
      .updateTable('credit_change')
      .set({
        status: status === 'EFFECTIVE' ? 'accept' : status,
        ...(isAnswered && { acknowledged_by: customer.email, acknowledged_at: at }),
        ...(status === 'decline' && { comment: overrides.words ?? '' }),
      })
      .where('partition', '=', partition)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (status === 'EFFECTIVE') await takeEffect(context, { ...stored, ...answered } as StoredChange, customer);
    return id;
  });
}

function linkEnd(status: CreditChangeState, at: Date) {
  switch (status) {
    case 'accept':
    case 'EFFECTIVE':
      return { status: 'accept', percent: 100, submitted_at: at } as const;
    case 'decline':
      return { status: 'decline', percent: 100, submitted_at: at } as const;
    default:
      return { status: 'deleted', ended_reason: 'revoked' } as const;
  }
}
