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
        .filter(([, operation]) => isForStrangers(audiencesOf(operation)))
        .map(([name]) => name),
    ),
  );
}

function isForStrangers(audiences: readonly Audience[]): boolean {
  return audiences.includes('public') || (audiences.includes('guest') && !audiences.includes('signedIn'));
}

export interface Brakes {
  /** Throws `throttled` when this address calls too often. */
  check(ip: string, body: unknown): Promise<void>;
}

/**
 * The brakes per address. They count in this process: they protect it from floods, while the limits that secrets depend
 * on (codes, passwords) are counted in the database.
 */
export function brakesFor(
  config: Pick<Config, 'CALLS_PER_SECOND' | 'PUBLIC_CALLS_PER_MINUTE'>,
  services: readonly Service[],
): Brakes {
  const ofStrangers = callsOfStrangers(services);
  const every =
    config.CALLS_PER_SECOND > 0
      ? new RateLimiterMemory({ points: config.CALLS_PER_SECOND * 4, duration: 4 })
      : undefined;
  const anyone =
    config.PUBLIC_CALLS_PER_MINUTE > 0
      ? new RateLimiterMemory({ points: config.PUBLIC_CALLS_PER_MINUTE, duration: 60 })
      : undefined;
  return {
    async check(ip, body) {
      const network = networkOf(ip);
      await consume(every, network);
      if (ofStrangers.has((body as { operation?: unknown } | null)?.operation)) await consume(anyone, network);
    },
  };
}

async function consume(limiter: RateLimiterMemory | undefined, ip: string): Promise<void> {
  try {
    await limiter?.consume(ip);
  } catch (refusal) {
    throw fail('throttled', 'throttled', {
      retryAfterSeconds: Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000)),
    });
  }
}
