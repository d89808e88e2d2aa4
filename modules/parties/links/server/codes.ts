import { sql } from 'kysely';
import { maskPhone } from '#platform/mask.ts';
import { Failure, failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkRow } from '#platform/server/links.ts';
import { acceptCode, codeLimits, codeUnderWay, newCode, secondsToNextCode } from '#platform/server/one-time-codes.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { companyById, companyTexts, supportOf } from '#modules/base/companies/server/index.ts';
import { linkKinds, type LinkOpened } from '../contract.ts';
import { codeTexts } from '../messages/sms/index.ts';
import { heldLink } from './held.ts';
import { submittedLink } from './status.ts';

const fail = failures<FailureCode>();
/** Wrong codes over the life of a link, after which it is locked and staff must send a new one. */
const wrongCodesPerLink = 20;

const subjectOf = (link: LinkRow) =>
  ({ purpose: 'link', partition: link.partition, id: link.id, recipient: link.recipient_mobile }) as const;

/** Sends a code to the link's own number. */
export async function sendLinkCode(
  context: Context,
): Promise<{ response: 'ok'; message: string; mobileNumber: string; resendAfterSeconds: number; sentAt: string }> {
  const { db, partition, language, now, app } = context;
  const link = (await submittedLink(context)) ?? (await heldLink(context, linkKinds));
  const company = await companyById(db, partition, link.company_id);
  const { code } = await newCode(context, subjectOf(link)).catch(async (error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'throttled') throw error;
    const contact = supportOf(company, app.config.SUPPORT_CONTACT);
    throw fail('throttled', 'throttled', { ...error.details, ...(await codeState(context, link)), contact });
  });
  await markOpened(context, link);
  const text = await companyTexts(context, codeTexts, link.company_id, language);
  await context.send({
    channel: 'sms',
    to: link.recipient_mobile,
    language,
    purpose: 'oneTimeCode',
    linkId: link.id,
    text: text('code', { code, company: company.trade_name }),
  });
  const mobileNumber = maskPhone(link.recipient_mobile);
  return {
    response: 'ok',
    message: text('sent', { number: mobileNumber }),
    mobileNumber,
    resendAfterSeconds: codeLimits.resendAfterSeconds,
    sentAt: now.toISOString(),
  };
}

/** A link is opened when a code is asked for: a scanner of mail reads the page, and presses no button. */
async function markOpened({ db, publish }: Context, link: LinkRow): Promise<void> {
  if (link.opened_at) return;
  await updateRow({ db, partition: link.partition }, 'link', link.id, { opened_at: sql<Date>`now()` });
  await publish('approvals', 'linkOpened', link.id);
}

/** The code that is under way for a link: the person can type it without asking for another one. */
export async function codeState(
  context: Context,
  link: LinkRow,
): Promise<{ readonly codeSentAt: string; readonly resendAfterSeconds: number } | undefined> {
  const underWay = await codeUnderWay(context, subjectOf(link));
  if (!underWay) return undefined;
  const resendAfterSeconds = await secondsToNextCode(context, subjectOf(link));
  return { codeSentAt: underWay.sentAt.toISOString(), resendAfterSeconds };
}

/**
 * Accepts the code and binds the guest's session to the link for 30 minutes of activity. Returns the link. One that was
 * used opens nothing but its status page (`forStatus`).
 */
export async function acceptLinkCode(context: Context, otp: string, { forStatus = false } = {}): Promise<LinkRow> {
  const { db, sessionHash } = context;
  const link = (forStatus && (await submittedLink(context))) || (await heldLink(context, linkKinds));
  if (!/^\d{6}$/.test(otp)) throw fail('otpInvalid', 'rule');
  await acceptCode(context, subjectOf(link), otp, async (committed) => {
    await committed
      .updateTable('link')
      .set({
        bad_codes: sql<number>`bad_codes + 1`,
        locked_at: sql<Date | null>`case when bad_codes + 1 >= ${wrongCodesPerLink} then now() end`,
      })
      .where('partition', '=', link.partition)
      .where('id', '=', link.id)
      .execute();
  });
  await updateRow({ db, partition: link.partition }, 'link', link.id, { verified_at: sql<Date>`now()` });
  await sql`select session_hold_link(${sessionHash}, ${link.id}, ${link.partition}, true)`.execute(db);
  await context.publish('approvals', 'linkVerified', link.id);
  return link;
}

/** What every flow learns from its link; the kind adds what is its own. */
export async function linkFacts({ db, app }: Pick<Context, 'db' | 'app'>, link: LinkRow): Promise<LinkOpened> {
  const company = await companyById(db, link.partition, link.company_id);
  return {
    partition: link.partition,
    clientTradeName: company.trade_name,
    timeZone: company.time_zone,
    clientName: company.name,
    clientLogo: company.logo_url,
    clientColour: company.brand_colour,
    mobileNumber: maskPhone(link.recipient_mobile),
    email: link.recipient_email,
    isEdit: link.subject_id !== null,
    language: link.language,
    expiresAt: link.expires_at.toISOString(),
    scope: link.scope as LinkOpened['scope'],
    support: supportOf(company, app.config.SUPPORT_CONTACT),
    verifiedMobile: link.recipient_mobile,
  };
}

/** The link as its flow sees it once the code is accepted. */
export async function openedLink(context: Context, link: LinkRow): Promise<LinkOpened> {
  const kind = context.app.linkKinds.get(link.kind);
  return { ...(await linkFacts(context, link)), ...(await kind?.opened(context, link)) };
}
