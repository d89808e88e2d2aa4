import { clientZone } from '#platform/client-zone.ts';
import { addDays } from '#platform/dates.ts';
import { dayOfClock, instantAt, wallClockIn } from '#platform/wall-clock.ts';
import type { LoadPlan } from './calls.ts';

type Row = LoadPlan['loads'][number];
type Vehicle = LoadPlan['vehicles'][number];
const hour = 3_600_000;

/** The time that a day plan shows. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Midnight of the client's day that lies `days` after the one of `now`. */
export function midnight(now: number, days = 0): number {
  const today = dayOfClock(wallClockIn(clientZone(), new Date(now)));
  return instantAt(`${addDays(today, days)}T00:00`, clientZone()).getTime();
}

/** The hour that the client's clock shows: `06`. */
export function hourOf(instant: number): string {
  return wallClockIn(clientZone(), new Date(instant)).slice(11, 13);
}

/** From when to when a load occupies its vehicle, as far as one knows now: what is late goes on until it arrives. */
export function occupied(row: Pick<Row, 'status' | 'loadAt' | 'tripUntil' | 'eta' | 'nextDueAt'>, now: number): Span {
  const from = Date.parse(row.loadAt);
  const planned = row.tripUntil ? Date.parse(row.tripUntil) : from + hour;
  const isMoving = row.status === 'DISPATCHED' || row.status === 'IN_TRANSIT';
  const expected = isMoving ? Math.max(planned, row.eta ? Date.parse(row.eta) : 0, now) : planned;
  return { from, until: Math.max(expected, from + hour) };
}

/** Where a stretch of time stands on an axis, in per cent; undefined where it lies outside. */
export function placed(stretch: Span, axis: Span): { readonly left: number; readonly width: number } | undefined {
  const from = Math.max(stretch.from, axis.from);
  const until = Math.min(stretch.until, axis.until);
  if (until <= from) return undefined;
  const onePercent = (axis.until - axis.from) * 0.01;
  return { left: (from - axis.from) / onePercent, width: (until - from) / onePercent };
}

export interface PlacedLoad {
  readonly row: Row;
  readonly span: Span;
  /** Loads of one vehicle that overlap stand under each other. */
  readonly line: number;
}

/** The loads of a vehicle in the fewest lines in which none covers another. */
export function inLines(rows: readonly Row[], now: number): { readonly placed: PlacedLoad[]; readonly lines: number } {
  const ends: number[] = [];
  const found = rows
    .map((row) => ({ row, span: occupied(row, now) }))
    .toSorted((a, b) => a.span.from - b.span.from)
    .map(({ row, span }) => {
      const free = ends.findIndex((end) => end <= span.from);
      const line = free === -1 ? ends.length : free;
      ends[line] = span.until;
      return { row, span, line };
    });
  return { placed: found, lines: Math.max(1, ends.length) };
}

/** Why a vehicle cannot take a load, as far as the plan knows; the server decides with all that it knows. */
export type Obstacle =
  | { readonly kind: 'availability' }
  | { readonly kind: 'equipment'; readonly equipment: string }
  | { readonly kind: 'busy'; readonly loadNumber: string };

export function obstacleFor(load: Row, vehicle: Vehicle, carried: readonly Row[], now: number): Obstacle | undefined {
  if (vehicle.availability !== 'available') return { kind: 'availability' };
  if (vehicle.equipmentName !== '' && vehicle.equipmentName !== load.equipmentName)
    return { kind: 'equipment', equipment: load.equipmentName };
  const wanted = occupied(load, now);
  const other = carried
    .filter(({ status, id }) => !['DELIVERED', 'CLOSED'].includes(status) && id !== load.id)
    .find((row) => {
      const taken = occupied(row, now);
      return taken.from < wanted.until && wanted.from < taken.until;
    });
  return other && { kind: 'busy', loadNumber: other.loadNumber };
}

/** The hours that the axis names: every third of two days, every twelfth of a week. */
export function axisHours(axis: Span): readonly number[] {
  const step = axis.until - axis.from > 3 * 24 * hour ? 12 : 3;
  const count = Math.round((axis.until - axis.from) / hour / step);
  return Array.from({ length: count }, (_, place) => axis.from + place * step * hour);
}

/** So wide is an axis at least, as its grid has it, beside the names of the vehicles. */
const leastWidth = 760;
/** Half of the pill that shows the time, and an hour's name with its distance. */
const [halfPill, hourName] = [20, 22];

/** Whether the time of now stands where the axis would name this hour. The pill says the time itself, and nothing covers the name of a day. */
export function isUnderNow(instant: number, now: number, axis: Span): boolean {
  const perPixel = (axis.until - axis.from) / leastWidth;
  // At the edges of the axis the pill is held inside.
  const pill = Math.min(Math.max(now, axis.from + halfPill * perPixel), axis.until - halfPill * perPixel);
  if (now < axis.from || now >= axis.until) return false;
  return instant < pill + halfPill * perPixel && instant > pill - (halfPill + hourName) * perPixel;
}

export interface Appointment {
  readonly at: number;
  readonly row: Row;
  readonly isPickup: boolean;
}

/** What happens in a span, by its time: where loads begin and where they end. */
export function appointments(rows: readonly Row[], { from, until }: Span): readonly Appointment[] {
  return rows
    .flatMap((row) => [
      { at: Date.parse(row.loadAt), row, isPickup: true },
      ...(row.tripUntil ? [{ at: Date.parse(row.eta ?? row.tripUntil), row, isPickup: false }] : []),
    ])
    .filter(({ at }) => at >= from && at < until)
    .toSorted((a, b) => a.at - b.at);
}
