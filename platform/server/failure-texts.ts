import { daysInWords } from '../days-in-words.ts';
import { languages, type Language } from '../language.ts';
import { format, type Catalogue, type Text } from '../messages.ts';

/** The texts of every failure code of every slice, in every language. */
export interface FailureTexts {
  of(language: Language, code: string, details?: Readonly<Record<string, unknown>>): string;
  readonly codes: ReadonlySet<string>;
}

/** Loads the catalogues at start. The same code in two slices is a mistake of ours. */
export async function loadFailureTexts(catalogues: readonly Catalogue[]): Promise<FailureTexts> {
  const all = Object.fromEntries(languages.map((language) => [language, new Map<string, Text>()])) as Record<
    Language,
    Map<string, Text>
  >;
  const load = (language: Language) => Promise.all(catalogues.map((catalogue) => catalogue.load[language]()));
  const loaded = await Promise.all(languages.map(async (language) => ({ language, parts: await load(language) })));
  for (const { language, parts } of loaded) {
    for (const [code, text] of parts.flatMap(({ texts }) => Object.entries(texts))) {
      if (all[language].has(code)) throw new Error(`The failure code ${code} is defined twice.`);
      all[language].set(code, text);
    }
  }
  return {
    of: (language, code, details) =>
      format(
        language,
        all[language].get(code) ?? all[language].get('invalidValue') ?? code,
        daysInWords(language, details),
      ),
    codes: new Set(all.en.keys()),
  };
}
