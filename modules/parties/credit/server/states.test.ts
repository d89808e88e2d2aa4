import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextState } from '#platform/machine.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { creditChange, type CreditChangeState } from '#modules/parties/credit/status.ts';
import { buildApproved, buildCreditPair, dayOf, openCreditHouse, readChange } from './testing/credit-house.ts';
import { enterLink, mailedKey, type Guest } from '#platform/server/testing/guests.ts';

let house: House;
let staff: [Staff, Staff];
beforeAll(async () => {
  house = await openCreditHouse();
  staff = await buildCreditPair(house, 'alpha');
});
afterAll(() => house.close());

const terms = () => ({ kind: 'increase', newLimit: 500_000, reason: 'More.', effectiveFrom: dayOf(house, 30) });
/** What staff can do, with the states of the table that it leads through. */
const steps = {
  putShipperCreditChange: { events: ['revise'], payload: () => ({ ...terms(), isDraft: true }) },
  approveShipperCreditChange: { events: ['approve', 'send'], payload: () => ({}) },
  rejectShipperCreditChange: { events: ['reject'], payload: () => ({ reason: 'no' }) },
  deleteShipperCreditChange: { events: ['cancel'], payload: () => ({ reason: 'no' }) },
  sendShipperCreditChange: { events: ['send'], payload: () => ({}) },
} as const;
type Step = keyof typeof steps | 'accept' | 'decline';

const anyStep = fc.record({
  step: fc.constantFrom<Step>(...(Object.keys(steps) as Step[]), 'approveShipperCreditChange', 'accept', 'decline'),
  who: fc.constantFrom(0, 1),
});

function after(status: CreditChangeState, step: Step): CreditChangeState | undefined {
  if (step === 'accept' || step === 'decline') return nextState(creditChange, status, step);
  // A link is sent for the first time by the approval alone.
  if (step === 'sendShipperCreditChange' && status !== 'SENT') return undefined;
  return steps[step].events.reduce<CreditChangeState | undefined>(
    (state, event) => state && nextState(creditChange, state, event),
    status,
  );
}

test('no sequence reaches a state that the table forbids, or leaves a link usable after its end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 7 }), async (sequence) => {
      const customerId = await buildApproved(house, 'alpha', staff[0]);
      const { id } = await house.ask<{ id: string }>('postShipperCreditChange', { customerId, ...terms() }, staff[0]);
      let now: CreditChangeState = 'PROPOSED';
      const editors = new Set([0]);
      const guests: Guest[] = [];
      for (const { step, who } of sequence) {
        const record = await readChange(house, staff[0], id);
        expect(record.status).toBe(now);
        const next = after(now, step);
        if (step === 'accept' || step === 'decline') {
          const guest = guests.at(-1);
          if (!guest) continue;
          const answer = await house.call('putShipperCreditAcknowledgement', { status: step }, guest.options);
          expect(answer.code).toBe(next ? undefined : 'linkNotUsable');
        } else {
          const answer = await house.call(
            step,
            { id, ...steps[step].payload() },
            { ...staff[who]!, lockId: record.lockId },
          );
          const isDecision = step === 'approveShipperCreditChange' || step === 'rejectShipperCreditChange';
          const isOwn = isDecision && editors.has(who);
          expect(answer.code, `${step} in ${now}`).toBe(
            next === undefined ? 'notAllowedInState' : isOwn ? 'ownCreditProposal' : undefined,
          );
          if (isOwn) continue;
          if (next && step === 'putShipperCreditChange') editors.add(who);
          if (next === 'SENT') guests.push(await enterLink(house, await mailedKey(house, record.email)));
        }
        now = next ?? now;
        // Only the newest link of a change that waits for its customer opens anything.
        for (const [place, guest] of guests.entries()) {
          const isUsable = await house.call('isShipperCreditLinkValid', { key: guest.key }, guest.options);
          expect(isUsable.result, `link ${place} in ${now}`).toBe(now === 'SENT' && place === guests.length - 1);
        }
      }
    }),
    { numRuns: 20 },
  );
});
