import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres, type RunningPostgres } from '#platform/server/embedded-postgres.ts';
import { databaseUrl } from '#platform/server/testing/cluster.ts';
import { freePort, startServerProcess, type ServerProcess } from '../../server/testing/server-process.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';

/** The product as a process of its own, on a PostgreSQL of its own that waits for its disk, with a bad network between them. */
export interface Surroundings {
  readonly proxy: FaultProxy;
  readonly url: string;
  server(): ServerProcess;
  /** The settings of the server, for others on the same database. */
  readonly environment: Readonly<Record<string, string>>;
  /** Starts the server again, on the same port. */
  startServer(): Promise<void>;
  /** The database past the proxy, as its owner. */
  owner<T>(task: (client: pg.Client) => Promise<T>): Promise<T>;
  ownerUrl(): string;
  /** kill -9 of PostgreSQL and of all its processes; it is started again by itself. Milliseconds until it took connections again. */
  killPostgres(): Promise<number>;
  close(): Promise<void>;
}

const folder = path.resolve('.cache/torture');

export async function openSurroundings(): Promise<Surroundings> {
  fs.mkdirSync(folder, { recursive: true });
  // The notes of how far the trail goes are among the files: those of a database that is gone contradict this one.
  const files = path.join(folder, 'data');
  fs.rmSync(files, { recursive: true, force: true });
  const start = () => startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), maxConnections: 120 });
  const proxy = await startFaultProxy();
  const postgres: RunningPostgres = await start();
  const ownerUrl = () => databaseUrl(postgres.url, 'torture');
  const through = new URL(ownerUrl());
  through.port = String(proxy.port);
  proxy.aim(Number(new URL(postgres.url).port));
  await statement(postgres.url, 'drop database if exists torture with (force)');
  await statement(postgres.url, 'create database torture');

  const port = String(await freePort());
  const environment = { DATABASE_URL: through.href, DATA_DIR: files, DEMO: 'true', PORT: port, LOG_LEVEL: 'fatal' };
  let server = await startServerProcess(environment);

  return {
    proxy,
    url: `http://127.0.0.1:${port}`,
    server: () => server,
    environment,
    async startServer() {
      server = await startServerProcess(environment);
    },
    ownerUrl,
    owner: ownerOf(ownerUrl),
    async killPostgres() {
      for (const pid of await processesOf(postgres.url)) process.kill(pid, 'SIGKILL');
      const killed = performance.now();
      for (let attempt = 1; ; attempt++) {
        await wait(100);
        try {
          await statement(postgres.url, 'select 1');
          break;
        } catch (error) {
          if (attempt === 300) throw error;
        }
      }
      return performance.now() - killed;
    },
    async close() {
      await server.kill('SIGTERM');
      await proxy.close();
      await postgres.stop();
    },
  };
}

/** Asks a database as its owner. */
export function ownerOf(url: () => string): Surroundings['owner'] {
  return async (task) => {
    const client = new pg.Client(url());
    await client.connect();
    return task(client).finally(() => client.end());
  };
}

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** The postmaster first, so that it starts nothing anew. */
async function processesOf(url: string): Promise<number[]> {
  const client = new pg.Client(url);
  // It is about to be killed with the others.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  const { rows: backends } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const postmaster = Number(fs.readFileSync(path.join(rows[0]!.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return [postmaster, ...backends.map(({ pid }) => pid)];
}
