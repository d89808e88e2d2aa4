/** A point on the earth in degrees (WGS 84); south and west are negative. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export type Axis = keyof Position;

const furthest: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 };
/** About a tenth of a metre. */
const decimals = 6;

const number = '\\d+(?:[.,]\\d+)?';
/** Not O: it is the west of Portuguese and French, and the east of Afrikaans. */
const hemisphere = '[NSEW]';
/** Degrees with a sign, or with minutes and seconds, before or after a letter: `-26,2693`, `26°16′09.5″S`, `S 26 16 9.5`. */
const written = new RegExp(
  `^(${hemisphere})?\\s*([-−+])?(${number})\\s*(?:[°º:]|\\s|$)?\\s*(?:(${number})\\s*(?:['′’:]|\\s|$)?\\s*(?:(${number})\\s*(?:["″”]|''|′′)?)?)?\\s*(${hemisphere})?$`,
  'i',
);

/** One coordinate as people write it; undefined where it is none. */
export function parseCoordinate(text: string, axis: Axis): number | undefined {
  const found = written.exec(text.trim());
  if (!found) return undefined;
  const [, before, sign, ...rest] = found;
  const [degrees, minutes, seconds, after] = rest;
  const letter = (before ?? after)?.toUpperCase();
  if ((before && after) || (letter && sign) || (letter && axisOf(letter) !== axis)) return undefined;
  const [d, m, s] = [degrees, minutes, seconds].map((part) => Number((part ?? '0').replace(',', '.'))) as [
    number,
    number,
    number,
  ];
  // Only the last part may have decimals.
  if (m >= 60 || s >= 60 || (minutes && !Number.isInteger(d)) || (seconds && !Number.isInteger(m))) return undefined;
  const size = d + m / 60 + s / 3600;
  if (size > furthest[axis]) return undefined;
  const isNegative = sign === '-' || sign === '−' || letter === 'S' || letter === 'W';
  return roundDegrees(isNegative ? -size : size);
}

function axisOf(letter: string): Axis {
  return letter === 'N' || letter === 'S' ? 'latitude' : 'longitude';
}

/**
 * Both coordinates out of one text, latitude first, as maps give them to copy: `-26.2693, 28.1802`, `26°16′09″S
 * 28°10′49″E`, also out of the address of a map. Undefined where the text is not both.
 */
export function parsePosition(text: string): Position | undefined {
  const fromAddress = /[@=/](-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/.exec(text);
  const parts = fromAddress ? fromAddress.slice(1) : halves(text.trim());
  if (!parts) return undefined;
  const [latitude, longitude] = [parseCoordinate(parts[0]!, 'latitude'), parseCoordinate(parts[1]!, 'longitude')];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function halves(text: string): readonly string[] | undefined {
  // Two patterns below take the square of the length, and a whole page may be pasted.
  if (text.length > 200) return undefined;
  const separated = text.split(/;|,\s+|\s*,(?=\s*[-−+]?\d{1,3}\.)/).filter((part) => part.trim() !== '');
  if (separated.length === 2) return separated;
  const lettered = /^(.+?[NS])\s+(.+[EW])$/i.exec(text) ?? /^([NS].+?)\s+([EW].+)$/i.exec(text);
  if (lettered) return lettered.slice(1);
  const spaced = text.split(/\s+/);
  return spaced.length === 2 && spaced.every((part) => /^[-−+]?\d{1,3}[.,]\d+$/.test(part)) ? spaced : undefined;
}

export function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(decimals));
}

/** Metres, the mean radius. */
const earthRadius = 6_371_000;

/** Metres between two points, along the surface. */
export function distanceBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * across;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
