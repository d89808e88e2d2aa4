import { fork, type ChildProcess } from 'node:child_process';
import crypto from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { buildUser } from '#modules/access/server/index.ts';
import { openDatabase } from '#platform/server/database.ts';
import { prepareDatabase } from '#platform/server/prepare.ts';
import { databaseUrl } from '#platform/server/testing/cluster.ts';
import pg from 'pg';
import { seedSuppliersLarge } from '../database/seed-suppliers-large.ts';
import { demoPartition, demoPassword } from '../database/seed.ts';
import { freePort, rpc, startServerProcess } from '../server/testing/server-process.ts';
import { measureInbox } from './approvals.ts';
import { measureImports } from './imports.ts';
import { measureListSizes, seedMeasuredNouns } from './list-sizes.ts';
import { measure } from './load.ts';
import { officeLine, slowPhone, visitPages, type PageFigures } from './pages.ts';
import { type Compared, printCalls, printImports, printListSizes, printPages } from './print.ts';

/** `npm run bench`: each operation beside the bare limit in the same run. Absolute figures wander; the ratio is what counts. */
const rows = 200_000;
/** Debtors that are brought in; fewer while one works on it. */
const importedRows = Number(process.env['BENCH_IMPORTED'] ?? 100_000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
/** `lists`, `inbox` or `imports` measures that alone. */
const only = process.env['BENCH_ONLY'];
const folder = path.resolve('.cache/bench');

const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), maxConnections: 120 });
const url = await freshDatabase(postgres.url);
const server = await startServerProcess(
  {
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO: 'true',
    LOG_LEVEL: 'error',
  },
  { pages: fs.existsSync('dist/web/index.html') },
);
const bare = await startBare();
try {
  if (only === undefined || only === 'lists') await seed();
  const calls = only === undefined ? await measureCalls() : [];
  printCalls(calls);
  const listSizes =
    only !== undefined && only !== 'lists'
      ? []
      : await measureListSizes({
          url,
          serverUrl: server.url,
          pid: server.pid,
          seconds: Math.min(seconds, 2),
          large: { partition: demoPartition, account: 'naledi.mokoena@highveld.example' },
        });
  printListSizes(listSizes, rows);
  const inbox =
    only !== undefined && only !== 'inbox'
      ? []
      : await measureInbox({ url, serverUrl: server.url, pid: server.pid, seconds: Math.min(seconds, 2), rows });
  printListSizes(inbox, rows);
  const imported =
    only !== undefined && only !== 'imports'
      ? []
      : await measureImports({ url, serverUrl: server.url, pid: server.pid, rows: importedRows });
  printImports(imported);
  const pages = only === undefined ? await measurePages() : [];
  printPages(pages);
  fs.mkdirSync('bench/results', { recursive: true });
  fs.writeFileSync(
    'bench/results/latest.json',
    `${JSON.stringify({ at: new Date().toISOString(), rows, seconds, calls, listSizes, inbox, imported, pages }, undefined, 2)}\n`,
  );
} finally {
  await server.kill('SIGTERM');
  bare.process.kill();
  await postgres.stop();
}

async function freshDatabase(owner: string): Promise<string> {
  const client = new pg.Client(owner);
  await client.connect();
  await client.query('drop database if exists bench with (force)');
  await client.query('create database bench');
  await client.end();
  const fresh = databaseUrl(owner, 'bench');
  await prepareDatabase(fresh);
  return fresh;
}

