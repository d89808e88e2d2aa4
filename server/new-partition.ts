import { parseArgs } from 'node:util';
import { readConfig } from '#platform/server/config.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { messageDelivery } from '#platform/server/messages.ts';
import { prepareDatabase } from '#platform/server/prepare.ts';
import { composeApp } from './compose.ts';
import { newPartition, openPartition, PartitionRefused } from './open-partition.ts';

/**
 * `npm run new-partition -- --partition lowveld --company "Lowveld Lines (Pty) Ltd" --name Lerato --surname Dube --email …`,
 * with the server's own settings; where the server brings its own database, with the server stopped. See
 * docs/several-companies.md.
 */
const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    partition: text,
    company: text,
    name: text,
    surname: text,
    email: text,
    language: text,
    'time-zone': text,
  },
});
const { 'time-zone': timeZone, ...rest } = values;
const asked = newPartition.safeParse({ ...rest, ...(timeZone && { timeZone }) });
if (!asked.success) {
  const wrong = asked.error.issues.map(
    ({ path, message }) => `  --${path.join('.').replace('timeZone', 'time-zone')}: ${message}`,
  );
  process.stderr.write(`Something is missing or wrong:\n${wrong.join('\n')}\n`);
  process.exit(2);
}

const config = readConfig();
const embedded = config.DATABASE_URL ? undefined : await startEmbeddedPostgres({ folder: config.DATA_DIR });
const databaseUrl = config.DATABASE_URL ?? embedded!.url;
await prepareDatabase(databaseUrl);
const app = composeApp(config, { databaseUrl });
try {
  // The mail is a job; who sends it later is there already.
  await app.jobs.start([messageDelivery(app) as JobKind<never>]);
  await openPartition(app, asked.data);
  process.stdout.write(
    `${asked.data.company} is there. ${asked.data.email} gets a mail to set a password, and invites everybody else.\n`,
  );
} catch (error) {
  if (!(error instanceof PartitionRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await app.jobs.stop();
  await app.database.close();
  await embedded?.stop();
}
