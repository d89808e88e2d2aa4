import http from 'node:http';
import { listen, type TestServer } from './listen.ts';

/** A position as JSON text, since its ids have 64 bits and do not fit a number. */
type MixPosition = string;

export interface Mix extends TestServer {
  readonly tokenUrl: string;
  /** In the order in which they were created there. */
  readonly positions: MixPosition[];
  /** Likewise; what each is called is in `library`. */
  readonly events: MixPosition[];
  /** Kinds of events of the organisation: `EventTypeId` and `Description`. */
  readonly library: string[];
  /** In the order in which they were created there. */
  readonly trips: MixPosition[];
  readonly assets: string[];
  /** The tokens that positions were asked since. */
  readonly since: readonly string[];
  /** Signs everybody out: the next call answers 401. */
  expire(): void;
}

export const mixUser = {
  clientId: 'haulway',
  clientSecret: 'client-secret',
  userName: 'fleet@highveld.example',
  password: 'user-password',
  organisationId: '6142578935241190000',
};

/**
 * Starts a test server that speaks the documented part of MiX Integrate that reads positions, events and trips: a token of the resource owner,
 * batches since a token with `HasMoreItems` and `GetSinceToken`, 204 for nothing, ids of 64 bits.
 */
export async function startMix(batch = 2): Promise<Mix> {
  const positions: MixPosition[] = [];
  const events: MixPosition[] = [];
  const library: string[] = [];
  const trips: MixPosition[] = [];
  const assets: string[] = [];
  const since: string[] = [];
  let [bearer, signIns] = ['', 0];

  const server = http.createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://test').pathname;
    const answer = (status: number, body = '', headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    if (path === '/connect/token') {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const form = new URLSearchParams(body);
        const isKnown =
          form.get('grant_type') === 'password' &&
          form.get('client_id') === mixUser.clientId &&
          form.get('client_secret') === mixUser.clientSecret &&
          form.get('username') === mixUser.userName &&
          form.get('password') === mixUser.password;
        if (!isKnown) return answer(400, '{"error":"invalid_grant"}');
        bearer = `token-${++signIns}`;
        return answer(200, JSON.stringify({ access_token: bearer, expires_in: 3600, token_type: 'Bearer' }));
      });
      return undefined;
    }
    if (bearer === '' || request.headers.authorization !== `Bearer ${bearer}`) return answer(401);
    if (path === `/api/assets/group/${mixUser.organisationId}`) return answer(200, `[${assets.join(',')}]`);
    if (path === `/api/libraryevents/organisation/${mixUser.organisationId}`)
      return answer(200, `[${library.join(',')}]`);
    const asked =
      /^\/api\/(positions|events|trips)\/groups\/createdsince\/organisation\/(\d+)\/sincetoken\/(\d+)\/quantity\/\d+$/.exec(
        path,
      );
    if (asked?.[2] !== mixUser.organisationId) return answer(404);
    const rows = { positions, events, trips }[asked[1] as 'positions' | 'events' | 'trips'];
    if (rows === positions) since.push(asked[3]!);
    // The token of the double is the place of the next position, behind a time.
    const place = asked[3]!.startsWith('9') ? Number(asked[3]!.slice(1)) : 0;
    const next = Math.min(rows.length, place + batch);
    const headers = {
      HasMoreItems: String(next < rows.length),
      GetSinceToken: `9${String(next).padStart(16, '0')}`,
    };
    if (place >= rows.length) return answer(204, '', headers);
    return answer(200, `[${rows.slice(place, next).join(',')}]`, headers);
  });
  const { origin, stop } = await listen(server);
  return {
    url: origin,
    tokenUrl: `${origin}/connect/token`,
    stop,
    positions,
    events,
    library,
    trips,
    assets,
    since,
    expire() {
      bearer = '';
    },
  };
}
