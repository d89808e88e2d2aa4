import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import type { LinkStatus } from '#platform/server/link-tables.ts';
import { laterListener } from '#platform/server/listeners.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { clientDays } from '#modules/base/companies/server/index.ts';
import { eraseUnusedFiles } from '#modules/base/documents/server/index.ts';

const operation = 'eraseEndedLink';
/** Links of one client in one round; the next round takes the others. */
const atMostPerRound = 500;

/**
 * Erases what was filled in and uploaded through links that have ended: nobody needs it, and it holds identity and bank
 * numbers. What was submitted belongs to its record and stays.
 */
export function endedLinks(app: App): JobKind<object> {
  return {
    name: 'erase-ended-links',
    schedule: '23 * * * *',
    retries: 0,
    retryDelay: 60,
    lease: 600,
    work: async () => void (await eraseEndedLinks(app)),
  };
}

/** What ended by a person or by its use is erased at once; the hours pass only for what nobody ended. */
export const eraseEndedLink = laterListener('link.ended', 'erase-ended-link', async (context, { linkId }) => {
  await eraseOnce(context, linkId);
});

/** One round over all clients; returns of how many links something was erased. */
export async function eraseEndedLinks(app: App): Promise<number> {
  let erased = 0;
  for (const { partition, companyId } of await clientDays(app)) {
    for (const id of await endedWithRemains(app, partition, companyId)) {
      const system = systemContext(app, { language: 'en', requestId: `${operation}-${id}`, operation });
      try {
        if (await inPartition(system, partition, (context) => eraseOnce(context, id))) erased++;
      } catch (error) {
        // One link must not keep the others; the next round tries it again.
        app.log.error({ error, link: id }, 'ended link not erased');
      }
    }
  }
  return erased;
}

/**
 * Ended for good, or expired for as long as the client keeps it: until then staff may extend the link, and would miss what
 * was filled in.
 */
function hasEnded(now: Date) {
  return sql<boolean>`(l.status <> ${literal<LinkStatus>('pending')} or l.expires_at <= ${now}::timestamptz
    - (select make_interval(days => c.ended_link_days) from company c where c.partition = l.partition and c.id = l.company_id))`;
}

async function endedWithRemains(app: App, partition: string, companyId: string): Promise<string[]> {
  const rows = await app.database
    .single(partition)
    .selectFrom('link as l')
    .select('l.id')
    .where('l.partition', '=', partition)
    .where('l.company_id', '=', companyId)
    .where(hasEnded(app.clock.now()))
    .where(
      sql<boolean>`l.id in (
        select link_id from link_draft where partition = ${partition}
        union
        select link_id from stored_file where partition = ${partition} and link_id is not null and subject_id is null)`,
    )
    .limit(atMostPerRound)
    .execute();
  return rows.map(({ id }) => id);
}

/** The link is held meanwhile, so that nobody extends it while its files go; who finds it held leaves it to the other. */
async function eraseOnce(context: Context, id: string): Promise<boolean> {
  const { db, partition, now } = context;
  const link = await db
    .selectFrom('link as l')
    .select('l.id')
    .where('l.partition', '=', partition)
    .where('l.id', '=', id)
    .where(hasEnded(now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!link) return false;
  const { numDeletedRows } = await db
    .deleteFrom('link_draft')
    .where('partition', '=', partition)
    .where('link_id', '=', id)
    .executeTakeFirst();
  const files = await eraseUnusedFiles(context, id);
  const steps = Number(numDeletedRows);
  if (steps === 0 && files === 0) return false;
  await context.audit({ noun: 'link', recordId: id, event: 'erased', after: { steps, files } });
  return true;
}
