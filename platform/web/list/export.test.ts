import { expect, test } from 'vitest';
import { cellOf } from './export.ts';

test.each([
  { what: 'its value, where it has one', column: { cell: () => 'shown', value: () => 12 }, cell: 12 },
  { what: 'a text as it is shown', column: { cell: () => 'shown' }, cell: 'shown' },
  {
    what: 'a date with spaces that can be searched for',
    column: { cell: () => '06\u00a0Dec\u00a02026' },
    cell: '06 Dec 2026',
  },
  { what: 'nothing, where something is drawn', column: { cell: () => null }, cell: null },
])('a column gives a file $what', ({ column, cell }) => {
  expect(cellOf(column, {})).toBe(cell);
});
