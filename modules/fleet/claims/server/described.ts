import { described, refusesNothing } from '#platform/server/described.ts';
import { claimService } from '../contract.ts';

const unknown = 'Refuses a claim that the caller cannot see.';
const own = 'who made or changed the claim';

export const claimsDescribed = described(claimService, {
  getClaims: { does: 'Lists claims by search, filters and order, one page at a time.', refuses: refusesNothing },
  getClaim: { does: 'Reads a claim with its evidence, its deadline and what became of it.', refuses: unknown },
  getClaimHistory: { does: 'Lists what happened to a claim, the latest first.', refuses: unknown },
  getClaimInvoices: {
    does: 'Lists invoices of the supplier from whose payment an accepted claim can be taken off.',
    refuses: unknown,
  },
  getClaimStart: {
    does: 'Answers what a claim of an incident begins with: the other side, the load, and what the load was worth.',
    refuses: 'Refuses an incident that the caller cannot see.',
  },
  postClaim: {
    does: 'Adds a draft claim against a supplier or an insurer, or by a customer, with the list of papers that prove it.',
    refuses: 'Refuses a claim without its other side, and an unknown supplier, customer, load or incident.',
  },
  putClaim: {
    does: 'Changes the facts of a claim that nobody decided on.',
    refuses: 'Refuses a claim that was decided or withdrawn.',
  },
  putClaimEvidence: {
    does: 'Notes whether a paper that proves a claim is there.',
    refuses: 'Refuses a paper that is not on its list, and a claim that was decided.',
  },
  submitClaim: {
    does: 'Notes that a claim was handed in.',
    refuses: 'Refuses a claim without an amount, and a day in the future.',
  },
  acceptClaim: {
    does: 'Agrees on the amount that is paid for a claim.',
    refuses: `Refuses ${own}, and more than was claimed.`,
  },
  rejectClaim: {
    does: 'Rejects a claim for a stated reason.',
    refuses: `Refuses ${own}, and a claim that is not open.`,
  },
  deleteClaim: { does: 'Withdraws a claim for a stated reason.', refuses: 'Refuses a claim that was decided.' },
  reopenClaim: {
    does: 'Opens a claim again that was accepted, rejected or withdrawn.',
    refuses: 'Refuses a settled claim, and one for which a journal was proposed.',
  },
  deductClaim: {
    does: 'Takes an accepted claim off the payment of an invoice of the supplier; its VAT stays.',
    refuses: `Refuses ${own}, an invoice of someone else, and one of which less is left to pay.`,
  },
  settleClaim: {
    does: 'Settles an accepted claim that was paid in another way.',
    refuses: `Refuses ${own}, and a claim that was not accepted.`,
  },
  postClaimProposal: {
    does: 'Proposes a journal of the accepted amount between two accounts; someone else approves it.',
    refuses: 'Refuses a claim that was not accepted, the same account twice, and a second journal.',
  },
});
