import { parseArgs } from 'node:util';
import { acknowledgeRestore, NothingToAcknowledge } from '#platform/server/audit-acknowledgement.ts';
import { readConfig } from '#platform/server/config.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { composeApp } from './compose.ts';

/**
 * `npm run acknowledge-restore -- --partition highveld --by "Thandi Nkosi" --reason "…"`, with the server's own settings and
 * the server stopped where it brings its own database. See docs/operating.md.
 */
const { values } = parseArgs({
  options: { partition: { type: 'string' }, by: { type: 'string' }, reason: { type: 'string' } },
});
const { partition = '', by = '', reason = '' } = values;
if ([partition, by, reason].some((value) => value.trim() === '')) {
  process.stderr.write('Say for whom, who answers for it, and why: --partition … --by "…" --reason "…"\n');
  process.exit(2);
}

const config = readConfig();
const embedded = config.DATABASE_URL ? undefined : await startEmbeddedPostgres({ folder: config.DATA_DIR });
const app = composeApp(config, { databaseUrl: config.DATABASE_URL ?? embedded!.url });
try {
  const { number } = await acknowledgeRestore(app, { partition, by, reason });
  process.stdout.write(
    `Acknowledged. The trail of ${partition} is checked again from entry ${number} on, which says so.\n`,
  );
} catch (error) {
  if (!(error instanceof NothingToAcknowledge)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await app.database.close();
  await embedded?.stop();
}
