import { locales, type Language } from './language.ts';

/** One text: plain, or by plural category. French and Portuguese have `many` for millions. */
export type Text = string | { readonly one: string; readonly other: string; readonly many?: string };
export type Texts = Readonly<Record<string, Text>>;

/** The same keys in another language. A missing or an extra key does not compile. */
export type Translation<English extends Texts> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : { readonly one: string; readonly other: string; readonly many?: string };
};

type Placeholder<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;
type PlaceholderOf<T> = T extends string
  ? Placeholder<T>
  : 'count' | (T extends { other: infer S } ? Placeholder<S> : never);

/** What a text needs: nothing, or a value for each `{placeholder}`; a plural always needs `count`. */
export type Values<T> = [PlaceholderOf<T>] extends [never] ? [] : [Readonly<Record<PlaceholderOf<T>, string | number>>];

/** A slice's texts: English is the type, the others are fetched when they are needed. */
export interface Catalogue<English extends Texts = Texts> {
  /** Names texts that a company may replace with its own (modules/base/companies/server/templates). */
  readonly id?: string;
  readonly load: Readonly<Record<Language, () => Promise<{ texts: Translation<English> }>>>;
}

/** Every catalogue of the modules that have run so far. */
export const catalogues = new Set<{ readonly load: Readonly<Record<Language, () => Promise<{ texts: Texts }>>> }>();

export function catalogue<English extends Texts>(load: Catalogue<English>['load'], id?: string): Catalogue<English> {
  const made = id === undefined ? { load } : { id, load };
  catalogues.add(made as unknown as Catalogue);
  return made;
}

export type Translate<English extends Texts> = <Key extends keyof English & string>(
  key: Key,
  ...values: Values<English[Key]>
) => string;

const plurals = new Map<Language, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

function cached<T>(store: Map<Language, T>, language: Language, make: () => T): T {
  let found = store.get(language);
  if (found === undefined) store.set(language, (found = make()));
  return found;
}

/** Fills the placeholders of a text; numbers are written in the language's own way. */
export function format(language: Language, text: Text, values: Readonly<Record<string, unknown>> = {}): string {
  const rules = cached(plurals, language, () => new Intl.PluralRules(locales[language]));
  const category = typeof text === 'string' ? 'other' : rules.select(Number(values['count']));
  const chosen =
    typeof text === 'string' ? text : category === 'one' ? text.one : (category === 'many' && text.many) || text.other;
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (typeof value === 'number')
      return cached(numbers, language, () => new Intl.NumberFormat(locales[language])).format(value);
    return value === undefined || value === null ? whole : String(value);
  });
}

/** A translator over texts that are already loaded. */
export function translator<English extends Texts>(language: Language, texts: Translation<English>): Translate<English> {
  return (key, ...values) => format(language, texts[key] ?? key, values[0]);
}
