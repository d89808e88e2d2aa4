import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { addLinkToken } from '#platform/server/link-tokens.ts';
import { createLink, lockAnyLink } from '#platform/server/links.ts';
import { openDefects } from '#modules/fleet/vehicle-defects/server/index.ts';
import { heldTrip } from '#modules/work/trips/server/index.ts';
import type { checkService } from '../contract.ts';
import { type InspectedLoad, loadToInspect, newestOfDay, type OfDay, standingOf } from './before-dispatch.ts';
import { checkDays, checkKind } from './link.ts';
import { openInspection } from './open.ts';

type Operation = (typeof checkService)['operations']['openTripVehicleCheck'];

/**
 * The inspection of the day for the units of a driver's trip, with an address on the phone. It is opened where there is none, or
 * where the last one failed and what it found is repaired; a phone that reads its trip twice opens one.
 */
export async function openTripCheck(
  call: Context,
  { known }: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  const { load, link: trip, context } = await heldTrip(call);
  const asked = await loadToInspect(context, load.id);
  if (!asked) return { check: null };
  const { db, partition } = context;
  await sql`select 1 from vehicle where partition = ${partition} and id = ${asked.vehicleId} for no key update`.execute(
    db,
  );
  let newest = await newestOfDay(context, asked);
  if (!newest || (newest.state === 'FAILED' && !(await isOutOfService(context, asked))))
    newest = await open(context, asked);
  const standing = standingOf(newest);
  const needsUrl = standing === 'open' && known !== newest.id;
  return {
    check: {
      id: newest.id,
      eventNo: newest.eventNo,
      standing,
      url: needsUrl ? await addressOf(context, { inspectionId: newest.id, companyId: asked.companyId, trip }) : '',
    },
  };
}

async function open(
  context: Context,
  { companyId, driverId, vehicleId, trailer1Id, trailer2Id }: InspectedLoad,
): Promise<OfDay> {
  const stored = await openInspection(context, companyId, {
    vehicleId,
    trailer1Id,
    trailer2Id,
    driverId,
    kind: 'preTrip',
    dueOn: null,
    send: false,
  });
  return { id: stored.id, eventNo: stored.event_no, state: stored.state };
}

async function isOutOfService(
  context: Context,
  { vehicleId, trailer1Id, trailer2Id }: InspectedLoad,
): Promise<boolean> {
  const units = [vehicleId, trailer1Id, trailer2Id].filter((id) => id !== null);
  return (await openDefects(context, units)).some(({ severity }) => severity === 'critical');
}

interface Addressed {
  readonly inspectionId: string;
  readonly companyId: string;
  readonly trip: Awaited<ReturnType<typeof heldTrip>>['link'];
}

/** A further address of the link that the driver has by SMS, so that both open the inspection; else one of its own. */
async function addressOf(context: Context, { inspectionId, companyId, trip }: Addressed): Promise<string> {
  const { db, partition, now } = context;
  const sent = await db
    .selectFrom('link')
    .select('id')
    .where('partition', '=', partition)
    .where('kind', '=', checkKind)
    .where('subject_id', '=', inspectionId)
    .where('ended_reason', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (sent) return addLinkToken(context, await lockAnyLink(context, sent.id), 'copy');
  const { url } = await createLink(context, {
    kind: checkKind,
    companyId,
    subjectId: inspectionId,
    recipient: { name: trip.recipient_name, email: '', mobile: trip.recipient_mobile },
    language: trip.language,
    validDays: checkDays,
  });
  return url;
}
