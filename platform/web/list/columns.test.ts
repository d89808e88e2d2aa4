import { expect, test } from 'vitest';
import { chosenColumns, columnsOf } from './columns.ts';

interface Row {
  readonly name: string;
  readonly city: string;
}

const all = columnsOf<Row, 'name'>()({
  name: { title: 'Name', sort: 'name', card: 'title', cell: (row) => row.name },
  city: { title: 'City', card: 'meta', cell: (row) => row.city },
});

test('a list shows the columns that it names, in its own order', () => {
  expect(chosenColumns(all, ['city', 'name']).map(({ id }) => id)).toEqual(['city', 'name']);
});

test('a column is called by its place, unless it says otherwise', () => {
  const cell = (row: Row) => row.city;
  const { town, city } = columnsOf<Row, 'name'>()({
    town: { id: 'city', title: 'Town', cell },
    city: { title: 'City', cell },
  });
  expect([town.id, city.id]).toEqual(['city', 'city']);
});

test('hidden columns come last, can be chosen, and stand on no card', () => {
  const [shown, hidden] = chosenColumns(all, ['city'], ['name']);
  expect(shown).toBe(all.city);
  expect(hidden).toMatchObject({ id: 'name', hiddenByDefault: true, sort: 'name' });
  expect(hidden).not.toHaveProperty('card');
});

test('a column that is gone cannot be named', () => {
  // @ts-expect-error -- Without this refusal of the compiler a renamed column would vanish from a list.
  expect(chosenColumns(all, ['town'])).toEqual([undefined]);
});
