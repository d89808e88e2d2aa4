import { formatDate } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import { formatMoney, inRand } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkLetter, LinkRow } from '#platform/server/links.ts';
import { companyTexts, sendLetter } from '#modules/companies/server/index.ts';
import { creditMailTexts } from '#modules/credit/messages/mail/index.ts';
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
export async function sendCreditEffective(context: Context, change: StoredChange): Promise<void> {
  const { recipient_name: name, recipient_email: email, language, company_id } = change;
  const { registered_name: shipperName, account_number: accountNumber, effective_until: until } = change;
  const limit = written(change.new_limit, language);
  await sendLetter(
    context,
    creditMailTexts,
    { name, email, language },
    company_id,
    (text, { trade_name: company }) => ({
      purpose: 'creditEffective',
      subject: text('effectiveSubject', { company }),
      paragraphs: [
        text('effectiveIntro', { shipperName, company, accountNumber, limit }),
        ...(until ? [text('effectiveUntil', { date: formatDate(until, language) })] : []),
      ],
    }),
  );
}

/** Confirms to the customer that it declined: whoever answered in its name is known to it then. */
export async function sendCreditDeclined(context: Context, change: StoredChange, comment: string): Promise<void> {
  const { recipient_name: name, recipient_email: email, language, company_id } = change;
  const { registered_name: shipperName, account_number: accountNumber } = change;
  const limit = written(change.new_limit, language);
  await sendLetter(
    context,
    creditMailTexts,
    { name, email, language },
    company_id,
    (text, { trade_name: company }) => ({
      purpose: 'creditDeclined',
      subject: text('declinedSubject', { company }),
      paragraphs: [
        text('declinedIntro', { shipperName, company, accountNumber, limit }),
        ...(comment ? [text('declinedComment', { comment })] : []),
        text('declinedWarning'),
      ],
    }),
  );
}

function written(amount: string, language: Language): string {
  return formatMoney(inRand(centsOfColumn(amount)), language);
}
