import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding, type Stake } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { PaymentRunFailureCode } from '../messages/failures/index.ts';
import { type PaymentRunEvent, paymentRunLife, type PaymentRunState } from '../status.ts';
import { findRun, runNoun, type StoredRun } from './queries.ts';
import { recordOf } from './records.ts';

const fail = failures<FailureCode | PaymentRunFailureCode>();

/** Runs of payments, as they are changed. */
export const paymentRuns = record({
  noun: runNoun,
  table: 'payment_run',
  channels: ['paymentRuns', 'approvals'],
  bell: 'paymentRun.',
  find: (context: Context, id: string) => findRun(context, id),
  show: recordOf,
});

/** Runs from draft to posted: who signs, and what the trail says. */
export const paymentRunLives = life<StoredRun, 'payment_run', PaymentRunState, PaymentRunEvent>(paymentRuns, {
  machine: paymentRunLife,
  column: 'status',
  facts: ({ status, total }) => ({ status, total }),
  guards: {
    submit(context, stored) {
      if (stored.suppliers === 0) throw fail('paymentRunEmpty', 'rule');
      return context;
    },
    sign: (context, stored) => deciding(context, stored.edited_by, ownRun(), stakeOf(stored)),
    approve: (context, stored) => deciding(context, stored.edited_by, ownRun(), stakeOf(stored)),
    reject: (context, stored) => deciding(context, stored.edited_by, ownRun()),
    recall: (context, stored) => deciding(context, stored.edited_by, ownRun()),
  },
  columns({ actor, now }, { event, reason }, stored) {
    switch (event) {
      case 'gather':
      case 'edit':
        return { edited_by: withEditor(stored, actor) };
      case 'submit':
        return {
          submitted_by: actor.name,
          submitted_at: now,
          decision_reason: '',
          edited_by: withEditor(stored, actor),
        };
      case 'reject':
        return { decision_reason: reason };
      case 'recall':
        return {
          decision_reason: reason,
          file_name: '',
          file_format: '',
          file_made_at: null,
          file_sha256: '',
          file_taken_by: null,
          file_taken_at: null,
        };
      case 'send':
        return { file_taken_by: actor.name, file_taken_at: now };
      case 'post':
        return { posted_by: actor.name, posted_at: now };
      case 'change':
      case 'sign':
      case 'approve':
      case 'void':
        return {};
    }
  },
});

const ownRun = () => fail('ownPaymentRun', 'forbidden');

/** What a signature lets out, in the currency of the books. */
export function stakeOf({ worth }: Pick<StoredRun, 'worth'>): Stake {
  return { kind: 'payment', amount: cents(worth) };
}

function withEditor({ edited_by }: StoredRun, actor: Context['actor']): string[] {
  return actor.kind === 'user' ? [...new Set([...edited_by, actor.id])] : edited_by;
}

/** What a caller learns of a run that it changed. */
export interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly runNumber: string;
  readonly status: PaymentRunState;
}

export function savedOf(stored: StoredRun): Saved {
  return { id: stored.id, lockId: lockIdOf(stored), runNumber: stored.run_number, status: stored.status };
}
