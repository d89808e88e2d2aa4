import { centsOfWire, formatMoney, inRand } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Addressee, partyLetters } from '#modules/parties/parties/server/index.ts';
import { customerMailTexts } from '../messages/mail/index.ts';
import type { CreditDecision } from './tables.ts';

const letters = partyLetters({
  texts: customerMailTexts,
  name: 'shipperName',
  purpose: 'shipper',
  mobile: 'mobile_number',
});

export const { words: mailTexts, link: linkLetter, received: sendReceived, bankChanged: sendBankChanged } = letters;

export function sendApproved(
  context: Context,
  customer: Addressee,
  { limit: amount, paymentTerm: days, conditions }: CreditDecision,
): Promise<void> {
  const limit = formatMoney(inRand(centsOfWire(amount)), customer.language);
  return letters.approved(context, customer, (text) => [
    days === 0 ? text('approvedCash', { limit }) : text('approvedCredit', { limit, days }),
    ...(conditions ? [text('approvedConditions', { conditions })] : []),
  ]);
}

export function sendDeclined(context: Context, customer: Addressee, reason: string): Promise<void> {
  return letters.turnedDown(context, customer, reason, { key: 'declined', kind: 'shipperDeclined' });
}
