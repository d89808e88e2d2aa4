import type { App } from '#platform/server/app.ts';
import { openDatabase } from '#platform/server/database.ts';
import { type DemoPeople, seedDemo } from '#database/seed.ts';

/**
 * Puts the demonstration in over connections of its own: it commits a thousand times, and nobody waits for any of it to be
 * on the disk. Workers find at their next look what it leaves to be done; woken for each message, they would ask the
 * database ten times as often as the demonstration itself.
 */
export async function demonstrate(app: App, databaseUrl: string): Promise<DemoPeople> {
  const { DATABASE_APP_URL: url = databaseUrl, DATABASE_POOL: poolSize } = app.config;
  const database = openDatabase({ url, poolSize, isFilling: true });
  try {
    return await seedDemo({ ...app, database, jobs: { ...app.jobs, wake() {} } });
  } finally {
    await database.close();
    app.jobs.wake();
  }
}
