import { type AnyCatalogue, useCodeTexts } from '#platform/web/texts.ts';

/** How the fields of one kind of party are called. */
export interface FieldNames {
  /** Where the labels are looked for, in this order. */
  readonly catalogues: readonly AnyCatalogue[];
  /** Labels whose key differs from the name of the field. */
  readonly others: Readonly<Record<string, string>>;
  /** Fields that are rows: the title of one row, by its number, and the label of its `name`. */
  readonly rows: Readonly<Record<string, { readonly title: string; readonly name: string }>>;
}

/** The words for a field, by its path: `directors.0.idNumber` is `Director 1, Identity number`. */
export function useLabels({ catalogues, others, rows }: FieldNames): (path: string) => string {
  const find = useCodeTexts(catalogues);
  return (path) => {
    const [first = '', ...rest] = path.split('.');
    const word = (name: string) => {
      const key = (name === 'name' ? rows[first]?.name : others[name]) ?? name;
      return find(key) ?? name;
    };
    const row = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) + 1 : undefined;
    const own = row !== undefined && rows[first];
    const title = own ? find(own.title, { number: row }) : [word(first), row].filter(Boolean).join(' ');
    return [title, ...rest.map(word)].join(', ');
  };
}

/** The place of a field in a form, given all names in the order of the form; unknown fields come last. */
export function placesIn(order: readonly string[]): (path: string) => number {
  const place = (name: string) => {
    const at = order.indexOf(name);
    return at < 0 ? order.length : at;
  };
  return (path) => {
    const [name = '', second = '', third = ''] = path.split('.');
    const isRow = /^\d+$/.test(second);
    return place(name) * 1_000_000 + (isRow ? Number(second) * 1000 : 0) + place(isRow ? third : second);
  };
}
