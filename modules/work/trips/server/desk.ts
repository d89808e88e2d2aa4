import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { findLoad, stopsOf, type StoredLoad } from '#modules/work/loads/server/index.ts';
import type { tripService } from '../contract.ts';
import type { TripFailureCode } from '../messages/failures/index.ts';
import { barrierOf, driverOf, openTrip, revokeTrip, sendTrip } from './link.ts';

const fail = failures<FailureCode | TripFailureCode>();
type Operations = (typeof tripService)['operations'];
type Answer = z.input<Operations['getLoadTrip']['output']>;

async function loadOf(context: Context, id: string): Promise<StoredLoad> {
  const load = await findLoad(context, id);
  if (!load) throw fail('notFound', 'notFound');
  return load;
}

/** What the desk knows of a driver's page. */
export async function readLoadTrip(context: Context, { id }: { readonly id: string }): Promise<Answer> {
  const { db, partition } = context;
  const load = await loadOf(context, id);
  const stops = await stopsOf(context, id);
  const devices = await db
    .selectFrom('trip_device')
    .selectAll()
    .where('partition', '=', partition)
    .where('load_id', '=', id)
    .orderBy('first_seen_at')
    .execute();
  const files = await db
    .selectFrom('trip_file')
    .selectAll()
    .where('partition', '=', partition)
    .where('load_id', '=', id)
    .orderBy('received_at')
    .execute();
  return {
    link: await linkOf(context, load),
    barrier: barrierOf(load, await driverOf(context, load)),
    devices: devices.map((each) => ({
      device: each.device,
      agent: each.agent,
      firstSeenAt: each.first_seen_at.toISOString(),
      lastSeenAt: each.last_seen_at.toISOString(),
      skewMinutes: each.skew_minutes,
    })),
    files: files.map((file) => {
      const stop = stops.find((each) => each.id === file.stop_id);
      return {
        id: file.id,
        kind: file.kind,
        stopId: stop?.id ?? null,
        stopName: stop ? `${stop.sequence}. ${stop.location_name ?? stop.address}` : '',
        blobName: file.blob_name,
        size: file.size,
        signatoryName: file.signatory_name,
        capturedAt: file.captured_at?.toISOString() ?? null,
        receivedAt: file.received_at.toISOString(),
      };
    }),
  };
}

async function linkOf(context: Context, load: StoredLoad): Promise<Answer['link']> {
  const trip = await openTrip(context, load.id);
  if (!trip) return null;
  const { rows } = await sql<{ name: string; opened_at: Date | null; expires_at: Date; delivery: string | null }>`
    select l.recipient_name as name, l.opened_at, l.expires_at,
           (select m.status from outgoing_message m where m.partition = l.partition and m.link_id = l.id
             order by m.created_at desc limit 1) as delivery
      from link l where l.partition = ${context.partition} and l.id = ${trip.link_id}`.execute(context.db);
  const [link] = rows;
  if (!link) return null;
  return {
    linkId: trip.link_id,
    driverName: link.name,
    sentTo: trip.sent_to,
    sentAt: trip.sent_at.toISOString(),
    openedAt: link.opened_at?.toISOString() ?? null,
    expiresAt: link.expires_at.toISOString(),
    delivery:
      link.delivery === 'sent' || link.delivery === 'waiting' ? link.delivery : link.delivery ? 'failed' : 'waiting',
  };
}

/** Staff send the trip again, or for the first time where the driver had no number before. */
export async function sendDriverTrip(context: Context, { id }: { readonly id: string }) {
  const { linkId, sentTo, expiresAt } = await sendTrip(context, await loadOf(context, id));
  await context.audit({ noun: 'load', recordId: id, event: 'tripSent', after: { sentTo } });
  return { linkId, sentTo, expiresAt: expiresAt.toISOString() };
}

/** Staff end the driver's page. */
export async function revokeDriverTrip(context: Context, { id }: { readonly id: string }) {
  await loadOf(context, id);
  if (!(await revokeTrip(context, id))) throw fail('tripNotSent', 'rule');
  await context.audit({ noun: 'load', recordId: id, event: 'tripRevoked' });
  return { id };
}
