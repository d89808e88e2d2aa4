import type { Point } from '../points.ts';
import type { ProviderTime } from '../provider-time.ts';
import type { TelematicsProblem } from '../status.ts';

/** What was read, and where the next reading begins. */
export interface Reading {
  readonly points: readonly Point[];
  /** As the provider counts: a time or a token. */
  readonly readUntil: string;
  /** There is more to be read at once. */
  readonly hasMore: boolean;
  /** The times at which the provider received what was read. */
  readonly received: readonly ProviderTime[];
}

/** A device as the provider lists it. */
export interface ListedUnit {
  readonly unitId: string;
  readonly registration: string;
  readonly label: string;
}

/** A tracking company, as accounts are read from it. Both throw a `ReadingFailed`. */
export interface TelematicsSystem {
  /** What is new since the last reading; an empty text begins with the last hour. */
  read(readUntil: string): Promise<Reading>;
  units(): Promise<readonly ListedUnit[]>;
}

/** What keeps an account from being read, and after how many seconds it may be asked again. */
export class ReadingFailed extends Error {
  readonly problem: TelematicsProblem;
  readonly retryAfter: number | undefined;
  constructor(problem: TelematicsProblem, retryAfter?: number) {
    super(problem);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** What an adapter needs of an account. */
export interface Connection {
  readonly baseUrl: string;
  readonly tokenUrl: string;
  readonly organisationId: string;
  readonly clientId: string;
  readonly userName: string;
  readonly password: string;
  readonly clientSecret: string;
  readonly timeZone: string;
}
