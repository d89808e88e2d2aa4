/** Below the documented limits of one user: five at once, and six thousand requests in any five minutes. */
const usual = { atOnce: 3, inWindow: 5400, windowMilliseconds: 5 * 60_000 } as const;

/** Lets so many requests run at once, and so many begin in a window; the others wait their turn. */
export class Pace {
  private readonly limits: { readonly atOnce: number; readonly inWindow: number; readonly windowMilliseconds: number };
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly begun: number[] = [];

  constructor(limits: Pace['limits'] = usual) {
    this.limits = limits;
  }

  async run<T>(request: () => Promise<T>): Promise<T> {
    if (this.running >= this.limits.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      await this.roomInWindow();
      return await request();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async roomInWindow(): Promise<void> {
    const { inWindow, windowMilliseconds } = this.limits;
    for (;;) {
      const now = performance.now();
      while (this.begun[0] !== undefined && this.begun[0] <= now - windowMilliseconds) this.begun.shift();
      if (this.begun.length < inWindow) break;
      await new Promise((resolve) => setTimeout(resolve, this.begun[0]! + windowMilliseconds - now + 1));
    }
    this.begun.push(performance.now());
  }
}
