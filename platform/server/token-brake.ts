import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { Config } from './config.ts';

const fail = failures<FailureCode>();

/** The brake of each access token, in this process: a system that runs wild is stopped, whatever addresses it calls from. */
export function tokenBrake({
  TOKEN_CALLS_PER_MINUTE: points,
}: Pick<Config, 'TOKEN_CALLS_PER_MINUTE'>): (tokenId: string) => Promise<void> {
  if (points === 0) return async () => {};
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async (tokenId) => {
    try {
      await limiter.consume(tokenId);
    } catch (refusal) {
      const retryAfterSeconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
      throw fail('throttled', 'throttled', { retryAfterSeconds });
    }
  };
}
