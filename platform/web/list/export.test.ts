import { expect, test } from 'vitest';
import { cellOf } from './export.ts';

test.each([
  { what: 'its value, where it has one', column: { cell: () => 'shown', value: () => 12 }, cell: 12 },
  {
    what: 'a moment that came as the server sends it, on the clock of the client',
    column: { cell: () => 'drawn', value: () => '2026-11-26T00:15:00.000Z' },
    cell: new Date('2026-11-26T00:15:00.000Z'),
  },
  { what: 'a text as it is shown', column: { cell: () => 'shown' }, cell: 'shown' },
  {
    what: 'a date with spaces that can be searched for',
    column: { cell: () => '06\u00a0Dec\u00a02026' },
    cell: '06 Dec 2026',
  },
  { what: 'nothing, where something is drawn', column: { cell: () => null }, cell: null },
])('a column gives a file $what', ({ column, cell }) => {
  expect(cellOf(column, {})).toEqual(cell);
});
