import { type Language, languageOf } from '#platform/language.ts';

/** Where the person's choice is kept. */
export const languageKey = 'language';

/**
 * The person's own language: asked for in the address (`?lang=pt`), chosen before, or the device's; undefined where none of
 * them says one of ours. A device in English says nothing: most are sold so, and whoever invited chose a language on purpose.
 */
export function ownLanguage(): Language | undefined {
  const asked = new URLSearchParams(location.search).get('lang');
  return (
    firstOf([asked, localStorage.getItem(languageKey)]) ??
    [firstOf(navigator.languages)].find((language) => language !== 'en')
  );
}

function firstOf(tags: readonly (string | null)[]): Language | undefined {
  for (const tag of tags) {
    const language = tag ? languageOf(tag) : undefined;
    if (language) return language;
  }
  return undefined;
}

/**
 * The language to begin with. The inline lines of the root document use it too, so that the right texts are fetched
 * together with the code.
 */
export function firstLanguage(): Language {
  return ownLanguage() ?? 'en';
}
