import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { type AnsweringNote, answersOf, type Claim } from './credit-answers.ts';

const claim = (id: string, left: number, more: Partial<Claim> = {}): Claim => ({
  id,
  purchaseInvoiceId: 'invoice',
  loadIds: ['load'],
  left: cents(left),
  ...more,
});
const note = (gross: number, more: Partial<AnsweringNote> = {}): AnsweringNote => ({
  chosen: null,
  originalId: null,
  loadIds: [],
  net: cents(gross - 100),
  gross: cents(gross),
  ...more,
});
const shown = (of: AnsweringNote, claims: readonly Claim[]) =>
  answersOf(of, claims).map((each) => [each.claim.id, Number(each.amount)]);

test('answers the claims of its invoice, the oldest first and no more than it comes to', () => {
  const claims = [claim('a', 1000), claim('b', 2000), claim('other', 500, { purchaseInvoiceId: 'another' })];
  expect(shown(note(2500, { originalId: 'invoice' }), claims)).toEqual([
    ['a', 1000],
    ['b', 1500],
  ]);
  expect(shown(note(9000, { originalId: 'invoice' }), claims)).toEqual([
    ['a', 1000],
    ['b', 2000],
  ]);
  expect(shown(note(1000, { originalId: 'invoice' }), claims)).toEqual([['a', 1000]]);
});

test('finds claims by a load, and by an amount only where one claim alone has it', () => {
  const claims = [claim('a', 1000), claim('b', 2000, { loadIds: ['second'] })];
  expect(shown(note(500, { loadIds: ['second'] }), claims)).toEqual([['b', 500]]);
  expect(shown(note(2000), claims)).toEqual([['b', 2000]]);
  expect(shown(note(1100), claims)).toEqual([['a', 1000]]);
  expect(shown(note(2000), [...claims, claim('c', 1900)])).toEqual([]);
  expect(shown(note(777), claims)).toEqual([]);
});

test('follows a person who chose, and one who chose none', () => {
  const claims = [claim('a', 1000), claim('b', 2000)];
  expect(shown(note(2000, { chosen: ['b'], originalId: 'invoice' }), claims)).toEqual([['b', 2000]]);
  expect(shown(note(2000, { chosen: [], originalId: 'invoice' }), claims)).toEqual([]);
});
