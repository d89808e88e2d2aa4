import { expect, test } from 'vitest';
import { coverEndOn, daysIn, gapBefore, reminderLinkDays } from './renewals.ts';
import type { CertificateFacts } from './compliance.ts';

const approved = (from: string, to: string): CertificateFacts => ({ status: 'approved', from, to, decidedOn: from });

test('certificates that join on are one cover; one that begins after a gap is another', () => {
  const old = approved('2026-01-01', '2026-12-31');
  expect(coverEndOn('2026-06-01', [])).toBeNull();
  expect(coverEndOn('2026-06-01', [old])).toBe('2026-12-31');
  expect(coverEndOn('2027-02-01', [old])).toBe('2026-12-31');
  expect(coverEndOn('2026-06-01', [approved('2027-01-01', '2027-12-31'), old])).toBe('2027-12-31');
  expect(coverEndOn('2026-06-01', [approved('2027-01-05', '2027-12-31'), old])).toBe('2026-12-31');
  expect(coverEndOn('2026-06-01', [{ ...old, status: 'submitted' }])).toBeNull();
  // A short one inside a long one shortens nothing.
  expect(coverEndOn('2026-06-01', [old, approved('2026-03-01', '2026-04-30')])).toBe('2026-12-31');
});

test('a gap is the days between the covers, both ends included', () => {
  const old = [approved('2026-01-01', '2026-12-31')];
  expect(gapBefore('2027-01-01', old)).toBeNull();
  expect(gapBefore('2026-11-01', old)).toBeNull();
  expect(gapBefore('2027-01-02', old)).toEqual({ from: '2027-01-01', to: '2027-01-01' });
  const gap = gapBefore('2027-01-11', old)!;
  expect([gap, daysIn(gap)]).toEqual([{ from: '2027-01-01', to: '2027-01-10' }, 10]);
  expect(gapBefore('2027-01-11', [])).toBeNull();
});

test('the link of a step works until the next step has brought another', () => {
  expect([60, 30, 14, 7, 3, 1, 0, -1].map((step) => reminderLinkDays(step, 5))).toEqual([30, 16, 7, 5, 5, 5, 5, 13]);
  expect(reminderLinkDays(60, 45)).toBe(45);
});
