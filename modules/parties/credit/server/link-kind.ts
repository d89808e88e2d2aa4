import type { z } from 'zod';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { LinkKind } from '#platform/server/links.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { translator } from '#platform/messages.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import { readLink, sendLink } from '#modules/parties/links/server/index.ts';
import { linkMailTexts } from '#modules/parties/links/messages/mail/index.ts';
import type { creditService } from '#modules/parties/credit/contract.ts';
import { getCustomer } from '#modules/parties/customers/server/index.ts';
import { speakTo } from '#modules/parties/parties/server/index.ts';
import { creditLetter } from './letters.ts';
import { creditLinkKind } from './link-kind-name.ts';
import { changeToDecide, proposals } from './moves.ts';
import { getChange, limitToday, type StoredChange } from './queries.ts';
import { recipientColumns, refuseWithoutMobile, type TypedRecipient } from './recipient.ts';

type Operations = (typeof creditService)['operations'];

/** What the holder of a credit link learns with the accepted code, besides what every flow learns. */
export const creditApproveLink: LinkKind = {
  name: creditLinkKind,
  keepsNothing: true,
  async opened({ db }, link) {
    const change = await getChange(db, link.partition, link.subject_id ?? '');
    const { name: client } = await companyById(db, link.partition, link.company_id);
    return {
      client,
      shipperName: change.trade_name,
      registeredName: change.registered_name,
      keyIdentifier: change.id,
    };
  },
  async speaks(context, link, language) {
    const { partition, customer_id } = await getChange(context.db, link.partition, link.subject_id ?? '');
    await speakTo(context, 'customer', { partition, subject_id: customer_id }, language);
  },
  async letter(context, link, client) {
    return creditLetter(context, link, client, await getChange(context.db, link.partition, link.subject_id ?? ''));
  },
};

/** Mails the customer its link; one that was sent before ends with it. */
export async function sendCreditLink(
  context: Context,
  change: StoredChange,
): Promise<{ readonly change: StoredChange; readonly linkId: string; readonly expiresAt: Date }> {
  const sent = await proposals.move(context, change, 'send', {
    columns: { needs_acceptance: true },
    after: { email: change.recipient_email, mobileNumber: change.recipient_mobile },
  });
  const { id, expiresAt } = await sendLink(context, {
    kind: creditLinkKind,
    companyId: change.company_id,
    recipient: { name: change.recipient_name, email: change.recipient_email, mobile: change.recipient_mobile },
    language: change.language,
    subjectId: change.id,
  });
  return { change: sent, linkId: id, expiresAt };
}

/** Staff send a new link in place of the one before, also to another person. */
export async function sendAgain(
  context: Context,
  { id, ...typed }: TypedRecipient & { readonly id: string },
): Promise<z.input<Operations['sendShipperCreditChange']['output']>> {
  const { change, customer } = await changeToDecide(context, id);
  // Before the customer was asked for the first time, the approval sends the link.
  proposals.next(change, 'accept');
  const columns = await recipientColumns(
    context,
    {
      recipientName: typed.recipientName || change.recipient_name,
      email: typed.email || change.recipient_email,
      mobileNumber: typed.mobileNumber || change.recipient_mobile,
      language: typed.language ?? change.language,
    },
    customer,
  );
  refuseWithoutMobile(columns);
  await updateRow(context, 'credit_change', id, columns);
  const sent = await sendCreditLink(context, { ...change, ...columns });
  const text = translator(context.language, (await linkMailTexts.load[context.language]()).texts);
  return {
    linkId: sent.linkId,
    message: text('linkSent', { email: columns.recipient_email }),
    expiresAt: sent.expiresAt.toISOString(),
    lockId: lockIdOf(sent.change),
  };
}

/** Reads a credit link: with the accepted code comes the limit that is to be answered. */
export async function readCreditLink(
  context: Context,
  key: string,
): Promise<z.input<Operations['getShipperCreditChange']['output']>> {
  const { link, isOpen, answer } = await readLink(context, creditLinkKind);
  if (!isOpen || !link.subject_id) return { content: { ...answer, key } };
  const { db } = context;
  const change = await getChange(db, link.partition, link.subject_id);
  const customer = await getCustomer(db, link.partition, change.customer_id);
  return {
    content: {
      ...answer,
      key,
      id: change.id,
      shipperdetail: {
        id: customer.id,
        accountNumber: customer.account_number,
        registeredName: customer.registered_name,
        tradeName: customer.trade_name,
        creditLimit: limitToday(context, customer),
      },
      creditLimitChange: centsOfColumn(change.new_limit),
      effectiveFrom: change.effective_from,
      effectiveUntil: change.effective_until,
    },
  };
}
