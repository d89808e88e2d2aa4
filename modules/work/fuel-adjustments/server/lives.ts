import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { FuelAdjustmentFailureCode } from '../messages/failures/index.ts';
import { type AdjustmentEvent, adjustmentLife, type AdjustmentState } from '../status.ts';
import { queueWork } from './adjustment-job.ts';
import { adjustmentNoun, findAdjustment, type StoredAdjustment } from './queries.ts';
import { adjustmentStake, recordOf } from './records.ts';

const fail = failures<FailureCode | FuelAdjustmentFailureCode>();

/** Runs, as they are changed. */
export const adjustments = record({
  noun: adjustmentNoun,
  table: 'fuel_adjustment',
  channels: ['fuelAdjustments', 'approvals'],
  bell: 'fuelAdjustment.',
  find: (context: Context, id: string) => findAdjustment(context, id),
  show: recordOf,
});

/** Runs from the first calculation to the day they are taken back. Who prepared a run does not approve it. */
export const adjustmentLives = life<StoredAdjustment, 'fuel_adjustment', AdjustmentState, AdjustmentEvent>(
  adjustments,
  {
    machine: adjustmentLife,
    column: 'status',
    guards: {
      submit: complete,
      approve: (context, stored) => {
        refuseUnsubmitted(stored);
        return deciding(context, stored.edited_by, fail('ownRun', 'forbidden'), adjustmentStake(stored));
      },
      reject: (context, stored) => {
        refuseUnsubmitted(stored);
        return deciding(context, stored.edited_by, fail('ownRun', 'forbidden'));
      },
    },
    columns({ actor, now }, { event, reason }) {
      switch (event) {
        case 'submit':
          return { submitted_by: actor.name, submitted_at: now, decision_reason: '' };
        case 'approve':
          return { decided_by: actor.name, decided_at: now, decision_reason: reason };
        case 'reject':
          return {
            submitted_by: null,
            submitted_at: null,
            decided_by: actor.name,
            decided_at: now,
            decision_reason: reason,
          };
        default:
          return {};
      }
    },
    on: { begin: [queueWork], start: [queueWork], undo: [queueWork] },
  },
);

function complete(context: Context, stored: StoredAdjustment): Context {
  if (stored.blocked > 0) throw fail('runBlocked', 'rule', { count: stored.blocked });
  if (stored.customers_changed === 0 && stored.loads === 0) throw fail('runChangesNothing', 'rule');
  return context;
}

function refuseUnsubmitted({ submitted_at, status }: StoredAdjustment): void {
  if (submitted_at === null) throw fail('notAllowedInState', 'rule', { state: status });
}

/** What a caller learns of a run that it changed. */
export function savedOf(stored: StoredAdjustment) {
  return { id: stored.id, lockId: lockIdOf(stored), runNo: stored.run_no, status: stored.status };
}
