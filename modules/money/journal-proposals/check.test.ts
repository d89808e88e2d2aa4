import { expect, test } from 'vitest';
import { type Cents, cents } from '#platform/money.ts';
import { checkProposal, type Known } from './check.ts';
import type { CheckedLine } from './lines.ts';
import { likenessOf } from './suggestion.ts';

const account = (number: string, more: object = {}) =>
  [number, { number, isActive: true, isControl: false, centreRequired: false, partyKind: undefined, ...more }] as const;
const known: Known = {
  accounts: new Map([
    account('1000'),
    account('6000', { centreRequired: true }),
    account('1100', { isControl: true, partyKind: 'customer' as const }),
    account('9999', { isActive: false }),
  ]),
  centres: new Map([['DBN', {}]]),
  loads: new Map([['L-1', {}]]),
  parties: new Map([
    ['customer KWENA FOODS', 1],
    ['customer TWINS', 2],
  ]),
  earlier: new Map(),
};
const rand = (amount: number) => cents(Math.round(amount * 100));
function line(row: number, signed: number, more: Partial<CheckedLine> = {}): CheckedLine {
  return {
    row,
    group: '',
    account: '1000',
    centre: '',
    text: '',
    debit: signed > 0 ? rand(signed) : null,
    credit: signed < 0 ? rand(-signed) : null,
    loadNumber: '',
    party: '',
    number: '',
    dueDate: null,
    ...more,
  };
}
const check = (lines: readonly CheckedLine[], more: Partial<Known> = {}) =>
  checkProposal('journal', lines, { ...known, ...more });
const codes = (lines: readonly CheckedLine[], kind: 'journal' | 'opening' = 'journal') =>
  checkProposal(kind, lines, known).findings.map(({ row, field, code }) => [row, field, code]);

test('says of each line all that is wrong with it', () => {
  expect(
    codes([
      line(1, 5, { account: '' }),
      line(2, 5, { account: '7777' }),
      line(3, 5, { account: '9999' }),
      line(4, -15, { account: '1100' }),
      line(5, 0),
      line(6, 1, { credit: rand(1) }),
      line(7, 5, { account: '6000' }),
      line(8, -5, { account: '6000', centre: 'JHB', loadNumber: 'L-9' }),
      line(9, -1, { party: 'Kwena Foods' }),
      line(10, 1, { account: '6000', centre: 'dbn', loadNumber: 'l-1' }),
    ]),
  ).toEqual([
    [1, 'account', 'lineAccountMissing'],
    [2, 'account', 'lineAccountUnknown'],
    [3, 'account', 'lineAccountUnknown'],
    [4, 'account', 'lineAccountControl'],
    [5, 'debit', 'lineAmountMissing'],
    [6, 'credit', 'lineAmountTwice'],
    [7, 'centre', 'lineCentreMissing'],
    [8, 'centre', 'lineCentreUnknown'],
    [8, 'loadNumber', 'lineLoadUnknown'],
    [9, 'party', 'linePartyOnPlain'],
  ]);
});

test('asks of an opening item who, which number and when it is due', () => {
  const other = line(9, -10);
  const item = { account: '1100', party: 'kwena foods', number: 'INV-1', dueDate: '2026-10-01' };
  expect(codes([line(1, 10, item), other], 'opening')).toEqual([]);
  expect(codes([line(1, 10, { ...item, party: '', number: '', dueDate: null }), other], 'opening')).toEqual([
    [1, 'party', 'linePartyMissing'],
    [1, 'number', 'lineNumberMissing'],
    [1, 'dueDate', 'lineDueMissing'],
  ]);
  expect(codes([line(1, 10, { ...item, party: 'Twins' }), other], 'opening')).toEqual([[1, 'party', 'linePartyTwice']]);
  expect(codes([line(1, 10, { ...item, party: 'Nobody' }), other], 'opening')).toEqual([
    [1, 'party', 'linePartyUnknown'],
  ]);
});

test('adds up each journal by itself', () => {
  const { groups, findings, total } = check([
    line(1, 10, { group: 'A' }),
    line(2, -10, { group: 'A' }),
    line(3, 10, { group: 'B' }),
    line(4, -10.01, { group: 'B' }),
    line(5, 3, { group: 'C' }),
  ]);
  expect(groups.map(({ group, difference }) => [group, difference])).toEqual([
    ['A', 0n],
    ['B', -1n],
    ['C', 300n],
  ]);
  expect(findings.map(({ code, group }) => [code, group])).toEqual([
    ['groupUnbalanced', 'B'],
    ['groupTooShort', 'C'],
  ]);
  expect(total).toBe(rand(23));
});

test.each([
  ['the amount of earlier months', [14820, 1360, 2580, -18640], 'asBefore', 2, 1240],
  ['half of it on the wrong side', [100, 20, -80], 'halfOnWrongSide', 2, 20],
  ['two digits exchanged', [1240, 54.3, -1285.3], 'digitsSwapped', 2, 45.3],
])('finds the line that is out by %s', (_, amounts, reason, row, amount) => {
  const lines = amounts.map((signed, place) => line(place + 1, signed, { text: `Line ${place + 1}` }));
  const earlier = new Map<string, readonly Cents[]>(
    reason === 'asBefore' ? [[likenessOf(lines[1]!), [rand(1240), rand(1240), rand(1250)]]] : [],
  );
  expect(check(lines, { earlier }).suggestion).toMatchObject({ reason, row, amount: rand(amount) });
});

test('guesses nothing where two lines could be meant, or none', () => {
  expect(check([line(1, 20), line(2, 20), line(3, -0.01)]).suggestion).toBeNull();
  expect(check([line(1, 60), line(2, 60), line(3, -0)].slice(0, 2)).suggestion).toBeNull();
});
