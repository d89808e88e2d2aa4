import crypto from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Effective } from '../effective.ts';
import type { Db } from './database.ts';
import { versionsIn } from './effective.ts';
import { openHouse, type House } from './testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations: [] });
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  await owner.query(`
    create table sample_rate (
      id uuid not null default uuidv7(), partition text not null, lane_id uuid not null, price numeric(14, 4) not null,
      primary key (partition, id));
    call isolate('sample_rate');
    call effective_periods('sample_rate', 'lane_id');
    grant select, insert, update on sample_rate to haulway_app;`);
  await owner.end();
});
afterAll(() => house.close());

const partition = 'alpha';
const rates = versionsIn('sample_rate', 'lane_id');
const days = (effective_from: string, effective_until: string | null = null) => ({ effective_from, effective_until });
const write = (lane: string, price: number, { effective_from, effective_until }: Effective, of = partition) =>
  house.app.database.transaction({ partition: of }, (db) =>
    insert(db, lane, price, { effective_from, effective_until }, of),
  );
const insert = (db: Db, lane: string, price: number, { effective_from, effective_until }: Effective, of = partition) =>
  sql`insert into sample_rate (partition, lane_id, price, effective_from, effective_until)
      values (${of}, ${lane}, ${price}, ${effective_from}, ${effective_until})`.execute(db);
const supersede = (lane: string, price: number, period: Effective) =>
  house.app.database.transaction({ partition }, async (db) => {
    const rests = await rates.takeDays({ db, partition }, lane, period);
    await insert(db, lane, price, period);
    for (const rest of rests)
      await sql`insert into sample_rate (partition, lane_id, price, effective_from, effective_until)
                select partition, lane_id, price, ${rest.effective_from}, ${rest.effective_until} from sample_rate
                 where partition = ${partition} and id = ${rest.of}`.execute(db);
  });
async function priceOn(lane: string, day: string): Promise<number | undefined> {
  const db = house.app.database.single(partition);
  const id = await rates.inForce({ db, partition }, lane, day);
  const { rows } = await sql<{ price: string }>`
    select price from sample_rate where partition = ${partition} and id = ${id ?? null}`.execute(db);
  return rows[0] && Number(rows[0].price);
}
const refusedAs = (code: string) => expect.objectContaining({ code });

test('two versions of one owner share no day, whoever writes them', async () => {
  const lane = crypto.randomUUID();
  await write(lane, 1, days('2026-01-01', '2026-03-31'));
  await expect(write(lane, 2, days('2026-03-31'))).rejects.toThrow(refusedAs('23P01') as unknown as Error);
  await write(lane, 2, days('2026-04-01'));
  await write(crypto.randomUUID(), 3, days('2026-01-01'));
  await write(lane, 4, days('2026-01-01'), 'beta');
  await expect(write(lane, 5, days('2025-02-01', '2025-01-01'))).rejects.toThrow(
    refusedAs('22000') as unknown as Error,
  );
});

test('of sixteen who write the same days at once, one does', async () => {
  const lane = crypto.randomUUID();
  const written = await Promise.allSettled(
    Array.from({ length: 16 }, (_, price) => write(lane, price, days('2026-01-01'))),
  );
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('sixteen who supersede at once come one after the other, and one version is left for each day', async () => {
  const lane = crypto.randomUUID();
  await Promise.all(
    Array.from({ length: 16 }, (_, place) =>
      supersede(lane, place, days(`2026-01-${String(1 + (place % 4)).padStart(2, '0')}`)),
    ),
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from sample_rate where lane_id = ${lane} and superseded_at is null and in_force @> '2026-06-01'::date`.execute(
    house.app.database.single(partition),
  );
  expect(rows[0]?.count).toBe(1);
  const all = await sql`select 1 from sample_rate where lane_id = ${lane}`.execute(
    house.app.database.single(partition),
  );
  expect(all.rows).toHaveLength(16);
});

test('a new version takes its days and no others', async () => {
  const lane = crypto.randomUUID();
  await supersede(lane, 10, days('2026-01-01'));
  await supersede(lane, 12, days('2026-12-01', '2026-12-31'));
  await supersede(lane, 20, days('2027-02-01'));
  const asked = ['2025-12-31', '2026-01-01', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01', '2027-02-01'];
  expect(await Promise.all(asked.map((day) => priceOn(lane, day)))).toEqual([undefined, 10, 10, 12, 12, 10, 20]);
  await supersede(lane, 30, days('2026-01-01'));
  expect(await Promise.all(asked.map((day) => priceOn(lane, day)))).toEqual([undefined, 30, 30, 30, 30, 30, 30]);
});
