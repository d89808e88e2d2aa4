import { sql } from 'kysely';
import { formatDate, todayIn } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { endLinksBy, prolongLinks, setLinkLanguage } from '#platform/server/link-changes.ts';
import { addLinkToken } from '#platform/server/link-tokens.ts';
import { createLink, lockAnyLink, revokeLinks, type LinkKind } from '#platform/server/links.ts';
import { companyById, sendLetter } from '#modules/base/companies/server/index.ts';
import { findLoad, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { execution } from '#modules/work/loads/status.ts';
import { trackingMailTexts } from '../messages/mail/index.ts';
import type { TrackingFailureCode } from '../messages/failures/index.ts';

const fail = failures<FailureCode | TrackingFailureCode>();

export const trackingKind = 'loadtracking';
/** Days after which a link ends whose load never arrives. */
const longestDays = 90;
/** Days for which a delivered load is still shown. */
export const daysAfterDelivery = 3;

export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** The tracking link of a load: no code, no reminder, and never sent again to whoever merely asks for it (decision 0120). */
export const loadTrackingLink: LinkKind = {
  name: trackingKind,
  opened: async () => ({}),
  remindsItself: true,
  staysEnded: true,
  async deliver(context, link, { url }) {
    const load = await findLoad(context, link.subject_id ?? '');
    if (!load || link.recipient_email === '') return;
    const { recipient_name: name, recipient_email: email, language } = link;
    await mailTracking(context, load, { name, email, language }, { linkId: link.id, url });
  },
};

/** The link by which a load can be followed now. */
export async function openTracking({ db, partition }: Context, loadId: string) {
  return db
    .selectFrom('link')
    .select(['id', 'created_by_name', 'created_at', 'opened_at', 'expires_at'])
    .where('partition', '=', partition)
    .where('kind', '=', trackingKind)
    .where('subject_id', '=', loadId)
    .where('status', '=', 'pending')
    .where(sql<boolean>`ended_reason is null and expires_at > now()`)
    .executeTakeFirst();
}

/** A load that nobody shares: drafts say nothing yet, and what is closed or cancelled moves no more. */
export const isShareable = ({ status }: Pick<StoredLoad, 'status'>): boolean =>
  status !== 'DRAFT' && !is(execution, status, 'ended');

/** Makes the link of a load, or one more address of the one it has; the addresses that are out keep working. */
export async function shareLoad(
  context: Context,
  load: StoredLoad,
  recipient: Recipient,
): Promise<{ readonly linkId: string; readonly url: string; readonly expiresAt: Date }> {
  if (!isShareable(load)) throw fail('trackingNotPossible', 'rule');
  const { db, partition } = context;
  // Two that share at once make one link.
  await sql`select from load where partition = ${partition} and id = ${load.id} for update`.execute(db);
  const open = await openTracking(context, load.id);
  const made = open
    ? {
        id: open.id,
        url: await addLinkToken(context, await lockAnyLink(context, open.id), 'copy'),
        expiresAt: open.expires_at,
      }
    : await createLink(context, {
        kind: trackingKind,
        companyId: load.company_id,
        subjectId: load.id,
        recipient: { name: recipient.name, email: recipient.email, mobile: '' },
        language: recipient.language,
        validDays: load.status === 'DELIVERED' ? daysAfterDelivery : longestDays,
      });
  const linkId = made.id;
  // One link has one language: that of whom it was mailed to last, or its page would not be that of the mail.
  if (open && recipient.email !== '') await setLinkLanguage(context, linkId, recipient.language);
  if (recipient.email !== '') await mailTracking(context, load, recipient, { linkId, url: made.url });
  await context.audit({
    noun: 'load',
    recordId: load.id,
    event: recipient.email === '' ? 'trackingShared' : 'trackingSent',
    after: { sentTo: recipient.email },
  });
  await context.publish('loads', 'tracking', load.id);
  return { linkId, url: made.url, expiresAt: made.expiresAt };
}

async function mailTracking(
  context: Context,
  load: StoredLoad,
  recipient: Recipient,
  { linkId, url }: { readonly linkId: string; readonly url: string },
): Promise<void> {
  const order = load.order_numbers[0]?.number ?? '';
  const { time_zone: zone } = await companyById(context.db, context.partition, load.company_id);
  await sendLetter(context, trackingMailTexts, recipient, load.company_id, (text, company) => ({
    purpose: 'loadTracking',
    linkId,
    subject: text('trackingSubject', { load: order || load.load_number }),
    paragraphs: [
      text('trackingText', {
        client: company.trade_name,
        load: order ? `${order} (${load.load_number})` : load.load_number,
        from: load.origin,
        to: load.destination,
        date: formatDate(todayIn(zone, load.load_at), recipient.language),
      }),
      text('trackingHow', { days: daysAfterDelivery }),
    ],
    action: { label: text('trackingAction'), url },
  }));
}

/** Ends all addresses of a load's link. */
export async function revokeTracking(context: Context, loadId: string): Promise<boolean> {
  if (!(await openTracking(context, loadId))) return false;
  await revokeLinks(context, { kind: trackingKind, subjectId: loadId });
  await context.publish('loads', 'tracking', loadId);
  return true;
}

/** A load that arrived or was called off is shown for some days more; one that goes on again, as if it had not arrived. */
export async function setTrackingEnd(context: Context, loadId: string, isOver: boolean): Promise<void> {
  const links = { kind: trackingKind, subjectId: loadId };
  if (!isOver) return prolongLinks(context, links, longestDays);
  await endLinksBy(context, links, new Date(context.now.getTime() + daysAfterDelivery * 24 * 3_600_000));
}
