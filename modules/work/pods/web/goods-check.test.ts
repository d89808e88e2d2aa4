import { expect, test } from 'vitest';
import type { Pod } from './calls.ts';
import { countedOf, exceptionsOf, isQuantity } from './goods-check.ts';

const line = {
  id: 'a',
  reference: '',
  commodityName: 'IBC',
  quantityPlanned: 18,
  quantityLoaded: null,
  quantityActual: null,
  damagedQuantity: null,
};
const late = { kind: 'late', goodsLineId: null, quantity: null, note: '' } as const;
const pod = { goods: [line], exceptions: [late] } as unknown as Pod;

test.each([
  ['18', '', []],
  ['16', '', [['short', 2]]],
  [
    '20',
    '1',
    [
      ['over', 2],
      ['damaged', 1],
    ],
  ],
  ['17,5', '0', [['short', 0.5]]],
  ['', '', []],
])('received %j and damaged %j of 18', (received, damaged, wanted) => {
  const [kept, ...found] = exceptionsOf(pod, { a: { received, damaged } });
  expect(kept).toEqual(late);
  expect(found.map(({ kind, quantity }) => [kind, quantity])).toEqual(wanted);
});

test('what is known already stands there, and comes out again as it was', () => {
  const short = { kind: 'short', goodsLineId: 'a', quantity: 2, note: '' } as const;
  const known = { ...pod, exceptions: [late, short] } as Pod;
  expect(countedOf(known)).toEqual({ a: { received: '16', damaged: '' } });
  expect(exceptionsOf(known, countedOf(known))).toEqual([late, short]);
});

test('what a driver told as damaged is received, and not short as well', () => {
  // 18 were planned: 15 are sound, 1 is damaged, 2 are short.
  const told = { ...line, quantityActual: 15, damagedQuantity: 1 };
  const known = { ...pod, goods: [told] } as unknown as Pod;
  expect(countedOf(known)).toEqual({ a: { received: '16', damaged: '1' } });
  expect(exceptionsOf(known, countedOf(known)).map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['late', null],
    ['short', 2],
    ['damaged', 1],
  ]);
});

test('nobody is short of what was never loaded', () => {
  const known = { ...pod, goods: [{ ...line, quantityLoaded: 17.3 }] } as unknown as Pod;
  expect(countedOf(known)).toEqual({ a: { received: '17.3', damaged: '' } });
  expect(exceptionsOf(known, countedOf(known))).toEqual([late]);
  expect(exceptionsOf(known, { a: { received: '17,1', damaged: '' } })).toMatchObject([
    late,
    { kind: 'short', quantity: 0.2 },
  ]);
  expect(exceptionsOf(known, { a: { received: '18', damaged: '' } })).toMatchObject([
    late,
    { kind: 'over', quantity: 0.7 },
  ]);
});

test('a word is no quantity', () => {
  expect(['12', '0.5', ''].every(isQuantity)).toBe(true);
  expect(['x', '-1', '1e999'].some(isQuantity)).toBe(false);
});
