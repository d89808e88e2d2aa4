import { sql } from 'kysely';
import type { Context } from './implement.ts';
import type { LinkTokenTable } from './link-tables.ts';
import type { LinkRow } from './links.ts';
import { newToken } from './sessions.ts';

/** The token stands in the fragment, so that it reaches neither a server's log nor a referrer. */
export function linkUrl(baseUrl: string, kind: string, token: string): string {
  return `${baseUrl}/#/${kind}/${token}`;
}

/** Gives a pending link a new token and a new period. The old addresses end, and say so; what was filled in stays. */
export async function renewLink(
  { db, app }: Context,
  link: LinkRow,
  validDays: number,
): Promise<{ url: string; expiresAt: Date }> {
  const { token, hash } = newToken();
  await db
    .updateTable('link_token')
    .set({ made_for: 'former' })
    .where('partition', '=', link.partition)
    .where('link_id', '=', link.id)
    .execute();
  await sql`insert into link_token (token_hash, partition, link_id, made_for)
    select token_hash, partition, id, 'former' from link where partition = ${link.partition} and id = ${link.id}`.execute(
    db,
  );
  const { expires_at } = await db
    .updateTable('link')
    .set({
      token_hash: hash,
      expires_at: sql<Date>`now() + make_interval(days => ${validDays})`,
      sent_at: sql<Date>`now()`,
      bad_codes: 0,
      locked_at: null,
      opened_at: null,
      verified_at: null,
      version: sql<number>`version + 1`,
    })
    .where('partition', '=', link.partition)
    .where('id', '=', link.id)
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('link_reminder').where('partition', '=', link.partition).where('link_id', '=', link.id).execute();
  return { url: linkUrl(app.config.baseUrl, link.kind, token), expiresAt: expires_at };
}

/** A further address of the same link, which ends with it; those that are known already keep working. */
export async function addLinkToken(
  { db, app }: Pick<Context, 'db' | 'app'>,
  link: LinkRow,
  madeFor: LinkTokenTable['made_for'],
): Promise<string> {
  const { token, hash } = newToken();
  await db
    .insertInto('link_token')
    .values({ token_hash: hash, partition: link.partition, link_id: link.id, made_for: madeFor })
    .execute();
  return linkUrl(app.config.baseUrl, link.kind, token);
}
