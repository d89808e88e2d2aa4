import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import { kindOfEvent, type TrackerEvent } from '../events.ts';
import type { Point } from '../points.ts';
import { readTime } from '../provider-time.ts';
import { ask } from './ask.ts';
import {
  type Connection,
  type ListedUnit,
  type Reading,
  ReadingFailed,
  type ReadTrip,
  type TelematicsSystem,
} from './port.ts';

const quantity = 1000;
/** Batches of one reading; what is left comes with the next one. */
const batchesAtMost = 20;
/** A token may be so many hours old; what is older is lost there. */
const longestHours = 7 * 24 - 1;
/** Before a token there is the last hour of positions and events, and the last day of trips. */
const firstHours = { positions: 1, trips: 24, events: 1 };

const id = z.union([z.string(), z.number()]).transform(String);
const number = z.number().nullish();
const position = z.object({
  PositionId: id,
  AssetId: id,
  Timestamp: z.string(),
  Latitude: number,
  Longitude: number,
  SpeedKilometresPerHour: number,
  Heading: number,
  OdometerKilometres: number,
});
const trip = z.object({
  TripId: id,
  AssetId: id,
  TripStart: z.string(),
  /** Empty while it lasts. */
  TripEnd: z.string().nullish(),
  DistanceKilometers: number,
  StartOdometerKilometers: number,
  EndOdometerKilometers: number,
});
const place = z.object({ Latitude: number, Longitude: number, SpeedKilometresPerHour: number }).nullish();
const event = z.object({
  EventId: id,
  AssetId: id,
  EventTypeId: id,
  StartDateTime: z.string().nullish(),
  /** Empty while it lasts. */
  EndDateTime: z.string().nullish(),
  StartPosition: place,
  Value: number,
  ValueUnits: z.string().nullish(),
});
/** What an event is called in the library of the organisation. */
const eventType = z.object({ EventTypeId: id, Description: z.string().nullish() });
const asset = z.object({
  AssetId: id,
  RegistrationNumber: z.string().nullish(),
  Description: z.string().nullish(),
});
const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().default(3600) });

/** `yyyyMMddHHmmss` and milliseconds, as its tokens count. */
function sinceToken(at: Date): string {
  return at.toISOString().replaceAll(/[-:.TZ]/g, '');
}

/** Asks MiX Integrate as the user of an account. A token that has expired meanwhile is renewed once. */
function signedIn(app: Pick<App, 'config'>, connection: Connection) {
  const { tokenUrl, clientId, clientSecret, userName, password } = connection;
  const baseUrl = connection.baseUrl.replace(/\/$/, '');
  let bearer: string | undefined;

  async function signIn(): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'password',
      scope: 'offline_access MiX.Integrate',
      client_id: clientId,
      client_secret: clientSecret,
      username: userName,
      password,
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { json } = await ask(app, { method: 'POST', url: tokenUrl, headers, body }).catch((error: unknown) => {
      // A grant that is not valid is answered with 400.
      const isRefused = error instanceof ReadingFailed && error.problem === 'unreadable';
      throw isRefused ? new ReadingFailed('notSignedIn') : error;
    });
    const read = token.safeParse(json);
    if (!read.success) throw new ReadingFailed('unreadable');
    return read.data.access_token;
  }

  return async function get(path: string) {
    const isNew = bearer === undefined;
    bearer ??= await signIn();
    const send = (value: string) =>
      ask(app, { url: `${baseUrl}${path}`, headers: { authorization: `Bearer ${value}` } });
    try {
      return await send(bearer);
    } catch (error) {
      if (isNew || !(error instanceof ReadingFailed) || error.problem !== 'notSignedIn') throw error;
      return send((bearer = await signIn()));
    }
  };
}

