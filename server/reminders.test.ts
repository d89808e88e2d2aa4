import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import pg from 'pg';
import { copyForTest, type DemonstrationCopy } from './testing/demonstration.ts';
import { climbLadder } from './testing/reminder-ladder.ts';

let copy: DemonstrationCopy;
let client: pg.Client;

beforeAll(async () => {
  copy = await copyForTest(inject('clusterUrl'));
  client = new pg.Client(copy.environment.DATABASE_URL);
  await client.connect();
}, 600_000);
afterAll(async () => {
  await client.end();
  await copy.remove();
});

// One day of the ladder; many days are `npm run torture`.
test(
  'each step of the ladder is taken once, whoever is killed in the middle of it',
  { timeout: 1_200_000 },
  async () => {
    const { mailed, ...figures } = await climbLadder(copy.environment, client, [12]);
    // One mail for each step, with a link of its own.
    expect(figures).toEqual({ silentDays: 0, repeated: 0, mails: mailed, links: mailed });
    expect(mailed).toBeGreaterThan(3);
  },
);
