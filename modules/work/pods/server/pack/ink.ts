import type { Canvas } from '@napi-rs/canvas';
import type { InkRows } from './g4.ts';

/** Squares of the page whose brightness is compared: about the height of a printed line. */
const squareBits = 5;
const square = 1 << squareBits;

/**
 * A page in black and white. What is darker than its surroundings is ink, so that a shadow on a photographed paper stays
 * white, and a grey stamp does not get lost.
 */
export function inkOf(canvas: Canvas): InkRows {
  const { width, height } = canvas;
  const grey = greyOf(canvas);
  const { limits, columns } = limitsOf(grey, width, height);
  const changes = new Uint16Array(width + 1);
  const rows: Uint16Array[] = [];
  for (let y = 0; y < height; y++) {
    const line = (y >> squareBits) * columns;
    const count = changesOf(grey, y * width, width, limits, line, changes);
    rows.push(changes.slice(0, count));
  }
  return { width, rows };
}

/** The places of one row at which ink begins or ends, written into `changes`. Answers how many they are. */
function changesOf(
  grey: Uint8Array,
  from: number,
  width: number,
  limits: Uint8Array,
  line: number,
  changes: Uint16Array,
): number {
  let count = 0;
  let ink = 0;
  for (let x = 0; x < width; x++) {
    const is = grey[from + x]! < limits[line + (x >> squareBits)]! ? 1 : 0;
    if (is !== ink) {
      ink = is;
      changes[count++] = x;
    }
  }
  return count;
}

/** Kept from page to page: they are of one size, and this much memory takes long to be given. */
let kept = new Uint8Array(0);
/** A pixel of bare paper, which most are. */
const white = 0xffffffff;

/** Brightness as the eye weighs colours (ITU-R BT.601), in whole numbers. */
function greyOf(canvas: Canvas): Uint8Array {
  const { width, height } = canvas;
  const count = width * height;
  if (kept.length < count) kept = new Uint8Array(count);
  const grey = kept;
  // The pixels where they are: a copy of a page is 15 MB.
  const { buffer, byteOffset } = canvas.data();
  const pixels = new Uint32Array(buffer, byteOffset, count);
  for (let at = 0; at < count; at++) {
    const pixel = pixels[at]!;
    grey[at] =
      pixel === white ? 255 : ((pixel & 0xff) * 77 + ((pixel >> 8) & 0xff) * 150 + ((pixel >> 16) & 0xff) * 29) >> 8;
  }
  return grey;
}

function limitsOf(grey: Uint8Array, width: number, height: number) {
  const columns = Math.ceil(width / square);
  const lines = Math.ceil(height / square);
  const means = new Float32Array(columns * lines);
  for (let line = 0; line < lines; line++)
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      let count = 0;
      // Every second pixel of every second row says enough.
      for (let y = line * square; y < Math.min(height, (line + 1) * square); y += 2)
        for (let x = column * square; x < Math.min(width, (column + 1) * square); x += 2) {
          sum += grey[y * width + x]!;
          count++;
        }
      means[line * columns + column] = sum / count;
    }
  const limits = Uint8Array.from(means, (_, place) => {
    const [line, column] = [Math.floor(place / columns), place % columns];
    let brightest = 0;
    for (let y = Math.max(0, line - 1); y <= Math.min(lines - 1, line + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
        brightest = Math.max(brightest, means[y * columns + x]!);
    return Math.min(190, Math.max(80, brightest * 0.78));
  });
  return { limits, columns };
}
