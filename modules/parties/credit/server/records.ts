import type { z } from 'zod';
import { minus } from '#platform/calculations.ts';
import { wireOf } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import { isAboveLimit, isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { creditChangeRecord, creditChangeRow } from '#modules/parties/credit/contract.ts';
import { creditChange } from '#modules/parties/credit/status.ts';
import { needsSecondPerson } from '#modules/parties/credit/rules.ts';
import type { CreditFailureCode } from '#modules/parties/credit/messages/failures/index.ts';
import { getCustomer } from '#modules/parties/customers/server/index.ts';
import { acknowledgementsOf } from './acknowledgements.ts';
import { creditLinkKind } from './link-kind-name.ts';
import { positionOf, type ExposureProvider } from './position.ts';
import { creditStake, type StoredChange } from './queries.ts';

/** What staff typed, as the form edits it and as a conflict shows it. */
export function proposalOf(stored: StoredChange) {
  return {
    kind: stored.kind,
    newLimit: wireOf(centsOfColumn(stored.new_limit)),
    insuredPart: wireOf(centsOfColumn(stored.insured_part)),
    reason: stored.reason,
    evidenceBlobName: stored.evidence_blob_name ?? '',
    effectiveFrom: stored.effective_from,
    effectiveUntil: stored.effective_until ?? '',
    reviewOn: stored.review_on ?? '',
    recipientName: stored.recipient_name,
    email: stored.recipient_email,
    mobileNumber: stored.recipient_mobile,
    language: stored.language,
  };
}

type Row = Omit<z.input<typeof creditChangeRow>, 'exposure' | 'linkStatus' | 'acknowledgement'>;

/** A change as lists show it, besides what stands in other tables. */
export function rowOf(stored: StoredChange): Row {
  const [newLimit, insuredPart] = [centsOfColumn(stored.new_limit), centsOfColumn(stored.insured_part)];
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    customerId: stored.customer_id,
    registeredName: stored.registered_name,
    tradeName: stored.trade_name,
    accountNumber: stored.account_number,
    kind: stored.kind,
    currentLimit: centsOfColumn(stored.current_limit),
    newLimit,
    insuredPart,
    ownRiskPart: minus(newLimit, insuredPart),
    reason: stored.reason,
    requestedBy: stored.proposed_by,
    requestedAt: stored.proposed_at?.toISOString() ?? null,
    approvals:
      stored.approved_by !== null && stored.approved_at
        ? [{ by: stored.approved_by, at: stored.approved_at.toISOString() }]
        : [],
    needsSecondPerson: needsSecondPerson(newLimit, centsOfColumn(stored.approval_threshold)),
    status: stored.status,
    effectiveFrom: stored.effective_from,
    effectiveUntil: stored.effective_until,
    effectiveAt: stored.effective_at?.toISOString() ?? null,
    endedAt: stored.ended_at?.toISOString() ?? null,
    reviewOn: stored.review_on,
    updatedAt: stored.updated_at.toISOString(),
  };
}

/** Everything about one change, for its page. */
export async function recordOf(
  context: Context,
  providers: readonly ExposureProvider[],
  stored: StoredChange,
): Promise<z.input<typeof creditChangeRecord>> {
  const { db, partition, actor } = context;
  const [customer, acknowledgements, link, evidence] = await Promise.all([
    getCustomer(db, partition, stored.customer_id),
    acknowledgementsOf(context, [stored]),
    db
      .selectFrom('link')
      .select(['status', 'expires_at'])
      .where('partition', '=', partition)
      .where('kind', '=', creditLinkKind)
      .where('subject_id', '=', stored.id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('stored_file')
      .select(['blob_name', 'file_name'])
      .where('partition', '=', partition)
      .where('blob_name', '=', stored.evidence_blob_name)
      .executeTakeFirst(),
  ]);
  const position = await positionOf(context, providers, customer);
  const isOwn = isBarredFrom(actor, 'approveShipperCreditChange', stored.edited_by);
  return {
    ...proposalOf(stored),
    isDraft: stored.status === creditChange.initial,
    ...rowOf(stored),
    exposure: position.exposure,
    linkStatus: link?.status ?? null,
    linkExpiresAt: link?.expires_at.toISOString() ?? null,
    evidence: evidence ? { blobName: evidence.blob_name, fileName: evidence.file_name } : null,
    needsAcceptance: stored.needs_acceptance,
    acknowledgement: acknowledgements.get(stored.id) ?? null,
    decisionReason: stored.decision_reason,
    isAboveLimit: isAboveLimit(actor, 'tripDirector.approveShipperCreditChange', creditStake(stored)),
    decisionBarrier: isOwn ? ('ownCreditProposal' satisfies CreditFailureCode) : null,
    position,
  };
}
