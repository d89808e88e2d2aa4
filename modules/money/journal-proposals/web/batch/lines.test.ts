import { expect, test } from 'vitest';
import { type BatchLine, dayOf, emptyLine, groupsOf, itemsOf, restOf, sentRows, wholeOf } from './lines.ts';

const row = (key: string, line: Partial<BatchLine>, refused = {}) => ({
  key,
  line: { ...emptyLine, ...line },
  refused,
});
const rows = [
  row('1', { group: 'A', account: '6000', debit: 100.1 }),
  row('2', { group: 'A', account: '2070', credit: 100.1 }),
  row('3', { group: 'B', account: '6100', debit: 1360 }),
  row('4', {}),
  row('5', { group: 'B', account: '2060', credit: 1240 }),
];

test('each journal of a batch has a sum of its own, and an empty line counts for none', () => {
  const groups = groupsOf(rows);
  expect(groups.map(({ group, lines, difference }) => [group, lines, difference])).toEqual([
    ['A', 2, 0n],
    ['B', 2, 12_000n],
  ]);
  expect(wholeOf(groups)).toEqual({ lines: 4, debit: 146_010n, credit: 134_010n, difference: 12_000n });
});

test('amounts are added in cents', () => {
  const tenths = Array.from({ length: 10 }, (_, place) => row(String(place), { debit: 0.1 }));
  expect(groupsOf(tenths)[0]?.debit).toBe(100n);
});

test('the rest of a journal stands on the side that is missing', () => {
  expect(restOf(rows, 4)).toEqual({ field: 'credit', cents: 136_000n });
  expect(restOf(rows, 2)).toEqual({ field: 'debit', cents: 124_000n });
  expect(restOf(rows, 9)).toEqual({ field: 'credit', cents: 12_000n });
  expect(restOf([], 0)).toEqual({ field: 'debit', cents: 0n });
});

test('a head stands before each run of lines of a journal; a single journal without a name needs none', () => {
  const items = itemsOf(rows, true);
  expect(items.map((item) => (item.kind === 'head' ? item.group : item.place))).toEqual([
    'A',
    0,
    1,
    'B',
    2,
    '',
    3,
    'B',
    4,
    5,
  ]);
  expect(itemsOf([row('1', { debit: 1 })], false)).toEqual([{ kind: 'row', place: 0 }]);
});

test('what is sent leaves out empty lines, keeps unknown accounts as typed, and writes days as days', () => {
  const typed = [
    row('1', {}),
    row('2', { date: '3 Jun 2026' }, { account: { text: '9999', problem: 'noChoice' } }),
    row('3', { account: '6000', date: 'soon' }),
  ];
  const { places, lines } = sentRows(typed, 'en');
  expect(places).toEqual([1, 2]);
  expect(lines.map(({ account, date }) => [account, date])).toEqual([
    ['9999', '2026-06-03'],
    ['6000', null],
  ]);
  expect(dayOf('soon', 'en')).toBeUndefined();
  expect(dayOf('30-Jun-27', 'en')).toBe('2027-06-30');
});
