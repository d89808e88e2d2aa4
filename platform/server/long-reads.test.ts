import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { listQuery, operation, service } from '../operation.ts';
import { implement } from './implement.ts';
import { openHouse, type House } from './testing/house.ts';

const reads = { audience: 'public', reads: true, output: z.string() } as const;
const probe = service('tripDirector', {
  readReport: operation({ ...reads, isLong: true, input: z.strictObject({ who: z.string() }) }),
  readList: operation({ ...reads, input: listQuery }),
  readRecord: operation({ ...reads, input: z.strictObject({}) }),
});

let house: House;
beforeAll(async () => {
  house = await openHouse({
    implementations: [
      implement(probe, {
        async readReport({ db }, { who }) {
          await sql`select pg_sleep(0.3)`.execute(db);
          return who;
        },
        async readList({ db }, { search }) {
          await sql`select pg_sleep(0.3)`.execute(db);
          return search;
        },
        async readRecord({ db }) {
          await sql`select 1`.execute(db);
          return 'record';
        },
      }),
    ],
  });
});
afterAll(() => house.close());

/** The order in which calls are answered. */
async function orderOf(calls: Readonly<Record<string, readonly [operation: string, payload: object, ip: string]>>) {
  const order: string[] = [];
  await Promise.all(
    Object.entries(calls).map(async ([name, [called, payload, ip]]) => {
      await house.ask(called, payload, { ip });
      order.push(name);
    }),
  );
  return order;
}

test('a short call waits for no long one, however many there are', async () => {
  const reports = Object.fromEntries(
    Array.from({ length: 8 }, (_, place) => [`report ${place}`, ['readReport', { who: 'ann' }, '10.0.0.1'] as const]),
  );
  const order = await orderOf({
    ...reports,
    search: ['readList', { search: 'durban' }, '10.0.0.1'],
    'many rows': ['readList', { pageSize: 1000 }, '10.0.0.1'],
    record: ['readRecord', {}, '10.0.0.1'],
  });
  expect(order[0]).toBe('record');
});

test('who asks one long question waits for one of another person’s, not for ten', async () => {
  const reports = Object.fromEntries(
    Array.from({ length: 10 }, (_, place) => [`ann ${place}`, ['readReport', { who: 'ann' }, '10.0.0.1'] as const]),
  );
  const order = await orderOf({ ...reports, ben: ['readReport', { who: 'ben' }, '10.0.0.2'] });
  expect(order.indexOf('ben')).toBeLessThan(6);
});
