import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { clientDays } from '#modules/companies/server/index.ts';

/** A link that expired can be extended or sent again, and then its draft is missed; after so many days nobody does. */
const keptDaysAfterExpiry = 30;

/** Erases what was filled in for links that have ended: nobody needs it, and it holds identity and bank numbers. */
export function endedDrafts(app: App): JobKind<object> {
  return {
    name: 'erase-ended-drafts',
    schedule: '23 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 600,
    work: async () => void (await eraseEndedDrafts(app)),
  };
}

/** Returns how many steps were erased. */
export async function eraseEndedDrafts(app: App): Promise<number> {
  const partitions = new Set((await clientDays(app)).map(({ partition }) => partition));
  let erased = 0;
  for (const partition of partitions) {
    const { numDeletedRows } = await app.database
      .single(partition)
      .deleteFrom('link_draft as d')
      .using('link as l')
      .whereRef('l.partition', '=', 'd.partition')
      .whereRef('l.id', '=', 'd.link_id')
      .where('d.partition', '=', partition)
      .where(
        sql<boolean>`(l.status <> 'pending' or l.expires_at < ${app.clock.now()}::timestamptz - make_interval(days => ${keptDaysAfterExpiry}))`,
      )
      .executeTakeFirst();
    erased += Number(numDeletedRows);
  }
  return erased;
}
