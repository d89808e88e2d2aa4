import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { keepAwake } from './keep-awake.ts';
import { openHouse, type House } from './testing/house.ts';
import { inTransaction } from './transactions.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations: [] });
});
afterAll(() => house.close());

/** A transaction that is ended after a second of silence, and works outside of the database for two. */
const slow = (waiting: (db: Db, work: Promise<string>) => Promise<string>) =>
  inTransaction(house.app.database, { partition: 'alpha' }, async (db) => {
    await sql`set local idle_in_transaction_session_timeout = 1000`.execute(db);
    const found = await waiting(db, wait(2000, 'clean'));
    const { rows } = await sql<{ found: string }>`select ${found}::text as found`.execute(db);
    return rows[0]!.found;
  });

test('a transaction outlives what it waits for outside of the database', async () => {
  expect(await slow((db, work) => keepAwake(db, work, 100))).toBe('clean');
  // What it is there for: left alone it is ended, and all that it had written is gone.
  await expect(slow((_, work) => work)).rejects.toThrow();
});

test('what the work fails with is what is told', async () => {
  const failing = inTransaction(house.app.database, { partition: 'alpha' }, (db) =>
    keepAwake(db, Promise.reject(new Error('no scanner')), 1),
  );
  await expect(failing).rejects.toThrow('no scanner');
});
