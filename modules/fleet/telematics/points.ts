/** Minutes by which the time of a point may be ahead of the clock here. */
export const aheadMinutes = 10;
/** A point whose fix is older makes no alert: it comes from where there was no coverage. */
export const freshMinutes = 30;
/** A unit is silent after so many of its own pauses. */
const silentRhythms = 3;
/** On a load a unit is silent after so many minutes, whatever its rhythm. */
export const silentOnLoadMinutes = 15;
/** From this speed on a unit moves, in km/h. */
const movingFrom = 5;

/** A point as an adapter reads it: kilometres, km/h, degrees, and the provider's ids as text. */
export interface Point {
  readonly unitId: string;
  readonly eventId: string;
  readonly registration: string;
  readonly label: string;
  readonly fixAt: Date;
  readonly receivedAt: Date;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly speedKmh: number | null;
  readonly heading: number | null;
  readonly ignition: boolean | null;
  readonly odometerKm: number | null;
  readonly isPanic: boolean;
}

/** A point that says where the unit was. */
export type PlacedPoint = Point & { readonly latitude: number; readonly longitude: number };

export interface Sorted {
  /** In the order of their fixes, whenever they came. */
  readonly good: readonly PlacedPoint[];
  /** How many are dated in the future: the clock of the unit is wrong. */
  readonly wrongClocks: number;
}

/**
 * Sorts out what cannot be: points dated in the future, points without a place, and 0, 0, which devices send before their first
 * fix. What is left is in the order of the fix.
 */
export function sortPoints(points: readonly Point[], now: Date): Sorted {
  const latest = now.getTime() + aheadMinutes * 60_000;
  const inTime = points.filter(({ fixAt }) => fixAt.getTime() <= latest);
  return {
    good: inTime.filter(isPlaced).toSorted((a, b) => a.fixAt.getTime() - b.fixAt.getTime()),
    wrongClocks: points.length - inTime.length,
  };
}

function isPlaced(point: Point): point is PlacedPoint {
  const { latitude, longitude } = point;
  if (latitude === null || longitude === null) return false;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return false;
  // Nobody drives in the Gulf of Guinea.
  return Math.abs(latitude) > 0.01 || Math.abs(longitude) > 0.01;
}

export function isMoving({ speedKmh }: Pick<Point, 'speedKmh'>): boolean {
  return (speedKmh ?? 0) >= movingFrom;
}

/** Whether a point may make an alert. */
export function isFresh({ fixAt }: Pick<Point, 'fixAt'>, now: Date): boolean {
  return now.getTime() - fixAt.getTime() <= freshMinutes * 60_000;
}

/** The rhythm of a unit in seconds, on the road and while it stands. */
export interface Rhythm {
  readonly moving: number | null;
  readonly parked: number | null;
}

/**
 * Learns a unit's rhythm from the pause between two points: a fifth of each new pause counts. A pause that is itself a silence
 * teaches nothing.
 */
export function learnRhythm(rhythm: Rhythm, seconds: number, moved: boolean): Rhythm {
  const known = moved ? rhythm.moving : rhythm.parked;
  if (seconds <= 0 || (known !== null && seconds > known * silentRhythms)) return rhythm;
  const learned = known === null ? seconds : Math.round(known * 0.8 + seconds * 0.2);
  return moved ? { ...rhythm, moving: learned } : { ...rhythm, parked: learned };
}

/** Seconds after which a unit is silent; undefined while nobody knows its rhythm. */
export function silentAfter(rhythm: Rhythm, moves: boolean, isOnLoad: boolean): number | undefined {
  if (isOnLoad) return silentOnLoadMinutes * 60;
  const own = moves ? rhythm.moving : rhythm.parked;
  return own === null ? undefined : own * silentRhythms;
}
