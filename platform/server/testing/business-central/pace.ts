const window = 5 * 60_000;

/** The documented limits of one user: requests in a sliding window of five minutes, and at once. */
export interface Limits {
  readonly inWindow: number;
  readonly atOnce: number;
  readonly queued: number;
}
export const documentedLimits: Limits = { inWindow: 6000, atOnce: 5, queued: 95 };

/** Counts requests as the limits do; what is above `atOnce` waits its turn, as it does there. */
export class Pace {
  private readonly limits: Limits;
  private readonly times: number[] = [];
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** The most that ran or waited at once, and how many were refused. */
  readonly seen = { requests: 0, most: 0, refused: 0 };

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Resolves when the request may run; false where it is refused for its pace. */
  async enter(now: number): Promise<boolean> {
    this.seen.requests += 1;
    this.seen.most = Math.max(this.seen.most, this.running + this.waiting.length + 1);
    while (this.times[0] !== undefined && this.times[0] <= now - window) this.times.shift();
    const isFull = this.waiting.length >= this.limits.queued;
    if (this.times.length >= this.limits.inWindow || isFull) {
      this.seen.refused += 1;
      return false;
    }
    this.times.push(now);
    if (this.running >= this.limits.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    return true;
  }

  leave(): void {
    this.running -= 1;
    this.waiting.shift()?.();
  }
}
