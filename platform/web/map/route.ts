import type { Position } from '#platform/coordinates.ts';
import { type MapSize, type MapView, viewAbout, viewOf } from './mercator.ts';

/** Nearer than this the outlines alone would show nothing but a plain. */
const nearest = 9;
/** How much of each side stays free for the names beside the places. */
const margin = 0.18;

/** The view that shows all places with room around them; of one place, the part of the country that it is in. */
export function routeView(places: readonly Position[], size: MapSize): MapView {
  const [first] = places;
  if (!first) return { centre: { x: 0.5, y: 0.5 }, zoom: 2 };
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  if (south === north && west === east) return viewAbout(first);
  const inner = { width: size.width * (1 - 2 * margin), height: size.height * (1 - 2 * margin) };
  const view = viewOf({ south, west, north, east }, inner);
  return { ...view, zoom: Math.min(view.zoom, nearest) };
}

export interface RoutePlace<At> {
  readonly at: At;
  readonly isDone: boolean;
}

/** The way that is driven, and the way to go. Where nobody knows the vehicle, it is at the last stop that it reached. */
export function routeParts<At>(
  stops: readonly RoutePlace<At>[],
  vehicle: At | undefined,
): { readonly done: readonly At[]; readonly ahead: readonly At[] } {
  const reached = stops.findLastIndex(({ isDone }) => isDone);
  const between = vehicle === undefined ? [] : [vehicle];
  const points = stops.map(({ at }) => at);
  const behind = points.slice(0, reached + 1);
  return {
    done: reached < 0 ? [] : [...behind, ...between],
    ahead: [
      ...(vehicle === undefined ? points.slice(Math.max(0, reached), reached + 1) : between),
      ...points.slice(reached + 1),
    ],
  };
}
