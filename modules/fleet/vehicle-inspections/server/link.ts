import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { type Language, languageOf } from '#platform/language.ts';
import { maskPhone } from '#platform/mask.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { parsePhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { endLinksBy } from '#platform/server/link-changes.ts';
import { linkNotUsable, type LinkKind, type LinkRow, revokeLinks } from '#platform/server/links.ts';
import { companyById, companyTexts } from '#modules/base/companies/server/index.ts';
import { heldLink, sendLink } from '#modules/parties/links/server/index.ts';
import type { VehicleInspectionFailureCode } from '../messages/failures/index.ts';
import { vehicleInspectionSmsTexts } from '../messages/sms/index.ts';
import { findInspection, type StoredInspection } from './queries.ts';

const fail = failures<FailureCode | VehicleInspectionFailureCode>();

export const checkKind = 'vehiclecheck';
/** Days for which a link that nobody used stays open. */
export const checkDays = 7;
/** Photos that a phone still has come in until then. */
const hoursAfterFinish = 72;

/** The inspection on its driver's phone: by SMS and without a code, as trips are (decision 0242). */
export const vehicleInspectionLink: LinkKind = {
  name: checkKind,
  opened: async () => ({}),
  remindsItself: true,
  staysEnded: true,
  async deliver(context, link, { url }) {
    const stored = await findInspection(context, link.subject_id ?? '');
    const company = await companyById(context.db, context.partition, link.company_id);
    const text = await companyTexts(context, vehicleInspectionSmsTexts, link.company_id, link.language);
    await context.send({
      channel: 'sms',
      to: link.recipient_mobile,
      language: link.language,
      purpose: 'vehicleInspection',
      linkId: link.id,
      text: text('inspection', {
        company: company.trade_name,
        number: stored?.event_no ?? '',
        vehicle: stored?.registration_number ?? '',
        url,
      }),
    });
  },
};

interface Phone {
  readonly name: string;
  readonly mobile: string;
  readonly language: Language;
}

/** The driver with a number that takes an SMS; undefined where there is none. */
export async function phoneOf({ db, partition }: Context, driverId: string | null): Promise<Phone | undefined> {
  if (driverId === null) return undefined;
  const { rows } = await sql<{ name: string; mobile: string; language: string }>`
    select trim(name || ' ' || surname) as name, mobile, language from driver
     where partition = ${partition} and id = ${driverId}`.execute(db);
  const [driver] = rows;
  const phone = driver && parsePhone(driver.mobile);
  if (!driver || !phone?.ok || !phone.isMobile) return undefined;
  return { name: driver.name, mobile: phone.e164, language: languageOf(driver.language) ?? 'en' };
}

/** Sends an inspection to its driver; what was sent before ends. */
export async function sendCheck(
  context: Context,
  stored: StoredInspection,
): Promise<{ readonly sentTo: string; readonly expiresAt: string }> {
  const phone = await phoneOf(context, stored.driver_id);
  if (!phone) throw fail('inspectionNoMobile', 'rule');
  await revokeLinks(context, { kind: checkKind, subjectId: stored.id });
  const { expiresAt } = await sendLink(context, {
    kind: checkKind,
    companyId: stored.company_id,
    subjectId: stored.id,
    recipient: { name: phone.name, email: '', mobile: phone.mobile },
    language: phone.language,
    validDays: checkDays,
  });
  return { sentTo: maskPhone(phone.mobile), expiresAt: expiresAt.toISOString() };
}

/** The link of an inspection that opens it still; null where there is none. */
export async function openLink(
  { db, partition, now }: Context,
  inspectionId: string,
): Promise<{ readonly sentTo: string; readonly expiresAt: string } | null> {
  const link = await db
    .selectFrom('link')
    .select(['recipient_mobile', 'expires_at'])
    .where('partition', '=', partition)
    .where('kind', '=', checkKind)
    .where('subject_id', '=', inspectionId)
    .where('ended_reason', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return link ? { sentTo: maskPhone(link.recipient_mobile), expiresAt: link.expires_at.toISOString() } : null;
}

/** A finished inspection keeps its link for the photos that are still on the phone. */
export async function endCheckLater(context: Context, inspectionId: string): Promise<void> {
  const end = new Date(context.now.getTime() + hoursAfterFinish * 3_600_000);
  await endLinksBy(context, { kind: checkKind, subjectId: inspectionId }, end);
}

export interface HeldCheck {
  readonly link: LinkRow;
  readonly stored: StoredInspection;
  /** The same call in the name of the driver to whom the inspection was sent. */
  readonly context: Context;
}

/** The inspection behind the guest's link. */
export async function heldCheck(call: Context): Promise<HeldCheck> {
  const link = await heldLink(call, [checkKind]);
  const stored = link.subject_id === null ? undefined : await findInspection(call, link.subject_id);
  if (!stored) throw linkNotUsable();
  const context = call.as({ ...call.actor, name: link.recipient_name } as typeof call.actor);
  return { link, stored, context };
}
