import { readConfig } from '#platform/server/config.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { sealAnew } from '#platform/server/sealing-anew.ts';
import { composeApp } from './compose.ts';
import { product } from './modules.ts';

/**
 * `npm run seal-anew`, with the server's own settings: seals with `MASTER_KEY` what a key of `MASTER_KEYS_BEFORE` has sealed,
 * now instead of within the hour, and says whether the older key may go. Embedded, with the server stopped. See
 * docs/operating.md.
 */
const config = readConfig();
const embedded = config.DATABASE_URL ? undefined : await startEmbeddedPostgres({ folder: config.DATA_DIR });
const app = composeApp(config, { databaseUrl: config.DATABASE_URL ?? embedded!.url });
const say = (text: string) => process.stdout.write(`${text}\n`);
try {
  const { isDone, sealed, left } = await sealAnew(app, product.all('sealed'), (table, pass) =>
    say(`${table}: ${pass.seen} values, ${pass.sealed} sealed anew, ${pass.left} left`),
  );
  const others = app.sealer.others.join(', ');
  say(`${sealed} values were sealed anew with ${app.sealer.current}.`);
  if (!isDone) {
    say(`${left} values do not open with any of the keys; the log above names them. Keep the older keys.`);
    process.exitCode = 1;
  } else if (others !== '')
    say(`Nothing is sealed with ${others} any more: it may be taken out of MASTER_KEYS_BEFORE.`);
} finally {
  await app.database.close();
  await embedded?.stop();
}
