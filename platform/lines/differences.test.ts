import { expect, test } from 'vitest';
import { lineDifferences } from './differences.ts';
import { lineNet } from './totals.ts';

const tyre = { id: 'a', description: 'Tyre', quantity: 8, price: 5480 };
const valve = { id: 'b', description: 'Valve', quantity: 8, price: 38.5 };
const oil = { id: 'c', description: 'Oil', quantity: 1, price: 900 };
const fields = ['description', 'quantity', 'price'] as const;
const between = (before: (typeof tyre)[], after: (typeof tyre)[]) =>
  lineDifferences(before, after, { fields, netOf: lineNet });

test('changed, new and removed lines are told apart by their ids', () => {
  const more = { ...tyre, quantity: 12 };
  const alignment = { id: 'd', description: 'Wheel alignment', quantity: 3, price: 950 };
  expect(between([tyre, valve, oil], [valve, more, alignment])).toEqual([
    { id: 'a', before: tyre, after: more, fields: ['quantity'], net: 2_192_000n },
    { id: 'd', before: undefined, after: alignment, fields: [], net: 285_000n },
    { id: 'c', before: oil, after: undefined, fields: [], net: -90_000n },
  ]);
});

test('lines that only moved do not differ', () => {
  expect(between([tyre, valve], [valve, tyre])).toEqual([]);
});
