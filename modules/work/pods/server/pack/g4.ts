import { runCodes } from './g4-codes.ts';

/** A page in black and white: for each row the places at which the colour changes, the first one to black. */
export interface InkRows {
  readonly width: number;
  readonly rows: readonly Uint16Array[];
}

const vertical = new Map([
  [0, { bits: 0b1, length: 1 }],
  [1, { bits: 0b011, length: 3 }],
  [2, { bits: 0b000011, length: 6 }],
  [3, { bits: 0b0000011, length: 7 }],
  [-1, { bits: 0b010, length: 3 }],
  [-2, { bits: 0b000010, length: 6 }],
  [-3, { bits: 0b0000010, length: 7 }],
]);

/** Writes bits into bytes, the highest first. */
function bitWriter() {
  let bytes = new Uint8Array(65_536);
  let at = 0;
  let held = 0;
  let count = 0;
  return {
    put(bits: number, length: number): void {
      held = (held << length) | bits;
      count += length;
      while (count >= 8) {
        if (at === bytes.length) {
          const larger = new Uint8Array(bytes.length * 2);
          larger.set(bytes);
          bytes = larger;
        }
        count -= 8;
        bytes[at++] = (held >> count) & 0xff;
      }
      held &= (1 << count) - 1;
    },
    end(): Uint8Array {
      if (count > 0) this.put(0, 8 - count);
      return bytes.slice(0, at);
    },
  };
}
type BitWriter = ReturnType<typeof bitWriter>;

/** A page by ITU-T T.6 (Group 4): every row as what differs from the one above, and the end of the block twice. */
export function encodeG4({ width, rows }: InkRows): Uint8Array {
  const out = bitWriter();
  let above: Uint16Array = new Uint16Array(0);
  for (const row of rows) {
    encodeRow(out, row, above, width);
    above = row;
  }
  out.put(1, 12);
  out.put(1, 12);
  return out.end();
}

/** T.6 §2.2: a0, a1, a2 of the row, b1, b2 of the one above, under their names in the standard. */
function encodeRow(out: BitWriter, row: Uint16Array, above: Uint16Array, width: number): void {
  let a0 = -1;
  let colour: 0 | 1 = 0;
  let next = 0;
  let over = 0;
  while (a0 < width) {
    const a1 = row[next] ?? width;
    // Changes above that lie behind; of those ahead the first that leads to the other colour.
    while (over > 0 && above[over - 1]! > a0) over--;
    while (over < above.length && (above[over]! <= a0 || over % 2 !== colour)) over++;
    const b1 = above[over] ?? width;
    const b2 = above[over + 1] ?? width;
    if (b2 < a1) {
      out.put(0b0001, 4);
      a0 = b2;
      continue;
    }
    const mode = vertical.get(a1 - b1);
    if (mode) {
      out.put(mode.bits, mode.length);
      a0 = a1;
      colour = colour === 0 ? 1 : 0;
      next++;
    } else {
      const a2 = row[next + 1] ?? width;
      out.put(0b001, 3);
      putRun(out, a1 - Math.max(a0, 0), colour);
      putRun(out, a2 - a1, colour === 0 ? 1 : 0);
      a0 = a2;
      next += 2;
    }
  }
}

const longestRun = 2560;

function putRun(out: BitWriter, length: number, colour: 0 | 1): void {
  const codes = runCodes[colour];
  let left = length;
  for (; left >= longestRun + 64; left -= longestRun) put(out, codes.long[39]!);
  if (left >= 64) {
    put(out, codes.long[Math.floor(left / 64) - 1]!);
    left %= 64;
  }
  put(out, codes.short[left]!);
}

function put(out: BitWriter, { bits, length }: { readonly bits: number; readonly length: number }): void {
  out.put(bits, length);
}
