import type { Generated, JSONColumnType } from 'kysely';
import { expectTypeOf, test } from 'vitest';
import type { Json, Narrowed } from './tables.ts';

interface Row {
  id: Generated<string>;
  state: Generated<string>;
  seal: string | null;
  parts: Json;
}

test('a narrowing keeps the other columns of the catalogue', () => {
  type Crate = Narrowed<Row, { state: Generated<'open' | 'sealed'>; parts: JSONColumnType<string[], string, string> }>;
  expectTypeOf<Crate['id']>().toEqualTypeOf<Generated<string>>();
  expectTypeOf<Crate['state']>().toEqualTypeOf<Generated<'open' | 'sealed'>>();
});

test('a narrowing that the catalogue contradicts does not compile', () => {
  // @ts-expect-error -- There is no such column.
  type _Renamed = Narrowed<Row, { status: Generated<'open'> }>;
  // @ts-expect-error -- The column holds text.
  type _Retyped = Narrowed<Row, { state: Generated<number> }>;
  // @ts-expect-error -- The column may be empty.
  type _Filled = Narrowed<Row, { seal: 'red' | 'blue' }>;
});
