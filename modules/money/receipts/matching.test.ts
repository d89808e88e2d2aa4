import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { indexOf, type MatchItem, type MatchKnown, type MatchLine } from './match-index.ts';
import { matchLine } from './matching.ts';
import { exactSets, oldestFirst } from './oldest-first.ts';
import { isReturn, numbersIn, sameNumber } from './words.ts';

const item = (number: string, rand: number, more: Partial<MatchItem> = {}): MatchItem => ({
  id: number,
  number,
  customerId: 'A',
  open: cents(Math.round(rand * 100)),
  dueDate: '2026-10-10',
  currency: 'ZAR',
  ...more,
});
const line = (words: string, rand: number, more: Partial<MatchLine> = {}): MatchLine => ({
  id: 'line',
  day: '2026-11-20',
  amount: cents(Math.round(rand * 100)),
  currency: 'ZAR',
  words,
  payerKeys: [],
  isFee: false,
  ...more,
});
const known = (items: readonly MatchItem[], more: Partial<MatchKnown> = {}) =>
  indexOf({ items, customers: [], payers: new Map(), groups: new Map(), rules: [], receipts: [], ...more });
/** The first proposal in a few words: how sure, whose, what it settles, why. */
const first = (of: MatchLine, all: ReturnType<typeof known>) => {
  const [match] = matchLine(of, all);
  if (!match) return 'nothing';
  const parts = match.parts.map((part) => `${part.item.number}=${Number(part.amount) / 100}`).join(',');
  return `${match.certainty} ${match.kind} ${match.customerId ?? '-'} ${parts || '-'} ${match.reasons.map(({ code }) => code).join('+')}`;
};

const acme = { id: 'A', accountNumber: 'ACM001', nameKey: 'acmesteel' };
const one = item('INV-001814', 859);
const cases: readonly (readonly [string, MatchLine, ReturnType<typeof known>, string])[] = [
  ['case 30: a number counts whole', line('PAYMENT 1814', 859), known([item('INV-000014', 3156)]), 'nothing'],
  [
    'a whole number with its amount',
    line('PAYMENT 1814', 859),
    known([one]),
    'certain receipt A INV-001814=859 number+amount',
  ],
  [
    'a number written with its zeros',
    line('INV-000014', 3156),
    known([item('INV-000014', 3156)]),
    'certain receipt A INV-000014=3156 number+amount',
  ],
  [
    'three digits are no number',
    line('PAY 814', 859),
    known([item('INV-000814', 859)]),
    'possible receipt A INV-000814=859 amount',
  ],
  [
    'a number without its amount is a hint',
    line('PAYMENT 1814', 500),
    known([one]),
    'possible receipt A INV-001814=500 number',
  ],
  [
    'two numbers and their sum',
    line('1814 1815', 959),
    known([one, item('INV-001815', 100)]),
    'certain receipt A INV-001814=859,INV-001815=100 numbers+numbers+amounts',
  ],
  [
    'a number that is of two strangers: whose amount agrees',
    line('1814', 859),
    known([one, item('DN-001814', 20, { customerId: 'B' })]),
    'certain receipt A INV-001814=859 number+amount',
  ],
  ['an amount alone', line('CASH DEP', 859), known([one]), 'possible receipt A INV-001814=859 amount'],
  [
    'the account number of a customer, one amount',
    line('ACM001 NOV', 859),
    known([one, item('INV-2', 100)], { customers: [acme] }),
    'certain receipt A INV-001814=859 reference+amount',
  ],
  [
    'a name alone does not prove it',
    line('ACME STEEL PTY', 859),
    known([one], { customers: [acme] }),
    'likely receipt A INV-001814=859 name+amount',
  ],
  [
    'the account that paid last time',
    line('TRF', 859, { payerKeys: ['a:1'] }),
    known([one, item('INV-2', 1)], { payers: new Map([['a:1', ['A']]]) }),
    'certain receipt A INV-001814=859 payer+amount',
  ],
  [
    'two of one amount: none is sure',
    line('TRF', 859, { payerKeys: ['a:1'] }),
    known([one, item('INV-2', 859)], { payers: new Map([['a:1', ['A']]]) }),
    'likely receipt A INV-001814=859 payer+amount',
  ],
  [
    'a part, oldest first',
    line('TRF', 500, { payerKeys: ['a:1'] }),
    known([one], { payers: new Map([['a:1', ['A']]]) }),
    'likely receipt A INV-001814=500 payer+oldest',
  ],
  [
    'a payer for its group',
    line('TRF', 300, { payerKeys: ['a:1'] }),
    known([item('INV-7', 100, { customerId: 'B' }), item('INV-8', 200, { customerId: 'C' })], {
      payers: new Map([['a:1', ['A']]]),
      groups: new Map([
        ['A', 'A'],
        ['B', 'A'],
        ['C', 'A'],
      ]),
    }),
    'certain receipt A INV-7=100,INV-8=200 payer+amounts+group',
  ],
  [
    'two names at one account: the amount tells which',
    line('TRF', 200, { payerKeys: ['a:1'] }),
    known([item('INV-7', 100), item('INV-8', 200, { customerId: 'B' })], { payers: new Map([['a:1', ['A', 'B']]]) }),
    'certain receipt B INV-8=200 payer+amount',
  ],
  [
    'a discount in time',
    line('1814', 837.53),
    known([item('INV-001814', 859, { discount: { amount: cents(2147), until: '2026-11-20' } })]),
    'likely receipt A INV-001814=837.53 number+discount',
  ],
  [
    'a discount too late',
    line('1814', 837.53),
    known([item('INV-001814', 859, { discount: { amount: cents(2147), until: '2026-11-19' } })]),
    'possible receipt A INV-001814=837.53 number',
  ],
  [
    'a rule says it is a charge',
    line('FNB SERVICE FEE 11', -57.5),
    known([], { rules: [{ id: 'r', key: 'servicefee', customerId: null, words: 'service fee' }] }),
    'certain charge - - rule',
  ],
  ['a fee of the bank’s own column', line('x', -3, { isFee: true }), known([]), 'certain charge - - '],
  ['another currency settles nothing', line('1814', 859, { currency: 'USD' }), known([one]), 'nothing'],
  [
    'a payment that came back',
    line('UNPAID DEBIT ACME', -8050),
    known([], {
      receipts: [{ id: 'RC', customerId: 'A', amount: cents(805_000), day: '2026-11-03', currency: 'ZAR' }],
    }),
    'likely returned A - returned',
  ],
  ['money out that nobody knows', line('RENT', -8050), known([]), 'nothing'],
];

