import { afterAll, expect, test, vi } from 'vitest';
import { isOverdue } from './times.ts';

// Whoever is the first to import the language asks the address and the storage of the page for it.
vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterAll(() => vi.unstubAllGlobals());

const now = '2026-11-24T10:00:00.000Z';
const before = '2026-11-23T19:45:00.000Z';
const later = '2026-11-24T12:30:00.000Z';
const stop = { phase: 'planned', eta: null, plannedFrom: before, plannedUntil: before } as const;

test('a delivery is not expected at a time that has passed', () => {
  expect(isOverdue(stop, now)).toBe(true);
  expect(isOverdue({ ...stop, plannedUntil: null }, now)).toBe(true);
  // What is known better counts.
  expect(isOverdue({ ...stop, eta: later }, now)).toBe(false);
  expect(isOverdue({ ...stop, plannedUntil: later }, now)).toBe(false);
  expect(isOverdue({ ...stop, plannedFrom: null, plannedUntil: null }, now)).toBe(false);
  expect(isOverdue({ ...stop, phase: 'there' }, now)).toBe(false);
});
