import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { machine, type StateOf } from '../machine.ts';
import { listOf, literal, literals, setOf } from './states-in-sql.ts';
import { dbOver } from './statements.ts';

const parcel = machine({
  initial: 'packed',
  states: { packed: { send: 'underway' }, underway: { deliver: 'delivered' }, delivered: {} },
  past: { send: 'sent', deliver: 'delivered' },
  sets: { open: ['packed', 'underway'] },
});
type ParcelState = StateOf<typeof parcel>;

test('states are literals of a statement', () => {
  const db = dbOver(() => Promise.reject(new Error('nothing is sent')));
  const statement = sql`select ${literal<ParcelState>('packed')} in ${setOf(parcel, 'open')}
    and 'lost' not in ${literals<ParcelState>('underway', 'delivered')} and 'packed' in ${listOf(parcel.states)} as is_so`;
  const { sql: text, parameters } = statement.compile(db);
  expect(parameters).toEqual([]);
  expect(text).toBe(
    `select 'packed' in ('packed', 'underway')\n    and 'lost' not in ('underway', 'delivered') and 'packed' in ('packed', 'underway', 'delivered') as is_so`,
  );
});

test('a misspelt state or set does not compile', () => {
  // @ts-expect-error -- no state is called so
  literal<ParcelState>('pakced');
  // @ts-expect-error -- it is not said whose states these are
  literal('packed');
  // @ts-expect-error -- no set is called so
  expect(() => setOf(parcel, 'opne')).toThrow();
});
