import { describe, expect, it, test } from 'vitest';
import { type Cents, centsOf, decimalOf, noCents } from '#platform/money.ts';
import {
  discounted,
  givenInOrder,
  givenRest,
  isTooMuch,
  type OpenDocument,
  proposedShares,
  type Share,
  type Shares,
  smallRests,
  staysOpen,
  sumsOf,
  tickBarrier,
  ticked,
  typed,
  writtenOff,
} from './tick-sums.ts';

const rand = (amount: string) => centsOf(amount) as Cents;
const document = (id: string, open: string, discount = '0'): OpenDocument => ({
  id,
  open: rand(open),
  discount: rand(discount),
});
/** The receipt of the picture, over four invoices. */
const received = rand('100000.00');
const a = document('a', '41312.40');
const b = document('b', '38905.75');
const c = document('c', '27140.00');
const d = document('d', '22300.00');
const credit = document('credit', '-500.00');
const all = [a, b, c, d, credit];
const none: Shares = new Map();
const share = (amount: string): Share => ({ amount: rand(amount), discount: noCents, rest: noCents });
const shown = (shares: Shares, amount = received) => {
  const { given, discount, left } = sumsOf(amount, shares);
  return [given, discount, left].map(decimalOf);
};

describe('ticking', () => {
  const steps: readonly [string, (shares: Shares) => Shares, readonly [string, string, string]][] = [
    ['nothing', (shares) => shares, ['0.00', '0.00', '100000.00']],
    ['a tick gives what is open', (shares) => ticked(shares, a), ['41312.40', '0.00', '58687.60']],
    ['a second tick adds', (shares) => ticked(shares, b), ['80218.15', '0.00', '19781.85']],
    [
      'a tick above the rest shows less than nothing left',
      (shares) => ticked(shares, c),
      ['107358.15', '0.00', '-7358.15'],
    ],
    ['the rest', (shares) => givenRest(received, shares, c), ['100000.00', '0.00', '0.00']],
    ['less is typed', (shares) => typed(shares, a, rand('41312.39')), ['99999.99', '0.00', '0.01']],
    ['a credit adds to the money', (shares) => ticked(shares, credit), ['99499.99', '0.00', '500.01']],
    ['the rest of another', (shares) => givenRest(received, shares, d), ['100000.00', '0.00', '0.00']],
    ['zero unticks', (shares) => typed(shares, d, rand('0')), ['99499.99', '0.00', '500.01']],
    ['a second tick takes it back', (shares) => ticked(shares, credit), ['99999.99', '0.00', '0.01']],
  ];
  it('keeps Received − Given = Left after every step', () => {
    let shares = none;
    for (const [name, step, expected] of steps) {
      shares = step(shares);
      expect(shown(shares), name).toEqual(expected);
    }
  });
});

test('the rest of a receipt that is given away is nothing', () => {
  const shares = ticked(ticked(ticked(none, a), b), c);
  expect(givenRest(received, shares, d).has('d')).toBe(false);
  // What it had before counts as left, so that the key may be pressed twice.
  const once = givenRest(received, ticked(ticked(none, a), b), c);
  expect(givenRest(received, once, c)).toEqual(once);
});

describe('a discount', () => {
  // Case 24: 2.5 % of R 11 500 within seven days.
  const terms = document('terms', '11500.00', '287.50');
  const shares = discounted(none, terms);
  it('leaves the invoice paid and is no money', () => {
    expect(shown(shares, rand('11212.50'))).toEqual(['11212.50', '287.50', '0.00']);
    expect(decimalOf(staysOpen(terms, shares.get('terms')))).toBe('0.00');
  });
  it('goes with the second press', () => expect(shown(discounted(shares, terms))[0]).toBe('11500.00'));
  it('goes where less is typed', () => {
    const less = typed(shares, terms, rand('11000.00'));
    expect(less.get('terms')).toEqual({ amount: rand('11000.00'), discount: 0n, rest: 0n });
    expect(decimalOf(staysOpen(terms, less.get('terms')))).toBe('500.00');
  });
  it('stays where the same is typed again', () =>
    expect(typed(shares, terms, rand('11212.50')).get('terms')?.discount).toBe(rand('287.50')));
  it('is none where none is agreed', () => expect(discounted(none, a)).toBe(none));
});

test('case 21: in order, the oldest gets its rest first and credits are not touched', () => {
  const shares = givenInOrder(rand('100'), [credit, document('A', '30'), document('B', '70'), document('C', '1')]);
  expect([...shares].map(([id, { amount }]) => [id, decimalOf(amount)])).toEqual([
    ['A', '30.00'],
    ['B', '70.00'],
  ]);
});

describe('a small rest', () => {
  // Case 26: R 45.50 is open, R 45.00 came, the limit is R 5.00.
  const short = document('short', '45.50');
  const shares = typed(none, short, rand('45.00'));
  it('is offered within the limit alone', () => {
    expect(smallRests([short, a], shares, rand('5.00'))).toEqual([short]);
    expect(smallRests([short], typed(none, short, rand('40.49')), rand('5.00'))).toEqual([]);
    expect(smallRests([short], ticked(none, short), rand('5.00'))).toEqual([]);
  });
  it('leaves the invoice paid, is no money, and goes with the second press', () => {
    const off = writtenOff(shares, short);
    expect(off.get('short')?.rest).toBe(rand('0.50'));
    expect(decimalOf(staysOpen(short, off.get('short')))).toBe('0.00');
    expect(shown(off, rand('45.00'))).toEqual(['45.00', '0.00', '0.00']);
    expect(smallRests([short], off, rand('5.00'))).toEqual([short]);
    expect(writtenOff(off, short)).toEqual(shares);
  });
  it('goes where less is typed', () =>
    expect(typed(writtenOff(shares, short), short, rand('44.00')).get('short')?.rest).toBe(noCents));
  it('is none of what is not ticked', () => expect(writtenOff(none, short)).toBe(none));
});

test.each([
  ['nothing', none, 'nothingGiven'],
  ['too much of the receipt', ticked(ticked(ticked(none, a), b), c), 'tooMuchGiven'],
  ['more than is open of one', typed(none, a, rand('41312.41')), 'moreThanOpen'],
  ['a credit taken for an invoice', new Map([['credit', share('500')]]), 'moreThanOpen'],
  ['an invoice that is gone', new Map([['gone', share('500')]]), 'moreThanOpen'],
  ['a rest', ticked(none, a), 'somethingLeft'],
  ['all of it', givenInOrder(received, all), undefined],
])('a receipt with %s', (_, shares, barrier) => expect(tickBarrier(received, all, shares)).toBe(barrier));

test('a proposal is taken without what is no longer open', () => {
  const shares = proposedShares(all, [
    { id: 'a', amount: rand('41312.40'), discount: noCents },
    { id: 'gone', amount: rand('10'), discount: noCents },
    { id: 'd', amount: rand('22300.01'), discount: noCents },
  ]);
  expect([...shares.keys()]).toEqual(['a']);
});

test('a credit is given at most whole', () => {
  expect(isTooMuch(credit, share('-500'))).toBe(false);
  expect(isTooMuch(credit, share('-500.01'))).toBe(true);
});

test('a thousand invoices keep their sums while one ticks', () => {
  const many = Array.from({ length: 1000 }, (_, place) => document(String(place), '10.01'));
  const amount = rand('10010.00');
  let shares = none;
  for (const each of many) shares = ticked(shares, each);
  expect(shown(shares, amount)).toEqual(['10010.00', '0.00', '0.00']);
  expect(givenInOrder(amount, many)).toEqual(shares);
});
