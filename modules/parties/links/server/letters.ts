import { formatDate, todayIn } from '#platform/dates.ts';
import { maskPhone } from '#platform/mask.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkKind, LinkRow } from '#platform/server/links.ts';
import { companyById, sendLetter } from '#modules/base/companies/server/index.ts';
import { linkMailTexts } from '../messages/mail/index.ts';

interface Mailing {
  readonly url: string;
  readonly expiresAt: Date;
}

/** The flow behind a link. One that nobody registered cannot be sent. */
export function kindOf({ app }: Pick<Context, 'app'>, name: string): LinkKind {
  const kind = app.linkKinds.get(name);
  if (!kind) throw new Error(`No flow is registered for links of the kind ${name}.`);
  return kind;
}

/** Mails a link in the name of its client. */
export async function mailLink(context: Context, link: LinkRow, { url, expiresAt }: Mailing): Promise<void> {
  await mail(context, link, { url, expiresAt, purpose: 'link' });
}

/** Mails a reminder of a link, with an address of its own: nobody knows the first one any more. */
export async function mailReminder(context: Context, link: LinkRow, url: string): Promise<void> {
  await mail(context, link, { url, expiresAt: link.expires_at, purpose: 'linkReminder' });
}

async function mail(
  context: Context,
  link: LinkRow,
  { url, expiresAt, purpose }: Mailing & { readonly purpose: 'link' | 'linkReminder' },
): Promise<void> {
  const { recipient_name: name, recipient_email: email, language } = link;
  const { trade_name: client, time_zone: zone } = await companyById(context.db, link.partition, link.company_id);
  const kind = kindOf(context, link.kind);
  if (kind.deliver) return kind.deliver(context, link, { url });
  if (!kind.letter) throw new Error(`Links of the kind ${link.kind} have neither a mail nor another way.`);
  const { subject, paragraphs, action } = await kind.letter(context, link, client);
  await sendLetter(context, linkMailTexts, { name, email, language }, link.company_id, (text) => {
    const isReminder = purpose === 'linkReminder';
    const opening = text(link.percent > 0 ? 'reminderStarted' : 'reminderNew', { client });
    const until = text(kind.keepsNothing ? 'untilAnswered' : 'until', {
      date: formatDate(todayIn(zone, expiresAt), language),
      number: maskPhone(link.recipient_mobile),
    });
    return {
      purpose,
      linkId: link.id,
      subject: isReminder ? text('reminderSubject', { subject }) : subject,
      paragraphs: [...(isReminder ? [opening] : []), ...paragraphs, until],
      action: { label: action, url },
    };
  });
}
