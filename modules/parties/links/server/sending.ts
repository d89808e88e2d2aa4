import { sql, type RawBuilder } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import { nextState } from '#platform/machine.ts';
import { translator } from '#platform/messages.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { checkPhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { addLinkToken, renewLink } from '#platform/server/link-tokens.ts';
import { createLink, lockLink, revokeLinks, type LinkRow, type LinkScope } from '#platform/server/links.ts';
import { refuseForeignSupplier, refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import { link as life, type LinkState } from '../status.ts';
import type { LinkKindName, NewLinkInput } from '../contract.ts';
import { linkMailTexts } from '../messages/mail/index.ts';
import { mailLink, mailReminder } from './letters.ts';

const fail = failures<FailureCode>();

export interface LinkToSend {
  readonly kind: LinkKindName;
  readonly companyId: string;
  readonly recipient: { readonly name: string; readonly email: string; readonly mobile: string };
  readonly language: Language;
  /** The record that the link edits; a new one is made without. */
  readonly subjectId?: string;
  readonly scope?: LinkScope;
  /** Days; the client's own term when left out. */
  readonly validDays?: number;
}

/** The person a link is for, as staff typed them. Throws what is wrong with the number. */
export function recipientOf(input: NewLinkInput): LinkToSend['recipient'] {
  const mobile = checkPhone(input.mobileNumber, { mobile: true });
  if (!mobile.ok) throw invalidFields({ mobileNumber: { code: mobile.code ?? 'phoneInvalid' } });
  return { name: input.recipientName, email: input.email.toLowerCase(), mobile: mobile.normalised };
}

/** Makes a link and mails it, in one transaction. Older links for the same record, or for the same address, end. */
export async function sendLink(context: Context, link: LinkToSend): Promise<{ id: string; expiresAt: Date }> {
  const company = await companyById(context.db, context.partition, link.companyId);
  const { id, url, expiresAt, row } = await createLink(context, {
    ...link,
    validDays: link.validDays ?? company.link_validity_days,
  });
  await mailLink(context, row, { url, expiresAt });
  await noteOf(context, id, 'sent', {
    ...link.recipient,
    language: link.language,
    ...(link.subjectId && { subject: link.subjectId }),
  });
  return { id, expiresAt };
}

/** The same for a person whom staff typed, with the words that the screen shows. */
export async function inviteByLink(
  context: Context,
  input: NewLinkInput,
  link: Omit<LinkToSend, 'recipient' | 'language'>,
): Promise<{ linkId: string; message: string; expiresAt: string }> {
  const recipient = recipientOf(input);
  const { id, expiresAt } = await sendLink(context, { ...link, recipient, language: input.language });
  const text = translator(context.language, (await linkMailTexts.load[context.language]()).texts);
  return { linkId: id, message: text('linkSent', { email: recipient.email }), expiresAt: expiresAt.toISOString() };
}

/** Sends a link again, with a new address and a new period; the draft stays, the older addresses end. */
export async function resendLink(
  context: Context,
  kind: LinkKindName,
  linkId: string,
): Promise<{ linkId: string; expiresAt: string }> {
  const link = await lockFor(context, kind, linkId, 'resend');
  const company = await companyById(context.db, link.partition, link.company_id);
  const { url, expiresAt } = await renewLink(context, link, company.link_validity_days);
  await mailLink(context, link, { url, expiresAt });
  await noteOf(context, linkId, 'sentAgain');
  return { linkId, expiresAt: expiresAt.toISOString() };
}

/** Ends a link. */
export async function revokeLink(context: Context, kind: LinkKindName, linkId: string): Promise<{ linkId: string }> {
  await lockFor(context, kind, linkId, 'revoke');
  await revokeLinks(context, { id: linkId });
  await noteOf(context, linkId, 'revoked');
  return { linkId };
}

/** Adds days to the period of a link, also of one that has expired; its addresses stay the same. */
export async function extendLink(
  context: Context,
  kind: LinkKindName,
  { linkId, days }: { readonly linkId: string; readonly days?: number | undefined },
): Promise<{ linkId: string; expiresAt: string }> {
  const { db, partition } = context;
  const link = await lockFor(context, kind, linkId, 'extend');
  const added = days ?? (await companyById(db, partition, link.company_id)).link_validity_days;
  const { expires_at } = await changed(context, linkId, {
    expires_at: sql<Date>`greatest(expires_at, now()) + make_interval(days => ${added})`,
  });
  const expiresAt = expires_at.toISOString();
  await noteOf(context, linkId, 'extended', { expiresAt }, { expiresAt: link.expires_at.toISOString() });
  return { linkId, expiresAt };
}

/** Reminds the recipient at once, whatever the ladder of reminders says. */
export async function remindLink(context: Context, kind: LinkKindName, linkId: string): Promise<{ linkId: string }> {
  const link = await lockFor(context, kind, linkId, 'remind');
  await mailReminder(context, link, await addLinkToken(context, link, 'reminder'));
  await changed(context, linkId, {});
  await noteOf(context, linkId, 'reminded');
  return { linkId };
}

/** A further address of the link, for staff to hand over in another way. The code still goes to the recipient's number. */
export async function copyLink(
  context: Context,
  kind: LinkKindName,
  linkId: string,
): Promise<{ linkId: string; url: string; expiresAt: string }> {
  const link = await lockFor(context, kind, linkId, 'copy');
  const url = await addLinkToken(context, link, 'copy');
  await noteOf(context, linkId, 'copied');
  return { linkId, url, expiresAt: link.expires_at.toISOString() };
}

type StaffEvent = 'resend' | 'revoke' | 'extend' | 'remind' | 'copy';

/** The link, locked, as the person had read it, and in a state that allows what they want. */
async function lockFor(context: Context, kind: LinkKindName, linkId: string, event: StaffEvent): Promise<LinkRow> {
  const link = await lockLink(context, kind, linkId);
  if (link.subject_id) await refuseForeignSupplier(context, link.subject_id);
  else refuseWhenLimited(context);
  const state: LinkState = link.is_usable ? 'open' : link.locked_at ? 'locked' : 'expired';
  if (!nextState(life, state, event)) throw fail('notAllowedInState', 'rule', { state });
  return link;
}

function changed({ db, partition }: Context, id: string, change: { readonly expires_at?: RawBuilder<Date> }) {
  return db
    .updateTable('link')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirstOrThrow();
}

type LinkEvent = 'sent' | 'sentAgain' | 'revoked' | 'extended' | 'reminded' | 'copied';

/** The history of a link is its audit trail; boards that are open read it again. */
export async function noteOf(
  context: Context,
  linkId: string,
  event: LinkEvent,
  after?: Readonly<Record<string, unknown>>,
  before?: Readonly<Record<string, unknown>>,
): Promise<void> {
  await context.audit({ noun: 'link', recordId: linkId, event, ...(before && { before }), ...(after && { after }) });
  await context.publish('approvals', `link${event[0]!.toUpperCase()}${event.slice(1)}`, linkId);
}
