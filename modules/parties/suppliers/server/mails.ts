import type { Translate } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Addressee, partyLetters } from '#modules/parties/parties/server/index.ts';
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

export function sendApproved(context: Context, supplier: Addressee): Promise<void> {
  return letters.approved(context, supplier);
}

export function sendRejected(context: Context, supplier: Addressee, reason: string): Promise<void> {
  return letters.turnedDown(context, supplier, reason, { key: 'rejected' });
}

export function sendCertificateRejected(context: Context, supplier: Addressee, reason: string): Promise<void> {
  return letters.turnedDown(context, supplier, reason, { key: 'certificateRejected', kind: 'certificateRejected' });
}
