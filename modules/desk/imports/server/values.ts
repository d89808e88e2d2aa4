import type { ImportedValues, ImportKind } from '#platform/server/import-kind.ts';
import { withPath } from '../mapping.ts';

/** Keeps the spelling of a telephone number that the record has already: `082 555 0152` is no change of `+27825550152`. */
export function withKnownPhones(
  fields: ImportKind['fields'],
  said: ImportedValues,
  present: ImportedValues,
): ImportedValues {
  let kept = said;
  for (const { name, kind } of fields) {
    if (kind !== 'phone') continue;
    const [written, known] = [valueAt(said, name), valueAt(present, name)];
    if (typeof written === 'string' && typeof known === 'string' && isSamePhone(written, known))
      kept = withPath(kept, name.split('.'), known);
  }
  return kept;
}

/** Digits of a number without its country and its zero. */
const leastDigits = 8;

function isSamePhone(written: string, known: string): boolean {
  const [here, there] = [written, known].map((phone) => phone.replaceAll(/\D/g, ''));
  const national = here!.replace(/^0/, '');
  const isNational = national !== here && national.length >= leastDigits && known.startsWith('+');
  return here === there || (isNational && there!.endsWith(national));
}

/** The value at a path: `physicalAddress.city`. */
export function valueAt(values: unknown, path: string): unknown {
  let at = values;
  for (const part of path.split('.')) at = (at as Readonly<Record<string, unknown>> | null | undefined)?.[part];
  return at;
}

/** A record with what is said over it. */
export function over(base: ImportedValues, said: ImportedValues): ImportedValues {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(said)) {
    const inner = merged[key];
    merged[key] = isObject(value) && isObject(inner) ? over(inner, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values say the same, whatever the order of their keys. */
export function same(left: unknown, right: unknown): boolean {
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime();
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, place) => same(each, right[place]));
  if (!isObject(left) || !isObject(right)) return left === right;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => same(left[key], right[key]));
}
