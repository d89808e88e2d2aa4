import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import { deciding, type Stake } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { DriverPayFailureCode } from '../messages/failures/index.ts';
import { payRunLife, type PayRunEvent, type PayRunState } from '../status.ts';
import { carriedBy } from './balances.ts';
import { postRun } from './post-run.ts';
import { findRun, payNoun, type StoredRun } from './queries.ts';
import { recordOf } from './records.ts';

const fail = failures<FailureCode | DriverPayFailureCode>();

/** Runs of drivers' pay, as they are changed. */
export const payRuns = record({
  noun: payNoun,
  table: 'driver_pay_run',
  channels: ['driverPay', 'approvals'],
  bell: 'driverPay.',
  find: (context: Context, id: string) => findRun(context, id),
  show: recordOf,
});

/** Runs from draft to posted: who decides, and what the trail says. */
export const payRunLives = life<StoredRun, 'driver_pay_run', PayRunState, PayRunEvent>(payRuns, {
  machine: payRunLife,
  column: 'status',
  guards: {
    submit: complete,
    async approve(context, stored, after) {
      const decided = deciding(context, stored.edited_by, ownRun(), payStake(stored));
      const count = await carriedBy(context, stored.id);
      if (count > 0 && after.decision_reason === '') throw fail('payBelowZero', 'rule', { count });
      return decided;
    },
    reject: (context, stored) => deciding(context, stored.edited_by, ownRun()),
  },
  columns({ actor, now }, { event, reason }, stored) {
    switch (event) {
      case 'gather':
        return { gathering_since: sql<Date>`clock_timestamp()`, edited_by: withEditor(stored, actor) };
      case 'submit':
        return {
          submitted_by: actor.name,
          submitted_at: now,
          decision_reason: '',
          edited_by: withEditor(stored, actor),
        };
      case 'approve':
      case 'reject':
        return { decided_by: actor.name, decided_at: now, decision_reason: reason };
      case 'post':
        return { posted_by: actor.name, posted_at: now };
    }
  },
  on: {
    post: [
      (context, run) => postRun(context, run),
      (context, { id, company_id, total }) =>
        context.happened('driverPay.posted', { runId: id, companyId: company_id, total }),
    ],
  },
});

const ownRun = () => fail('ownPayRun', 'forbidden');

/** What an approver pays out. */
export function payStake({ total }: Pick<StoredRun, 'total'>): Stake {
  return { kind: 'driverPay', amount: cents(total) };
}

function withEditor({ edited_by }: StoredRun, actor: Context['actor']): string[] {
  return actor.kind === 'user' ? [...new Set([...edited_by, actor.id])] : edited_by;
}

/** A run whose lines are still on their way, or that pays nobody, is decided by nobody. */
function complete(context: Context, stored: StoredRun): Context {
  if (stored.gathering_since !== null) throw fail('payStillGathering', 'rule');
  if (stored.drivers === 0) throw fail('payRunEmpty', 'rule');
  return context;
}

/** What a caller learns of a run that it changed. */
export interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly runNumber: string;
  readonly status: PayRunState;
}

export function savedOf(stored: StoredRun): Saved {
  return { id: stored.id, lockId: lockIdOf(stored), runNumber: stored.run_number, status: stored.status };
}