/** Reads positions, events and trips from MiX Integrate, as they were created there. Its times are UTC, whatever the account says. */
export function mixIntegrate(app: Pick<App, 'config' | 'clock'>, connection: Connection): TelematicsSystem {
  const { organisationId } = connection;
  const get = signedIn(app, connection);

  /** What was created there since a token, batch by batch. */
  async function created<Row extends z.ZodType>(kind: keyof typeof firstHours, readUntil: string, row: Row) {
    const hoursAgo = (hours: number) => sinceToken(new Date(app.clock.now().getTime() - hours * 3_600_000));
    let since = readUntil === '' ? hoursAgo(firstHours[kind]) : readUntil;
    // A token that is too old is refused; what lies before is not to be had any more.
    if (since < hoursAgo(longestHours)) since = hoursAgo(longestHours);
    const rows: z.output<Row>[] = [];
    let hasMore = true;
    for (let batch = 0; hasMore && batch < batchesAtMost; batch++) {
      const { status, headers, json } = await get(
        `/api/${kind}/groups/createdsince/organisation/${encodeURIComponent(organisationId)}/sincetoken/${since}/quantity/${quantity}`,
      );
      const read = z.array(row).safeParse(status === 204 ? [] : json);
      if (!read.success) throw new ReadingFailed('unreadable');
      rows.push(...read.data);
      const next = headers['getsincetoken'];
      hasMore = String(headers['hasmoreitems']).toLowerCase() === 'true' && typeof next === 'string' && next !== since;
      if (typeof next === 'string' && next !== '') since = next;
    }
    return { rows, readUntil: since, hasMore };
  }

  async function eventNames(): Promise<ReadonlyMap<string, string>> {
    const { status, json } = await get(`/api/libraryevents/organisation/${encodeURIComponent(organisationId)}`);
    const read = z.array(eventType).safeParse(status === 204 ? [] : json);
    if (!read.success) throw new ReadingFailed('unreadable');
    return new Map(read.data.map(({ EventTypeId, Description }) => [EventTypeId, Description ?? '']));
  }

  return {
    async read(readUntil): Promise<Reading> {
      const now = app.clock.now();
      const { rows, ...rest } = await created('positions', readUntil, position);
      return {
        ...rest,
        points: rows.flatMap((row) => pointOf(row, now)),
        events: [],
        received: [{ at: now, hasOffset: true }],
      };
    },

    async trips(readUntil) {
      const { rows, ...rest } = await created('trips', readUntil, trip);
      return { ...rest, trips: rows.flatMap(tripOf) };
    },

    async events(readUntil) {
      const { rows, ...rest } = await created('events', readUntil, event);
      const names = rows.length === 0 ? new Map<string, string>() : await eventNames();
      return { ...rest, events: rows.flatMap((row) => eventOf(row, names.get(row.EventTypeId) ?? '')) };
    },

    async units(): Promise<readonly ListedUnit[]> {
      const { status, json } = await get(`/api/assets/group/${encodeURIComponent(organisationId)}`);
      const read = z.array(asset).safeParse(status === 204 ? [] : json);
      if (!read.success) throw new ReadingFailed('unreadable');
      return read.data.map(({ AssetId, RegistrationNumber, Description }) => ({
        unitId: AssetId,
        registration: RegistrationNumber ?? '',
        label: Description ?? '',
      }));
    },
  };
}

/** Nothing where it has not ended. */
function tripOf(row: z.output<typeof trip>): ReadTrip[] {
  const [start, end] = [readTime(row.TripStart, 'UTC'), readTime(row.TripEnd ?? '', 'UTC')];
  if (!start || !end || end.at < start.at) return [];
  const [startKm, endKm] = [row.StartOdometerKilometers ?? null, row.EndOdometerKilometers ?? null];
  return [
    {
      tripId: row.TripId,
      unitId: row.AssetId,
      startedAt: start.at,
      endedAt: end.at,
      startKm,
      endKm,
      distanceKm: row.DistanceKilometers ?? Math.max(0, (endKm ?? 0) - (startKm ?? 0)),
      fromPlace: '',
      toPlace: '',
    },
  ];
}

/** Nothing where the library's word for it tells nothing of our kinds. */
function eventOf(row: z.output<typeof event>, description: string): TrackerEvent[] {
  const [kind, start] = [kindOfEvent(description), readTime(row.StartDateTime ?? '', 'UTC')];
  if (!kind || !start) return [];
  const end = readTime(row.EndDateTime ?? '', 'UTC');
  const { StartPosition: at, Value: value } = row;
  return [
    {
      eventId: row.EventId,
      unitId: row.AssetId,
      kind,
      description,
      at: start.at,
      endedAt: end && end.at >= start.at ? end.at : null,
      latitude: at?.Latitude ?? null,
      longitude: at?.Longitude ?? null,
      speedKmh: at?.SpeedKilometresPerHour ?? (kind === 'speeding' ? (value ?? null) : null),
      value: value ?? null,
      valueUnit: row.ValueUnits ?? '',
    },
  ];
}

function pointOf(row: z.output<typeof position>, now: Date): Point[] {
  const fix = readTime(row.Timestamp, 'UTC');
  if (!fix) return [];
  return [
    {
      unitId: row.AssetId,
      eventId: row.PositionId,
      registration: '',
      label: '',
      fixAt: fix.at,
      receivedAt: now,
      latitude: row.Latitude ?? null,
      longitude: row.Longitude ?? null,
      speedKmh: row.SpeedKilometresPerHour ?? null,
      heading: row.Heading ?? null,
      ignition: null,
      odometerKm: row.OdometerKilometres ?? null,
      isPanic: false,
    },
  ];
}
