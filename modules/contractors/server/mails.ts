import type { Language } from '#platform/language.ts';
import { translator, type Translate } from '#platform/messages.ts';
import { formatMoney, inRand } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkLetter, LinkRow } from '#platform/server/links.ts';
import { companyTexts, sendLetter, sendShortLetter } from '#modules/companies/server/index.ts';
import type { texts as english } from '../messages/mail/en.ts';
import { contractorMailTexts } from '../messages/mail/index.ts';
import type { StoredContractor } from './queries.ts';

/** What the operations answer in words, in the caller's language. */
export async function contractorLetters(language: Language): Promise<Translate<typeof english>> {
  return translator(language, (await contractorMailTexts.load[language]()).texts);
}

/** The mail that carries a link: to answer a question, to bring an application up to date, or to apply. */
export async function linkLetter(
  context: Context,
  { company_id, language, scope }: Pick<LinkRow, 'company_id' | 'language' | 'scope'>,
  company: string,
  { contractorName, isEdit }: { readonly contractorName: string; readonly isEdit: boolean },
): Promise<LinkLetter> {
  const text = await companyTexts(context, contractorMailTexts, company_id, language);
  if (scope.question !== undefined)
    return {
      subject: text('questionSubject', { company }),
      paragraphs: [text('questionIntro'), scope.question],
      action: text('questionAction'),
    };
  if (isEdit)
    return {
      subject: text('editSubject', { company }),
      paragraphs: [text('editIntro', { company, contractorName })],
      action: text('editAction'),
    };
  return {
    subject: text('inviteSubject', { company }),
    paragraphs: [text('inviteIntro', { company, contractorName }), text('inviteNeeded')],
    action: text('inviteAction'),
  };
}

type Addressee = Pick<StoredContractor, 'company_id' | 'registered_name' | 'account_number' | 'email' | 'language'>;

/** What came by link has a status page; `statusUrl` leads to it. */
export async function sendReceived(context: Context, contractor: Addressee, statusUrl: string): Promise<void> {
  const { registered_name: contractorName } = contractor;
  await sendLetter(
    context,
    contractorMailTexts,
    contractor,
    contractor.company_id,
    (text, { trade_name: company }) => ({
      purpose: 'contractorReceived',
      subject: text('receivedSubject'),
      paragraphs: [
        text('receivedIntro', { contractorName, company }),
        text('receivedReference', { reference: contractor.account_number }),
        text('receivedNext'),
      ],
      action: { label: text('receivedAction'), url: statusUrl },
    }),
  );
}

type Approved = Addressee & Pick<StoredContractor, 'credit_limit' | 'payment_term'>;

/** The account, and what was agreed for it. */
export async function sendApproved(context: Context, contractor: Approved): Promise<void> {
  const { registered_name: contractorName, account_number: accountNumber, language } = contractor;
  const { credit_limit: limit, payment_term: days } = contractor;
  await sendLetter(
    context,
    contractorMailTexts,
    contractor,
    contractor.company_id,
    (text, { trade_name: company }) => ({
      purpose: 'contractorApproved',
      subject: text('approvedSubject', { company }),
      paragraphs: [
        text('approvedIntro', { contractorName, company, accountNumber }),
        ...(limit === null
          ? []
          : [text('approvedCredit', { limit: formatMoney(inRand(centsOfColumn(limit)), language) })]),
        ...(days === null ? [] : [text('approvedTerm', { count: days })]),
      ],
    }),
  );
}

export async function sendRejected(context: Context, contractor: Addressee, reason: string): Promise<void> {
  const { registered_name: contractorName } = contractor;
  await sendLetter(
    context,
    contractorMailTexts,
    contractor,
    contractor.company_id,
    (text, { trade_name: company }) => ({
      purpose: 'contractorRejected',
      subject: text('rejectedSubject', { company }),
      paragraphs: [text('rejectedIntro', { contractorName }), reason, text('rejectedNext')],
    }),
  );
}

/** Tells the address and the mobile number that were known before the change, which a fraudster does not read (domain §4.20). */
export async function sendBankChanged(
  context: Context,
  before: Addressee & { readonly mobile_number: string },
): Promise<void> {
  const { registered_name: contractorName, mobile_number: mobile, language } = before;
  await sendLetter(context, contractorMailTexts, before, before.company_id, (text, { trade_name: company }) => ({
    purpose: 'bankChanged',
    subject: text('bankChangedSubject', { contractorName }),
    paragraphs: [text('bankChangedIntro', { contractorName, company }), text('bankChangedWarning')],
  }));
  await sendShortLetter(
    context,
    contractorMailTexts,
    { mobile, language },
    before.company_id,
    (text, { name: company, support }) => ({
      purpose: 'bankChanged',
      text: text('bankChangedSms', { company, support }),
    }),
  );
}
