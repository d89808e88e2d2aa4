import { formatDate } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import { maskPhone } from '#platform/mask.ts';
import { translator, type Translate } from '#platform/messages.ts';
import { parsePhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { companyById, supportOf, type ClientCompany } from '#modules/companies/server/index.ts';
import { todayAt } from '../rules.ts';
import type { texts as english } from '../messages/mail/en.ts';
import { supplierMailTexts } from '../messages/mail/index.ts';

export type MailTexts = Translate<typeof english>;

export async function mailTexts(language: Language): Promise<MailTexts> {
  return translator(language, (await supplierMailTexts.load[language]()).texts);
}

interface Letter {
  readonly purpose: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly linkId?: string;
}

interface Recipient {
  readonly email: string;
  /** How the person is addressed; empty leaves the greeting out. */
  readonly name?: string;
  readonly language: Language;
}

/** Writes a mail in the name of the client, in the recipient's language. */
async function sendLetter(
  context: Context,
  { email, name = '', language }: Recipient,
  companyId: string,
  write: (text: MailTexts, company: ClientCompany) => Letter,
): Promise<void> {
  const { db, partition, app } = context;
  const company = await companyById(db, partition, companyId);
  const text = await mailTexts(language);
  const { purpose, subject, paragraphs, action, linkId } = write(text, company);
  await context.send({
    channel: 'email',
    to: email,
    language,
    purpose,
    subject,
    companyName: company.trade_name,
    ...(linkId && { linkId }),
    content: {
      heading: subject,
      paragraphs: [...(name ? [text('greeting', { name })] : []), ...paragraphs],
      ...(action && { action }),
      footer: text('footer', { company: company.trade_name, support: supportOf(company, app.config.SUPPORT_CONTACT) }),
    },
  });
}

export interface Invitation {
  readonly linkId: string;
  readonly url: string;
  readonly companyId: string;
  readonly recipient: { readonly name: string; readonly email: string; readonly mobile: string };
  readonly language: Language;
  readonly expiresAt: Date;
  /** Set when the link edits a record. */
  readonly carrierName?: string;
  /** Set when the link asks for more information. */
  readonly question?: string;
}

/** The mail that carries a link. The purpose is the same for all of them: the board looks for it. */
export async function sendInvitation(context: Context, invitation: Invitation): Promise<void> {
  const { linkId, url, recipient, language, expiresAt, carrierName, question } = invitation;
  await sendLetter(context, { ...recipient, language }, invitation.companyId, (text, { trade_name: company }) => {
    const until = text('until', {
      date: formatDate(todayAt(expiresAt), language),
      number: maskPhone(recipient.mobile),
    });
    const letter = { purpose: 'carrierLink', linkId };
    if (question !== undefined)
      return {
        ...letter,
        subject: text('questionSubject', { company }),
        paragraphs: [text('questionIntro'), question, until],
        action: { label: text('questionAction'), url },
      };
    if (carrierName !== undefined)
      return {
        ...letter,
        subject: text('editSubject', { company }),
        paragraphs: [text('editIntro', { company, carrierName }), until],
        action: { label: text('editAction'), url },
      };
    return {
      ...letter,
      subject: text('inviteSubject', { company }),
      paragraphs: [text('inviteIntro', { company }), text('inviteNeeded'), until],
      action: { label: text('inviteAction'), url },
    };
  });
}

/** What a mail about a supplier needs to know of it. */
export interface Addressee {
  readonly company_id: string;
  readonly registered_name: string;
  readonly account_number: string;
  readonly email: string;
  readonly language: Language;
}

export async function sendReceived(context: Context, supplier: Addressee): Promise<void> {
  await sendLetter(context, supplier, supplier.company_id, (text, { trade_name: company }) => ({
    purpose: 'carrierReceived',
    subject: text('receivedSubject'),
    paragraphs: [text('receivedIntro', { carrierName: supplier.registered_name, company }), text('receivedNext')],
  }));
}

export async function sendApproved(context: Context, supplier: Addressee): Promise<void> {
  await sendLetter(context, supplier, supplier.company_id, (text, { trade_name: company }) => ({
    purpose: 'carrierApproved',
    subject: text('approvedSubject', { company }),
    paragraphs: [
      text('approvedIntro', { carrierName: supplier.registered_name, company, accountNumber: supplier.account_number }),
    ],
  }));
}

export async function sendRejected(context: Context, supplier: Addressee, reason: string): Promise<void> {
  await sendLetter(context, supplier, supplier.company_id, (text, { trade_name: company }) => ({
    purpose: 'carrierRejected',
    subject: text('rejectedSubject', { company }),
    paragraphs: [text('rejectedIntro', { carrierName: supplier.registered_name }), reason, text('rejectedNext')],
  }));
}

export async function sendCertificateRejected(context: Context, supplier: Addressee, reason: string): Promise<void> {
  await sendLetter(context, supplier, supplier.company_id, (text) => ({
    purpose: 'certificateRejected',
    subject: text('certificateRejectedSubject'),
    paragraphs: [
      text('certificateRejectedIntro', { carrierName: supplier.registered_name }),
      reason,
      text('certificateRejectedNext'),
    ],
  }));
}

/** Tells the address and the mobile number that were known before the change, which a fraudster does not read (domain §4.20). */
export async function sendBankChanged(
  context: Context,
  before: Addressee & { readonly cell_no: string },
): Promise<void> {
  const { registered_name: carrierName, language } = before;
  await sendLetter(context, before, before.company_id, (text, { trade_name: company }) => ({
    purpose: 'bankChanged',
    subject: text('bankChangedSubject', { carrierName }),
    paragraphs: [text('bankChangedIntro', { carrierName, company }), text('bankChangedWarning')],
  }));
  const phone = parsePhone(before.cell_no);
  if (!phone.ok || !phone.isMobile) return;
  const company = await companyById(context.db, context.partition, before.company_id);
  const text = await mailTexts(language);
  const support = company.support_telephone || company.support_email;
  await context.send({
    channel: 'sms',
    to: phone.e164,
    language,
    purpose: 'bankChanged',
    text: text('bankChangedSms', { company: company.trade_name, support }),
  });
}
