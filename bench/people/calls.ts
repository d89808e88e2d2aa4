import http from 'node:http';
import zlib from 'node:zlib';
import { client } from '../client.ts';

/** How often an operation was called, and how long the answers took, in milliseconds. */
export interface Calls {
  readonly operation: string;
  /** Asked because something had changed, by nobody's hand. */
  readonly isAgain: boolean;
  readonly times: readonly number[];
  readonly errors: number;
  readonly firstError: string | undefined;
}

interface Kept {
  times: number[];
  errors: number;
  firstError?: string;
}

export interface Question {
  readonly sessionId: string;
  readonly partition: string;
  readonly operation: string;
  readonly payload: object;
  readonly lockId?: string;
  readonly isAgain?: boolean;
  /** Milliseconds of the age at which an answer will do. */
  readonly maxAge?: number | undefined;
  /** The answer is looked at; others are counted and thrown away, so that who measures is not what is measured. */
  readonly isRead?: boolean;
}

/** Answers shorter than this may be a refusal, and are looked at. */
const shortAnswer = 2000;

/** Calls as a browser makes them behind a proxy, which gives one call to this server and the next to the other. */
export function callsTo(ports: readonly number[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 512 });
  let kept = new Map<string, Kept>();
  let number = 0;

  function note({ operation, isAgain }: Question): Kept {
    const name = `${operation} ${isAgain === true}`;
    const known = kept.get(name) ?? { times: [], errors: 0 };
    kept.set(name, known);
    return known;
  }

  /** The result; undefined where it was not looked at, or refused. */
  function ask(question: Question): Promise<unknown> {
    const { isRead, operation, payload, lockId = null, sessionId, partition, maxAge } = question;
    const service = 'tripDirector';
    const body = JSON.stringify({ ...client, service, operation, payload, lockId, sessionId, partition });
    const into = note(question);
    const started = performance.now();
    return new Promise((resolve) => {
      const miss = (problem: string) => {
        into.errors++;
        into.firstError ??= `${operation}: ${problem.slice(0, 300)}`;
        resolve(undefined);
      };
      const at = number++ % ports.length;
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'accept-encoding': 'gzip',
        ...(maxAge !== undefined && { 'cache-control': `max-age=${maxAge / 1000}` }),
      };
      const request = http.request(
        { port: ports[at], host: '127.0.0.1', path: '/rpc', method: 'POST', agent, headers },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', (error) => miss(error.message));
          answer.on('end', () => {
            into.times.push(performance.now() - started);
            const bytes = Buffer.concat(parts);
            if (!isRead && answer.statusCode === 200 && bytes.length > shortAnswer) return resolve(undefined);
            const text = (answer.headers['content-encoding'] === 'gzip' ? zlib.gunzipSync(bytes) : bytes).toString();
            const { response, result } = JSON.parse(text) as { response: string; result: unknown };
            if (response === 'ok') resolve(result);
            else miss(text);
          });
        },
      );
      request.on('error', (error) => miss(error.message));
      request.end(body);
    });
  }

  return {
    ask,
    /** What was called since the last time. */
    take(): Calls[] {
      const taken = [...kept].map(([name, { times, errors, firstError }]) => {
        const [operation, isAgain] = name.split(' ') as [string, string];
        return { operation, isAgain: isAgain === 'true', times, errors, firstError };
      });
      kept = new Map();
      return taken;
    },
  };
}

export type Ask = ReturnType<typeof callsTo>['ask'];
