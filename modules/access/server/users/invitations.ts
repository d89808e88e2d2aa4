import { sql } from 'kysely';
import { format } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import { linkUrl } from '#platform/server/links.ts';
import { newToken } from '#platform/server/sessions.ts';
import { companyById, supportOf } from '#modules/companies/server/index.ts';
import { accessMailTexts } from '#modules/access/messages/mail/index.ts';
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
  const { texts } = await accessMailTexts.load[user.language]();
  const values = { company: company.trade_name, name: user.name, inviter: actor.name, account: user.account };
  await context.send({
    channel: 'email',
    to: user.account,
    language: user.language,
    purpose: 'userInvitation',
    companyName: company.trade_name,
    subject: format(user.language, texts.invitationSubject, values),
    content: {
      heading: format(user.language, texts.invitationHeading, values),
      paragraphs: [
        format(user.language, texts.invitationIntro, values),
        format(user.language, texts.invitationValid, { count: company.link_validity_days }),
      ],
      action: { label: texts.invitationAction, url: linkUrl(app.config.baseUrl, 'resetpassword', token) },
      footer: format(user.language, texts.footer, {
        company: company.trade_name,
        support: supportOf(company, app.config.SUPPORT_CONTACT),
      }),
    },
  });
}
