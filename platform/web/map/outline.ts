import type { AfricanCountryCode } from '#platform/africa.ts';
import { africaOutline, outlineStep } from './africa-outline.ts';
import { type MapFrame, type MapPoint, type MapSize, type MapView, toMap, toScreen } from './mercator.ts';

interface Ring {
  readonly corners: readonly MapPoint[];
  /** Of the map: north-west and south-east. */
  readonly box: readonly [MapPoint, MapPoint];
  /** In parts of the map; only for comparing. */
  readonly area: number;
}

interface Country {
  readonly code: AfricanCountryCode;
  readonly rings: readonly Ring[];
  readonly frame: MapFrame;
  /** Where its name stands: in the middle of its largest part. */
  readonly middle: MapPoint;
}

/** The outlines are a kilometre off here and there: beyond this level that would show, and mislead at a border. */
export const outlinesUntil = 9;

/** A part of a country so small beside its largest is not looked for on a map of it. */
const speck = 1 / 200;

const countries: readonly Country[] = Object.entries(africaOutline).map(([code, rings]) => countryOf(code, rings));

function countryOf(code: string, encoded: readonly (readonly number[])[]): Country {
  const positions = encoded.map(decoded);
  const rings = positions.map((ring) => ringOf(ring.map(toMap)));
  const largest = rings.reduce((one, other) => (other.area > one.area ? other : one));
  // Specks far out at sea would make the rest small: South Africa reaches to 47° south with two islands.
  const all = positions.filter((_, place) => rings[place]!.area > largest.area * speck).flat();
  return {
    code: code as AfricanCountryCode,
    rings,
    frame: {
      south: Math.min(...all.map(({ latitude }) => latitude)),
      west: Math.min(...all.map(({ longitude }) => longitude)),
      north: Math.max(...all.map(({ latitude }) => latitude)),
      east: Math.max(...all.map(({ longitude }) => longitude)),
    },
    middle: centreOf(largest.corners),
  };
}

function decoded(steps: readonly number[]): { latitude: number; longitude: number }[] {
  const corners: { latitude: number; longitude: number }[] = [];
  let [x, y] = [0, 0];
  for (let place = 0; place < steps.length; place += 2) {
    x += steps[place]!;
    y += steps[place + 1]!;
    corners.push({ latitude: y * outlineStep, longitude: x * outlineStep });
  }
  return corners;
}

function ringOf(corners: readonly MapPoint[]): Ring {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const box = [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ] as const;
  return { corners, box, area: (box[1].x - box[0].x) * (box[1].y - box[0].y) };
}

/** The centre of the area that the corners enclose. */
function centreOf(corners: readonly MapPoint[]): MapPoint {
  let [x, y, area] = [0, 0, 0];
  corners.forEach((one, place) => {
    const other = corners[(place + 1) % corners.length]!;
    const cross = one.x * other.y - other.x * one.y;
    area += cross;
    x += (one.x + other.x) * cross;
    y += (one.y + other.y) * cross;
  });
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** What of the outlines is in sight, as an SVG path. */
export function outlinePath(view: MapView, size: MapSize): string {
  const isInSight = ({ box: [first, last] }: Ring) => {
    const [a, b] = [toScreen(first, view, size), toScreen(last, view, size)];
    return b.x > 0 && b.y > 0 && a.x < size.width && a.y < size.height;
  };
  return countries
    .flatMap(({ rings }) => rings)
    .filter(isInSight)
    .map(({ corners }) => `M${corners.map((corner) => written(toScreen(corner, view, size))).join('L')}Z`)
    .join('');
}

const written = ({ x, y }: MapPoint) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A name needs about this much room, in pixels. */
const nameWidth = 70;

/** The countries whose names have room, with their places on the screen. */
export function namedCountries(
  view: MapView,
  size: MapSize,
): { readonly code: AfricanCountryCode; readonly at: MapPoint }[] {
  return countries.flatMap(({ code, rings, middle }) => {
    const at = toScreen(middle, view, size);
    const isInSight = at.x > 0 && at.y > 0 && at.x < size.width && at.y < size.height;
    const width = Math.max(...rings.map(({ box: [a, b] }) => toScreen(b, view, size).x - toScreen(a, view, size).x));
    return isInSight && width > nameWidth ? [{ code, at }] : [];
  });
}

/** South of the equator, where most of the loads go. */
const everything: MapFrame = { south: -35, west: 8, north: 6, east: 52 };

/** The part of the earth that a country takes up; of an unknown one, all of the south. */
export function frameOfCountry(code: AfricanCountryCode | undefined): MapFrame {
  return countries.find((country) => country.code === code)?.frame ?? everything;
}
