import { startServerProcess } from '../../server/testing/server-process.ts';
import { climbLadder } from '../../server/testing/reminder-ladder.ts';
import { databaseUrl } from '#platform/server/testing/cluster.ts';
import type { Result } from './scenarios.ts';
import { ownerOf, type Surroundings } from './surroundings.ts';

const database = 'torture_reminders';
/** Days to come on which certificates of the demonstration are at a step of the ladder. */
const days = [12, 45];

/** The ladder of GIT reminders on a database of its own, with two processes and a kill on every day of it. */
export async function tortureReminders(around: Surroundings, rounds: number): Promise<Result> {
  const url = databaseUrl(around.ownerUrl(), database);
  const environment = {
    DATABASE_URL: url,
    DEMO: 'true',
    DATA_DIR: '.cache/reminders-test',
    MASTER_KEY: Buffer.alloc(32, 'haulway-reminders-test').toString('base64'),
  };
  let [mailed, silentDays, repeated, unmatched] = [0, 0, 0, 0];
  // Each round begins with an empty database: a step that was taken is not taken again.
  for (let round = 0; round < Math.ceil(rounds / days.length); round++) {
    await around.owner((client) => client.query(`drop database if exists ${database} with (force)`));
    await around.owner((client) => client.query(`create database ${database}`));
    await (await startServerProcess(environment)).kill('SIGTERM');
    const climbed = await ownerOf(() => url)((client) => climbLadder(environment, client, days));
    mailed += climbed.mailed;
    silentDays += climbed.silentDays;
    repeated += climbed.repeated;
    unmatched += Math.abs(climbed.mails - climbed.mailed) + Math.abs(climbed.links - climbed.mailed);
  }
  await around.owner((client) => client.query(`drop database if exists ${database} with (force)`));
  return {
    isHeld: mailed > 0 && silentDays + repeated + unmatched === 0,
    figures: {
      mailed,
      'days without a reminder': silentDays,
      repeated,
      'mails or links too many or too few': unmatched,
    },
  };
}
