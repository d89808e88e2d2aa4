import { type Language, languageOf } from '#platform/language.ts';

/** Where the person's choice is kept. */
export const languageKey = 'language';

/** The person's own language: asked for in the address (`?lang=pt`), chosen before, or the device's; undefined for others than ours. */
export function ownLanguage(): Language | undefined {
  const asked = new URLSearchParams(location.search).get('lang');
  for (const tag of [asked, localStorage.getItem(languageKey), ...navigator.languages]) {
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
