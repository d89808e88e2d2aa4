import type { ImportField } from '../import-field.ts';
import type { Language } from '../language.ts';
import type { Text } from '../messages.ts';
import type { ImportKind } from './import-kind.ts';

/** What the fields of a kind are called in a language, and the choices of a field. */
export interface FieldNames {
  (name: string): string;
  readonly choice: (name: string, choice: string) => string;
}

/** The one text of a key, or the general one of several. */
export const plainText = (text: Text | undefined) => (typeof text === 'string' ? text : text?.other);

/** `Postal address: City`. */
export async function fieldNames(kind: Pick<ImportKind, 'fields' | 'labels'>, language: Language): Promise<FieldNames> {
  const loaded = await Promise.all(kind.labels.map(async ({ load }) => (await load[language]()).texts));
  const word = (key: string) => loaded.map((texts) => plainText(texts[key])).find((text) => text !== undefined) ?? key;
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
