import { expect, test } from 'vitest';
import { courseOf } from './course.ts';

const box = { width: 100, height: 56 };

test('each price holds until the next one', () => {
  const path = courseOf(
    [
      { effectiveFrom: '2026-09-02', pricePerLitre: 20 },
      { effectiveFrom: '2026-09-12', pricePerLitre: 22 },
      { effectiveFrom: '2026-09-22', pricePerLitre: 21 },
    ],
    box,
  );
  expect(path).toBe('M0 48H33.3V8H66.7V28H100');
});

test('one price is a line in the middle, and none is nothing', () => {
  expect(courseOf([{ effectiveFrom: '2026-09-02', pricePerLitre: 20 }], box)).toBe('M0 28H100');
  expect(courseOf([], box)).toBe('');
});
