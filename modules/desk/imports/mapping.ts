import type { ImportField } from '#platform/import-field.ts';

/** Place of a column, from 0, → name of the field that it fills. */
export type Mapping = Readonly<Record<string, string>>;

/** Of a field: what the file calls a choice, in small letters → the choice. */
export type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A heading without case, accents, marks and small words: `Postal-Code *` and `postalcode` are the same. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(no|nr|number|nommer|numero|num)\b\.?/g, 'number')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A field, and everything that a heading may call it. */
export interface NamedField extends Pick<ImportField, 'name'> {
  readonly names: readonly string[];
}

/**
 * Which column fills which field, as far as its heading says so; each field once, the first column wins. A heading that may
 * mean several fields (the postal code of two addresses) takes what the headings that can mean only one have left.
 */
export function guessMapping(headings: readonly string[], fields: readonly NamedField[]): Mapping {
  const byKey = new Map<string, Set<string>>();
  const starred = new Map<string, string>();
  for (const { name, names } of fields)
    for (const known of [name, name.split('.').at(-1) ?? name, ...names]) {
      if (known.startsWith('*')) starred.set(known.toLowerCase(), name);
      else if (headingKey(known) !== '')
        byKey.set(headingKey(known), (byKey.get(headingKey(known)) ?? new Set()).add(name));
    }
  // Xero calls a company `*ContactName`, and others a person of it the same without the star.
  const meant = headings.map((heading) => {
    const only = starred.get(heading.trim().toLowerCase());
    return only === undefined ? [...(byKey.get(headingKey(heading)) ?? [])] : [only];
  });
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  for (const isPlain of [true, false])
    for (const [place, candidates] of meant.entries()) {
      if ((candidates.length === 1) !== isPlain) continue;
      // Of two fields of one name (the city of two addresses) the one beside its neighbour is meant, or else the first.
      const free = candidates.filter((name) => !taken.has(name));
      const field = free.find((name) => partOf(name) !== '' && partOf(name) === partOf(mapping[place - 1])) ?? free[0];
      if (field === undefined) continue;
      mapping[place] = field;
      taken.add(field);
    }
  return mapping;
}

/** What a field is a part of: `physicalAddress.city` of the physical address. */
const partOf = (name = '') => name.split('.').slice(0, -1).join('.');

/** The mapping of a saved template over the headings of another file. */
export function mappingFrom(template: Readonly<Record<string, string>>, headings: readonly string[]): Mapping {
  const byKey = new Map(Object.entries(template).map(([heading, field]) => [headingKey(heading), field]));
  return Object.fromEntries(
    headings.flatMap((heading, place) => {
      const field = byKey.get(headingKey(heading));
      return field === undefined ? [] : [[String(place), field] as const];
    }),
  );
}

/** Fields that two columns fill: which of them is meant? */
export function filledTwice(mapping: Mapping): readonly string[] {
  const fields = Object.values(mapping);
  return [...new Set(fields.filter((field, place) => fields.indexOf(field) !== place))];
}

/** Puts a value at a path: `physicalAddress.city`. */
export function withPath(
  values: Readonly<Record<string, unknown>>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Readonly<Record<string, unknown>> {
  if (rest.length === 0) return { ...values, [first]: value };
  const inner = values[first];
  const within = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
  return { ...values, [first]: withPath(within, rest, value) };
}
