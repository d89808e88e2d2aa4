import { randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { CompanyThere } from './company.ts';
import { type Deed, Nastiness, type Nasty } from './nastiness.ts';
import { documentedLimits, type Limits, Pace } from './pace.ts';
import { Refusal } from './refusal.ts';
import { type Answer, answerTo, type Asked } from './routes.ts';
import { Subscriptions } from './subscriptions.ts';

export interface DoubleOptions {
  readonly port?: number;
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly limits?: Limits;
}

/** A running double. `tokenUrl` and `baseUrl` stand in for the two hosts that a client knows. */
export interface Double {
  readonly tokenUrl: string;
  readonly baseUrl: string;
  readonly company: CompanyThere;
  readonly nastiness: Nastiness;
  readonly subscriptions: Subscriptions;
  readonly pace: Pace;
  /** Every request that was let in, in turn: `POST companies(…)/purchaseInvoices`. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

const scope = 'https://api.businesscentral.dynamics.com/.default';
/** Seconds. */
const tokenLife = 3599;
const longestBody = 4 * 1024 * 1024;

/**
 * Starts a test server that speaks the documented part of the Business Central API v2.0 that a sender of purchase invoices
 * needs, on loopback and in memory. What it does wrong is planned through `nastiness`.
 */
export async function startDouble(options: DoubleOptions = {}): Promise<Double> {
  const company = new CompanyThere('Highveld Freight (Pty) Ltd');
  const nastiness = new Nastiness();
  const subscriptions = new Subscriptions();
  const pace = new Pace(options.limits ?? documentedLimits);
  const requests: string[] = [];
  const tokens = new Map<string, number>();
  const secrets = { id: options.clientId ?? 'demo-client', secret: options.clientSecret ?? 'demo-secret' };

  const token = (form: URLSearchParams): Answer => {
    const isKnown = form.get('client_id') === secrets.id && form.get('client_secret') === secrets.secret;
    if (form.get('grant_type') !== 'client_credentials' || form.get('scope') !== scope)
      return { status: 400, body: { error: 'invalid_request', error_description: 'grant_type or scope is wrong.' } };
    if (!isKnown)
      return { status: 401, body: { error: 'invalid_client', error_description: 'Invalid client secret.' } };
    const issued = randomBytes(24).toString('base64url');
    tokens.set(issued, Date.now() + tokenLife * 1000);
    return { status: 200, body: { token_type: 'Bearer', expires_in: tokenLife, access_token: issued } };
  };

  const isSignedIn = (header: string | undefined) =>
    (tokens.get(header?.replace(/^Bearer /, '') ?? '') ?? 0) > Date.now();

  const take = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://double');
    const body = await read(request);
    if (/^\/[^/]+\/oauth2\/v2\.0\/token$/.test(url.pathname)) {
      const wrong = nastiness.of('token');
      if (wrong && before(wrong, request, response)) return;
      send(response, token(new URLSearchParams(body)));
      return;
    }
    const path = /^\/v2\.0\/[^/]+\/api\/v2\.0\/(.*)$/.exec(decodeURIComponent(url.pathname))?.[1];
    if (path === undefined) return send(response, refused(new Refusal(404, 'BadRequest_NotFound', 'No such address.')));
    if (!isSignedIn(request.headers.authorization))
      return send(response, refused(new Refusal(401, 'Authentication_InvalidCredentials', 'The token is not valid.')));
    if (!(await pace.enter(Date.now()))) return send(response, tooMany());
    try {
      const asked: Asked = {
        method: request.method ?? 'GET',
        path,
        query: url.searchParams,
        headers: request.headers,
        // A file comes as it is.
        body: body === '' || path.endsWith('/attachmentContent') ? {} : JSON.parse(body),
      };
      requests.push(`${asked.method} ${path}`);
      const wrong = nastiness.of(deedOf(asked));
      if (wrong === 'tokenEnds') tokens.clear();
      if (wrong && (before(wrong, request, response) || meddles(wrong, { company, subscriptions }))) return;
      if (wrong === 'staleTag')
        for (const { id } of [...company.invoiceRows(), ...company.invoiceRows('purchaseCreditMemos')])
          company.meddle(String(id), {});
      const answer = await answerTo(asked, { company, subscriptions }).catch((error: unknown) => {
        if (error instanceof Refusal) return refused(error);
        throw error;
      });
      if (wrong === 'storesThenBreaks') request.socket.destroy();
      else send(response, wrong === 'storesThen504' ? gateway(504) : answer);
    } catch (error) {
      const isUnread = error instanceof SyntaxError;
      send(
        response,
        refused(new Refusal(isUnread ? 400 : 500, isUnread ? 'BadRequest' : 'Internal_ServerError', String(error))),
      );
    } finally {
      pace.leave();
    }
  };

  const server = http.createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    tokenUrl: `${origin}/${randomUUID()}/oauth2/v2.0/token`,
    baseUrl: `${origin}/v2.0/Production/api/v2.0`,
    company,
    nastiness,
    subscriptions,
    pace,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers a request that goes wrong before anything is done; false where the work goes on. */
function before(wrong: Nasty, request: http.IncomingMessage, response: http.ServerResponse): boolean {
  const answers: Partial<Record<Nasty, () => void>> = {
    breaks: () => request.socket.destroy(),
    serverError: () => send(response, refused(new Refusal(500, 'Internal_ServerError', 'An internal error occurred.'))),
    tooMany: () => send(response, tooMany()),
    queueFull: () => send(response, { ...tooMany(), status: 503 }),
    html: () => response.writeHead(502, { 'content-type': 'text/html' }).end('<html><body>Bad gateway</body></html>'),
    tokenEnds: () =>
      send(response, refused(new Refusal(401, 'Authentication_InvalidCredentials', 'The token has expired.'))),
  };
  answers[wrong]?.();
  return answers[wrong] !== undefined;
}

/** Changes what stands there before the request is carried out. The request itself goes on, and meets it. */
function meddles(wrong: Nasty, { company, subscriptions }: Pick<Double, 'company' | 'subscriptions'>): false {
  if (wrong === 'vendorBlocked') for (const vendor of company.vendors) vendor.blocked = 'All';
  if (wrong === 'datesMoved') company.allowedFrom = '2999-01-01';
  if (wrong === 'subscriptionsVanish') subscriptions.vanish();
  return false;
}

function deedOf({ method, path }: Asked): Deed {
  if (path === '$batch') return 'batch';
  if (method === 'GET') return 'read';
  if (path.includes('attachments')) return 'attach';
  if (path.endsWith('Microsoft.NAV.post')) return 'post';
  if (path.startsWith('subscriptions')) return 'subscribe';
  if (method !== 'POST') return 'change';
  if (/purchase(Invoices|CreditMemos)$/.test(path)) return 'create';
  return 'line';
}

const refused = (refusal: Refusal): Answer => ({ status: refusal.status, body: refusal.body() });
const gateway = (status: number): Answer => ({ status, body: 'upstream request timeout' });
const tooMany = (): Answer => ({
  status: 429,
  body: new Refusal(429, 'Application_TooManyRequests', 'Too many requests.').body(),
  headers: { 'retry-after': '1' },
});

function send(response: http.ServerResponse, { status, body, headers = {} }: Answer): void {
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'content-type': isText ? 'text/plain' : 'application/json; odata.metadata=minimal',
    ...headers,
  });
  response.end(body === undefined ? undefined : isText ? body : JSON.stringify(body));
}

async function read(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > longestBody) throw new Error('the body is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
