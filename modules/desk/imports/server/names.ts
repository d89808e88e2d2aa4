import { languages } from '#platform/language.ts';
import type { ImportField } from '#platform/import-field.ts';
import { fieldNames, plainText } from '#platform/server/field-names.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import type { NamedField } from '../mapping.ts';

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
          const word = plainText(texts[`${field.name}_${choice}`]);
          return word === undefined ? [] : [[word.toLowerCase(), choice] as const];
        }),
      );
      return [field.name, words.length > 0 ? { ...field, words: new Map([...(field.words ?? []), ...words]) } : field];
    }),
  );
}
