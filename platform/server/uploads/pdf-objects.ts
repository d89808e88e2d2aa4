import {
  decodeStream,
  hasPredictor,
  inflationBudget,
  PdfTooLarge,
  PdfUnreadable,
  type InflationBudget,
} from './pdf-streams.ts';
import {
  isDictionary,
  isName,
  isSpace,
  PdfReader,
  valueOf,
  valuesOf,
  type PdfDictionary,
  type PdfValue,
} from './pdf-syntax.ts';

export interface PdfObjects {
  /** Every object that a reader could find, older revisions and unused ones included. Trailers have no number. */
  readonly objects: readonly PdfObject[];
  readonly isEncrypted: boolean;
  /** False where a stream is encoded in a way that a reader might inflate without bounds: no text is taken from such a file. */
  readonly hasReadableStreams: boolean;
}
export interface PdfObject {
  readonly number: number | undefined;
  readonly value: PdfValue;
}

const maxObjects = 300_000;
const maxObjectStreams = 2000;
/** How many objects one object stream may claim to hold. */
const maxPacked = 20_000;

/**
 * All objects of a file, found by their own marks and not by the cross-reference table, which is written by whoever made the
 * file: each `obj` and each `trailer` is read, wherever it stands, and so is each object stream. What no such mark stands
 * before, no reader finds either.
 *
 * Throws `PdfTooLarge`, `PdfUnreadable` (an object stream that hides what it holds) or `PdfTooDeep`.
 */
export function readObjects(bytes: Uint8Array): PdfObjects {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const objects: PdfObject[] = [];
  const streams: { dictionary: PdfDictionary; start: number }[] = [];
  for (const { start, number } of marks(file)) {
    const reader = new PdfReader(file, start);
    const value = reader.value();
    objects.push({ number, value });
    if (objects.length > maxObjects) throw new PdfTooLarge('too many objects');
    if (isDictionary(value) && reader.keyword() === 'stream')
      streams.push({ dictionary: value, start: reader.position });
  }
  const isEncrypted = objects.some(
    ({ value }) => isDictionary(value) && valuesOf(value, 'Encrypt').some((encryption) => encryption !== null),
  );
  // Nothing in an encrypted file can be read, and it is refused for that.
  if (isEncrypted) return { objects, isEncrypted, hasReadableStreams: false };

  const budget = inflationBudget();
  let hasReadableStreams = true;
  let objectStreams = 0;
  for (const { dictionary, start } of streams) {
    const raw = () => file.subarray(...extentOf(file, start, dictionary));
    if (holdsObjects(dictionary)) {
      if (++objectStreams > maxObjectStreams) throw new PdfTooLarge('too many object streams');
      for (const packed of packedObjects(dictionary, raw(), budget)) objects.push(packed);
    } else if (!isImage(dictionary)) hasReadableStreams = isReadable(dictionary, raw(), budget) && hasReadableStreams;
  }
  return { objects, isEncrypted, hasReadableStreams };
}

interface Mark {
  readonly start: number;
  readonly number: number | undefined;
}

function* marks(file: Buffer): Generator<Mark> {
  for (let at = file.indexOf('trailer'); at >= 0; at = file.indexOf('trailer', at + 7))
    yield { start: at + 7, number: undefined };
  for (let at = file.indexOf('obj'); at >= 0; at = file.indexOf('obj', at + 3)) {
    if (file.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const number = /(\d{1,10})[\0\t\n\f\r ]+\d{1,10}[\0\t\n\f\r ]*$/.exec(
      file.toString('latin1', Math.max(0, at - 40), at),
    )?.[1];
    yield { start: at + 3, number: number === undefined ? undefined : Number(number) };
  }
}

function isImage(dictionary: PdfDictionary): boolean {
  return valuesOf(dictionary, 'Subtype').some((subtype) => isName(subtype) && subtype.name === 'Image');
}

/** `/N` and `/First` make an object stream for readers, whatever its `/Type` says. */
function holdsObjects(dictionary: PdfDictionary): boolean {
  const isTyped = valuesOf(dictionary, 'Type').some((type) => isName(type) && type.name === 'ObjStm');
  return isTyped || (valuesOf(dictionary, 'N').length > 0 && valuesOf(dictionary, 'First').length > 0);
}

/** From behind the line end after `stream` to `endstream`; `/Length` where it leads there, as readers do. */
function extentOf(file: Buffer, afterKeyword: number, dictionary: PdfDictionary): [start: number, end: number] {
  let start = afterKeyword;
  if (file[start] === 0x0d) start++;
  if (file[start] === 0x0a) start++;
  const length = valueOf(dictionary, 'Length');
  if (typeof length === 'number' && Number.isInteger(length) && length >= 0) {
    let end = start + length;
    while (end < start + length + 4 && isSpace(file[end])) end++;
    if (file.toString('latin1', end, end + 9) === 'endstream') return [start, start + length];
  }
  const found = file.indexOf('endstream', start);
  return [start, found < 0 ? file.length : found];
}

function isReadable(dictionary: PdfDictionary, raw: Uint8Array, budget: InflationBudget): boolean {
  try {
    decodeStream(dictionary, raw, budget);
    return true;
  } catch (error) {
    if (error instanceof PdfUnreadable) return false;
    throw error;
  }
}

/** ISO 32000-1 §7.5.7: `/N` pairs of number and offset, then the objects from `/First` on. */
function packedObjects(dictionary: PdfDictionary, raw: Uint8Array, budget: InflationBudget): PdfObject[] {
  const [count, first] = [valueOf(dictionary, 'N'), valueOf(dictionary, 'First')];
  if (typeof count !== 'number' || typeof first !== 'number' || hasPredictor(dictionary))
    throw new PdfUnreadable('an object stream');
  const content = decodeStream(dictionary, raw, budget);
  const header = new PdfReader(content);
  const objects: PdfObject[] = [];
  for (let at = 0; at < Math.min(count, maxPacked); at++) {
    const [number, offset] = [header.value(), header.value()];
    if (typeof number !== 'number' || typeof offset !== 'number') throw new PdfUnreadable('an object stream');
    objects.push({ number, value: new PdfReader(content, first + offset).value() });
  }
  return objects;
}
