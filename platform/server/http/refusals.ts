import crypto from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failures, type Failure } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { answerTo } from '../answers.ts';
import type { FailureTexts } from '../failure-texts.ts';

const fail = failures<FailureCode>();

/** Bytes of the longest header that Node takes. */
export const headerLimit = 16 * 1024;

/** The refusal behind an error of the web server, with its status: what is wrong with the request, or with us. */
export function refusalOf(error: unknown, requestId: string): { failure: Failure; status?: number } {
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'HPE_HEADER_OVERFLOW')
    return { failure: fail('tooLarge', 'tooLarge', { limit: `${headerLimit / 1024} KB` }), status: 431 };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { failure: fail('tooSlow', 'invalid') };
  switch (statusCode) {
    case 413:
      return { failure: fail('tooLarge', 'tooLarge', { limit: '15 MB' }) };
    case 414:
      return { failure: fail('invalidEnvelope', 'invalid'), status: 414 };
    case 415:
      return { failure: fail('unsupportedMediaType', 'invalid') };
    case 503:
      return { failure: fail('unavailable', 'unavailable', { retryAfterSeconds: 1 }) };
  }
  if (statusCode === undefined || statusCode >= 500)
    return { failure: fail('unexpected', 'unavailable', { requestId }) };
  return { failure: fail('invalidEnvelope', 'invalid') };
}

/**
 * Answers what never became a request (a broken or endless header, bytes that are not HTTP) with the envelope and the
 * headers of every other answer, and closes the connection.
 */
export function refuseConnection(
  error: Error & { code?: string },
  socket: Socket & { _httpMessage?: { headersSent?: boolean } | null },
  headers: Readonly<Record<string, string>>,
  texts: FailureTexts,
): void {
  // Half an answer is out already, or nobody is there any more.
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const requestId = crypto.randomUUID();
  const refusal = refusalOf({ ...error, statusCode: 400, code: error.code }, requestId);
  const { status, answer } = answerTo(refusal.failure, 'en', { requestId }, texts);
  const body = JSON.stringify(answer);
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const code = refusal.status ?? status;
  socket.end(`HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\n${lines.join('')}\r\n${body}`);
  // Whoever does not read the answer is not waited for.
  socket.setTimeout(2000, () => socket.destroy());
}
