import type { Duty, LoadFacts, PlaceFacts, Span } from './facts.ts';

const hour = 3_600_000;
/** Hours that a driver may be on duty in a row, and must rest then (National Bargaining Council, clauses 36 and 59). */
export const dutyHours = 15;
export const restHours = 9;
/** Kilometres an hour: no goods vehicle above nine tonnes may go faster on any road, and none of the others faster than that. */
const fastest = { heavy: 80, light: 120 } as const;
/** Codes for vehicles of up to nine tonnes, about which `fastest` cannot say more. */
const lightCodes = ['', 'B', 'EB', 'C1', 'EC1'];
/** Minutes at a stop whose place does not say how long its service takes. */
const usualServiceMinutes = 0;

export const hoursOf = ({ from, until }: Span) => (until.getTime() - from.getTime()) / hour;

/** Hours that the trip takes at least: the distance at the greatest speed, and the service at each stop. Null where nobody knows how far it is. */
export function leastHours(
  load: LoadFacts,
): { readonly km: number; readonly driving: number; readonly work: number } | null {
  const km = load.distanceKm ?? apart(load);
  if (km === null || km === 0) return null;
  const driving = km / (lightCodes.includes(load.licenceCode) ? fastest.light : fastest.heavy);
  const minutes = load.stops.reduce((sum, { place }) => sum + (place?.serviceMinutes ?? usualServiceMinutes), 0);
  return { km, driving, work: driving + minutes / 60 };
}

/** How far the places of the stops are apart in a straight line, one after the other; null where one has no pin. */
function apart({ stops }: LoadFacts): number | null {
  let km = 0;
  for (const [place, stop] of stops.entries()) {
    if (!hasPin(stop.place)) return null;
    const before = stops[place - 1]?.place ?? null;
    if (hasPin(before)) km += between(before, stop.place);
  }
  return stops.length < 2 ? null : km;
}

interface Pin {
  readonly latitude: number;
  readonly longitude: number;
}
const hasPin = (place: PlaceFacts | null): place is PlaceFacts & Pin =>
  place !== null && place.latitude !== null && place.longitude !== null;
const earthKm = 6371;

function between(one: Pin, other: Pin): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(half));
}

/**
 * Hours of rest that a plan of so many hours must leave: none up to a day's duty; beyond that a rest after each, and
 * what is longer than the duties between the rests is rest as well.
 */
export function restNeeded(hours: number): number {
  let least = Infinity;
  for (let rests = 0; restHours * rests < least; rests++)
    least = Math.min(least, Math.max(restHours * rests, hours - dutyHours * (rests + 1)));
  return least;
}

export interface Chain extends Span {
  /** The shortest pause between two loads of it, in hours, and the load that lies on its other side. */
  readonly pause: number;
  readonly loadNumber: string;
}

/** The loads before and after that are not separated from this one by a rest; null where there are none. */
export function chainOf(own: Span, others: readonly Duty[]): Chain | null {
  let [{ from, until }, pause, loadNumber]: [Span, number, string] = [own, Infinity, ''];
  const left = [...others];
  for (;;) {
    const near = left.findIndex((duty) => pauseOf({ from, until }, duty) < restHours);
    if (near < 0) break;
    const [duty] = left.splice(near, 1);
    const gap = pauseOf({ from, until }, duty!);
    if (gap < pause) [pause, loadNumber] = [gap, duty!.loadNumber];
    [from, until] = [new Date(Math.min(+from, +duty!.from)), new Date(Math.max(+until, +duty!.until))];
  }
  return loadNumber === '' ? null : { from, until, pause: Math.max(0, pause), loadNumber };
}

function pauseOf(one: Span, other: Span): number {
  return Math.max(+other.from - +one.until, +one.from - +other.until) / hour;
}
