import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { deliveryProblems } from '../webhook-contract.ts';
import { isPrivateAddress, PrivateAddress, publicLookup } from '#platform/server/private-addresses.ts';

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Outside development: https alone, and no address of a private network. */
  readonly isStrict: boolean;
  readonly timeoutMilliseconds?: number;
  readonly lookup?: net.LookupFunction;
}

export interface WebhookAnswer {
  readonly statusCode: number | null;
  readonly problem: '' | (typeof deliveryProblems)[number];
  /** The first 2 KB. */
  readonly answer: string;
  readonly milliseconds: number;
}

const answerBytes = 2048;

/** Sends one request and follows nothing. It never throws: what went wrong is part of the answer. */
export async function postWebhook(request: WebhookRequest): Promise<WebhookAnswer> {
  const started = performance.now();
  const signal = AbortSignal.timeout(request.timeoutMilliseconds ?? 10_000);
  const answer = await attempt(request, signal).catch(
    (error: unknown) =>
      ({
        statusCode: null,
        problem: signal.aborted ? 'timeout' : error instanceof PrivateAddress ? 'privateAddress' : 'unreachable',
        answer: '',
      }) as const,
  );
  return { ...answer, milliseconds: Math.round(performance.now() - started) };
}

type Answered = Omit<WebhookAnswer, 'milliseconds'>;

function attempt(request: WebhookRequest, signal: AbortSignal): Promise<Answered> {
  const { headers, body, isStrict } = request;
  const url = new URL(request.url);
  // A name is looked up; an address that is written out never is.
  if (isStrict && (url.protocol !== 'https:' || (net.isIP(bare(url.hostname)) && isPrivateAddress(url.hostname))))
    return Promise.reject(new PrivateAddress(url.hostname));
  const lookup = request.lookup ?? (isStrict ? publicLookup() : undefined);
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? https.request : http.request;
    const outgoing = send(
      url,
      {
        method: 'POST',
        agent: false,
        signal,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        ...(lookup && { lookup }),
      },
      (incoming) => readAnswer(incoming).then(resolve, reject),
    );
    // What counts is the address that was really connected to; it is asked before a byte of the request leaves.
    outgoing.once('socket', (socket) => {
      if (!isStrict) return;
      socket.once('connect', () => {
        if (isPrivateAddress(socket.remoteAddress ?? '')) outgoing.destroy(new PrivateAddress(url.hostname));
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/** The status and the beginning of the body; whatever is longer is cut off with the connection. */
function readAnswer(incoming: http.IncomingMessage): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const done = () => {
      const statusCode = incoming.statusCode ?? 0;
      const answer = Buffer.concat(chunks).subarray(0, answerBytes).toString('utf8').replaceAll('\u0000', '');
      incoming.destroy();
      resolve({ statusCode, answer, problem: judge(statusCode) });
    };
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= answerBytes) done();
    });
    incoming.once('end', done);
    incoming.once('error', reject);
  });
}

function judge(status: number): WebhookAnswer['problem'] {
  if (status >= 200 && status < 300) return '';
  return status >= 300 && status < 400 ? 'redirect' : 'badStatus';
}
