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
