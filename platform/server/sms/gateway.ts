import { DeliveryError } from '../delivery.ts';
import type { GatewayOptions } from './port.ts';

export interface GatewayCall {
  /** Below the base address, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** An object goes out as JSON, parameters as a form. */
  readonly body: object | URLSearchParams;
}

export interface GatewayAnswer {
  readonly status: number;
  /** Parsed JSON, or the text where it is none. */
  readonly body: unknown;
}

/** An answer is a few hundred bytes; a server that sends more is not the provider. */
const maxAnswerBytes = 64 * 1024;

/**
 * One POST to a provider. What means the same everywhere is thrown here: no connection, no answer in time, overload (408,
 * 429, 5xx), and refusals of our account (401–404, redirects). Answers with the rest, which each provider reads by itself.
 */
export async function callGateway(
  providerUrl: string,
  { path, headers, body }: GatewayCall,
  options: GatewayOptions,
): Promise<GatewayAnswer> {
  const isForm = body instanceof URLSearchParams;
  const signal = AbortSignal.timeout(options.timeoutMilliseconds ?? 15_000);
  try {
    const response = await fetch(new URL(path, options.baseUrl ?? providerUrl), {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        ...headers,
      },
      body: isForm ? body.toString() : JSON.stringify(body),
      // A redirect would carry the credentials to an address nobody configured.
      redirect: 'manual',
      signal,
    });
    const answer = { status: response.status, body: parsed(await limitedText(response)) };
    refuseCommonProblems(answer, response.headers.get('retry-after'));
    return answer;
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    if (signal.aborted) throw new DeliveryError('timeout', 'the provider did not answer in time');
    throw new DeliveryError('unreachable', error instanceof Error ? causeOf(error) : 'the connection failed');
  }
}

/** `Basic` credentials (RFC 7617) in UTF-8. */
export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** What to throw when an answer is not of the documented form: retried, as nothing says that the message was taken. */
export function notUnderstood({ status, body }: GatewayAnswer): DeliveryError {
  return new DeliveryError('unreachable', `status ${status} was not understood: ${summary(body)}`);
}

function refuseCommonProblems({ status, body }: GatewayAnswer, retryAfter: string | null): void {
  if (status === 408 || status === 429 || status >= 500)
    throw new DeliveryError('busy', `status ${status}: ${summary(body)}`, { retryAfterSeconds: secondsOf(retryAfter) });
  if ((status >= 401 && status <= 404) || (status >= 300 && status < 400))
    throw new DeliveryError('account', `status ${status}: ${summary(body)}`);
}

async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxAnswerBytes) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function summary(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** `Retry-After` in its form of seconds; providers do not use the form of a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

/** fetch says only "fetch failed"; what happened is in the cause. */
function causeOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}
