import { formatMoney, inRand } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import { sendLetter } from '#modules/companies/server/index.ts';
import { type Addressee, partyLetters } from '#modules/parties/server/index.ts';
import { contractorMailTexts } from '../messages/mail/index.ts';
import type { StoredContractor } from './queries.ts';

const letters = partyLetters({
  texts: contractorMailTexts,
  name: 'contractorName',
  purpose: 'contractor',
  mobile: 'mobile_number',
});

export const { words: mailTexts, link: linkLetter, received: sendReceived, bankChanged: sendBankChanged } = letters;

type Approved = Addressee & Pick<StoredContractor, 'credit_limit' | 'payment_term'>;

/** The account, and what was agreed for it. */
export async function sendApproved(context: Context, contractor: Approved): Promise<void> {
  const { registered_name: contractorName, account_number: accountNumber, language } = contractor;
  const { credit_limit: limit, payment_term: days, company_id } = contractor;
  await sendLetter(context, contractorMailTexts, contractor, company_id, (text, { trade_name: company }) => ({
    purpose: 'contractorApproved',
    subject: text('approvedSubject', { company }),
    paragraphs: [
      text('approvedIntro', { contractorName, company, accountNumber }),
      ...(limit === null
        ? []
        : [text('approvedCredit', { limit: formatMoney(inRand(centsOfColumn(limit)), language) })]),
      ...(days === null ? [] : [text('approvedTerm', { count: days })]),
    ],
  }));
}

export function sendRejected(context: Context, contractor: Addressee, reason: string): Promise<void> {
  return letters.turnedDown(context, contractor, reason, { key: 'rejected' });
}
