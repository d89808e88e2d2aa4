import { expect, test } from 'vitest';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import { otherThanFuel } from './rules.ts';

const trace = (fields: object = {}, fuel: object | null = { amount: 679.68 }): RateTrace =>
  ({
    outcome: 'rate',
    payablePercent: null,
    candidates: [{ rateId: 'r-1' }],
    fuel: fuel && { clauseId: 'c-1', ...fuel },
    total: 18_929.68,
    ...fields,
  }) as unknown as RateTrace;

test.each([
  ['fuel alone', trace({ total: 18_592.37 }, { amount: 342.37 }), undefined],
  ['nothing', trace(), undefined],
  ['another rate', trace({ candidates: [{ rateId: 'r-2' }] }), 'runOtherRate'],
  ['a tie', trace({ outcome: 'rateAmbiguous', total: 0 }, null), 'runOtherRate'],
  ['another clause', trace({}, { clauseId: 'c-2', amount: 679.68 }), 'runOtherRate'],
  ['the way by a cent', trace({ total: 18_929.69 }), 'runOtherPrice'],
  ['no price of fuel', trace({ outcome: 'fuelPriceMissing', total: 0 }, null), 'runPriceMissing'],
])('what changes is %s', (_, after, expected) => {
  expect(otherThanFuel(trace(), after)).toBe(expected);
});

test('a share of what the customer pays follows it, as long as it is the same share', () => {
  const share = (payablePercent: number) => trace({ outcome: 'payable', payablePercent, candidates: [] }, null);
  expect(otherThanFuel(share(82.5), { ...share(82.5), total: 12 })).toBeUndefined();
  expect(otherThanFuel(share(82.5), share(80))).toBe('runOtherRate');
});
