import { expect, test } from 'vitest';
import type { FleetLogLine } from '../contract.ts';
import { rowsOf, rowsOfTab } from './rows.ts';

const line = (id: string, startedAt: string | null, more: Partial<FleetLogLine> = {}) =>
  ({
    id,
    startedAt,
    endedAt: startedAt ?? '2026-10-03T05:00:00Z',
    kind: 'trip',
    loadId: null,
    purpose: 'empty',
    ...more,
  }) as FleetLogLine;
const gap = {
  startKm: 10,
  endKm: 20,
  km: 10,
  from: '2026-10-02T18:00:00Z',
  to: '2026-10-03T06:00:00Z',
  fromPlace: '',
  toPlace: '',
};
const rows = rowsOf({
  lines: [
    line('late', '2026-10-03T06:00:00Z', { loadId: 'l', purpose: 'load' }),
    line('early', '2026-10-02T06:00:00Z', { purpose: 'private' }),
    line('slip', null, { kind: 'fuel', purpose: null }),
  ],
  gaps: [gap],
});

test('a gap is between the trips that it parts', () => {
  expect(rows.map(({ id }) => id)).toEqual(['early', 'gap 10', 'slip', 'late']);
});

test.each([
  ['gaps', ['gap 10']],
  ['slips', ['slip']],
  ['noLoad', ['early']],
  ['private', ['early']],
] as const)('the tab %s has its own rows', (tab, ids) => {
  expect(rowsOfTab(rows, tab).map(({ id }) => id)).toEqual(ids);
});
