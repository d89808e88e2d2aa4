import { expect, test } from 'vitest';
import type { Standing } from './calls.ts';
import { approval, approvalStart, standingDeeds } from './standing-forms.ts';

type Decided = NonNullable<Standing['decided']>;
const decided = (facts: Partial<Decided>) =>
  ({
    decision: 'approved',
    sellPerHour: 6_500,
    buyPerHour: 550,
    reason: 'Gate',
    isOutdated: false,
    ...facts,
  }) as Decided;
const standing = (of: Decided | null) =>
  ({ decided: of, usualSellPerHour: 650, usualBuyPerHour: 550 }) as Partial<Standing> as Standing;

test.each([
  { what: 'nobody has decided', of: null, deeds: ['approve', 'waive'] },
  { what: 'it is approved: a nought too many can be put right', of: decided({}), deeds: ['change', 'waive'] },
  { what: 'the times have changed since', of: decided({ isOutdated: true }), deeds: ['approve', 'waive'] },
  { what: 'it is waived', of: decided({ decision: 'waived' }), deeds: ['approve'] },
])('what is offered while $what', ({ of, deeds }) => {
  expect(standingDeeds(of)).toEqual(deeds);
});

test.each([
  { what: 'with the usual prices', of: null, begins: { sellPerHour: 650, buyPerHour: 550, reason: '' } },
  { what: 'with what was approved', of: decided({}), begins: { sellPerHour: 6_500, buyPerHour: 550, reason: 'Gate' } },
  {
    what: 'without the reason for which it was waived',
    of: decided({ decision: 'waived', sellPerHour: 0, reason: 'Our fault' }),
    begins: { sellPerHour: 650, buyPerHour: 550, reason: '' },
  },
])('an approval of standing time begins $what', ({ of, begins }) => {
  expect(approvalStart(standing(of))).toEqual(begins);
});

test('an hour that was typed and emptied again has no price', () => {
  // An emptied number is undefined in a form.
  expect(approval.parse({ sellPerHour: undefined, buyPerHour: 500, reason: '' })).toMatchObject({ sellPerHour: null });
});
