import { daysBetween, formatDate, type CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkLetter, LinkRow } from '#platform/server/links.ts';
import { companyTexts, sendLetter } from '#modules/base/companies/server/index.ts';
import { supplierMailTexts } from '#modules/parties/suppliers/messages/mail/index.ts';
import { coverEndOn, reminderOffsets } from '#modules/parties/suppliers/renewals.ts';
import { factsIn } from '../certificates.ts';
import type { Addressee } from '#modules/parties/parties/server/index.ts';
import type { MailTexts } from '../mails.ts';
import type { StoredSupplier } from '../queries.ts';

/** The mail with a renewal link: why it comes, in the order of what presses most. */
export async function renewalLetter(
  context: Context,
  link: Pick<LinkRow, 'company_id' | 'language' | 'scope'>,
  company: string,
  supplier: StoredSupplier,
): Promise<LinkLetter> {
  const text = await companyTexts(context, supplierMailTexts, link.company_id, link.language);
  const { registered_name: carrierName } = supplier;
  const action = text('renewalAction');
  if (link.scope.question !== undefined)
    return {
      subject: text('certificateRejectedSubject'),
      paragraphs: [
        text('certificateRejectedIntro', { carrierName }),
        link.scope.question,
        text('certificateRejectedNext'),
      ],
      action,
    };
  const { today } = context;
  const ends = coverEndOn(today, supplier.certificates.map(factsIn(context.timeZone)));
  if (ends !== null && daysBetween(today, ends) <= Math.max(...reminderOffsets))
    return { ...endingWords(text, ends, today, { company, carrierName }, link), action };
  return {
    subject: text('renewalSubject', { carrierName }),
    paragraphs: [text('renewalIntro', { company, carrierName })],
    action,
  };
}

function endingWords(
  text: MailTexts,
  ends: CalendarDate,
  today: CalendarDate,
  names: { readonly company: string; readonly carrierName: string },
  { language }: Pick<LinkRow, 'language'>,
): Pick<LinkLetter, 'subject' | 'paragraphs'> {
  const date = formatDate(ends, language);
  const facts = { ...names, date };
  const daysLeft = daysBetween(today, ends);
  if (daysLeft < 0)
    return {
      subject: text('coverEndedSubject', facts),
      paragraphs: [text('coverEndedIntro', facts), text('coverEndedNext')],
    };
  const intro =
    daysLeft === 0 ? text('coverEndsTodayIntro', facts) : text('coverEndsIntro', { ...facts, count: daysLeft });
  return { subject: text('coverEndsSubject', facts), paragraphs: [intro, text('coverEndsNext', { date })] };
}

export async function sendRenewalReceived(context: Context, supplier: Addressee): Promise<void> {
  await sendLetter(context, supplierMailTexts, supplier, supplier.company_id, (text, { trade_name: company }) => ({
    purpose: 'gitRenewalReceived',
    subject: text('renewalReceivedSubject'),
    paragraphs: [text('renewalReceivedIntro', { carrierName: supplier.registered_name, company })],
  }));
}
