import { languages, type Language } from '#platform/language.ts';
import type { Text } from '#platform/messages.ts';
import type { ImportField } from '#platform/import-field.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import type { NamedField } from '../mapping.ts';

/** What the fields of a kind are called in a language, and the choices of a field. */
export interface FieldNames {
  (name: string): string;
  readonly choice: (name: string, choice: string) => string;
}

const plain = (text: Text | undefined) => (typeof text === 'string' ? text : text?.other);

/** `Postal address: City`. */
export async function fieldNames(kind: ImportKind, language: Language): Promise<FieldNames> {
  const loaded = await Promise.all(kind.labels.map(async ({ load }) => (await load[language]()).texts));
  const word = (key: string) => loaded.map((texts) => plain(texts[key])).find((text) => text !== undefined) ?? key;
  const labels = new Map(kind.fields.map((field) => [field.name, labelOf(field, word)]));
  // A problem of a whole address stands at the address; of a list, at the list.
  return Object.assign((name: string) => labels.get(name) ?? word(name.split('.').at(-1) ?? name), {
    choice(name: string, choice: string) {
      const key = `${name}_${choice}`;
      const found = word(key);
      return found === key ? choice : found;
    },
  });
}

function labelOf({ label }: ImportField, word: (key: string) => string): string {
  return label.map((key) => word(key).replace(/\s*\*$/, '')).join(': ');
}

/** Every name that a heading may have for a field: in all our languages, and what others call it. */
export async function namesInAllLanguages(kind: ImportKind): Promise<readonly NamedField[]> {
  const inEach = await Promise.all(languages.map((language) => fieldNames(kind, language)));
  return kind.fields.map(({ name, alsoCalled = [] }) => {
    const labels = inEach.map((names) => names(name));
    // Of two addresses the first one is meant by a heading that says only "City".
    return { name, names: [...labels, ...labels.map((label) => label.split(': ').at(-1) ?? label), ...alsoCalled] };
  });
}

const readable = new WeakMap<ImportKind, Promise<ReadonlyMap<string, ImportField>>>();

/** Fields of a kind by name, with the words that choices have in all our languages: `Semi-trailer` is a `semiTrailer`. */
export function fieldsOf(kind: ImportKind): Promise<ReadonlyMap<string, ImportField>> {
  let fields = readable.get(kind);
  if (!fields) readable.set(kind, (fields = withWords(kind)));
  return fields;
}

async function withWords({ fields, labels }: ImportKind): Promise<ReadonlyMap<string, ImportField>> {
  const loaded = await Promise.all(
    languages.flatMap((language) => labels.map(async ({ load }) => (await load[language]()).texts)),
  );
  return new Map(
    fields.map((field) => {
      const words = (field.choices ?? []).flatMap((choice) =>
        loaded.flatMap((texts) => {
          const word = plain(texts[`${field.name}_${choice}`]);
          return word === undefined ? [] : [[word.toLowerCase(), choice] as const];
        }),
      );
      return [field.name, words.length > 0 ? { ...field, words: new Map(words) } : field];
    }),
  );
}
