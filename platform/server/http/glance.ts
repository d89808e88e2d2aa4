import { isAscii } from 'node:buffer';
import crypto from 'node:crypto';

/** The fields of the envelope that can be read before anything is parsed. */
export type Glanced = Partial<
  Record<'clientVersion' | 'sessionId' | 'service' | 'operation' | 'language' | 'partition', string>
>;
const glanced: ReadonlySet<string> = new Set([
  'clientVersion',
  'sessionId',
  'service',
  'operation',
  'language',
  'partition',
]);

export interface Glance {
  readonly envelope: Glanced;
  /** It has more fields, levels or loose characters than any call of ours. */
  readonly isTooDeep: boolean;
  /** Where long strings stand, without their quotes. */
  readonly longStrings: readonly { readonly start: number; readonly end: number }[];
}

const maximumDepth = 20;

/** How much a body may hold. */
export interface Bounds {
  /** Fields and entries of lists. */
  readonly keys: number;
  /** Steps that one look may take. A file in base64 is one string, and one step. */
  readonly steps: number;
}
/** Of anybody's call. */
export const usualBounds: Bounds = { keys: 5000, steps: 512 * 1024 };
/** Of somebody who is known and sends much at once: a batch of five thousand lines has a dozen fields in each. */
export const uploadBounds: Bounds = { keys: 100_000, steps: 4 * 1024 * 1024 };
/** No field that is read here is longer. */
const fieldAtMost = 200;
/** From this length on a string is not parsed, but cut out of the bytes. */
const longFrom = 64 * 1024;

const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Looks at the raw bytes of a body, whole or only its beginning, and ends early where it has seen enough: what a
 * stranger sends must cost next to nothing, however many small values are in it. This is a first look only; the parsed
 * body decides.
 */
export function glanceAt(bytes: Buffer, { keys, steps: stepsAtMost }: Bounds = usualBounds): Glance {
  const envelope: Glanced = {};
  const longStrings: { start: number; end: number }[] = [];
  let [depth, commas, steps] = [0, 0, 0];
  let key: string | undefined;
  let isValue = false;
  const seen = (isTooDeep: boolean): Glance => ({ envelope, isTooDeep, longStrings });
  for (let at = 0; at < bytes.length; at++) {
    if (++steps > stepsAtMost) return seen(true);
    const byte = bytes[at]!;
    if (byte === openObject || byte === openArray) {
      if (++depth > maximumDepth) return seen(true);
    } else if (byte === closeObject || byte === closeArray) depth--;
    else if (byte === comma) {
      if (++commas > keys) return seen(true);
      if (depth === 1) [key, isValue] = [undefined, false];
    } else if (byte === colon) isValue ||= depth === 1;
    else if (byte === quote) {
      const start = at + 1;
      const { end, quotes } = endOfString(bytes, start, stepsAtMost - steps);
      steps += quotes;
      if (end === -1) return seen(steps >= stepsAtMost);
      if (end - start >= longFrom) longStrings.push({ start, end });
      else if (depth === 1 && end - start <= fieldAtMost) {
        const text = textOf(bytes, start, end);
        if (!isValue) key = text;
        else if (key !== undefined && text !== undefined && glanced.has(key)) envelope[key as keyof Glanced] = text;
      }
      at = end;
    }
  }
  return seen(false);
}

/** The quote that ends a string; -1 where there is none, or where too many of them are part of the text. */
function endOfString(bytes: Buffer, start: number, quotesAtMost: number): { end: number; quotes: number } {
  let quotes = 0;
  for (let at = start; ; at++) {
    at = bytes.indexOf(quote, at);
    if (at === -1 || ++quotes > quotesAtMost) return { end: -1, quotes };
    let before = at;
    while (before > start && bytes[before - 1] === backslash) before--;
    if ((at - before) % 2 === 0) return { end: at, quotes };
  }
}

function textOf(bytes: Buffer, start: number, end: number): string | undefined {
  try {
    return JSON.parse(bytes.toString('utf8', start - 1, end + 1)) as string;
  } catch {
    return undefined;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Nobody outside of this process can guess it, so no text of a caller is taken for one. */
const placeholder = `cut/${crypto.randomUUID()}/`;

/**
 * Parses a body. Files in it, which are long strings of plain characters, are cut out first and put back as they are:
 * to parse them costs ten times as much, and others wait meanwhile. Throws where the bytes are not JSON; undefined
 * where the body is not bounded.
 */
export function parseBounded(
  bytes: Buffer,
  longStrings: Glance['longStrings'] = [],
  { keys }: Bounds = usualBounds,
): { value: unknown } | undefined {
  const cut = longStrings.filter(({ start, end }) => isPlain(bytes.subarray(start, end)));
  if (cut.length === 0) return bounded(JSON.parse(utf8.decode(bytes)), keys, (text) => text);
  const parts: Buffer[] = [];
  let from = 0;
  for (const [index, { start, end }] of cut.entries()) {
    parts.push(bytes.subarray(from, start), Buffer.from(`${placeholder}${index}`));
    from = end;
  }
  parts.push(bytes.subarray(from));
  return bounded(JSON.parse(utf8.decode(Buffer.concat(parts))), keys, (text) => {
    const found = text.startsWith(placeholder) && cut[Number(text.slice(placeholder.length))];
    return found ? bytes.toString('latin1', found.start, found.end) : text;
  });
}

function isPlain(bytes: Buffer): boolean {
  return isAscii(bytes) && !bytes.includes(backslash) && !hasControls(bytes);
}

/** JSON allows no line break in a string; the usual ones are looked for, and whatever is left is no base64 either. */
function hasControls(bytes: Buffer): boolean {
  return bytes.includes(0x0a) || bytes.includes(0x0d) || bytes.includes(0x09) || bytes.includes(0);
}

/**
 * The value with its cut strings put back, if it is small enough to look at: nesting, number of fields, and no names that
 * reach into prototypes.
 */
function bounded(
  value: unknown,
  keysAtMost: number,
  restored: (text: string) => string,
): { value: unknown } | undefined {
  const root = { value };
  let keys = -1;
  const waiting: { object: Record<string, unknown>; depth: number }[] = [{ object: root, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { object, depth } = next;
    if (depth > maximumDepth) return undefined;
    if (Array.isArray(object) && object.length > keysAtMost) return undefined;
    // Not `Object.entries`: it would make a pair of each of a million fields before the first is counted.
    for (const key in object) {
      if (++keys > keysAtMost || key === '__proto__' || key === 'constructor' || key === 'prototype') return undefined;
      const child = object[key];
      if (typeof child === 'string') {
        const text = restored(child);
        if (text !== child) object[key] = text;
      } else if (typeof child === 'object' && child !== null)
        waiting.push({ object: child as Record<string, unknown>, depth: depth + 1 });
    }
  }
  return root;
}
