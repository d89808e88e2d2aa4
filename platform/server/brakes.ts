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

/** What is asked for: something that asks the database, or a file of our pages, of which a page needs many at once. */
export type Wanted = 'call' | 'page';

export interface Brakes {
  /** Every request, before anything of it is read. Throws `throttled` when this address asks too often. */
  knock(ip: string, wanted: Wanted): Promise<void>;
  /** Throws `throttled` when this address sends too many bytes; of strangers a tenth is too many. */
  weigh(ip: string, bytes: number, isKnown: boolean): Promise<void>;
  /** Throws `throttled` when this address calls too often what needs neither a session nor a code. */
  check(ip: string, body: unknown): Promise<void>;
}

type Limits = Pick<Config, 'CALLS_PER_SECOND' | 'PUBLIC_CALLS_PER_MINUTE' | 'MEGABYTES_PER_MINUTE'>;

/**
 * The brakes per address. They count in this process: they protect it from floods, while the limits that secrets depend
 * on (codes, passwords) are counted in the database.
 */
export function brakesFor(config: Limits, services: readonly Service[]): Brakes {
  const ofStrangers = callsOfStrangers(services);
  const calls = limiter(config.CALLS_PER_SECOND * 4, 4);
  const pages = limiter(config.CALLS_PER_SECOND * 16, 4);
  const anyone = limiter(config.PUBLIC_CALLS_PER_MINUTE, 60);
  const kilobytes = limiter(config.MEGABYTES_PER_MINUTE * 1024, 60);
  const ofUnknown = limiter(Math.ceil(config.MEGABYTES_PER_MINUTE * 102.4), 60);
  return {
    knock: (ip, wanted) => consume(wanted === 'call' ? calls : pages, networkOf(ip)),
    weigh: (ip, bytes, isKnown) => consume(isKnown ? kilobytes : ofUnknown, networkOf(ip), Math.ceil(bytes / 1024)),
    async check(ip, body) {
      if (ofStrangers.has((body as { operation?: unknown } | null)?.operation)) await consume(anyone, networkOf(ip));
    },
  };
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