async function seed(): Promise<void> {
  const database = openDatabase({ url, poolSize: 2 });
  const db = database.writer(demoPartition);
  const { id } = await db.selectFrom('company').select('id').where('is_client', '=', true).executeTakeFirstOrThrow();
  await seedSuppliersLarge(db, { partition: demoPartition, companyId: id, count: rows });
  await seedMeasuredNouns(db, demoPartition, rows);
  await database.close();
  // As autovacuum does within a minute of so many rows; until then the planner knows nothing of them.
  const client = new pg.Client(databaseUrl(postgres.url, 'bench'));
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

async function startBare(): Promise<{ port: number; process: ChildProcess }> {
  const port = await freePort();
  const child = fork('bench/bare-server.ts', {
    env: { ...process.env, DATABASE_URL: url, PORT: String(port), PARTITION: demoPartition },
  });
  await once(child, 'message');
  return { port, process: child };
}

async function measureCalls(): Promise<Compared[]> {
  const { body } = await rpc(
    server.url,
    'login',
    { userRole: '', userAccount: 'naledi.mokoena@highveld.example', password: demoPassword },
    { service: 'basis' },
  );
  const { sessionId } = body.result as { sessionId: string };
  const envelope = (operation: string, payload: object, service = 'tripDirector') =>
    JSON.stringify({
      clientVersion: '0.1.335',
      sessionId: service === 'basis' ? '' : sessionId,
      service,
      operation,
      lockId: null,
      language: 'en',
      partition: service === 'basis' ? '' : demoPartition,
      payload,
    });
  const ids = await someIds();
  const accounts = await manyPeople();
  const address = {
    addressLine1: '1 Loop Street',
    city: 'Durban',
    region: 'KwaZulu-Natal',
    postalCode: '4001',
    country: 'South Africa',
  };
  const newSupplier = () => {
    const name = `Bench ${crypto.randomUUID()}`;
    return envelope('postCarrier', {
      isAdmin: true,
      carrierName: name,
      carrierDetail: {
        registeredName: name,
        tradeName: name,
        regNo: `${crypto.randomInt(1950, 2025)}/${String(crypto.randomInt(1_000_000)).padStart(6, '0')}/07`,
        email: `${crypto.randomUUID()}@bench.example`,
        physicalAddress: address,
        postalAddress: address,
      },
    });
  };
  const plans = [
    {
      operation: 'read one record',
      budget: 0.8,
      at: [1, 10, 50],
      path: '/read',
      ours: () => ids.map((keyIdentifier) => envelope('getCarrier', { keyIdentifier })),
      bare: () => ids.map((id) => JSON.stringify({ sessionId, id })),
    },
    {
      operation: `list 50 of ${rows}, filter, sort, total`,
      budget: 3,
      at: [1, 10, 50],
      path: '/list',
      ours: () => [envelope('getAllCarriersByClientName', { status: ['approved'], pageSize: 50 })],
      bare: () => [JSON.stringify({ sessionId })],
    },
    {
      operation: 'create with validation, audit, outbox',
      budget: 0.5,
      at: [1, 10],
      path: '/create',
      ours: () => Array.from({ length: 20_000 }, newSupplier),
      bare: () =>
        Array.from({ length: 20_000 }, () => JSON.stringify({ sessionId, name: `Bare ${crypto.randomUUID()}` })),
    },
    {
      operation: 'sign in',
      budget: 0.77,
      at: [1, 10],
      path: '/sign-in',
      ours: () =>
        accounts.map((userAccount) =>
          envelope('login', { userRole: '', userAccount, password: demoPassword }, 'basis'),
        ),
      bare: () => [JSON.stringify({ sessionId: '', password: demoPassword })],
    },
  ];
  const results: Compared[] = [];
  for (const plan of plans) {
    for (const connections of plan.at) {
      const common = { connections, seconds, headers: {} };
      const oursPlan = { ...common, port: Number(new URL(server.url).port), path: '/rpc', bodies: plan.ours() };
      const barePlan = { ...common, port: bare.port, path: plan.path, bodies: plan.bare() };
      await measure(server.pid, { ...oursPlan, seconds: 1 });
      await measure(bare.process.pid!, { ...barePlan, seconds: 1 });
      const theirs = await measure(bare.process.pid!, { ...barePlan, bodies: plan.bare() });
      const ours = await measure(server.pid, { ...oursPlan, bodies: plan.ours() });
      for (const side of [ours, theirs])
        if (side.errors > 0) console.error(`${plan.operation}: ${side.errors} errors, first: ${side.firstError}`);
      results.push({
        operation: plan.operation,
        connections,
        ours,
        bare: theirs,
        ratio: ours.perSecond / theirs.perSecond,
        budget: plan.budget,
      });
    }
  }
  return results;
}

/** Each sign-in by another person: the same one many times at once would meet the brake of that account. */
async function manyPeople(): Promise<string[]> {
  const database = openDatabase({ url, poolSize: 2 });
  const db = database.writer(demoPartition);
  const { id: companyId } = await db
    .selectFrom('company')
    .select('id')
    .where('is_client', '=', true)
    .executeTakeFirstOrThrow();
  const { id: roleId } = await db
    .selectFrom('role_profile')
    .select('id')
    .where('name', '=', 'viewer')
    .executeTakeFirstOrThrow();
  const accounts = Array.from({ length: 100 }, (_, index) => `person${index}@bench.example`);
  for (const account of accounts)
    await buildUser(db, demoPartition, {
      account,
      name: 'Bench',
      surname: 'Person',
      userRole: 'viewer',
      companyId,
      roleId,
      password: demoPassword,
    });
  await database.close();
  return accounts;
}

async function someIds(): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: found } = await client.query<{ id: string }>(
    `select id from supplier where partition = $1 and status = 'approved' limit 2000`,
    [demoPartition],
  );
  await client.end();
  return found.map((row) => row.id);
}

async function measurePages(): Promise<PageFigures[]> {
  if (!fs.existsSync('dist/web/index.html')) return [];
  return visitPages([
    {
      name: 'public form, first screen',
      url: `${server.url}/#/carrierregister/${await openLink()}`,
      usable: 'main button',
      ...slowPhone,
    },
    { name: 'sign-in', url: `${server.url}/login`, usable: 'input[type=password]', ...officeLine },
    { name: 'sign-in on a slow phone', url: `${server.url}/login`, usable: 'input[type=password]', ...slowPhone },
  ]);
}

/** A fresh link, taken from the outbox. */
async function openLink(): Promise<string> {
  const { body } = await rpc(
    server.url,
    'login',
    { userRole: '', userAccount: 'pieter.botha@highveld.example', password: demoPassword },
    { service: 'basis' },
  );
  const { sessionId, partition } = body.result as { sessionId: string; partition: string };
  await rpc(
    server.url,
    'postCarrierLink',
    { email: 'bench@carrier.example', mobileNumber: '+27821234567', language: 'en' },
    { sessionId, partition },
  );
  const outbox = (await (await fetch(`${server.url}/outbox.json`)).json()) as { to: string; links: string[] }[];
  return outbox
    .find((message) => message.to === 'bench@carrier.example')!
    .links[0]!.split('/')
    .at(-1)!;
}
