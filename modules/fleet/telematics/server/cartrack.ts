import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import { wallClockIn } from '#platform/wall-clock.ts';
import { kindOfEvent, type TrackerEvent } from '../events.ts';
import type { Point } from '../points.ts';
import { type ProviderTime, readTime } from '../provider-time.ts';
import { ask } from './ask.ts';
import {
  type Connection,
  type ListedUnit,
  type Reading,
  ReadingFailed,
  type ReadTrip,
  type TelematicsSystem,
} from './port.ts';

/** What units that were without coverage send later is found so many minutes back; what is known already is not kept twice. */
const overlapMinutes = 60;
/** So far back is looked once in as many minutes: an hour of a fleet each minute would be read sixty times. */
const deepMinutes = 15;
/** Minutes that the other readings begin before the last one: what the provider received while it answered. */
const shallowMinutes = 5;
/** The provider answers at most so many hours at once. */
const longestHours = 24;
/** A trip is told after its end, and its kilometres may be mended later: so many hours are read again. */
const tripOverlapHours = 24;
/** Trips of so many days are asked at once; the provider answers up to 31. */
const longestTripDays = 7;
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
const trip = z.object({
  trip_id: id,
  vehicle_id: id,
  start_timestamp: z.string(),
  /** Empty while it lasts. */
  end_timestamp: z.string().nullish(),
  start_location: z.string().nullish(),
  end_location: z.string().nullish(),
  /** Metres. */
  start_odometer: number,
  end_odometer: number,
  trip_distance: number,
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
      const from = new Date(known.getTime() - (readUntil === '' ? 0 : backMinutes(known, now) * 60_000));
      const until = new Date(Math.min(now.getTime(), from.getTime() + longestHours * 3_600_000));
      const rows = await pages('/vehicles/events', { start_timestamp: wall(from), end_timestamp: wall(until) }, event);
      const received: ProviderTime[] = [];
      const points = rows.flatMap((row): Point[] => {
        const fix = readTime(row.event_ts, timeZone);
        const arrival = readTime(row.received_ts ?? '', timeZone);
        if (arrival) received.push(arrival);
        return fix ? [pointOf(row, fix.at, arrival?.at ?? now)] : [];
      });
      const events = rows.flatMap((row) => eventOf(row, timeZone));
      return { points, events, readUntil: until.toISOString(), hasMore: until < now, received };
    },

    async trips(readUntil) {
      const now = app.clock.now();
      const known = readUntil === '' ? now : new Date(readUntil);
      const from = new Date(known.getTime() - tripOverlapHours * 3_600_000);
      const until = new Date(Math.min(now.getTime(), from.getTime() + longestTripDays * 86_400_000));
      const rows = await pages('/trips', { start_timestamp: wall(from), end_timestamp: wall(until) }, trip);
      return {
        trips: rows.flatMap((row) => tripOf(row, timeZone)),
        readUntil: until.toISOString(),
        hasMore: until < now,
      };
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

/** Minutes before the last reading at which the next one begins: far back where a new quarter of an hour has begun since. */
function backMinutes(known: Date, now: Date): number {
  const quarter = (at: Date) => Math.floor(at.getTime() / (deepMinutes * 60_000));
  return quarter(known) === quarter(now) ? shallowMinutes : overlapMinutes;
}

/** The provider counts metres. */
const kilometres = (metres: number | null | undefined) =>
  metres === null || metres === undefined ? null : metres / 1000;

/** Nothing where it has not ended. */
function tripOf(row: z.output<typeof trip>, timeZone: string): ReadTrip[] {
  const [start, end] = [readTime(row.start_timestamp, timeZone), readTime(row.end_timestamp ?? '', timeZone)];
  if (!start || !end || end.at < start.at) return [];
  const [startKm, endKm] = [kilometres(row.start_odometer), kilometres(row.end_odometer)];
  return [
    {
      tripId: row.trip_id,
      unitId: row.vehicle_id,
      startedAt: start.at,
      endedAt: end.at,
      startKm,
      endKm,
      distanceKm: kilometres(row.trip_distance) ?? Math.max(0, (endKm ?? 0) - (startKm ?? 0)),
      fromPlace: row.start_location ?? '',
      toPlace: row.end_location ?? '',
    },
  ];
}

/** A row is an event where its words say so; each is a point besides. */
function eventOf(row: z.output<typeof event>, timeZone: string): TrackerEvent[] {
  const description = row.event_description ?? '';
  const [kind, fix] = [kindOfEvent(description), readTime(row.event_ts, timeZone)];
  if (!kind || !fix) return [];
  return [
    {
      eventId: row.event_id,
      unitId: row.vehicle_id,
      kind,
      description,
      at: fix.at,
      endedAt: null,
      latitude: row.latitude ?? null,
      longitude: row.longitude ?? null,
      speedKmh: row.speed ?? null,
      value: null,
      valueUnit: '',
    },
  ];
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
    odometerKm: kilometres(row.odometer),
    isPanic: /panic/i.test(row.event_description ?? ''),
  };
}
