import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { claimService } from '../contract.ts';
import type { ClaimEvent } from '../status.ts';
import { acceptClaim, deductClaim, invoicesFor, proposeJournal, submitClaim } from './decide-claim.ts';
import { listClaims } from './list-claims.ts';
import { claimLives, claims, savedOf } from './lives.ts';
import { claimNoun, findClaim, type StoredClaim } from './queries.ts';
import { recordOf } from './records.ts';
import { changeClaim, createClaim, tickEvidence } from './save-claim.ts';
import { startClaim } from './start-claim.ts';

const fail = failures<FailureCode>();

/** The claim that the caller has, or `notFound`. */
async function found(context: Context, id: string): Promise<StoredClaim> {
  const stored = await findClaim(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

export const claimOperations: Implementation = implement(claimService, {
  getClaims: listClaims,
  getClaim: async (context, { id }) => recordOf(context, await found(context, id)),
  async getClaimHistory(context, { id }) {
    await found(context, id);
    return recordHistory(context, claimNoun, id);
  },
  getClaimInvoices: async (context, { id }) => invoicesFor(context, await found(context, id)),
  getClaimStart: startClaim,
  postClaim: async (context, input) => savedOf(await createClaim(context, input)),
  putClaim: async (context, input) => savedOf(await changeClaim(context, input)),
  putClaimEvidence: async (context, input) => savedOf(await tickEvidence(context, input)),
  submitClaim: async (context, input) => savedOf(await submitClaim(context, input)),
  acceptClaim: async (context, input) => savedOf(await acceptClaim(context, input)),
  rejectClaim: (context, { id, reason }) => moved(context, id, 'reject', { reason }),
  deleteClaim: (context, { id, reason }) => moved(context, id, 'withdraw', { reason }),
  reopenClaim: (context, { id, reason }) => moved(context, id, 'reopen', { reason }),
  deductClaim: async (context, input) => savedOf(await deductClaim(context, input)),
  settleClaim: (context, { id, outcome }) => moved(context, id, 'settle', { columns: { outcome }, after: { outcome } }),
  async postClaimProposal(context, input) {
    const stored = await proposeJournal(context, input);
    return { ...savedOf(stored), proposalId: stored.proposal_id!, proposalNumber: stored.proposal_number! };
  },
});

async function moved(
  context: Context,
  id: string,
  event: ClaimEvent,
  move: NonNullable<Parameters<typeof claimLives.move>[3]>,
) {
  const stored = await claims.toChange(context, id);
  return savedOf(await claimLives.move(context, stored, event, move));
}
