import type { Language } from '#platform/language.ts';
import { translator, type Catalogue, type Texts, type Translate } from '#platform/messages.ts';
import { parsePhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import type { MailAttachment, NewMessage } from '#platform/server/messages.ts';
import { letterTexts } from '../messages/letter/index.ts';
import { companyTexts } from './templates/own-words.ts';
import { companyById, supportOf, type ClientCompany } from './queries.ts';

export interface Letter {
  /** Why it is sent, for boards and logs. */
  readonly purpose: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** The link that it carries, so that its board can tell whether it was delivered. */
  readonly linkId?: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface LetterRecipient {
  readonly email: string;
  /** How the person is addressed; empty leaves the greeting out. */
  readonly name?: string;
  readonly language: Language;
}

/** Writes a mail in the name of a client to one of its parties, in the recipient's language. */
export async function sendLetter<English extends Texts>(context: Context, ...written: Written<English>): Promise<void> {
  const [, { email }] = written;
  // A party that came from a file may have no address yet.
  if (email === '') return;
  await context.send(await letterMail(context, ...written));
}

type Written<English extends Texts> = [
  texts: Catalogue<English>,
  recipient: LetterRecipient,
  companyId: string,
  write: (text: Translate<English>, company: ClientCompany) => Letter,
];

/** The same mail without sending it, for who hands it over with files and has to know what became of it. */
export async function letterMail<English extends Texts>(
  context: Context,
  ...[texts, { email, name = '', language }, companyId, write]: Written<English>
): Promise<Extract<NewMessage, { readonly channel: 'email' }>> {
  const { db, partition, app } = context;
  const company = await companyById(db, partition, companyId);
  const frame = translator(language, (await letterTexts.load[language]()).texts);
  const text = await companyTexts(context, texts, companyId, language);
  const { purpose, subject, paragraphs, action, linkId, attachments } = write(text, company);
  return {
    channel: 'email',
    to: email,
    language,
    purpose,
    subject,
    companyName: company.trade_name,
    ...(company.email_sender && { replyTo: company.email_sender }),
    ...(linkId && { linkId }),
    ...(attachments && { attachments }),
    content: {
      heading: subject,
      paragraphs: [...(name ? [frame('greeting', { name })] : []), ...paragraphs],
      ...(action && { action }),
      footer: frame('footer', { company: company.trade_name, support: supportOf(company, app.config.SUPPORT_CONTACT) }),
    },
  };
}

export interface SmsRecipient {
  /** As somebody typed it; a number that takes no SMS gets none. */
  readonly mobile: string;
  readonly language: Language;
}

/** Sends an SMS in the name of a client to one of its parties; `support` is how the client is reached. */
export async function sendShortLetter<English extends Texts>(
  context: Context,
  texts: Catalogue<English>,
  { mobile, language }: SmsRecipient,
  companyId: string,
  write: (text: Translate<English>, company: { readonly name: string; readonly support: string }) => ShortLetter,
): Promise<void> {
  const phone = parsePhone(mobile);
  if (!phone.ok || !phone.isMobile) return;
  const company = await companyById(context.db, context.partition, companyId);
  const text = await companyTexts(context, texts, companyId, language);
  const support = company.support_telephone || company.support_email;
  const letter = write(text, { name: company.trade_name, support });
  await context.send({ channel: 'sms', to: phone.e164, language, ...letter });
}

export interface ShortLetter {
  readonly purpose: string;
  readonly text: string;
}
