import type { Language } from '#platform/language.ts';
import { translator, type Translate } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkLetter, LinkRow } from '#platform/server/links.ts';
import { companyTexts, sendLetter, sendShortLetter } from '#modules/companies/server/index.ts';
import type { texts as english } from '../messages/mail/en.ts';
import { supplierMailTexts } from '../messages/mail/index.ts';

export type MailTexts = Translate<typeof english>;

export async function mailTexts(language: Language): Promise<MailTexts> {
  return translator(language, (await supplierMailTexts.load[language]()).texts);
}

/** The mail that carries a link: to answer a question, to correct a record, or to register. */
export async function linkLetter(
  context: Context,
  link: Pick<LinkRow, 'company_id' | 'language' | 'scope'>,
  company: string,
  /** Of the record that the link edits. */
  carrierName: string | undefined,
): Promise<LinkLetter> {
  const text = await companyTexts(context, supplierMailTexts, link.company_id, link.language);
  if (link.scope.question !== undefined)
    return {
      subject: text('questionSubject', { company }),
      paragraphs: [text('questionIntro'), link.scope.question],
      action: text('questionAction'),
    };
  if (carrierName !== undefined)
    return {
      subject: text('editSubject', { company }),
      paragraphs: [text('editIntro', { company, carrierName })],
      action: text('editAction'),
    };
  return {
    subject: text('inviteSubject', { company }),
    paragraphs: [text('inviteIntro', { company }), text('inviteNeeded')],
    action: text('inviteAction'),
  };
}

/** What a mail about a supplier needs to know of it. */
export interface Addressee {
  readonly company_id: string;
  readonly registered_name: string;
  readonly account_number: string;
  readonly email: string;
  readonly language: Language;
}

/** What came by link has a status page; `statusUrl` leads to it. */
export async function sendReceived(context: Context, supplier: Addressee, statusUrl: string): Promise<void> {
  await sendLetter(context, supplierMailTexts, supplier, supplier.company_id, (text, { trade_name: company }) => ({
    purpose: 'carrierReceived',
    subject: text('receivedSubject'),
    paragraphs: [
      text('receivedIntro', { carrierName: supplier.registered_name, company }),
      text('receivedReference', { reference: supplier.account_number }),
      text('receivedNext'),
    ],
    action: { label: text('receivedAction'), url: statusUrl },
  }));
}

export async function sendApproved(context: Context, supplier: Addressee): Promise<void> {
  await sendLetter(context, supplierMailTexts, supplier, supplier.company_id, (text, { trade_name: company }) => ({
    purpose: 'carrierApproved',
    subject: text('approvedSubject', { company }),
    paragraphs: [
      text('approvedIntro', { carrierName: supplier.registered_name, company, accountNumber: supplier.account_number }),
    ],
  }));
}

export async function sendRejected(context: Context, supplier: Addressee, reason: string): Promise<void> {
  await sendLetter(context, supplierMailTexts, supplier, supplier.company_id, (text, { trade_name: company }) => ({
    purpose: 'carrierRejected',
    subject: text('rejectedSubject', { company }),
    paragraphs: [text('rejectedIntro', { carrierName: supplier.registered_name }), reason, text('rejectedNext')],
  }));
}

export async function sendCertificateRejected(context: Context, supplier: Addressee, reason: string): Promise<void> {
  await sendLetter(context, supplierMailTexts, supplier, supplier.company_id, (text) => ({
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
  await sendLetter(context, supplierMailTexts, before, before.company_id, (text, { trade_name: company }) => ({
    purpose: 'bankChanged',
    subject: text('bankChangedSubject', { carrierName }),
    paragraphs: [text('bankChangedIntro', { carrierName, company }), text('bankChangedWarning')],
  }));
  await sendShortLetter(
    context,
    supplierMailTexts,
    { mobile: before.cell_no, language },
    before.company_id,
    (text, { name: company, support }) => ({
      purpose: 'bankChanged',
      text: text('bankChangedSms', { company, support }),
    }),
  );
}
