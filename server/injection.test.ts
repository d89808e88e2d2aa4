import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationCatalogue } from '#platform/server/catalogue.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildContractor } from '#modules/parties/contractors/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';
import { type Schema, seeded } from './testing/payloads.ts';
import { sideBySide } from './testing/side-by-side.ts';
import { mark, sqlPayloads, withSql } from './testing/sql-payloads.ts';

/** SQL in every text of every operation. */
const catalogue = operationCatalogue(implementations);

let house: House;
let mighty: Staff;
let ids: string[];
let owner: pg.Client;

/** `isIdle` keeps the work of the clock from adding rows between two counts. */
async function openSeeded(isIdle: boolean): Promise<void> {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({ implementations, failureCatalogues: slices, linkKinds, listeners, jobKinds, isIdle });
  const rights = catalogue.flatMap(({ authorisation: right }) => right ?? []);
  mighty = await buildStaff(house.app, 'alpha', rights);
  const { companyId } = mighty;
  ids = [
    companyId,
    mighty.userId,
    await buildSupplier(house.app, 'alpha', { companyId, status: 'approved' }),
    await buildCustomer(house.app, 'alpha', { companyId, status: 'approve' }),
    await buildContractor(house.app, 'alpha', { companyId, state: 'approved' }),
  ];
  await buildSupplier(house.app, 'beta', { status: 'approved' });
  owner = new pg.Client(house.databaseUrl);
  await owner.connect();
}

async function close(): Promise<void> {
  await owner.end();
  await house.close();
}

beforeAll(() => openSeeded(true));
afterAll(close);

/** Tables that note that somebody called, whatever for. */
const noting = new Set(['session', 'attempt_counter', 'call_counter', 'security_event', 'idempotency', 'audit_seal']);

/** How many rows each table has, in all partitions. */
async function counts(): Promise<Record<string, number>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const each = tables.filter(({ name }) => !noting.has(name));
  const { rows } = await owner.query<Record<string, number>>(
    `select ${each.map(({ name }) => `(select count(*)::int from "${name}") as "${name}"`).join(', ')}`,
  );
  return rows[0]!;
}

/** Columns in which the text stands that no payload holds. */
async function found(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; statement: string }>(`
    select c.relname || '.' || a.attname as name,
           format('select 1 from %I where %I::text like ''%%${mark}%%'' limit 1', c.relname, a.attname) as statement
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
       and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)`);
  const hits: string[] = [];
  for (const { name, statement } of rows) if ((await owner.query(statement)).rowCount) hits.push(name);
  return hits;
}

interface Asked {
  readonly faults: string[];
  readonly told: string[];
  taken: number;
}

/** The payloads are the same for the same seed, in whatever order their answers come. */
async function askAll(entries: typeof catalogue, callsEach: number, seed: number, atOnce?: number): Promise<Asked> {
  const random = seeded(seed);
  const asked: Asked = { faults: [], told: [], taken: 0 };
  // Some end the session that asks.
  const others = entries.filter(({ operation }) => !['login', 'logout', 'putOwnPassword'].includes(operation));
  const made = others.map((entry) => ({
    ...entry,
    payloads: Array.from({ length: callsEach }, (_, call) => withSql(entry.input as Schema, random, ids, call > 0)),
  }));
  await sideBySide(
    made,
    async ({ service, operation, locked, payloads }) => {
      for (const [call, payload] of payloads.entries()) {
        const lockId = call === 0 ? sqlPayloads[call % sqlPayloads.length]! : '1';
        const answer = await house.call(operation, payload, { ...mighty, service, ...(locked && { lockId }) });
        const said = `${operation} ${JSON.stringify(payload).slice(0, 1500)}`;
        // A statement that sleeps is ended by PostgreSQL, and its call answered as one that may be repeated.
        if (answer.code === 'unexpected' || answer.code === 'unavailable') asked.faults.push(`${answer.code} ${said}`);
        if (JSON.stringify(answer).includes(mark)) asked.told.push(said);
        if (answer.response === 'ok') asked.taken++;
      }
    },
    atOnce,
  );
  return asked;
}

test('the texts say what they are made for: put together by PostgreSQL, the mark is found', async () => {
  expect(sqlPayloads.some((text) => text.includes(mark))).toBe(false);
  const run = sqlPayloads.find((text) => text.startsWith(`'||(select`))!;
  expect((await owner.query(`select '${run}' as said`)).rows).toEqual([{ said: mark }]);
});

test('operations that read take SQL for text: no fault, nothing slept, nothing changed', async () => {
  const before = await counts();
  const reading = catalogue.filter(({ reads }) => reads);
  const { faults, told, taken } = await askAll(reading, 3, 20261124);
  expect(faults).toEqual([]);
  expect(told).toEqual([]);
  expect(taken).toBeGreaterThan(reading.length);
  expect(await counts()).toEqual(before);
});

test('operations that write take SQL for text: no fault, nothing slept, nothing of it was run', async () => {
  // What is written goes through the queues too, so these do their work.
  await close();
  await openSeeded(false);
  const before = await counts();
  const writing = catalogue.filter(({ reads }) => !reads);
  // One after the other: two who wait for the lock of one record could not be told from a statement that sleeps.
  const { faults, told, taken } = await askAll(writing, 3, 20261125, 1);
  expect(faults).toEqual([]);
  expect(told).toEqual([]);
  expect(taken).toBeGreaterThan(0);
  expect(await found()).toEqual([]);
  const after = await counts();
  for (const table of ['supplier', 'customer', 'contractor', 'company', 'app_user', 'audit_entry'])
    expect(after[table], table).toBeGreaterThanOrEqual(before[table]!);
});
