import { sql } from 'kysely';
import { africanCountry } from '#platform/africa.ts';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { otherZone } from '#platform/wall-clock.ts';
import { markLinkOpened } from '#platform/server/link-changes.ts';
import { linkNotUsable } from '#platform/server/links.ts';
import { companyById, supportOf } from '#modules/base/companies/server/index.ts';
import { heldLink } from '#modules/parties/links/server/index.ts';
import { findLoad, stopsOf, type StoredLoad, type StoredStop, zoneOfStored } from '#modules/work/loads/server/index.ts';
import { execution } from '#modules/work/loads/status.ts';
import { dueAt, graceMinutes, minutesLate } from '#modules/work/loads/trip.ts';
import type { TrackedLoad } from '../contract.ts';
import { isShown, phaseOf, phaseOfStop, type ShownStop, townOf } from '../phases.ts';
import { trackingKind } from './link.ts';

const isoOf = (date: Date | null) => date?.toISOString() ?? null;

/** The load behind the guest's link, as a customer may see it. */
export async function readTrackedLoad(call: Context): Promise<TrackedLoad> {
  const link = await heldLink(call, [trackingKind]);
  const load = await findLoad(call, link.subject_id ?? '');
  if (!load) throw linkNotUsable();
  const { db, partition, app, now } = call;
  if (!link.opened_at) await markOpened(call, link.id, load.id);
  const company = await companyById(db, partition, load.company_id);
  const stops = await stopsOf(call, load.id);
  const last = stops.findLast(({ type, status }) => type === 'delivery' && status !== 'SKIPPED' && status !== 'FAILED');
  const expected = last && (last.arrived_at ?? last.eta);
  const isOver = is(execution, load.status, 'over');
  // A load that is due and has not come is late by now, whatever was estimated before.
  const isDue = last && last.arrived_at === null && !isOver;
  const counted = isDue ? new Date(Math.max(now.getTime(), expected?.getTime() ?? 0)) : expected;
  const late = last && counted ? minutesLate(last, counted) : 0;
  return {
    loadNumber: load.load_number,
    orderNumber: load.order_numbers[0]?.number ?? '',
    phase: phaseOf(load.status, stops),
    arrival: isoOf(expected ?? last?.planned_arrival ?? last?.window_start ?? null),
    bookedFor: isoOf(last ? dueAt(last) : null),
    minutesLate: late > graceMinutes ? late : 0,
    cause: late > graceMinutes ? await causeOf(call, load.id) : '',
    isProved: load.pod_status === 'podAccepted',
    commodity: load.commodity_name ?? '',
    massKg: load.mass_kg === null ? null : Number(load.mass_kg),
    pallets: load.pallets,
    ...arrivalClock(last, load),
    stops: stops.filter(isShown).map((stop) => stopOf(stop, load)),
    language: link.language,
    timeZone: load.time_zone,
    now: now.toISOString(),
    clientName: company.trade_name,
    clientLogo: company.logo_url,
    clientColour: company.brand_colour,
    support: supportOf(company, app.config.SUPPORT_CONTACT),
    sharedUntil: isOver ? isoOf(link.expires_at) : null,
  };
}

type Zoned = Pick<StoredLoad, 'time_zone' | 'load_at'>;

/** The clock of a stop, and its name where it differs from the company's. */
function clockOf(stop: StoredStop, load: Zoned) {
  const timeZone = zoneOfStored(stop, load);
  return { timeZone, zoneText: otherZone(timeZone, load.time_zone, stop.window_start ?? load.load_at) };
}

function arrivalClock(last: StoredStop | undefined, load: Zoned) {
  const { timeZone, zoneText } = last ? clockOf(last, load) : { timeZone: load.time_zone, zoneText: '' };
  return { arrivalZone: timeZone, arrivalZoneText: zoneText };
}

function stopOf(stop: StoredStop & { readonly type: ShownStop }, load: Zoned): TrackedLoad['stops'][number] {
  return {
    ...clockOf(stop, load),
    sequence: stop.sequence,
    type: stop.type,
    town: townOf(stop.city, stop.location_name ? '' : stop.address),
    country: africanCountry(stop.stop_country)?.code ?? '',
    phase: phaseOfStop(stop),
    plannedFrom: isoOf(stop.window_start ?? stop.planned_arrival),
    plannedUntil: isoOf(stop.schedule_type === 'appointment' ? null : stop.window_end),
    eta: isoOf(stop.eta),
    arrivedAt: isoOf(stop.arrived_at),
    departedAt: isoOf(stop.departed_at),
  };
}

/** The newest note that the desk released for the customer; what was corrected since does not count. */
async function causeOf({ db, partition }: Context, loadId: string): Promise<string> {
  const { rows } = await sql<{ note: string }>`
    select e.note from load_event e
     where e.partition = ${partition} and e.load_id = ${loadId} and e.customer_visible and e.note <> ''
       and not exists (select from load_event c where c.partition = e.partition and c.load_id = e.load_id and c.supersedes_id = e.id)
     order by e.occurred_at desc, e.id desc limit 1`.execute(db);
  return rows[0]?.note ?? '';
}

async function markOpened(context: Context, linkId: string, loadId: string): Promise<void> {
  await markLinkOpened(context, linkId);
  await context.publish('loads', 'tracking', loadId);
}
