import http from 'node:http';
import { listen, type TestServer } from './listen.ts';

/** A row of `/vehicles/events`, as the provider's documentation names its fields. */
type CartrackEvent = Readonly<Record<string, string | number | boolean | null>>;

export interface Cartrack extends TestServer {
  readonly events: CartrackEvent[];
  /** Rows of `/trips`; a day is answered every trip that is in it, and whole. */
  readonly trips: CartrackEvent[];
  readonly vehicles: Readonly<Record<string, string | number | null>>[];
  /** Answers so many calls with 429 and this pause. */
  busy(calls: number, seconds: number): void;
  /** The account may not read trips. */
  refuseTrips(): void;
  /** The addresses that were asked, without the host. */
  readonly asked: readonly string[];
}

const userName = 'HIGH00012';
const password = 'api-password';
export const cartrackUser = { userName, password };

/**
 * Starts a test server that speaks the documented part of the Cartrack Fleet API that reads positions: HTTPS Basic, pages with
 * `data` and `meta`, windows of 24 hours, 429 with its own header.
 */
export async function startCartrack(): Promise<Cartrack> {
  const events: CartrackEvent[] = [];
  const trips: CartrackEvent[] = [];
  const vehicles: Record<string, string | number | null>[] = [];
  const asked: string[] = [];
  let givesTrips = true;
  let [busyCalls, busySeconds] = [0, 0];
  const expected = `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`;

  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://test');
    asked.push(`${url.pathname}${url.search}`);
    const answer = (status: number, json: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));
    if (request.headers.authorization !== expected) return answer(401, { message: 'Unauthenticated.' });
    if (busyCalls > 0) {
      busyCalls--;
      return answer(429, { message: 'Too many requests.' }, { 'X-RateLimit-Retry-After-Seconds': String(busySeconds) });
    }
    const page = Number(url.searchParams.get('page') ?? 1);
    const limit = Number(url.searchParams.get('limit') ?? 20);
    const paged = (rows: readonly object[]) =>
      answer(200, {
        data: rows.slice((page - 1) * limit, page * limit),
        meta: { current_page: page, last_page: Math.max(1, Math.ceil(rows.length / limit)) },
      });
    if (url.pathname === '/rest/vehicles') return paged(vehicles);
    if (url.pathname === '/rest/trips' && !givesTrips) return answer(403, { message: 'Forbidden.' });
    const longest = { '/rest/vehicles/events': 1, '/rest/trips': 31 }[url.pathname];
    if (longest === undefined) return answer(404, { message: 'Not found.' });
    const [from, until] = ['start_timestamp', 'end_timestamp'].map((name) => url.searchParams.get(name) ?? '');
    const shape = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
    if (!shape.test(from!) || !shape.test(until!) || Date.parse(until!) - Date.parse(from!) > longest * 86_400_000)
      return answer(422, { message: 'The given data was invalid.' });
    if (url.pathname === '/rest/vehicles/events') return paged(events);
    const wall = (row: CartrackEvent, name: string) => String(row[name]).slice(0, 19);
    return paged(trips.filter((row) => wall(row, 'start_timestamp') < until! && wall(row, 'end_timestamp') > from!));
  });
  const { origin, stop } = await listen(server);
  return {
    url: `${origin}/rest`,
    stop,
    events,
    trips,
    vehicles,
    asked,
    refuseTrips() {
      givesTrips = false;
    },
    busy(calls, seconds) {
      [busyCalls, busySeconds] = [calls, seconds];
    },
  };
}
