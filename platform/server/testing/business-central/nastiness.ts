/** What can go wrong there, or on the way. What is stored before it breaks cannot be known by the caller. */
export const nasty = [
  /** The answer of a gateway after the work was done. */
  'storesThen504',
  /** The same, and no answer at all. */
  'storesThenBreaks',
  /** The connection breaks before anything was done. */
  'breaks',
  'serverError',
  'tooMany',
  'queueFull',
  /** A page of a gateway in place of JSON. */
  'html',
  /** The token is not accepted any more. */
  'tokenEnds',
  /** Somebody changed the record in between. */
  'staleTag',
  'vendorBlocked',
  /** The range of dates that may be posted has moved. */
  'datesMoved',
  'subscriptionsVanish',
] as const;
export type Nasty = (typeof nasty)[number];

/** Of which requests something is expected: those that read, or each kind that writes. */
export type Deed = 'read' | 'create' | 'line' | 'change' | 'post' | 'attach' | 'batch' | 'subscribe' | 'token';

export interface Plan {
  readonly what: Nasty;
  /** Left out: whatever comes next. */
  readonly on?: Deed;
}

/** Decides what goes wrong with a request: what was planned, in turn; else by chance, always the same for one seed. */
export class Nastiness {
  private plans: Plan[] = [];
  private chance = 0;
  private kinds: readonly Nasty[] = [];
  private state = 1;

  plan(...plans: readonly Plan[]): void {
    this.plans.push(...plans);
  }

  /** From now on so many of a hundred requests meet one of these kinds. */
  random(percent: number, seed: number, kinds: readonly Nasty[] = nasty): void {
    this.chance = percent;
    this.kinds = kinds;
    this.state = seed >>> 0 || 1;
  }

  of(deed: Deed): Nasty | undefined {
    const place = this.plans.findIndex(({ on }) => on === undefined || on === deed);
    if (place !== -1) return this.plans.splice(place, 1)[0]!.what;
    if (this.chance === 0 || this.draw(100) >= this.chance) return undefined;
    return this.kinds[this.draw(this.kinds.length)];
  }

  /** Marsaglia's xorshift with 32 bits: a number below `limit`. */
  private draw(limit: number): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) % limit;
  }
}
