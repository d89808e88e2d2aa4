import { expect, test } from 'vitest';
import { limitInForce } from './limits.ts';

test('in force is the newest version that has begun and not ended', () => {
  const version = (effective_from: string, effective_until: string | null, at: string) => ({
    effective_from,
    effective_until,
    approved_at: `${at}T08:00:00Z`,
  });
  const first = version('2026-01-01', null, '2026-01-01');
  const temporary = version('2026-03-01', '2026-03-31', '2026-02-20');
  const later = version('2026-03-15', null, '2026-03-15');
  const onDay = (day: string, ...of: (typeof first)[]) => limitInForce(of, day);
  expect(onDay('2025-12-31', first)).toBeUndefined();
  expect(onDay('2026-02-28', first, temporary)).toBe(first);
  expect(onDay('2026-03-31', first, temporary)).toBe(temporary);
  expect(onDay('2026-04-01', first, temporary)).toBe(first);
  expect(onDay('2026-03-20', first, temporary, later)).toBe(later);
  const sameDay = version('2026-01-01', null, '2026-01-02');
  expect(onDay('2026-02-01', sameDay, first)).toBe(sameDay);
});
