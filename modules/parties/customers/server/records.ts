import type { z } from 'zod';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import { decisionLimit, isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { Address } from '#modules/parties/parties/fields.ts';
import { directorNames, withMaskedNumbers } from '#modules/parties/parties/numbers.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import type { shipperRecord } from '../records.ts';
import { detailOf } from './details.ts';
import { type StoredCustomer } from './queries.ts';

/** The record as the form edits it and as the review shows it. */
export function recordOf({ app, actor }: Context, stored: StoredCustomer): z.input<typeof shipperRecord> {
  const detail = withMaskedNumbers(detailOf(stored, app.sealer), directorNames);
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    accountNumber: stored.account_number,
    client: stored.client_name,
    ...detail,
    physicalAddress: inBothSpellings(detail.physicalAddress),
    postalAddress: inBothSpellings(detail.postalAddress),
    TermsAndConditionsAccepted: stored.terms_accepted_at !== null,
    termsVersion: stored.terms_version,
    termsLanguage: stored.terms_language,
    termsAcceptedAt: stored.terms_accepted_at?.toISOString() ?? null,
    isAdminCaptured: stored.source === 'staff',
    isEdit: true,
    modifiedBy: stored.updated_by,
    status: stored.status,
    standing: stored.standing,
    creditStatus: stored.credit_status,
    creditLimit: Number(stored.credit_limit),
    creditLimits: stored.credit_limits.map((row) => ({
      creditLimitId: row.id,
      limit: Number(row.amount),
      paymentTerm: row.payment_term,
      conditions: row.conditions,
      bankRatingCode: row.bank_rating_code,
      effectiveFrom: row.effective_from,
      recommendedBy: row.recommended_by,
      approvedBy: row.approved_by,
      approvedAt: new Date(row.approved_at).toISOString(),
    })),
    recommendation: stored.recommendation,
    approvalThreshold: centsOfColumn(stored.approval_threshold),
    submittedBy: stored.submitted_by,
    submittedAt: stored.submitted_at.toISOString(),
    decidedBy: stored.decided_by,
    decidedAt: stored.decided_at?.toISOString() ?? null,
    decisionReason: stored.decision_reason,
    findings: stored.findings,
    bankConfirmationFacts: stored.bank_letter_facts,
    approvalLimit:
      (actor.kind === 'user' ? decisionLimit(actor, 'tripDirector.approveShipper', 'customer') : undefined) ?? null,
    decisionBarrier: isBarredFrom(actor, 'approveShipper', stored.edited_by)
      ? ('ownShipperCapture' satisfies CustomerFailureCode)
      : null,
  };
}

function inBothSpellings(address: Address): Address & { postalcode: string } {
  return { ...address, postalcode: address.postalCode };
}
