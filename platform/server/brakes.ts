import crypto from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import { audiencesOf, type Audience, type Service } from '../operation.ts';
import type { Config } from './config.ts';
import { networkOf } from './networks.ts';

const fail = failures<FailureCode>();

/** The names of calls that need neither a session nor a code, so that anybody can make them in bulk. Plain look-ups are none. */
function callsOfStrangers(services: readonly Service[]): ReadonlySet<unknown> {
  return new Set(
    services.flatMap(({ operations }) =>
      Object.entries(operations)
        .filter(([, operation]) => !operation.byLink && isForStrangers(audiencesOf(operation)))
        .map(([name]) => name),
    ),
  );
}

function isForStrangers(audiences: readonly Audience[]): boolean {
  return audiences.includes('public') || (audiences.includes('guest') && !audiences.includes('signedIn'));
}

/**
 * What is asked for: a remote call, whose sender is not known before its body was read; something else that asks the
 * database; or a file of our pages, of which a page needs many at once.
 */
export type Wanted = 'rpc' | 'call' | 'page';

export interface Brakes {
  /** Every request, before anything of it is read. Throws `throttled` when this address asks too often. */
  knock(ip: string, wanted: Wanted): Promise<void>;
  /** Throws `throttled` when this address sends too many bytes; of strangers a tenth is too many. */
  weigh(ip: string, bytes: number, isKnown: boolean): Promise<void>;
  /**
   * Every call, once its body was read. A session that has answered before is counted by itself, so that an office of many
   * people behind one address is no flood, and a stranger beside them is one all the same. Throws `throttled` when this
   * session or this address asks too often, or calls too often what needs neither a session nor a code.
   */
  check(ip: string, body: unknown): Promise<void>;
  /** This session was known to the database just now. */
  prove(sessionId: unknown): void;
}

/** Sessions that are remembered as known, the one that was heard of last at the end. */
const remembered = 10_000;

type Limits = Pick<Config, 'CALLS_PER_SECOND' | 'PUBLIC_CALLS_PER_MINUTE' | 'MEGABYTES_PER_MINUTE'>;

/**
 * The brakes per address and session. They count in this process: they protect it from floods, while the limits that secrets depend
 * on (codes, passwords) are counted in the database.
 */
export function brakesFor(config: Limits, services: readonly Service[]): Brakes {
  const ofStrangers = callsOfStrangers(services);
  const calls = limiter(config.CALLS_PER_SECOND * 4, 4);
  // After a restart nobody is known yet: all of an office come with sessions that are still to be looked up.
  const unproven = limiter(config.CALLS_PER_SECOND * 16, 4);
  const bySession = limiter(config.CALLS_PER_SECOND * 4, 4);
  const arrivals = limiter(config.CALLS_PER_SECOND * 64, 4);
  const pages = limiter(config.CALLS_PER_SECOND * 64, 4);
  const anyone = limiter(config.PUBLIC_CALLS_PER_MINUTE, 60);
  const kilobytes = limiter(config.MEGABYTES_PER_MINUTE * 1024, 60);
  const ofUnknown = limiter(Math.ceil(config.MEGABYTES_PER_MINUTE * 102.4), 60);
  const proven = new Set<string>();
  const ofKind = { rpc: arrivals, call: calls, page: pages } as const;
  return {
    knock: (ip, wanted) => consume(ofKind[wanted], networkOf(ip)),
    weigh: (ip, bytes, isKnown) => consume(isKnown ? kilobytes : ofUnknown, networkOf(ip), Math.ceil(bytes / 1024)),
    async check(ip, body) {
      const { operation, sessionId } = (body ?? {}) as { operation?: unknown; sessionId?: unknown };
      const session = keyOf(sessionId);
      if (session !== undefined && proven.has(session)) await consume(bySession, session);
      else await consume(session === undefined ? calls : unproven, networkOf(ip));
      if (ofStrangers.has(operation)) await consume(anyone, networkOf(ip));
    },
    prove(sessionId) {
      const session = keyOf(sessionId);
      if (session === undefined) return;
      proven.delete(session);
      proven.add(session);
      if (proven.size > remembered) proven.delete(proven.values().next().value!);
    },
  };
}

/** What names a session here: not its token, so that nothing that is counted would open it. */
function keyOf(sessionId: unknown): string | undefined {
  return typeof sessionId === 'string' && sessionId !== '' ? crypto.hash('sha256', sessionId, 'base64url') : undefined;
}

/** Without points there is no brake. */
function limiter(points: number, duration: number): RateLimiterMemory | undefined {
  return points > 0 ? new RateLimiterMemory({ points, duration }) : undefined;
}

async function consume(brake: RateLimiterMemory | undefined, network: string, points = 1): Promise<void> {
  try {
    await brake?.consume(network, points);
  } catch (refusal) {
    throw fail('throttled', 'throttled', {
      retryAfterSeconds: Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000)),
    });
  }
}
