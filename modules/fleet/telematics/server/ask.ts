import { isIP } from 'node:net';
import type { App } from '#platform/server/app.ts';
import { isPrivateAddress } from '#platform/server/private-addresses.ts';
import { callOther } from '#modules/money/exchanges/server/index.ts';
import type { ExchangeProblem } from '#modules/money/exchanges/status.ts';
import type { TelematicsProblem } from '../status.ts';
import { ReadingFailed } from './port.ts';

const timeoutMilliseconds = 20_000;
const mostBytes = 32 * 1024 * 1024;

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Said {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Undefined where there is nothing in it. */
  readonly json: unknown;
}

/** Only https into the internet, or this machine outside production. */
export function isAllowedAddress({ config }: Pick<App, 'config'>, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (isThisMachine(address)) return config.NODE_ENV !== 'production' && /^https?:$/.test(protocol);
  const bare = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && !(isIP(bare) !== 0 && isPrivateAddress(bare));
}

function isThisMachine(address: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);
}

const problems: Partial<Record<ExchangeProblem, TelematicsProblem>> = {
  unreachable: 'unreachable',
  timeout: 'unreachable',
  broken: 'unreachable',
  privateAddress: 'privateAddress',
  serverError: 'serverError',
};

/** Asks a provider once. Throws a `ReadingFailed`; one that is busy says when it may be asked again. */
export async function ask(app: Pick<App, 'config'>, asked: Asked): Promise<Said> {
  const { method = 'GET', url, headers, body } = asked;
  const isStrict = !(app.config.NODE_ENV !== 'production' && isThisMachine(url));
  const called = await callOther({
    method,
    url,
    headers: { accept: 'application/json', 'user-agent': 'Haulway', ...headers },
    ...(body !== undefined && { body }),
    isStrict,
    timeoutMilliseconds,
    mostBytes,
  });
  const { statusCode } = called;
  if (statusCode === 429) throw new ReadingFailed('busy', secondsOf(called.headers));
  if (statusCode === 401 || statusCode === 403) throw new ReadingFailed('notSignedIn');
  if (statusCode === 422) throw new ReadingFailed('tooOld');
  if (called.problem !== '') throw new ReadingFailed(problems[called.problem] ?? 'unreadable');
  return { status: statusCode ?? 0, headers: called.headers, json: parsed(called.body) };
}

const waits = ['x-ratelimit-retry-after-seconds', 'retry-after'];

function secondsOf(headers: Said['headers']): number {
  const said = waits.map((name) => Number(headers[name])).find((seconds) => seconds > 0 && seconds <= 3600);
  return Math.ceil(said ?? 60);
}

function parsed(body: string): unknown {
  if (body.trim() === '') return undefined;
  try {
    return JSON.parse(body, exact as (key: string, value: unknown) => unknown);
  } catch {
    throw new ReadingFailed('unreadable');
  }
}

/** An integer that does not fit a number stays the text that was sent: ids have 64 bits. */
function exact(_key: string, value: unknown, context: { readonly source?: string }): unknown {
  return typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? (context.source ?? value)
    : value;
}
