import path from 'node:path';
import { clockAhead } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { prepareDatabase } from '#platform/server/prepare.ts';
import { seedPlaces } from '#modules/base/lookups/server/index.ts';
import { boundHeap } from './memory.ts';
import { printWelcome } from './welcome.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** One server process, from the environment to the first request. */
const config = readConfig();
/** Says to who started it by hand what takes a moment. In production the log is enough, and only that. */
const say = (doing: string) => config.NODE_ENV !== 'production' && process.stdout.write(`${doing} …\n`);
if (!config.DATABASE_URL) say('Starting the database');
const embedded = config.DATABASE_URL ? undefined : await startEmbeddedPostgres({ folder: config.DATA_DIR });
let signals = 0;
const starting = start();
// From the first moment on: a server that is told to go while it starts leaves no database running behind it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
const server = await starting.catch(async (error: unknown) => {
  await embedded?.stop();
  throw error;
});

async function start(): Promise<RunningServer> {
  const databaseUrl = config.DATABASE_URL ?? embedded!.url;
  say('Bringing the tables up to date');
  await prepareDatabase(databaseUrl);
  say('Looking after the names of places');
  await seedPlaces(databaseUrl);
  const webRoot = process.argv.includes('--without-pages')
    ? undefined
    : path.resolve(import.meta.dirname, '../dist/web');
  say('Starting the server');
  const clock = clockAhead(config.CLOCK_AHEAD_MINUTES);
  const started = await startServer({ config, databaseUrl, clock, ...(webRoot && { webRoot }) });
  const isDemo = config.DEMO ?? (embedded !== undefined && config.NODE_ENV !== 'production');
  if (isDemo) say('Looking after the demonstration');
  // The demonstration is no part of a server that does not show it.
  const people = isDemo ? await (await import('./demonstration.ts')).demonstrate(started.app, databaseUrl) : undefined;
  // A stand-in for another company's system has no place in production, even where the demonstration has.
  const accounting =
    isDemo && config.NODE_ENV !== 'production'
      ? await (await import('./demonstration-accounting.ts')).connectDemonstration(started.app)
      : undefined;
  boundHeap();
  printWelcome(config, started.port, people, accounting !== undefined);
  return {
    ...started,
    async stop() {
      await started.stop();
      await accounting?.stop();
    },
  };
}

function stop(): void {
  if (++signals > 1) process.exit(1);
  // Ten seconds for what runs; a client that never finishes must not keep the process.
  setTimeout(() => void Promise.resolve(embedded?.stop()).finally(() => process.exit(1)), 10_000).unref();
  starting
    .then((started) => started.stop())
    .finally(() => embedded?.stop())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
}
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    server.app.log.fatal({ error }, event);
    process.exitCode = 1;
    stop();
  });
}
