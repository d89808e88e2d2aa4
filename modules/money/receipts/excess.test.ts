import { expect, test } from 'vitest';
import { excessOf } from './excess.ts';

test.each([
  // Case 29: paid on 10 March, VAT periods end Jan, Mar, May, Jul.
  ['2026-03-10', 'odd', '2026-06-10', '2026-07-31'],
  ['2026-03-10', 'even', '2026-06-10', '2026-08-31'],
  ['2026-03-10', 'every', '2026-06-10', '2026-07-31'],
  ['2026-10-31', 'odd', '2027-01-31', '2027-03-31'],
  ['2026-08-15', 'odd', '2026-11-15', '2027-01-31'],
] as const)(
  'too much that was paid on %s with %s periods is warned of on %s and taxed on %s',
  (paid, cycle, warnsOn, taxedOn) => {
    expect(excessOf(paid, cycle)).toEqual({ warnsOn, taxedOn });
  },
);
