import type { Translate } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import { sendLetter } from '#modules/companies/server/index.ts';
import { type Addressee, partyLetters } from '#modules/parties/server/index.ts';
import type { texts as english } from '../messages/mail/en.ts';
import { supplierMailTexts } from '../messages/mail/index.ts';

export type MailTexts = Translate<typeof english>;

const letters = partyLetters({
  texts: supplierMailTexts,
  name: 'carrierName',
  purpose: 'carrier',
  mobile: 'cell_no',
});

export const { words: mailTexts, link: linkLetter, received: sendReceived, bankChanged: sendBankChanged } = letters;

export async function sendApproved(context: Context, supplier: Addressee): Promise<void> {
  const { registered_name: carrierName, account_number: accountNumber, company_id } = supplier;
  await sendLetter(context, supplierMailTexts, supplier, company_id, (text, { trade_name: company }) => ({
    purpose: 'carrierApproved',
    subject: text('approvedSubject', { company }),
    paragraphs: [text('approvedIntro', { carrierName, company, accountNumber })],
  }));
}

export function sendRejected(context: Context, supplier: Addressee, reason: string): Promise<void> {
  return letters.turnedDown(context, supplier, reason, { key: 'rejected' });
}

export function sendCertificateRejected(context: Context, supplier: Addressee, reason: string): Promise<void> {
  return letters.turnedDown(context, supplier, reason, { key: 'certificateRejected', kind: 'certificateRejected' });
}
