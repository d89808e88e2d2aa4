import { expect, test } from 'vitest';
import { centsOfWire } from '#platform/money.ts';
import { approverOf } from './approver-of.ts';

const people = [
  { name: 'Thandi', limit: null, isAuthor: false },
  { name: 'Naledi', limit: 500_000, isAuthor: true },
  { name: 'Pieter', limit: 50_000, isAuthor: false },
  { name: 'Zola', limit: 5000, isAuthor: false },
];
const named = (total: number, of = people) => {
  const { first, others, below } = approverOf(of, centsOfWire(total));
  return [first?.name, others.map(({ name }) => name), below?.name];
};

test('the one whose limit just reaches is asked, never the author, and the next below says who may not', () => {
  expect(named(5000)).toEqual(['Zola', ['Pieter', 'Thandi'], undefined]);
  expect(named(5000.01)).toEqual(['Pieter', ['Thandi'], 'Zola']);
  expect(named(50_000.01)).toEqual(['Thandi', [], 'Pieter']);
  expect(named(60_000, people.slice(1))).toEqual([undefined, [], 'Pieter']);
  expect(named(1, [])).toEqual([undefined, [], undefined]);
});
