import { inflateSync } from 'node:zlib';

/** Pixels that ink must reach across, and how many of them must be dark at least: a touch by chance does neither. */
const narrowest = 24;
const fewest = 40;
/** Of 255: what is darker counts as ink. */
const dark = 140;

/** Pixels of a box on the largest phone; more is not unpacked. */
const mostPixels = 4_000_000;

/**
 * Whether a signature that a phone drew is more than a dot. What is no PNG, or one in a form that phones do not make
 * (interlaced, with a palette, 16 bits), is left to the inspection of the file: nothing about it can be measured here.
 */
export function isInked(png: Buffer): boolean {
  try {
    return png.length < 45 || hasInk(png);
  } catch {
    return true;
  }
}

function hasInk(png: Buffer): boolean {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, colour, interlace] = [png[24], png[25] ?? 0, png[28]];
  const channels = ({ 0: 1, 2: 3, 4: 2, 6: 4 } as Readonly<Record<number, number>>)[colour];
  if (depth !== 8 || interlace !== 0 || channels === undefined || width * height > mostPixels) return true;
  const rows = unfiltered(inflateSync(dataOf(png), { maxOutputLength: height * (width * channels + 1) }), {
    width: width * channels,
    height,
    channels,
  });
  let [left, right, top, bottom, inked] = [width, -1, height, -1, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      const isClear = (channels === 2 || channels === 4) && rows[at + channels - 1]! < 128;
      if (isClear || rows[at]! >= dark) continue;
      inked++;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
  return inked >= fewest && Math.max(right - left, bottom - top) >= narrowest;
}

function dataOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
}

interface Shape {
  /** Bytes of a row. */
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** The bytes of the picture without the filters of the format (PNG specification, second edition, §9). */
function unfiltered(data: Buffer, { width, height, channels }: Shape): Uint8Array {
  const rows = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = y * (width + 1);
    const filter = data[from];
    for (let x = 0; x < width; x++) {
      const to = y * width + x;
      const left = x >= channels ? rows[to - channels]! : 0;
      const up = y > 0 ? rows[to - width]! : 0;
      const corner = x >= channels && y > 0 ? rows[to - width - channels]! : 0;
      rows[to] = (data[from + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return rows;
}

function predicted(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const near = left + up - corner;
  const [a, b, c] = [Math.abs(near - left), Math.abs(near - up), Math.abs(near - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
