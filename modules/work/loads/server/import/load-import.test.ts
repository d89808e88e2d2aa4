import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { ofReferences } from './load-import.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations: [] });
});
afterAll(() => house.close());

test('loads are found by what another system calls them through the index of these words, however many there are', async () => {
  const plan = await house.app.database
    .writer('alpha')
    .transaction()
    .execute(async (transaction) => {
      // A table without rows would be read as a whole in any case.
      await sql`set local enable_seqscan = off`.execute(transaction);
      // Of up to a hundred the planner sees for itself that none is empty.
      const many = Array.from({ length: 200 }, (_, place) => `PO-${place}`);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain ${ofReferences('alpha', crypto.randomUUID(), many)}`.execute(transaction);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  expect(plan).toContain('load_external_reference_once');
});
