import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextState } from '#platform/machine.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { SupplierRecord } from '../contract.ts';
import { application, isInUse, type ApplicationState } from '../status.ts';
import { buildSupplier } from './builders.ts';
import { buildSupplierStaff, openSupplierHouse } from './testing/supplier-house.ts';

let house: House;
let staff: [Staff, Staff];
beforeAll(async () => {
  house = await openSupplierHouse();
  const first = await buildSupplierStaff(house, 'alpha');
  staff = [first, await buildSupplierStaff(house, 'alpha', first.companyId)];
});
afterAll(() => house.close());

/** What staff can do to a supplier, with the event that it is in the table of states. */
const steps = {
  approveCarrier: { event: 'approve', isDecision: true, payload: () => ({}) },
  rejectCarrier: { event: 'reject', isDecision: true, payload: () => ({ reason: 'no' }) },
  sendCarrierInformationRequest: {
    event: 'requestInformation',
    isDecision: false,
    payload: () => ({ steps: ['bank'], question: 'Which?' }),
  },
  deleteCarrier: { event: 'remove', isDecision: false, payload: () => ({}) },
  putCarrier: {
    event: 'revise',
    isDecision: false,
    payload: ({ carrierDetail }: SupplierRecord) => ({
      carrierDetail: { ...carrierDetail, holdingCompany: `${carrierDetail.holdingCompany}+` },
    }),
  },
} as const;
type Step = keyof typeof steps;

const anyStep = fc.record({
  step: fc.constantFrom(...(Object.keys(steps) as Step[])),
  who: fc.constantFrom(0, 1),
  isStale: fc.nat({ max: 9 }).map((it) => it === 0),
});

test('whatever is done in whatever order, no state is reached that the table forbids, and nobody decides what they changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 9 }), async (sequence) => {
      const keyIdentifier = await buildSupplier(house.app, 'alpha', { companyId: staff[0].companyId });
      let status: ApplicationState = application.initial;
      const editors = new Set<number>();
      for (const { step, who, isStale } of sequence) {
        const { event, isDecision, payload } = steps[step];
        const record = await house.ask<SupplierRecord>('getCarrier', { keyIdentifier }, staff[who]);
        expect(record.status).toBe(status);
        const answer = await house.call(
          step,
          { keyIdentifier, ...payload(record) },
          { ...staff[who]!, lockId: isStale ? '0' : record.lockId },
        );
        // A change of no account leaves an approved supplier approved.
        const target = event === 'revise' && isInUse(status) ? status : nextState(application, status, event);
        const expected = isStale
          ? 'changedByOther'
          : target === undefined
            ? 'notAllowedInState'
            : isDecision && editors.has(who)
              ? 'ownCapture'
              : undefined;
        expect(answer.code, `${step} in ${status} by ${who}`).toBe(expected);
        if (expected) continue;
        status = target!;
        if (step === 'putCarrier') editors.add(who);
        if (step === 'approveCarrier') editors.clear();
      }
    }),
    { numRuns: 25 },
  );
});
