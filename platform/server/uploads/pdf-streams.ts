import { inflateSync } from 'node:zlib';
import { isDictionary, isName, PdfTooLarge, valuesOf, type PdfDictionary, type PdfValue } from './pdf-syntax.ts';

/** What all streams of one file may become together, in bytes. Uploads have at most 10 MB; honest ones stay far below. */
const maxInflatedBytes = 50_000_000;
/** Honest text and tables compress 5 to 20 times; the first megabyte is free, as small tables of zeros go higher. */
const maxRatio = 100;
const freeBytes = 1_000_000;

/** Thrown where what a stream holds cannot be known: an unusual or broken encoding. */
export class PdfUnreadable extends Error {
  override readonly name = 'PdfUnreadable';
}

/** Counts what the streams of one file become. */
export interface InflationBudget {
  left: number;
}

export function inflationBudget(): InflationBudget {
  return { left: maxInflatedBytes };
}

/** The names of a stream's filters in the order in which they are undone; undefined where they are not written plainly. */
export function filtersOf(dictionary: PdfDictionary): readonly string[] | undefined {
  const values = [...valuesOf(dictionary, 'Filter'), ...valuesOf(dictionary, 'F')];
  if (values.length === 0) return [];
  const [value] = values;
  if (values.length > 1 || value === undefined) return undefined;
  const list: readonly PdfValue[] = Array.isArray(value) ? (value as readonly PdfValue[]) : [value];
  return list.every(isName) ? list.map(({ name }) => fullNames[name] ?? name) : undefined;
}

const fullNames: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
};

/**
 * The content of a stream of the usual encodings: none, Flate, and one of the ASCII forms before it. Flate finds its end by
 * itself, so `raw` may go on behind it.
 */
export function decodeStream(
  filters: readonly string[] | undefined,
  raw: Uint8Array,
  budget: InflationBudget,
): Uint8Array {
  if (!filters) throw new PdfUnreadable('filters');
  if (filters.filter((filter) => compressing.has(filter)).length > 1) throw new PdfTooLarge('filters');
  let content = raw;
  for (const [at, filter] of filters.entries()) {
    if (filter === 'ASCII85Decode' && at === 0) content = ascii85(content);
    else if (filter === 'ASCIIHexDecode' && at === 0) content = asciiHex(content);
    else if (filter === 'FlateDecode' && at === filters.length - 1) content = inflate(content, budget);
    else {
      // Not undone here, but by readers: counted as if it grew as much as Flate may.
      if (compressing.has(filter)) spend(budget, raw.length * maxRatio);
      throw new PdfUnreadable('filter');
    }
  }
  return content;
}

/** One of them is enough for any honest file; two of them multiply. */
const compressing: ReadonlySet<string> = new Set(['FlateDecode', 'LZWDecode', 'RunLengthDecode']);

/** A predictor rearranges bytes after inflating. Object streams have no use for one, except to hide what they hold. */
export function hasPredictor(dictionary: PdfDictionary): boolean {
  const parameters = [
    ...valuesOf(dictionary, 'DecodeParms'),
    ...valuesOf(dictionary, 'DP'),
  ].flat() as readonly PdfValue[];
  return parameters.some(
    (value) =>
      value !== null && !(isDictionary(value) && valuesOf(value, 'Predictor').every((predictor) => predictor === 1)),
  );
}

function inflate(compressed: Uint8Array, budget: InflationBudget): Uint8Array {
  const allowed = Math.min(budget.left, Math.max(freeBytes, compressed.length * maxRatio));
  try {
    const content = inflateSync(compressed, { maxOutputLength: Math.max(allowed, 1) });
    spend(budget, content.length);
    return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new PdfTooLarge('streams');
    throw new PdfUnreadable('stream');
  }
}

function spend(budget: InflationBudget, bytes: number): void {
  budget.left -= bytes;
  if (budget.left < 0) throw new PdfTooLarge('streams');
}

/** The ASCII forms are for a page's drawing commands; larger ones are pictures, which hold nothing to read. */
const maxAsciiBytes = 1_000_000;

function asciiText(raw: Uint8Array, end: string): string {
  if (raw.length > maxAsciiBytes) throw new PdfUnreadable('ascii');
  return (Buffer.from(raw).toString('latin1').split(end, 1)[0] ?? '').replace(/[\s\0]+/g, '');
}

function asciiHex(raw: Uint8Array): Uint8Array {
  const digits = asciiText(raw, '>');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
}

/** ISO 32000-1 §7.4.3: five characters from `!` to `u` are four bytes, `z` is four zeros, and `~>` ends. */
function ascii85(raw: Uint8Array): Uint8Array {
  // A group that is cut short is filled with the highest digit, and gives one byte less than it has characters.
  const digits = asciiText(raw, '~').replaceAll('z', '!!!!!');
  const missing = (5 - (digits.length % 5)) % 5;
  const padded = digits + 'u'.repeat(missing);
  const content = Buffer.alloc((padded.length / 5) * 4);
  for (let group = 0; group * 5 < padded.length; group++) {
    let value = 0;
    for (let at = 0; at < 5; at++) value = value * 85 + (padded.charCodeAt(group * 5 + at) - 33);
    content.writeUInt32BE(Math.max(0, value) % 2 ** 32, group * 4);
  }
  return content.subarray(0, content.length - missing);
}
