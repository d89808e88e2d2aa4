import { expect, test } from 'vitest';
import { cents, decimalOf } from '#platform/money.ts';
import { type LineAnswer, linesOfAnswer, type OwedLoad, spread, totalsOfAnswer } from './answer.ts';

const load = (...lefts: readonly number[]): OwedLoad => ({
  loadId: 'load',
  charges: lefts.map((left, place) => ({
    chargeId: `charge ${place}`,
    description: 'Linehaul',
    vatCode: 'standard',
    left: cents(left),
  })),
});
const right: LineAnswer = { answer: 'right', reason: '', claimed: null, words: '' };
const wrong = (reason: LineAnswer['reason'], claimed: number | null): LineAnswer => ({
  answer: 'wrong',
  reason,
  claimed: claimed === null ? null : cents(claimed),
  words: 'As agreed',
});
const fifteen = () => 15;

test('right is what is owed; standing time is a line beside it that nobody expected', () => {
  const lines = [
    ...linesOfAnswer(load(2_148_300), right),
    ...linesOfAnswer(load(1_320_041), wrong('standing', 65_000)),
    ...linesOfAnswer(load(1_263_900), right),
  ];
  expect(lines.map(({ chargeId, net }) => [chargeId === null, net])).toEqual([
    [false, 2_148_300n],
    [false, 1_320_041n],
    [true, 65_000n],
    [false, 1_263_900n],
  ]);
  const { net, vat, gross } = totalsOfAnswer(lines, fifteen);
  expect([net, vat, gross].map(decimalOf)).toEqual(['47972.41', '7195.86', '55168.27']);
});

test('another price goes over the charges of the load to the last cent', () => {
  const nets = linesOfAnswer(load(1_000_000, 263_900), wrong('price', 1_500_000)).map(({ net }) => net);
  expect(nets).toEqual([1_186_803n, 313_197n]);
});

test('a load that is not theirs is no line', () => {
  expect(linesOfAnswer(load(100), wrong('notMine', null))).toEqual([]);
});

test('an amount that leaves a charge nothing is not spread', () => {
  expect(spread(cents(1), load(100, 100).charges)).toBeUndefined();
});
