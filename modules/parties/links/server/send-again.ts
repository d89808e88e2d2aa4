import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { translator } from '#platform/messages.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { addLinkToken, renewLink } from '#platform/server/link-tokens.ts';
import { linkNotUsable, lockAnyLink } from '#platform/server/links.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import { linkKinds } from '../contract.ts';
import { linkMailTexts } from '../messages/mail/index.ts';
import { anyLink, endOf, newestFor } from './held.ts';
import { mailLink } from './letters.ts';
import { noteOf } from './sending.ts';

const fail = failures<FailureCode>();
const pauseMinutes = 10;
const perDay = 5;

/**
 * Sends a link again to the address on file, because the holder of one that has expired or was replaced asked for it. What
 * was filled in stays. Nothing is learned here: neither the address nor the new link.
 */
export async function sendLinkAgain(context: Context): Promise<{ message: string }> {
  const named = await anyLink(context);
  if (!named) throw linkNotUsable();
  const end = await endOf(context, named, linkKinds);
  const newest = !named.is_usable || end.reason === 'replaced' ? await newestFor(context, named) : undefined;
  if (!end.maySendAgain || !newest) throw linkNotUsable({ ...end });
  const link = await lockAnyLink(context, newest.id);
  if (link.status !== 'pending' || link.locked_at) throw linkNotUsable({ ...end, maySendAgain: false });
  await refuseSoon(context, link.id);
  const company = await companyById(context.db, link.partition, link.company_id);
  const { url, expiresAt } = link.is_usable
    ? { url: await addLinkToken(context, link, 'copy'), expiresAt: link.expires_at }
    : await renewLink(context, link, company.link_validity_days);
  await mailLink(context, link, { url, expiresAt });
  await noteOf(context, link.id, 'sentAgain');
  const text = translator(context.language, (await linkMailTexts.load[context.language]()).texts);
  return { message: text('sentAgainToAddressOnFile') };
}

/** One in ten minutes and five a day: whoever presses again finds the mail already on its way. */
async function refuseSoon({ db, partition }: Context, linkId: string): Promise<void> {
  const { rows } = await sql<{ recent: number; today: number }>`
    select count(*) filter (where sent > now() - make_interval(mins => ${pauseMinutes}))::int as recent, count(*)::int as today
      from (select created_at as sent from link_token where partition = ${partition} and link_id = ${linkId}
            union all select sent_at from link where partition = ${partition} and id = ${linkId}) s
     where sent > now() - interval '1 day'`.execute(db);
  const { recent = 0, today = 0 } = rows[0] ?? {};
  if (today >= perDay) throw fail('throttled', 'throttled', { retryAfterSeconds: 24 * 3600 });
  if (recent > 0) throw fail('throttled', 'throttled', { retryAfterSeconds: pauseMinutes * 60 });
}
