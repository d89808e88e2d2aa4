import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import pg from 'pg';
import { copyDatabase, dropDatabase } from '#platform/server/testing/cluster.ts';
import { climbLadder } from './testing/reminder-ladder.ts';

let databaseUrl: string;
let client: pg.Client;

beforeAll(async () => {
  databaseUrl = await copyDatabase(inject('clusterUrl'), inject('templateDatabase'));
  client = new pg.Client(databaseUrl);
  await client.connect();
}, 90_000);
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('clusterUrl'), new URL(databaseUrl).pathname.slice(1));
});

// One day of the ladder; many days are `npm run torture`.
test('each step of the ladder is taken once, whoever is killed in the middle of it', { timeout: 240_000 }, async () => {
  const { mailed, ...figures } = await climbLadder(databaseUrl, client, [12]);
  // One mail for each step, with a link of its own.
  expect(figures).toEqual({ silentDays: 0, repeated: 0, mails: mailed, links: mailed });
  expect(mailed).toBeGreaterThan(3);
});
