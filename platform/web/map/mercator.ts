import type { Position } from '#platform/coordinates.ts';

/** A point of the Mercator map: 0 to 1 from west to east, and from north to south. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** What of the map is looked at: its middle, and how near; one zoom level more shows everything twice as large. */
export interface MapView {
  readonly centre: MapPoint;
  readonly zoom: number;
}

/** In pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

export const tileSize = 256;
export const zoomRange = { min: 2, max: 18 } as const;
const equator = 40_075_016.7;

export function toMap({ latitude, longitude }: Position): MapPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function fromMap({ x, y }: MapPoint): Position {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: (x - 0.5) * 360 };
}

/** How many pixels wide the whole world would be. */
export function worldWidth(zoom: number): number {
  return tileSize * 2 ** zoom;
}

export function metresPerPixel(latitude: number, zoom: number): number {
  return (equator * Math.cos((latitude * Math.PI) / 180)) / worldWidth(zoom);
}

/** Where a point of the map stands on the screen. */
export function toScreen({ x, y }: MapPoint, { centre, zoom }: MapView, { width, height }: MapSize): MapPoint {
  const world = worldWidth(zoom);
  return { x: (x - centre.x) * world + width / 2, y: (y - centre.y) * world + height / 2 };
}

export function fromScreen({ x, y }: MapPoint, { centre, zoom }: MapView, { width, height }: MapSize): MapPoint {
  const world = worldWidth(zoom);
  return { x: centre.x + (x - width / 2) / world, y: centre.y + (y - height / 2) / world };
}

export function clampedZoom(zoom: number): number {
  return Math.min(zoomRange.max, Math.max(zoomRange.min, zoom));
}

/** Nearer or further, while the point under the finger stays where it is. */
export function zoomedAt(view: MapView, size: MapSize, at: MapPoint, zoom: number): MapView {
  const next = clampedZoom(zoom);
  const fixed = fromScreen(at, view, size);
  const world = worldWidth(next);
  return {
    zoom: next,
    centre: { x: fixed.x - (at.x - size.width / 2) / world, y: fixed.y - (at.y - size.height / 2) / world },
  };
}

export function movedBy({ centre, zoom }: MapView, dx: number, dy: number): MapView {
  const world = worldWidth(zoom);
  return { zoom, centre: { x: centre.x - dx / world, y: centre.y - dy / world } };
}

export interface MapFrame {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The view that shows a frame as large as it fits. */
export function viewOf({ south, west, north, east }: MapFrame, { width, height }: MapSize): MapView {
  const [a, b] = [toMap({ latitude: north, longitude: west }), toMap({ latitude: south, longitude: east })];
  const across = Math.max((b.x - a.x) / width, (b.y - a.y) / height) * tileSize;
  return { centre: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, zoom: clampedZoom(Math.log2(1 / across)) };
}

/** The view around a point in which a circle of this radius fills half of the height. */
export function viewAround(position: Position, radius: number, { height }: MapSize): MapView {
  const wanted = Math.max(radius, 250);
  const zoom = Math.log2((equator * Math.cos((position.latitude * Math.PI) / 180) * height) / (wanted * 4 * tileSize));
  return { centre: toMap(position), zoom: clampedZoom(Math.floor(zoom * 2) / 2) };
}

/** The view around a point in which one sees what part of a country it is. */
export function viewAbout(position: Position): MapView {
  return { centre: toMap(position), zoom: 7.5 };
}

/** The part of the earth that a view shows. */
export function frameOf(view: MapView, size: MapSize): MapFrame {
  const northWest = fromMap(fromScreen({ x: 0, y: 0 }, view, size));
  const southEast = fromMap(fromScreen({ x: size.width, y: size.height }, view, size));
  return {
    south: southEast.latitude,
    west: Math.max(-180, northWest.longitude),
    north: northWest.latitude,
    east: Math.min(180, southEast.longitude),
  };
}

export interface Tile {
  readonly key: string;
  readonly address: string;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** The tiles that cover a view, with their places on the screen. `template` names them by {z}, {x} and {y}. */
export function tilesOf(template: string, view: MapView, size: MapSize): Tile[] {
  const z = Math.round(view.zoom);
  const count = 2 ** z;
  const side = worldWidth(view.zoom) / count;
  const first = fromScreen({ x: 0, y: 0 }, view, size);
  const last = fromScreen({ x: size.width, y: size.height }, view, size);
  const within = (value: number) => Math.min(count - 1, Math.max(0, Math.floor(value * count)));
  const tiles: Tile[] = [];
  for (let x = within(first.x); x <= within(last.x); x++)
    for (let y = within(first.y); y <= within(last.y); y++) {
      const corner = toScreen({ x: x / count, y: y / count }, view, size);
      const address = template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
      tiles.push({ key: `${z}/${x}/${y}`, address, left: corner.x, top: corner.y, size: side });
    }
  return tiles;
}

/** A round distance for the scale bar, at most `pixels` wide. */
export function scaleOf(
  latitude: number,
  zoom: number,
  pixels: number,
): { readonly metres: number; readonly width: number } {
  const perPixel = metresPerPixel(latitude, zoom);
  const power = 10 ** Math.floor(Math.log10(perPixel * pixels));
  const metres = [5, 2, 1].map((step) => step * power).find((each) => each <= perPixel * pixels) ?? power;
  return { metres, width: metres / perPixel };
}
