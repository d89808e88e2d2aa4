import { distanceBetween, type Position } from '#platform/coordinates.ts';
import { isMoving } from './points.ts';

/** A place with the metres around its pin. */
interface Fence extends Position {
  readonly radius: number;
}

interface FencedPoint extends Position {
  readonly fixAt: Date;
  readonly speedKmh: number | null;
}

/** Whether a point is within a place. */
export function isInside(point: Position, fence: Fence): boolean {
  return distanceBetween(point, fence) <= fence.radius;
}

/** A vehicle has arrived that has stood for so long. */
const standingMinutes = 3;

/**
 * When a vehicle arrived at a place and when it left, by its points in the order of their fixes. It has arrived with two points
 * inside one after the other, or when it has stood inside for three minutes: at the first of them. Who passes by has not. It
 * has left with two points outside one after the other, at the first of them.
 */
export function visitOf(
  points: readonly FencedPoint[],
  fence: Fence,
  now: Date,
): { readonly arrivedAt: Date; readonly leftAt: Date | null } | undefined {
  const inside = points.map((point) => isInside(point, fence));
  const arrival = points.findIndex(
    (point, place) => inside[place] && (inside[place + 1] === true || hasStood(point, points[place + 1], now)),
  );
  if (arrival === -1) return undefined;
  const leaving = points.findIndex(
    (_, place) => place > arrival && inside[place] === false && inside[place + 1] === false,
  );
  return { arrivedAt: points[arrival]!.fixAt, leftAt: leaving === -1 ? null : points[leaving]!.fixAt };
}

/** Nothing came after it for three minutes, and it did not move. */
function hasStood(point: FencedPoint, next: FencedPoint | undefined, now: Date): boolean {
  return (
    point.speedKmh !== null &&
    !isMoving(point) &&
    next === undefined &&
    now.getTime() - point.fixAt.getTime() >= standingMinutes * 60_000
  );
}
