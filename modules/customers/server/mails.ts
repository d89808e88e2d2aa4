import type { Language } from '#platform/language.ts';
import { centsOfWire, formatMoney, inRand } from '#platform/money.ts';
import { translator, type Translate } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkLetter, LinkRow } from '#platform/server/links.ts';
import { companyTexts, sendLetter, sendShortLetter } from '#modules/companies/server/index.ts';
import type { texts as english } from '../messages/mail/en.ts';
import { customerMailTexts } from '../messages/mail/index.ts';
import type { CreditDecision } from './tables.ts';

export async function mailTexts(language: Language): Promise<Translate<typeof english>> {
  return translator(language, (await customerMailTexts.load[language]()).texts);
}

/** What the mail with a link says: to register, to check what is on record, or to answer a question. */
export async function linkLetter(
  context: Context,
  { company_id, language, scope }: LinkRow,
  company: string,
  shipperName: string | undefined,
): Promise<LinkLetter> {
  const text = await companyTexts(context, customerMailTexts, company_id, language);
  if (scope.question !== undefined)
    return {
      subject: text('questionSubject', { company }),
      paragraphs: [text('questionIntro'), scope.question],
      action: text('questionAction'),
    };
  if (shipperName !== undefined)
    return {
      subject: text('editSubject', { company }),
      paragraphs: [text('editIntro', { company, shipperName })],
      action: text('editAction'),
    };
  return {
    subject: text('inviteSubject', { company }),
    paragraphs: [text('inviteIntro', { company }), text('inviteNeeded')],
    action: text('inviteAction'),
  };
}

/** What a mail about a customer needs to know of it. */
export interface Addressee {
  readonly company_id: string;
  readonly registered_name: string;
  readonly account_number: string;
  readonly email: string;
  readonly language: Language;
}

/** What came by link has a status page; `statusUrl` leads to it. */
export async function sendReceived(context: Context, customer: Addressee, statusUrl: string): Promise<void> {
  const { registered_name: shipperName } = customer;
  await sendLetter(context, customerMailTexts, customer, customer.company_id, (text, { trade_name: company }) => ({
    purpose: 'shipperReceived',
    subject: text('receivedSubject'),
    paragraphs: [
      text('receivedIntro', { shipperName, company }),
      text('receivedReference', { reference: customer.account_number }),
      text('receivedNext'),
    ],
    action: { label: text('receivedAction'), url: statusUrl },
  }));
}

export async function sendApproved(
  context: Context,
  customer: Addressee,
  { limit: amount, paymentTerm: days, conditions }: CreditDecision,
): Promise<void> {
  const { registered_name: shipperName, account_number: accountNumber, language } = customer;
  const limit = formatMoney(inRand(centsOfWire(amount)), language);
  await sendLetter(context, customerMailTexts, customer, customer.company_id, (text, { trade_name: company }) => ({
    purpose: 'shipperApproved',
    subject: text('approvedSubject', { company }),
    paragraphs: [
      text('approvedIntro', { shipperName, company, accountNumber }),
      days === 0 ? text('approvedCash', { limit }) : text('approvedCredit', { limit, days }),
      ...(conditions ? [text('approvedConditions', { conditions })] : []),
    ],
  }));
}

export async function sendDeclined(context: Context, customer: Addressee, reason: string): Promise<void> {
  const { registered_name: shipperName } = customer;
  await sendLetter(context, customerMailTexts, customer, customer.company_id, (text, { trade_name: company }) => ({
    purpose: 'shipperDeclined',
    subject: text('declinedSubject', { company }),
    paragraphs: [text('declinedIntro', { shipperName }), reason, text('declinedNext')],
  }));
}

/** Tells the address and the mobile number that were known before the change, which a fraudster does not read (domain §4.20). */
export async function sendBankChanged(
  context: Context,
  before: Addressee & { readonly mobile_number: string },
): Promise<void> {
  const { registered_name: shipperName, mobile_number: mobile, language } = before;
  await sendLetter(context, customerMailTexts, before, before.company_id, (text, { trade_name: company }) => ({
    purpose: 'bankChanged',
    subject: text('bankChangedSubject', { shipperName }),
    paragraphs: [text('bankChangedIntro', { shipperName, company }), text('bankChangedWarning')],
  }));
  await sendShortLetter(
    context,
    customerMailTexts,
    { mobile, language },
    before.company_id,
    (text, { name: company, support }) => ({
      purpose: 'bankChanged',
      text: text('bankChangedSms', { company, support }),
    }),
  );
}
