import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the authority answers a document. `stores…` keep it before they break: the caller cannot know. */
export type Behaviour =
  | 'answers'
  | 'refuses'
  | 'busy'
  | 'storesAndBreaks'
  | 'breaks'
  | 'storesAndFails'
  | 'answersNonsense'
  | 'redirects';

/** How it answers a question for a document. */
export type LookUps = 'answers' | 'refusesToken' | 'knowsAll';

export interface Authority {
  readonly url: string;
  /** What it does with the next documents, in turn; the last stays. */
  behave(...behaviours: readonly Behaviour[]): void;
  answerLookUps(as: LookUps): void;
  /** Changes what it holds of a document, as somebody there may. */
  amend(number: string, fields: Readonly<Record<string, unknown>>): void;
  /** Every request, in turn. */
  readonly requests: readonly { readonly method: string; readonly key: string; readonly authorization: string }[];
  /** The documents that it has, by their key. */
  readonly documents: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  stop(): Promise<void>;
}

/**
 * A tax authority as the product knows one. `POST /invoices` with the JSON of a document and an `Idempotency-Key` answers 201
 * and `{ id, qr, signedAt }`; the same key gets the same mark. `GET /invoices/{key}` answers 200 with the mark and the
 * `document` as it holds it, or 404.
 */
export async function startAuthority(): Promise<Authority> {
  const documents = new Map<string, Record<string, unknown>>();
  const requests: { method: string; key: string; authorization: string }[] = [];
  let plan: Behaviour[] = ['answers'];
  let lookUps: LookUps = 'answers';
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      const key = method === 'GET' ? url.slice('/invoices/'.length) : String(request.headers['idempotency-key']);
      requests.push({ method, key, authorization: String(request.headers.authorization) });
      const say = (status: number, answer: unknown, more: http.OutgoingHttpHeaders = {}) =>
        response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(answer));
      if (method === 'GET') {
        const found = documents.get(key);
        if (lookUps === 'refusesToken') say(401, { error: 'who are you?', token: 'of-the-authority' });
        else if (lookUps === 'knowsAll') say(200, mark(key));
        else say(found ? 200 : 404, found ? { ...mark(key), document: found } : { error: 'not found' });
        return;
      }
      const behaviour = plan.length > 1 ? plan.shift()! : plan[0]!;
      if (['answers', 'storesAndBreaks', 'storesAndFails', 'answersNonsense'].includes(behaviour))
        documents.set(key, JSON.parse(body) as Record<string, unknown>);
      if (behaviour === 'answers') say(201, mark(key));
      else if (behaviour === 'refuses') say(422, { error: 'unknown buyer', token: 'of-the-authority' });
      else if (behaviour === 'busy') say(429, { error: 'slow down' }, { 'retry-after': '60' });
      else if (behaviour === 'storesAndFails') say(502, { error: 'gateway' });
      else if (behaviour === 'answersNonsense') say(201, { fine: true });
      else if (behaviour === 'redirects') say(302, {}, { location: '/elsewhere' });
      else request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/invoices`,
    behave: (...behaviours) => void (plan = [...behaviours]),
    answerLookUps: (as) => void (lookUps = as),
    amend: (number, fields) => {
      for (const document of documents.values()) if (document['number'] === number) Object.assign(document, fields);
    },
    requests,
    documents,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const mark = (key: string) => ({
  id: `M-${key.slice(0, 6)}`,
  qr: `https://authority.example/q/${key.slice(0, 6)}`,
  signedAt: '2026-11-03T16:42:00Z',
});
