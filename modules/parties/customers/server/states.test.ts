import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextState } from '#platform/machine.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { ShipperRecord } from '../contract.ts';
import { application, isApproved, standing, type ApplicationState, type Standing } from '../status.ts';
import { changedShipper } from '../submission.ts';
import { buildCustomer } from './builders.ts';
import { buildPair, openCustomerHouse } from './testing/customer-house.ts';

let house: House;
let staff: [Staff, Staff];
beforeAll(async () => {
  house = await openCustomerHouse();
  staff = await buildPair(house, 'alpha');
});
afterAll(() => house.close());

const credit = () => ({ limit: 100_000, paymentTerm: 30 });
/** What staff can do to an application, with the event that it is in the table of states. */
const steps = {
  vetShipper: { event: 'vet', isDecision: true, payload: () => ({}) },
  recommendShipper: { event: 'recommend', isDecision: true, payload: credit },
  approveShipper: { event: 'approve', isDecision: true, payload: credit },
  rejectShipper: { event: 'decline', isDecision: true, payload: () => ({ reason: 'no' }) },
  sendShipperInformationRequest: {
    event: 'requestInformation',
    isDecision: false,
    payload: () => ({ steps: ['financial'], question: 'Which?' }),
  },
  putShipper: {
    event: 'revise',
    isDecision: false,
    payload: (record: ShipperRecord) => ({
      ...Object.fromEntries(Object.entries(record).filter(([field]) => field in changedShipper.shape)),
      holdingCompanyName: `${record.holdingCompanyName}+`,
    }),
  },
} as const;
/** What staff can do to a customer; closing one that was never approved withdraws its application. */
const standingSteps = { suspendShipper: 'suspend', reopenShipper: 'reopen', deleteShipper: 'close' } as const;
type Step = keyof typeof steps | keyof typeof standingSteps;

const anyStep = fc.record({
  step: fc.constantFrom<Step>(
    ...(Object.keys(steps) as Step[]),
    ...(Object.keys(steps) as Step[]),
    ...(Object.keys(standingSteps) as Step[]),
  ),
  who: fc.constantFrom(0, 1),
  isStale: fc.nat({ max: 9 }).map((it) => it === 0),
});

interface State {
  readonly status: ApplicationState;
  readonly standing: Standing | null;
}

/** Where the tables say that a step leads; undefined when it is not allowed. */
function after(step: Step, now: State): State | undefined {
  if (step in standingSteps) {
    const event = standingSteps[step as keyof typeof standingSteps];
    if (now.standing !== null) {
      const next = nextState(standing, now.standing, event);
      return next && { ...now, standing: next };
    }
    const withdrawn = step === 'deleteShipper' ? nextState(application, now.status, 'withdraw') : undefined;
    return withdrawn && { ...now, status: withdrawn };
  }
  const { event } = steps[step as keyof typeof steps];
  if (event === 'revise' && now.standing === 'CLOSED') return undefined;
  // A change of nobody's identity leaves an approved customer approved.
  const status = event === 'revise' && isApproved(now.status) ? now.status : nextState(application, now.status, event);
  return status && { status, standing: event === 'approve' ? (now.standing ?? 'ACTIVE') : now.standing };
}

test('whatever is done in whatever order, no state is reached that the tables forbid, and nobody decides what they changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 9 }), async (sequence) => {
      const id = await buildCustomer(house.app, 'alpha', { companyId: staff[0].companyId });
      let now: State = { status: 'pending', standing: null };
      const editors = new Set<number>();
      let endedBy: number | undefined;
      for (const { step, who, isStale } of sequence) {
        const record = await house.ask<ShipperRecord>('getShipper', { id }, staff[who]);
        expect({ status: record.status, standing: record.standing }).toEqual(now);
        const payload =
          step in steps
            ? steps[step as keyof typeof steps].payload(record)
            : step === 'reopenShipper'
              ? {}
              : { reason: 'x' };
        const answer = await house.call(
          step,
          { id, ...payload },
          { ...staff[who]!, lockId: isStale ? '0' : record.lockId },
        );
        const next = after(step, now);
        const isDecision = step in steps && steps[step as keyof typeof steps].isDecision;
        const expected = isStale
          ? 'changedByOther'
          : next === undefined
            ? 'notAllowedInState'
            : isDecision && editors.has(who)
              ? 'ownShipperCapture'
              : step === 'reopenShipper' && now.standing !== 'DORMANT' && (endedBy === who || editors.has(who))
                ? 'ownStanding'
                : undefined;
        expect(answer.code, `${step} in ${now.status}/${now.standing} by ${who}`).toBe(expected);
        if (expected) continue;
        now = next!;
        if (step === 'suspendShipper' || (step === 'deleteShipper' && now.standing !== null)) endedBy = who;
        if (step === 'putShipper') editors.add(who);
        if (step === 'approveShipper') editors.clear();
      }
    }),
    { numRuns: 25 },
  );
});
