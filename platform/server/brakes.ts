import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { Config } from './config.ts';

const fail = failures<FailureCode>();

/** Calls that anybody may make, or that a guest makes before its code: the ones worth trying in bulk. */
const publicOperations: ReadonlySet<unknown> = new Set([
  'login',
  'resetPassword',
  'resendOTP',
  'verifyOTP',
  'isOTPValid',
  'isCarrierOtpValid',
  'getCarrierLink',
  'isCarrierLinkValid',
]);

export interface Brakes {
  /** Throws `throttled` when this address calls too often. */
  check(ip: string, body: unknown): Promise<void>;
}

/**
 * The brakes per address. They count in this process: they protect it from floods, while the limits that secrets depend
 * on (codes, passwords) are counted in the database.
 */
export function brakesFor(config: Pick<Config, 'CALLS_PER_SECOND' | 'PUBLIC_CALLS_PER_MINUTE'>): Brakes {
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
      await consume(every, ip);
      if (publicOperations.has((body as { operation?: unknown } | null)?.operation)) await consume(anyone, ip);
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
