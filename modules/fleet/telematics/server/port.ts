import type { TrackerEvent } from '../events.ts';
import type { Point } from '../points.ts';
import type { ProviderTime } from '../provider-time.ts';
import type { TelematicsProblem } from '../status.ts';

/** What was read, and where the next reading begins. */
export interface Reading {
  readonly points: readonly Point[];
  /** Those that come with the points; `TelematicsSystem.events` reads the others. */
  readonly events: readonly TrackerEvent[];
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

/** A trip as the provider tells it: kilometres, and its ids as text. */
export interface ReadTrip {
  readonly tripId: string;
  readonly unitId: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly startKm: number | null;
  readonly endKm: number | null;
  readonly distanceKm: number;
  readonly fromPlace: string;
  readonly toPlace: string;
}

export interface ReadTrips {
  readonly trips: readonly ReadTrip[];
  readonly readUntil: string;
  readonly hasMore: boolean;
}

export interface ReadEvents {
  readonly events: readonly TrackerEvent[];
  readonly readUntil: string;
  readonly hasMore: boolean;
}

/** A tracking company, as accounts are read from it. All throw a `ReadingFailed`. */
export interface TelematicsSystem {
  /** What is new since the last reading; an empty text begins with the last hour. */
  read(readUntil: string): Promise<Reading>;
  /** Trips that have ended; an empty text begins with the last day. A trip may come more than once. */
  trips(readUntil: string): Promise<ReadTrips>;
  /** Events that the provider tells apart from positions; absent where they come with them. One may come more than once. */
  readonly events?: (readUntil: string) => Promise<ReadEvents>;
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
