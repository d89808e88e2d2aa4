import {
  decodeStream,
  filtersOf,
  hasPredictor,
  inflationBudget,
  PdfUnreadable,
  type InflationBudget,
} from './pdf-streams.ts';
import {
  isDictionary,
  isName,
  isSpace,
  PdfReader,
  PdfTooLarge,
  valueOf,
  valuesOf,
  type PdfDictionary,
  type PdfValue,
} from './pdf-syntax.ts';

export interface PdfObject {
  /** Undefined for a trailer, and where the number is not written plainly. */
  readonly number: number | undefined;
  readonly value: PdfValue;
}

export interface PdfStructure {
  readonly isEncrypted: boolean;
  /** False where a stream is encoded in a way that a reader might inflate without bounds: no text is taken from such a file. */
  readonly hasReadableStreams: boolean;
}

const maxObjects = 300_000;
const maxObjectStreams = 2000;

/**
 * Shows all objects of a file to `visit`, one after the other. They are found by their own marks and not by the
 * cross-reference table, which is written by whoever made the file: each `obj` and each `trailer` is read, wherever it
 * stands, older revisions and unused ones included, and so is each object stream. What no such mark stands before, no reader
 * finds either.
 *
 * Throws `PdfTooLarge`, or `PdfUnreadable` for an object stream that hides what it holds.
 */
export function readObjects(bytes: Uint8Array, visit: (object: PdfObject) => void): PdfStructure {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const streams: PdfStream[] = [];
  let isEncrypted = false;
  let objects = 0;
  const show = (object: PdfObject) => {
    if (++objects > maxObjects) throw new PdfTooLarge('objects');
    visit(object);
  };

  for (const { start, number } of marks(file)) {
    const reader = new PdfReader(file, start);
    const value = reader.value();
    show({ number, value });
    if (!isDictionary(value)) continue;
    isEncrypted ||= valuesOf(value, 'Encrypt').some((encryption) => encryption !== null);
    if (reader.keyword() === 'stream') streams.push(streamOf(value, reader.position));
  }
  // Nothing in an encrypted file can be read, and it is refused for that.
  if (isEncrypted) return { isEncrypted, hasReadableStreams: false };

  const budget = inflationBudget();
  let hasReadableStreams = true;
  let objectStreams = 0;
  for (const stream of streams) {
    const raw = () => file.subarray(...extentOf(file, stream));
    if (stream.packed) {
      if (++objectStreams > maxObjectStreams) throw new PdfTooLarge('objectStreams');
      for (const object of packedObjects(stream.packed, decodeStream(stream.filters, raw(), budget))) show(object);
    } else if (!stream.isImage) hasReadableStreams = isReadable(stream, raw(), budget) && hasReadableStreams;
  }
  return { isEncrypted, hasReadableStreams };
}

interface Mark {
  readonly start: number;
  readonly number: number | undefined;
}

function* marks(file: Buffer): Generator<Mark> {
  for (let at = file.indexOf('trailer'); at >= 0; at = file.indexOf('trailer', at + 7))
    yield { start: at + 7, number: undefined };
  for (let at = file.indexOf('obj'); at >= 0; at = file.indexOf('obj', at + 3)) {
    const before = file.toString('latin1', Math.max(0, at - 40), at);
    if (before.endsWith('end')) continue;
    const number = /(\d{1,10})[\0\t\n\f\r ]+\d{1,10}[\0\t\n\f\r ]*$/.exec(before)?.[1];
    yield { start: at + 3, number: number === undefined ? undefined : Number(number) };
  }
}

/** What is kept of a stream until all others are known; its dictionary may be large. */
interface PdfStream {
  readonly afterKeyword: number;
  readonly length: PdfValue | undefined;
  readonly filters: readonly string[] | undefined;
  readonly isImage: boolean;
  readonly packed: PackedHeader | undefined;
}
interface PackedHeader {
  readonly count: PdfValue | undefined;
  readonly first: PdfValue | undefined;
  readonly hasPredictor: boolean;
}

function streamOf(dictionary: PdfDictionary, afterKeyword: number): PdfStream {
  const isOf = (key: string, kind: string) =>
    valuesOf(dictionary, key).some((value) => isName(value) && value.name === kind);
  // `/N` and `/First` make an object stream for readers, whatever its `/Type` says.
  const isPacked =
    isOf('Type', 'ObjStm') || (valuesOf(dictionary, 'N').length > 0 && valuesOf(dictionary, 'First').length > 0);
  return {
    afterKeyword,
    length: valueOf(dictionary, 'Length'),
    filters: filtersOf(dictionary),
    isImage: isOf('Subtype', 'Image'),
    packed: isPacked
      ? { count: valueOf(dictionary, 'N'), first: valueOf(dictionary, 'First'), hasPredictor: hasPredictor(dictionary) }
      : undefined,
  };
}

/** From behind the line end after `stream` to `endstream`; `/Length` where it leads there, as readers do. */
function extentOf(file: Buffer, { afterKeyword, length }: PdfStream): [start: number, end: number] {
  let start = afterKeyword;
  if (file[start] === 0x0d) start++;
  if (file[start] === 0x0a) start++;
  if (typeof length === 'number' && Number.isInteger(length) && length >= 0) {
    let end = start + length;
    while (end < start + length + 4 && isSpace(file[end])) end++;
    if (file.toString('latin1', end, end + 9) === 'endstream') return [start, start + length];
  }
  const found = file.indexOf('endstream', start);
  return [start, found < 0 ? file.length : found];
}

function isReadable({ filters }: PdfStream, raw: Uint8Array, budget: InflationBudget): boolean {
  try {
    decodeStream(filters, raw, budget);
    return true;
  } catch (error) {
    if (error instanceof PdfUnreadable) return false;
    throw error;
  }
}

/** ISO 32000-1 §7.5.7: `/N` pairs of number and offset, then the objects from `/First` on. */
function* packedObjects(header: PackedHeader, content: Uint8Array): Generator<PdfObject> {
  const { count, first } = header;
  if (typeof count !== 'number' || typeof first !== 'number' || header.hasPredictor)
    throw new PdfUnreadable('objectStream');
  const pairs = new PdfReader(content);
  for (let at = 0; at < count; at++) {
    const [number, offset] = [pairs.value(), pairs.value()];
    if (typeof number !== 'number' || typeof offset !== 'number') throw new PdfUnreadable('objectStream');
    yield { number, value: new PdfReader(content, first + offset).value() };
  }
}