test.each(cases)('%s', (_, of, all, expected) => expect(first(of, all)).toBe(expected));

test('case 21: oldest first, parts that are open, never below nothing', () => {
  const [a, b] = [item('A', 30, { dueDate: '2026-09-01' }), item('B', 70)];
  const give = (rand: number) =>
    oldestFirst([b, a], cents(rand * 100)).map((part) => [part.item.number, Number(part.amount) / 100]);
  expect(give(100)).toEqual([
    ['A', 30],
    ['B', 70],
  ]);
  expect(give(50)).toEqual([
    ['A', 30],
    ['B', 20],
  ]);
  expect(give(500)).toEqual([
    ['A', 30],
    ['B', 70],
  ]);
  expect(oldestFirst([item('CN', -30)], cents(100))).toEqual([]);
});

test('sets that add up exactly: the simplest kind alone', () => {
  const items = [item('1', 10), item('2', 20), item('3', 40), item('4', 80)];
  const sets = (rand: number) =>
    exactSets(items, cents(rand * 100)).map((set) => set.map(({ number }) => number).join('+'));
  expect(sets(20)).toEqual(['2']);
  expect(sets(150)).toEqual(['1+2+3+4']);
  expect(sets(30)).toEqual(['1+2']);
  expect(sets(100)).toEqual(['2+4']);
  expect(sets(130)).toEqual(['1+3+4']);
  expect(sets(131)).toEqual([]);
});

test('numbers as banks write them', () => {
  expect(numbersIn('INV0001814/1815 ref 12 2026-11-20')).toEqual(['0001814', '1815', '2026']);
  expect(sameNumber('INV-001814')).toBe('1814');
  expect(['UNPAID 12', 'R/D CHEQUE', 'RTD', 'Card purchase'].map(isReturn)).toEqual([true, true, false, false]);
});
