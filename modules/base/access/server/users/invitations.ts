import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { linkUrl } from '#platform/server/link-tokens.ts';
import { newToken } from '#platform/server/sessions.ts';
import { companyById, sendLetter } from '#modules/base/companies/server/index.ts';
import { accessMailTexts } from '#modules/base/access/messages/mail/index.ts';
import type { StoredUser } from './queries.ts';

/** Mails a link with which somebody sets their first password, in their own language. Older links of theirs are void. */
export async function sendInvitation(context: Context, user: StoredUser): Promise<void> {
  const { app, db, partition, actor } = context;
  const company = await companyById(db, partition, user.company_id);
  await db
    .updateTable('reset_request')
    .set({ replaced_at: sql<Date>`now()` })
    .where('partition', '=', partition)
    .where('user_id', '=', user.id)
    .where('replaced_at', 'is', null)
    .execute();
  const { token, hash } = newToken();
  await db
    .insertInto('reset_request')
    .values({
      partition,
      user_id: user.id,
      token_hash: hash,
      kind: 'invitation',
      expires_at: sql<Date>`now() + make_interval(days => ${company.link_validity_days})`,
    })
    .execute();
  const { language, name, account } = user;
  await sendLetter(context, accessMailTexts, { email: account, name, language }, user.company_id, (text) => ({
    purpose: 'userInvitation',
    subject: text('invitationSubject', { company: company.trade_name }),
    paragraphs: [
      text('invitationIntro', { inviter: actor.name, company: company.trade_name, account }),
      text('invitationValid', { count: company.link_validity_days }),
    ],
    action: { label: text('invitationAction'), url: linkUrl(app.config.baseUrl, 'resetpassword', token) },
  }));
}
