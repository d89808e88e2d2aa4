import { sql } from 'kysely';
import { formatDate, todayIn } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import { maskPhone } from '#platform/mask.ts';
import { cents, type Currency, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkRow } from '#platform/server/links.ts';
import { letterMail } from '#modules/base/companies/server/index.ts';
import { invoiceNumber } from '../kinds.ts';
import { invoiceMailTexts } from '../messages/mail/index.ts';
import { fileOf } from './invoice-file.ts';
import { findInvoice } from './queries.ts';

interface Mailing {
  readonly language: Language;
  /** The link that the mail carries, and its address. */
  readonly by?: { readonly link: LinkRow; readonly url: string };
}

/** Mails the document of a sending with its file, with the button of its link where there is one, and notes the mail in its row. */
export async function mailDocument(
  context: Context,
  sendId: string,
  { language, by }: Mailing,
): Promise<{ readonly sha256: string }> {
  const { db, partition } = context;
  const send = await db
    .selectFrom('invoice_send')
    .select(['invoice_id', 'recipient'])
    .where('partition', '=', partition)
    .where('id', '=', sendId)
    .executeTakeFirstOrThrow();
  const invoice = (await findInvoice(context, send.invoice_id))!;
  const file = await fileOf(context, invoice);
  const number = invoiceNumber(invoice.kind, invoice.number);
  const mail = await letterMail(
    context,
    invoiceMailTexts,
    { email: send.recipient, language },
    invoice.company_id,
    (text, { trade_name: company, time_zone: zone }) => {
      const words = {
        company,
        number,
        amount: formatMoney({ cents: cents(invoice.gross), currency: invoice.currency as Currency }, language),
        date: formatDate(invoice.due_date, language),
      };
      return {
        purpose: 'invoice',
        subject: text(`${invoice.kind}Subject`, words),
        paragraphs: [
          text(`${invoice.kind}Intro`, words),
          ...(invoice.kind === 'creditNote' ? [] : [text('payBy', words)]),
          ...(by
            ? [
                text(invoice.kind === 'invoice' ? 'linkOfInvoice' : 'linkOfNote'),
                text('linkUntil', {
                  date: formatDate(todayIn(zone, by.link.expires_at), language),
                  mobile: maskPhone(by.link.recipient_mobile),
                }),
              ]
            : []),
        ],
        ...(by && { action: { label: text('linkAction'), url: by.url }, linkId: by.link.id }),
        attachments: [{ fileName: file.fileName, contentType: file.contentType, base64: file.base64 }],
      };
    },
  );
  const messageId = await context.send(mail);
  await sql`
    update invoice_send set message_id = ${messageId}, pdf_sha256 = ${file.sha256}
     where partition = ${partition} and id = ${sendId}`.execute(db);
  await sql`update invoice set pdf_sha256 = ${file.sha256} where partition = ${partition} and id = ${invoice.id} and pdf_sha256 <> ${file.sha256}`.execute(
    db,
  );
  return { sha256: file.sha256 };
}
