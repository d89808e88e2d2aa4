import { expect, test } from 'vitest';
import type { FiscalMonth } from '../contract.ts';
import { chosenMonth, longMonth, monthKey, movedCell, shortMonth } from './months.ts';

const month = (no: number, from: string, to: string, isCurrent = false) =>
  ({ id: `${no}`, no, from, to, isCurrent, areas: [] }) as unknown as FiscalMonth;
const months = [
  month(9, '2026-11-01', '2026-11-30', true),
  month(12, '2027-02-01', '2027-02-28'),
  month(13, '2027-02-28', '2027-02-28'),
];

test('an address says a month, and the adjusting period apart from the last month of its year', () => {
  expect(months.map(monthKey)).toEqual(['2026-11', '2027-02', '2027-02-13']);
  expect(chosenMonth(months, '2027-02-13')?.no).toBe(13);
});

test('without a month in the address it is that of today', () => {
  expect(chosenMonth(months, undefined)?.no).toBe(9);
  expect(chosenMonth(months, '1999-01')?.no).toBe(9);
  expect(chosenMonth(months.slice(1, 2), undefined)?.no).toBe(12);
  expect(chosenMonth([], undefined)).toBeUndefined();
});

test('a month is called by its name and its year', () => {
  expect(shortMonth(months[0]!, 'en', '13 Adjusting')).toBe('Nov\u00a02026');
  expect(longMonth(months[0]!, 'en', '13 Adjusting')).toBe('November 2026');
  expect(shortMonth(months[2]!, 'en', '13 Adjusting')).toBe('13 Adjusting');
});

test('arrows move between cells and stay at the edges', () => {
  const at = { month: '2026-11', area: 'sales' } as const;
  expect(movedCell(months, at, 'ArrowDown')).toEqual({ month: '2027-02', area: 'sales' });
  expect(movedCell(months, at, 'ArrowRight')).toEqual({ month: '2026-11', area: 'purchases' });
  expect(movedCell(months, at, 'ArrowUp')).toEqual(at);
  expect(movedCell(months, at, 'Enter')).toBeUndefined();
});
