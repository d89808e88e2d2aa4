import { Failure } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import { checkPhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { createLink, lockLink, renewLink, revokeLinks, type LinkRow, type LinkScope } from '#platform/server/links.ts';
import { companyById } from '#modules/companies/server/index.ts';
import { stateAfter } from './changes.ts';
import { mailTexts, sendInvitation } from './mails.ts';
import { getSupplier } from './queries.ts';
import { supplierLinkKind } from './submit-supplier.ts';

export interface NewInvitation {
  readonly recipientName: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly language: Language;
  /** The supplier that the link edits; a new one registers without. */
  readonly keyIdentifier?: string | undefined;
}

/** Sends a link to a supplier: to register, or to check and correct what is on record. */
export async function inviteSupplier(
  context: Context,
  input: NewInvitation,
): Promise<{ linkId: string; message: string; expiresAt: string }> {
  const { db, partition, actor, language } = context;
  const mobile = checkPhone(input.mobileNumber, { mobile: true });
  if (!mobile.ok)
    throw new Failure('invalidPayload', 'invalid', {}, { mobileNumber: { code: mobile.code ?? 'phoneInvalid' } });
  const supplier = input.keyIdentifier ? await getSupplier(db, partition, input.keyIdentifier) : undefined;
  // A link to a record that cannot be submitted any more would lead nowhere.
  if (supplier) stateAfter(supplier.status, 'resubmit', 'revise');
  const companyId = supplier?.company_id ?? (actor.kind === 'user' ? actor.companyId : '');
  const recipient = { name: input.recipientName, email: input.email.toLowerCase(), mobile: mobile.normalised };
  const link = await sendLink(context, {
    companyId,
    recipient,
    language: input.language,
    ...(supplier && { subject: { id: supplier.id, carrierName: supplier.registered_name } }),
  });
  const text = await mailTexts(language);
  return {
    linkId: link.id,
    message: text('linkSent', { email: recipient.email }),
    expiresAt: link.expiresAt.toISOString(),
  };
}

export interface LinkToSend {
  readonly companyId: string;
  readonly recipient: { readonly name: string; readonly email: string; readonly mobile: string };
  readonly language: Language;
  readonly subject?: { readonly id: string; readonly carrierName: string };
  readonly scope?: LinkScope;
}

/** Makes a link and mails it, in one transaction. Older links for the same supplier or address end. */
export async function sendLink(
  context: Context,
  { companyId, recipient, language, subject, scope }: LinkToSend,
): Promise<{ id: string; expiresAt: Date }> {
  const company = await companyById(context.db, context.partition, companyId);
  const link = await createLink(context, {
    kind: supplierLinkKind,
    companyId,
    recipient,
    language,
    validDays: company.link_validity_days,
    ...(subject && { subjectId: subject.id }),
    ...(scope && { scope }),
  });
  await sendInvitation(context, {
    linkId: link.id,
    url: link.url,
    companyId,
    recipient,
    language,
    expiresAt: link.expiresAt,
    ...(subject && { carrierName: subject.carrierName }),
    ...(scope?.question && { question: scope.question }),
  });
  await context.audit({
    noun: 'link',
    recordId: link.id,
    event: 'sent',
    after: { ...recipient, language, ...(subject && { supplier: subject.id }) },
  });
  await context.publish('approvals', 'linkSent', link.id);
  return link;
}

/** Sends a pending link again, with a new address and a new period; the draft stays, the old address ends. */
export async function resendLink(context: Context, linkId: string): Promise<{ linkId: string; expiresAt: string }> {
  const { db, partition } = context;
  const link = await lockLink(context, supplierLinkKind, linkId);
  const company = await companyById(db, partition, link.company_id);
  const { url, expiresAt } = await renewLink(context, link, company.link_validity_days);
  await sendInvitation(context, {
    linkId,
    url,
    expiresAt,
    companyId: link.company_id,
    recipient: recipientOf(link),
    language: link.language,
    ...(await subjectOf(context, link)),
  });
  await context.audit({ noun: 'link', recordId: linkId, event: 'sentAgain' });
  await context.publish('approvals', 'linkSent', linkId);
  return { linkId, expiresAt: expiresAt.toISOString() };
}

function recipientOf(link: LinkRow): LinkToSend['recipient'] {
  return { name: link.recipient_name, email: link.recipient_email, mobile: link.recipient_mobile };
}

async function subjectOf(
  { db, partition }: Context,
  link: LinkRow,
): Promise<{ carrierName?: string; question?: string }> {
  if (!link.subject_id) return {};
  const supplier = await getSupplier(db, partition, link.subject_id);
  return { carrierName: supplier.registered_name, ...(link.scope.question && { question: link.scope.question }) };
}

export async function revokeLink(context: Context, linkId: string): Promise<{ linkId: string }> {
  await lockLink(context, supplierLinkKind, linkId);
  await revokeLinks(context, { id: linkId });
  await context.audit({ noun: 'link', recordId: linkId, event: 'revoked' });
  await context.publish('approvals', 'linkRevoked', linkId);
  return { linkId };
}
