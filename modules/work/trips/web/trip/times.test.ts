import { afterAll, expect, test, vi } from 'vitest';
import { timeText } from './times.ts';

// Whoever is the first to import the language asks the address and the storage of the page for it.
vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterAll(() => vi.unstubAllGlobals());

test('the end of a window says its day only where it is another one than that of its beginning', () => {
  const endText = (from: string | null, until: string, zone: string) => timeText(until, zone, from);
  const from = '2020-11-24T22:45:00.000Z';
  expect(endText(from, '2020-11-25T00:45:00.000Z', 'Africa/Johannesburg')).toBe('02:45');
  expect(endText(from, '2020-11-25T22:30:00.000Z', 'Africa/Johannesburg')).toMatch(/26.* 00:30$/);
  // In Luanda it begins on the day before.
  expect(endText(from, '2020-11-25T00:45:00.000Z', 'Africa/Luanda')).toMatch(/25.* 01:45$/);
  expect(endText(null, '2020-11-25T00:45:00.000Z', 'Africa/Johannesburg')).toMatch(/25.* 02:45$/);
});
