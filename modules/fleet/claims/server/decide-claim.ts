import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { createProposal } from '#modules/money/journal-proposals/server/index.ts';
import { deductiblePurchases, takeOffPurchase } from '#modules/money/purchase-invoices/server/index.ts';
import type { claimService } from '../contract.ts';
import type { ClaimFailureCode } from '../messages/failures/index.ts';
import { claimLives, claims } from './lives.ts';
import { findClaim, type StoredClaim } from './queries.ts';

const fail = failures<FailureCode | ClaimFailureCode>();
type Operations = (typeof claimService)['operations'];
type Input<Name extends keyof Operations> = z.output<Operations[Name]['input']>;

/** Notes that a claim was handed in, today unless another day is stated. */
export async function submitClaim(context: Context, { id, handedInOn }: Input<'submitClaim'>): Promise<StoredClaim> {
  const stored = await claims.toChange(context, id);
  const day = handedInOn ?? stored.today;
  if (day > stored.today) throw invalidFields({ handedInOn: { code: 'claimHandedInAhead' satisfies ClaimFailureCode } });
  await claimLives.move(context, stored, 'submit', { columns: { handed_in_on: day }, after: { handedInOn: day } });
  return (await findClaim(context, id))!;
}

/** Agrees on what is paid: never more than was claimed. */
export async function acceptClaim(
  context: Context,
  { id, accepted, outcome }: Input<'acceptClaim'>,
): Promise<StoredClaim> {
  const stored = await claims.toChange(context, id);
  claimLives.next(stored, 'accept');
  if (accepted > BigInt(stored.amount))
    throw invalidFields({
      accepted: {
        code: 'claimAboveClaimed' satisfies ClaimFailureCode,
        details: { amount: formatMoney({ cents: cents(stored.amount), currency: stored.currency }, context.language) },
      },
    });
  await claimLives.move(context, stored, 'accept', {
    columns: { accepted: Number(accepted), outcome },
    after: { accepted, outcome },
  });
  return (await findClaim(context, id))!;
}

/** The supplier's invoices with something left to pay, those first from which the whole claim can be taken off. */
export async function invoicesFor(context: Context, stored: StoredClaim) {
  if (stored.side !== 'supplier' || stored.supplier_id === null || stored.accepted === null) return [];
  const { supplier_id: supplierId, company_id: companyId, currency, accepted } = stored;
  const found = await deductiblePurchases(context, { supplierId, companyId, currency });
  return found
    .map((invoice) => ({ ...invoice, isEnough: invoice.left >= BigInt(accepted) }))
    .toSorted((one, other) => Number(other.isEnough) - Number(one.isEnough));
}

/** Takes an accepted claim off what a supplier is paid. Its VAT stays: only a credit note of the supplier lowers it. */
export async function deductClaim(
  context: Context,
  { id, purchaseInvoiceId }: Input<'deductClaim'>,
): Promise<StoredClaim> {
  const stored = await claims.toChange(context, id);
  if (stored.side !== 'supplier') throw fail('claimNotOfSupplier', 'rule');
  claimLives.next(stored, 'deduct');
  const isOffered = (await invoicesFor(context, stored)).some((invoice) => invoice.id === purchaseInvoiceId);
  if (!isOffered)
    throw invalidFields({ purchaseInvoiceId: { code: 'claimInvoiceOther' satisfies ClaimFailureCode } });
  await claimLives.move(context, stored, 'deduct', { columns: { purchase_invoice_id: purchaseInvoiceId } });
  await takeOffPurchase(context, {
    id: purchaseInvoiceId,
    kind: stored.kind === 'damage' ? 'damage' : stored.kind === 'short' ? 'short' : 'other',
    amount: cents(stored.accepted!),
    reason: [stored.claim_no, stored.load_number].filter(Boolean).join(' · '),
  });
  return (await findClaim(context, id))!;
}

/** Proposes a journal of what was agreed on; somebody else approves it there. */
export async function proposeJournal(
  context: Context,
  { id, date, debit, credit, centre }: Input<'postClaimProposal'>,
): Promise<StoredClaim> {
  const stored = await claims.toChange(context, id);
  if (stored.accepted === null) throw fail('claimNotAccepted', 'rule');
  if (stored.proposal_id !== null && stored.proposal_status !== 'REJECTED')
    throw fail('claimProposed', 'rule', { number: stored.proposal_number });
  if (debit === credit) throw invalidFields({ credit: { code: 'claimSameAccount' satisfies ClaimFailureCode } });
  const amount = cents(stored.accepted);
  const line = {
    group: '',
    centre,
    text: [stored.claim_no, stored.party_name].join(' · '),
    vatCode: '' as const,
    loadNumber: stored.load_number ?? '',
    party: '',
    number: '',
    date: null,
    dueDate: null,
  };
  const proposal = await createProposal(context, {
    head: {
      companyId: stored.company_id,
      kind: 'journal',
      date,
      reverseOn: null,
      reason: [stored.claim_no, stored.party_name].join(' · '),
      documentId: null,
    },
    lines: [
      { ...line, account: debit, debit: amount, credit: null },
      { ...line, account: credit, debit: null, credit: amount },
    ],
  });
  await claims.change(context, stored, {
    event: 'journalProposed',
    columns: { proposal_id: proposal.id },
    after: { proposal: proposal.number },
  });
  return (await findClaim(context, id))!;
}
