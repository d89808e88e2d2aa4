import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { openDatabase } from '#platform/server/database.ts';
import { prepareDatabase } from '#platform/server/prepare.ts';
import { databaseUrl } from '#platform/server/testing/cluster.ts';
import pg from 'pg';
import { seedSuppliersLarge } from '../database/seed-suppliers-large.ts';
import { demoPartition, demoPassword } from '../database/seed.ts';
import { freePort, rpc, startServerProcess } from '../server/testing/server-process.ts';
import { measureInbox } from './approvals.ts';
import { measureBank, printBank } from './bank.ts';
import { measureBooks } from './books.ts';
import { measureCalls } from './calls.ts';
import { administrator } from './client.ts';
import { measureCrowd } from './crowd.ts';
import { measureDebtors, printDebtors } from './debtors.ts';
import { measureFleet } from './fleet.ts';
import { printFleet } from './print-fleet.ts';
import { measureFlows } from './flows.ts';
import { measureFrames, printFrames } from './frames.ts';
import { measureImports } from './imports.ts';
import { measureInvoices, printInvoices } from './invoices.ts';
import { measureKeys, printKeys } from './keys.ts';
import { measureListSizes, seedMeasuredNouns } from './list-sizes.ts';
import { shareOfMemory, startLoad, watchMemory } from './load.ts';
import { measureLoadImports, measureChoosersAlone, measureLoads } from './loads.ts';
import { officeLine, slowPhone, visitPages, type PageFigures } from './pages.ts';
import {
  printBooks,
  printCalls,
  printCrowd,
  printFlows,
  printImports,
  printListSizes,
  printMemory,
  printPages,
  printPush,
  printRates,
  printStarts,
} from './print.ts';
import { printLoadImports, printChoosers, printLoads } from './print-loads.ts';
import { measureDrivers, printDrivers } from './drivers.ts';
import { measurePapers, printPapers } from './papers.ts';
import { measurePeople } from './people/measure.ts';
import { printPeople } from './people/print.ts';
import { measurePods, printPods } from './pods.ts';
import { printPurchase } from './print-purchase.ts';
import { measurePurchase } from './purchase.ts';
import { measurePush } from './push.ts';
import { measureRates } from './rates.ts';
import { measureScreens, printScreens } from './screens.ts';
import { measureStarts } from './starts.ts';

/** `npm run bench`: each operation beside the bare limit in the same run. Absolute figures wander; the ratio is what counts. */
const rows = Number(process.env['BENCH_ROWS'] ?? 200_000);
/** Debtors that are brought in; fewer while one works on it. */
const importedRows = Number(process.env['BENCH_IMPORTED'] ?? 100_000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
/** `calls`, `push`, `lists`, `inbox`, `imports`, `loads`, `rates`, `books`, `debtors`, `pods`, `invoices`, `bank`, `purchase`, `drivers`, `fleet`, `flows`, `frames`, `keys`, `screens` or `starts`
 * measures that alone; `people`, `load-imports` and `choosers`, a part of `loads`, are measured only where they are asked for. */
const only = process.env['BENCH_ONLY'];
/** Loads of the large client; a million where they alone are measured, since writing them takes minutes. */
const loadSizes = {
  loads: Number(process.env['BENCH_LOADS'] ?? (only === 'loads' ? 1_000_000 : 100_000)),
  importedLoads: Number(process.env['BENCH_IMPORTED_LOADS'] ?? 5000),
};
const folder = path.resolve('.cache/bench');

const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), maxConnections: 120 });
const url = await freshDatabase(postgres.url);
const start = () =>
  startServerProcess(
    {
      DATABASE_URL: url,
      DATA_DIR: folder,
      DEMO: 'true',
      LOG_LEVEL: 'error',
      // Calls come from many addresses where that matters.
      TRUST_PROXY: 'true',
    },
    { pages: fs.existsSync('dist/web/index.html'), isBundled: fs.existsSync('dist/server/main.js') },
  );
