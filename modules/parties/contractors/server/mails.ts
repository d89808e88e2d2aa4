import { formatMoney, inRand } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Addressee, partyLetters } from '#modules/parties/parties/server/index.ts';
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
export function sendApproved(context: Context, contractor: Approved): Promise<void> {
  const { credit_limit: limit, payment_term: days, language } = contractor;
  return letters.approved(context, contractor, (text) => [
    ...(limit === null ? [] : [text('approvedCredit', { limit: formatMoney(inRand(centsOfColumn(limit)), language) })]),
    ...(days === null ? [] : [text('approvedTerm', { count: days })]),
  ]);
}

export function sendRejected(context: Context, contractor: Addressee, reason: string): Promise<void> {
  return letters.turnedDown(context, contractor, reason, { key: 'rejected' });
}
