import { formatDate } from '#platform/dates.ts';
import type { Translate } from '#platform/messages.ts';
import { formatMoney, inRand } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkLetter, LinkRow } from '#platform/server/links.ts';
import { companyTexts, type Letter, sendLetter } from '#modules/base/companies/server/index.ts';
import type { texts } from '#modules/parties/credit/messages/mail/en.ts';
import { creditMailTexts } from '#modules/parties/credit/messages/mail/index.ts';
import type { StoredChange } from './queries.ts';

/** The mail that carries a credit link. It does not tell the limit: that is shown behind the code. */
export async function creditLetter(
  context: Context,
  { company_id, language }: LinkRow,
  company: string,
  { registered_name: shipperName }: StoredChange,
): Promise<LinkLetter> {
  const text = await companyTexts(context, creditMailTexts, company_id, language);
  return {
    subject: text('creditSubject', { company }),
    paragraphs: [text('creditIntro', { company, shipperName }), text('creditAsk')],
    action: text('creditAction'),
  };
}

/** Tells the customer that another limit holds now. */
export function sendCreditEffective(context: Context, change: StoredChange): Promise<void> {
  const { effective_until: until, language } = change;
  return sendToRecipient(context, change, (text, facts) => ({
    purpose: 'creditEffective',
    subject: text('effectiveSubject', facts),
    paragraphs: [
      text('effectiveIntro', facts),
      ...(until ? [text('effectiveUntil', { date: formatDate(until, language) })] : []),
    ],
  }));
}

/** Confirms to the customer that it declined: whoever answered in its name is known to it then. */
export function sendCreditDeclined(context: Context, change: StoredChange, comment: string): Promise<void> {
  return sendToRecipient(context, change, (text, facts) => ({
    purpose: 'creditDeclined',
    subject: text('declinedSubject', facts),
    paragraphs: [
      text('declinedIntro', facts),
      ...(comment ? [text('declinedComment', { comment })] : []),
      text('declinedWarning'),
    ],
  }));
}

/** A mail to whom the link went, about the customer and the limit of the change. */
function sendToRecipient(
  context: Context,
  change: StoredChange,
  write: (
    text: Translate<typeof texts>,
    facts: Record<'shipperName' | 'company' | 'accountNumber' | 'limit', string>,
  ) => Letter,
): Promise<void> {
  const { recipient_name: name, recipient_email: email, language, company_id } = change;
  const { registered_name: shipperName, account_number: accountNumber } = change;
  const limit = formatMoney(inRand(centsOfColumn(change.new_limit)), language);
  return sendLetter(context, creditMailTexts, { name, email, language }, company_id, (text, { trade_name: company }) =>
    write(text, { shipperName, company, accountNumber, limit }),
  );
}
