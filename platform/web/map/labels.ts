import type { MapPoint } from './mercator.ts';

/** Pixels that a letter and a line take up at least, about. */
const letter = 6.5;
const line = 13;

/** The names that can stand beside their points without covering one another, by their places: the first comes first. */
export function namesWithRoom(
  points: readonly { readonly at: MapPoint; readonly label: string }[],
): ReadonlySet<number> {
  const taken: { left: number; right: number; y: number }[] = [];
  const shown = new Set<number>();
  for (const [place, { at, label }] of points.entries()) {
    const [left, right] = [at.x, at.x + (label.length + 2) * letter];
    const isTaken = taken.some((other) => left < other.right && other.left < right && Math.abs(other.y - at.y) < line);
    if (isTaken) continue;
    taken.push({ left, right, y: at.y });
    shown.add(place);
  }
  return shown;
}
