import { describe, expect, test } from 'vitest';
import { proveZone, readTime } from './provider-time.ts';

const zone = 'Africa/Johannesburg';

describe('a time of a provider', () => {
  test.each([
    ['2026-11-24 07:30:00+02', '2026-11-24T05:30:00.000Z', true],
    ['2026-11-24 07:30:15+0300', '2026-11-24T04:30:15.000Z', true],
    ['2026-11-24T07:30:00Z', '2026-11-24T07:30:00.000Z', true],
    ['2026-11-24 07:30:00', '2026-11-24T05:30:00.000Z', false],
    ['20261124073000', '2026-11-24T05:30:00.000Z', false],
  ])('%s', (text, at, hasOffset) => {
    expect(readTime(text, zone)).toEqual({ at: new Date(at), hasOffset });
  });

  test('of another zone of the account is another instant', () => {
    expect(readTime('2026-11-24 07:30:00', 'Africa/Nairobi')?.at.toISOString()).toBe('2026-11-24T04:30:00.000Z');
    expect(readTime('2026-11-24 07:30:00+02', 'Africa/Nairobi')?.at.toISOString()).toBe('2026-11-24T05:30:00.000Z');
  });

  test.each(['', '07:30:00', '2026-02-30 07:30:00', '2026-11-24 25:00:00', 'yesterday'])('is not %s', (text) => {
    expect(readTime(text, zone)).toBeUndefined();
  });
});

test('a zone is proved by what was just received', () => {
  const now = new Date('2026-11-24T05:31:00Z');
  const read = (text: string, timeZone = zone) => [readTime(text, timeZone)!];
  expect(proveZone(read('2026-11-24 07:30:00+02'), now)).toBe('offset');
  expect(proveZone(read('2026-11-24 07:30:00'), now)).toBe('proved');
  expect(proveZone(read('2026-11-24 07:30:00', 'Africa/Nairobi'), now)).toBe('wrong');
  expect(proveZone([], now)).toBe('unknown');
});
