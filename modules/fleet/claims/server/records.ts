import type { z } from 'zod';
import { daysBetween } from '#platform/dates.ts';
import { is } from '#platform/machine.ts';
import { cents } from '#platform/money.ts';
import { isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { claimRecord, claimRow } from '../contract.ts';
import { missingOf } from '../evidence.ts';
import type { ClaimFailureCode } from '../messages/failures/index.ts';
import { claimLife } from '../status.ts';
import type { StoredClaim } from './queries.ts';

const orNull = (amount: number | null) => (amount === null ? null : cents(amount));

/** A claim as lists show it. */
export function rowOf(stored: StoredClaim): z.input<typeof claimRow> {
  const isDue = stored.hand_in_by !== null && stored.handed_in_on === null && is(claimLife, stored.status, 'open');
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    claimNo: stored.claim_no,
    kind: stored.kind,
    side: stored.side,
    status: stored.status,
    partyName: stored.party_name,
    loadId: stored.load_id,
    loadNumber: stored.load_number ?? '',
    incidentId: stored.incident_id,
    incidentNo: stored.incident_no,
    currency: stored.currency,
    amount: cents(stored.amount),
    reserve: cents(stored.reserve),
    accepted: orNull(stored.accepted),
    handInBy: stored.hand_in_by,
    daysLeft: isDue ? daysBetween(stored.today, stored.hand_in_by!) : null,
    missing: missingOf(stored.evidence).length,
    updatedBy: stored.updated_by,
    updatedAt: stored.updated_at.toISOString(),
  };
}

/** Everything about one claim, for its page. */
export function recordOf({ actor }: Pick<Context, 'actor'>, stored: StoredClaim): z.input<typeof claimRecord> {
  const own: ClaimFailureCode = 'claimOwn';
  return {
    ...rowOf(stored),
    companyId: stored.company_id,
    supplierId: stored.supplier_id,
    customerId: stored.customer_id,
    insurer: stored.insurer,
    reference: stored.reference,
    podId: stored.pod_id,
    description: stored.description,
    handedInOn: stored.handed_in_on,
    evidence: [...stored.evidence],
    outcome: stored.outcome,
    decidedBy: stored.decided_by ?? '',
    decidedAt: stored.decided_at?.toISOString() ?? null,
    purchaseInvoiceId: stored.purchase_invoice_id,
    purchaseInvoiceNo: stored.purchase_invoice_no ?? '',
    proposalId: stored.proposal_id,
    proposalNumber: stored.proposal_number ?? '',
    decisionBarrier: isBarredFrom(actor, 'acceptClaim', stored.edited_by) ? own : null,
    createdBy: stored.created_by,
    createdAt: stored.created_at.toISOString(),
  };
}
