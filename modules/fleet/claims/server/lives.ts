import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { ClaimFailureCode } from '../messages/failures/index.ts';
import { type ClaimEvent, claimLife, type ClaimState } from '../status.ts';
import { claimNoun, findClaim, type StoredClaim } from './queries.ts';
import { recordOf } from './records.ts';

const fail = failures<FailureCode | ClaimFailureCode>();

/** Claims, as they are changed. */
export const claims = record({
  noun: claimNoun,
  table: 'claim',
  channels: ['claims'],
  find: (context: Context, id: string) => findClaim(context, id),
  show: recordOf,
});

const ownClaim = () => fail('claimOwn', 'forbidden');
const byAnother = async (context: Context, stored: StoredClaim) => deciding(context, stored.edited_by, ownClaim());

/** Claims from draft to settled: who decides, and what the trail says. */
export const claimLives = life<StoredClaim, 'claim', ClaimState, ClaimEvent>(claims, {
  machine: claimLife,
  column: 'status',
  facts: ({ status, amount, accepted }) => ({
    status,
    amount: cents(amount),
    ...(accepted !== null && { accepted: cents(accepted) }),
  }),
  guards: {
    submit(context, stored) {
      if (stored.amount === 0) throw fail('claimAmountMissing', 'rule');
      return context;
    },
    accept: byAnother,
    reject: byAnother,
    deduct: byAnother,
    settle: byAnother,
    reopen(context, stored) {
      // A journal that waits or is posted says that the claim was accepted.
      if (stored.proposal_id !== null && stored.proposal_status !== 'REJECTED') throw fail('claimBooked', 'rule');
      return context;
    },
  },
  columns({ actor, now }, { event, reason }, stored) {
    const edited_by = actor.kind === 'user' ? [...new Set([...stored.edited_by, actor.id])] : stored.edited_by;
    const decided = { decided_by: actor.name, decided_at: now };
    switch (event) {
      case 'edit':
      case 'submit':
        return { edited_by };
      case 'accept':
        return decided;
      case 'reject':
        return { ...decided, outcome: reason };
      case 'withdraw':
        return { outcome: reason };
      case 'reopen':
        return { accepted: null, proposal_id: null, decided_by: null, decided_at: null };
      case 'deduct':
      case 'settle':
        return {};
    }
  },
});

/** What a caller learns of a claim that it changed. */
export interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly claimNo: string;
  readonly status: ClaimState;
}

export function savedOf(stored: StoredClaim): Saved {
  return { id: stored.id, lockId: lockIdOf(stored), claimNo: stored.claim_no, status: stored.status };
}