// The first one makes the demonstration, which no server that is measured has just done.
await (await start()).kill('SIGTERM');
const server = await start();
const bare = await startBare();
const load = startLoad();
const postmaster = await postmasterOf(url);
try {
  if (only === undefined || only === 'lists' || only === 'calls') await seed();
  const servers = { load, url, serverUrl: server.url, pid: server.pid, bare, postmaster, seconds, rows };
  const isMeasured = (part: string) => only === undefined || only === part;
  const idle = shareOfMemory(server.pid);
  const memory = watchMemory(server.pid);
  const calls = isMeasured('calls') ? await measureCalls(servers) : [];
  printCalls(calls);
  const loaded = memory.end();
  if (isMeasured('calls')) printMemory({ idle, loaded });
  const crowd = isMeasured('calls') ? await measureCrowd(servers) : undefined;
  if (crowd) printCrowd(crowd);
  const push = isMeasured('push') ? await measurePush(servers) : undefined;
  if (push) printPush(push);
  const listSizes =
    only !== undefined && only !== 'lists'
      ? []
      : await measureListSizes({
          load,
          url,
          serverUrl: server.url,
          pid: server.pid,
          seconds: Math.min(seconds, 1),
          large: administrator,
        });
  printListSizes(listSizes, rows);
  const inbox =
    only !== undefined && only !== 'inbox'
      ? []
      : await measureInbox({ load, url, serverUrl: server.url, pid: server.pid, seconds: Math.min(seconds, 1), rows });
  printListSizes(inbox, rows);
  const imported =
    only !== undefined && only !== 'imports'
      ? []
      : await measureImports({ url, serverUrl: server.url, pid: server.pid, rows: importedRows });
  printImports(imported);
  const loads = isMeasured('loads')
    ? await measureLoads({
        load,
        url,
        serverUrl: server.url,
        pid: server.pid,
        postmaster,
        seconds: Math.min(seconds, 1),
        ...loadSizes,
        startBare,
      })
    : undefined;
  if (loads) printLoads(loads);
  // Loads measure them too.
  const choosers =
    only === 'choosers'
      ? await measureChoosersAlone({
          load,
          url,
          serverUrl: server.url,
          pid: server.pid,
          postmaster,
          seconds: Math.min(seconds, 1),
          loads: Number(process.env['BENCH_LOADS'] ?? 14_000),
        })
      : [];
  printChoosers(choosers);
  const loadImports =
    only === 'load-imports'
      ? await measureLoadImports({ url, serverUrl: server.url, pid: server.pid, count: loadSizes.importedLoads })
      : {};
  if (only === 'load-imports') printLoadImports(loadImports);
  const people =
    only === 'people'
      ? await withSecond((second) => measurePeople({ url, servers: [server, second], postmaster }))
      : undefined;
  printPeople(people);
  const rates = isMeasured('rates') ? await measureRates({ url, serverUrl: server.url }) : [];
  printRates(rates);
  const books = isMeasured('books') ? await measureBooks({ url, serverUrl: server.url }) : undefined;
  if (books) printBooks(books);
  const debtors = isMeasured('debtors') ? await measureDebtors({ url, serverUrl: server.url }) : undefined;
  if (debtors) printDebtors(debtors);
  const pods = isMeasured('pods')
    ? await measurePods({ url, serverUrl: server.url, pid: server.pid, load, bare, postmaster })
    : undefined;
  printPods(pods);
  const papers = isMeasured('invoices') ? await measurePapers() : [];
  printPapers(papers);
  const bank = isMeasured('bank') ? await measureBank({ url, serverUrl: server.url }) : [];
  const invoices = isMeasured('invoices')
    ? await measureInvoices({ url, serverUrl: server.url, pid: server.pid })
    : undefined;
  if (invoices) printInvoices(invoices);
  printBank(bank);
  const purchase = isMeasured('purchase')
    ? await measurePurchase({
        load,
        url,
        serverUrl: server.url,
        pid: server.pid,
        seconds: Math.min(seconds, 1),
        rows,
      })
    : undefined;
  printPurchase(purchase, rows);
  const drivers = isMeasured('drivers')
    ? await measureDrivers({ serverUrl: server.url, pid: server.pid, load })
    : undefined;
  printDrivers(drivers);
  const fleet = isMeasured('fleet')
    ? await measureFleet({ url, serverUrl: server.url, pid: server.pid, load })
    : undefined;
  printFleet(fleet);
  const starts = isMeasured('starts') ? await measureStarts(url, folder) : [];
  printStarts(starts);
  const pages = only === undefined ? await measurePages() : [];
  printPages(pages);
  const runs = Number(process.env['BENCH_RUNS'] ?? 3);
  const flows = isMeasured('flows') ? await measureFlows({ url, serverUrl: server.url, runs }) : [];
  printFlows(flows);
  const frames = isMeasured('frames') ? await measureFrames({ url, serverUrl: server.url }) : [];
  printFrames(frames);
  const screens = isMeasured('screens') ? await measureScreens({ serverUrl: server.url }) : undefined;
  printScreens(screens);
  const keys = isMeasured('keys') ? await measureKeys({ serverUrl: server.url }) : [];
  printKeys(keys);
  fs.mkdirSync('bench/results', { recursive: true });
  fs.writeFileSync(
    'bench/results/latest.json',
    `${JSON.stringify({ at: new Date().toISOString(), rows, seconds, calls, memory: { idle, loaded }, crowd, push, listSizes, inbox, imported, loads, choosers, loadImports, people, rates, pods, papers, invoices, bank, purchase, drivers, fleet, starts, pages, flows, frames, screens, keys, books, debtors }, undefined, 2)}\n`,
  );
} finally {
  await server.kill('SIGTERM');
  bare.process.kill();
  load.end();
  await postgres.stop();
}

/** Measures with a second server beside the first, on the same database. */
async function withSecond<Result>(measured: (second: typeof server) => Promise<Result>): Promise<Result> {
  const second = await start();
  try {
    return await measured(second);
  } finally {
    await second.kill('SIGTERM');
  }
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
  const { id: companyId } = await db
    .selectFrom('company')
    .select('id')
    .where('is_client', '=', true)
    .executeTakeFirstOrThrow();
  await seedSuppliersLarge(db, { partition: demoPartition, companyId, count: rows });
  if (only !== 'calls') await seedMeasuredNouns(db, { partition: demoPartition, companyId, count: rows });
  await database.close();
  // As autovacuum does within a minute of so many rows; until then the planner knows nothing of them.
  const client = new pg.Client(databaseUrl(postgres.url, 'bench'));
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** The process that all others of the database come from. */
async function postmasterOf(database: string): Promise<number> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows: found } = await client.query<{ line: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as line`,
  );
  await client.end();
  return Number(found[0]!.line);
}

async function startBare(partition = demoPartition): Promise<{ port: number; pid: number; process: ChildProcess }> {
  const port = await freePort();
  const child = fork('bench/bare-server.ts', {
    env: { ...process.env, DATABASE_URL: url, PORT: String(port), PARTITION: partition },
  });
  await once(child, 'message');
  return { port, pid: child.pid!, process: child };
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
