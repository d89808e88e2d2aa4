import { PgBoss } from 'pg-boss';
import { migrate } from './migrate.ts';

/** Migrations, and the tables of the job queue. Run with the owner's connection before any server process uses the database. */
export async function prepareDatabase(url: string): Promise<string[]> {
  const ran = await migrate(url);
  const boss = new PgBoss({
    connectionString: url,
    options: '-c role=haulway_app',
    schema: 'job',
    createSchema: false,
    supervise: false,
    schedule: false,
    max: 1,
  });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
  return ran;
}
