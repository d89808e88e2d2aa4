import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { isPrivateAddress, PrivateAddress, publicLookup } from '#platform/server/private-addresses.ts';
import type { ExchangeProblem } from '../status.ts';

interface Call {
  readonly method: 'POST' | 'GET' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Outside development: https alone, and no address of a private network. */
  readonly isStrict: boolean;
  readonly timeoutMilliseconds: number;
  /** As much of the answer is read; 64 KB unless stated. */
  readonly mostBytes?: number;
}

/** What a call came to. `isUnsent` says for certain that no byte of the request has left. */
export interface Called {
  readonly statusCode: number | null;
  readonly headers: http.IncomingHttpHeaders;
  /** Its beginning, where it is longer than what is read. */
  readonly body: string;
  readonly problem: '' | ExchangeProblem;
  readonly isUnsent: boolean;
  readonly milliseconds: number;
}

const answerBytes = 64 * 1024;

/** Calls another system once and follows nothing. It never throws: what went wrong is part of what it came to. */
export async function callOther(call: Call): Promise<Called> {
  const started = performance.now();
  const signal = AbortSignal.timeout(call.timeoutMilliseconds);
  const sent = { isUnsent: true };
  const called = await attempt(call, signal, sent).catch((error: unknown) => ({
    statusCode: null,
    headers: {},
    body: '',
    problem:
      error instanceof PrivateAddress
        ? ('privateAddress' as const)
        : signal.aborted
          ? ('timeout' as const)
          : sent.isUnsent
            ? ('unreachable' as const)
            : ('broken' as const),
  }));
  return { ...called, ...sent, milliseconds: Math.round(performance.now() - started) };
}

type Answered = Pick<Called, 'statusCode' | 'headers' | 'body' | 'problem'>;

function attempt(call: Call, signal: AbortSignal, sent: { isUnsent: boolean }): Promise<Answered> {
  const { method, headers, body, isStrict, mostBytes = answerBytes } = call;
  const url = new URL(call.url);
  const isSecure = url.protocol === 'https:';
  // A name is looked up; an address that is written out never is.
  if (isStrict && (!isSecure || (net.isIP(bare(url.hostname)) && isPrivateAddress(url.hostname))))
    return Promise.reject(new PrivateAddress(url.hostname));
  return new Promise((resolve, reject) => {
    const send = isSecure ? https.request : http.request;
    const outgoing = send(
      url,
      {
        method,
        agent: false,
        signal,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
        ...(isStrict && { lookup: publicLookup() }),
      },
      (incoming) => readAnswer(incoming, mostBytes).then(resolve, reject),
    );
    outgoing.once('socket', (socket) => {
      // Before the connection stands nothing can have left.
      socket.once(isSecure ? 'secureConnect' : 'connect', () => void (sent.isUnsent = false));
      if (isStrict)
        socket.once('connect', () => {
          if (isPrivateAddress(socket.remoteAddress ?? '')) outgoing.destroy(new PrivateAddress(url.hostname));
        });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/** The answer with its beginning; whatever is longer is cut off with the connection. */
function readAnswer(incoming: http.IncomingMessage, most: number): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const done = () => {
      const body = Buffer.concat(chunks).subarray(0, most).toString('utf8').replaceAll('\u0000', '');
      const { statusCode = 0, headers } = incoming;
      incoming.destroy();
      resolve({ statusCode, headers, body, problem: judge(statusCode) });
    };
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= most) done();
    });
    incoming.once('end', done);
    incoming.once('error', reject);
  });
}

/** What a status says of the request: a refusal is certain, an error of the other server or of a gateway is not. */
function judge(status: number): '' | ExchangeProblem {
  if (status >= 200 && status < 300) return '';
  if (status >= 300 && status < 400) return 'redirect';
  if (status === 429) return 'busy';
  // Too slow, or under the same key already: it may be there.
  if (status === 408 || status === 409) return 'timeout';
  return status >= 500 ? 'serverError' : 'refused';
}
