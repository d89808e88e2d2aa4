import { type RawBuilder, sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { languageOf, type Language } from '#platform/language.ts';
import { is } from '#platform/machine.ts';
import { maskPhone } from '#platform/mask.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { parsePhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { endLinksBy } from '#platform/server/link-changes.ts';
import { addLinkToken } from '#platform/server/link-tokens.ts';
import { lockAnyLink, revokeLinks, type LinkKind } from '#platform/server/links.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { companyById, companyTexts } from '#modules/base/companies/server/index.ts';
import { sendLink } from '#modules/parties/links/server/index.ts';
import { findLoad, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { execution, type LoadState } from '#modules/work/loads/status.ts';
import type { TripFailureCode } from '../messages/failures/index.ts';
import { tripSmsTexts } from '../messages/sms/index.ts';
import './tables.ts';

const fail = failures<FailureCode | TripFailureCode>();

export const tripKind = 'drivertrip';
/** Days after which the link of a trip that nobody closed ends all the same. */
const longestDays = 90;
const hoursAfterClosing = 48;

/** The link of a trip: by SMS, without a code, and never sent again to whoever merely asks for it (decision 0088). */
export const driverTripLink: LinkKind = {
  name: tripKind,
  opened: async () => ({}),
  remindsItself: true,
  staysEnded: true,
  async deliver(context, link, { url }) {
    const load = await findLoad(context, link.subject_id ?? '');
    const company = await companyById(context.db, context.partition, link.company_id);
    const text = await companyTexts(context, tripSmsTexts, link.company_id, link.language);
    await context.send({
      channel: 'sms',
      to: link.recipient_mobile,
      language: link.language,
      purpose: 'driverTrip',
      linkId: link.id,
      text: text('trip', {
        company: company.trade_name,
        load: load?.load_number ?? '',
        from: load?.origin ?? '',
        to: load?.destination ?? '',
        url,
      }),
    });
  },
};

/** States in which somebody drives a load, or may still tell of it. */

export interface Driver {
  readonly id: string;
  readonly name: string;
  readonly mobile: string;
  readonly language: Language;
}

/** A load as far as its driver's page depends on it. */
type DrivenLoad = Pick<
  StoredLoad,
  'id' | 'company_id' | 'status' | 'vehicle_id' | 'trailer1_id' | 'trailer2_id' | 'driver_id'
>;

/** Without the names of all that it refers to: each assignment asks for it. */
async function drivenLoad({ db, partition }: Context, id: string): Promise<DrivenLoad | undefined> {
  const { rows } = await sql<DrivenLoad>`
    select id, company_id, status, vehicle_id, trailer1_id, trailer2_id, driver_id from load
     where partition = ${partition} and id = ${id}`.execute(db);
  return rows[0];
}

/** Who drives a load now, and the number that their trip goes to; empty where there is none that takes an SMS. */
export async function driverOf(
  { db, partition }: Context,
  load: Pick<DrivenLoad, 'driver_id'>,
): Promise<Driver | undefined> {
  if (!load.driver_id) return undefined;
  return readDriver({ db, partition }, sql`${load.driver_id}`);
}

async function readDriver(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  driverId: RawBuilder<unknown>,
): Promise<Driver | undefined> {
  const { rows } = await sql<{ id: string; name: string; surname: string; mobile: string; language: string }>`
    select id, name, surname, mobile, language from driver where partition = ${partition} and id = ${driverId}`.execute(
    db,
  );
  const [driver] = rows;
  if (!driver) return undefined;
  const phone = parsePhone(driver.mobile);
  return {
    id: driver.id,
    name: `${driver.name} ${driver.surname}`.trim(),
    mobile: phone.ok && phone.isMobile ? phone.e164 : '',
    language: languageOf(driver.language) ?? 'en',
  };
}

/** What stands in the way of sending a trip. */
export function barrierOf(
  load: Pick<DrivenLoad, 'status'>,
  driver: Driver | undefined,
): '' | 'noDriver' | 'noMobile' | 'notAssigned' {
  if (!is(execution, load.status, 'driven')) return 'notAssigned';
  if (!driver) return 'noDriver';
  return driver.mobile === '' ? 'noMobile' : '';
}

/** The trip as it was last sent and not ended. */
export async function openTrip({ db, partition }: Context, loadId: string) {
  return db
    .selectFrom('driver_trip')
    .selectAll()
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Sends the trip to whoever drives the load; what was sent before ends with it. */
export async function sendTrip(
  context: Context,
  load: DrivenLoad,
): Promise<{ readonly linkId: string; readonly sentTo: string; readonly expiresAt: Date }> {
  const driver = await driverOf(context, load);
  const barrier = barrierOf(load, driver);
  if (barrier !== '' || !driver) throw fail(`trip_${barrier || 'noDriver'}`, 'rule');
  await revokeTrip(context, load.id);
  const { id: linkId, expiresAt } = await sendLink(context, {
    kind: tripKind,
    companyId: load.company_id,
    subjectId: load.id,
    recipient: { name: driver.name, email: '', mobile: driver.mobile },
    language: driver.language,
    validDays: longestDays,
  });
  const sentTo = maskPhone(driver.mobile);
  await context.db
    .insertInto('driver_trip')
    .values({
      partition: context.partition,
      load_id: load.id,
      link_id: linkId,
      driver_id: driver.id,
      vehicle_id: load.vehicle_id,
      trailer1_id: load.trailer1_id,
      trailer2_id: load.trailer2_id,
      sent_to: sentTo,
      ended_at: null,
    })
    .execute();
  await context.publish('loads', 'trip', load.id);
  return { linkId, sentTo, expiresAt };
}

/** Ends the link of a load's trip; whoever holds it reads that the desk ended it. */
export async function revokeTrip(context: Context, loadId: string): Promise<boolean> {
  const { db, partition, now } = context;
  const { numUpdatedRows } = await db
    .updateTable('driver_trip')
    .set({ ended_at: now })
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await revokeLinks(context, { kind: tripKind, subjectId: loadId });
  await context.publish('loads', 'trip', loadId);
  return true;
}

/**
 * Brings the trip to whoever drives the load since it was assigned, swapped or restored. Heard a second time it finds that
 * they have it. A driver without a mobile number gets nothing; the page of the load says so.
 */
export async function bringTrip(context: Context, loadId: string): Promise<void> {
  const { partition } = context;
  const [load, sent, driver] = await Promise.all([
    drivenLoad(context, loadId),
    openTrip(context, loadId),
    readDriver(context, sql`(select driver_id from load where partition = ${partition} and id = ${loadId})`),
  ]);
  if (!load) return;
  const isSame =
    sent?.driver_id === load.driver_id &&
    sent?.vehicle_id === load.vehicle_id &&
    sent?.trailer1_id === load.trailer1_id &&
    sent?.trailer2_id === load.trailer2_id;
  if (isSame) return;
  if (barrierOf(load, driver) === '') await sendTrip(context, load);
  else if (sent) await revokeTrip(context, loadId);
}

/** A closed load's link dies two days later: what a phone still has comes in until then. */
export async function endTripLater(context: Context, loadId: string): Promise<void> {
  const end = new Date(context.now.getTime() + hoursAfterClosing * 3_600_000);
  await endLinksBy(context, { kind: tripKind, subjectId: loadId }, end);
}

/** A further address of a trip that is on the road, for the demonstration; undefined where there is none. */
export async function addressOfTrip(context: Context): Promise<string | undefined> {
  const { rows } = await sql<{ link_id: string }>`
    select t.link_id from driver_trip t join load l on l.partition = t.partition and l.id = t.load_id
     where t.partition = ${context.partition} and t.ended_at is null
     order by (l.status = ${literal<LoadState>('DISPATCHED')}) desc, (l.status = ${literal<LoadState>('IN_TRANSIT')}) desc, t.sent_at limit 1`.execute(
    context.db,
  );
  return rows[0] && addLinkToken(context, await lockAnyLink(context, rows[0].link_id), 'copy');
}
