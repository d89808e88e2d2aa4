import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './testing/house.ts';

let house: House;
let owner: pg.Client;
beforeAll(async () => {
  const kind = { retries: 0, retryDelay: 1, work: () => Promise.resolve() };
  house = await openHouse({
    implementations: [],
    jobKinds: () => [
      { ...kind, name: 'long-work', lease: 900 },
      { ...kind, name: 'short-work', lease: 20 },
    ],
  });
  owner = new pg.Client(house.databaseUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await house.close();
});

const heartbeats = async () => {
  const { rows } = await owner.query<{ name: string; heartbeat: number | null }>(
    `select name, heartbeat_seconds as heartbeat from job.queue where name like '%-work' order by name`,
  );
  return rows;
};

test('whoever does long work says every few seconds that it lives, so that a killed server is noticed', async () => {
  expect(await heartbeats()).toEqual([
    { name: 'long-work', heartbeat: 30 },
    { name: 'short-work', heartbeat: null },
  ]);
});

test('queues of before learn it by migration', async () => {
  await owner.query('update job.queue set heartbeat_seconds = null');
  const folder = path.resolve(import.meta.dirname, '../../database/migrations');
  await owner.query(fs.readFileSync(path.join(folder, '0430_work_of_dead_servers.sql'), 'utf8'));
  expect(await heartbeats()).toMatchObject([{ heartbeat: 30 }, { heartbeat: null }]);
});
