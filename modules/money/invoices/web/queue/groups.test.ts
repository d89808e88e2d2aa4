import { expect, test } from 'vitest';
import type { QueueLine } from '../calls.ts';
import { documentsOf, groupsOf, netOf, weekNumber } from './groups.ts';

const line = (id: string, key: string, more: Partial<QueueLine> = {}): QueueLine => ({
  id,
  loadNumber: id,
  companyId: 'o',
  customerId: 'c',
  customerName: 'Ingwe Pulp',
  billToName: '',
  orderTypeName: '',
  billingMode: 'perLoad',
  orderNumbers: [],
  origin: '',
  destination: '',
  deliveredOn: '2026-11-18',
  days: 1,
  net: 0.1,
  currency: 'ZAR',
  billing: 'READY',
  reason: '',
  gaps: [],
  bookedBy: '',
  groupKey: key,
  ...more,
});

test('loads that are billed alone stand under one head of their customer, and become a document each', () => {
  const [group, ...others] = groupsOf([line('1', 'o|c||ZAR|perLoad|1'), line('2', 'o|c||ZAR|perLoad|2')]);
  expect(others).toEqual([]);
  expect(group).toMatchObject({ documents: 2, net: 0.2 });
});

test('a week is one document, another week another head', () => {
  const week = { billingMode: 'consolidated' } as const;
  const rows = [line('1', 'w47', week), line('2', 'w47', week), line('3', 'w48', week)];
  expect(groupsOf(rows).map(({ documents, rows: of }) => [documents, of.length])).toEqual([
    [1, 2],
    [1, 1],
  ]);
  expect(documentsOf(rows).map((document) => document.map(({ id }) => id))).toEqual([['1', '2'], ['3']]);
});

test('amounts are added to the cent', () => {
  expect(netOf(Array.from({ length: 10 }, (_, place) => line(String(place), 'k')))).toBe(1);
});

test.each([
  ['2026-11-18', 47],
  ['2026-01-01', 1],
  ['2027-01-01', 53],
  ['2027-01-04', 1],
])('%s is in week %d', (day, week) => {
  expect(weekNumber(day)).toBe(week);
});
