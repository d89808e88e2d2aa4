import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import { wallClockIn } from '#platform/wall-clock.ts';
import type { Point } from '../points.ts';
import { type ProviderTime, readTime } from '../provider-time.ts';
import { ask } from './ask.ts';
import { type Connection, type ListedUnit, ReadingFailed, type Reading, type TelematicsSystem } from './port.ts';

/** What units that were without coverage send later is found so many minutes back; what is known already is not kept twice. */
const overlapMinutes = 60;
/** The provider answers at most so many hours at once. */
const longestHours = 24;
const pageSize = 1000;
/** More pages than this are left for the next reading. */
const pagesAtMost = 50;

const id = z.union([z.string(), z.number()]).transform(String);
const number = z.union([z.number(), z.string().transform(Number)]).nullish();
const event = z.object({
  event_id: id,
  vehicle_id: id,
  registration: z.string().nullish(),
  event_description: z.string().nullish(),
  latitude: number,
  longitude: number,
  speed: number,
  bearing: number,
  /** Metres. */
  odometer: number,
  ignition: z.boolean().nullish(),
  event_ts: z.string(),
  received_ts: z.string().nullish(),
});
const vehicle = z.object({ vehicle_id: id, registration: z.string().nullish(), vehicle_name: z.string().nullish() });
const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), meta: z.object({ current_page: z.number(), last_page: z.number() }).optional() });

/** Reads events from the Cartrack Fleet API, page by page. */
export function cartrack(app: Pick<App, 'config' | 'clock'>, connection: Connection): TelematicsSystem {
  const { baseUrl, userName, password, timeZone } = connection;
  const headers = { authorization: `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}` };

  async function pages<Row extends z.ZodType>(path: string, query: Readonly<Record<string, string>>, row: Row) {
    const rows: z.output<Row>[] = [];
    for (let page = 1, last = 1; page <= Math.min(last, pagesAtMost); page++) {
      const asked = new URLSearchParams({ ...query, page: String(page), limit: String(pageSize) });
      const { json } = await ask(app, { url: `${baseUrl.replace(/\/$/, '')}${path}?${asked}`, headers });
      const read = pageOf(row).safeParse(json);
      if (!read.success) throw new ReadingFailed('unreadable');
      rows.push(...read.data.data);
      last = read.data.meta?.last_page ?? 1;
    }
    return rows;
  }

  /** A time without a zone, as the provider takes it: by the clock of the account. */
  const wall = (at: Date) =>
    `${wallClockIn(timeZone, at).replace('T', ' ')}:${String(at.getUTCSeconds()).padStart(2, '0')}`;

  return {
    async read(readUntil): Promise<Reading> {
      const now = app.clock.now();
      const known = readUntil === '' ? new Date(now.getTime() - overlapMinutes * 60_000) : new Date(readUntil);
      const from = new Date(known.getTime() - (readUntil === '' ? 0 : overlapMinutes * 60_000));
      const until = new Date(Math.min(now.getTime(), from.getTime() + longestHours * 3_600_000));
      const rows = await pages('/vehicles/events', { start_timestamp: wall(from), end_timestamp: wall(until) }, event);
      const received: ProviderTime[] = [];
      const points = rows.flatMap((row): Point[] => {
        const fix = readTime(row.event_ts, timeZone);
        const arrival = readTime(row.received_ts ?? '', timeZone);
        if (arrival) received.push(arrival);
        return fix ? [pointOf(row, fix.at, arrival?.at ?? now)] : [];
      });
      return { points, readUntil: until.toISOString(), hasMore: until < now, received };
    },

    async units(): Promise<readonly ListedUnit[]> {
      const rows = await pages('/vehicles', {}, vehicle);
      return rows.map(({ vehicle_id, registration, vehicle_name }) => ({
        unitId: vehicle_id,
        registration: registration ?? '',
        label: vehicle_name ?? '',
      }));
    },
  };
}

function pointOf(row: z.output<typeof event>, fixAt: Date, receivedAt: Date): Point {
  return {
    unitId: row.vehicle_id,
    eventId: row.event_id,
    registration: row.registration ?? '',
    label: '',
    fixAt,
    receivedAt,
    latitude: row.latitude ?? null,
    longitude: row.longitude ?? null,
    speedKmh: row.speed ?? null,
    heading: row.bearing ?? null,
    ignition: row.ignition ?? null,
    // The provider counts metres.
    odometerKm: row.odometer === null || row.odometer === undefined ? null : row.odometer / 1000,
    isPanic: /panic/i.test(row.event_description ?? ''),
  };
}
